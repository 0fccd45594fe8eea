//! The meld kernel: what a set of cards can make, by shifting bits \[RM-MELD\].
//!
//! A [`Holding`] knows of each suit the places in a run that its cards can fill, and the number of jokers. It finds
//! every meld of the cards, every meaning of the jokers included, and whether a given card can be in one.

use std::ops::{ControlFlow, Range};

use cards::{BySuit, Card, CardSet, Rank, Suit, SuitSet};

use crate::{
    axis::Ace,
    meld::{
        HIGH_ACE, KING, LONGEST_RUN, Meld, places, places_between, places_of_ranks, rank_at, slots_between,
    },
    shapes::Shapes,
};

/// A set of cards as melds see it: equal cards count once, jokers are counted.
///
/// ```
/// use rummy_500::{cards::{Card, CardSet}, kernel::Holding};
///
/// let cards: CardSet = ["7S", "7C", "X"].into_iter().filter_map(|card| card.parse().ok()).collect();
/// let holding = Holding::from(cards);
/// assert_eq!(holding.jokers, 1);
/// assert!(holding.melds_with("7S".parse()?) && !holding.melds_with("KH".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Holding {
    /// Of each suit, the places that its natural cards can fill; an ace has two.
    pub tracks: BySuit<u16>,
    /// How many jokers.
    pub jokers: u8,
}

impl From<CardSet> for Holding {
    fn from(cards: CardSet) -> Self {
        Self {
            tracks: BySuit::from_fn(|suit| places_of_ranks(cards.ranks(suit))),
            jokers: (cards & CardSet::JOKERS).len() as u8,
        }
    }
}

impl Holding {
    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => self.tracks[suit] |= places(rank),
            _ => self.jokers += 1,
        }
    }

    /// The suits of which it holds the card at a place, as bits.
    #[must_use]
    pub fn suits_at(&self, place: u8) -> u8 {
        let [spades, clubs, diamonds, hearts] = self.tracks.0;
        let bit = |track: u16, n: u8| (track >> place & 1) << n;
        (bit(spades, 0) | bit(clubs, 1) | bit(diamonds, 2) | bit(hearts, 3)) as u8
    }

    /// Whether a meld of three of these cards contains this one of them \[RM-DRAW-6\].
    #[must_use]
    pub fn melds_with(&self, card: Card) -> bool {
        match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => self.melds_with_natural(suit, rank),
            _ => self.melds_with_joker(),
        }
    }

    /// Whether some meld may contain this one of them: at a table that has more melds than the plain game a guess.
    #[must_use]
    pub fn may_meld(&self, card: Card, shapes: Shapes) -> bool {
        shapes.ace == Ace::Corner || self.melds_with(card)
    }

    fn melds_with_natural(&self, suit: Suit, rank: Rank) -> bool {
        let jokers = u32::from(self.jokers);
        let places = places(rank);
        if places == 0 {
            return false;
        }
        let place = places.trailing_zeros() as u8;
        let others = self.suits_at(place) & !(1 << suit as u8);
        if jokers + others.count_ones() >= 2 {
            return true;
        }
        let track = self.tracks[suit];
        (place.saturating_sub(2)..=place).any(|low| run_of_three(track, low, jokers))
            || rank == Rank::Ace && run_of_three(track, HIGH_ACE - 2, jokers)
    }

    /// A joker and two others: any card and a joker, two of a rank, or two that are near each other in a suit.
    fn melds_with_joker(&self) -> bool {
        let [spades, clubs, diamonds, hearts] = self.tracks.0;
        let any = spades | clubs | diamonds | hearts;
        let two_of_a_rank = spades & clubs
            | spades & diamonds
            | spades & hearts
            | clubs & diamonds
            | clubs & hearts
            | diamonds & hearts;
        let near = |track: u16| track & (track << 1 | track << 2) != 0;
        self.jokers > 1 && any != 0 || two_of_a_rank != 0 || self.tracks.0.into_iter().any(near)
    }

    /// Calls `each` with every meld of these cards, once each, until it breaks off.
    pub fn each_meld<B>(&self, mut each: impl FnMut(Meld) -> ControlFlow<B>) -> ControlFlow<B> {
        self.each_group(&mut each)?;
        for suit in Suit::ALL {
            self.each_run(suit, &mut each)?;
        }
        ControlFlow::Continue(())
    }

    /// The same at a table that has more melds than the plain game; that it has less is for the caller to see.
    pub fn each_meld_of<B>(
        &self,
        shapes: Shapes,
        mut each: impl FnMut(Meld) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let holding = if shapes.joker_sets { Self { jokers: 0, ..*self } } else { *self };
        holding.each_meld(&mut each)?;
        if shapes.ace == Ace::Corner {
            for suit in Suit::ALL {
                holding.each_arc(suit, &mut each)?;
            }
        }
        if shapes.joker_sets {
            (3..=self.jokers.min(4)).try_for_each(|jokers| each(Meld::of_jokers(jokers)))?;
        }
        ControlFlow::Continue(())
    }

    fn each_group<B>(&self, each: &mut impl FnMut(Meld) -> ControlFlow<B>) -> ControlFlow<B> {
        for place in 1..=HIGH_ACE {
            let held = self.suits_at(place);
            if held == 0 || held.count_ones() + u32::from(self.jokers) < 3 {
                continue;
            }
            // Every part of the suits held, from all of them down to one.
            let mut part = held;
            while part != 0 {
                let suits: SuitSet =
                    Suit::ALL.into_iter().filter(|&suit| part >> suit as u8 & 1 == 1).collect();
                let naturals = suits.len() as u8;
                for jokers in 3_u8.saturating_sub(naturals)..=(4 - naturals).min(self.jokers) {
                    each(Meld::Group { rank: rank_at(place), suits, jokers })?;
                }
                part = (part - 1) & held;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `each` with every run of these cards in a suit that goes round the corner, until it breaks off.
    pub fn each_arc<B>(&self, suit: Suit, mut each: impl FnMut(Meld) -> ControlFlow<B>) -> ControlFlow<B> {
        for low in 2..=KING {
            self.each_run_from(suit, low, (HIGH_ACE + 1).max(low + 2)..low + LONGEST_RUN, &mut each)?;
        }
        ControlFlow::Continue(())
    }

    fn each_run<B>(&self, suit: Suit, each: &mut impl FnMut(Meld) -> ControlFlow<B>) -> ControlFlow<B> {
        let track = self.tracks[suit];
        if track == 0 || self.jokers == 0 && track & track << 1 & track << 2 == 0 {
            return ControlFlow::Continue(());
        }
        for low in 0..=HIGH_ACE - 2 {
            self.each_run_from(suit, low, low + 2..HIGH_ACE.min(low + LONGEST_RUN - 1) + 1, each)?;
        }
        ControlFlow::Continue(())
    }

    /// Every run from a place to one of these, until the jokers don't fill the gaps.
    fn each_run_from<B>(
        &self,
        suit: Suit,
        low: u8,
        highs: Range<u8>,
        each: &mut impl FnMut(Meld) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let track = self.tracks[suit];
        let wild = u32::from(self.jokers);
        for high in highs {
            let window = slots_between(low, high);
            let missing = window & !track;
            if missing.count_ones() > wild {
                break;
            }
            let spare = wild - missing.count_ones();
            each_part(window & track, spare, &mut |more| {
                if more == window & track {
                    return ControlFlow::Continue(());
                }
                each(Meld::Run { suit, low, high, jokers: missing | more })
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Whether three in a row from `low` can be filled, and are within a run.
const fn run_of_three(track: u16, low: u8, jokers: u32) -> bool {
    low + 2 <= HIGH_ACE && (places_between(low, low + 2) & !track).count_ones() <= jokers
}

/// Calls `each` with every part of `places` that has at most `most` of them.
fn each_part<B>(places: u16, most: u32, each: &mut impl FnMut(u16) -> ControlFlow<B>) -> ControlFlow<B> {
    fn grow<B>(
        chosen: u16,
        mut rest: u16,
        most: u32,
        each: &mut impl FnMut(u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        each(chosen)?;
        if most > 0 {
            while rest != 0 {
                let next = rest & rest.wrapping_neg();
                rest &= !next;
                grow(chosen | next, rest, most - 1, each)?;
            }
        }
        ControlFlow::Continue(())
    }
    grow(0, places, most, each)
}

/// The pieces of `hand` that make a meld; `None` if one is lacking.
#[must_use]
pub fn pieces(hand: CardSet, meld: Meld) -> Option<CardSet> {
    let mut pieces = jokers(hand, meld.jokers())?;
    match meld {
        Meld::Group { rank, suits, .. } => {
            for suit in suits.iter() {
                pieces.insert(hand.find_one(Card::new(suit, rank))?);
            }
        }
        Meld::Run { suit, low, high, jokers } => {
            let mut naturals = slots_between(low, high) & !jokers;
            while naturals != 0 {
                let place = naturals.trailing_zeros() as u8;
                pieces.insert(hand.find_one(Card::new(suit, rank_at(place)))?);
                naturals &= naturals - 1;
            }
        }
    }
    Some(pieces)
}

fn jokers(hand: CardSet, count: u32) -> Option<CardSet> {
    let held = hand & CardSet::JOKERS;
    (held.len() >= count).then(|| held.into_iter().take(count as usize).collect())
}

/// The places of a track between the end of a run and a card that is to reach it, if the run can grow so far: an ace
/// that may stand at both ends goes above a king, and below a two only where no king or ace is above \[RM-LAY-6\].
pub(crate) fn gaps(low: u8, high: u8, place: u8, shapes: Shapes) -> [Option<u16>; 2] {
    match shapes.ace {
        Ace::Corner => gaps_in_circle(low, high, place),
        ace => [gap(low, high, place, ace), None],
    }
}

/// The same in both directions, where the ranks are a circle \[RM-MELD-15\].
fn gaps_in_circle(low: u8, high: u8, place: u8) -> [Option<u16>; 2] {
    let slots = |places: std::ops::Range<u8>| places.fold(0, |all, place| all | 1 << (place % LONGEST_RUN));
    // How far the card stands above the low end of the run.
    let above = (place + LONGEST_RUN - low) % LONGEST_RUN;
    if above <= high - low {
        return [None, None];
    }
    [Some(slots(high + 1..low + above)), Some(slots(low + above + 1..low + LONGEST_RUN))]
}

const fn gap(low: u8, high: u8, place: u8, ace: Ace) -> Option<u16> {
    match ace {
        Ace::High if place == 0 => return None,
        Ace::Low if place == HIGH_ACE => return None,
        Ace::Both if place == HIGH_ACE && low == 0 || place == 0 && high >= KING => return None,
        _ => {}
    }
    if place > high {
        Some(places_between(high, place - 1) & !(1 << high))
    } else if place < low {
        Some(places_between(place, low - 1) & !(1 << place))
    } else {
        None
    }
}
