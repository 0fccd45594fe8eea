//! Players for Five Hundred: they are given a [`five_hundred::View`], never a state, and give back an action with its
//! reason.
//!
//! [`Bot`] plays every game of the family by rules of thumb that read the axes of the rules, not the names of presets:
//! it counts tricks in the auction, and follows the customs of the card table in the play.

pub(crate) mod bidding;
mod bot;
pub(crate) mod conventions;
pub(crate) mod discard;
pub(crate) mod evaluate;
mod expert;
mod forgetful;
pub(crate) mod memory;
pub(crate) mod natural;
mod nominate;
pub(crate) mod partners;
pub(crate) mod play;
mod position;
pub(crate) mod ranking;
mod reason;
mod report;
mod searching;
mod sides;
pub(crate) mod strength;

pub use bot::Bot;
pub(crate) use bot::moment;
pub use conventions::{Agreed, Conventions, Meaning, NotAConvention, SixNoTrumps, SixOfSuit};
pub use expert::{Belief, Expert, Oracle, Skill, imagine, imagine_all, imagine_deals, likely_discards};
pub use forgetful::Forgetful;
pub use reason::Reason;
pub use report::HandReport;
pub use searching::provide_searching;

/// An action, and why.
pub type Decision = crate::Decision<five_hundred::Action, Reason>;
