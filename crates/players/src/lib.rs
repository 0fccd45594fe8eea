//! Players for the games called 500: they are given a [`five_hundred::View`], never a state, and give back an action
//! with its reason.
//!
//! [`Bot`] plays every game of the family by rules of thumb that read the axes of the rules, not the names of presets:
//! it counts tricks in the auction, and follows the customs of the card table in the play. What it can't see it can't
//! use: the compiler sees to that. [`self_play`] plays whole games among players, to test and to measure them.
#![forbid(unsafe_code)]

mod bidding;
mod bot;
mod chance;
mod discard;
mod evaluate;
mod memory;
mod nominate;
mod partners;
mod play;
mod position;
mod ranking;
mod reason;
pub mod rummy;
mod self_play;
mod sides;
mod strength;

pub use bot::{Bot, Decision, Player, RandomPlayer};
pub use reason::{Reason, ReasonArg};
pub use self_play::{GameReport, HandReport, seed_of, self_play};
