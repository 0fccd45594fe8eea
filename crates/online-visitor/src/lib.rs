//! A table online as one of its visitors knows it: the fold of what they are told, and what goes on there beside the cards, in
//! words. The page and the terminal show it, each in its own way.
#![forbid(unsafe_code)]

mod meanwhile;
mod news;
mod proof;
mod room;

pub use meanwhile::{Meanwhile, heard};
pub use news::{News, phrase, refusal, time_left};
pub use proof::{Checked, check};
#[cfg(any(test, feature = "testing"))]
pub use room::testing;
pub use room::{Gap, HOLIDAYS, Kept, Owed, Room, Said, Standing, Words};
