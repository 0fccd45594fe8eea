//! An open table \[LAW-OPEN\]: its screen, what it adds to the line mode, claims in the words of the player, lessons.

mod claiming;
mod learn;
mod lines;
#[cfg(test)]
mod screen_tests;
mod sheet;
mod side;
#[cfg(test)]
mod tests;

pub(crate) use learn::learn;
pub(crate) use side::{OpenSide, tap_key};
