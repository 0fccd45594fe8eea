//! The sheets over an open table: an objection as it is put together, other things to do, a ruling to be read.

use card_match::open::OpenRules;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use desk::wire::Tap;
use laws::open_table::Act;
use ratatui::buffer::Buffer;

use super::{
    claiming::{Claiming, Typed},
    side::tap_key,
};
use crate::tui::{App, Chosen, Lounge, Menu, Offer, Tone};

/// A sheet over the table.
pub(super) enum Sheet {
    /// An objection: what is typed of the answer, and why the last one was none.
    Asking { menu: Menu, typed: String, again: Option<String> },
    /// Other things to do.
    More(Menu),
    /// Objections and rulings, to be read.
    Ruling { lines: Vec<Vec<String>>, scroll: u16 },
}

/// The word that shows the objections of the hand.
const CLAIMS: &str = "claims";

impl App<OpenRules> {
    /// A key while something lies over the table; false if nothing does, or it is no key of it.
    pub(crate) fn key_on_sheet(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return false;
        }
        match self.side.sheet.take() {
            Some(Sheet::Asking { menu, typed, again }) => self.key_asking(key.code, menu, typed, again),
            Some(Sheet::More(menu)) => self.key_in_more(key.code, menu),
            Some(Sheet::Ruling { lines, scroll }) => return self.key_reading(key.code, lines, scroll),
            None if self.reads() => {
                let lines = std::mem::take(&mut self.side.rulings);
                return self.key_reading(key.code, lines, 0);
            }
            None => return false,
        }
        true
    }

    /// Objects, in these words as far as they say it.
    pub(crate) fn objects(&mut self, said: &str) {
        if self.me().is_none() {
            return self.say(self.texts.get("note-watching"), Tone::Refused);
        }
        self.side.claiming = Claiming::new(self.texts, self.narrator.names.clone());
        let typed = self.side.claiming.begin(said);
        self.claimed(typed);
    }

    /// Shows what else can be done.
    pub(crate) fn lay_more(&mut self) {
        match self.me() {
            Some(_) => self.side.sheet = Some(Sheet::More(Menu::default())),
            None => self.say(self.texts.get("note-watching"), Tone::Refused),
        }
    }

    /// Makes a claim that is whole, or asks on.
    fn claimed(&mut self, typed: Typed) {
        let asking = |again| Sheet::Asking { menu: Menu::default(), typed: String::new(), again };
        self.side.sheet = None;
        match typed {
            Typed::Claim(claim) => self.attempt(Act::Claim(claim)),
            Typed::Asked => self.side.sheet = Some(asking(None)),
            Typed::Dropped => self.say(self.texts.get("claim-dropped"), Tone::News),
            Typed::Again(why) => self.side.sheet = Some(asking(Some(why))),
        }
    }

    /// The objections of the hand, each with what became of it.
    fn claims(&self) -> Vec<Vec<String>> {
        self.side.scene.open.as_ref().map(|open| open.claims.clone()).unwrap_or_default()
    }

    /// Whether a ruling is to be read now.
    fn reads(&self) -> bool {
        !self.side.rulings.is_empty() && self.typed.is_none() && self.overlay.is_none()
    }

    fn key_asking(&mut self, code: KeyCode, mut menu: Menu, mut typed: String, again: Option<String>) {
        match code {
            KeyCode::Esc if !typed.is_empty() => typed.clear(),
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(c) if typed.chars().count() < 40 && (c != ' ' || !typed.is_empty()) => {
                typed.push(c);
            }
            KeyCode::Enter if !typed.is_empty() => {
                let answer = self.side.claiming.answer(typed.trim());
                return self.claimed(answer);
            }
            _ => match menu.key(code, &self.answers()) {
                Chosen::Line(line) => {
                    let answer = self.side.claiming.answer(&line);
                    return self.claimed(answer);
                }
                Chosen::Close => {
                    let dropped = self.side.claiming.answer("");
                    return self.claimed(dropped);
                }
                Chosen::Begin(_) | Chosen::Nothing | Chosen::Other => {}
            },
        }
        self.side.sheet = Some(Sheet::Asking { menu, typed, again });
    }

    /// The answers to choose from, each under its number.
    fn answers(&self) -> Vec<Offer> {
        let choices = self.side.claiming.choices().into_iter().zip(1..);
        choices
            .map(|(choice, number): (_, usize)| {
                Offer::line(format!("{number:>2}  {choice}"), number.to_string())
            })
            .collect()
    }

    fn key_in_more(&mut self, code: KeyCode, mut menu: Menu) {
        match menu.key(code, &self.more()) {
            Chosen::Line(line) if line == CLAIMS => {
                let lines = self.claims();
                self.side.sheet = Some(Sheet::Ruling { lines, scroll: 0 });
            }
            Chosen::Line(line) => match self.tap_of(&line) {
                Some(tap) => self.taps_for(tap),
                None => self.act_as_written(&line),
            },
            Chosen::Begin(line) => self.typed = Some(line),
            Chosen::Close => {}
            Chosen::Other if code == KeyCode::Char('m') => {}
            Chosen::Nothing | Chosen::Other => self.side.sheet = Some(Sheet::More(menu)),
        }
    }

    fn uses(&self) -> Vec<Tap> {
        self.side.scene.open.as_ref().map(|open| open.taps.clone()).unwrap_or_default()
    }

    /// The use of a card that a line stands for.
    fn tap_of(&self, line: &str) -> Option<Tap> {
        self.uses().into_iter().find(|&tap| tap_key(tap) == line)
    }

    /// Everything else that can be done, lawful or not.
    fn more(&self) -> Vec<Offer> {
        let texts = self.texts;
        let Some(open) = &self.side.scene.open else { return Vec::new() };
        let taps = self.uses().into_iter().filter(|&tap| tap != open.tap);
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
                self.rest();
                return true;
            }
            KeyCode::Char(_) => return false,
            _ => scroll,
        };
        self.side.sheet = Some(Sheet::Ruling { lines, scroll });
        true
    }

    /// Draws what lies over the table; gives the texts that had to be cut.
    pub(crate) fn draw_sheet(&self, buffer: &mut Buffer) -> Vec<String> {
        let mut lounge = Lounge::new(self.texts, self.theme, buffer);
        match &self.side.sheet {
            Some(Sheet::Asking { menu, typed, again }) => {
                let cursor = self.theme.sign("▏", "_");
                let how = || self.side.claiming.how().unwrap_or_else(|| self.texts.get("open-answer"));
                let how = if typed.is_empty() { how() } else { format!("> {typed}{cursor}") };
                let head: Vec<String> =
                    again.iter().cloned().chain([self.side.claiming.asks(), how]).collect();
                self.draw_menu(&mut lounge, menu, "open-object", (&head, &self.answers()));
            }
            Some(Sheet::More(menu)) => {
                let head = [self.texts.get("open-mode")];
                self.draw_menu(&mut lounge, menu, "open-more", (&head, &self.more()));
            }
            Some(Sheet::Ruling { lines, scroll }) => self.draw_ruling(&mut lounge, lines, *scroll),
            None if self.reads() => self.draw_ruling(&mut lounge, &self.side.rulings, 0),
            None => {}
        }
        lounge.cut()
    }

    fn draw_menu(&self, lounge: &mut Lounge<'_>, menu: &Menu, title: &str, shown: (&[String], &[Offer])) {
        let theme = self.theme;
        let keys = [
            (theme.sign("↑↓", "arrows"), "key-choose"),
            (theme.sign("⏎", "Enter"), "key-do"),
            ("Esc", "key-back"),
        ];
        let title = self.texts.get(title);
        lounge.over(&keys, |canvas, table| menu.draw(&theme, canvas, table, &title, shown));
    }

    fn draw_ruling(&self, lounge: &mut Lounge<'_>, lines: &[Vec<String>], scroll: u16) {
        let text = lines.iter().map(|lines| lines.join("\n")).collect::<Vec<_>>().join("\n\n");
        lounge.text(&self.texts.get("open-ruling"), &text, scroll);
    }
}
