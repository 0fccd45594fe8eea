//! Plays a hand in which everybody takes some legal action, writes its record, and reads that again.
//!
//! `cargo run --example hand`

use std::error::Error;

use five_hundred::{
    Rules, RulesSpec,
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
    let mut spec = RulesSpec::preset("australian-4")?;
    spec.set("misere", "any_time")?;
    let mut table = Table::open(Rules::new(spec)?);
    table.deal(Seat(3), Seed([7; 32]).into())?;
    while let Some(seat) = table.turn() {
        let legal = table.legal(seat);
        // Of a long list of discards only the word is there: then the choices pick one.
        let action = match legal.actions.first() {
            Some(&first) => first,
            None => table.game().choices(table.state(), seat).pick(|_| 0),
        };
        table.act(seat, action)?;
    }
    // Whatever is not allowed is refused, with the reason; nothing has changed then.
    if let Err(refusal) = table.act(Seat(0), "7H".parse()?) {
        println!("{refusal}");
    }
    let record = table.to_record(Some(["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()));
    let again = Table::<Rules>::from_record(&Record::read(&record.to_json())?)?;
    assert_eq!(again.state(), table.state());
    Ok((table, record))
}
