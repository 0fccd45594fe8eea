//! Players for Five Hundred: they are given a [`five_hundred::View`], never a state, and give back an action with its
//! reason.
//!
//! [`Bot`] plays every game of the family by rules of thumb that read the axes of the rules, not the names of presets:
//! it counts tricks in the auction, and follows the customs of the card table in the play.

mod bidding;
mod bot;
mod discard;
mod evaluate;
mod memory;
mod nominate;
mod partners;
mod play;
mod position;
mod ranking;
mod reason;
mod report;
mod sides;
mod strength;

pub use bot::Bot;
pub use reason::Reason;
pub use report::HandReport;

/// An action, and why.
pub type Decision = crate::Decision<five_hundred::Action, Reason>;
