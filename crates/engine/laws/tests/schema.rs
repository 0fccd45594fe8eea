//! The JSON Schemas fit what is read and what is answered.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fs, path::Path};

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../.."))
}

#[test]
fn the_committed_schemas_are_current() {
    for (name, schema) in
        [("incident", kookaburra::incident_schema()), ("ruling", kookaburra::ruling_schema())]
    {
        let path = root().join(format!("docs/schema/{name}.schema.json"));
        let committed: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(committed == schema, "{} is old: write it again with `kook schema {name}`", path.display());
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
    }
}

#[test]
fn the_schemas_take_the_cases_and_their_answers() {
    // LAW-REF-2, LAW-REF-3, LAW-REF-4
    let incident = jsonschema::validator_for(&kookaburra::incident_schema()).unwrap();
    let ruling = jsonschema::validator_for(&kookaburra::ruling_schema()).unwrap();
    let cases = fs::read_to_string(root().join("conformance/laws-referee.json")).unwrap();
    for case in serde_json::from_str::<Vec<Value>>(&cases).unwrap() {
        let answer = serde_json::to_value(laws::answer(&case["incident"].to_string())).unwrap();
        ruling.validate(&answer).unwrap_or_else(|error| panic!("{}: {error}", case["name"]));
        if answer["status"].is_null() {
            // What is read is written as it was.
            let read = laws::Incident::read(&case["incident"].to_string()).unwrap();
            assert_eq!(laws::Incident::read(&serde_json::to_string(&read).unwrap()), Ok(read));
            incident.validate(&case["incident"]).unwrap_or_else(|error| panic!("{}: {error}", case["name"]));
        }
    }
    for wrong in [
        r#"{"format": "kookaburra-incident/1", "rules": {"preset": "quebec-4"}}"#,
        r#"{"format": "kookaburra-incident/1", "rules": {"preset": "quebec-4"}, "incidents": [{"kind": "renege"}]}"#,
        r#"{"format": "kookaburra-incident/1", "rules": {"preset": "quebec-4"}, "incidents": [{"kind": "cut", "fault": "faced"}]}"#,
    ] {
        assert!(!incident.is_valid(&serde_json::from_str(wrong).unwrap()), "{wrong}");
    }
}
