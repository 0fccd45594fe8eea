//! The cases of `conformance/`, which every build of these rules must pass: a record is replayed, and the answer
//! compared.
//!
//! A case is an object with a `name`, the `rules` it shows, a `record`, and what is expected of the answer.

use serde::Deserialize;
use serde_json::Value;

/// A case.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Case {
    /// What it shows, in words.
    pub name: String,
    /// The ids of the rules that it shows.
    pub rules: Value,
    /// The record to be replayed.
    pub record: Value,
    /// The expected answer: objects are compared by the keys that stand here, everything else whole.
    pub expect: Value,
}

impl Case {
    /// Replays the record and compares the answer.
    ///
    /// # Errors
    /// What differs, line by line, and the rules that the case shows.
    pub fn check(&self) -> Result<(), String> {
        let result = crate::replay(&self.record.to_string());
        let result = serde_json::to_value(&result).map_err(|error| error.to_string())?;
        let mut lines = Vec::new();
        compare("", &self.expect, &result, &mut lines);
        if lines.is_empty() {
            return Ok(());
        }
        if let Some(message) = result.get("message") {
            lines.push(format!("message: {message}"));
        }
        lines.push(format!("rules: {}", self.rules));
        lines.push(format!("of the record: {}", self.record["rules"]));
        Err(format!("  {}", lines.join("\n  ")))
    }
}

fn compare(place: &str, expected: &Value, found: &Value, lines: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, expected) in expected {
                let place = format!("{place}/{key}");
                match found.get(key) {
                    Some(found) => compare(&place, expected, found, lines),
                    None => lines.push(format!("{place} is missing, expected {expected}")),
                }
            }
        }
        _ if expected == found => {}
        _ => lines.push(format!("{place}\n    expected {expected}\n    found    {found}")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_differs_is_told_with_its_place() {
        let mut lines = Vec::new();
        compare("", &json!({"a": {"b": [1]}}), &json!({"a": {"b": [1], "c": 2}}), &mut lines);
        assert_eq!(lines, [""; 0]);
        compare("", &json!({"a": {"b": [1], "d": 3}}), &json!({"a": {"b": [2]}}), &mut lines);
        assert_eq!(lines, ["/a/b\n    expected [1]\n    found    [2]", "/a/d is missing, expected 3"]);
    }

    #[test]
    fn a_wrong_answer_fails_the_case() {
        let case = |status: &str| Case {
            name: "no record".to_owned(),
            rules: json!(["NOT-REC-1"]),
            record: json!({}),
            expect: json!({"status": status}),
        };
        let said = case("laughing").check().unwrap_err();
        assert!(said.contains("/status") && said.contains("NOT-REC-1"), "{said}");
    }
}
