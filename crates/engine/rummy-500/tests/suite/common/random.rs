//! Chance for tests: seeded, and the same for ever.

use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng, SeedableRng},
};
use rummy_500::{AXES, Deal, PRESETS, Rules, RulesSpec};
use table::{Game, Keystream, Later, Seat, Seed};

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

/// Any combination of axes that can be played.
pub(crate) fn random_rules(random: &mut Random) -> Rules {
    random_rules_for(random, &["2", "3", "4", "5", "6", "7", "8"])
}

/// The same for one of these numbers of players.
pub(crate) fn random_rules_for(random: &mut Random, players: &[&str]) -> Rules {
    loop {
        let mut spec = RulesSpec::from(&PRESETS[random.below(PRESETS.len() as u32) as usize]);
        spec.set("players", random.pick(players)).unwrap();
        for (number, axis) in AXES.iter().enumerate() {
            // The older axes meet in every way; of the others some at a time.
            let changes = random.below(if number < 11 { 2 } else { 4 }) == 0;
            match axis.range {
                None if changes => spec.set(axis.name, random.pick(axis.values)).unwrap(),
                Some((0, _)) if changes => spec.set(axis.name, random.pick(&["3", "25", "30"])).unwrap(),
                _ => {}
            }
        }
        if let Ok(rules) = Rules::new(spec) {
            return rules;
        }
    }
}

/// A deal of a well shuffled pack.
pub(crate) fn shuffled_deal(rules: &Rules, dealer: Seat, random: &mut Random) -> Deal {
    let mut pack = rules.pack_in_order();
    random.shuffle(&mut pack);
    let later = Keystream::after(Seed([pack.len() as u8; 32]), &mut pack.clone());
    rules.with_chance(rules.deal_pack(&pack, dealer), Later::Stream(later)).unwrap()
}
