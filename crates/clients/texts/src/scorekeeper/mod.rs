//! The score sheet in words: the questions about a hand, the text of each row, and the effect of a new one.
//!
//! [`sheet`] counts; this crate puts its rows into sentences, with the names of the people. It reads data and returns
//! text, for a page as for a terminal.

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
