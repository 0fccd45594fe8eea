//! An online table, as its authority has it: people who come by a link, sit, leave and return; deals that nobody could
//! choose; deadlines; and the update for each person.
//!
//! An [`OnlineTable`] is the fold of its entries. It [proposes](OnlineTable::propose) an entry for a request, or
//! refuses it, and says what falls [due](OnlineTable::due) by itself. The program that holds the log makes entries
//! durable, and then has them [applied](OnlineTable::apply). Nothing here reads a clock, waits, thinks for a bot or
//! draws a random number: all of that comes in as data, so that every server with the same log has the same table.
#![forbid(unsafe_code)]

mod apply;
mod awaited;
mod behind;
pub mod club;
mod consequence;
mod dealing;
mod due;
mod entry;
mod given;
mod line;
mod offers;
mod open;
mod personal;
mod proofs;
mod propose;
mod refusal;
mod roster;
mod seats;
mod setup;
mod social;
mod table;
mod update;
mod work;

pub use awaited::Awaited;
pub use card_match::open::OpenRules;
pub use due::{Due, DueWhat};
pub use entry::{Entry, Social, What};
pub use given::{Order, Report};
#[doc(hidden)]
pub use kookaburra::with_game as __with_game;
pub use line::{Beside, Broken, Header};
pub use refusal::Refusal;
pub use setup::{CantOpen, Game, Kind, read_rules};
pub use table::{Applied, OnlineTable};
pub use work::{Found, Work};

pub use online_wire::{Moment, ParticipantId};

/// The times of a table, in milliseconds.
pub mod times {
    /// From the end of somebody’s connection until they are shown as away.
    pub const AWAY: u64 = 20_000;
    /// For how long somebody who is not there is waited for until a bot plays for them; the time before they were shown
    /// as away counts.
    pub const REPLACED: u64 = 60_000;
    /// What [`Wait`](online_wire::TableCommand::Wait) adds to that.
    pub const WAIT: u64 = 120_000;
    /// How often in a row the time of somebody may be over: then they are taken to be away, and a bot plays until they
    /// are back.
    pub const LATE: u8 = 3;
    /// From the moment at which the host is not there until somebody else is.
    pub const HOST: u64 = 120_000;
    pub use online_wire::{NUDGE, SILENT};

    pub(crate) const DAY: u64 = 24 * 3_600_000;
    /// For any answer, where somebody has asked for [`MoreTime`](online_wire::TableCommand::MoreTime).
    pub const MORE: u64 = 30_000;
    /// How many texts somebody may write in [`TEXTS_IN`].
    pub(crate) const TEXTS: usize = 5;
    /// In how long that is.
    pub(crate) const TEXTS_IN: u64 = 30_000;
    /// For a claim, as long as others wait.
    pub const WINDOW: u64 = 3_000;
    /// For an answer about taking back, or about exchanging seats.
    pub const UNDO: u64 = 20_000;
    /// For an answer about a claim of the rest.
    pub const REST: u64 = 30_000;
    /// For an answer to what the laws ask at an open table; silence waives.
    pub const DEMAND: u64 = 30_000;
    /// For claims when the play of a hand at an open table is over; silence agrees.
    pub const SETTLE: u64 = 60_000;
    /// For objecting after somebody has said *wait*.
    pub const HOLD: u64 = 30_000;
    /// For showing a nonce.
    pub const NONCE: u64 = 5_000;
    /// From the first who is ready to the deal.
    pub const READY: u64 = 20_000;
}
