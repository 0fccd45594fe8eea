//! Tables that several programs serve, simulated: programs crash and come back, connections break, bytes and notes come
//! late or never, the store is late, fails, and says nothing though it kept what it was given, clocks jump, people
//! close their pages and come back. Everything follows from one seed, in one thread, in a time that passes when nobody
//! has anything to do.
//!
//! Checked at the end (`check.rs`): every acknowledged request is in the log, once; all that anybody was told follows
//! from the log, without a gap; the match comes to its end; the programs agree.
//!
//! `KOOK_SEEDS=1000` runs so many seeds, `KOOK_SEED=17` that one.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod check;
mod run;
mod store;
mod tab;
mod wire;
mod world;

use std::ops::Range;

use check::{check, unseen};
use rayon::prelude::*;
use run::{Played, run};
use world::Exchange;

/// How many seeds of each game are run if nobody asks for more.
const SEEDS: u64 = 25;

fn seeds() -> Range<u64> {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    match number("KOOK_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("KOOK_SEEDS").unwrap_or(SEEDS),
    }
}

/// Fails with the seed, and how it is run again.
fn hold<T>(seed: u64, game: Played, outcome: Result<T, String>) -> T {
    outcome.unwrap_or_else(|why| {
        panic!(
            "seed {seed} of {game:?}: {why}\nagain: KOOK_SEED={seed} cargo test -p online-client --test simulation"
        )
    })
}

fn matches_hold(game: Played) {
    let entries = seeds().into_par_iter().map(|seed| {
        let trace = hold(seed, game, run(seed, game, None));
        hold(seed, game, check(&trace, game));
        if std::env::var("KOOK_VERBOSE").is_ok() {
            println!("{game:?} {seed}: {} entries, {} messages", trace.table.lines.len(), trace.heard.len());
        }
        trace.table.lines.len()
    });
    println!("{game:?}: {} entries", entries.sum::<usize>());
}

#[test]
fn a_match_of_five_hundred_holds_whatever_goes_wrong() {
    matches_hold(Played::FiveHundred);
}

#[test]
fn a_match_of_rummy_holds_whatever_goes_wrong() {
    matches_hold(Played::Rummy);
}

#[test]
fn one_seed_is_one_course_of_things() {
    for game in [Played::FiveHundred, Played::Rummy] {
        for seed in seeds().take(2) {
            let (one, other) =
                (hold(seed, game, run(seed, game, None)), hold(seed, game, run(seed, game, None)));
            let differs = one.heard.iter().zip(&other.heard).find(|(one, other)| one != other);
            assert_eq!(differs, None, "seed {seed} of {game:?}");
            assert!(one == other, "seed {seed} of {game:?}");
        }
    }
}

#[test]
fn nobody_hears_a_byte_that_depends_on_cards_they_dont_know() {
    for game in [Played::FiveHundred, Played::Rummy] {
        let mut told = 0;
        for seed in seeds().take(5) {
            let [one, other] =
                [false, true].map(|exchanges| hold(seed, game, run(seed, game, Some(Exchange(exchanges)))));
            told += hold(seed, game, unseen(&one, &other));
        }
        assert!(told > 0, "nothing of {game:?} was compared");
    }
}
