//! What an open table has besides: there anything may be done against the rules, and whoever notices it objects.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::Offer;

/// An open table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OpenTable {
    /// Whether the others wait until the player lets them go on.
    pub waits: bool,
    /// What a card does that is tapped.
    pub tap: Tap,
    /// What else it can do.
    pub taps: Vec<Tap>,
    /// What can be done besides, lawful or not: looks, corrections.
    pub acts: Vec<Offer>,
    /// What rulings have laid on the table, in sentences.
    pub laws: Vec<String>,
    /// The objections of this hand, each with what became of it, in sentences.
    pub claims: Vec<Vec<String>>,
    /// How many tricks have begun.
    pub tricks: u8,
    /// All tricks in words, once they lie open.
    pub played: Vec<String>,
    /// What the player writes on the score sheet.
    pub entries: Vec<Entry>,
}

/// What a card does that is tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tap {
    /// It is played.
    Play,
    /// It falls face up.
    Drop,
    /// The player says that they have it.
    Announce,
    /// A partner sees it.
    Show,
    /// It is laid with the discards.
    Discard,
}

/// Points that the player writes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// A seat of those who score together.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The score written for them; nothing if none is.
    pub written: Option<i32>,
}
