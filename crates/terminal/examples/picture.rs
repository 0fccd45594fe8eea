//! Draws the picture of the README: `cargo run -p terminal --example picture > docs/table.svg`.

use kookaburra::build_rules;
use table::Seed;
use terminal::{Colours, PlayError, PlayOptions};
use texts::Lang;

fn main() -> Result<(), PlayError> {
    let rules = build_rules("australian-4", &[""; 0]).map_err(|error| PlayError::Rules(error.to_string()))?;
    let options = PlayOptions {
        seed: Some(Seed([2; 32])),
        colours: Colours::True,
        ..PlayOptions::new(rules, Lang::En)
    };
    print!("{}", terminal::picture(&options, 100, 34)?);
    Ok(())
}
