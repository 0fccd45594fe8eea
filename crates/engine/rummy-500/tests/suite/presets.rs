//! Axes and presets are those of the specification, and are read to the letter.

use rummy_500::{AXES, PRESETS, Rules, RulesSpec};
use serde_json::{Map, Value, json};
use table::Game;

use crate::common::rules;

fn specification() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/spec/presets.json");
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["rummy-500"].take()
}

fn object(value: &Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

#[test]
fn axes_are_those_of_the_specification() {
    // RM-AXIS-1 RM-AXIS-2 RM-AXIS-3 RM-AXIS-4 RM-AXIS-5 RM-AXIS-6 RM-AXIS-7 RM-AXIS-8 RM-AXIS-9 RM-AXIS-10 RM-AXIS-11
    let axes = object(&specification()["axes"]);
    assert_eq!(axes.len(), AXES.len());
    for (axis, (name, values)) in AXES.iter().zip(&axes) {
        assert_eq!(axis.name, name);
        match axis.range {
            Some((from, to)) => assert_eq!(values, &json!({ "from": from, "to": to })),
            None => assert_eq!(values, &json!(axis.values)),
        }
    }
}

#[test]
fn presets_are_those_of_the_specification() {
    // RM-PRE-1 RM-PRE-2 RM-PRE-3 RM-PRE-4 RM-PRE-5 RM-PRE-6 RM-PRE-7 RM-PRE-8 RM-PRE-9 RM-PRE-10 RM-PRE-11 RM-PRE-12
    // RM-PRE-13
    let presets = object(&specification()["presets"]);
    assert_eq!(presets.len(), PRESETS.len());
    for (preset, (name, values)) in PRESETS.iter().zip(&presets) {
        assert_eq!(preset.name, name);
        for (axis, value) in RulesSpec::from(preset).iter() {
            let expected = &values[axis.name];
            assert_eq!(
                value,
                expected.as_str().map_or_else(|| expected.to_string(), str::to_owned),
                "{name}"
            );
        }
    }
}

#[test]
fn numbers_are_numbers_and_values_strings() {
    // RM-AXIS-12 RM-AXIS-14
    let read = |rules: Value| Rules::read_rules(&object(&rules)).map_err(|problems| problems.to_string());
    let good = json!({ "preset": "rummy-500", "players": 8, "target": 100_000, "jokers": "off" });
    let rules = read(good.clone()).unwrap();
    assert_eq!((rules.seats(), rules.target(), rules.rules_json()), (8, 100_000, object(&good)));
    for (axis, value) in [
        ("players", json!("4")),
        ("players", json!(1)),
        ("players", json!(9)),
        ("players", json!(4.0)),
        ("players", json!(-4)),
        ("target", json!(0)),
        ("target", json!(100_001)),
        ("target", json!("500")),
        ("target", json!(null)),
        ("jokers", json!(true)),
        ("jokers", json!("On")),
        ("going_out", json!("anyhow")),
        ("wild_twos", json!("on")),
    ] {
        let error = read(json!({ "preset": "rummy-500", axis: value })).unwrap_err();
        assert!(error.contains(axis), "{axis}: {value}: {error}");
    }
    assert!(read(json!({ "players": 4 })).unwrap_err().contains("no preset"));
    assert!(read(json!({ "preset": "rummy-501" })).unwrap_err().contains("rummy-501"));
    assert!(rules.start(&[0; 7]).is_err() && rules.start(&[0; 8]).is_ok());
}

#[test]
fn the_strictest_draw_is_a_pair_of_axes() {
    // RM-AXIS-13
    let strict = rules("rummy-500", &[("discard_draw", "always_meld"), ("deepest_card", "new_meld")]);
    assert_eq!(strict.axes(), rules("rummy-500-new-meld", &[]).axes());
}

#[test]
fn the_pack_grows_with_the_table() {
    // RM-PACK-1 RM-PACK-2 RM-PACK-3 NOT-REC-3
    for (players, jokers, size, count) in
        [("2", "on", 54, 2), ("4", "off", 52, 0), ("5", "on", 108, 4), ("8", "off", 104, 0)]
    {
        let rules = rules("rummy-500", &[("players", players), ("jokers", jokers)]);
        let pack: Vec<String> = rules.pack_in_order().iter().map(ToString::to_string).collect();
        assert_eq!((pack.len(), pack.iter().filter(|card| *card == "X").count()), (size, count));
        assert_eq!((rules.pack().len() as usize, pack[..2].join(" ").as_str()), (size, "2S 3S"));
        if size > 54 {
            assert_eq!(pack[..size / 2], pack[size / 2..]);
        }
    }
}
