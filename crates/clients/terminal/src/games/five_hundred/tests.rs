//! Five Hundred at the table: what the screen shows and what its keys do.

mod fits;
mod hotseat;
mod keys;
mod people;
mod review;

use std::time::Duration;

use cards::Card;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use five_hundred::{PRESETS, Phase, Rules};
use ratatui::{buffer::Buffer, layout::Rect};
use table::Seat;
use texts::{Lang, Texts};

use card_match::{Device, Turn};
use texts::narration::five_hundred::{Act, Board};

use crate::{
    Colours, Speed,
    testing::{self, Script},
    tui::{App, Overlay, Theme, Tone, Wait, draw},
};

type Screen = testing::Screen<Rules>;

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

fn key(c: char) -> KeyCode {
    KeyCode::Char(c)
}

#[test]
fn the_auction() {
    let script = Script::new("australian-4-blind", 2, "7H").deal().until(|view| view.calls.len() == 5);
    snapshots("auction", &script.device(3), |_| {});
}

#[test]
fn the_kitty() {
    let script = Script::new("quebec-4", 0, "8S").deal().until(|view| view.phase == Some(Phase::Discard));
    snapshots("kitty", &script.device(0), |screen| {
        screen.press(&[key(' '), KeyCode::Right, KeyCode::Right, key(' ')]);
    });
}

#[test]
fn the_play() {
    let script = Script::new("australian-4", 1, "7H").deal();
    let script = script.until(|view| view.tricks_played == 2 && view.to_act.contains(Seat(0)));
    snapshots("play", &script.device(0), |_| {});
}

#[test]
fn a_finished_trick_lies_until_it_is_taken() {
    let script = Script::new("australian-4", 1, "7H").deal();
    let last_card =
        |view: &five_hundred::View| view.trick.as_ref().is_some_and(|trick| trick.plays.len() == 3);
    let mut device = None;
    for me in 0..4 {
        let script = Script::new("australian-4", 1, "7H").deal().until(last_card);
        device = device.or(Some(script.device(me)).filter(|device| device.my().turn() == Turn::Mine));
    }
    drop(script);
    let device = device.unwrap();
    snapshots("trick", &device, |screen| {
        screen.press(&[KeyCode::Enter]);
        assert_eq!(screen.app.wait, Wait::Look);
        screen.app.pass_time(Duration::from_secs(1));
        assert_eq!(screen.app.wait, Wait::Look);
    });
    let mut screen = Screen::new(device, Lang::En);
    screen.press(&[KeyCode::Enter]);
    screen.app.pass_time(Duration::from_secs(3));
    assert_ne!(screen.app.wait, Wait::Look);
}

#[test]
fn rows() {
    let script = Script::new("quebec-2", 0, "7H").deal();
    let script = script.until(|view| view.trick.as_ref().is_some_and(|trick| trick.plays.len() == 2));
    snapshots("rows", &script.device(0), |_| {});
}

#[test]
fn five_players_choose_partners() {
    let script = Script::new("american-5", 0, "8D").deal().until(|view| view.phase == Some(Phase::Partners));
    snapshots("partners", &script.device(0), |_| {});
}

#[test]
fn six_players() {
    let script = Script::new("australian-6", 4, "7C").deal();
    let script = script
        .until(|view| view.tricks_played == 1 && view.trick.as_ref().is_some_and(|t| t.plays.len() == 5));
    let me = (0..6).find(|&me| script.device(me).my().turn() == Turn::Mine).unwrap();
    snapshots("six", &script.device(me), |_| {});
}

#[test]
fn an_open_misere_shows_the_contractors_hand() {
    // FH-PLAY-6
    let script = Script::new("australian-4", 1, "open-misere").deal();
    let script = script.until(|view| view.tricks_played == 1 && view.to_act.contains(Seat(0)));
    snapshots("open-misere", &script.device(0), |_| {});
}

#[test]
fn the_player_on_the_left_plays_the_contractors_cards() {
    // FH-PLAY-6
    let script = Script::new("australian-5-open", 4, "super-open-misere").deal();
    let script = script.until(|view| view.phase == Some(Phase::Play) && view.tricks_played == 1);
    let script = script.until(|view| view.to_act.contains(Seat(0)));
    snapshots("super-open", &script.device(0), |_| {});
}

#[test]
fn a_card_is_given() {
    // FH-KIT-3
    let script =
        Script::new("quebec-4-nullo", 2, "nullo").deal().until(|view| view.phase == Some(Phase::Give));
    snapshots("give", &script.device(0), |_| {});
}

#[test]
fn a_joker_that_is_led_asks_for_a_suit() {
    // FH-JOK-5
    let leads_joker = |view: &five_hundred::View| matches!(view.choices, five_hundred::Choices::Play { jokers, .. } if !jokers.is_empty());
    let script = Script::new("american-4", 0, "8NT").deal().until(leads_joker);
    let me = (0..4).find(|&me| script.device(me).my().turn() == Turn::Mine).unwrap();
    let mut screen = Screen::new(script.device(me), Lang::Fr);
    screen.type_in("X");
    assert!(screen.note().contains("X:"), "{}", screen.note());
    let joker = Card::X;
    screen.app.point_at_card(joker);
    screen.press(&[KeyCode::Enter]);
    assert_eq!(screen.app.ui.demanding, Some(joker));
    insta::assert_snapshot!("demand-fr-80x24", screen.picture(80, 24));
    screen.type_in("D");
    assert!(!screen.app.view.seats[usize::from(me)].hand.unwrap().contains(joker));
}

#[test]
fn a_joker_is_nominated() {
    // FH-NOM-1
    let of = |me: u8| {
        Script::new("australian-4", me, "10NT").deal().until(|view| view.phase == Some(Phase::Nominate))
    };
    let me = (0..4).find(|&me| of(me).device(me).my().view().phase == Some(Phase::Nominate)).unwrap();
    snapshots("nominate", &of(me).device(me), |_| {});
}

/// A game of some hands, the last one just over.
fn some_hands() -> Device<Rules> {
    let mut script = Script::new("australian-4", 1, "7H");
    for _ in 0..3 {
        script = script.deal().out();
    }
    script.device(0)
}

#[test]
fn the_score_sheet() {
    snapshots("score", &some_hands(), |screen| screen.press(&[key('s')]));
}

#[test]
fn the_end_of_a_hand() {
    snapshots("hand-over", &some_hands(), |screen| assert_eq!(screen.app.overlay, Some(Overlay::HandOver)));
}

#[test]
fn the_end_of_a_game() {
    let mut script = Script::new("australian-4", 1, "10NT");
    while script.device(0).my().turn() != Turn::Over {
        script = script.deal().out();
    }
    snapshots("game-over", &script.device(0), |screen| {
        assert_eq!(screen.app.overlay, Some(Overlay::GameOver));
    });
}

#[test]
fn help() {
    let device = Script::new("australian-4", 1, "7H").deal().device(0);
    snapshots("help", &device, |screen| screen.press(&[key('?')]));
}

#[test]
fn the_rules_of_the_table_can_be_read_to_their_end() {
    let device = Script::new("quebec-2", 1, "7H").deal().device(0);
    for lang in Lang::ALL {
        let mut screen = Screen::new(device.clone(), lang);
        screen.press(&[key('r')]);
        let sheet = screen.app.texts.rule_sheet(screen.app.device().game.rules());
        assert!(screen.picture(80, 24).contains(&sheet.title));
        screen.press(&[KeyCode::PageDown; 40]);
        let last = sheet.sections.last().unwrap();
        let end = last.paragraphs.last().unwrap().split(' ').next_back().unwrap();
        assert!(screen.picture(80, 24).contains(end), "{end}");
    }
}

#[test]
fn letters_alone_suffice() {
    let script = Script::new("australian-4", 1, "7H").deal();
    let script = script.until(|view| view.tricks_played == 2 && view.to_act.contains(Seat(0)));
    let theme = Theme::new(Colours::None, false, true);
    let mut screen = Screen::with(script.device(0), Lang::En, theme, Speed::Normal);
    let picture = screen.picture(80, 24);
    assert!(picture.is_ascii(), "{picture}");
    insta::assert_snapshot!("ascii", picture);
    for sheet in ['s', 'l'] {
        screen.press(&[key(sheet)]);
        let picture = screen.picture(80, 24);
        assert!(picture.is_ascii(), "{picture}");
        screen.press(&[KeyCode::Esc]);
    }
}

#[test]
fn a_small_window_says_so() {
    let screen = Screen::new(some_hands(), Lang::En);
    for (width, height) in [(79, 24), (80, 23), (20, 5), (3, 1), (1, 1)] {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        draw(&screen.app, &mut buffer);
    }
    let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 20));
    draw(&screen.app, &mut buffer);
    assert!(format!("{buffer:?}").contains("80 × 24"));
}

#[test]
fn a_bid_is_made_with_arrows() {
    let script = Script::new("australian-4", 1, "7H").deal();
    let mut screen = Screen::new(script.device(0), Lang::En);
    assert_eq!(screen.app.device().my().turn(), Turn::Mine);
    let board = screen.app.board().unwrap();
    assert_eq!(board.cell(screen.app.ui.board_cursor).unwrap().act, Act::Do(five_hundred::Action::Pass));
    screen.press(&[KeyCode::Up, KeyCode::Right, KeyCode::Enter]);
    assert_eq!(screen.app.view.calls.last().unwrap().call.to_string(), "10C");
}

#[test]
fn enter_alone_never_bids_blind() {
    // FH-BID-4
    let mut screen = Screen::new(Script::new("australian-4-blind", 1, "7H").deal().device(0), Lang::En);
    assert!(screen.app.view.seats[0].hand.is_none());
    screen.press(&[KeyCode::Enter]);
    assert!(screen.app.view.seats[0].hand.is_some());
    screen.press(&[key('k'), KeyCode::Enter]);
    assert_eq!(screen.app.view.calls.last().unwrap().call, five_hundred::Action::Pass);
}

#[test]
fn a_bid_is_typed_and_the_cursor_follows() {
    let mut screen = Screen::new(Script::new("australian-4", 1, "7H").deal().device(0), Lang::En);
    screen.press(&[key('8'), key('n'), key('t')]);
    let board: Board = screen.app.board().unwrap();
    assert_eq!(board.cell(screen.app.ui.board_cursor).unwrap().text, "320");
    assert!(screen.picture(80, 24).contains("> 8nt"));
    screen.press(&[KeyCode::Enter]);
    assert_eq!(screen.app.view.calls.last().unwrap().call.to_string(), "8NT");
}

#[test]
fn one_letter_passes() {
    let mut screen = Screen::new(Script::new("australian-4", 1, "7H").deal().device(0), Lang::En);
    screen.press(&[key('p')]);
    assert_eq!(screen.app.view.calls.len(), 1);
}

#[test]
fn french_words_are_understood() {
    let mut screen = Screen::new(Script::new("quebec-4-nullo", 1, "7H").deal().device(0), Lang::Fr);
    screen.press(&[key(':')]);
    screen.type_in("Passe");
    assert_eq!(screen.app.view.calls.len(), 1);
}

#[test]
fn an_illegal_card_says_why_and_keeps_the_turn() {
    // FH-PLAY-3
    let script = Script::new("australian-4", 1, "7H").deal();
    let must_follow = |view: &five_hundred::View| {
        let hand = view.seats[0].hand.unwrap_or_default();
        let open =
            matches!(view.choices, five_hundred::Choices::Play { cards, .. } if cards.len() < hand.len());
        view.to_act.contains(Seat(0)) && open
    };
    let mut screen = Screen::new(script.until(must_follow).device(0), Lang::En);
    let hand = screen.app.view.seats[0].hand.unwrap();
    let wrong: Card = hand.into_iter().find(|card| !screen.app.playable().contains(*card)).unwrap();
    screen.type_in(&wrong.to_string());
    assert!(screen.note().contains("follow"), "{}", screen.note());
    assert_eq!(screen.app.device().my().turn(), Turn::Mine);
    let first = screen.app.card_under_cursor().unwrap();
    assert!(screen.app.playable().contains(first), "the cursor is back on what can be played");
}

#[test]
fn the_player_is_asked_to_cut() {
    // FH-DEAL-1, FH-AMB-20
    for lang in Lang::ALL {
        let device = testing::cutting("quebec-2");
        let last = *device.game.cuts().end();
        let mut screen = Screen::new(device, lang);
        screen.app.begin(None);
        let asked = screen.picture(80, 24);
        assert!(asked.contains(&last.to_string()), "{asked}");
        screen.press(&[key('3'), KeyCode::Enter]);
        assert!(!screen.app.device().game.has_begun(), "three cards are too few");
        assert_ne!(screen.picture(80, 24), asked);
        screen.press(&[
            key('r'),
            KeyCode::Esc,
            key('1'),
            key('5'),
            KeyCode::Backspace,
            key('2'),
            KeyCode::Enter,
        ]);
        assert!(screen.app.device().game.has_begun() && screen.app.overlay.is_none());
        assert!(screen.app.log[0].contains("12"), "{:?}", screen.app.log);
    }
}

#[test]
fn french_indices_are_for_the_eye_alone() {
    let mut theme = Theme::new(Colours::True, false, false);
    theme.indices = cards::Indices::Ardv;
    let script = Script::new("australian-4", 1, "7H").deal();
    let device = script.until(|view| view.phase == Some(Phase::Play)).device(0);
    let hand = device.my().view().seats[0].hand.unwrap();
    let (rank, sign) = hand
        .into_iter()
        .find_map(|card| card.rank().filter(|rank| rank.is_court()).zip(card.suit()))
        .unwrap();
    let mut screen = Screen::with(device, Lang::Fr, theme, Speed::Instant);
    let shown =
        |screen: &Screen, letter| screen.picture(80, 24).contains(&format!("{letter}{}", sign.symbol()));
    assert!(shown(&screen, cards::Indices::Ardv.of(rank)));
    assert!(!shown(&screen, rank.name()));
    // What the card shows is not what is typed, and the table says so.
    screen.type_in("RS");
    screen.picture(80, 24);
    assert!(screen.note().contains("se tapent K, Q, J"), "{}", screen.note());
    screen.press(&[key('?')]);
    screen.press(&[KeyCode::PageDown, KeyCode::PageDown]);
    assert!(screen.picture(80, 24).contains("se tapent K, Q, J"));
}

#[test]
fn nonsense_says_what_is_expected() {
    let mut screen = Screen::new(Script::new("australian-4", 1, "7H").deal().device(0), Lang::En);
    screen.type_in("Banana");
    assert!(screen.note().contains("Banana") && screen.note().contains("7H"), "{}", screen.note());
}

#[test]
fn cards_are_chosen_for_the_discard_and_let_go() {
    // FH-KIT-1
    let script = Script::new("australian-4", 0, "7H").deal().until(|view| view.phase == Some(Phase::Discard));
    let mut screen = Screen::new(script.device(0), Lang::En);
    screen.press(&[key(' '), KeyCode::Right, key(' '), KeyCode::Right, key(' '), KeyCode::Right, key(' ')]);
    assert_eq!(screen.app.ui.chosen.len(), 3);
    assert!(screen.note().contains("3 cards"), "{}", screen.note());
    screen.press(&[KeyCode::Left, key(' ')]);
    assert_eq!(screen.app.ui.chosen.len(), 2);
    let again = screen.app.card_under_cursor().unwrap();
    screen.type_in(&again.to_string());
    assert_eq!(screen.app.ui.chosen.len(), 3);
    screen.press(&[KeyCode::Enter]);
    assert_ne!(screen.app.view.phase, Some(Phase::Discard));
}

#[test]
fn a_hint_points_at_what_it_advises() {
    let script = Script::new("australian-4", 1, "7H").deal();
    let script = script.until(|view| view.tricks_played == 2 && view.to_act.contains(Seat(0)));
    let mut screen = Screen::new(script.device(0), Lang::En);
    let advised = screen.app.device().my().hint().unwrap().action;
    screen.press(&[key('h')]);
    assert_eq!(screen.app.note.as_ref().unwrap().tone, Tone::Hint);
    screen.press(&[KeyCode::Enter]);
    let in_trick = screen.app.view.trick.iter().chain(&screen.app.view.tricks).any(|trick| {
        trick.plays.iter().any(|play| play.seat == Seat(0) && advised.to_string() == play.card.to_string())
    });
    assert!(in_trick);
}

#[test]
fn undo_and_leaving() {
    let mut screen = Screen::new(Script::new("australian-4", 1, "7H").deal().device(0), Lang::En);
    screen.press(&[key('u')]);
    assert_eq!(screen.app.note.as_ref().unwrap().tone, Tone::Refused);
    screen.press(&[key('p'), key('u')]);
    assert_eq!(screen.app.device().my().turn(), Turn::Mine);
    assert!(screen.app.view.calls.is_empty());
    screen.press(&[key('q')]);
    assert!(screen.app.is_leaving());
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_and_the_game_goes_on() {
    let device = Script::new("australian-4", 1, "7H").deal().device(0);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a file");
    std::fs::write(&file, "").unwrap();
    let texts = Texts::for_rules(Lang::En, device.game.rules());
    let theme = Theme::new(Colours::True, false, false);
    let store = crate::store::Store::at(&file);
    let mut app = App::new(device, store, texts, theme, Speed::Normal.into());
    app.key(KeyEvent::new(key('p'), KeyModifiers::NONE));
    assert!(app.note.as_ref().unwrap().text.contains("can’t be saved"));
    assert_eq!(app.view.calls.len(), 1);
}

#[test]
fn the_sheets_stop_the_players() {
    let mut screen = Screen::new(Script::new("australian-4", 1, "7H").deal().device(0), Lang::En);
    screen.press(&[key('p'), key('s')]);
    screen.app.pass_time(Duration::from_secs(60));
    assert_eq!(screen.app.view.calls.len(), 1);
    screen.press(&[KeyCode::Esc]);
    screen.app.pass_time(Duration::from_secs(60));
    assert_eq!(screen.app.view.calls.len(), 2);
}

#[test]
fn five_share_a_game_for_three() {
    // FH-END-8
    for lang in Lang::ALL {
        let (device, draw) = testing::watching();
        let mut screen = Screen::new(device, lang);
        screen.app.begin(Some(draw));
        for (width, height) in [(80, 24), (120, 40)] {
            let name = format!("company-draw-{lang}-{width}x{height}");
            insta::assert_snapshot!(name, screen.picture(width, height));
        }
        screen.press(&[KeyCode::Enter]);
        assert!(screen.app.overlay.is_none() && screen.app.device().game.has_begun());
        for (width, height) in [(80, 24), (120, 40)] {
            let name = format!("company-watch-{lang}-{width}x{height}");
            insta::assert_snapshot!(name, screen.picture(width, height));
        }
        screen.type_in("7H");
        assert_eq!(screen.note(), screen.app.texts.get("note-watching"));
    }
}

#[test]
fn the_only_card_is_played_by_itself_where_one_likes_that() {
    let mut device = testing::device("australian-4", 3);
    let last =
        |device: &Device<Rules>| device.my().view().tricks_played == 9 && device.my().turn() == Turn::Mine;
    testing::play_until(&mut device, last);
    let asked = Screen::new(device.clone(), Lang::En);
    assert_eq!(asked.app.wait, Wait::Human);
    device.game.play_forced(true);
    let mut screen = Screen::new(device, Lang::En);
    assert_eq!(screen.app.wait, Wait::Forced);
    let before = screen.app.device().game.record();
    screen.app.pass_time(Duration::from_millis(1));
    assert_eq!(screen.app.device().game.record(), before, "there is time to see it");
    screen.app.pass_time(Duration::from_secs(1));
    assert_ne!(screen.app.device().game.record(), before);
    // Taking back leads to a decision.
    screen.press(&[KeyCode::Char('u')]);
    assert_eq!(screen.app.wait, Wait::Human);
    assert!(screen.app.view.tricks_played < 9);
}
