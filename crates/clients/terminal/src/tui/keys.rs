//! Where a key goes. Single small letters are orders (see [`keymap`](super::keymap)); everything else that is typed
//! collects on the command line, which understands the notation, and the cursor follows what is being typed.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use card_match::Turn;
use cards::Indices;
use texts::narration::{TypedCommand, TypedIn, TypedInput, input};

use super::{
    app::{App, Overlay, Tone, Wait},
    sheets::is_only_looked_at,
};
use crate::games::ScreenGame;

/// How long Enter and Space must rest, after they have hurried something, until they answer a question: terminals don't
/// tell a key that is held down from one that is pressed again.
pub(super) const DEAF: Duration = Duration::from_millis(700);

impl<G: ScreenGame> App<G> {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if G::key_over(self, key) {
            return self.show_on();
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd' | 'q')) {
                self.leaving = true;
            }
            return;
        }
        let answers = matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) && self.typed.is_none();
        let asked = self.is_asked();
        if !answers {
            self.deaf = Duration::ZERO;
        } else if asked && !self.deaf.is_zero() {
            // It still meant what was there before the question.
            self.deaf = DEAF;
            return;
        }
        if self.overlay.is_some() {
            self.key_over_table(key.code);
        } else if self.typed.is_some() {
            self.key_typing(key.code);
        } else {
            self.key_at_table(key.code);
        }
        if answers && !asked {
            self.deaf = DEAF;
        }
    }

    /// A key that has put something away answers nothing yet.
    pub(crate) const fn rest(&mut self) {
        self.deaf = DEAF;
    }

    /// Whether the player is asked something that Enter would answer.
    fn is_asked(&self) -> bool {
        let mine = self.wait == Wait::Human && self.at.turn == Turn::Mine;
        self.is_covered() || (self.overlay.is_none() && mine)
    }

    /// Keys while something lies over the table.
    fn key_over_table(&mut self, code: KeyCode) {
        if self.is_covered() {
            return self.key_covered(code);
        }
        if self.key_cutting(code) || self.key_looking(code) || self.key_scrolling(code) {
            return;
        }
        if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) {
            return self.close_overlay();
        }
        if self.waits_for_deal() {
            self.press(code, true);
            return;
        }
        // A sheet that is only looked at makes way for what a key does; its own key takes it away.
        let lay = self.overlay.clone();
        self.close_overlay();
        if code != KeyCode::Esc && self.press(code, self.overlay.is_some()) && self.overlay == lay {
            self.close_overlay();
        }
    }

    /// Keys while nothing of the table is seen.
    fn key_covered(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter => self.close_overlay(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('q') => self.leaving = true,
            _ => {}
        }
    }

    /// Keys that move what lies over the table.
    fn key_scrolling(&mut self, code: KeyCode) -> bool {
        let page = 10;
        self.scroll = match code {
            KeyCode::Up => self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll.saturating_sub(page),
            KeyCode::PageDown => self.scroll.saturating_add(page),
            KeyCode::Home => 0,
            _ => return false,
        };
        true
    }

    /// Keys that say how many cards the player lifts; false if it is none of them or there is nothing to cut.
    fn key_cutting(&mut self, code: KeyCode) -> bool {
        let Some(cuts) = self.at.cuts else { return false };
        let Some(Overlay::Cut { typed, refused }) = &mut self.overlay else { return false };
        match code {
            KeyCode::Char(c) if c.is_ascii_digit() && typed.len() < 3 => typed.push(c),
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Enter => {
                let count = if typed.is_empty() { Some(cuts.half) } else { typed.parse().ok() };
                match count.filter(|count| (cuts.least..=cuts.most).contains(count)) {
                    Some(count) => {
                        self.overlay = None;
                        self.deal_cut(Some(count));
                    }
                    None => {
                        typed.clear();
                        *refused = true;
                    }
                }
            }
            KeyCode::Char(' ') => {}
            _ => return false,
        }
        true
    }

    /// Whether the sheet over the table is one that stands between two hands.
    fn waits_for_deal(&self) -> bool {
        self.overlay.is_some() && !is_only_looked_at(self.overlay.as_ref())
    }

    /// Keys on the command line.
    fn key_typing(&mut self, code: KeyCode) {
        let mut typed = self.typed.take().unwrap_or_default();
        match code {
            KeyCode::Enter => return self.submit(&typed),
            KeyCode::Esc => return,
            KeyCode::Backspace => {
                typed.pop();
                if typed.is_empty() {
                    return;
                }
            }
            KeyCode::Char(c) if typed.chars().count() < 60 => typed.push(c),
            _ => {}
        }
        self.follow(&typed);
        self.typed = Some(typed);
    }

    fn read(&self, typed: &str) -> Option<TypedIn<G>> {
        input::read::<G>(typed, &self.view, &self.texts, &self.narrator.names)
    }

    /// Puts the cursor on what is being typed.
    fn follow(&mut self, typed: &str) {
        if let Some(entry) = self.read(typed) {
            G::follow(self, &entry);
        }
    }

    /// Does what was typed.
    fn submit(&mut self, typed: &str) {
        self.note = None;
        if let Some(sheet) = self.authority.says(typed) {
            return self.show_sheet(sheet);
        }
        if G::typed(self, typed.trim()) {
            return;
        }
        match self.read(typed) {
            Some(TypedInput::Command(command)) => self.command(command),
            Some(TypedInput::Action(action)) => self.attempt(action),
            Some(entry) => G::choose(self, entry),
            None => {
                let args = [("text", table::quoted(typed.trim()).into())];
                let mut text = input::misread::<G>(typed, &self.texts).unwrap_or_else(|| {
                    let problem = self.texts.format("note-not-understood", &args);
                    format!("{problem} {}", self.narrator.expected::<G>(&self.view))
                });
                if self.theme.indices != Indices::Akqj {
                    text = format!("{text} {}", self.texts.get("indices-typed"));
                }
                self.say(text, Tone::Refused);
            }
        }
    }

    fn command(&mut self, command: TypedCommand) {
        if G::command(self, command) {
            return;
        }
        match command {
            TypedCommand::Help => self.show(Overlay::Help),
            TypedCommand::Hint => self.hint(),
            TypedCommand::Undo => self.undo(),
            TypedCommand::Last | TypedCommand::Known => self.show(Overlay::Own),
            TypedCommand::Score => self.show(Overlay::Score),
            TypedCommand::Rules => self.show(Overlay::Rules),
            TypedCommand::Why => self.why(),
            TypedCommand::Claim => self.claim_rest(),
            TypedCommand::Review => self.look_again(),
            TypedCommand::Skip if !self.terms.waits => {
                self.say(self.texts.get("online-no-no-action"), Tone::Refused);
            }
            TypedCommand::Skip => self.skip(),
            TypedCommand::Quit => self.leaving = true,
            // The hand and the table are always on the screen.
            TypedCommand::Hand | TypedCommand::Table => {}
        }
    }

    /// Keys at the table itself: an open choice comes first, then the list of keys; other signs begin a line.
    fn key_at_table(&mut self, code: KeyCode) {
        if G::key_in_choice(self, code) || self.press(code, false) {
            return;
        }
        match code {
            KeyCode::Char(':' | '/') => self.typed = Some(String::new()),
            KeyCode::Char(c) if c.is_alphanumeric() || "♠♣♦♥".contains(c) => {
                let typed = c.to_string();
                self.follow(&typed);
                self.typed = Some(typed);
            }
            _ => {}
        }
    }
}
