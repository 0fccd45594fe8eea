//! What the keys do. Single small letters are orders; everything else that is typed collects on the command line,
//! which understands the notation, and the cursor follows what is being typed.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use five_hundred::{Action, Choices};

use super::{
    app::{App, Overlay, Tone, Wait},
    board::{Act, Arrow},
    sheets::is_only_looked_at,
};
use crate::{
    Indices,
    input::{self, Command, Entry},
};

impl App {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd' | 'q')) {
                self.leaving = true;
            }
            return;
        }
        if self.overlay.is_some() {
            self.key_over_table(key.code);
        } else if self.typed.is_some() {
            self.key_typing(key.code);
        } else {
            self.key_at_table(key.code);
        }
    }

    /// Keys while something lies over the table.
    fn key_over_table(&mut self, code: KeyCode) {
        if self.key_cutting(code) {
            return;
        }
        let page = 10;
        match code {
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(page),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(page),
            KeyCode::Home => self.scroll = 0,
            KeyCode::Char('q') if self.waits_for_deal() => self.leaving = true,
            KeyCode::Char('u') if self.waits_for_deal() => self.undo(),
            KeyCode::Char('f') if self.overlay == Some(Overlay::HandOver) => self.skip(),
            KeyCode::Char(c)
                if overlay_of(c).is_some_and(|overlay| Some(&overlay) != self.overlay.as_ref()) =>
            {
                if let Some(overlay) = overlay_of(c) {
                    self.show(overlay);
                }
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.close_overlay(),
            KeyCode::Esc | KeyCode::Char(_) if !self.waits_for_deal() => self.close_overlay(),
            _ => {}
        }
    }

    /// Keys that say how many cards the player lifts; false if it is none of them or there is nothing to cut.
    fn key_cutting(&mut self, code: KeyCode) -> bool {
        let (cuts, half) = (self.session.cuts(), self.session.half());
        let Some(Overlay::Cut { typed, refused }) = &mut self.overlay else { return false };
        match code {
            KeyCode::Char(c) if c.is_ascii_digit() && typed.len() < 3 => typed.push(c),
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Enter => {
                let count = if typed.is_empty() { Some(half) } else { typed.parse().ok() };
                match count.filter(|count| cuts.contains(count)) {
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

    /// Puts the cursor on what is being typed.
    fn follow(&mut self, typed: &str) {
        match input::read(typed, &self.view, &self.texts, &self.narrator.names) {
            Some(Entry::Action(
                action @ (Action::Bid(_) | Action::Play(_) | Action::Call(_) | Action::Give(_)),
            )) => {
                self.point_at(action);
            }
            Some(Entry::Card(card)) => self.point_at_card(card),
            _ => {}
        }
    }

    /// Does what was typed.
    fn submit(&mut self, typed: &str) {
        self.note = None;
        if let (Some(joker), Ok(suit)) = (self.demanding, typed.trim().parse()) {
            return self.attempt(Action::Lead(joker.face(), suit));
        }
        match input::read(typed, &self.view, &self.texts, &self.narrator.names) {
            Some(Entry::Command(command)) => self.command(command),
            Some(Entry::Action(action)) => self.attempt(action),
            Some(Entry::Card(card)) => {
                self.point_at_card(card);
                self.turn_card();
            }
            None => {
                let args = [("text", typed.trim().into())];
                let problem = self.texts.format("note-not-understood", &args);
                let expected = self.texts.get(input::expected(&self.view));
                let mut text = format!("{problem} {expected}");
                if self.theme.indices != Indices::Akqj {
                    text = format!("{text} {}", self.texts.get("indices-typed"));
                }
                self.say(text, Tone::Refused);
            }
        }
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Help => self.show(Overlay::Help),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Last => self.show(Overlay::Tricks),
            Command::Score => self.show(Overlay::Score),
            Command::Rules => self.show(Overlay::Rules),
            Command::Skip => self.skip(),
            Command::Quit => self.leaving = true,
            // The hand and the table are always on the screen.
            Command::Hand | Command::Table => {}
        }
    }

    /// Keys at the table itself.
    fn key_at_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('q') => self.leaving = true,
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('f') if self.session.me().is_none() => self.skip(),
            KeyCode::Char('p') if self.may_pass() => self.attempt(Action::Pass),
            KeyCode::Char('l') if self.may_look() => self.attempt(Action::Look),
            KeyCode::Char('k') if self.has_kitty_switch() => self.turn_kitty(),
            KeyCode::Char(c) if overlay_of(c).is_some() => {
                if let Some(overlay) = overlay_of(c) {
                    self.show(overlay);
                }
            }
            KeyCode::Esc => {
                self.demanding = None;
                self.note = None;
            }
            KeyCode::Enter | KeyCode::Char(' ') if self.skipping => self.skipping = false,
            KeyCode::Enter | KeyCode::Char(' ') if self.wait != Wait::Human => self.go_on(),
            KeyCode::Enter => self.confirm(),
            KeyCode::Char(' ') if self.discards().is_some() => self.turn_card(),
            KeyCode::Char(' ') => self.confirm(),
            KeyCode::Char(':' | '/') => self.typed = Some(String::new()),
            KeyCode::Char(c) if c.is_alphanumeric() || "♠♣♦♥".contains(c) => {
                let typed = c.to_string();
                self.follow(&typed);
                self.typed = Some(typed);
            }
            KeyCode::Left => self.arrow(Arrow::Left),
            KeyCode::Right => self.arrow(Arrow::Right),
            KeyCode::Up => self.arrow(Arrow::Up),
            KeyCode::Down => self.arrow(Arrow::Down),
            _ => {}
        }
    }

    pub(super) fn may_pass(&self) -> bool {
        matches!(self.view.choices, Choices::Auction { pass: true, .. })
    }

    pub(super) fn may_look(&self) -> bool {
        matches!(self.view.choices, Choices::Auction { look: true, .. })
    }

    pub(super) fn has_kitty_switch(&self) -> bool {
        self.board().is_some_and(|board| board.find(|cell| cell.act == Act::TurnKitty && cell.live).is_some())
    }

    /// How many cards are to be discarded, if that is what is asked.
    pub(super) fn discards(&self) -> Option<u32> {
        match self.view.choices {
            Choices::Discard { count, .. } => Some(u32::from(count)),
            _ => None,
        }
    }

    fn turn_kitty(&mut self) {
        self.sans_kitty = !self.sans_kitty;
    }

    fn arrow(&mut self, arrow: Arrow) {
        if self.wait != Wait::Human {
            return;
        }
        if let Some(board) = self.board() {
            self.board_cursor = board.step(self.board_cursor, arrow);
            return;
        }
        let cards = self.cards();
        let legal = self.playable();
        let live = |&place: &usize| legal.contains(cards[place]) || legal.find_one(cards[place]).is_some();
        let found = match arrow {
            Arrow::Left | Arrow::Down => (0..self.card_cursor.min(cards.len())).rev().find(live),
            Arrow::Right | Arrow::Up => (self.card_cursor + 1..cards.len()).find(live),
        };
        self.card_cursor = found.unwrap_or(self.card_cursor);
    }

    /// Enter: does what the cursor is on.
    fn confirm(&mut self) {
        self.note = None;
        if let Some(board) = self.board() {
            let act = board.cell(self.board_cursor).filter(|cell| cell.live).map(|cell| cell.act);
            match act {
                Some(Act::Do(action)) => self.attempt(action),
                Some(Act::TurnKitty) => self.turn_kitty(),
                None => {}
            }
            return;
        }
        if let Some(count) = self.discards() {
            if self.chosen.len() == count {
                self.attempt(Action::Discard(self.chosen));
            } else {
                self.turn_card();
            }
            return;
        }
        let Some(card) = self.card_under_cursor() else { return };
        match self.view.choices {
            Choices::Give(_) => self.attempt(Action::Give(card.face())),
            Choices::Play { jokers, suits, .. } if jokers.contains(card) => match suits.iter().next() {
                Some(suit) if suits.len() == 1 => self.attempt(Action::Lead(card.face(), suit)),
                _ => {
                    self.demanding = Some(card);
                    self.board_cursor = (0, 0);
                }
            },
            Choices::Play { .. } => self.attempt(Action::Play(card.face())),
            _ => {}
        }
    }

    /// Chooses the card under the cursor for the discard, or lets it go.
    fn turn_card(&mut self) {
        let (Some(card), Some(count)) = (self.card_under_cursor(), self.discards()) else { return };
        self.note = None;
        if self.chosen.contains(card) {
            self.chosen.remove(card);
        } else if self.chosen.len() < count {
            self.chosen.insert(card);
        } else {
            let text = self.texts.format("note-enough-chosen", &[("count", count.into())]);
            self.say(text, Tone::Refused);
        }
    }
}

/// What a letter lays over the table.
const fn overlay_of(c: char) -> Option<Overlay> {
    match c {
        '?' => Some(Overlay::Help),
        's' => Some(Overlay::Score),
        'r' => Some(Overlay::Rules),
        'l' => Some(Overlay::Tricks),
        _ => None,
    }
}
