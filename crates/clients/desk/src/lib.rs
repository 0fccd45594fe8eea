//! Makes [`crate::wire::Scene`]s from the view of one player, with every word in their language, and answers their
//! [`crate::wire::Request`]s. The crate reads no files, draws nothing and never waits.
#![forbid(unsafe_code)]

mod advice;
mod at_seat;
mod desk;
mod far;
mod five_hundred;
mod followed;
mod frame;
mod game;
mod hand_replay;
mod judging;
pub mod lesson;
mod local;
mod open;
mod projection;
mod recital;
mod records;
mod rummy;
mod seat_state;
mod share;
mod sheet;
mod showing;
#[cfg(test)]
mod tests;
pub mod wire;

pub use desk::{Answer, Desk, game_asked};
pub use followed::{Followed, Heard, NotFollowed};
pub use game::{Look, OnDesk};
pub use open::{
    OpenProjection, check_open_record, is_open, is_open_match, is_open_record, lesson_scene, open_summary,
};
pub use projection::Projection;
pub use records::{
    SavedGame, check_record, game_of_save, identity, read_games, read_record, summary, write_games,
};
pub use share::{deal_code, position_code};
