//! Prints the rule sheets of all presets, or of those named, in a language: for reading them.
//! `cargo run -p texts --example sheets -- fr quebec-4 rummy-500`

use table::{Problems, Spec, Variants};
use texts::{Lang, Spoken, Texts};

fn main() {
    let mut args = std::env::args().skip(1);
    let lang: Lang = args.next().and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let named: Vec<String> = args.collect();
    let texts = Texts::new(lang);
    print(five_hundred::PRESETS, five_hundred::Rules::new, &named, texts);
    print(rummy_500::PRESETS, rummy_500::Rules::new, &named, texts);
}

fn print<V: Variants, G: Spoken>(
    presets: &'static [V],
    rules: fn(Spec<V>) -> Result<G, Problems>,
    named: &[String],
    texts: Texts,
) {
    let wanted = |name: &str| named.is_empty() || named.iter().any(|wanted| wanted == name);
    for preset in presets.iter().filter(|preset| wanted(preset.name())) {
        match rules(preset.into()) {
            Ok(rules) => println!("{}", texts.rule_sheet(&rules)),
            Err(problems) => eprintln!("{problems}"),
        }
    }
}
