//! The letters in the corners of cards, as a player likes them.

use core::{fmt, str::FromStr};

use crate::Rank;

/// The letters in the corners of cards. They are for the eye alone: what is typed and what is recorded is the notation,
/// with `A K Q J`, whatever the cards show. Therefore those letters are usual in French too, where packs have either:
/// somebody who reads a card can then type what they read.
///
/// ```
/// use kookaburra_cards::{Indices, Rank};
///
/// assert_eq!("ardv".parse(), Ok(Indices::Ardv));
/// assert_eq!(Rank::ALL.map(|rank| Indices::Ardv.of(rank))[12..], ["V", "D", "R", "A"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Indices {
    /// Ace, king, queen, jack.
    #[default]
    Akqj,
    /// *As, roi, dame, valet.*
    Ardv,
}

impl Indices {
    /// All of them, the usual ones first.
    pub const ALL: &[Self] = &[Self::Akqj, Self::Ardv];

    /// How they are written on the command line and in what is kept.
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

/// The error of a text that names no [`Indices`].
///
/// ```
/// use kookaburra_cards::{Indices, UnknownIndices};
///
/// assert_eq!("kqj".parse::<Indices>(), Err(UnknownIndices));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownIndices;

impl fmt::Display for UnknownIndices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the indices are akqj or ardv")
    }
}

impl core::error::Error for UnknownIndices {}

impl FromStr for Indices {
    type Err = UnknownIndices;

    fn from_str(text: &str) -> Result<Self, UnknownIndices> {
        Self::ALL.iter().copied().find(|indices| indices.text() == text).ok_or(UnknownIndices)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn courts_have_letters_of_either_language() {
        for &indices in Indices::ALL {
            assert_eq!(indices.to_string().parse(), Ok(indices));
            assert_eq!((indices.of(Rank::Ace), indices.of(Rank::Ten)), ("A", "10"));
        }
        let courts = [Rank::King, Rank::Queen, Rank::Jack];
        assert_eq!(courts.map(|rank| Indices::Akqj.of(rank)), ["K", "Q", "J"]);
        assert_eq!(courts.map(|rank| Indices::Ardv.of(rank)), ["R", "D", "V"]);
        assert_eq!("KQJ".parse::<Indices>(), Err(UnknownIndices));
    }
}
