//! A game shared by more people than have seats, for a player who sits out.

use super::*;

#[test]
fn a_game_that_is_only_watched_can_be_skipped() {
    // FH-END-8
    let (device, draw) = testing::watching();
    let mut screen = Screen::new(device, Lang::En);
    screen.app.begin(Some(draw));
    screen.press(&[KeyCode::Enter, key('f')]);
    // A step for each action: the screen can be drawn and a key can stop it in between.
    screen.app.pass_time(Duration::ZERO);
    assert_eq!(screen.app.view.calls.len(), 1);
    screen.press(&[KeyCode::Enter]);
    screen.app.pass_time(Duration::ZERO);
    assert_eq!(screen.app.view.calls.len(), 1);
    screen.press(&[key('f')]);
    let mut steps = 0;
    while screen.app.overlay.is_none() && steps < 10_000 {
        screen.app.pass_time(Duration::ZERO);
        steps += 1;
    }
    assert_eq!(screen.app.overlay, Some(Overlay::GameOver));
    assert!(screen.picture(80, 24).contains("Games won"));
    screen.press(&[key('s')]);
    screen.picture(80, 24);
    screen.press(&[KeyCode::Esc, KeyCode::Enter]);
    let Some(Overlay::Draw(draw)) = &screen.app.overlay else { panic!("{:?}", screen.app.overlay) };
    assert_eq!((draw.rounds[0].len(), draw.out.contains(&0)), (3, false));
    screen.picture(80, 24);
    screen.press(&[KeyCode::Enter]);
    assert!(
        screen.app.view.seats[screen.app.device().my().nearest().index()].hand.is_some(),
        "it is his turn to play"
    );
}
