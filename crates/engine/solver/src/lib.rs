#![doc = include_str!("../README.md")]
//!
//! # How it searches
//!
//! [`Solver`] searches a [`five_hundred::Position`] by zero-window alpha-beta over a table of positions in which only
//! the ranks that mattered are told apart. A [`Budget`] of nodes, or of the caller's patience, leaves bounds in place
//! of values. It never sees what a player sees: a caller that uses it for a player gives it guessed cards.

mod compile;
mod deal;
mod engine;
mod solver;

pub use deal::{DealTable, StrainTricks};
pub use engine::Bounds;
pub use solver::{Budget, CardValue, DEFAULT_MEMORY, Solution, Solver};
