//! The keys of the table and what they do: the one list that is obeyed, and that the help shows.

use crossterm::event::KeyCode;

use super::{
    app::{App, Overlay, Tone, Wait},
    canvas::{width, wrap},
};
use crate::games::ScreenGame;

/// The arrows.
pub(crate) const ARROWS: &[KeyCode] = &[KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down];

/// A key, or several that do the same.
pub(crate) struct Key<G: ScreenGame> {
    codes: &'static [KeyCode],
    /// The text that names it in the help, if it is not the letter itself.
    name: Option<&'static str>,
    /// The text that says what it does; none if the key stands in the help for something else as well.
    does: Option<&'static str>,
    /// Whether it works over what stands between two hands, too.
    between: bool,
    /// Whether it works where the laws are enforced, and nowhere else.
    enforced: bool,
    /// Does it; false if it means nothing now.
    act: fn(&mut App<G>, KeyCode) -> bool,
}

impl<G: ScreenGame> Key<G> {
    /// A key of the table.
    pub(crate) const fn new(
        codes: &'static [KeyCode],
        does: &'static str,
        act: fn(&mut App<G>, KeyCode) -> bool,
    ) -> Self {
        Self { codes, name: None, does: Some(does), between: false, enforced: false, act }
    }

    /// The same key with a name.
    pub(crate) const fn named(self, name: &'static str) -> Self {
        Self { name: Some(name), ..self }
    }

    /// A key that also works over what stands between two hands.
    pub(crate) const fn between(self) -> Self {
        Self { between: true, ..self }
    }

    /// A key that no open table has.
    const fn enforced(self) -> Self {
        Self { enforced: true, ..self }
    }

    /// A key that stands in the help for something else.
    pub(crate) const fn aside(codes: &'static [KeyCode], act: fn(&mut App<G>, KeyCode) -> bool) -> Self {
        Self { codes, name: None, does: None, between: false, enforced: false, act }
    }

    /// The keys, for players who press them one after the other.
    #[cfg(test)]
    pub(crate) const fn codes(&self) -> &'static [KeyCode] {
        self.codes
    }

    /// The letter, where the key is one.
    fn letter(&self) -> Option<char> {
        match self.codes {
            [KeyCode::Char(letter)] => Some(*letter),
            _ => None,
        }
    }
}

/// What the key does that goes on to the end of a game.
const SKIP: &str = "keys-skip";

/// How far what a key does stands from the edge of the help.
const COLUMN: usize = 13;

impl<G: ScreenGame> App<G> {
    /// The keys that every game has.
    const EVERYWHERE: &'static [Key<G>] = &[
        Key::aside(&[KeyCode::Enter, KeyCode::Char(' ')], |app, _| app.hurry()),
        Key::new(&[KeyCode::Char('h')], "keys-hint", |app, _| {
            app.hint();
            true
        })
        .enforced(),
        Key::new(&[KeyCode::Char('u')], "keys-undo", |app, _| {
            app.undo();
            true
        })
        .between()
        .enforced(),
        Key::new(&[KeyCode::Char('f')], SKIP, |app, _| {
            // At a table online the others play as fast as they like.
            let may = app.terms.waits;
            if may {
                app.skip();
            }
            may
        })
        .between()
        .enforced(),
        Key::new(&[KeyCode::Char('s')], "keys-score", |app, _| app.lay(Overlay::Score)).between(),
        Key::new(&[KeyCode::Char('r')], "keys-rules", |app, _| app.lay(Overlay::Rules)).between(),
        Key::new(&[KeyCode::Char('?')], "keys-help", |app, _| app.lay(Overlay::Help)).between(),
        Key::new(&[KeyCode::Esc], "keys-back", |app, _| {
            app.note = None;
            true
        })
        .named("keys-name-escape"),
        Key::new(&[KeyCode::Char('q')], "keys-leave", |app, _| {
            app.leaving = true;
            true
        })
        .between(),
    ];

    /// All keys of the table, the game's own first.
    pub(crate) fn keymap() -> impl Iterator<Item = &'static Key<G>> {
        G::KEYS.iter().chain(Self::everywhere())
    }

    /// The keys of every game.
    fn everywhere() -> impl Iterator<Item = &'static Key<G>> {
        Self::EVERYWHERE.iter().filter(|key| !(key.enforced && G::acts_stand()))
    }

    /// Presses a key of the table; between two hands only some work. False if it is none of them, or means nothing now.
    pub(super) fn press(&mut self, code: KeyCode, between: bool) -> bool {
        let idle = self.skipping;
        let works = |key: &&Key<G>| key.codes.contains(&code) && (key.between || !between);
        let own = G::KEYS.iter().filter(|key| key.between || !idle);
        if own.chain(Self::everywhere()).filter(works).any(|key| (key.act)(self, code)) {
            return true;
        }
        let listed = Self::keymap().find(|key| works(key) && key.does.is_some()).and_then(Key::letter);
        if let Some(letter) = listed {
            let text = self.texts.format("note-key-idle", &[("key", letter.to_string().into())]);
            self.say(text, Tone::Refused);
        }
        listed.is_some()
    }

    /// Lays a sheet over the table.
    pub(crate) fn lay(&mut self, sheet: Overlay) -> bool {
        self.show(sheet);
        true
    }

    fn hurry(&mut self) -> bool {
        if self.skipping {
            self.skipping = false;
        } else if self.wait != Wait::Human {
            self.go_on();
        } else {
            return false;
        }
        true
    }

    /// The list of the keys as it stands in the help.
    pub(super) fn keys_in_words(&self, wide: u16) -> String {
        let line = |(name, does): (String, String)| {
            let gap = " ".repeat(COLUMN.saturating_sub(usize::from(width(&name))));
            let lines = wrap(&does, wide.saturating_sub(COLUMN as u16));
            format!("{name}{gap}{}", lines.join(&format!("\n{}", " ".repeat(COLUMN))))
        };
        let works = |key: &&Key<G>| self.terms.waits || key.does != Some(SKIP);
        let listed = Self::keymap().filter(works).filter_map(|key| {
            let name = key.name.map(|name| self.texts.get(name)).or_else(|| key.letter().map(String::from));
            Some((name?, self.texts.get(key.does?)))
        });
        listed.map(line).collect::<Vec<_>>().join("\n")
    }
}
