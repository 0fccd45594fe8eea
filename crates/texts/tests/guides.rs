//! What the guides for players name is there: rule ids, axes and their values, presets, and each page in both languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;

use table::Axis;

const PAGES: [&str; 3] = ["guide", "faq", "rulebook"];

fn doc(name: &str) -> String {
    let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn pages() -> impl Iterator<Item = (String, String)> {
    PAGES.into_iter().flat_map(|page| ["md", "fr.md"].map(|end| format!("{page}.{end}"))).map(|name| {
        let text = doc(&name);
        (name, text)
    })
}

/// The words of a text that may name an axis, a preset or a rule.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || "_=…+-".contains(c))).filter(|word| !word.is_empty())
}

#[test]
fn rules_that_are_named_exist() {
    let spec = ["five-hundred", "rummy-500", "laws", "notation"]
        .map(|name| doc(&format!("spec/{name}.md")))
        .concat();
    for (name, text) in pages() {
        let ids = words(&text).filter(|word| {
            ["FH-", "RM-", "LAW-", "NOT-"].iter().any(|prefix| word.starts_with(prefix))
                && word.ends_with(|c: char| c.is_ascii_digit())
        });
        for id in ids {
            assert!(spec.contains(&format!("[{id}]")), "{name}: {id}");
        }
    }
}

fn axes() -> impl Iterator<Item = &'static Axis> {
    five_hundred::AXES.iter().chain(rummy_500::AXES)
}

/// Whether a value of the axis is written so.
fn has(axis: &Axis, value: &str) -> bool {
    match axis.range {
        Some((least, most)) => value.parse().is_ok_and(|number: u32| (least..=most).contains(&number)),
        None => axis.values.contains(&value),
    }
}

#[test]
fn house_rules_that_are_named_exist() {
    for (name, text) in pages() {
        for (axis, value) in words(&text).filter_map(|word| word.rsplit('+').next()?.split_once('=')) {
            let axes: Vec<&Axis> = axes().filter(|known| known.name == axis).collect();
            let written = value == "…" || axes.iter().any(|known| has(known, value));
            // A joker that names its card looks alike.
            let is_other = axis.starts_with("--") || ["0", "X"].contains(&axis);
            assert!(if axes.is_empty() { is_other } else { written }, "{name}: {axis}={value}");
        }
        let presets = words(&text).filter(|word| {
            let families = ["australian-", "american-", "quebec-", "bijou-", "rummy-"];
            families.iter().any(|family| word.starts_with(family))
        });
        let five_hundred = five_hundred::PRESETS.iter().map(|preset| preset.name);
        let known: Vec<&str> =
            five_hundred.chain(rummy_500::PRESETS.iter().map(|preset| preset.name)).collect();
        for preset in presets {
            let preset = preset.split('+').next().unwrap();
            assert!(known.contains(&preset), "{name}: {preset}");
        }
    }
}

#[test]
fn both_languages_answer_the_same_questions() {
    let [en, fr] = ["faq.md", "faq.fr.md"].map(|name| {
        let text = doc(name);
        let mut rules: Vec<String> = words(&text)
            .filter(|word| word.starts_with("FH-") || word.starts_with("RM-"))
            .map(str::to_owned)
            .collect();
        rules.sort();
        rules.dedup();
        rules
    });
    assert_eq!(en, fr);
}
