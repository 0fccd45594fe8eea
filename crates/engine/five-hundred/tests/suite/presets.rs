//! The axes and presets are those of the specification, to the letter.

use std::collections::BTreeSet;

use five_hundred::{AXES, PRESETS, Preset, Rules, RulesSpec};
use serde_json::Value;

fn specification() -> Value {
    let text = include_str!("../../../../../docs/spec/presets.json");
    serde_json::from_str::<Value>(text).unwrap()["five-hundred"].clone()
}

#[test]
fn the_axes_are_those_of_the_specification() {
    // FH-AMB-18
    let specification = specification();
    let axes = specification["axes"].as_object().unwrap();
    assert_eq!(axes.len(), AXES.len());
    for axis in AXES {
        let values = match axis.range {
            Some((from, to)) => serde_json::json!({ "from": from, "to": to }),
            None => serde_json::to_value(axis.values).unwrap(),
        };
        assert_eq!(values, axes[axis.name], "{}", axis.name);
    }
}

#[test]
fn the_presets_are_those_of_the_specification() {
    // PRE-AU, PRE-US, PRE-QC, PRE-BIJOU
    let specification = specification();
    let presets = specification["presets"].as_object().unwrap();
    let names: BTreeSet<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, presets.keys().map(String::as_str).collect());
    for preset in PRESETS {
        for (axis, value) in preset.axes().iter() {
            assert_eq!(
                Value::from(value.as_ref()),
                presets[preset.name][axis.name],
                "{}: {}",
                preset.name,
                axis.name
            );
        }
    }
}

#[test]
fn every_preset_can_be_played() {
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        assert!(rules.spec().changes().next().is_none());
    }
}

#[test]
fn the_kitty_is_what_is_left() {
    // FH-PACK-2, FH-KIT-6
    for (preset, kitty) in [
        ("australian-4", 3),
        ("american-2", 4),
        ("american-2-dead", 3),
        ("american-4-no-joker", 2),
        ("quebec-4", 6),
        ("quebec-2", 6),
        ("bijou-2", 2),
        ("bijou-3", 2),
        ("bijou-4", 4),
        ("bijou-5", 2),
        ("bijou-6", 0),
    ] {
        assert_eq!(Rules::preset(preset).unwrap().kitty_size(), kitty, "{preset}");
    }
}

fn problems(preset: &str, changes: &[(&str, &str)]) -> String {
    let mut spec = RulesSpec::from(Preset::named(preset).unwrap());
    for (axis, value) in changes {
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).map_or_else(|problems| problems.to_string(), |_| String::new())
}

#[test]
fn combinations_that_cannot_be_played_are_refused_with_axis_and_value() {
    // FH-SIDE-1, FH-SIDE-2, FH-PACK-2, FH-PART-4, FH-AMB-18, NOT-REC-1
    for (preset, changes, words) in [
        ("australian-4", &[("sides", "trios")][..], "sides: trios does not go with players: 4 (FH-SIDE-1)"),
        ("australian-3", &[("layout", "rows")], "layout: rows does not go with players: 3 (FH-SIDE-2)"),
        ("australian-5", &[("pack", "43")], "pack: 43 has 43 cards; 5 players need at least 50 (FH-PACK-2)"),
        (
            "australian-2",
            &[("deal_pattern", "american")],
            "layout: rows does not go with deal_pattern: american",
        ),
        ("american-3", &[("own_kitty", "on")], "own_kitty: on does not go with players: 3"),
        ("american-2-dead", &[("own_kitty", "on")], "own_kitty: on does not go with layout: dead_hand"),
        ("bijou-2", &[("pack", "33")], "own_kitty: on needs a kitty that can be halved; this one has 13"),
        ("american-3", &[("nullo", "quebec")], "nullo: quebec does not go with sides: solo"),
        (
            "australian-5",
            &[("partner_reveal", "at_once"), ("secret_alone", "on")],
            "partner_reveal: at_once does not go with secret_alone: on (FH-PART-4)",
        ),
    ] {
        let found = problems(preset, changes);
        assert!(found.contains(words), "{preset} {changes:?}: {found}");
    }
}

#[test]
fn all_problems_are_reported_together() {
    // NOT-REC-1
    let found = problems("australian-4", &[("players", "6"), ("pack", "24"), ("layout", "dead_hand")]);
    assert_eq!(found.split("; ").count(), 4, "{found}");
    let object =
        serde_json::json!({"preset": "australian-7", "misere": "maybe", "jokers": "on", "players": true});
    let found = RulesSpec::from_json(object.as_object().unwrap()).unwrap_err().to_string();
    for words in ["\"australian-7\"", "misere: there is no value \"maybe\"", "no axis \"jokers\"", "\"true\""]
    {
        assert!(found.contains(words), "{words}: {found}");
    }
}

#[test]
fn numbers_may_be_numbers_or_strings() {
    // FH-AMB-18, NOT-REC-1
    let numbers = serde_json::json!({"preset": "american-4", "open_misere": 500, "target": 1000, "pack": 44});
    let strings =
        serde_json::json!({"preset": "american-4", "open_misere": "500", "target": "1000", "pack": "44"});
    let read = |rules: &Value| RulesSpec::from_json(rules.as_object().unwrap()).unwrap();
    assert_eq!(read(&numbers), read(&strings));
    assert_eq!(Value::from(read(&numbers).to_json()), strings);
}
