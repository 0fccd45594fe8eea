//! A match of one person against bots at any game called 500, without input or output: what every client stands on.
//!
//! [`Session`] holds a match: seats, seeds, bots, undo, hints, the format of saves. What a game adds to it is in its module,
//! behind [`TableGame`]. Clients see views and events alone, and have them told by a [`narration::Narrator`].
#![forbid(unsafe_code)]

mod five_hundred;
mod game;
pub mod review;
mod rummy;
mod session;
mod setup;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use game::{AnySession, TableGame};
pub use players::Level;
pub(crate) use session::Spread;
pub use session::{Advice, Company, Done, NotRead, Places, Save, Session};
pub use setup::{Setup, SetupError};
