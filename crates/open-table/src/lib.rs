//! Five Hundred with the laws open: irregular acts are possible, and stand unless somebody claims (`docs/spec/laws.md`, from
//! §14 on).
//!
//! A [`Room`] keeps the table. The cards and the lawful play are the engine's of [`five_hundred`], the rulings those of
//! [`laws`]; here stands what was done out of turn or against the rules, what may still be claimed, and what a ruling does.
//! What is a fault is remembered and told to nobody \[LAW-OPEN-6\].
#![forbid(unsafe_code)]

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
