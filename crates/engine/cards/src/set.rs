//! A set of cards as one 128-bit word.

use core::{fmt, ops::Not};

use crate::{Card, Suit, bit_set, nth_one};

/// A set of physical cards, kept as one 128-bit word; equal cards of a doubled pack are two members \[NOT-CARD-4\].
///
/// Union, intersection and difference are `|`, `&` and `-`, each an instruction or two.
///
/// ```
/// use kookaburra_cards::{Card, CardSet, Rank, Suit};
///
/// let hand: CardSet = ["AS", "10H", "X"].into_iter().filter_map(|card| card.parse().ok()).collect();
/// assert!(hand.contains(Card::new(Suit::Hearts, Rank::Ten)));
/// assert_eq!((hand - CardSet::JOKERS).to_string(), "AS 10H");
/// assert_eq!((hand & CardSet::of_suit(Suit::Spades)).len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

bit_set!(CardSet of Card, u32);

/// Where the jokers live (see [`Card`]): the 11s and 12s of the upper half.
const JOKERS: u128 = 0x0600_0600_0600_0600 << 64;
const LOWER: u128 = u64::MAX as u128;

impl CardSet {
    /// Every joker there could be.
    pub const JOKERS: Self = Self(JOKERS);

    /// All cards that have `suit` printed on them.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        let lower = 0xFFFF_u128 << (16 * suit as u32);
        Self((lower | lower << 64) & !JOKERS)
    }

    /// The set of this card alone.
    #[must_use]
    #[inline]
    pub const fn of(card: Card) -> Self {
        // One shift of one word: shifting both together takes twice the work.
        let bit = (1_u64 << (card.index() % 64)) as u128;
        Self(if card.index() < 64 { bit } else { bit << 64 })
    }

    /// Whether `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        let word = if card.index() < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        word >> (card.index() % 64) & 1 == 1
    }

    /// This set, or `other` if it is empty.
    #[must_use]
    #[inline]
    pub const fn or_if_empty(self, other: Self) -> Self {
        if self.0 == 0 { other } else { self }
    }

    /// The first card in the order of [`Card::index`].
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_index(self.0.trailing_zeros() as u8)) }
    }

    /// The `n`-th card (from 0) in the order of [`Card::index`].
    #[must_use]
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Card> {
        match nth_one(self.0, n) {
            Some(index) => Some(Card::from_index(index)),
            None => None,
        }
    }

    /// Each different card once: a second copy goes if the first is there, and becomes the first if it isn't.
    #[must_use]
    pub const fn faces(self) -> Self {
        let copies = (self.0 & !JOKERS) >> 64;
        let jokers = self.0 & JOKERS;
        // Jokers are few; the copies of each kind fold onto the first.
        let folded = (jokers | jokers >> 16 | jokers >> 32 | jokers >> 48) & (0x0600 << 64);
        Self(self.0 & LOWER | copies | folded)
    }

    /// The same cards, of equal ones always the first copies: sets that nobody can tell apart become the same set.
    #[must_use]
    pub const fn normalised(self) -> Self {
        let (lower, upper) = (self.0 & LOWER, (self.0 & !JOKERS) >> 64);
        let cards = lower | upper | (lower & upper) << 64;
        Self(cards | self.first_jokers(0x0200) | self.first_jokers(0x0400))
    }

    /// As many jokers of a kind as there are, the first copies; `kind` is its bit in 16.
    const fn first_jokers(self, kind: u64) -> u128 {
        let all = kind * 0x0001_0001_0001_0001;
        let count = ((self.0 >> 64) as u64 & all).count_ones();
        let first = if count < 4 { (1 << (16 * count)) - 1 } else { u64::MAX };
        ((all & first) as u128) << 64
    }

    /// The pieces of `self` that stand for `wanted`, equal cards being as good as each other; `None` if one is lacking.
    #[must_use]
    pub fn find(self, wanted: Self) -> Option<Self> {
        if wanted.is_subset(self) {
            return Some(wanted);
        }
        let mut left = self;
        for card in wanted {
            left.remove(left.find_one(card)?);
        }
        Some(self - left)
    }

    /// The piece of `self` that is equal to `card`, the first copy that is there.
    #[must_use]
    #[inline]
    pub const fn find_one(self, card: Card) -> Option<Card> {
        // Nearly always it is the first copy, and there.
        if card.index() < 64 && self.contains(card) {
            return Some(card);
        }
        let mut n = 0;
        while let Some(copy) = card.copy(n) {
            if self.contains(copy) {
                return Some(copy);
            }
            n += 1;
        }
        None
    }

    /// The ranks it holds of a suit: bit *n* is the rank of number *n* in [`Rank::ALL`](crate::Rank::ALL).
    #[must_use]
    pub const fn ranks(self, suit: Suit) -> u16 {
        let of_suit = self.0 & Self::of_suit(suit).0;
        let shift = 16 * suit as u32;
        (of_suit >> shift | of_suit >> (64 + shift)) as u16
    }

    /// The cards in the canonical order of packs, equal ones side by side \[NOT-REC-3\].
    #[must_use]
    pub fn to_canonical(self) -> alloc::vec::Vec<Card> {
        let mut cards: alloc::vec::Vec<Card> = self.into_iter().collect();
        crate::short::sort_by_key(&mut cards, |card| card.order());
        cards
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// An iterator over the cards of a [`CardSet`], in the order of [`Card::index`].
///
/// ```
/// use kookaburra_cards::{Card, CardSet};
///
/// let mut cards = (CardSet::of(Card::X) | CardSet::of(Card::Y)).into_iter();
/// assert_eq!(cards.len(), 2);
/// assert_eq!(cards.next(), Some(Card::X));
/// ```
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len() as usize, Some(self.0.len() as usize))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        Cards(self)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.to_canonical().into_iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.to_canonical())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for CardSet {
    /// Equal cards stand in the list as often as they are in the set.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in alloc::vec::Vec::<Card>::deserialize(deserializer)? {
            let mut copies = (0..4).filter_map(|n| card.copy(n));
            let piece = copies.find(|&piece| !set.contains(piece));
            set.insert(piece.ok_or_else(|| {
                serde::de::Error::custom(format_args!("{card} is there more often than any pack has it"))
            })?);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::Rank;

    fn set(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn equal_cards_become_the_first_copies() {
        // NOT-CARD-4
        let all: alloc::vec::Vec<Card> =
            CardSet(u128::MAX).into_iter().filter(|card| card.face().copy(0).is_some()).collect();
        let mut dice = 1_u64;
        for _ in 0..2_000 {
            let mut set = CardSet::EMPTY;
            for &card in &all {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                if dice >> 62 == 0 {
                    set.insert(card);
                }
            }
            let mut expected = CardSet::EMPTY;
            for card in set {
                let copy = (0..4).filter_map(|n| card.copy(n)).find(|&copy| !expected.contains(copy));
                expected.insert(copy.unwrap());
            }
            assert_eq!(set.normalised().0, expected.0);
        }
    }

    #[test]
    fn canonical_order_is_by_suit_then_rank_then_jokers() {
        // NOT-REC-3
        assert_eq!(set("X AH 10S JS 11S 2C Y AS").to_string(), "10S 11S JS AS 2C AH X Y");
    }

    #[test]
    fn equal_cards_are_two_members_and_one_face() {
        // NOT-CARD-4
        let two = Card::new(Suit::Spades, Rank::Two);
        let both = CardSet::of(two) | CardSet::of(two.second_copy().unwrap());
        assert_eq!((both.len(), both.faces().len()), (2, 1));
        let second = CardSet::of(two.second_copy().unwrap());
        assert_eq!(second.faces(), CardSet::of(two));
        assert_eq!(second.normalised(), CardSet::of(two));
        assert_eq!(second.find(CardSet::of(two)), Some(second));
        assert_eq!(second.find(both), None);
        assert_eq!(both.find(both), Some(both));
        assert_eq!((set("X Y 4S")).faces(), set("X Y 4S"));
    }

    #[test]
    fn four_jokers_are_four_members_and_one_face() {
        // RM-PACK-2, RM-PACK-4
        let jokers: CardSet = (0..4).filter_map(|n| Card::X.copy(n)).collect();
        assert_eq!((jokers.len(), jokers.faces()), (4, CardSet::of(Card::X)));
        let last: CardSet = (2..4).filter_map(|n| Card::X.copy(n)).collect();
        assert_eq!(last.find_one(Card::X), Card::X.copy(2));
        assert_eq!(last.normalised(), (0..2).filter_map(|n| Card::X.copy(n)).collect());
        assert_eq!(last.find(last.normalised()), Some(last));
        assert!(jokers.to_string() == "X X X X" && jokers.normalised() == jokers);
    }

    #[test]
    fn ranks_are_those_of_both_packs() {
        let cards =
            set("2S AS 11S 3C X Y") | CardSet::of(Card::new(Suit::Spades, Rank::King).copy(1).unwrap());
        assert_eq!(cards.ranks(Suit::Spades), 1 | 1 << 9 | 1 << 14 | 1 << 15);
        assert_eq!((cards.ranks(Suit::Clubs), cards.ranks(Suit::Hearts)), (2, 0));
    }

    #[test]
    fn an_eleven_is_no_joker() {
        // NOT-CARD-2
        assert_eq!(set("X").find_one("11S".parse().unwrap()), None);
        assert_eq!(set("X 12S").find(set("11S")), None);
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let cards = set("2S 13H X Y AD 9C")
            | CardSet::of(Card::new(Suit::Hearts, Rank::Three).second_copy().unwrap());
        for (n, card) in cards.into_iter().enumerate() {
            assert_eq!(cards.nth(n as u32), Some(card));
        }
        assert_eq!(cards.nth(cards.len()), None);
    }

    #[test]
    fn suits_hold_their_copies_but_no_joker() {
        for suit in Suit::ALL {
            let cards = CardSet::of_suit(suit);
            assert!(cards.into_iter().all(|card| card.suit() == Some(suit)));
            assert!(!cards.intersects(CardSet::JOKERS));
        }
        assert!(CardSet::JOKERS.contains(Card::X) && CardSet::JOKERS.contains(Card::Y));
    }
}
