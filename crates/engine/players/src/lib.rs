#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! [`five_hundred::Bot`] and [`rummy::Bot`] play by rules of thumb; [`five_hundred::Expert`] and [`rummy::Expert`] try
//! their actions in deals that they imagine. What they can't see they can't use: the compiler sees to that.
//! [`self_play`] plays whole games among players, to test and to measure them; [`next_step`] says who comes next, there
//! and at any other table; [`Review`] looks again at what was done.
#![forbid(unsafe_code)]

pub mod alike;
mod arbitration;
mod chance;
mod cores;
pub mod five_hundred;
mod level;
mod maths;
mod player;
mod race;
mod reason;
mod review;
pub mod rummy;
mod self_play;

pub use arbitration::{Agents, first_claim, next_step, step_in_turn};
pub use cores::MOST_CORES;
pub use level::{Level, NotALevel};
pub use player::{Behind, Decision, DecisionIn, Lineup, Playable, Player, RandomPlayer, Unit, Weighed};
pub use reason::{ReasonArg, Why};
pub use review::{Judged, Judges, Loss, Review};
pub use self_play::{GameReport, play_game, play_to_table, seed_of, self_play, self_play_with};
