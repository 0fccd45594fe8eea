//! Draws the pictures of the guides: `cargo run -p terminal --example picture > docs/table.svg`, and of another game
//! `cargo run -p terminal --example picture rummy-500`.

use kookaburra::build_rules;
use table::Seed;
use terminal::{Colours, PlayOptions};
use texts::Lang;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "australian-4".to_owned());
    let rules = build_rules(&game, &[""; 0])?;
    let mut options = PlayOptions { colours: Colours::True, ..PlayOptions::new(rules, Lang::En) };
    options.setup.seed = Some(Seed([2; 32]));
    print!("{}", terminal::picture(&options, 100, 34)?);
    Ok(())
}
