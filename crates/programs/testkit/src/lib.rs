//! What tests of several crates need: servers to stand on, and a game of a few lines that nothing was written for.
#![forbid(unsafe_code)]

pub mod high_card;
pub mod servers;
