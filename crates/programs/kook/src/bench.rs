//! `kook bench`: how fast the rules are on this machine, on work whose result is known, and whether bots decide on it
//! as they do elsewhere.

use std::process::ExitCode;

use kookaburra::playouts::{self, Speed};
use players::alike;
use serde_json::json;

use texts::Texts;

use crate::{Failure, cli, print, rules};

pub(crate) fn bench(what: &cli::BenchWhat, texts: Texts) -> Result<ExitCode, Failure> {
    match what {
        cli::BenchWhat::Playouts(options) => playouts(options, texts),
        cli::BenchWhat::Alike => alike(texts),
    }
}

/// Whether the bots of this build decide as those of other platforms.
fn alike(texts: Texts) -> Result<ExitCode, Failure> {
    let differences = alike::differences();
    if !differences.is_empty() {
        return Err(Failure::Sentence(differences.join("\n")));
    }
    print(&texts.format("bench-alike", &[("count", alike::series().into()), ("bots", alike::BOTS.into())]))?;
    Ok(ExitCode::SUCCESS)
}

fn playouts(options: &cli::Playouts, texts: Texts) -> Result<ExitCode, Failure> {
    let chosen: Vec<&str> = match &options.rules {
        Some(name) => vec![name],
        None => playouts::presets().collect(),
    };
    for preset in chosen {
        let Some(measured) = playouts::measure(preset, options.seconds) else {
            return Err(rules::no_game(preset, texts));
        };
        let speed = measured.map_err(|wrong| Failure::Sentence(wrong.to_string()))?;
        print(&if options.json { json(&speed) } else { line(&speed) })?;
    }
    Ok(ExitCode::SUCCESS)
}

fn json(speed: &Speed) -> String {
    json!({
        "preset": speed.preset,
        "actions_per_second": speed.actions_per_second.round() as u64,
        "games_per_second": speed.hands_per_second.round() as u64,
        "signature": speed.signature,
    })
    .to_string()
}

fn line(speed: &Speed) -> String {
    format!(
        "{:26} {:>12} actions/s {:>10} hands/s  {}",
        speed.preset,
        thousands(speed.actions_per_second),
        thousands(speed.hands_per_second),
        speed.signature
    )
}

/// A number with spaces between the thousands.
fn thousands(number: f64) -> String {
    let digits = (number.round() as u64).to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
