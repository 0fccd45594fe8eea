//! Plays a hand of Rummy 500 in which everybody takes some legal action, writes its record, and reads that again.
//!
//! `cargo run --example rummy_hand`

use std::error::Error;

use rummy_500::{
    Action, Rules, RulesSpec,
    table::{Record, Seat, Seed, Table},
};

fn main() -> Result<(), Box<dyn Error>> {
    let (table, record) = played()?;
    println!("{}", record.to_json());
    println!("{:?}", table.standing().scores);
    Ok(())
}

/// A table after a hand, and the record of it.
pub fn played() -> Result<(Table<Rules>, Record), Box<dyn Error>> {
    // House rules: a preset, and what this table plays differently.
    let mut spec = RulesSpec::preset("rummy-500")?;
    spec.set("players", "2")?;
    let mut table = Table::open(Rules::new(spec)?);
    table.deal(Seat(0), Seed([7; 32]).into())?;
    while let Some(seat) = table.turn() {
        // Others may call “Rummy!” before the player in turn goes on: `table.claimants()`. Here nobody does; everybody
        // draws from the stock, and discards, until it is empty.
        let legal = table.legal(seat).actions;
        let draws = legal.contains(&Action::Stock).then_some(Action::Stock);
        let Some(action) = draws.or_else(|| legal.first().copied()) else { break };
        table.act(seat, action)?;
    }
    let record = table.to_record(Some(["Ann", "Bo"].map(str::to_owned).to_vec()));
    let again = Table::<Rules>::from_record(&Record::read(&record.to_json())?)?;
    assert_eq!(again.standing(), table.standing());
    Ok((table, record))
}
