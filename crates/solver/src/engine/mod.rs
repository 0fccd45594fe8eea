//! The search itself: cards as bits, tricks, a table of positions. It knows no rules book, no clock and no files; what a
//! game of the family needs is in its [`Board`].

mod board;
mod order;
mod search;
mod store;
mod sure;

pub(crate) use board::{Board, Demand, NONE, Trick};
pub(crate) use order::{Move, Moves};
pub(crate) use search::{OnTable, Search};
pub(crate) use store::Store;
pub(crate) use sure::guess;
