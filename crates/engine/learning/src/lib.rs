//! How somebody learns to play, and gets better: the course, puzzles, and the judge of their answers.
#![forbid(unsafe_code)]

pub mod course;
pub mod judge;
mod situation;

pub use situation::{Situation, SituationError};
