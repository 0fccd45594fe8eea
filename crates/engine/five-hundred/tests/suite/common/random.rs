//! Chance for tests: seeded, and the same for ever.

use cards::Card;
use five_hundred::{AXES, Deal, PRESETS, Rules, RulesSpec};
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng, SeedableRng},
};
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

/// Targets that random rules have, and numbers of hands.
const TARGETS: &[&str] = &["150", "500", "1000"];
const HAND_LIMITS: &[&str] = &["0", "1", "2"];

/// Any combination of axes that makes sense.
pub(crate) fn random_rules(random: &mut Random) -> Rules {
    loop {
        let mut spec = RulesSpec::from(&PRESETS[random.below(PRESETS.len() as u32) as usize]);
        for _ in 0..random.below(12) {
            let axis = &AXES[random.below(AXES.len() as u32) as usize];
            let values = match axis.name {
                "target" => TARGETS,
                "hand_limit" => HAND_LIMITS,
                _ => axis.values,
            };
            spec.set(axis.name, random.pick(values)).unwrap();
        }
        if let Ok(rules) = Rules::new(spec) {
            return rules;
        }
    }
}

/// A deal of a well shuffled pack.
pub(crate) fn shuffled_deal(rules: &Rules, dealer: Seat, random: &mut Random) -> Deal {
    let mut pack: Vec<Card> = rules.pack_in_order();
    random.shuffle(&mut pack);
    rules.deal_pack(&pack, dealer)
}

/// Scores near the places where something happens.
pub(crate) fn telling_scores(rules: &Rules, random: &mut Random) -> Vec<i32> {
    let target = rules.target();
    let near = [
        0,
        0,
        target - 10,
        target - 20,
        target - 60,
        target - 240,
        480,
        490,
        479,
        390,
        440,
        -target + 50,
        -target,
        target,
    ];
    let mut scores = vec![0; rules.seats()];
    for seat in Seat::all(rules.seats()) {
        let score = random.pick(&near);
        for partner in rules.side(seat).iter() {
            scores[partner.index()] = score;
        }
    }
    scores
}
