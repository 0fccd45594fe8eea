//! Puzzles: decisions with an answer, found by looking through hands of bots. What is asked *from a seat* is judged by
//! what could be expected from there; what is asked with *all cards open*, by the solver alone.
//!
//! A puzzle from a seat is made from that seat's view and nothing else ([`Composer::compose`]): the deal in it is one
//! of those that fit the view, in which the tempting answer fails and the right one doesn't.

mod accept;
mod appeal;
mod asked;
mod compose;
mod facts;
mod make;
mod open;
mod plan;
mod rating;
mod set;
mod shipped;
mod theme;

use std::fmt;

use serde::{Deserialize, Serialize};
use table::quoted;

use crate::{Situation, position::Faults};

pub use self::{
    accept::{Acceptance, check, varied},
    appeal::{APPEAL_DEALS, Appeal, Finding},
    asked::Name,
    compose::Composer,
    facts::Role,
    make::{Progress, has_puzzles, make},
    set::thinned,
    shipped::{retired, shipped},
    theme::Theme,
};
pub(crate) use self::{compose::theme, rating::LEAST as WARM_UP};

/// How much is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What the seat sees that is to act: one decision.
    Seat,
    /// All cards, played to the end.
    Open,
}

/// The kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// The card that begins a trick.
    Lead,
    /// A card to a trick.
    Card,
    /// The discard.
    Discard,
    /// The suit of the joker.
    Joker,
    /// A call.
    Bid,
}

/// A puzzle, as it is written in a line of JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The short code of the rules.
    pub rules: String,
    /// How much is seen.
    pub kind: Kind,
    /// The kind of decision.
    pub ask: Ask,
    /// The cards dealt, from seat 0, and the kitty last; the last seat deals. From a seat they are made up.
    pub hands: Vec<String>,
    /// What has happened since, as in `0 7H, 1 pass`.
    pub after: String,
    /// The right answers.
    pub right: Vec<String>,
    /// In how many of 100 deals the side gets what it wants after the first of them; nothing of a pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// Other answers that were looked at, the best first.
    pub others: Vec<Other>,
    /// The wrong answer that some level gives.
    pub tempting: String,
    /// In how many of 100 deals that one fails where the right one doesn't.
    pub fails: u8,
    /// Whether the right one can't fail, wherever the hidden cards lie and whatever others do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sure: bool,
    /// What it is about.
    pub theme: Theme,
    /// How difficult it is, as the rating of a player who solves it every second time.
    pub difficulty: u16,
}

/// Wrong answers that come to the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The answers.
    pub answers: Vec<String>,
    /// In how many of 100 deals the side gets what it wants after them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// Of calls and discards: what they count for, from 0 to 10.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<u8>,
}

/// Why a text is no list of puzzles.
#[derive(Debug)]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// The fault there.
    pub fault: Fault,
}

/// A fault of a puzzle that was written down.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It has not the form of a puzzle.
    #[error("{0}")]
    Form(serde_json::Error),
    /// Its hand can't be.
    #[error("{0}")]
    Situation(Faults),
    /// Nobody is to act.
    #[error("after: nobody is to act then")]
    Over,
    /// An answer is no action that can be done.
    #[error("{place}: \"{text}\" can't be done here")]
    NoAnswer {
        /// The field.
        place: &'static str,
        /// The answer.
        text: String,
    },
    /// There is no right answer.
    #[error("right: there is no answer")]
    NoRight,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for PuzzleError {}

impl Puzzle {
    /// Reads puzzles, each a line of JSON; empty lines are passed over. Their hands can be opened, and their answers
    /// can be given.
    ///
    /// # Errors
    /// The first line that is no puzzle, and why.
    pub fn read_all(text: &str) -> Result<Vec<Self>, PuzzleError> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(at, line)| Self::read(line).map_err(|fault| PuzzleError { line: at + 1, fault }))
            .collect()
    }

    fn read(line: &str) -> Result<Self, Fault> {
        let puzzle: Self = serde_json::from_str(line).map_err(Fault::Form)?;
        puzzle.open()?;
        Ok(puzzle)
    }

    /// The hand in which it is asked.
    ///
    /// # Errors
    /// The fault.
    pub fn open(&self) -> Result<Situation, Fault> {
        let situation = Situation::read(&self.rules, &self.hands, &self.after).map_err(Fault::Situation)?;
        let view = situation.view().ok_or(Fault::Over)?;
        let others = self.others.iter().flat_map(|other| &other.answers).map(|text| ("others", text));
        let right = self.right.iter().map(|text| ("right", text));
        for (place, text) in right.chain(others).chain([("tempting", &self.tempting)]) {
            let action = situation.read_action(text).ok();
            if !action.is_some_and(|action| view.choices.contains(action)) {
                return Err(Fault::NoAnswer { place, text: quoted(text) });
            }
        }
        if self.right.is_empty() { Err(Fault::NoRight) } else { Ok(situation) }
    }

    /// The line of JSON.
    ///
    /// # Errors
    /// It can't be written.
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}
