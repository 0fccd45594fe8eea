//! Chance for tests: seeded, and the same for ever.

use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng, SeedableRng},
};
use rummy_500::{AXES, Deal, PRESETS, Rules, RulesSpec};
use table::{Game, Seat};

/// A small generator with a known sequence.
#[derive(Clone)]
pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// Any combination of axes: all of them can be played.
pub(crate) fn random_rules(random: &mut Random) -> Rules {
    let mut spec = RulesSpec::from(&PRESETS[random.below(PRESETS.len() as u32) as usize]);
    spec.set("players", &(2 + random.below(7)).to_string()).unwrap();
    for axis in AXES.iter().filter(|axis| axis.range.is_none()) {
        if random.below(2) == 0 {
            spec.set(axis.name, random.pick(axis.values)).unwrap();
        }
    }
    spec.into()
}

/// A deal of a well shuffled pack.
pub(crate) fn shuffled_deal(rules: &Rules, dealer: Seat, random: &mut Random) -> Deal {
    let mut pack = rules.pack_in_order();
    random.shuffle(&mut pack);
    rules.deal_pack(&pack, dealer)
}
