//! The search itself: cards as bits, tricks, a table of positions. It knows no rules book, no clock and no files; what a
//! game of the family needs is in its [`Facts`].

mod bits;
mod board;
mod habits;
mod order;
mod root;
mod search;
mod store;
mod sure;
mod weight;

pub(crate) use board::{Board, Demand, Facts, NONE, Trick};
pub(crate) use habits::Habits;
pub(crate) use root::{Candidate, Root};
pub(crate) use search::{OnTable, Search};
pub use store::Bounds;
pub(crate) use store::Store;
