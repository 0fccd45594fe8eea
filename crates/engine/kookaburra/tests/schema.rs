//! The committed schemas are current, and say the same as the reader.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fs, path::Path};

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../.."))
}

fn cases() -> Vec<Value> {
    let mut cases = Vec::new();
    for entry in fs::read_dir(root().join("conformance")).unwrap() {
        let path = entry.unwrap().path();
        // Its cases are incidents, not records.
        if path.ends_with("laws-referee.json") {
            continue;
        }
        cases.extend(serde_json::from_str::<Vec<Value>>(&fs::read_to_string(path).unwrap()).unwrap());
    }
    assert!(cases.len() > 600);
    cases
}

#[test]
fn the_committed_schemas_are_current() {
    // NOT-REC, NOT-RES, NOT-GAMES
    for (name, schema) in [
        ("record", kookaburra::record_schema()),
        ("result", kookaburra::result_schema()),
        ("games", kookaburra::games_schema()),
    ] {
        let path = root().join(format!("docs/schema/{name}.schema.json"));
        let committed: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(committed == schema, "{} is old: write it again with `kook schema {name}`", path.display());
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
    }
}

#[test]
fn every_record_and_every_result_fits_its_schema() {
    // NOT-REC-1, NOT-REC-3, NOT-REC-4, NOT-RES-1, NOT-RES-7, NOT-RES-8, NOT-RES-10
    let record_schema = jsonschema::validator_for(&kookaburra::record_schema()).unwrap();
    let result_schema = jsonschema::validator_for(&kookaburra::result_schema()).unwrap();
    for case in cases() {
        let record = &case["record"];
        let result = serde_json::to_value(kookaburra::replay(&record.to_string())).unwrap();
        if let Err(error) = result_schema.validate(&result) {
            panic!("{}: {error}", case["name"]);
        }
        if result["kind"] != "malformed"
            && let Err(error) = record_schema.validate(record)
        {
            panic!("{}: {error}", case["name"]);
        }
    }
}

#[test]
fn a_file_of_games_fits_its_schema() {
    // NOT-GAMES-1, NOT-GAMES-3, NOT-GAMES-5
    let schema = jsonschema::validator_for(&kookaburra::games_schema()).unwrap();
    let mut games = Vec::new();
    for (case, number) in cases().iter().zip(0_u64..) {
        let record = case["record"].to_string();
        let Ok(record) = kookaburra::Record::read(&record) else { continue };
        if matches!(kookaburra::replay_record(&record), kookaburra::ReplayResult::Game(_)) {
            games.push(table::PlayedGame { ended: Some(number), seat: Some(table::Seat(1)), record });
        }
    }
    assert!(games.len() > 300);
    let file = kookaburra::Games { games, ..Default::default() };
    let mut value: Value = serde_json::from_str(&file.to_json()).unwrap();
    assert!(schema.is_valid(&value));
    value["unreadable"] = serde_json::json!([{ "ended": 3, "text": "?" }]);
    assert!(schema.is_valid(&value));
    for (place, wrong) in
        [("/format", "kookaburra-games/2"), ("/games/7/seat", "me"), ("/games/7/record/format", "x")]
    {
        let mut other = value.clone();
        *other.pointer_mut(place).unwrap() = wrong.into();
        assert!(!schema.is_valid(&other) && kookaburra::Games::read(&other.to_string()).is_err(), "{place}");
    }
}

#[test]
fn what_the_schema_refuses_is_malformed() {
    // NOT-RES-8
    let schema = jsonschema::validator_for(&kookaburra::record_schema()).unwrap();
    let mut refused = 0;
    for case in cases() {
        if !schema.is_valid(&case["record"]) {
            refused += 1;
            let result = kookaburra::replay(&case["record"].to_string());
            assert_eq!(result.exit_status(), 2, "{}", case["name"]);
        }
    }
    assert!(refused >= 6, "only {refused} of the malformed cases are refused by the schema");
}
