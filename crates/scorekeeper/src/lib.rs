//! The score sheet in words: what is asked of a hand, what a row says, and what is told when it is written.
//!
//! The sheet counts ([`sheet`]); here its rows get sentences, with the names of the people. Everything is read from data
//! and given as text, for a page as for a terminal.
#![forbid(unsafe_code)]

mod csv;
mod effect;
mod faults;
mod keeper;
mod page;
mod picture;

pub use csv::csv;
pub use effect::{Effect, effect};
pub use faults::fault;
pub use keeper::Keeper;
pub use page::{doubts, heading, in_words_of, page, people, rows_from};
pub use picture::picture;
