//! What a client gets.

use std::{error::Error, fmt};

use cards::Card;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::wire::{DeskRequest, LogLine, Offer, Scene};

/// It can't be done, and why, in a sentence. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused(pub String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Refused {}

/// What comes of what was typed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TypedReply {
    /// It was done: the table after it.
    Table(Box<Update>),
    /// It may mean several things.
    Which(Vec<Offer>),
    /// A card was typed where several are to be chosen: choose it, or let it go.
    Chosen(Card),
    /// A text to be read: help, the known cards.
    Text(Vec<String>),
    /// It is a request of its own, to be sent.
    Request(DeskRequest),
    /// The player wants to go through the hand just over.
    Review,
    /// The rules of the table were asked for.
    Rules,
    /// The player wants to leave.
    Leave,
    /// The player only watches and wants to see the end: [`crate::wire::TableRequest::Next`] without pauses until the
    /// game is over.
    Hurry,
}

/// The table, and what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// What happened since the last one, in order.
    pub told: Vec<LogLine>,
    /// The table now.
    pub scene: Scene,
}

/// What picked cards can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Picked {
    /// What they are, or why they can do nothing, in a sentence.
    pub words: String,
    /// What they can do.
    pub offers: Vec<Offer>,
}

/// A hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// What to do and why.
    pub words: String,
    /// The text of the button that does it.
    pub label: String,
    /// The action, in notation.
    pub action: String,
    /// The cards of the hand that it is about.
    pub cards: Vec<Card>,
    /// What else was weighed, best first.
    pub alternatives: Vec<Alternative>,
}

/// Something that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// The action, in notation.
    pub action: String,
    /// In words: "play the ace of spades".
    pub words: String,
    /// The expected result, in words: "6.4 tricks", "makes it 7 times in 10, +35 points".
    pub expected: String,
}

/// A finished hand at one of its steps, with all cards seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReplayStep {
    /// The hand, from 0.
    pub hand: usize,
    /// How many hands there are.
    pub hands: usize,
    /// How many actions have been done.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// The steps after which something begins: the play, each trick, each turn.
    pub marks: Vec<usize>,
    /// What the last of them was.
    pub told: Vec<LogLine>,
    /// What the hand came to in the end, in a sentence.
    pub result: String,
    /// Why there is no review of the hand, if there is none, in a sentence.
    pub unreviewed: Option<String>,
    /// The table after it.
    pub scene: Scene,
}

/// A part of a review.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewPart {
    /// How many steps of the hand are done.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// The findings of this part.
    pub findings: Vec<Finding>,
}

/// What a review says of one action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// The step: how many actions came before it.
    pub step: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// Whether it was as good as anything.
    pub good: bool,
    /// The action, and what would have been better if it was not good.
    pub words: String,
    /// What the strong player would have done in this place, and why.
    pub thought: Option<String>,
    /// What the cards that nobody could see say of it, if it cost something.
    pub seen: Option<String>,
    /// The choices that were weighed, best first.
    pub weighed: Vec<Alternative>,
}
