//! A club in a terminal that is a screen: what was told there from below up, and the line that is typed.

use std::io;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::{DefaultTerminal, buffer::Buffer, layout::Rect};
use texts::Texts;

use super::super::{Look, Pressed};
use crate::tui::{Lounge, width, wrap};

/// How many lines are kept to be read again.
const LONGEST: usize = 2_000;
/// How far a page of them goes.
const PAGE: usize = 10;

/// What comes of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScreenMeant {
    /// Nothing yet.
    Nothing,
    /// A line was typed.
    Line(String),
    /// They go.
    Quit,
}

/// The lines told at a club, and the one that is typed.
pub struct ClubScreen {
    texts: Texts,
    look: Look,
    told: Vec<String>,
    typed: String,
    /// How many lines further up one looks.
    up: usize,
    /// While it is seen: a table may take its place.
    terminal: Option<DefaultTerminal>,
}

impl ClubScreen {
    /// A screen on which nothing is told yet.
    #[must_use]
    pub const fn new(texts: Texts, look: Look) -> Self {
        Self { texts, look, told: Vec::new(), typed: String::new(), up: 0, terminal: None }
    }

    /// Tells something.
    pub fn tell(&mut self, lines: Vec<String>) {
        self.told.extend(lines);
        let over = self.told.len().saturating_sub(LONGEST);
        self.told.drain(..over);
    }

    /// A key was pressed.
    pub fn pressed(&mut self, pressed: &Pressed) -> ScreenMeant {
        match pressed.0 {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            _ => ScreenMeant::Nothing,
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> ScreenMeant {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd' | 'q') if control => return ScreenMeant::Quit,
            KeyCode::Char('u') if control => self.typed.clear(),
            KeyCode::Char(letter) if !control => self.typed.push(letter),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => (self.typed, self.up) = (String::new(), 0),
            KeyCode::Up => self.up += 1,
            KeyCode::Down => self.up = self.up.saturating_sub(1),
            KeyCode::PageUp => self.up += PAGE,
            KeyCode::PageDown => self.up = self.up.saturating_sub(PAGE),
            KeyCode::Enter => {
                self.up = 0;
                let line = std::mem::take(&mut self.typed);
                self.tell(vec![format!("> {line}")]);
                return ScreenMeant::Line(line);
            }
            _ => {}
        }
        self.up = self.up.min(self.told.len());
        ScreenMeant::Nothing
    }

    /// Shows it as it is now.
    ///
    /// # Errors
    /// The terminal can't be used.
    pub fn show(&mut self, title: &str) -> io::Result<()> {
        let mut terminal = match self.terminal.take() {
            Some(terminal) => terminal,
            // This also sets a panic hook that restores the terminal before anything is printed.
            None => ratatui::try_init()?,
        };
        terminal.draw(|frame| {
            self.draw(frame.buffer_mut(), title);
        })?;
        self.terminal = Some(terminal);
        Ok(())
    }

    /// Gives the terminal back.
    pub fn hide(&mut self) {
        if self.terminal.take().is_some() {
            ratatui::restore();
        }
    }

    /// Draws it; gives the texts that had to be cut.
    pub(super) fn draw(&self, buffer: &mut Buffer, title: &str) -> Vec<String> {
        let (theme, area) = (self.look.theme(), buffer.area);
        let mut lounge = Lounge::new(self.texts, theme, buffer);
        lounge.clear(area, title, "");
        let keys = [
            (theme.sign("⏎", "Enter"), "key-do"),
            (theme.sign("↑↓", "arrows"), "key-scroll"),
            ("Ctrl-C", "key-leave"),
        ];
        lounge.over(&keys, |canvas, table| {
            canvas.fill(table, theme.paper());
            let inner = Rect {
                x: table.x + 1,
                y: table.y,
                width: table.width.saturating_sub(2),
                height: table.height.saturating_sub(2),
            };
            let lines: Vec<String> = self.told.iter().flat_map(|line| wrap(line, inner.width)).collect();
            let height = usize::from(inner.height);
            let from = lines.len().saturating_sub(height + self.up);
            for (line, words) in (0..).zip(lines.iter().skip(from).take(height)) {
                canvas.text(inner, 0, line, words, theme.paper());
            }
            let typing = Rect { y: table.y + table.height.saturating_sub(1), height: 1, ..inner };
            let cursor = theme.sign("▏", "_");
            // Of a long line its end is seen.
            let room = inner.width.saturating_sub(3);
            let mut end = self.typed.as_str();
            while width(end) > room {
                end = end.char_indices().nth(1).map_or("", |(at, _)| &end[at..]);
            }
            canvas.text(typing, 0, 0, &format!("> {end}{cursor}"), theme.paper_ochre());
        });
        lounge.cut()
    }
}

impl Drop for ClubScreen {
    fn drop(&mut self) {
        self.hide();
    }
}
