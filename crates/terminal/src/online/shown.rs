//! The screen of a table online in a terminal.

use std::{io, time::Duration};

use online_wire::{Refused, Telling, Welcome, Wish};
use ratatui::DefaultTerminal;
use serde_json::Value;
use texts::Lang;

use super::{
    AtTable, Meant, Want,
    screen::{Look, Screen},
};

/// A person at a table online, on the screen.
pub struct OnlineScreen {
    screen: Screen,
    terminal: DefaultTerminal,
}

/// A key that was pressed, or another size of the terminal.
#[derive(Clone, Debug)]
pub struct Pressed(pub(super) crossterm::event::Event);

impl Pressed {
    /// Waits for the next one.
    ///
    /// # Errors
    /// The terminal can't be read.
    pub fn next() -> io::Result<Self> {
        crossterm::event::read().map(Self)
    }
}

impl OnlineScreen {
    /// Takes the screen, for somebody who is about to come to the table of a link.
    ///
    /// # Errors
    /// The terminal can't be used.
    pub fn open(lang: Lang, look: Look, link: String) -> io::Result<Self> {
        // This also sets a panic hook that restores the terminal before anything is printed.
        Ok(Self { screen: Screen::new(lang, look, link), terminal: ratatui::try_init()? })
    }

    /// A key was pressed.
    pub fn pressed(&mut self, pressed: &Pressed) -> Meant {
        match pressed.0 {
            crossterm::event::Event::Key(key) => self.screen.pressed(key),
            _ => Meant::NOTHING,
        }
    }

    /// Lets time pass.
    pub fn pass_time(&mut self, time: Duration) {
        self.screen.pass_time(time);
    }

    /// How long nothing will change by itself; `None`: until something is told or pressed.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        self.screen.patience()
    }

    /// The requests that keys and time have led to since the last call.
    pub fn wants(&mut self) -> Vec<Want> {
        self.screen.wants()
    }

    /// Shows it as it is now.
    ///
    /// # Errors
    /// The terminal can't be used.
    pub fn show(&mut self) -> io::Result<()> {
        let Self { screen, terminal } = self;
        terminal.draw(|frame| {
            screen.draw(frame.buffer_mut());
        })?;
        Ok(())
    }
}

impl Drop for OnlineScreen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

impl AtTable for OnlineScreen {
    fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>> {
        self.screen.welcomed(welcome)
    }

    fn told(&mut self, telling: &Telling) -> io::Result<Vec<Want>> {
        self.screen.told(telling)
    }

    fn records(&mut self, games: Option<&[Value]>) -> io::Result<()> {
        self.screen.records(games)
    }

    fn noted(&mut self, words: String) -> io::Result<()> {
        self.screen.noted(words)
    }

    fn lost(&mut self) -> io::Result<()> {
        self.screen.lost()
    }

    fn restarting(&mut self) -> io::Result<()> {
        self.screen.restarting()
    }

    fn told_by_club(&mut self, lines: Vec<String>, asked: bool) -> io::Result<()> {
        self.screen.told_by_club(lines, asked)
    }

    fn evening_stands(&mut self, lines: Vec<String>) {
        self.screen.evening_stands(lines);
    }

    fn has_done_with_its_deals(&self) -> bool {
        self.screen.has_done_with_its_deals()
    }

    fn refused(&mut self, wish: &Wish, refused: &Refused) -> io::Result<()> {
        self.screen.refused(wish, refused)
    }
}
