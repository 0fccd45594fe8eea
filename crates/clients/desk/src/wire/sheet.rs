//! The score sheet as players write it, for a client to draw.

use serde::{Deserialize, Serialize};

/// The score sheet of the game, as players write it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreView {
    /// The columns of the sheet.
    pub columns: Vec<Column>,
    /// A line for each hand.
    pub lines: Vec<ScoreLine>,
    /// The target and the games won, in words.
    pub notes: Vec<String>,
    /// The number of the hand that turned the game, from 1, if the game is over and one did.
    pub turned: Option<u32>,
    /// How the game went, in lines, if it is over: the totals of each column, and what turned it.
    pub story: Vec<String>,
}

/// A column of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// The name of these players.
    pub name: String,
    /// Whether the player is one of them.
    pub mine: bool,
    /// Whether they have won the game.
    pub won: bool,
}

/// A hand on the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The number of the hand, from 1.
    pub hand: u32,
    /// The contract and who played it, in short; how it ended.
    pub what: String,
    /// Whether it was made; none where there was no contract.
    pub made: Option<bool>,
    /// For each column its points in this hand and its total after it.
    pub cells: Vec<(i32, i32)>,
}
