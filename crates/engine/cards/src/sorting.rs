//! How a player likes the cards of a hand to lie: said once, for every game and every client.

use core::{fmt, str::FromStr};

/// How a player wants the cards of a hand to lie, from left to right.
///
/// ```
/// use kookaburra_cards::{HandEnd, SortBy, Sorting};
///
/// let usual = Sorting::default();
/// assert_eq!((usual.by, usual.trumps, usual.high), (SortBy::Suits, HandEnd::Left, HandEnd::Left));
/// let low_first = Sorting { high: HandEnd::Right, ..usual };
/// assert_ne!(low_first, usual);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sorting {
    /// The cards that lie side by side.
    pub by: SortBy,
    /// Where trumps lie, and before the contract the suit that comes first.
    pub trumps: HandEnd,
    /// Where the high cards of a suit lie. In Rummy 500 cards lie as runs do, whatever is said here.
    pub high: HandEnd,
}

/// What the cards that lie side by side have in common.
///
/// ```
/// use kookaburra_cards::SortBy;
///
/// assert_eq!("ranks".parse(), Ok(SortBy::Ranks));
/// assert_eq!(SortBy::Ranks.other().to_string(), "suits");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum SortBy {
    /// Cards of a suit, colours alternating.
    #[default]
    Suits,
    /// Cards of a rank; trumps stay together all the same.
    Ranks,
}

/// An end of the hand, as its player sees it.
///
/// ```
/// use kookaburra_cards::HandEnd;
///
/// assert_eq!("right".parse(), Ok(HandEnd::Right));
/// assert_eq!(HandEnd::default().text(), "left");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum HandEnd {
    /// The left one.
    #[default]
    Left,
    /// The right one.
    Right,
}

impl SortBy {
    /// All of them, the usual one first.
    pub const ALL: &[Self] = &[Self::Suits, Self::Ranks];

    /// How it is written on the command line and in what is kept.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["suits", "ranks"][self as usize]
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Suits => Self::Ranks,
            Self::Ranks => Self::Suits,
        }
    }
}

impl HandEnd {
    /// Both, the usual one first.
    pub const ALL: &[Self] = &[Self::Left, Self::Right];

    /// How it is written on the command line and in what is kept.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["left", "right"][self as usize]
    }
}

/// The error of a text that names no [`SortBy`] and no [`HandEnd`].
///
/// ```
/// use kookaburra_cards::{SortBy, UnknownSorting};
///
/// assert_eq!("colour".parse::<SortBy>(), Err(UnknownSorting));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSorting;

impl fmt::Display for UnknownSorting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards lie by suits or ranks, trumps and high cards to the left or to the right")
    }
}

impl core::error::Error for UnknownSorting {}

macro_rules! written {
    ($($kind:ty),+) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.text())
            }
        }

        impl FromStr for $kind {
            type Err = UnknownSorting;

            fn from_str(text: &str) -> Result<Self, UnknownSorting> {
                Self::ALL.iter().copied().find(|one| one.text() == text).ok_or(UnknownSorting)
            }
        }
    )+};
}

written!(SortBy, HandEnd);

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn orders_are_read_by_name() {
        for &by in SortBy::ALL {
            assert_eq!(by.to_string().parse(), Ok(by));
            assert_ne!(by.other(), by);
        }
        for &end in HandEnd::ALL {
            assert_eq!(end.to_string().parse(), Ok(end));
        }
        assert_eq!("colour".parse::<SortBy>(), Err(UnknownSorting));
    }
}
