//! An online table as one participant knows it, and a club as one member does: the fold of their updates, and
//! everything besides the cards in words. The page and the terminal each show it in their own way.

pub mod club;
mod exchange;
mod meanwhile;
mod news;
mod proof;
mod report;
mod room;
mod sure;
mod when;

pub use exchange::{Exchange, Party, Saved};
pub use meanwhile::{Meanwhile, heard, late, parts};
pub use news::{News, pace, phrase, refusal, time_left};
pub use proof::{Checked, check};
pub use report::{Draft, Reported};
#[cfg(any(test, feature = "testing"))]
pub use room::testing;
pub use room::{Gap, Room, Said, Standing, Words};
pub use sure::Sure;
pub use when::{Civil, When};
