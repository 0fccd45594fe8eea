//! The record of a game: its rules, what chance decided, what the players did \[NOT-REC\].
//!
//! A record is read as a whole, with the place of the first mistake, and knows nothing of any one game: what a `rules`
//! object, an explicit deal or an action means is the game's business.

use std::{borrow::Cow, fmt};

use cards::Card;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor},
    ser::SerializeMap,
};
use serde_json::{Map, Value};

use crate::{
    Seat, Seed,
    strict::{self, AnyValue, Object},
};

/// What stands in a record's `format`.
pub const RECORD_FORMAT: &str = "kookaburra-record/1";

/// A game as it was played: everything that chance or a player decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always `kookaburra-record/1`.
    pub format: String,
    /// The game, such as `five-hundred`.
    pub game: String,
    /// A preset and the axes changed \[NOT-REC-1\].
    #[serde(deserialize_with = "strict::map")]
    pub rules: Map<String, Value>,
    /// The names of the players, one for each seat.
    #[serde(default, deserialize_with = "strict::present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub players: Option<Vec<String>>,
    /// The scores at the start, one for each seat; all 0 if left out.
    #[serde(default, deserialize_with = "strict::present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<i32>")]
    pub scores: Option<Vec<i32>>,
    /// The hands in the order of play; all but the last are finished \[NOT-REC-6\].
    #[serde(deserialize_with = "strict::objects")]
    pub hands: Vec<HandRecord>,
}

/// One hand of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandRecord {
    /// Who dealt.
    #[schemars(with = "u8")]
    pub dealer: Seat,
    /// Where the cards came from.
    pub deal: DealSource,
    /// What the players did, such as `2 7H` \[NOT-ACT\].
    pub actions: Vec<String>,
}

/// What a deal is made from \[NOT-REC-3\].
#[derive(Clone, PartialEq, Debug)]
pub enum DealSource {
    /// The cards of each place, in the game's own form \[NOT-REC-4\].
    Explicit(Map<String, Value>),
    /// The whole pack from the top.
    Pack {
        /// The cards, each as often as the game has it.
        pack: Vec<Card>,
        /// How many cards of the top were put under the rest \[FH-DEAL-1\].
        cut: Option<usize>,
    },
    /// The pack in canonical order, shuffled with this key.
    Seed(Seed),
}

impl Serialize for DealSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Explicit(deal) => deal.serialize(serializer),
            Self::Pack { pack, cut } => {
                let mut map = serializer.serialize_map(None)?;
                map.serialize_entry("pack", pack)?;
                if let Some(cut) = cut {
                    map.serialize_entry("cut", cut)?;
                }
                map.end()
            }
            Self::Seed(seed) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("seed", &seed.to_string())?;
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for DealSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ReadDeal)
    }
}

struct ReadDeal;

impl<'de> Visitor<'de> for ReadDeal {
    type Value = DealSource;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the cards, a pack or a seed")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<DealSource, A::Error> {
        let (mut seed, mut pack, mut cut) = (None::<Seed>, None::<Vec<Card>>, None::<usize>);
        let mut explicit = Map::new();
        let twice = |key| A::Error::custom(format_args!("the key \"{key}\" stands there twice"));
        while let Some(key) = access.next_key::<Cow<'_, str>>()? {
            let again = match &*key {
                "seed" => {
                    let text = access.next_value::<Cow<'_, str>>()?;
                    seed.replace(text.parse().map_err(A::Error::custom)?).is_some()
                }
                "pack" => pack.replace(access.next_value()?).is_some(),
                "cut" => cut.replace(access.next_value()?).is_some(),
                _ => {
                    let value = access.next_value_seed(AnyValue { object: false })?;
                    strict::insert_once(&mut explicit, key.to_string(), value)?;
                    false
                }
            };
            if again {
                return Err(twice(key));
            }
        }
        match (seed, pack, cut, explicit.is_empty()) {
            (Some(seed), None, None, true) => Ok(DealSource::Seed(seed)),
            (None, Some(pack), cut, true) => Ok(DealSource::Pack { pack, cut }),
            (None, None, None, false) => Ok(DealSource::Explicit(explicit)),
            (None, None, Some(_), _) => Err(A::Error::custom("\"cut\" goes only with \"pack\"")),
            (None, None, None, true) => Err(A::Error::custom("the deal is empty")),
            _ => Err(A::Error::custom(
                "a deal is the cards of each place, or a pack, or a seed: not several of them",
            )),
        }
    }
}

impl JsonSchema for DealSource {
    fn schema_name() -> Cow<'static, str> {
        "Deal".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let cards = json_schema!({ "type": "array", "items": { "type": "string" } });
        json_schema!({
            "description": "What a deal is made from.",
            "oneOf": [
                {
                    "description": "The pack in canonical order, shuffled with this key.",
                    "type": "object",
                    "properties": { "seed": { "type": "string", "pattern": "^[0-9A-Fa-f]{64}$" } },
                    "required": ["seed"],
                    "additionalProperties": false
                },
                {
                    "description": "The whole pack from the top, and how many cards were cut.",
                    "type": "object",
                    "properties": { "pack": cards, "cut": { "type": "integer", "minimum": 1 } },
                    "required": ["pack"],
                    "additionalProperties": false
                },
                {
                    "description": "The cards of each place.",
                    "type": "object",
                    "properties": {
                        "hands": { "type": "array", "items": cards },
                        "kitty": cards,
                        "kitties": { "type": "array", "items": cards },
                        "dead": cards,
                        "rows": {
                            "type": "array",
                            "items": {
                                "type": "object",
                                "properties": { "down": cards, "up": cards },
                                "required": ["down", "up"],
                                "additionalProperties": false
                            }
                        },
                        "stock": cards,
                        "discard": { "type": "string" }
                    },
                    "required": ["hands"],
                    "additionalProperties": false
                }
            ]
        })
    }
}

impl Record {
    /// Reads a record; what its game makes of it is known when it is replayed.
    ///
    /// # Errors
    /// It is no JSON, or not the JSON of a record: where, and why.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let Object(record) =
            serde_path_to_error::deserialize::<_, Object<Self>>(&mut reader).map_err(|error| {
                let path = error.path().to_string();
                Malformed::in_text(error.inner(), &path)
            })?;
        reader.end().map_err(|error| Malformed::in_text(&error, "."))?;
        if record.format == RECORD_FORMAT {
            Ok(record)
        } else {
            Err(Malformed::new(format!("the format is \"{}\", not \"{RECORD_FORMAT}\"", record.format)))
        }
    }

    /// The JSON of the record, with a line for each hand's actions.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

/// Reads a text that is one JSON object, such as the rules of a table; no key may stand there twice.
///
/// # Errors
/// It is something else: where, and why.
pub fn read_object(text: &str) -> Result<Map<String, Value>, Malformed> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let map = strict::map(&mut reader).map_err(|error| Malformed::in_text(&error, "."))?;
    reader.end().map_err(|error| Malformed::in_text(&error, "."))?;
    Ok(map)
}

/// A text that is not a record \[NOT-RES-8\].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}{message}")]
pub struct Malformed {
    /// Where.
    pub place: Place,
    /// What is wrong there.
    pub message: String,
}

/// A place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The whole of it.
    Whole,
    /// In the text, both counted from 1.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// In a hand, counted from 0 \[NOT-REC-11\].
    Hand(usize),
    /// In an action of a hand, both counted from 0 \[NOT-REC-11\].
    Action(usize, usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole => Ok(()),
            Self::Text { line, column } => write!(f, "line {line}, column {column}: "),
            Self::Hand(hand) => write!(f, "hand {hand}: "),
            Self::Action(hand, action) => write!(f, "hand {hand}, action {action}: "),
        }
    }
}

impl Malformed {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self::at(Place::Whole, message)
    }

    pub(crate) fn at(place: Place, message: impl Into<String>) -> Self {
        Self { place, message: message.into() }
    }

    fn in_text(error: &serde_json::Error, path: &str) -> Self {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let message = message.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&message);
        let path = if path == "." || path.is_empty() { String::new() } else { format!("{path}: ") };
        Self::at(Place::Text { line, column }, format!("{path}{message}"))
    }
}
