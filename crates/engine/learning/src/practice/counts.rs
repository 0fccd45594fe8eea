//! Counting the hands that fit, and drawing one of them, each as likely as any other.

use std::{cell::RefCell, collections::BTreeMap};

use cards::CardSet;
use rand_chacha::{ChaCha20Rng, rand_core::Rng};

use super::shape::{HAND, Seen, Shape};

/// How many hands fit, from every point at which the pack can be read so far.
pub(super) struct Counts {
    pub(super) shape: Shape,
    known: RefCell<BTreeMap<(usize, Seen), u64>>,
}

impl Counts {
    pub(super) const fn new(shape: Shape) -> Self {
        Self { shape, known: RefCell::new(BTreeMap::new()) }
    }

    /// How many hands fit.
    pub(super) fn fitting(&self) -> u64 {
        self.ways(0, Seen::default())
    }

    /// How many hands there are.
    pub(super) fn all(&self) -> u64 {
        let pack: u32 = self.shape.pack.iter().map(|alike| alike.cards.len()).sum();
        choose(pack, u32::from(HAND))
    }

    /// In how many ways the rest of the pack, from a place on, makes a hand that fits.
    pub(super) fn ways(&self, at: usize, seen: Seen) -> u64 {
        if at == self.shape.pack.len() {
            return self.shape.is_fit(seen).into();
        }
        let known = self.known.borrow().get(&(at, seen)).copied();
        known.unwrap_or_else(|| {
            let ways = (0..=self.shape.pack[at].cards.len()).map(|held| self.ways_with(at, seen, held)).sum();
            self.known.borrow_mut().insert((at, seen), ways);
            ways
        })
    }

    /// The same with so many of the cards at that place.
    pub(super) fn ways_with(&self, at: usize, seen: Seen, held: u32) -> u64 {
        let alike = &self.shape.pack[at];
        let next = self.shape.read(seen, alike, held as u8);
        next.map_or(0, |next| choose(alike.cards.len(), held) * self.ways(at + 1, next))
    }

    /// One of the hands that fit; `None` if there is none.
    pub(super) fn draw(&self, chance: &mut ChaCha20Rng) -> Option<CardSet> {
        let mut hand = CardSet::EMPTY;
        let mut seen = Seen::default();
        for (at, alike) in self.shape.pack.iter().enumerate() {
            let mut lot = below(chance, self.ways(at, seen))?;
            let held = (0..=alike.cards.len()).find(|&held| {
                let ways = self.ways_with(at, seen, held);
                let here = lot < ways;
                lot -= if here { 0 } else { ways };
                here
            })?;
            hand |= some_of(alike.cards, held, chance)?;
            seen = self.shape.read(seen, alike, held as u8)?;
        }
        Some(hand)
    }
}

/// As many of these cards as are asked for, each as likely as any other.
fn some_of(mut from: CardSet, count: u32, chance: &mut ChaCha20Rng) -> Option<CardSet> {
    let mut some = CardSet::EMPTY;
    for _ in 0..count {
        let card = from.nth(below(chance, from.len().into())? as u32)?;
        from.remove(card);
        some.insert(card);
    }
    Some(some)
}

/// A whole number below `end`, all as likely; `None` if there is none.
fn below(chance: &mut ChaCha20Rng, end: u64) -> Option<u64> {
    let fair = u64::MAX.checked_div(end)?.checked_mul(end)?;
    let mut words = std::iter::repeat_with(|| chance.next_u64());
    words.find(|&word| word < fair).map(|word| word % end)
}

/// In how many ways `k` of `n` can be chosen; no pack has so many cards that it would not fit.
fn choose(n: u32, k: u32) -> u64 {
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n).saturating_sub(i)) / (i + 1))
}
