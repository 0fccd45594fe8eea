//! A table or a club online, on the screen or line by line: what is told there, what is typed and chosen as commands.
//! Whoever holds the connection passes both on; nothing here knows of a network or a clock.

mod asks;
mod cards;
mod club;
mod connection;
mod doubt;
mod lines;
mod offers;
mod people;
mod reporting;
mod screen;
mod spoken;
mod strip;
#[cfg(test)]
mod tests;
mod typed;
mod when;
mod words;

use std::io;

use online_wire::{Refused, TableCommand, TableUpdate, Welcome, http::Report};
use serde_json::Value;
use table::Position;

pub use club::{ClubMeant, ClubScreen, ClubWant, Found, OnlineClub, ScreenMeant};
pub use lines::OnlineLines;
pub use screen::{Look, OnlineScreen, Pressed};

/// Something to be asked of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// A command; what is done with cards names the position that was seen.
    Ask(TableCommand, Option<Position>),
    /// Everything is to be told anew: an entry is missing.
    Anew,
    /// The record of the hands that are over.
    Record,
    /// A report to whoever runs the server.
    Report(Report),
}

/// What comes of something that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// Something to be asked, or nothing: it was answered here.
    Want(Option<Want>),
    /// They go, and may come back: their seat is saved.
    Quit,
    /// They leave the table.
    Leave,
    /// A line for the club in whose evening this is played; none to go there.
    Club(String),
    /// They go to the next table that waits for them, if there is one.
    NextTable,
}

impl Meant {
    /// It was answered here.
    const NOTHING: Self = Self::Want(None);

    const fn ask(command: TableCommand) -> Self {
        Self::Want(Some(Want::Ask(command, None)))
    }
}

/// Somebody at a table online, who is told what happens there.
pub trait AtTable {
    /// They are there, or there again.
    ///
    /// # Errors
    /// Nobody reads any more; or in a sentence why the table can't be followed.
    fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>>;

    /// They are told of an entry.
    ///
    /// # Errors
    /// As when they are welcomed.
    fn told(&mut self, update: &TableUpdate) -> io::Result<Vec<Want>>;

    /// The games of the table, as far as their hands are over; nothing if they can't be had.
    ///
    /// # Errors
    /// Nobody reads any more.
    fn records(&mut self, games: Option<&[Value]>) -> io::Result<()>;

    /// They are told something by whoever holds the connection.
    ///
    /// # Errors
    /// Nobody reads any more.
    fn noted(&mut self, words: String) -> io::Result<()>;

    /// The connection broke off; it is being taken up again.
    ///
    /// # Errors
    /// Nobody reads any more.
    fn lost(&mut self) -> io::Result<()>;

    /// The server is about to restart.
    ///
    /// # Errors
    /// Nobody reads any more.
    fn restarting(&mut self) -> io::Result<()>;

    /// The club tells something in whose evening they sit here; because they have asked, or by itself.
    ///
    /// # Errors
    /// Nobody reads any more.
    fn told_by_club(&mut self, lines: Vec<String>, asked: bool) -> io::Result<()>;

    /// How that evening stands now, for whoever keeps it in sight.
    fn evening_stands(&mut self, _lines: Vec<String>) {}

    /// Whether this table of an evening has done with its deals, and nobody looks at anything there.
    fn has_done_with_its_deals(&self) -> bool;

    /// A command was refused.
    ///
    /// # Errors
    /// Nobody reads any more.
    fn refused(&mut self, command: &TableCommand, refused: &Refused) -> io::Result<()>;
}

/// Whether somebody is told if a command is refused: the exchange before a deal goes on behind them.
const fn is_told(command: &TableCommand) -> bool {
    !matches!(command, TableCommand::Commit { .. } | TableCommand::Show { .. })
}
