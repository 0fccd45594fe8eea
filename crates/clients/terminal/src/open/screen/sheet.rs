//! The sheets over an open table: an objection as it is put together, other things to do, a ruling to be read.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use desk::wire::Tap;
use ratatui::buffer::Buffer;

use super::OpenScreen;
use crate::tui::{Chosen, Lounge, Menu, Offer, tap_key};

/// A sheet over the table.
pub(super) enum Sheet {
    /// An objection: what is typed of the answer, and why the last one was none.
    Asking { menu: Menu, typed: String, again: Option<String> },
    /// Other things to do.
    More(Menu),
    /// Objections and rulings, to be read.
    Ruling { lines: Vec<Vec<String>>, scroll: u16 },
}

impl Sheet {
    pub(super) fn asking() -> Self {
        Self::Asking { menu: Menu::default(), typed: String::new(), again: None }
    }

    pub(super) fn asking_again(why: String) -> Self {
        Self::Asking { menu: Menu::default(), typed: String::new(), again: Some(why) }
    }

    pub(super) fn more() -> Self {
        Self::More(Menu::default())
    }
}

/// The word that shows the objections of the hand.
const CLAIMS: &str = "claims";

impl OpenScreen {
    /// A key while something lies over the table; false if nothing does, or it is no key of it.
    pub(super) fn key_on_sheet(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return false;
        }
        match self.sheet.take() {
            Some(Sheet::Asking { menu, typed, again }) => self.key_asking(key.code, menu, typed, again),
            Some(Sheet::More(menu)) => self.key_in_more(key.code, menu),
            Some(Sheet::Ruling { lines, scroll }) => return self.key_reading(key.code, lines, scroll),
            None if self.reads() => {
                let lines = std::mem::take(&mut self.rulings);
                return self.key_reading(key.code, lines, 0);
            }
            None => return false,
        }
        true
    }

    /// Whether a ruling is to be read now.
    fn reads(&self) -> bool {
        !self.rulings.is_empty() && self.app.typed.is_none() && self.app.overlay.is_none()
    }

    fn key_asking(&mut self, code: KeyCode, mut menu: Menu, mut typed: String, again: Option<String>) {
        match code {
            KeyCode::Esc if !typed.is_empty() => typed.clear(),
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(c) if typed.chars().count() < 40 && (c != ' ' || !typed.is_empty()) => {
                typed.push(c);
            }
            KeyCode::Enter if !typed.is_empty() => {
                let answer = self.claiming.answer(typed.trim());
                return self.claimed(answer);
            }
            _ => match menu.key(code, &self.answers()) {
                Chosen::Line(line) => {
                    let answer = self.claiming.answer(&line);
                    return self.claimed(answer);
                }
                Chosen::Close => {
                    let dropped = self.claiming.answer("");
                    return self.claimed(dropped);
                }
                Chosen::Begin(_) | Chosen::Nothing | Chosen::Other => {}
            },
        }
        self.sheet = Some(Sheet::Asking { menu, typed, again });
    }

    /// The answers to choose from, each under its number.
    fn answers(&self) -> Vec<Offer> {
        let choices = self.claiming.choices().into_iter().zip(1..);
        choices
            .map(|(choice, number): (_, usize)| {
                Offer::line(format!("{number:>2}  {choice}"), number.to_string())
            })
            .collect()
    }

    fn key_in_more(&mut self, code: KeyCode, mut menu: Menu) {
        match menu.key(code, &self.more()) {
            Chosen::Line(line) if line == CLAIMS => {
                let lines = self.shown.claims().to_vec();
                self.sheet = Some(Sheet::Ruling { lines, scroll: 0 });
            }
            Chosen::Line(line) => match self.tap_of(&line) {
                Some(tap) => self.tap(tap),
                None => self.app.act_as_written(line),
            },
            Chosen::Begin(line) => self.app.typed = Some(line),
            Chosen::Close => {}
            Chosen::Other if code == KeyCode::Char('m') => {}
            Chosen::Nothing | Chosen::Other => self.sheet = Some(Sheet::More(menu)),
        }
    }

    fn taps(&self) -> Vec<Tap> {
        self.shown.scene.open.as_ref().map(|open| open.taps.clone()).unwrap_or_default()
    }

    /// The use of a card that a line stands for.
    fn tap_of(&self, line: &str) -> Option<Tap> {
        self.taps().into_iter().find(|&tap| tap_key(tap) == line)
    }

    /// Everything else that can be done, lawful or not.
    fn more(&self) -> Vec<Offer> {
        let texts = self.app.texts;
        let Some(open) = &self.shown.scene.open else { return Vec::new() };
        let taps = self.taps().into_iter().filter(|&tap| tap != open.tap);
        let taps: Vec<Offer> = taps.map(|tap| Offer::line(texts.get(tap_key(tap)), tap_key(tap))).collect();
        let acts = open.acts.iter().map(|offer| Offer::line(offer.label.clone(), offer.action.clone()));
        let claims = (!open.claims.is_empty()).then(|| Offer::line(texts.get("open-claims"), CLAIMS));
        let taps = Offer::among(texts.get("open-enter-card"), taps);
        taps.into_iter().chain(Offer::among(texts.get("open-acts"), acts.collect())).chain(claims).collect()
    }

    /// Keys while a ruling is read; false for a letter, for which it makes way.
    fn key_reading(&mut self, code: KeyCode, lines: Vec<Vec<String>>, scroll: u16) -> bool {
        let scroll = match code {
            KeyCode::Up => scroll.saturating_sub(1),
            KeyCode::Down => scroll.saturating_add(1),
            KeyCode::PageUp => scroll.saturating_sub(10),
            KeyCode::PageDown => scroll.saturating_add(10),
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => {
                self.app.rest();
                return true;
            }
            KeyCode::Char(_) => return false,
            _ => scroll,
        };
        self.sheet = Some(Sheet::Ruling { lines, scroll });
        true
    }

    /// Draws what lies over the table; gives the texts that had to be cut.
    pub(super) fn draw_sheet(&self, buffer: &mut Buffer) -> Vec<String> {
        let mut lounge = Lounge::new(self.app.texts, self.app.theme, buffer);
        match &self.sheet {
            Some(Sheet::Asking { menu, typed, again }) => {
                let cursor = self.app.theme.sign("▏", "_");
                let how = || self.claiming.how().unwrap_or_else(|| self.app.texts.get("open-answer"));
                let how = if typed.is_empty() { how() } else { format!("> {typed}{cursor}") };
                let head: Vec<String> = again.iter().cloned().chain([self.claiming.asks(), how]).collect();
                self.draw_menu(&mut lounge, menu, "open-object", (&head, &self.answers()));
            }
            Some(Sheet::More(menu)) => {
                let head = [self.app.texts.get("open-mode")];
                self.draw_menu(&mut lounge, menu, "open-more", (&head, &self.more()));
            }
            Some(Sheet::Ruling { lines, scroll }) => self.draw_ruling(&mut lounge, lines, *scroll),
            None if self.reads() => self.draw_ruling(&mut lounge, &self.rulings, 0),
            None => {}
        }
        lounge.cut()
    }

    fn draw_menu(&self, lounge: &mut Lounge<'_>, menu: &Menu, title: &str, shown: (&[String], &[Offer])) {
        let theme = self.app.theme;
        let keys = [
            (theme.sign("↑↓", "arrows"), "key-choose"),
            (theme.sign("⏎", "Enter"), "key-do"),
            ("Esc", "key-back"),
        ];
        let title = self.app.texts.get(title);
        lounge.over(&keys, |canvas, table| menu.draw(&theme, canvas, table, &title, shown));
    }

    fn draw_ruling(&self, lounge: &mut Lounge<'_>, lines: &[Vec<String>], scroll: u16) {
        let text = lines.iter().map(|lines| lines.join("\n")).collect::<Vec<_>>().join("\n\n");
        lounge.text(&self.app.texts.get("open-ruling"), &text, scroll);
    }
}
