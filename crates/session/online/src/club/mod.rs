//! A club, as its authority has it: members, and duplicate evenings in which every table gets the same deals. It
//! decides partners and seats, collects the results of each deal, and knows when they may be shown.
//!
//! A [`Club`] is the fold of its entries, as a table is. It [proposes](Club::propose) an entry for a request, says what
//! falls [due](Club::due), and has entries [applied](Club::apply). The tables of an evening are ordinary tables with
//! deals from the club: it says [how to open them](Club::tables) and [what they must do](Club::orders), and
//! [collects](Club::hear) their results. Nothing here reads a clock, waits or draws a random number.

mod due;
mod entry;
mod evening;
mod line;
pub mod movement;
mod propose;
mod refusal;
pub mod score;
mod seats;
mod state;
mod update;

pub use due::{Due, DueWhat};
pub use entry::{Entry, Shape, TableKeys, What};
pub use evening::{Orders, TableOpening};
pub use line::{Broken, Header};
pub use propose::Outside;
pub use refusal::Refusal;
pub use seats::Seating;
pub use state::{Applied, Club};

/// The times of an evening, in milliseconds.
pub mod times {
    /// For a deal.
    pub const DEAL: u64 = 6 * 60_000;
    /// For a hand that is being played when the time of a round is over.
    pub const OVERTIME: u64 = 2 * 60_000;
    /// What a director adds to a round.
    pub const MORE: u64 = 2 * 60_000;
    /// From the end of a round to the next one.
    pub const BREAK: u64 = 20_000;
    /// From the check-in to the evening.
    pub const CHECK_IN: u64 = 15 * 60_000;
    /// For showing a nonce.
    pub const NONCE: u64 = 5_000;
    /// So long ago an evening may have begun that is planned: whoever plans one that begins now needs time to write it.
    pub const PAST: u64 = 60 * 60_000;
}
