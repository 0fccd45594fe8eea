//! Random games at an open table: they replay exactly, nobody is given a hint, and what each law promises holds after
//! every act.
//!
//! `OPEN_TABLE_GAMES` sets how many are played; a few by default.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod game;
mod hidden;
mod promises;

use game::{games, play};

#[test]
fn random_games_replay_exactly() {
    // LAW-STATE-5, LAW-OPEN-8, LAW-ACT-24
    for number in 0..games() {
        let (played, room) = play(number, |_, _| {});
        let record = table::Record::read(&played.to_record()).unwrap();
        let first = laws::open_table::replay(&record);
        assert_eq!(first, laws::open_table::replay(&record));
        assert_eq!(first, table::ReplayResult::Game(room.result()), "game {number}: {}", played.to_record());
    }
}
