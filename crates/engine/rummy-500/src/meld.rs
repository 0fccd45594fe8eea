//! A meld: a group or a run, read from the cards as they were written and kept in canonical form \[RM-MELD\].
//!
//! In a run a card has a *place*: 0 is the low ace, 1 the two, 12 the king, 13 the high ace \[RM-MELD-5\]. Sets of
//! places are bits of a `u16`, so that runs are found by shifting.

use std::fmt;

use cards::{Card, Rank, Suit, SuitSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{axis::Ace, meld_card::MeldCard, shapes::Shapes};

/// The place of a king.
pub const KING: u8 = 12;
/// The place of an ace above the king.
pub const HIGH_ACE: u8 = 13;
/// The most cards a run has \[RM-MELD-5\].
pub(crate) const LONGEST_RUN: u8 = 13;

/// The ranks of the game in the order of a run, the ace at both ends.
const RANKS: [Rank; 14] = [
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
];

/// The card of a suit at a place, 0 to 13.
#[must_use]
pub const fn card_at(suit: Suit, place: u8) -> Card {
    Card::new(suit, RANKS[place as usize])
}

/// The rank at a place, 0 to 13.
#[must_use]
pub const fn rank_at(place: u8) -> Rank {
    RANKS[place as usize]
}

/// Where a card of this rank can stand in a run: an ace has two places, a rank of other games none \[RM-PACK-2\].
#[must_use]
pub const fn places(rank: Rank) -> u16 {
    places_of_ranks(1 << rank as u16)
}

/// Where cards of these ranks can stand in a run; bit *n* is the rank of number *n* in [`Rank::ALL`].
pub(crate) const fn places_of_ranks(ranks: u16) -> u16 {
    let numbers = ranks & 0x01FF;
    let courts = ranks >> Rank::Jack as u16 & 7;
    let ace = ranks >> Rank::Ace as u16;
    ace | numbers << 1 | courts << 10 | ace << HIGH_ACE
}

/// The places from `low` to `high`, both included.
#[must_use]
pub const fn places_between(low: u8, high: u8) -> u16 {
    ((2_u32 << high) - (1_u32 << low)) as u16
}

/// The slot of a place in a run: round the corner, above the high ace, places go on where slots begin again with the
/// two.
pub(crate) const fn slot_of(place: u8) -> u8 {
    if place > HIGH_ACE { place - HIGH_ACE } else { place }
}

/// The slots of a run from `low` to `high`, as bits: its places, unless it goes round the corner.
pub(crate) const fn slots_between(low: u8, high: u8) -> u16 {
    if high > HIGH_ACE {
        places_between(low, HIGH_ACE) | places_between(1, high - HIGH_ACE)
    } else {
        places_between(low, high)
    }
}

/// A meld: a group or a run of cards, in canonical form \[RM-MELD-13\].
///
/// ```
/// use rummy_500::{Meld, MeldCard, cards::Suit};
///
/// let cards: Vec<MeldCard> = "JH 10H X=9H".split(' ').filter_map(|card| card.parse().ok()).collect();
/// let meld = Meld::read(&cards)?;
/// assert!(matches!(meld, Meld::Run { suit: Suit::Hearts, .. }));
/// assert_eq!(meld.to_string(), "X=9H 10H JH");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meld {
    /// Three or four of a rank \[RM-MELD-2\].
    Group {
        /// The rank.
        rank: Rank,
        /// The suits of the natural cards.
        suits: SuitSet,
        /// How many jokers.
        jokers: u8,
    },
    /// Three or more of a suit in a row \[RM-MELD-4\].
    Run {
        /// The suit.
        suit: Suit,
        /// The place of the lowest card: 0 is the low ace, 1 the two.
        low: u8,
        /// The place of the highest card: 12 is the king, 13 the high ace; round the corner 14 is the two, and so on.
        high: u8,
        /// The places where jokers stand, as bits; round the corner the two has bit 1 again.
        jokers: u16,
    },
}

/// Why some cards make no meld.
///
/// ```
/// use rummy_500::{Meld, MeldCard, NotAMeld};
///
/// let cards: Vec<MeldCard> = "7S 8S 10S".split(' ').filter_map(|card| card.parse().ok()).collect();
/// assert_eq!(Meld::read(&cards), Err(NotAMeld::Gap));
/// assert_eq!(NotAMeld::Gap.rule(), "RM-MELD-5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NotAMeld {
    /// Fewer than three cards.
    #[error("a meld has three cards or more")]
    TooFew,
    /// Rummy 500 has no such card.
    #[error("there is no {card} in this game")]
    Foreign {
        /// The card.
        card: Card,
    },
    /// Jokers stand for cards in a meld; one card must be natural.
    #[error("jokers alone are no meld")]
    JokersAlone,
    /// Some jokers name a card and some don't.
    #[error("in a group a joker is X, in a run it names its card, such as X=9H; not both in one meld")]
    MixedJokers,
    /// A joker in a run must say what it stands for.
    #[error("a joker in a run names its card, such as X=9H")]
    PlainJokerInRun,
    /// A joker in a group names no card.
    #[error("a joker in a group is written X")]
    NamedJokerInGroup,
    /// The natural cards of a group are of different suits.
    #[error("a group has no suit twice")]
    SuitTwice,
    /// A group has four places.
    #[error("a group has four cards at most, jokers included")]
    TooManyOfARank,
    /// A run is of one suit.
    #[error("these cards are neither of one rank nor of one suit")]
    NeitherRankNorSuit,
    /// A run has no card twice, nor two aces.
    #[error("a run has no card twice")]
    CardTwice,
    /// A run is without gaps, and does not go round the corner.
    #[error("these cards do not follow one another")]
    Gap,
    /// In a run of all ranks the ace is written first or last.
    #[error("in a run of all thirteen ranks the ace is written first or last")]
    AceInside,
    /// At this table jokers stand for no card.
    #[error("jokers are melded with jokers alone at this table")]
    JokersWithJokers,
    /// At this table a run has four cards at least.
    #[error("a run has four cards or more at this table")]
    RunTooShort,
    /// At this table the ace has one place in a run.
    #[error("the ace can't stand there in a run at this table")]
    AceMisplaced,
}

impl NotAMeld {
    /// The id of the rule that decides.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::TooFew => "RM-MELD-1",
            Self::Foreign { .. } => "RM-PACK-2",
            Self::JokersAlone => "RM-MELD-10",
            Self::MixedJokers | Self::PlainJokerInRun | Self::NamedJokerInGroup => "RM-MELD-11",
            Self::SuitTwice => "RM-MELD-3",
            Self::TooManyOfARank => "RM-MELD-8",
            Self::NeitherRankNorSuit => "RM-MELD-4",
            Self::CardTwice | Self::Gap => "RM-MELD-5",
            Self::AceInside => "RM-MELD-12",
            Self::JokersWithJokers => "RM-MELD-14",
            Self::RunTooShort => "RM-MELD-16",
            Self::AceMisplaced => "RM-MELD-15",
        }
    }
}

impl Meld {
    /// Reads the cards of a meld, written in any order \[RM-MELD-11\] \[RM-MELD-12\].
    ///
    /// # Errors
    /// Why they are no meld.
    pub fn read(cards: &[MeldCard]) -> Result<Self, NotAMeld> {
        Self::read_with(cards, Shapes::PLAIN)
    }

    /// A meld of any table.
    pub(crate) fn read_any(cards: &[MeldCard]) -> Result<Self, NotAMeld> {
        Self::read(cards).or_else(|why| Self::read_with(cards, Shapes::ALL).map_err(|_| why))
    }

    /// The same at a table that has these melds: where the ace has one place in a run, the cards of the longest may be
    /// written in any order too, and round the corner it begins with the card written first \[RM-MELD-15\]. A run may
    /// still be too short for the table.
    ///
    /// # Errors
    /// Why they are no meld.
    pub fn read_with(cards: &[MeldCard], shapes: Shapes) -> Result<Self, NotAMeld> {
        let foreign = |card: &Card| card.rank().is_none_or(|rank| places(rank) == 0);
        if let Some(card) = cards.iter().filter_map(|card| card.meaning()).find(foreign) {
            return Err(NotAMeld::Foreign { card });
        }
        if cards.len() < 3 {
            return Err(NotAMeld::TooFew);
        }
        let naturals = || cards.iter().filter(|card| matches!(card, MeldCard::Natural(_)));
        let Some(first) = naturals().next().and_then(|card| card.meaning()) else {
            let alike = cards.iter().all(|card| *card == MeldCard::Joker);
            return match cards.len() {
                jokers @ 3..=4 if alike && shapes.joker_sets => Ok(Self::of_jokers(jokers as u8)),
                _ => Err(NotAMeld::JokersAlone),
            };
        };
        let plain = cards.iter().filter(|card| **card == MeldCard::Joker).count();
        let named = cards.len() - plain - naturals().count();
        if plain > 0 && named > 0 {
            return Err(NotAMeld::MixedJokers);
        }
        let one_rank = naturals().all(|card| card.meaning().and_then(Card::rank) == first.rank());
        match first.rank() {
            Some(rank) if one_rank && named == 0 => Self::read_group(rank, cards, plain),
            _ if plain > 0 => Err(NotAMeld::PlainJokerInRun),
            _ => match Self::read_run(cards, shapes.ace) {
                Err(_) if one_rank && naturals().count() > 1 => Err(NotAMeld::NamedJokerInGroup),
                run => run,
            },
        }
    }

    fn read_group(rank: Rank, cards: &[MeldCard], jokers: usize) -> Result<Self, NotAMeld> {
        let mut suits = SuitSet::EMPTY;
        for suit in cards.iter().filter_map(|card| card.meaning()).filter_map(Card::suit) {
            if suits.contains(suit) {
                return Err(NotAMeld::SuitTwice);
            }
            suits.insert(suit);
        }
        if cards.len() > 4 {
            return Err(NotAMeld::TooManyOfARank);
        }
        Ok(Self::Group { rank, suits, jokers: jokers as u8 })
    }

    fn read_run(cards: &[MeldCard], ace: Ace) -> Result<Self, NotAMeld> {
        const ACE: u16 = 1 | 1 << HIGH_ACE;
        let (mut all, mut jokers) = (0_u16, 0_u16);
        let mut suit = None;
        for card in cards {
            let Some((of, rank)) = card.meaning().and_then(|card| card.suit().zip(card.rank())) else {
                return Err(NotAMeld::PlainJokerInRun);
            };
            if *suit.get_or_insert(of) != of {
                return Err(NotAMeld::NeitherRankNorSuit);
            }
            if all & places(rank) != 0 {
                return Err(NotAMeld::CardTwice);
            }
            all |= places(rank);
            if matches!(card, MeldCard::JokerAs(_)) {
                jokers |= places(rank);
            }
        }
        let is_ace = |card: Option<&MeldCard>| {
            card.and_then(|card| card.meaning()).is_some_and(|card| card.rank() == Some(Rank::Ace))
        };
        if ace == Ace::Corner {
            return Self::read_arc(suit, all, jokers, cards);
        }
        let without = if all & ACE == 0 {
            0
        } else if cards.len() == usize::from(LONGEST_RUN) {
            match (ace, is_ace(cards.first()), is_ace(cards.last())) {
                (Ace::Low, ..) | (Ace::Both, true, _) => 1 << HIGH_ACE,
                (Ace::High, ..) | (Ace::Both, _, true) => 1,
                _ => return Err(NotAMeld::AceInside),
            }
        } else if all & 1 << 1 != 0 {
            1 << HIGH_ACE
        } else {
            1
        };
        all &= !without;
        let (low, high) = (all.trailing_zeros() as u8, 15 - all.leading_zeros() as u8);
        match suit {
            Some(suit) if all == places_between(low, high) => {
                Ok(Self::Run { suit, low, high, jokers: jokers & !without })
            }
            _ => Err(NotAMeld::Gap),
        }
    }

    /// A run where the ranks are a circle: its cards, and where jokers stand, as bits, aces at both ends
    /// \[RM-MELD-15\].
    fn read_arc(suit: Option<Suit>, all: u16, jokers: u16, cards: &[MeldCard]) -> Result<Self, NotAMeld> {
        let ranks = all & places_between(0, KING);
        let has = |place: u8| ranks >> (place % LONGEST_RUN) & 1 == 1;
        let count = ranks.count_ones() as u8;
        let first = cards.first().and_then(|card| card.meaning()).and_then(Card::rank);
        let low = if count == LONGEST_RUN {
            first.map(|rank| places(rank).trailing_zeros() as u8)
        } else {
            (0..LONGEST_RUN).find(|&place| has(place) && !has(place + KING))
        };
        match (suit, low) {
            (Some(suit), Some(low)) if (low..low + count).all(has) => {
                let high = low + count - 1;
                Ok(Self::Run { suit, low, high, jokers: jokers & slots_between(low, high) })
            }
            _ => Err(NotAMeld::Gap),
        }
    }

    /// A group of jokers and nothing else, which has no rank \[RM-MELD-14\].
    pub(crate) const fn of_jokers(jokers: u8) -> Self {
        Self::Group { rank: Rank::Ace, suits: SuitSet::EMPTY, jokers }
    }

    /// Whether it is a group of jokers and nothing else \[RM-MELD-14\].
    #[must_use]
    pub const fn is_of_jokers(self) -> bool {
        matches!(self, Self::Group { suits, .. } if suits.is_empty())
    }

    /// How many cards it has.
    #[must_use]
    pub const fn len(self) -> u32 {
        match self {
            Self::Group { suits, jokers, .. } => suits.len() + jokers as u32,
            Self::Run { low, high, .. } => (high - low) as u32 + 1,
        }
    }

    /// No meld is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// How many of its cards are jokers.
    #[must_use]
    pub const fn jokers(self) -> u32 {
        match self {
            Self::Group { jokers, .. } => jokers as u32,
            Self::Run { jokers, .. } => jokers.count_ones(),
        }
    }

    /// Whether it has room for one more card \[RM-LAY-2\] \[RM-MELD-5\].
    #[must_use]
    pub const fn is_complete(self) -> bool {
        match self {
            Self::Group { .. } => self.len() == 4,
            Self::Run { .. } => self.len() == LONGEST_RUN as u32,
        }
    }

    /// Its cards in canonical order \[RM-MELD-13\], each with its slot: of a run the place, of a group the number of
    /// the suit, and 4 and more for the jokers.
    pub(crate) fn slots(self) -> impl Iterator<Item = (usize, MeldCard)> {
        let first = if let Self::Run { low, .. } = self { low } else { 0 };
        let slot = |place: u8| (usize::from(slot_of(place)), place);
        (first..first + 14).map(slot).filter_map(move |(slot, place)| Some((slot, self.at(place)?)))
    }

    fn at(self, place: u8) -> Option<MeldCard> {
        match self {
            Self::Group { rank, suits, jokers } => match Suit::ALL.get(usize::from(place)) {
                Some(&suit) => suits.contains(suit).then(|| MeldCard::Natural(Card::new(suit, rank))),
                None => (place < 4 + jokers).then_some(MeldCard::Joker),
            },
            Self::Run { suit, low, high, jokers } => (low <= place && place <= high).then(|| {
                let slot = slot_of(place);
                let card = card_at(suit, slot);
                if jokers >> slot & 1 == 1 { MeldCard::JokerAs(card) } else { MeldCard::Natural(card) }
            }),
        }
    }

    /// Its cards in canonical order \[RM-MELD-13\].
    pub fn cards(self) -> impl Iterator<Item = MeldCard> {
        self.slots().map(|(_, card)| card)
    }

    /// Whether a natural card equal to this, or a joker, is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { return self.jokers() > 0 };
        match self {
            Self::Group { rank: of, suits, .. } => of as u8 == rank as u8 && suits.contains(suit),
            Self::Run { suit: of, low, high, jokers } => {
                of as u8 == suit as u8 && slots_between(low, high) & !jokers & places(rank) != 0
            }
        }
    }

    /// The places below and above a run where a card can be laid off \[RM-LAY-3\] \[RM-MELD-15\], round the corner as
    /// the bits of jokers number them. On a run from the two to the king an ace that may stand at both ends goes above
    /// \[RM-LAY-6\], and so does the last card of a circle.
    #[must_use]
    pub const fn ends(low: u8, high: u8, shapes: Shapes) -> (Option<u8>, Option<u8>) {
        let (lowest, highest) = match shapes.ace {
            Ace::Corner => {
                let below = if low == 0 { KING } else { low - 1 };
                return match high - low + 1 {
                    LONGEST_RUN.. => (None, None),
                    length => {
                        (if length + 1 == LONGEST_RUN { None } else { Some(below) }, Some(slot_of(high + 1)))
                    }
                };
            }
            Ace::Both => (if high >= KING { 1 } else { 0 }, if low == 0 { KING } else { HIGH_ACE }),
            Ace::High => (1, HIGH_ACE),
            Ace::Low => (0, KING),
        };
        let below = if low <= lowest { None } else { Some(low - 1) };
        let above = if high >= highest { None } else { Some(high + 1) };
        (below, above)
    }

    /// Where a card, written as it is laid off, would go: its slot, and the meld with it \[RM-LAY\].
    #[must_use]
    pub fn with(self, card: MeldCard, shapes: Shapes) -> Option<(usize, Self)> {
        let is_joker = !matches!(card, MeldCard::Natural(_));
        if self.is_of_jokers() != (is_joker && shapes.joker_sets) {
            return None;
        }
        match (self, card) {
            (Self::Group { rank, mut suits, jokers }, MeldCard::Natural(card)) => {
                let suit = card.suit().filter(|&suit| card.rank() == Some(rank) && !suits.contains(suit))?;
                suits.insert(suit);
                (!self.is_complete()).then_some((suit as usize, Self::Group { rank, suits, jokers }))
            }
            (Self::Group { rank, suits, jokers }, MeldCard::Joker) => (!self.is_complete())
                .then_some((4 + usize::from(jokers), Self::Group { rank, suits, jokers: jokers + 1 })),
            (
                Self::Run { suit, low, high, mut jokers },
                MeldCard::Natural(named) | MeldCard::JokerAs(named),
            ) => {
                let wanted = places(named.rank().filter(|_| named.suit() == Some(suit))?);
                let at = |place: &u8| wanted >> *place & 1 == 1;
                let (below, above) = Self::ends(low, high, shapes);
                let (place, low, high) = match (above.filter(at), below.filter(at)) {
                    (Some(place), _) => (place, low, high + 1),
                    (None, Some(KING)) => {
                        // Its ace is a high one from now on.
                        jokers = jokers & !1 | (jokers & 1) << HIGH_ACE;
                        (KING, KING, high + LONGEST_RUN)
                    }
                    (None, Some(place)) => (place, place, high),
                    (None, None) => return None,
                };
                if matches!(card, MeldCard::JokerAs(_)) {
                    jokers |= 1 << place;
                }
                Some((usize::from(place), Self::Run { suit, low, high, jokers }))
            }
            (Self::Group { .. }, MeldCard::JokerAs(_)) | (Self::Run { .. }, MeldCard::Joker) => None,
        }
    }

    /// How a card of this face, laid off on it, can be written: a joker on a run names either end.
    pub fn ways_of(self, card: Card, shapes: Shapes) -> impl Iterator<Item = MeldCard> {
        let ways = match (card.is_joker(), self) {
            (false, _) => [Some(MeldCard::Natural(card)), None],
            (true, Self::Group { .. }) => [Some(MeldCard::Joker), None],
            (true, Self::Run { suit, low, high, .. }) => {
                let named = |place| MeldCard::JokerAs(card_at(suit, place));
                let (below, above) = Self::ends(low, high, shapes);
                [below.map(named), above.map(named)]
            }
        };
        ways.into_iter().flatten().filter(move |&written| self.with(written, shapes).is_some())
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Meld {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read_any(&Vec::<MeldCard>::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
