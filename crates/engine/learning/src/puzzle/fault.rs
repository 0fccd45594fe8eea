//! What can be wrong with puzzles that were written down.

use std::fmt;

use rummy_500::Rules;
use table::DealError;

use crate::{lines::BadStep, position::Faults};

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
    /// Its hand of Five Hundred, or its rules, can't be.
    #[error("{0}")]
    Situation(Faults),
    /// There are too few lists of cards of Rummy 500, or too many.
    #[error("hands: {found} lists of cards, not {needed}")]
    Lists {
        /// How many there are.
        found: usize,
        /// How many there have to be: the hands, the stock and the first card of the pile.
        needed: usize,
    },
    /// Nothing can be dealt like that in Rummy 500.
    #[error("hands: {0}")]
    Deal(DealError),
    /// A step of Rummy 500 can't be done.
    #[error("after, {0}")]
    Step(#[from] BadStep<Rules>),
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
