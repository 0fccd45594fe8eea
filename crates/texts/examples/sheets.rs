//! Prints the rule sheets of all presets, or of those named, in a language: for reading them.
//! `cargo run -p texts --example sheets -- fr quebec-4`

use five_hundred::{PRESETS, Rules};
use texts::{Lang, Texts};

fn main() {
    let mut args = std::env::args().skip(1);
    let lang: Lang = args.next().and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let named: Vec<String> = args.collect();
    let texts = Texts::new(lang);
    for preset in
        PRESETS.iter().filter(|preset| named.is_empty() || named.iter().any(|name| name == preset.name))
    {
        match Rules::preset(preset.name) {
            Ok(rules) => println!("{}", texts.rule_sheet(&rules)),
            Err(problems) => eprintln!("{problems}"),
        }
    }
}
