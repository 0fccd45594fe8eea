//! A table online as one of its visitors knows it, and a club as one of its members does: the fold of what they are told, and what goes
//! on there beside the cards, in words. The page and the terminal show it, each in its own way.
#![forbid(unsafe_code)]

pub mod club;
mod exchange;
mod meanwhile;
mod news;
mod proof;
mod report;
mod room;
mod sure;
mod when;

pub use exchange::{Exchange, Kept, Party};
pub use meanwhile::{Meanwhile, heard, late, parts};
pub use news::{News, pace, phrase, refusal, time_left};
pub use proof::{Checked, check};
pub use report::{Draft, Reported};
#[cfg(any(test, feature = "testing"))]
pub use room::testing;
pub use room::{Gap, Room, Said, Standing, Words};
pub use sure::Sure;
pub use when::{Civil, When};
