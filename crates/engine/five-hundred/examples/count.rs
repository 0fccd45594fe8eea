//! Counts how a hand can go on: all sequences of so many actions after a deal, as chess programs do to compare their
//! rules.
//!
//! `cargo run --release --example count -- australian-4 4`

use std::{env, error::Error};

use five_hundred::{
    Rules, State,
    table::{Game, Seat, Seed, Table},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "australian-4".to_owned());
    let depth: u32 = words.next().map_or(Ok(3), |word| word.parse())?;
    for plies in 1..=depth {
        println!("{plies} {}", sequences(&preset, plies)?);
    }
    Ok(())
}

/// How many sequences of this length there are after the deal of a certain seed.
pub fn sequences(preset: &str, length: u32) -> Result<u64, Box<dyn Error>> {
    let rules = Rules::preset(preset)?;
    let mut table = Table::open(rules.clone());
    table.deal(Seat(0), Seed([1; 32]).into())?;
    Ok(after(&rules, table.state(), length))
}

fn after(rules: &Rules, state: &State, length: u32) -> u64 {
    // Whose turn it is, and what they may do, without building the list.
    let Some((seat, choices)) = rules.next_choices(state) else { return 1 };
    match length {
        0 => 1,
        1 => choices.len(),
        _ => choices
            .list()
            .into_iter()
            .map(|action| {
                let mut then = *state;
                // Every action of the list is legal: nothing is asked again.
                rules.play_unchecked(&mut then, seat, action);
                after(rules, &then, length - 1)
            })
            .sum(),
    }
}
