//! The letters in the corners of cards, as the player likes them.

use std::{fmt, str::FromStr};

use cards::Rank;

/// The letters in the corners of cards. They are for the eye alone: what is typed and what is recorded is the notation,
/// with `A K Q J`, whatever the cards show. Therefore those letters are usual in French too, where packs have either:
/// somebody who reads a card can then type what they read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Indices {
    /// Ace, king, queen, jack.
    #[default]
    Akqj,
    /// *As, roi, dame, valet.*
    Ardv,
}

impl Indices {
    /// All of them, the usual ones first.
    pub const ALL: [Self; 2] = [Self::Akqj, Self::Ardv];

    /// Their name on the command line.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["akqj", "ardv"][self as usize]
    }

    /// The index in the corner of a card of this rank.
    #[must_use]
    pub const fn of(self, rank: Rank) -> &'static str {
        match (self, rank) {
            (Self::Ardv, Rank::King) => "R",
            (Self::Ardv, Rank::Queen) => "D",
            (Self::Ardv, Rank::Jack) => "V",
            _ => rank.name(),
        }
    }
}

impl fmt::Display for Indices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that names no indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the indices are akqj or ardv")]
pub struct UnknownIndices;

impl FromStr for Indices {
    type Err = UnknownIndices;

    fn from_str(text: &str) -> Result<Self, UnknownIndices> {
        Self::ALL.into_iter().find(|indices| indices.text() == text).ok_or(UnknownIndices)
    }
}
