//! What the tests of this crate share: a folder for saved games, and a table on the screen of a test.

use card_match::Device;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::{Terminal, backend::TestBackend};
use tempfile::TempDir;
use texts::{Lang, Texts};

use crate::{
    Colours, Speed,
    games::ScreenGame,
    store::Store,
    tui::{App, Theme, draw},
};

pub(crate) use card_match::testing::*;

/// A folder for saved games that goes away with the test.
pub(crate) fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    (folder, store)
}

/// A table on a screen of a test, with its folder.
pub(crate) struct Screen<G: ScreenGame> {
    pub(crate) app: App<G>,
    _folder: TempDir,
}

impl<G: ScreenGame> Screen<G> {
    pub(crate) fn new(device: Device<G>, lang: Lang) -> Self {
        Self::with(device, lang, Theme::new(Colours::True, false, false), Speed::Normal)
    }

    pub(crate) fn with(device: Device<G>, lang: Lang, theme: Theme, speed: Speed) -> Self {
        let (folder, store) = store();
        let texts = Texts::for_rules(lang, device.game.rules());
        Self { app: App::new(device, store, texts, theme, speed.into()), _folder: folder }
    }

    /// The same of a table that is there.
    pub(crate) fn of(app: App<G>) -> Self {
        Self { app, _folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn press(&mut self, keys: &[KeyCode]) {
        for &code in keys {
            self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
    }

    pub(crate) fn type_in(&mut self, text: &str) {
        for c in text.chars() {
            self.press(&[KeyCode::Char(c)]);
        }
        self.press(&[KeyCode::Enter]);
    }

    /// The screen as text, and a proof that nothing was cut.
    pub(crate) fn picture(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut cut = Vec::new();
        terminal.draw(|frame| cut = draw(&self.app, frame.buffer_mut())).unwrap();
        let picture = terminal.backend().to_string();
        assert_eq!(cut, Vec::<String>::new(), "cut at {width}x{height}:\n{picture}");
        assert!(!picture.contains('⟨'), "a text is missing:\n{picture}");
        picture
    }

    pub(crate) fn note(&self) -> &str {
        self.app.note.as_ref().map_or("", |note| note.text.as_str())
    }
}

/// A new match at one screen: Player 1, Ann, a bot and Bo.
pub(crate) fn hotseat(preset: &str, byte: u8, lang: Lang) -> Device<five_hundred::Rules> {
    hotseat_of(five_hundred::Rules::preset(preset).unwrap(), byte, lang)
}

/// The same at a table of any rules for four.
pub(crate) fn hotseat_of<G: ScreenGame>(rules: G, byte: u8, lang: Lang) -> Device<G> {
    let humans = ["Ann", "", "Bo"].map(str::to_owned).to_vec();
    let setup =
        texts::narration::Setup { humans, seed: Some(seed(byte)), ..texts::narration::Setup::new(lang) };
    let setup = setup.of(&rules).unwrap();
    Device::new(card_match::Match::new(rules, &setup).unwrap().0)
}

/// What the people at one screen say to play one hand line by line, each as a bot would decide; an empty line says that
/// they have the device. With each line, its person.
pub(crate) fn lines_of_a_hand(mut device: Device<five_hundred::Rules>) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    while device.game.finished_hands().is_empty() {
        let dealt = device.my().turn() == card_match::Turn::Deal;
        if dealt {
            device.deal(None).unwrap();
            device.bots_begin();
        }
        if device.pass() || dealt {
            lines.push((device.person().0 as usize, String::new()));
        } else if device.my().turn() == card_match::Turn::Mine {
            let action = card_match::testing::club_would(&device);
            device.act(action).unwrap();
            lines.push((device.person().0 as usize, action.to_string()));
        } else {
            device.bot_acts();
        }
    }
    lines
}
