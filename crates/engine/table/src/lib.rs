#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod axes;
mod deal_source;
mod entry;
mod errors;
mod event;
mod game;
mod games;
mod line;
mod log;
mod malformed;
mod malformed_answer;
pub mod name;
mod outside;
mod pieces;
mod record;
mod replay;
mod seat;
mod shuffle;
mod spec;
mod stream;
mod strict;
mod table;
mod view;
mod written;

#[doc(hidden)]
pub use axes::nearest;
pub use cards;
pub use deal_source::DealSource;
pub use entry::{BEHAVIOUR, Closing, Entry, Header, LOG_FORMAT, Person, Position, Seq, Start, What};
pub use errors::{CardsError, DealError, ScoresError};
pub use event::Event;
pub use game::{Game, GamePhase, Legal, Standing};
pub use games::{GAMES_FORMAT, Games, PlayedGame, UnreadableGame};
pub use line::{LineError, LineVersion, read_line};
pub use log::{Command, Fold, Log, LogError, Refused, read_header};
pub use malformed::{Malformed, Place};
pub use malformed_answer::{ErrorAnswer, ErrorDetails};
pub use outside::{LONGEST_QUOTE, cleaned, quoted};
pub use pieces::Pieces;
pub use record::{
    HandRecord, MOST_HANDS, RECORD_FORMAT, RECORD_FORMAT_2, Record, names, read_object, shown_name,
};
pub use replay::{ErrorKind, ErrorResult, GameResult, RESULT_FORMAT, ReplayError, ReplayResult, Status};
pub use seat::{BySeat, MAX_SEATS, Recall, Seat, SeatSet, Viewer};
pub use shuffle::{Keystream, Later, Seed, shuffle};
pub use spec::{Axis, Problem, Problems, Spec, Variants};
pub use stream::{Head, Told, ViewChanges};
pub use table::{Hand, Table, read_deal};
pub use view::{Unplaced, ViewError, ViewFault, from_text};
pub use written::Written;
