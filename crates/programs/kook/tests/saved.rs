//! What an earlier version saved is read today as it was then: games, sheets, records, rules, series, a server's store.
//!
//! The README in `saved/` says what lies there and where it comes from.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;
mod typing;

#[path = "saved/backups.rs"]
mod backups;
#[path = "saved/expecting.rs"]
mod expecting;
#[path = "saved/files.rs"]
mod files;
#[path = "saved/games.rs"]
mod games;
#[path = "saved/online.rs"]
mod online;
#[path = "saved/sheets.rs"]
mod sheets;
