//! Five Hundred as arrays, for programs that learn: every rule set has a [`Space`] of moves with fixed numbers, and a
//! view becomes planes of cards and a list of numbers, from which the same view can be read again.
//!
//! An action that names several cards, such as a discard, is made of one move for each card, so that the space stays
//! small: its cards are named in rising order, and each discard can be named in one way only.
#![forbid(unsafe_code)]

mod hand;
mod hands;
mod layout;
mod moves;
mod read;
mod search;
mod series;
mod space;
#[cfg(test)]
mod tests;
mod write;

pub use hand::{Hand, Refused};
pub use hands::{Buffers, Hands, Opponents, RefusedIn};
pub use layout::Field;
pub use moves::Move;
pub use read::NotAView;
pub use search::Search;
pub use series::{Played, play_series};
pub use space::{Section, Space};
