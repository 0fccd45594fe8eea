//! Hand-made positions: what a club player would do, done by the bots, and never at odds with the rules.

#![allow(clippy::unwrap_used, reason = "a test may")]

#[path = "suite/seat.rs"]
mod seat;

#[path = "suite/auction.rs"]
mod auction;
#[path = "suite/beliefs.rs"]
mod beliefs;
#[path = "suite/conventions.rs"]
mod conventions;
#[path = "suite/exchange.rs"]
mod exchange;
#[path = "suite/misere.rs"]
mod misere;
#[path = "suite/play.rs"]
mod play;
#[path = "suite/rows_and_five.rs"]
mod rows_and_five;
