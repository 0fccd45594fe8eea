//! What the history says of a finished game.

use serde::{Deserialize, Serialize};

/// A game of the history in a few facts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The short code of the rules.
    pub rules: String,
    /// The name of the table.
    pub title: String,
    /// The names of the players, by seat.
    pub names: Vec<String>,
    /// The players who scored together, and what they had in the end.
    pub columns: Vec<Standing>,
    /// The finished hands.
    pub hands: Vec<HandSummary>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the player has won it.
    pub won: bool,
}

/// A column of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The name of these players.
    pub name: String,
    /// Points.
    pub score: i32,
    /// Whether they have won.
    pub won: bool,
    /// Whether the player is one of them.
    pub mine: bool,
}

/// A hand of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HandSummary {
    /// The bid that was played, in notation.
    pub contract: Option<String>,
    /// What it was and how it ended, in words.
    pub words: String,
    /// Whether the player was the contractor.
    pub mine: bool,
    /// Whether it was made; none where there was no contract.
    pub made: Option<bool>,
    /// What the player's column got.
    pub points: i32,
}
