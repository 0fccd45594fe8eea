//! How long the solver takes, on deals made from seeds:
//!
//! - `speed leads [DEALS] [PRESET]`: every card of the first lead, by preset and kind of contract;
//! - `speed endings [DEALS] [CARDS]`: every card, with this number of cards in each of four hands, spades being trumps;
//! - `speed table [DEALS]`: the table of a deal of forty-three cards.
//!
//! Run it by `cargo run --release -p kookaburra-solver --example speed -- endings 8000 5`; under callgrind it counts
//! instructions.

use std::time::Instant;

use cards::CardSet;
use five_hundred::{Bid, Deal, MisereKind, PRESETS, Position, Rules, Strain};
use kookaburra_solver::{Budget, Solver};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use table::{Game, Seat};

/// The most nodes a hand may take.
const MOST: u64 = 200_000_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    match words.first().map(String::as_str) {
        Some("leads") => leads(number(1, 20), words.get(2).map(String::as_str)),
        Some("endings") => endings(number(1, 8000), number(2, 5).clamp(1, 10) as u8),
        Some("table") => tables(number(1, 100)),
        _ => eprintln!("speed leads [DEALS] [PRESET] | endings [DEALS] [CARDS] | table [DEALS]"),
    }
}

/// Times in milliseconds, and nodes.
#[derive(Default)]
struct Measured {
    times: Vec<f64>,
    nodes: u64,
}

impl Measured {
    fn of(&mut self, search: impl FnOnce() -> u64) {
        let start = Instant::now();
        let nodes = search();
        self.times.push(start.elapsed().as_secs_f64() * 1e3);
        self.nodes += nodes;
    }

    fn show(mut self, name: &str) {
        self.times.sort_unstable_by(f64::total_cmp);
        let count = self.times.len().max(1);
        let at = |place: usize| self.times.get(place).unwrap_or(&0.0);
        println!(
            "{name:34} mean {:9.4} ms  median {:9.4}  99 of 100 {:9.4}  worst {:9.4}  {:10} nodes",
            self.times.iter().sum::<f64>() / count as f64,
            at(count / 2),
            at(count * 99 / 100),
            at(count - 1),
            self.nodes / count as u64
        );
    }
}

fn deal_of(rules: &Rules, seed: u64) -> Deal {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut pack = rules.pack_in_order();
    for i in (1..pack.len()).rev() {
        pack.swap(i, random.next_u32() as usize % (i + 1));
    }
    rules.deal_pack(&pack, Seat(0))
}

fn leads(deals: u64, only: Option<&str>) {
    let mut solver = Solver::default();
    for preset in PRESETS.iter().filter(|preset| only.is_none_or(|name| name == preset.name)) {
        let Ok(rules) = Rules::preset(preset.name) else { continue };
        for (kind, bid) in [
            ("suit", Bid::tricks(7, Strain::Hearts)),
            ("no trumps", Bid::tricks(7, Strain::NoTrumps)),
            ("misere", Bid::misere(MisereKind::Closed)),
        ] {
            let mut measured = Measured::default();
            for seed in 0..deals {
                let deal = deal_of(&rules, seed);
                let Some(position) = Position::of_deal(&rules, &deal, Seat(0), bid, Seat(0), None) else {
                    continue;
                };
                let mut budget = Budget { nodes: MOST, go_on: &mut |_| true };
                measured.of(|| solver.solve_within(&position, true, &mut budget).nodes);
            }
            measured.show(&format!("{} {kind}", preset.name));
        }
    }
}

fn endings(deals: u64, cards: u8) {
    let Ok(rules) = Rules::preset("australian-4") else { return };
    let mut solver = Solver::default();
    let mut measured = Measured::default();
    for seed in 0..deals {
        let leader = Seat((seed % 4) as u8);
        let bid = Bid::tricks(7, Strain::Spades);
        let position = Position::of_deal(&rules, &deal_of(&rules, seed), Seat(0), bid, leader, None);
        let Some(mut position) = position else { continue };
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        for hand in &mut position.held[..4] {
            let mut held = hand.to_canonical();
            while held.len() > usize::from(cards) {
                held.swap_remove(random.next_u32() as usize % held.len());
            }
            *hand = held.into_iter().collect::<CardSet>();
        }
        position.finished += position.tricks_left() - cards;
        measured.of(|| solver.solve(&position, true).nodes);
    }
    measured.show(&format!("endings of {cards} cards"));
}

fn tables(deals: u64) {
    let Ok(rules) = Rules::preset("australian-4") else { return };
    let mut solver = Solver::default();
    let mut measured = Measured::default();
    for seed in 0..deals {
        let deal = deal_of(&rules, seed);
        measured.of(|| solver.table(&rules, &deal, Seat(0)).nodes);
    }
    measured.show("tables of a deal");
}
