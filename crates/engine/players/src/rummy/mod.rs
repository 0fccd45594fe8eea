//! Players for Rummy 500: they are given a [`rummy_500::View`], never a state, and give back an action with its reason.
//!
//! [`Bot`] weighs every draw by the best turn that could follow it: the points that go to the table, what the cards
//! that stay are likely to become given what is still unseen, what the discard would give to others, and what it is
//! worth to end the hand. [`Expert`] plays the best of these out in hands that it imagines. [`Greedy`] lays down all it
//! can and throws its highest card.

mod bot;
mod danger;
mod draw;
mod effort;
mod expert;
mod greedy;
mod known;
mod layout;
mod plan;
mod reason;
mod report;
mod stakes;
mod turn;
mod worth;

pub use bot::Bot;
pub use expert::{Expert, Oracle, Skill, Trial, imagine};
pub use greedy::Greedy;
pub use reason::Reason;

/// An action, and why.
pub type Decision = crate::Decision<rummy_500::Action, Reason>;
