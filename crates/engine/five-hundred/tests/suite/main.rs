//! The rules of Five Hundred, shown from outside: what the public interface does is held against the specification.
//!
//! `acts` does what is possible but not lawful, `facts` scores hands from what they came to, `rules` shows single rules
//! in hands made for them, `reference` is a second, slow reading of the specification that random games are compared
//! with, `views` proves that nobody sees what they may not, `golden` and `perft` keep whole hands and counts as data.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod acts;
mod common;
mod facts;
mod golden;
mod notation;
mod perft;
mod physical;
mod presets;
mod random_games;
mod reference;
mod rules;
mod seats;
mod settled;
mod shown;
mod views;
