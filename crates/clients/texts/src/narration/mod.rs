//! Puts the events at a table into words, and reads what players type. It needs only what one viewer has: the rules,
//! their view, names and events. It makes no difference where the match is played.
//!
//! A [`Narrator`] speaks to one viewer in one language. Each game adds what differs in a module of its own, behind
//! [`Narrated`] and [`InWords`].

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
pub use narrated::{InWords, Narrated, Outcome, TypedIn};
pub use score::{ColumnResult, Mark, ScoreColumn, ScoreHead, ScoreRow, ScoreSheet};
pub use setup::{AskError, Setup};
