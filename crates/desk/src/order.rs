//! What a client asks for, and what it gets.

use cards::Card;
use serde::{Deserialize, Serialize};

use crate::scene::{Deed, Scene, ScoreSheet, Told};

/// What a client asks for at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The scene again.
    Look,
    /// Let the match go on: the next bot acts, the next hand is dealt, the next game begins.
    Next,
    /// An action, in notation.
    Act(String),
    /// What the player has typed, in his own words: an action, a card, a command.
    Typed(String),
    /// What these picked cards can do (Rummy 500).
    Pick(Vec<Card>),
    /// What a good player would do, and why.
    Hint,
    /// Take back, to the player's last decision.
    Undo,
    /// The rest is mine.
    ClaimRest,
    /// The score sheet.
    Score,
}

/// What comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The table, after something happened or not.
    Table(Box<Update>),
    /// It can't be done, and why, in a sentence. Nothing has changed.
    Refused(String),
    /// A hint.
    Advice(Advice),
    /// What picked cards can do.
    Picked(Vec<Deed>),
    /// The score sheet.
    Score(ScoreSheet),
    /// A text to be read: help, the known cards.
    Text(Vec<String>),
}

/// The table, and what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// What happened since the last one, in order.
    pub told: Vec<Told>,
    /// The table now.
    pub scene: Scene,
}

/// A hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// What to do and why.
    pub words: String,
    /// The action, in notation.
    pub action: String,
    /// The cards it is about.
    pub cards: Vec<Card>,
    /// What else was weighed, best first.
    pub alternatives: Vec<Alternative>,
}

/// Something that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// The action, in notation.
    pub action: String,
    /// In words: "seven hearts".
    pub words: String,
    /// What is expected of it, in words: "6.4 tricks", "makes it 7 times in 10, +35 points".
    pub expected: String,
}
