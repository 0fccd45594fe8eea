//! Opens a table of any preset: `cargo run -p terminal --example table -- quebec-2 fr [seed] [words]`.
//! Words: `plain`, `ascii`, `four`, `resume`, a speed.

use five_hundred::Rules;
use terminal::{PlayOptions, Speed, play};
use texts::{Lang, Texts};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rules = Rules::preset(args.first().map_or("australian-4", String::as_str));
    let Ok(rules) = rules else { return eprintln!("there is no such preset") };
    let lang: Lang = args.get(1).and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let mut options = PlayOptions::new(rules, lang);
    for word in args.iter().skip(2) {
        match word.as_str() {
            "plain" => options.plain = true,
            "ascii" => options.ascii = true,
            "four" => options.four_colours = true,
            "resume" => options.resume = true,
            word => {
                options.seed = options.seed.or_else(|| format!("{word:0>64}").parse().ok());
                options.speed = word.parse::<Speed>().unwrap_or(options.speed);
            }
        }
    }
    if let Err(error) = play(options) {
        eprintln!("{}", error.sentence(&Texts::new(lang)));
    }
}
