//! The search itself: cards as bits, tricks, a table of positions. It knows no rules book, no clock and no files; what
//! a game of the family needs is in its [`Facts`].

mod bits;
mod board;
mod cpu_variants;
mod killers;
mod order;
mod quick_tricks;
mod root;
mod search;
mod transposition_table;
mod weight;

pub(crate) use board::{Board, Demand, Facts, NONE, Trick};
#[cfg(test)]
pub(crate) use cpu_variants::FastBits;
pub(crate) use root::{Candidate, Root};
pub(crate) use search::{OnTable, Search, SearchMemory};
pub use transposition_table::Bounds;
