//! What happens at a table of any game called 500, in words, and what players type there, understood. It is made from what
//! one viewer has: the rules, their view, names, events. Where a match is played, and whether it is played here, is no matter.
//!
//! A [`Narrator`] speaks to one viewer in one language; what a game adds is in its module, behind [`Narrated`] and
//! [`InWords`].
#![forbid(unsafe_code)]

mod advice;
pub mod five_hundred;
pub mod input;
mod narrate;
mod narrated;
pub mod open;
pub mod review;
pub mod rummy;
mod score;
mod setup;

pub use advice::Alternative;
pub use input::{TypedCommand, TypedInput, reader_wished};
pub use narrate::{Narrator, Reader};
pub use narrated::{InWords, Narrated, TypedIn};
pub use score::{ColumnResult, Mark, ScoreColumn, ScoreHead, ScoreRow, ScoreSheet};
pub use setup::{AskError, Setup};
