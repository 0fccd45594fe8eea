//! How long it takes to find the best way to lay a hand down: `cargo bench -p rummy-500 --bench lay_down`.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::{hint::black_box, time::Instant};

use cards::{Card, CardSet};
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng, SeedableRng},
};
use rummy_500::{Meld, Melds, Rules, RulesSpec};
use table::Game;

/// A small generator with a known sequence.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        (((self.0.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

fn main() {
    let table = ["4H 5H 6H", "KS KC KD", "9S 10S JS"];
    let read =
        |text: &str| Meld::read(&text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<_>>());
    let melds: Melds = table.into_iter().map(|text| read(text).unwrap()).collect();
    for (players, jokers) in [("2", "off"), ("2", "on"), ("8", "on")] {
        for size in [7, 14, 24] {
            let mut spec = RulesSpec::preset("rummy-500").unwrap();
            spec.set("players", players).unwrap();
            spec.set("jokers", jokers).unwrap();
            let rules = Rules::new(spec).unwrap();
            let mut pack: Vec<Card> = rules.pack_in_order();
            let mut random = Random(SplitMix64::seed_from_u64(500));
            let hands: Vec<CardSet> = (0..400)
                .map(|_| {
                    for i in (1..pack.len()).rev() {
                        pack.swap(i, random.below(i as u32 + 1) as usize);
                    }
                    pack[..size].iter().copied().collect()
                })
                .collect();
            let start = Instant::now();
            let best = hands.iter().filter_map(|&hand| rules.best_lay_down(hand, &melds, None, false));
            let points: i32 = best.map(|best| best.points).sum();
            let micros = start.elapsed().as_secs_f64() * 1e6 / hands.len() as f64;
            println!(
                "{players} players, jokers {jokers}, {size:>2} cards: {micros:>8.1} µs a hand  {}",
                black_box(points)
            );
        }
    }
}
