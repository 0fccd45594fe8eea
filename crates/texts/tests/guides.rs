//! What the guides for players name is there: rule ids, axes and their values, presets, and each page in both languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;

use five_hundred::{AXES, Preset};

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
    let spec = doc("spec/five-hundred.md") + &doc("spec/notation.md");
    for (name, text) in pages() {
        let ids = words(&text).filter(|word| {
            ["FH-", "NOT-"].iter().any(|prefix| word.starts_with(prefix))
                && word.ends_with(|c: char| c.is_ascii_digit())
        });
        for id in ids {
            assert!(spec.contains(&format!("[{id}]")), "{name}: {id}");
        }
    }
}

#[test]
fn house_rules_that_are_named_exist() {
    for (name, text) in pages() {
        for (axis, value) in words(&text).filter_map(|word| word.rsplit('+').next()?.split_once('=')) {
            if let Some(known) = AXES.iter().find(|known| known.name == axis) {
                assert!(value == "…" || known.values.contains(&value), "{name}: {axis}={value}");
            } else {
                assert!(axis.starts_with("--") || axis == "0", "{name}: {axis}={value}");
            }
        }
        let presets = words(&text).filter(|word| {
            ["australian-", "american-", "quebec-", "bijou-"].iter().any(|family| word.starts_with(family))
        });
        for preset in presets {
            let preset = preset.split('+').next().unwrap();
            assert!(Preset::named(preset).is_some(), "{name}: {preset}");
        }
    }
}

#[test]
fn both_languages_answer_the_same_questions() {
    let [en, fr] = ["faq.md", "faq.fr.md"].map(|name| {
        let text = doc(name);
        let mut rules: Vec<String> =
            words(&text).filter(|word| word.starts_with("FH-")).map(str::to_owned).collect();
        rules.sort();
        rules.dedup();
        rules
    });
    assert_eq!(en, fr);
}
