//! What the tests of this crate share: a folder for saved games, and a table on the screen of a test.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::{Terminal, backend::TestBackend};
use session::Session;
use tempfile::TempDir;
use texts::{Lang, Texts};

use crate::{
    Colours, Speed,
    games::ScreenGame,
    store::Store,
    tui::{App, Theme, draw},
};

pub(crate) use session::testing::*;

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
    pub(crate) fn new(session: Session<G>, lang: Lang) -> Self {
        Self::with(session, lang, Theme::new(Colours::True, false, false), Speed::Normal)
    }

    pub(crate) fn with(session: Session<G>, lang: Lang, theme: Theme, speed: Speed) -> Self {
        let (folder, store) = store();
        let texts = Texts::for_rules(lang, session.rules());
        Self { app: App::new(session, store, texts, theme, speed.into()), _folder: folder }
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
