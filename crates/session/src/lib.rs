//! A match of one person against bots at any game called 500, without input or output: what every client stands on.
//!
//! [`Session`] holds a match: seats, seeds, bots, undo, hints, the format of saves. [`Narrator`] says in words what
//! happens, [`input`] understands what is typed, and what a game adds to all this is in its module, behind
//! [`TableGame`] and [`InWords`]. Clients see views and events alone.
#![forbid(unsafe_code)]

mod advice;
mod event;
pub mod five_hundred;
mod game;
mod indices;
pub mod input;
mod narrate;
mod narrated;
pub mod review;
pub mod rummy;
mod score;
mod session;
mod setup;
mod situation;
mod sorting;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use advice::Alternative;
pub use event::{Draw, Event};
pub use game::{AnySession, TableGame};
pub use indices::{Indices, UnknownIndices};
pub use input::{TypedCommand, TypedInput};
pub use narrate::{Narrator, People};
pub use narrated::{EventIn, InWords, Narrated, TypedIn, Unit};
pub use players::Level;
pub use score::{GameSoFar, HandResult, Mark, ScoreColumn, ScoreHead, ScoreRow, ScoreSheet, Winner};
pub(crate) use session::Spread;
pub use session::{Advice, Company, Done, NotRead, Places, Save, Session};
pub use setup::{Setup, SetupError};
pub use situation::{Situation, Turn};
pub use sorting::{End, SortBy, Sorting, UnknownSorting};
