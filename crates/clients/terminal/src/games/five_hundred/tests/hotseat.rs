//! Several people at one screen, passing it on.

use card_match::Match;
use table::{Person, Viewer};

use super::*;

/// The signs of all suits.
const SIGNS: [char; 4] = ['♠', '♣', '♦', '♥'];

/// The person to whom the device is to be passed, if it is.
fn covered(screen: &Screen) -> Option<usize> {
    match screen.app.overlay {
        Some(Overlay::Cover(person)) => Some(person.0 as usize),
        _ => None,
    }
}

/// The person says that they are there.
fn here(screen: &mut Screen) {
    screen.app.pass_time(Duration::from_secs(1));
    screen.press(&[KeyCode::Enter]);
}

/// Looks at a cover: nothing of the table is seen, in no size, and no key but Enter takes it away.
fn assert_covered(screen: &mut Screen) {
    let person = covered(screen).expect("no cover");
    let name = screen.app.device().game.members()[person].name.clone();
    for (width, height) in [(80, 24), (120, 40)] {
        let picture = screen.picture(width, height);
        assert!(picture.contains(&name), "{picture}");
        assert!(!picture.contains(SIGNS) && !picture.contains('X'), "a card is seen:\n{picture}");
    }
    let (before, calls) = (screen.picture(80, 24), screen.app.device().game.record());
    for code in ['s', 'l', 'r', '?', 'v', 'h', 'f', 'c', 'k', 'p', ' ', ':', '7']
        .map(key)
        .into_iter()
        .chain([KeyCode::Esc, KeyCode::Up, KeyCode::Right, KeyCode::PageDown])
    {
        screen.press(&[code]);
        assert_eq!(screen.picture(80, 24), before, "{code:?}");
    }
    screen.app.pass_time(Duration::from_secs(60));
    assert_eq!(screen.app.device().game.record(), calls, "nobody acts meanwhile");
}

/// The hand of a person, as they see it themselves.
fn hand(game: &Match<Rules>, person: usize) -> Vec<Card> {
    let player_view = game.at(Person(person as u32));
    let hand = player_view.view().seats[player_view.nearest().index()].hand;
    hand.unwrap_or_default().into_iter().collect()
}

/// Whether a card is nothing else that may stand on the screen: bids are written as cards from six to ten are.
fn tells(card: &Card) -> bool {
    card.rank().is_some_and(|rank| rank.is_court() || ["A", "5", "4"].contains(&rank.name()))
}

/// Looks at the table in somebody's turn: they see their own cards and nobody else's.
fn assert_own_cards_only(screen: &Screen) {
    let game = &screen.app.device().game;
    let me = screen.app.device().person().0 as usize;
    assert_eq!(screen.app.device().pass_to(), None, "it would be covered");
    assert_eq!(screen.app.view.viewer, Viewer::Seat(Seat(me as u8)));
    let shown = Seat::all(4).filter(|seat| {
        // The last cards have been played before everybody.
        screen.app.view.seats[seat.index()].hand.is_some_and(|hand| !hand.is_empty())
    });
    assert!(shown.into_iter().all(|seat| seat.index() == me));
    if screen.app.wait == Wait::Look {
        return;
    }
    let picture = screen.picture(120, 40);
    for person in 0..4 {
        for card in hand(game, person).iter().filter(|card| tells(card)) {
            let text = screen.app.narrator.card(*card);
            assert_eq!(picture.contains(&text), person == me, "{text} of {person} before {me}:\n{picture}");
        }
    }
    assert!(!picture.contains("Player 1") || me != 0, "the viewer is “You”:\n{picture}");
}

#[test]
fn three_people_and_a_bot_play_a_hand_on_one_screen() {
    let mut screen = Screen::new(testing::hotseat("australian-4", 5, Lang::En), Lang::En);
    screen.app.begin(None);
    let mut turns = [0; 4];
    let mut covers = 0;
    while screen.app.overlay != Some(Overlay::HandOver) {
        if let Some(person) = covered(&screen) {
            covers += 1;
            // The key that was pressed before is held down.
            screen.press(&[KeyCode::Enter, KeyCode::Enter]);
            assert_covered(&mut screen);
            here(&mut screen);
            assert_eq!((covered(&screen), screen.app.device().person().0 as usize), (None, person));
            assert_own_cards_only(&screen);
        } else if screen.app.wait == Wait::Human {
            assert_eq!(screen.app.device().my().turn(), Turn::Mine);
            assert_own_cards_only(&screen);
            turns[screen.app.device().person().0 as usize] += 1;
            screen.app.attempt(screen.app.device().my().hint().unwrap().action);
        } else {
            assert_own_cards_only(&screen);
            screen.app.pass_time(Duration::from_secs(10));
        }
        assert!(covers < 200);
    }
    assert!(turns[0] > 10 && turns[1] > 10 && turns[2] == 0 && turns[3] > 10, "{turns:?}");
    assert!(covers >= 30, "{covers}");
    // What the hand came to is for everybody; the next cards are not.
    screen.picture(80, 24);
    screen.press(&[KeyCode::Enter]);
    assert_covered(&mut screen);
}

#[test]
fn the_cover_says_to_whom_the_device_goes() {
    for lang in Lang::ALL {
        let mut screen = Screen::new(testing::hotseat("australian-4", 5, lang), lang);
        screen.app.begin(None);
        while covered(&screen) != Some(3) {
            match covered(&screen) {
                Some(_) => here(&mut screen),
                None if screen.app.wait == Wait::Human => screen.app.attempt(five_hundred::Action::Pass),
                None => screen.app.pass_time(Duration::from_secs(10)),
            }
        }
        insta::assert_snapshot!(format!("cover-{lang}-80x24"), screen.picture(80, 24));
    }
}

#[test]
fn taking_back_gives_the_device_back_to_those_who_decided_last() {
    let mut screen = Screen::new(testing::hotseat("australian-4", 5, Lang::En), Lang::En);
    screen.app.begin(None);
    // The first two decisions are those of people who follow each other.
    let decided = |screen: &Screen| screen.app.view.calls.len();
    let mut people = Vec::new();
    while people.len() < 2 {
        if covered(&screen).is_some() {
            here(&mut screen);
        } else if screen.app.wait == Wait::Human {
            people.push(screen.app.device().person().0 as usize);
            screen.app.attempt(five_hundred::Action::Pass);
        } else {
            people.clear();
            screen.app.pass_time(Duration::from_secs(10));
        }
    }
    let [first, second] = people[..] else { unreachable!() };
    while covered(&screen).is_none() {
        screen.app.pass_time(Duration::from_secs(10));
    }
    // Over the cover: the key may be pressed by somebody else.
    screen.press(&[key('u')]);
    assert_covered(&mut screen);
    assert_eq!(covered(&screen), Some(second));
    here(&mut screen);
    assert_eq!((screen.app.device().person().0 as usize, screen.app.wait), (second, Wait::Human));
    assert_own_cards_only(&screen);
    let calls = decided(&screen);
    // In their own turn: the decision before was another's.
    screen.press(&[key('u')]);
    assert_covered(&mut screen);
    assert_eq!(covered(&screen), Some(first));
    here(&mut screen);
    assert_eq!((screen.app.device().person().0 as usize, screen.app.wait), (first, Wait::Human));
    assert_eq!(decided(&screen), calls - 1);
    assert_own_cards_only(&screen);
}

#[test]
fn a_game_that_is_gone_on_with_begins_under_the_cover() {
    let mut device = testing::hotseat("australian-4", 5, Lang::En);
    device.deal(None).unwrap();
    let again = Match::read(&device.game.to_text()).unwrap();
    let mut screen = Screen::new(Device::new(again), Lang::En);
    screen.app.begin(None);
    assert_covered(&mut screen);
}
