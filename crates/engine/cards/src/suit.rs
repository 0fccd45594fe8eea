//! The four suits, sets of suits, and a map indexed by suit.

use core::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use crate::bit_set;

/// The suit of a card, from the lowest to the highest in the auction \[FH-RANK-6\].
///
/// ```
/// use kookaburra_cards::Suit;
///
/// assert_eq!("H".parse(), Ok(Suit::Hearts));
/// assert_eq!("♥".parse(), Ok(Suit::Hearts));
/// assert_eq!(Suit::Hearts.to_string(), "H");
/// assert_eq!(Suit::Hearts.same_colour(), Suit::Diamonds);
/// assert!(Suit::Spades < Suit::Hearts);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// Spades.
    Spades,
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
}

impl Suit {
    /// All suits in canonical order.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Clubs, Self::Diamonds, Self::Hearts];

    /// The other suit of the same colour: the one whose jack is the left bower \[FH-RANK-1\].
    #[must_use]
    pub const fn same_colour(self) -> Self {
        match self {
            Self::Spades => Self::Clubs,
            Self::Clubs => Self::Spades,
            Self::Diamonds => Self::Hearts,
            Self::Hearts => Self::Diamonds,
        }
    }

    /// Diamonds and hearts.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }

    /// The letter of the notation \[NOT-CARD-1\].
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
        }
    }

    /// The symbol printed on a card.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Spades => '♠',
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
        }
    }

    /// Reads a letter in either case or a symbol \[NOT-CARD-3\].
    #[must_use]
    pub const fn from_char(c: char) -> Option<Self> {
        match c {
            'S' | 's' | '♠' => Some(Self::Spades),
            'C' | 'c' | '♣' => Some(Self::Clubs),
            'D' | 'd' | '♦' => Some(Self::Diamonds),
            'H' | 'h' | '♥' => Some(Self::Hearts),
            _ => None,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The error of a text that names no suit.
///
/// ```
/// use kookaburra_cards::{NotASuit, Suit};
///
/// assert_eq!("NT".parse::<Suit>(), Err(NotASuit));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASuit;

impl fmt::Display for NotASuit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a suit is one of S C D H")
    }
}

impl core::error::Error for NotASuit {}

impl FromStr for Suit {
    type Err = NotASuit;

    fn from_str(text: &str) -> Result<Self, NotASuit> {
        let mut chars = text.chars();
        match (chars.next().and_then(Self::from_char), chars.next()) {
            (Some(suit), None) => Ok(suit),
            _ => Err(NotASuit),
        }
    }
}

/// A set of suits, kept as four bits.
///
/// ```
/// use kookaburra_cards::{Suit, SuitSet};
///
/// let black = SuitSet::of(Suit::Spades) | SuitSet::of(Suit::Clubs);
/// assert!(black.contains(Suit::Clubs));
/// assert!(black.complement().iter().eq([Suit::Diamonds, Suit::Hearts]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SuitSet(u8);

bit_set!(SuitSet of Suit, u32);

impl SuitSet {
    /// All four suits.
    pub const ALL: Self = Self(15);

    /// This suit alone.
    #[must_use]
    pub const fn of(suit: Suit) -> Self {
        Self(1 << suit as u8)
    }

    /// Whether `suit` is in the set.
    #[must_use]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// The suits that are not in the set.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(!self.0 & 15)
    }

    /// The suits in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.contains(suit))
    }
}

/// One value for each suit, indexed by [`Suit`].
///
/// ```
/// use kookaburra_cards::{BySuit, Suit};
///
/// let mut trumps_seen = BySuit::<u8>::default();
/// trumps_seen[Suit::Clubs] += 1;
/// assert_eq!(trumps_seen, BySuit([0, 1, 0, 0]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BySuit<T>(pub [T; 4]);

impl<T> BySuit<T> {
    /// Makes the value of each suit.
    pub fn from_fn(mut make: impl FnMut(Suit) -> T) -> Self {
        Self(Suit::ALL.map(&mut make))
    }
}

impl<T> Index<Suit> for BySuit<T> {
    type Output = T;

    fn index(&self, suit: Suit) -> &T {
        &self.0[suit as usize]
    }
}

impl<T> IndexMut<Suit> for BySuit<T> {
    fn index_mut(&mut self, suit: Suit) -> &mut T {
        &mut self.0[suit as usize]
    }
}

#[cfg(feature = "serde")]
mod serde_impl {
    use alloc::string::String;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::{Suit, SuitSet};

    impl Serialize for Suit {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_char(self.letter())
        }
    }

    impl<'de> Deserialize<'de> for Suit {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        }
    }

    impl Serialize for SuitSet {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }
}
