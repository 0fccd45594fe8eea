//! Every key of the list does what the list says, and no key answers a question that it was not pressed for.

use std::time::Duration;

use card_match::Turn;
use crossterm::event::KeyCode;
use five_hundred::{Choices, Phase, Rules};
use texts::Lang;

use super::{Screen, key, some_hands};
use crate::{
    testing::{self, Script, play_until},
    tui::{App, Key, Overlay, Wait},
};

/// A table at which a key means something.
fn table_for(code: KeyCode) -> Screen {
    let bidding = || Script::new("australian-4", 1, "7H").deal().device(0);
    let device = match code {
        KeyCode::Char(' ') => {
            Script::new("quebec-4", 0, "8S").deal().until(|view| view.phase == Some(Phase::Discard)).device(0)
        }
        KeyCode::Char('k') => Script::new("australian-4-blind", 1, "7H").deal().device(0),
        KeyCode::Char('c' | 'l') => {
            Script::new("australian-4", 1, "7H").deal().until(|view| view.tricks_played == 2).device(0)
        }
        KeyCode::Char('v') => {
            let mut device = some_hands();
            device.deal(None).unwrap();
            device
        }
        KeyCode::Char('f') => {
            let (mut device, _) = testing::watching();
            device.deal(None).unwrap();
            device
        }
        KeyCode::Char('u') => {
            let mut device = bidding();
            device.act(five_hundred::Action::Pass).unwrap();
            device
        }
        _ => bidding(),
    };
    let mut screen = Screen::new(device, Lang::En);
    if code == KeyCode::Char('k') && screen.app.may_look() {
        screen.press(&[key('l')]);
    }
    if code == KeyCode::Esc {
        screen.press(&[key('h')]);
    }
    screen
}

/// All that a key can change, for the eye and beyond.
fn state(screen: &Screen) -> (String, String, bool, bool, usize) {
    let actions = screen.app.device().game.record().hands.iter().map(|hand| hand.actions.len()).sum();
    let cursors = format!("{:?}", screen.app.ui);
    (screen.picture(80, 24), cursors, screen.app.is_leaving(), screen.app.skipping, actions)
}

#[test]
fn every_key_of_the_list_works() {
    let mut count = 0;
    for &code in App::<Rules>::keymap().flat_map(Key::codes) {
        let starts: [&[KeyCode]; 3] = [&[], &[KeyCode::Up, KeyCode::Right], &[KeyCode::Right]];
        let works = starts.iter().any(|start| {
            let mut screen = table_for(code);
            screen.press(if matches!(code, KeyCode::Char(_)) { &[] } else { start });
            let before = state(&screen);
            screen.press(&[code]);
            assert!(!screen.note().contains("does nothing"), "{code:?}");
            assert_eq!(screen.app.typed, None, "{code:?} begins a line");
            state(&screen) != before
        });
        assert!(works, "{code:?} does nothing");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

#[test]
fn a_sheet_makes_way_for_what_a_key_does() {
    let letters = App::<Rules>::keymap().flat_map(Key::codes);
    for &code in letters.filter(|code| matches!(code, KeyCode::Char('a'..='z'))) {
        let (mut plain, mut covered) = (table_for(code), table_for(code));
        plain.press(&[code]);
        covered.press(&[key('?')]);
        assert_eq!(covered.app.overlay, Some(Overlay::Help));
        covered.press(&[code]);
        assert_eq!(state(&covered), state(&plain), "{code:?}");
    }
    // A sheet's own key takes it away.
    for letter in ['?', 's', 'r', 'l'] {
        let mut screen = table_for(key('l'));
        screen.press(&[key(letter)]);
        assert!(screen.app.overlay.is_some(), "{letter}");
        screen.press(&[key(letter)]);
        assert_eq!(screen.app.overlay, None, "{letter}");
    }
}

#[test]
fn the_help_lists_the_keys_that_work_and_the_bar_no_others() {
    for lang in Lang::ALL {
        let mut screen = Screen::new(Script::new("australian-4", 1, "7H").deal().device(0), lang);
        screen.press(&[key('?')]);
        let help = screen.picture(80, 50);
        for code in App::<Rules>::keymap().flat_map(Key::codes) {
            if let KeyCode::Char(letter) = code
                && *letter != ' '
            {
                assert!(help.contains(&format!("│ {letter}      ")), "{letter}\n{help}");
            }
        }
    }
    let idle = |letter: char| !App::<Rules>::keymap().any(|key| key.codes().contains(&KeyCode::Char(letter)));
    for code in ["h", "p", "l", "c", "k", " "].map(|letter| letter.chars().next().unwrap()) {
        let screen = table_for(key(code));
        let shown = <Rules as crate::games::ScreenGame>::keys(&screen.app);
        let letters = shown.iter().filter(|(key, _)| key.chars().count() == 1);
        let lower = letters.filter_map(|(key, _)| key.chars().next()).filter(char::is_ascii_lowercase);
        assert_eq!(lower.clone().find(|&letter| idle(letter)), None);
    }
}

#[test]
fn enter_that_hurries_the_others_answers_no_question() {
    let mut device = testing::device("australian-4", 3);
    play_until(&mut device, |device| {
        device.my().view().phase == Some(Phase::Auction)
            && matches!(device.my().turn(), Turn::Other(_))
            && device.my().view().calls.len() == 1
    });
    for enter in [KeyCode::Enter, KeyCode::Char(' ')] {
        let mut screen = Screen::new(device.clone(), Lang::En);
        let mine =
            |screen: &Screen| screen.app.wait == Wait::Human && screen.app.device().my().turn() == Turn::Mine;
        for _ in 0..40 {
            // Held down, or pressed in haste.
            screen.press(&[enter]);
            screen.app.pass_time(Duration::from_millis(100));
        }
        assert!(mine(&screen), "the others were not hurried");
        let calls = |screen: &Screen| screen.app.view.calls.iter().filter(|call| call.seat.0 == 0).count();
        assert_eq!(calls(&screen), 0, "Enter has called something");
        // A player who moves to a choice means it.
        let mut chosen = Screen::new(screen.app.device().clone(), Lang::En);
        chosen.app.deaf = screen.app.deaf;
        chosen.press(&[KeyCode::Up, enter]);
        assert_eq!(calls(&chosen), 1);
        // So does one who has let go of the key.
        screen.app.pass_time(Duration::from_secs(1));
        screen.press(&[enter]);
        assert_eq!(calls(&screen), 1);
    }
}

#[test]
fn enter_that_takes_a_trick_plays_no_card() {
    let last = |view: &five_hundred::View| view.trick.as_ref().is_some_and(|trick| trick.plays.len() == 3);
    let device = (0..4)
        .map(|me| Script::new("australian-4", 1, "7H").deal().until(last).device(me))
        .find(|device| device.my().turn() == Turn::Mine)
        .unwrap();
    let mut screen = Screen::new(device, Lang::En);
    screen.press(&[KeyCode::Enter]);
    assert_eq!(screen.app.wait, Wait::Look);
    for _ in 0..40 {
        screen.press(&[KeyCode::Enter]);
        screen.app.pass_time(Duration::from_millis(50));
    }
    assert!(matches!(screen.app.view.choices, Choices::Play { .. }));
    let me = screen.app.device().my().me().unwrap().index();
    assert_eq!(screen.app.view.seats[me].hand.unwrap().len(), 9, "one card was played, no more");
}
