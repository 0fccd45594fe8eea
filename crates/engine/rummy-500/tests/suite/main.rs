//! Rummy 500 from outside: its rules one by one, its worked examples, whole random games, views, and played-out hands
//! whose every step is on file.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod acts;
mod common;
mod examples;
mod facts;
mod fuzz;
mod golden;
mod house;
mod kernel;
mod presets;
mod random_games;
mod rules;
mod seats;
mod shown;
mod views;
