//! JSON that is written once and passed on.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{Game, ViewError, ViewFault};

/// A value as the JSON text that it is written as: whoever passes it on neither reads it nor makes a tree of it.
/// Two are equal if they are written alike. It can be part of JSON only.
///
/// ```
/// use kookaburra_table::Written;
///
/// let scores = Written::of(&[120, -40])?;
/// assert_eq!(scores.text(), "[120,-40]");
/// assert_eq!(scores.read::<Vec<i32>>()?, [120, -40]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Written(Box<RawValue>);

impl Written {
    /// Writes a value.
    ///
    /// # Errors
    /// It can't be written as JSON.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads it as what it was.
    ///
    /// # Errors
    /// It is something else.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.text())
    }

    /// Reads it as a view of these rules.
    ///
    /// # Errors
    /// As in [`Game::read_view`].
    pub fn view<G: Game>(&self, rules: &G) -> Result<G::View, ViewError> {
        let form = |error: serde_json::Error| ViewError::new(".", ViewFault::Form(error.to_string()));
        rules.read_view(&self.read::<Value>().map_err(form)?)
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Written {}

impl JsonSchema for Written {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "AnyValue".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Value::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_written_is_passed_on_as_it_stands() {
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        enum Message {
            Told(Box<Told>),
        }
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        struct Told {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            view: Option<Written>,
            events: Vec<Written>,
        }
        let text = r#"{"Told":{"view":{"b": [1,  "x"], "a":null},"events":["one",{"two":2}]}}"#;
        let Message::Told(told) = serde_json::from_str(text).unwrap();
        assert_eq!(told.view.as_ref().unwrap().text(), r#"{"b": [1,  "x"], "a":null}"#);
        assert_eq!(told.events[1].read::<Value>().unwrap(), json!({ "two": 2 }));
        assert!(told.events[1].read::<String>().is_err());
        assert_eq!(serde_json::to_string(&Message::Told(told.clone())).unwrap(), text);
        // By way of a tree of values it is the same value.
        let tree = serde_json::to_value(Message::Told(told)).unwrap();
        assert_eq!(tree, serde_json::from_str::<Value>(text).unwrap());
        let Message::Told(again) = serde_json::from_value(tree.clone()).unwrap();
        assert_eq!(serde_json::to_value(Message::Told(again)).unwrap(), tree);
        let nothing: Told = serde_json::from_str(r#"{"view":null,"events":[]}"#).unwrap();
        assert_eq!(nothing.view, None);
        assert!(serde_json::from_str::<Told>(r#"{"view":{"a":},"events":[]}"#).is_err());
        assert_eq!(Written::of(&json!([1])).unwrap().text(), "[1]");
        assert_ne!(Written::of(&1).unwrap(), Written::of(&2).unwrap());
    }
}
