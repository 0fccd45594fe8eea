#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod axes;
mod errors;
mod game;
mod games;
mod log;
mod outside;
mod pieces;
mod record;
mod replay;
mod seat;
mod shuffle;
mod spec;
mod strict;

pub use cards;
pub use errors::{CardsError, DealError, OpenError, ScoresError};
pub use game::{Game, GamePhase, Standing};
pub use games::{GAMES_FORMAT, Games, PlayedGame, UnreadableGame};
pub use log::Table;
pub use outside::{LONGEST_QUOTE, cleaned, quoted};
pub use pieces::Pieces;
pub use record::{
    DealSource, HandRecord, MOST_HANDS, Malformed, Place, RECORD_FORMAT, Record, names, read_object,
};
pub use replay::{ErrorKind, ErrorResult, GameResult, RESULT_FORMAT, ReplayError, ReplayResult, Status};
pub use seat::{BySeat, MAX_SEATS, Recall, Seat, SeatSet, Viewer};
pub use shuffle::{Seed, shuffle};
pub use spec::{Axis, Problem, Problems, Spec, Variants};
