//! Rummy 500 at the table: what the screen shows and what its keys do.

mod fits;
mod hotseat;
mod lines;

use std::time::Duration;

use card_match::{Device, Turn, testing::rummy::*};
use cards::Card;
use crossterm::event::KeyCode;
use rummy_500::{Action, Choices, PRESETS, Rules};
use table::Seat;
use texts::{Lang, Texts};

use crate::{
    Colours, Speed,
    plain::Plain,
    testing::{self, play_until},
    tui::{App, Overlay, Theme, Tone, Wait},
};

type Screen = testing::Screen<Rules>;

fn key(c: char) -> KeyCode {
    KeyCode::Char(c)
}

/// Snapshots of one situation in both languages and both sizes.
fn snapshots(name: &str, device: &Device<Rules>, prepare: impl Fn(&mut Screen)) {
    for lang in Lang::ALL {
        let mut screen = Screen::new(device.clone(), lang);
        prepare(&mut screen);
        for (width, height) in [(80, 24), (120, 40)] {
            insta::assert_snapshot!(format!("{name}-{lang}-{width}x{height}"), screen.picture(width, height));
        }
    }
}

#[test]
fn two_players_and_a_pile_that_can_be_taken_from_deep() {
    // RM-DRAW-2, RM-DRAW-6
    let device = middle_of_a_hand();
    assert_eq!(device.my().turn(), Turn::Mine);
    snapshots("draw", &device, |screen| screen.press(&[KeyCode::Right]));
    let mut screen = Screen::new(device, Lang::En);
    let ways: Vec<String> = screen.app.spots().0.iter().map(ToString::to_string).collect();
    assert_eq!(ways, ["stock", "take 4", "take 3", "take 2", "take 1"]);
    screen.press(&[KeyCode::Right, KeyCode::Right, KeyCode::Enter]);
    assert_eq!(screen.app.view.owed.unwrap().card.to_string(), "9D");
    assert!(screen.picture(80, 24).contains("Meld or lay off 9♦ before"));
    // A card that is owed goes first, and that is said.
    screen.press(&[key('d')]);
    assert_eq!(screen.app.note.as_ref().unwrap().tone, Tone::Refused);
    assert!(screen.note().contains("nine of diamonds"), "{}", screen.note());
}

#[test]
fn four_players_in_the_middle_of_a_hand() {
    // RM-PACK-1, RM-INFO-1
    let mine = |view: &rummy_500::View| view.melds.len() >= 4 && matches!(view.choices, Choices::Turn(_));
    snapshots("four", &scripted("rummy-500", 8, mine), |_| {});
}

#[test]
fn the_meld_of_the_picked_cards_is_shown_before_it_is_laid() {
    // RM-MELD-2
    let mut screen = Screen::new(in_turn(), Lang::En);
    for card in ["9S", "9C", "X"] {
        screen.type_in(card);
        assert_eq!(screen.app.card_under_cursor().unwrap().to_string(), card);
        screen.press(&[KeyCode::Up]);
    }
    assert!(screen.picture(80, 24).contains("Press Enter to meld 9♠ 9♣ X"));
    snapshots("picked", &in_turn(), |screen| {
        for card in ["9S", "9C", "X"] {
            screen.type_in(card);
            screen.press(&[key(' ')]);
        }
    });
    screen.press(&[KeyCode::Enter]);
    assert_eq!(screen.app.view.melds.len(), 2);
    assert!(screen.app.ui.picked.is_empty());
}

#[test]
fn a_jokers_meaning_is_asked_for_where_it_is_ambiguous() {
    // RM-MELD-9
    let pick = |screen: &mut Screen| {
        for card in ["10D", "JD", "X"] {
            screen.type_in(card);
            screen.press(&[key(' ')]);
        }
        screen.press(&[KeyCode::Enter]);
    };
    snapshots("joker", &in_turn(), pick);
    let mut screen = Screen::new(in_turn(), Lang::En);
    pick(&mut screen);
    let menu = screen.app.ui.menu.as_ref().unwrap();
    assert_eq!(menu.items.len(), 2);
    screen.press(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(screen.app.view.melds[1].meld.to_string(), "10D JD X=QD");
    // Typed, it is asked for as well.
    let mut screen = Screen::new(in_turn(), Lang::En);
    screen.type_in("10D JD X");
    assert_eq!(screen.app.ui.menu.as_ref().unwrap().items.len(), 2);
    screen.press(&[KeyCode::Esc]);
    assert!(screen.app.ui.menu.is_none() && screen.app.view.melds.len() == 1);
}

#[test]
fn cards_that_make_no_meld_say_why() {
    // RM-MELD-4, RM-MELD-5
    let mut screen = Screen::new(in_turn(), Lang::En);
    for card in ["9S", "10D", "KH"] {
        screen.type_in(card);
        screen.press(&[key(' ')]);
    }
    assert!(screen.picture(80, 24).contains("don’t make a meld"));
    screen.press(&[KeyCode::Enter]);
    assert!(screen.note().contains("neither the same rank nor the same suit"), "{}", screen.note());
    screen.press(&[KeyCode::Esc]);
    assert!(screen.app.ui.picked.is_empty());
    screen.type_in("4H 6H 9S");
    assert!(screen.note().contains("neither"), "{}", screen.note());
    screen.type_in("Banana");
    assert!(
        screen.note().contains("Banana") && screen.note().contains("the cards to meld"),
        "{}",
        screen.note()
    );
}

#[test]
fn a_card_can_be_laid_off_or_discarded() {
    // RM-LAY-1, RM-LAY-3, RM-DISC-1
    let mut screen = Screen::new(in_turn(), Lang::En);
    screen.type_in("X");
    screen.press(&[key('l')]);
    let items: Vec<String> =
        screen.app.ui.menu.as_ref().unwrap().items.iter().map(ToString::to_string).collect();
    assert_eq!(items, ["lay X=4S 1", "lay X=8S 1"]);
    screen.press(&[KeyCode::Esc, KeyCode::Enter]);
    assert_eq!(screen.app.ui.menu.as_ref().unwrap().items.len(), 3, "and it can be discarded");
    screen.picture(80, 24);
    screen.press(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(screen.app.view.melds[0].meld.to_string(), "5S 6S 7S X=8S");
    assert!(screen.picture(80, 24).contains("Mae+You"), "who laid it stands beside");
    screen.press(&[key('v')]);
    assert!(screen.picture(80, 24).contains("Mae: 5♠ 6♠ 7♠  You: X=8♠"));
    screen.press(&[KeyCode::Esc]);
    screen.type_in("KH");
    screen.press(&[key('l')]);
    assert!(screen.note().contains("fits no meld"));
    screen.press(&[key('d')]);
    assert_eq!(screen.app.view.pile.last().unwrap().to_string(), "KH");
    assert_eq!(screen.app.device().my().turn(), Turn::Other(Seat(1)));
}

#[test]
fn a_card_taken_alone_is_marked_and_may_not_be_discarded() {
    // RM-DISC-2
    let mut device = middle_of_a_hand();
    device.act(Action::Take(1)).unwrap();
    let mut screen = Screen::new(device, Lang::En);
    let picture = screen.picture(80, 24);
    assert!(picture.contains('×') && picture.contains("you can’t discard J♣"), "{picture}");
    screen.type_in("JC");
    screen.press(&[key('d')]);
    assert_eq!(screen.app.note.as_ref().unwrap().tone, Tone::Refused);
}

#[test]
fn the_hand_lies_by_suit_or_by_rank() {
    // RM-DEAL-5
    let mut screen = Screen::new(in_turn(), Lang::En);
    screen.type_in("9C");
    let before = screen.app.sorted_hand();
    screen.press(&[key('o')]);
    assert_ne!(screen.app.sorted_hand(), before);
    assert_eq!(screen.app.card_under_cursor().unwrap().to_string(), "9C", "the cursor stays on its card");
}

#[test]
fn a_claim_can_be_made_while_the_next_player_thinks() {
    // RM-CALL-1, RM-CALL-2, RM-EX-14
    let device = claim_window(1);
    assert_eq!(device.my().claimable(), Some(Seat(0)));
    snapshots("claim", &device, |_| {});
    let mut screen = Screen::new(device.clone(), Lang::En);
    assert_eq!(screen.app.wait, Wait::Claim);
    screen.app.pass_time(Duration::from_millis(4_900));
    assert_eq!(screen.app.wait, Wait::Claim, "there is time");
    screen.press(&[key('!')]);
    assert_eq!(
        screen.app.view.called.or(screen.app.view.owed.map(|owed| owed.card)).unwrap().to_string(),
        "9D"
    );
    assert_eq!(screen.app.device().my().turn(), Turn::Mine);
    assert!(screen.app.log.last().unwrap().contains("Rummy!"), "{:?}", screen.app.log);
    // Nobody calls: the next player goes on when the pause is over, or at a key.
    let mut screen = Screen::new(device.clone(), Lang::En);
    screen.app.pass_time(Duration::from_secs(6));
    assert_ne!(screen.app.view.history.len(), device.my().view().history.len());
    let mut screen = Screen::new(device.clone(), Lang::En);
    screen.press(&[KeyCode::Enter]);
    assert_ne!(screen.app.view.history.len(), device.my().view().history.len());
    // An input that is being typed holds the table up.
    let mut screen = Screen::new(device, Lang::En);
    screen.press(&[KeyCode::Char(':')]);
    screen.app.pass_time(Duration::from_secs(60));
    for c in "rummy 1".chars() {
        screen.press(&[key(c)]);
    }
    screen.press(&[KeyCode::Enter]);
    assert_eq!(screen.app.device().my().turn(), Turn::Mine);
}

#[test]
fn what_was_let_go_is_not_waited_for_again() {
    // RM-CALL-3
    let mut screen = Screen::new(claim_window(1), Lang::En);
    screen.press(&[KeyCode::Enter]);
    let mut windows = 0;
    for _ in 0..40 {
        if screen.app.wait == Wait::Claim && screen.app.device().my().claimable().is_some() {
            let before = screen.app.view.history.len();
            let known = <Rules as crate::games::ScreenGame>::was_declined(&screen.app);
            screen.app.pass_time(Duration::from_secs(1));
            assert_eq!(screen.app.view.history.len() > before, known, "only for something new there is time");
            windows += 1;
        }
        if screen.app.wait == Wait::Human {
            break;
        }
        screen.press(&[KeyCode::Enter]);
    }
    // The same moment, seen anew, is waited for.
    let mut screen = Screen::new(claim_window(1), Lang::En);
    assert!(!<Rules as crate::games::ScreenGame>::was_declined(&screen.app));
    <Rules as crate::games::ScreenGame>::decline(&mut screen.app);
    assert!(<Rules as crate::games::ScreenGame>::was_declined(&screen.app));
    screen.app.pass_time(Duration::from_secs(1));
    assert_ne!(screen.app.wait, Wait::Claim, "after {windows} windows");
}

#[test]
fn who_is_too_slow_is_told_so() {
    // RM-CALL-4
    let mut device = claim_window(0);
    device.game.make_claim(Seat(1), Action::Rummy(1));
    let mut screen = Screen::new(device, Lang::En);
    assert_eq!(screen.app.wait, Wait::Claim);
    assert!(screen.picture(80, 24).contains("“!” for Rummy!"));
    screen.press(&[KeyCode::Enter]);
    assert!(screen.note().contains("was quicker"), "{}", screen.note());
    assert_eq!(screen.app.view.seats[0].cards, 7);
}

#[test]
fn the_cursor_goes_to_what_has_come() {
    let mut screen = Screen::new(middle_of_a_hand(), Lang::En);
    screen.press(&[key('d')]);
    assert_eq!(screen.app.card_under_cursor().map(Card::face), screen.app.ui.fresh.first().map(Card::face));
    let mut screen = Screen::new(middle_of_a_hand(), Lang::En);
    screen.type_in("Take 3");
    assert_eq!(screen.app.card_under_cursor().unwrap().to_string(), "9D", "it is owed");
}

#[test]
fn the_pause_for_a_claim_can_be_chosen() {
    let device = claim_window(1);
    let mut screen = Screen::new(device.clone(), Lang::En);
    screen.app.pace.claim = Some(Duration::from_secs(20));
    screen.app.pass_time(Duration::from_secs(19));
    assert_eq!(screen.app.view.history.len(), device.my().view().history.len());
    screen.app.pass_time(Duration::from_secs(1));
    assert_ne!(screen.app.view.history.len(), device.my().view().history.len());
    let slow = Theme::new(Colours::True, false, false);
    let screen = Screen::with(device, Lang::En, slow, Speed::Slow);
    assert_eq!(screen.app.patience(), None, "until a key lets it go");
}

#[test]
fn a_hand_is_over() {
    // RM-END-1, RM-SCORE-1
    let device = scripted("rummy-500", 5, |_| false);
    assert_eq!(device.game.finished_hands().len(), 1);
    snapshots("hand-over", &device, |screen| assert_eq!(screen.app.overlay, Some(Overlay::HandOver)));
    snapshots("score", &device, |screen| screen.press(&[key('s')]));
}

#[test]
fn a_game_is_over() {
    // RM-WIN-5
    let mut device = new_device("rummy-500+players=2+target=100", 5);
    play_until(&mut device, |device| device.my().turn() == Turn::Over);
    let screen = Screen::new(device.clone(), Lang::En);
    assert_eq!(screen.app.overlay, Some(Overlay::GameOver));
    assert!(screen.picture(80, 24).contains("Games won"));
    // RM-DEAL-1
    let last = device.my().view().dealer;
    assert!(device.next_game().is_none(), "nobody draws");
    device.deal(None).unwrap();
    assert_eq!(device.my().view().dealer, last.after(1, 2));
    assert_eq!(device.game.standing().scores, [0, 0]);
}

#[test]
fn the_pages_of_help() {
    for lang in Lang::ALL {
        let mut screen = Screen::new(in_turn(), lang);
        screen.press(&[key('?')]);
        insta::assert_snapshot!(format!("help-{lang}-80x24"), screen.picture(80, 24));
        screen.press(&[KeyCode::PageDown, KeyCode::PageDown]);
        screen.picture(80, 24);
        screen.press(&[KeyCode::Esc, key('r')]);
        assert!(screen.picture(80, 24).contains("500"));
    }
}

#[test]
fn letters_alone_suffice() {
    let theme = Theme::new(Colours::None, false, true);
    for device in [middle_of_a_hand(), in_turn(), claim_window(1)] {
        let mut screen = Screen::with(device, Lang::En, theme, Speed::Normal);
        let picture = screen.picture(80, 24);
        assert!(picture.is_ascii(), "{picture}");
        for sheet in ['s', 'v', 'm'] {
            screen.press(&[key(sheet)]);
            let picture = screen.picture(80, 24);
            assert!(picture.is_ascii(), "{picture}");
            screen.press(&[KeyCode::Esc]);
        }
    }
}

#[test]
fn who_floats_is_told_so() {
    // RM-FLOAT-1, RM-FLOAT-2
    let hands = ["9S 9C 9H 10S JS QS KS", "2C 2D 4C 5D 7H 8H QD"];
    let actions = ["0 take 1", "0 meld 9S 9C 9H"];
    let mut device = dealt("rummy-500-floating+players=3", 2, &hands, "AS", "3H 6C", &actions);
    device.act("meld 10S JS QS KS AS".parse().unwrap()).unwrap();
    let mut screen = Screen::new(device, Lang::En);
    let picture = screen.picture(80, 24);
    assert!(picture.contains("you float") && picture.contains("floats"), "{picture}");
    assert!(screen.app.log.last().unwrap().contains("float"), "{:?}", screen.app.log);
    screen.press(&[KeyCode::Enter]);
}

#[test]
fn known_cards_are_shown_on_demand() {
    // RM-INFO-3, RM-INFO-4
    let mut device = middle_of_a_hand();
    device.act(Action::Take(1)).unwrap();
    device.act("discard KH".parse().unwrap()).unwrap();
    let mut screen = Screen::new(device.clone(), Lang::En);
    screen.press(&[key('v')]);
    assert!(screen.picture(80, 24).contains("Nobody else’s cards are known."));
    play_until(&mut device, |device| {
        !device.my().view().seats[1].known.is_empty() || device.game.finished_hands().len() == 3
    });
    let known = device.my().view().seats[1].known;
    let mut screen = Screen::new(device.clone(), Lang::En);
    screen.press(&[key('v')]);
    if let Some(card) = known.first() {
        let picture = screen.picture(80, 24);
        assert!(
            picture.contains("Mae took and still has") && picture.contains(&screen.app.narrator.card(card))
        );
        assert!(lines::said(device, Lang::En, "known\n").contains("Mae took and still has"));
    }
}

#[test]
fn every_key_of_the_list_works() {
    // A key that means nothing in one of these situations does in another; a note that says why not is an answer, too.
    let state = |screen: &Screen| {
        let cursors = format!("{:?} {:?}", screen.app.ui, screen.app.note);
        (screen.picture(80, 24), cursors, screen.app.is_leaving())
    };
    let starts: [&[KeyCode]; 4] = [&[], &[KeyCode::Right], &[KeyCode::Up], &[key('h')]];
    let codes = App::<Rules>::keymap().flat_map(|key| key.codes().iter().copied());
    let mut count = 0;
    for code in codes {
        let works = [middle_of_a_hand(), in_turn()].into_iter().any(|device| {
            starts.iter().any(|start| {
                let mut screen = Screen::new(device.clone(), Lang::En);
                screen.press(start);
                let before = state(&screen);
                screen.press(&[code]);
                assert_eq!(screen.app.typed, None, "{code:?} begins a line");
                state(&screen) != before && !screen.note().contains("does nothing")
            })
        });
        assert!(works, "{code:?} does nothing");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

#[test]
fn a_sheet_makes_way_for_what_a_key_does() {
    for letter in ['d', 'm', 'l', 'o', 'h'] {
        let (mut plain, mut covered) = (Screen::new(in_turn(), Lang::En), Screen::new(in_turn(), Lang::En));
        plain.press(&[key(letter)]);
        covered.press(&[key('?'), key(letter)]);
        assert_eq!(covered.app.overlay, None, "{letter}");
        assert_eq!(covered.picture(80, 24), plain.picture(80, 24), "{letter}");
    }
}
