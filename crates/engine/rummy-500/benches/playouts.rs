//! Random hands from the deal to the score: always the same, so that the points on the right must not change with
//! the speed on the left.
//!
//! `cargo bench -p rummy-500 --bench playouts [-- PRESET…]`; every preset is played by two and by its own number.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::{hint::black_box, time::Instant};

use cards::Card;
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng, SeedableRng},
};
use rummy_500::{PRESETS, Rules, RulesSpec, State};
use table::{Game, Seat};

/// How many hands are played.
const HANDS: u32 = 3_000;

/// A small generator with a known sequence.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        (((self.0.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Plays a hand; how many actions it took.
fn hand(rules: &Rules, state: &mut State, pack: &mut [Card], random: &mut Random) -> u64 {
    for i in (1..pack.len()).rev() {
        pack.swap(i, random.below(i as u32 + 1) as usize);
    }
    let deal = rules.deal_pack(pack, Seat(0));
    rules.deal(state, Seat(0), &deal);
    let mut actions = 0;
    while let Some((seat, choices)) = rules.next_choices(state) {
        let action = choices.pick(|n| random.below(n));
        rules.play_unchecked(state, seat, action);
        actions += 1;
    }
    actions
}

fn main() {
    let names: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    for preset in PRESETS.iter().filter(|preset| names.is_empty() || names.iter().any(|n| n == preset.name)) {
        for players in ["2", "4", "8"] {
            let mut spec = RulesSpec::from(preset);
            spec.set("players", players).unwrap();
            let rules = Rules::new(spec).unwrap();
            let fresh = rules.start(&vec![0; rules.seats()]).unwrap();
            let mut state = fresh.clone();
            let mut pack = rules.pack_in_order();
            let mut random = Random(SplitMix64::seed_from_u64(500));
            let (mut actions, mut points) = (0, 0_i64);
            let start = Instant::now();
            for _ in 0..HANDS {
                state.clone_from(&fresh);
                actions += hand(&rules, &mut state, &mut pack, &mut random);
                points += rules.standing(&state).scores.iter().map(|&score| i64::from(score)).sum::<i64>();
            }
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{:28} {players} players {:>9.0} actions/s {:>6.0} a hand  {}",
                preset.name,
                actions as f64 / seconds,
                actions as f64 / f64::from(HANDS),
                black_box(points)
            );
        }
    }
}
