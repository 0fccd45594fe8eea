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
mod twice;
mod weight;

pub(crate) use board::{Board, Demand, Facts, NONE, Trick};
pub(crate) use root::{Candidate, Root};
pub(crate) use search::{Means, OnTable, Search};
pub use store::Bounds;
#[cfg(test)]
pub(crate) use twice::FastBits;
