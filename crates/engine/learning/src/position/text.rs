//! The text of a position: TOML with the fields of a puzzle, or a puzzle itself.

use serde_json::{Map, Value};
use table::quoted;

use super::{Fault, Faults, Position};
use crate::puzzle::Puzzle;

/// Nobody's position is as long, in bytes.
const LONGEST: usize = 64 << 10;

impl Position {
    /// Reads a text that somebody has typed or pasted: TOML with the fields `rules`, `hands`, and if need be `dealer`
    /// and `after`; or a puzzle in its line of JSON. Whether the position can be is not asked: see [`Position::open`].
    ///
    /// # Errors
    /// Everything that is wrong with the text.
    pub fn read(text: &str) -> Result<Self, Faults> {
        if let Ok(Puzzle { rules, hands, after, .. }) = serde_json::from_str(text) {
            return Ok(Self { rules, hands, dealer: None, after });
        }
        let text = text.trim_start_matches('\u{feff}');
        let form = |at: usize| {
            let before = text.get(..at).unwrap_or_default();
            let line = before.rsplit('\n').next().unwrap_or_default();
            Faults(vec![Fault::Form {
                line: before.matches('\n').count() + 1,
                column: line.chars().count() + 1,
            }])
        };
        if text.len() > LONGEST {
            return Err(form(0));
        }
        let fields = toml::from_str::<Map<String, Value>>(text)
            .map_err(|error| form(error.span().map_or(0, |span| span.start)))?;
        Self::of(&fields)
    }

    fn of(fields: &Map<String, Value>) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        let mut position = Self::default();
        for (field, value) in fields {
            let text = || value.as_str().map(str::to_owned);
            let kind = match field.as_str() {
                "rules" => text().map(|rules| position.rules = rules).ok_or("rules"),
                "after" => text().map(|after| position.after = after).ok_or("after"),
                "dealer" => value.as_i64().map(|seat| position.dealer = Some(seat)).ok_or("dealer"),
                "hands" => lists(value).map(|hands| position.hands = hands).ok_or("hands"),
                _ => {
                    faults.push(Fault::NoSuchField(quoted(field)));
                    continue;
                }
            };
            faults.extend(kind.err().map(Fault::Kind));
        }
        let lacking = ["rules", "hands"].into_iter().filter(|&field| !fields.contains_key(field));
        faults.extend(lacking.map(Fault::Lacking));
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }

    /// The text of the position, which [`Position::read`] reads.
    #[must_use]
    pub fn to_text(&self) -> String {
        let quoted = |text: &String| Value::from(text.as_str()).to_string();
        let dealer = self.dealer.map(|dealer| format!("dealer = {dealer}\n")).unwrap_or_default();
        let hands: String = self.hands.iter().map(|hand| format!("  {},\n", quoted(hand))).collect();
        let (rules, after) = (quoted(&self.rules), quoted(&self.after));
        format!("rules = {rules}\n{dealer}hands = [\n{hands}]\nafter = {after}\n")
    }
}

fn lists(value: &Value) -> Option<Vec<String>> {
    value.as_array()?.iter().map(|list| list.as_str().map(str::to_owned)).collect()
}
