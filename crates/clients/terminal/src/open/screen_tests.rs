//! An open table on the screen that is played here.

use std::time::Duration;

use card_match::{
    Device, Level, Match, MatchSetup, Member, Turn,
    open::{OpenRules, begin, read},
};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use five_hundred::Rules;
use laws::open_table::{Phase, View};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::json;
use table::{Game, Seed};
use tempfile::TempDir;
use texts::{Lang, Texts};

use crate::{
    Colours, Speed,
    testing::store,
    tui::{App, Pace, Theme, draw},
};

/// A table on a screen of a test, with its folder.
struct Seen {
    app: App<OpenRules>,
    lang: Lang,
    _folder: TempDir,
}

fn shown(game: Match<OpenRules>, lang: Lang, speed: Speed) -> Seen {
    let (folder, store) = store();
    let texts = Texts::for_rules(lang, game.rules());
    let pace = Pace { speed, claim: Some(Duration::from_secs(2)) };
    let theme = Theme::new(Colours::True, false, false);
    let mut app = App::new(Device::new(game), store, texts, theme, pace);
    app.begin(None);
    Seen { app, lang, _folder: folder }
}

fn opened(lang: Lang, errors: u8, seed: u8) -> Seen {
    let rules = json!({"preset": "quebec-4", "laws": "open"});
    let rules = Rules::read_rules(rules.as_object().unwrap()).unwrap();
    let bots = ["Mae", "Ned", "Ivy"].map(|name| Member::bot(name, Level::Club));
    let people = std::iter::once(Member::human("You")).chain(bots).collect();
    let setup = MatchSetup { seed: Some(Seed([seed; 32])), errors, ..MatchSetup::new(people) };
    shown(begin(rules, &setup).unwrap(), lang, Speed::Instant)
}

impl Seen {
    fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    fn type_in(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
        self.press(KeyCode::Enter);
    }

    fn wait(&mut self, seconds: u64) {
        self.app.pass_time(Duration::from_secs(seconds));
    }

    fn picture(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut cut = Vec::new();
        terminal.draw(|frame| cut = draw(&self.app, frame.buffer_mut())).unwrap();
        let picture = terminal.backend().to_string();
        assert_eq!(cut, Vec::<String>::new(), "cut at {width}x{height}:\n{picture}");
        assert!(!picture.contains('⟨'), "a text is missing:\n{picture}");
        picture
    }

    fn shows(&self, words: &str) -> bool {
        self.picture(80, 24).contains(words)
    }

    fn text(&self, key: &str) -> String {
        Texts::for_rules(self.lang, self.app.device().game.rules().rules()).get(key)
    }

    fn view(&self) -> View {
        self.app.device().my().view()
    }

    fn is_theirs(&self) -> bool {
        matches!(self.app.device().my().turn(), Turn::Other(_))
    }

    fn is_mine(&self) -> bool {
        self.app.device().my().turn() == Turn::Mine
    }

    fn acts(&self) -> usize {
        self.app.device().game.record().hands.iter().map(|hand| hand.actions.len()).sum()
    }

    /// Another is to act, and nobody has waited for them yet.
    fn until_others(&mut self) {
        loop {
            self.goes_on();
            if self.is_theirs() {
                self.press(KeyCode::Enter);
            }
            if self.is_theirs() && !self.app.is_under_sheet() && self.app.overlay.is_none() {
                return;
            }
        }
    }

    /// Something lawful is typed in the player's turn; else the others go on.
    fn goes_on(&mut self) {
        let view = self.view();
        let line = view.legal.first().map(|line| line.split_once(' ').unwrap().1.to_owned());
        match line.filter(|_| self.is_mine() && !self.app.is_under_sheet()) {
            Some(line) if line == "discard …" => {
                let cards = view.game.unwrap().seats[0].hand.unwrap().to_canonical();
                let cards: Vec<String> = cards.iter().take(6).map(ToString::to_string).collect();
                self.type_in(&format!(":discard {}", cards.join(" ")));
            }
            Some(line) if view.phase != Some(Phase::Settle) => self.type_in(&format!(":{line}")),
            _ => self.press(KeyCode::Enter),
        }
        // A key that is held down answers nothing.
        self.wait(1);
    }
}

#[test]
fn hands_are_played_to_their_end_whatever_the_others_do() {
    // LAW-OPEN-6, LAW-SEE-9
    for lang in Lang::ALL {
        let mut read = 0;
        for seed in 0..2 {
            let mut seen = opened(lang, 40, seed);
            for _ in 0..200 {
                seen.goes_on();
                if seen.is_mine() {
                    // Nobody who has something to say makes the player wait.
                    assert_eq!(seen.app.device().game.due_bot(), None);
                }
                let picture = seen.picture(80, 24);
                read += usize::from(picture.contains(&seen.text("verdict-upheld")));
            }
            assert!(seen.app.device().game.record().hands.len() > 1, "{}", seen.picture(80, 24));
        }
        assert!(read > 3, "{read}");
    }
}

#[test]
fn the_others_go_on_after_a_while_or_when_they_are_let_and_not_while_something_is_read() {
    // LAW-OPEN-4
    let mut seen = opened(Lang::En, 0, 5);
    seen.until_others();
    let before = seen.acts();
    seen.wait(1);
    assert_eq!(seen.acts(), before);
    seen.wait(1);
    assert!(seen.acts() > before, "after two seconds");
    seen.until_others();
    let before = seen.acts();
    seen.press(KeyCode::Char('c'));
    seen.wait(60);
    assert_eq!(seen.acts(), before, "an objection is put together");
    seen.press(KeyCode::Esc);
    seen.press(KeyCode::Char('w'));
    assert!(seen.shows("The others wait until you press Enter."));
    seen.wait(60);
    assert_eq!((seen.acts(), seen.app.patience()), (before, None));
    seen.press(KeyCode::Enter);
    assert!(seen.acts() > before);
    seen.press(KeyCode::Char('w'));
    assert!(seen.shows("The others go on by themselves."));
}

#[test]
fn an_objection_is_ruled_on_and_the_ruling_is_read() {
    // LAW-OPEN-5, LAW-REF-8
    for (lang, typed) in [(Lang::En, ":object revoke Mae 1"), (Lang::Fr, ":contester renonce Mae 1")] {
        let mut seen = opened(lang, 0, 5);
        seen.type_in(typed);
        assert!(seen.shows(&seen.text("verdict-denied")), "{}", seen.picture(80, 24));
        seen.press(KeyCode::Enter);
        assert!(!seen.shows(&format!("─ {} ─", seen.text("open-ruling"))));
    }
}

#[test]
fn any_number_of_cards_is_put_away() {
    // LAW-WID-2
    let mut seen = opened(Lang::En, 0, 5);
    while !seen.is_mine() {
        seen.goes_on();
    }
    seen.type_in("10NT");
    let discards = |game: &five_hundred::View| matches!(game.choices, five_hundred::Choices::Discard { .. });
    while !seen.view().game.is_some_and(|game| discards(&game)) {
        seen.press(KeyCode::Enter);
    }
    seen.wait(1);
    let game = seen.view().game.unwrap();
    let me = seen.app.device().my().nearest();
    let held = game.seats[me.index()].hand.unwrap().len();
    let due = u32::from(game.kitty_size);
    for _ in 0..=due {
        seen.press(KeyCode::Char(' '));
        seen.press(KeyCode::Right);
    }
    seen.press(KeyCode::Enter);
    let game = seen.view().game.unwrap();
    assert_eq!(game.seats[me.index()].hand.unwrap().len(), held - due - 1);
}

#[test]
fn a_game_is_resumed_as_it_was_left() {
    for seed in 0..3 {
        let mut seen = opened(Lang::En, 30, seed);
        for _ in 0..70 {
            seen.goes_on();
        }
        seen.press(KeyCode::Esc);
        let again = read(&seen.app.device().game.to_text()).unwrap();
        let again = shown(again, Lang::En, Speed::Instant);
        assert_eq!(again.app.log, seen.app.log);
        assert_eq!(again.view(), seen.view());
    }
}

#[test]
fn the_table_stands_on_the_screen() {
    for lang in Lang::ALL {
        let mut seen = opened(lang, 0, 5);
        while seen.view().game.is_none_or(|game| game.tricks_played == 0) {
            seen.goes_on();
        }
        for (width, height) in [(80, 24), (120, 40)] {
            insta::assert_snapshot!(format!("here-{lang}-{width}x{height}"), seen.picture(width, height));
        }
    }
}
