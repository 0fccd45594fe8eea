//! The only source of chance of a bot: a stream that follows from its seed and the moment of the game, so that the same
//! view always meets the same thoughts.

use cards::CardSet;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// A seeded stream of choices.
#[derive(Clone, Debug)]
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a seed at one moment, told by any number that counts the game's steps.
    pub(crate) fn new(seed: u64, moment: u64) -> Self {
        Self::on_core(seed, moment, 0)
    }

    /// The streams of all the cores that think about the same moment; the first is that of a player with only one.
    pub(crate) fn on_cores(seed: u64, moment: u64, cores: usize) -> Vec<Self> {
        (0..cores.max(1)).map(|core| Self::on_core(seed, moment, core as u64)).collect()
    }

    fn on_core(seed: u64, moment: u64, core: u64) -> Self {
        let mut key = [0; 32];
        for (bytes, number) in key.chunks_exact_mut(8).zip([seed, moment, core]) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `n`, which must not be 0.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// A number from 0 to 1, 1 excluded.
    pub(crate) fn unit(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / (f64::from(u32::MAX) + 1.0)
    }

    /// `count` of these cards.
    pub(crate) fn draw(&mut self, mut from: CardSet, count: u32) -> CardSet {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..count.min(from.len()) {
            if let Some(card) = from.nth(self.below(from.len())) {
                from.remove(card);
                drawn.insert(card);
            }
        }
        drawn
    }
}
