//! How long the first lead of a hand takes to solve, by preset and kind of contract:
//! `cargo run --release -p solver --example presets [DEALS] [PRESET]`.

use std::time::Instant;

use five_hundred::{Bid, MisereKind, PRESETS, Position, Rules, Strain};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use solver::{Budget, Solver};
use table::{Game, Seat};

/// No hand may take longer than so many nodes.
const MOST: u64 = 200_000_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let deals = words.next().and_then(|word| word.parse().ok()).unwrap_or(20);
    let only = words.next();
    for preset in PRESETS.iter().filter(|preset| only.as_deref().is_none_or(|name| name == preset.name)) {
        let Ok(rules) = Rules::preset(preset.name) else { continue };
        for (kind, bid) in [
            ("suit", Bid::tricks(7, Strain::Hearts)),
            ("no trumps", Bid::tricks(7, Strain::NoTrumps)),
            ("misere", Bid::misere(MisereKind::Closed)),
        ] {
            measure(preset.name, &rules, kind, bid, deals);
        }
    }
}

fn measure(name: &str, rules: &Rules, kind: &str, bid: Bid, deals: u64) {
    let mut solver = Solver::default();
    let (mut times, mut nodes) = (Vec::new(), 0);
    for seed in 0..deals {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut pack = rules.pack_in_order();
        for i in (1..pack.len()).rev() {
            pack.swap(i, random.next_u32() as usize % (i + 1));
        }
        let deal = rules.deal_pack(&pack, Seat(0));
        let Some(position) = Position::of_deal(rules, &deal, bid, Seat(0), None) else { continue };
        let start = Instant::now();
        let solution =
            solver.solve_within(&position, true, &mut Budget { nodes: MOST, go_on: &mut |_| true });
        times.push(start.elapsed().as_secs_f64() * 1e3);
        nodes += solution.nodes;
    }
    times.sort_unstable_by(f64::total_cmp);
    let count = times.len().max(1);
    let mean = times.iter().sum::<f64>() / count as f64;
    println!(
        "{name:22} {kind:10} mean {mean:10.3} ms  median {:10.3}  worst {:10.3}  {:10} nodes",
        times.get(count / 2).unwrap_or(&0.0),
        times.last().unwrap_or(&0.0),
        nodes / count as u64
    );
}
