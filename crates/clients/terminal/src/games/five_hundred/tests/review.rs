//! What can be done besides playing: looking again, asking why, claiming the rest.

use card_match::{Level, Match, Who, testing::dealt};

use super::*;

/// The end of a hand in which everybody played the first legal card.
fn over(lang: Lang) -> Screen {
    Screen::new(Script::new("australian-4", 0, "7H").deal().out().device(0), lang)
}

/// Lets the judging come to its end.
fn judge(screen: &mut Screen) {
    let mut steps = 0;
    while screen.app.patience() == Some(Duration::ZERO) {
        screen.app.pass_time(Duration::ZERO);
        steps += 1;
        assert!(steps < 1_000, "it never ends");
    }
}

#[test]
fn a_hand_is_looked_at_again() {
    for lang in Lang::ALL {
        let mut screen = over(lang);
        screen.press(&[key('v')]);
        assert_eq!(screen.app.overlay, Some(Overlay::Review));
        insta::assert_snapshot!(format!("review-begins-{lang}"), screen.picture(80, 24));
        let steps = screen.app.looking.as_ref().unwrap().replay.steps.len();
        assert_eq!(screen.app.patience(), Some(Duration::ZERO), "it is judged meanwhile");
        for _ in 0..=steps {
            screen.picture(80, 24);
            screen.press(&[KeyCode::Right]);
        }
        assert_eq!(screen.app.looking.as_ref().unwrap().step, steps);
        screen.press(&[KeyCode::Home, KeyCode::Down, KeyCode::Down]);
        assert_eq!(screen.app.looking.as_ref().unwrap().step, 5, "auction, discard, first trick");
        screen.press(&[KeyCode::Up]);
        assert_eq!(screen.app.looking.as_ref().unwrap().step, 4);
        screen.press(&[KeyCode::Esc]);
        assert_eq!(screen.app.overlay, Some(Overlay::HandOver), "what waited comes back");
    }
}

#[test]
fn a_hand_is_tried_again_from_the_step_that_is_shown() {
    let mut screen = over(Lang::En);
    screen.press(&[key('v'), KeyCode::Right, KeyCode::Right, key('t')]);
    assert_eq!(screen.app.overlay, None);
    assert_eq!(screen.app.view.calls.len(), 2);
    let picture = screen.picture(100, 30);
    assert!(picture.contains("You try this hand again from here"), "{picture}");
    // Of the end there is nothing to be tried again.
    let mut screen = over(Lang::En);
    screen.press(&[key('v'), KeyCode::End, key('t')]);
    assert_eq!(screen.app.overlay, Some(Overlay::Review));
}

#[test]
fn what_was_given_away_is_found_while_one_looks() {
    let mut screen = over(Lang::En);
    screen.press(&[key('v')]);
    judge(&mut screen);
    let picture = screen.picture(80, 24);
    assert!(picture.contains("Your play has been reviewed"), "{picture}");
    screen.press(&[key('n')]);
    let (first, picture) = (screen.app.looking.as_ref().unwrap().step, screen.picture(80, 24));
    assert!(picture.contains("Better: "), "{picture}");
    screen.press(&[key('n')]);
    assert_ne!(screen.app.looking.as_ref().unwrap().step, first);
    let by_me = |screen: &Screen| {
        let looking = screen.app.looking.as_ref().unwrap();
        looking
            .findings
            .iter()
            .filter(|one| one.judged.advice.is_some())
            .all(|one| one.judged.seat == Seat(0))
    };
    assert!(by_me(&screen));
    screen.press(&[key('a')]);
    for _ in 0..4 {
        screen.app.pass_time(Duration::ZERO);
    }
    assert!(!by_me(&screen));
}

#[test]
fn before_the_first_hand_is_over_there_is_nothing_to_look_at() {
    // FH-VIEW-1
    let mut screen = Screen::new(Script::new("australian-4", 0, "7H").deal().device(0), Lang::En);
    screen.type_in(":review");
    assert_eq!(screen.app.overlay, None);
    assert!(screen.note().contains("No hand"), "{}", screen.note());
}

#[test]
fn a_hint_can_be_asked_why() {
    let rules = Rules::preset("australian-4").unwrap();
    let mut setup = testing::setup(4, 9);
    for member in &mut setup.people[1..] {
        member.who = Who::Bot(Level::Strong);
    }
    let mut device = Device::new(Match::new(rules, &setup).unwrap().0);
    testing::play_until(&mut device, |device| {
        device.my().turn() == Turn::Mine
            && device.my().view().tricks_played == 3
            && device.my().view().choices.len() > 2
    });
    let mut screen = Screen::new(device, Lang::En);
    screen.press(&[key('h')]);
    assert!(screen.picture(80, 24).contains("h more"));
    screen.press(&[key('h')]);
    assert_eq!(screen.app.overlay, Some(Overlay::Weighed));
    let picture = screen.picture(80, 24);
    assert!(picture.contains(" tricks for ") && picture.contains('%'), "{picture}");
    screen.press(&[KeyCode::Esc]);
    screen.type_in(":why");
    assert_eq!(screen.app.overlay, Some(Overlay::Weighed));
}

#[test]
fn the_rest_is_claimed_and_taken_back() {
    let hands = [
        "X JH JD AH KH QH 10H 9H AS KS",
        "4H 5H 6S 7S 8S 9S 10S 5C 8C QC",
        "7H 6H KC AC 5D 6D 7D 9D 10D JS",
        "8H QD KD AD JC QS 9C 10C 7C 8D",
    ];
    let actions = ["0 8H", "1 pass", "2 pass", "3 pass"];
    let device = dealt("australian-4", 3, &hands, "5S 6C 4D", &actions);
    let mut screen = Screen::new(device, Lang::En);
    screen.type_in(":claim");
    assert!(screen.note().contains("during play"), "{}", screen.note());
    screen.type_in("discard 5S 6C 4D");
    assert!(screen.picture(80, 24).contains("c claim the rest"));
    screen.press(&[key('c')]);
    assert_eq!(screen.app.device().my().turn(), Turn::Deal);
    assert!(screen.note().contains("the hand is settled"), "{}", screen.note());
    screen.press(&[KeyCode::Enter, key('u')]);
    assert_eq!((screen.app.device().my().turn(), screen.app.view.tricks_played), (Turn::Mine, 0));
    // A card that may be lost is no claim.
    let device = Script::new("australian-4", 0, "7H").deal();
    let device = device.until(|view| view.tricks_played == 1 && view.to_act.contains(Seat(0))).device(0);
    let mut screen = Screen::new(device, Lang::En);
    let before = screen.app.device().game.record();
    screen.press(&[key('c')]);
    assert_eq!(
        (screen.note(), screen.app.device().game.record()),
        ("You can’t be sure of that yet – play on.", before)
    );
}
