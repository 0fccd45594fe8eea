//! Draws the picture of the README: `cargo run -p terminal --example picture > docs/table.svg`.

use five_hundred::Rules;
use table::Seed;
use terminal::{Colours, PlayError, PlayOptions};
use texts::Lang;

fn main() -> Result<(), PlayError> {
    let rules = Rules::preset("australian-4").map_err(|problems| PlayError::Rules(problems.to_string()))?;
    let options = PlayOptions {
        seed: Some(Seed([2; 32])),
        colours: Colours::True,
        ..PlayOptions::new(rules, Lang::En)
    };
    print!("{}", terminal::picture(&options, 100, 34)?);
    Ok(())
}
