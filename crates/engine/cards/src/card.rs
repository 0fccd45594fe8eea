//! A card and its notation \[NOT-CARD\].

use alloc::string::String;
use core::{
    fmt::{self, Write},
    str::FromStr,
};

use crate::Suit;

/// The rank of a card, in the canonical order of packs \[NOT-REC-3\]; which rank beats which is up to each game.
///
/// ```
/// use kookaburra_cards::Rank;
///
/// assert!(Rank::Ten < Rank::Jack && Rank::King < Rank::Ace);
/// assert_eq!((Rank::Ten.name(), Rank::Ace.name()), ("10", "A"));
/// assert!(Rank::Queen.is_court() && !Rank::Ace.is_court());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Eleven,
    Twelve,
    Thirteen,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All ranks in canonical order.
    pub const ALL: [Self; 16] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
        Self::Thirteen,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    const NAMES: [&str; 16] =
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A"];

    /// How the rank is written \[NOT-CARD-1\].
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Whether a face is on the card: jack, queen, king.
    #[must_use]
    pub const fn is_court(self) -> bool {
        matches!(self, Self::Jack | Self::Queen | Self::King)
    }

    fn from_name(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("T") {
            return Some(Self::Ten);
        }
        Self::ALL.into_iter().find(|rank| rank.name().eq_ignore_ascii_case(text))
    }
}

/// A physical card: a suit and a rank, or a joker.
///
/// Its number is its place in a [`CardSet`](crate::CardSet): suit × 16 + rank, plus 64 for the second copy of a
/// card that a pack holds twice. No pack doubles an 11 or a 12, so the jokers live in those places of the upper half,
/// four pieces of each.
///
/// ```
/// use kookaburra_cards::{Card, Rank, Suit};
///
/// let ten: Card = "10H".parse()?;
/// assert_eq!(ten, Card::new(Suit::Hearts, Rank::Ten));
/// assert_eq!((ten.suit(), ten.rank()), (Some(Suit::Hearts), Some(Rank::Ten)));
/// assert!(Card::X.is_joker() && Card::X.suit().is_none());
///
/// // Of a card that a pack holds twice, the copies are different pieces with the same face.
/// let second = ten.second_copy().ok_or("an 11 or a 12")?;
/// assert!(second != ten && second.face() == ten);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const COPY: u8 = 64;
const FIRST_JOKER: u8 = COPY + Rank::Eleven as u8;
const SECOND_JOKER: u8 = COPY + Rank::Twelve as u8;

impl Card {
    /// The joker; of two jokers the higher (*la Blanche*) \[NOT-CARD-2\].
    pub const X: Self = Self(FIRST_JOKER);
    /// The lower of two jokers (*le Fou en couleurs*) \[NOT-CARD-2\].
    pub const Y: Self = Self(SECOND_JOKER);

    /// The card of this suit and rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 16 + rank as u8)
    }

    /// Its number, below 128.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Whether it is a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        // The places of 11 and 12 in the upper half, of any suit.
        self.0 >= COPY && matches!(self.0 & 15, 9 | 10)
    }

    /// The suit printed on it; a joker has none.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() { None } else { Some(Suit::ALL[(self.0 >> 4 & 3) as usize]) }
    }

    /// The rank printed on it; a joker has none.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        if self.is_joker() { None } else { Some(Rank::ALL[(self.0 & 15) as usize]) }
    }

    /// The first copy of an equal card: what the card *is*, whichever physical card it is \[NOT-CARD-4\].
    #[must_use]
    #[inline]
    pub const fn face(self) -> Self {
        if self.0 < COPY {
            self
        } else if self.is_joker() {
            Self(COPY | (self.0 & 15))
        } else {
            Self(self.0 & 63)
        }
    }

    /// The second copy of an equal card; 11s and 12s, which no pack doubles, have none. A game with doubled cards tells
    /// the two apart only to count them.
    #[must_use]
    pub const fn second_copy(self) -> Option<Self> {
        let copy = if self.is_joker() { Self(COPY | 16 | (self.0 & 15)) } else { Self(COPY | self.0) };
        if copy.is_joker() && !self.is_joker() { None } else { Some(copy) }
    }

    /// The `n`-th copy of an equal card, from 0; `None` if no pack has that many.
    #[must_use]
    pub const fn copy(self, n: u8) -> Option<Self> {
        match (self.is_joker(), n) {
            (true, 0..=3) => Some(Self(self.face().0 | n << 4)),
            (false, 0) => Some(self.face()),
            (false, 1) => self.face().second_copy(),
            _ => None,
        }
    }

    /// Its place in the canonical order of a pack, equal cards side by side \[NOT-REC-3\].
    #[must_use]
    pub const fn order(self) -> u8 {
        if self.is_joker() {
            128 + (self.0 & 15) * 4 + (self.0 >> 4 & 3)
        } else {
            (self.0 & 63) * 2 + (self.0 != self.face().0) as u8
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => {
                f.write_str(rank.name())?;
                f.write_char(suit.letter())
            }
            _ => f.write_str(if self.face() == Self::X { "X" } else { "Y" }),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of a text that names no card; it holds the text \[NOT-CARD-3\].
///
/// ```
/// use kookaburra_cards::{Card, NotACard};
///
/// assert_eq!("1S".parse::<Card>(), Err(NotACard("1S".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACard(pub String);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a card (a card is a rank and a suit letter, such as AS or 10H, or X or Y)",
            self.0
        )
    }
}

impl core::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let not_a_card = || NotACard(text.into());
        match text {
            "X" | "x" => return Ok(Self::X),
            "Y" | "y" => return Ok(Self::Y),
            _ => {}
        }
        let (at, letter) = text.char_indices().next_back().ok_or_else(not_a_card)?;
        let suit = Suit::from_char(letter).ok_or_else(not_a_card)?;
        let rank = Rank::from_name(&text[..at]).ok_or_else(not_a_card)?;
        Ok(Self::new(suit, rank))
    }
}

#[cfg(feature = "serde")]
mod serde_impl {
    use alloc::{borrow::Cow, string::String};

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::Card;

    impl Serialize for Card {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Card {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = Cow::<'de, str>::from(String::deserialize(deserializer)?);
            text.parse().map_err(D::Error::custom)
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::{format, string::ToString};

    use super::*;

    #[test]
    fn every_card_is_written_and_read_back() {
        // NOT-CARD-1, NOT-CARD-2
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(suit, rank);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!((card.suit(), card.rank()), (Some(suit), Some(rank)));
                assert_eq!(card.face(), card);
            }
        }
        assert_eq!(Card::new(Suit::Hearts, Rank::Ten).to_string(), "10H");
        assert_eq!("X".parse(), Ok(Card::X));
        assert_eq!("Y".parse(), Ok(Card::Y));
        assert_eq!(format!("{}{}", Card::X, Card::Y), "XY");
    }

    #[test]
    fn reading_is_lenient_and_errors_quote() {
        // NOT-CARD-3
        for (text, card) in
            [("as", "AS"), ("Th", "10H"), ("10♥", "10H"), ("t♣", "10C"), ("x", "X"), ("13d", "13D")]
        {
            assert_eq!(text.parse::<Card>().unwrap().to_string(), card);
        }
        for text in ["", "A", "S", "SA", "1S", "14D", "10", "Z", "AS ", "é"] {
            let error = text.parse::<Card>().unwrap_err();
            assert!(error.to_string().starts_with(&format!("\"{text}\"")), "{error}");
        }
    }

    #[test]
    fn a_second_copy_is_the_same_card() {
        // NOT-CARD-4
        let two: Card = "2S".parse().unwrap();
        let again = two.second_copy().unwrap();
        assert_ne!(two, again);
        assert_eq!(again.face(), two);
        assert_eq!(again.to_string(), "2S");
        assert!(!again.is_joker());
        assert_eq!(again.order(), two.order() + 1);
        assert_eq!(Card::X.second_copy().map(Card::face), Some(Card::X));
        assert_eq!("11S".parse::<Card>().unwrap().second_copy(), None);
        assert!(Card::X.order() < Card::Y.order());
    }

    #[test]
    fn two_packs_have_four_jokers_and_every_card_twice() {
        // RM-PACK-2
        let jokers = [0, 1, 2, 3].map(|n| Card::X.copy(n).unwrap());
        assert!(jokers.iter().all(|joker| joker.is_joker() && joker.face() == Card::X));
        assert!(jokers.is_sorted_by_key(|joker| joker.order()) && jokers[3].order() < Card::Y.order());
        assert_eq!((jokers[0], Some(jokers[1])), (Card::X, Card::X.second_copy()));
        assert_eq!(Card::X.copy(4), None);
        let ten: Card = "10H".parse().unwrap();
        assert_eq!([0, 1, 2].map(|n| ten.copy(n)), [Some(ten), ten.second_copy(), None]);
    }
}
