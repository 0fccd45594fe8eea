//! Several people at one screen, passing it on.

use super::*;

/// The cards of a cover: none.
fn assert_covered(screen: &Screen) {
    let picture = screen.picture(80, 24);
    assert!(!picture.contains(['♠', '♣', '♦', '♥']) && !picture.contains("pile"), "{picture}");
}

#[test]
fn three_people_and_a_bot_play_on_one_screen() {
    for speed in [Speed::Instant, Speed::Normal] {
        let device = testing::hotseat_of(rules("rummy-500"), 5, Lang::En);
        let theme = Theme::new(Colours::True, false, false);
        let mut screen = Screen::with(device, Lang::En, theme, speed);
        screen.app.begin(None);
        let (mut covers, mut steps) = (0, 0);
        while screen.app.device.game.finished_hands().len() < 4 {
            steps += 1;
            assert!(steps < 3_000, "it never ends:\n{}", screen.picture(80, 24));
            if screen.app.is_covered() {
                covers += 1;
                assert_covered(&screen);
                screen.app.pass_time(Duration::from_secs(1));
                screen.press(&[KeyCode::Enter]);
            } else if screen.app.overlay == Some(Overlay::HandOver) {
                screen.press(&[KeyCode::Enter]);
            } else if screen.app.wait == Wait::Human {
                assert_eq!(screen.app.device.my().turn(), Turn::Mine);
                screen.app.attempt(screen.app.device.my().hint().unwrap().action);
            } else {
                screen.app.pass_time(Duration::from_secs(10));
            }
            if !screen.app.is_covered() {
                let me = screen.app.device.my().nearest();
                let others = Seat::all(4).filter(|&seat| seat != me);
                let open = |seat: Seat| screen.app.view.seats[seat.index()].hand.is_some();
                let playing = matches!(screen.app.device.my().turn(), Turn::Mine | Turn::Other(_));
                assert!(!playing || (open(me) && !others.into_iter().any(open)));
            }
        }
        assert!(covers > 20, "{covers}");
    }
}
