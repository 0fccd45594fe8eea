//! Several people at one screen, passing it on.

use table::Person;

use super::{lines::said, *};

/// Nothing of the table is seen.
fn assert_covered(screen: &Screen) {
    let picture = screen.picture(80, 24);
    assert!(!picture.contains(['♠', '♣', '♦', '♥']) && !picture.contains("pile"), "{picture}");
}

/// The person says that they are there.
fn here(screen: &mut Screen) {
    screen.app.pass_time(Duration::from_secs(1));
    screen.press(&[KeyCode::Enter]);
}

#[test]
fn three_people_and_a_bot_play_on_one_screen() {
    for speed in [Speed::Instant, Speed::Normal] {
        let device = testing::hotseat_of(rules("rummy-500"), 5, Lang::En);
        let theme = Theme::new(Colours::True, false, false);
        let mut screen = Screen::with(device, Lang::En, theme, speed);
        screen.app.begin(None);
        let (mut covers, mut steps) = (0, 0);
        while screen.app.device().game.finished_hands().len() < 4 {
            steps += 1;
            assert!(steps < 3_000, "it never ends:\n{}", screen.picture(80, 24));
            if screen.app.is_covered() {
                covers += 1;
                assert_covered(&screen);
                here(&mut screen);
            } else if screen.app.overlay == Some(Overlay::HandOver) {
                screen.press(&[KeyCode::Enter]);
            } else if screen.app.wait == Wait::Human {
                assert_eq!(screen.app.device().my().turn(), Turn::Mine);
                screen.app.attempt(screen.app.device().my().hint().unwrap().action);
            } else {
                screen.app.pass_time(Duration::from_secs(10));
            }
            if !screen.app.is_covered() {
                let person = screen.app.device().person();
                let me = screen.app.device().game.seat_of(person).unwrap();
                let others = Seat::all(4).filter(|&seat| seat != me);
                let open = |seat: Seat| screen.app.view.seats[seat.index()].hand.is_some();
                let playing = matches!(screen.app.device().my().turn(), Turn::Mine | Turn::Other(_));
                assert!(!playing || (open(me) && !others.into_iter().any(open)));
            }
        }
        assert!(covers > 20, "{covers}");
    }
}

#[test]
fn those_who_have_the_screen_may_claim_before_they_pass_it_on() {
    // RM-CALL-2
    let window = || {
        let mut screen = Screen::new(shared_claim_window(1), Lang::En);
        here(&mut screen);
        assert_eq!((screen.app.wait, screen.app.device().my().me()), (Wait::Claim, Some(Seat(1))));
        screen
    };
    let called = |screen: &mut Screen| {
        screen.press(&[key('!')]);
        assert_eq!((screen.app.wait, screen.app.device().my().turn()), (Wait::Human, Turn::Mine));
        assert!(screen.app.log.last().unwrap().contains("Rummy!"), "{:?}", screen.app.log);
    };
    called(&mut window());
    // Bo lets it go by a key, or does nothing while there is time: then the screen goes on to Ann.
    for waits in [false, true] {
        let mut screen = window();
        if waits {
            screen.app.pass_time(Duration::from_secs(6));
        } else {
            screen.press(&[KeyCode::Enter]);
        }
        assert_eq!(screen.app.overlay, Some(Overlay::Cover(Person(0))));
        assert_covered(&screen);
        here(&mut screen);
        assert_eq!(screen.app.device().my().me(), Some(Seat(0)));
        called(&mut screen);
    }
}

#[test]
fn line_by_line_a_claim_is_asked_for_before_the_screen_is_passed_on() {
    // RM-CALL-2
    let asked = "You can call Rummy!: rummy 1 (nine of diamonds).";
    let told = said(shared_claim_window(1), Lang::En, "\nrummy 1\nquit\n");
    assert!(
        told.contains("You call Rummy! for the nine of diamonds") && !told.contains("Pass the screen to Ann"),
        "{told}"
    );
    let told = said(shared_claim_window(1), Lang::En, "\n\nquit\n");
    let (bo, ann) = told.split_once("Pass the screen to Ann").unwrap();
    assert!(bo.contains(asked) && !ann.contains("Rummy"), "{told}");
    // Ann, too, is asked.
    let told = said(shared_claim_window(1), Lang::En, "\n\n\nrummy 1\nquit\n");
    let (_, ann) = told.split_once("Pass the screen to Ann").unwrap();
    assert!(ann.contains("You call Rummy! for the nine of diamonds"), "{told}");
}

#[test]
fn what_was_told_with_the_screen_is_not_told_again() {
    let device = testing::hotseat_of(rules("rummy-500"), 5, Lang::En);
    let told = said(device.clone(), Lang::En, "\nstock\nquit\n");
    assert_eq!((told.matches("Hand 1.").count(), told.matches("You draw the").count()), (1, 1), "{told}");
    let mut screen = Screen::new(device, Lang::En);
    screen.app.begin(None);
    here(&mut screen);
    let before = screen.app.log.clone();
    screen.press(&[key('d')]);
    assert!(screen.app.log.len() > before.len() && !screen.app.log[before.len()..].contains(&before[0]));
}
