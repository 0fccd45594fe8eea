//! What every game at a table shares: seats and viewers, the trait [`Game`], the shuffle from a seed, the
//! [`Table`] that plays a game and keeps its record.

mod game;
mod seat;
mod shuffle;

pub use game::{Game, Standing};
pub use seat::{BySeat, MAX_SEATS, Recall, Seat, SeatSet, Viewer};
pub use shuffle::{Seed, shuffle};
