//! Five Hundred with the laws open: players can do what the rules forbid, and it stands unless someone claims
//! (`docs/spec/laws.md`, from §14 on).
//!
//! A [`Room`] holds the table. [`five_hundred`] is the engine of cards and legal play, and this crate gives the
//! rulings. This module adds acts out of turn or against the rules, open claims, and the effects of rulings. It
//! remembers faults and shows them to nobody \[LAW-OPEN-6\].

mod act;
mod answers;
mod asked;
mod claims;
mod counts;
mod doing;
mod duty;
mod fault;
mod hand;
pub mod lessons;
mod looks;
mod memory;
mod phase;
mod read_view;
mod refusal;
mod replay;
mod result;
mod revokes;
mod room;
mod settling;
mod show;

pub use act::{Act, Claim, Demand, Reason, Sight};
pub use asked::Asked;
pub use fault::Fault;
pub use lessons::{Answered, Lesson};
pub use memory::{Claimed, Did, Kind, Standing, Verdict};
pub use phase::Phase;
pub use refusal::Refusal;
pub use replay::{ReplayError, is_open, plays_open, replay};
pub use room::{Room, is_void};
pub use show::{Event, Told, View};
