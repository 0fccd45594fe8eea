//! Every case of `conformance/laws-referee.json`: the incident is judged, and the answer compared.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fs, path::Path};

use serde_json::Value;

fn cases() -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../conformance/laws-referee.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Objects are compared by the keys of the first, everything else whole.
fn fits(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| fits(value, found)))
        }
        _ => expected == found,
    }
}

#[test]
fn every_case_of_the_referee_passes() {
    // LAW-REF-1, LAW-REF-2, LAW-REF-3
    let cases = cases();
    assert!(cases.len() > 200, "{}", cases.len());
    let mut failed = Vec::new();
    for case in &cases {
        let answer = laws::answer(&case["incident"].to_string());
        let found = serde_json::to_value(&answer).unwrap();
        let names = case["names"].as_str().unwrap_or_default();
        let named = found["error"]["message"].as_str().unwrap_or_default().contains(names);
        let is_error = case["expect"]["status"] == "error";
        let status = answer.exit_status() == if is_error { 2 } else { 0 };
        // Where no points are expected, none are given.
        let points = is_error || case["expect"]["points"] == found["points"];
        if !fits(&case["expect"], &found) || !named || !status || !points {
            failed.push(format!(
                "{}\n  {}\n  expected {}\n  found    {found}",
                case["name"], case["incident"], case["expect"]
            ));
        }
    }
    assert!(failed.is_empty(), "{} of {}\n{}", failed.len(), cases.len(), failed.join("\n"));
}
