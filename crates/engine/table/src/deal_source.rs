//! Where the cards of a deal come from \[NOT-REC-3\].

use std::{borrow::Cow, fmt};

use cards::Card;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor},
};
use serde_json::{Map, Value};

use crate::{
    Seed,
    strict::{self, AnyValue, Whole},
};

/// Where the cards of a deal come from: a seed, a whole pack, or the cards of each place \[NOT-REC-3\].
///
/// ```
/// use kookaburra_table::{DealSource, Seed};
///
/// let source = DealSource::Seed { seed: Seed([7; 32]), cut: Some(12) };
/// let text = serde_json::to_string(&source)?;
/// assert!(text.contains(&"07".repeat(32)) && text.contains("\"cut\":12"));
/// assert_eq!(serde_json::from_str::<DealSource>(&text)?, source);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        /// The order of a stock that is shuffled anew during the hand, where a game has one \[RM-STOCK-3\].
        reshuffle: Option<Vec<Card>>,
    },
    /// The pack in canonical order, shuffled with a key.
    Seed {
        /// The key.
        seed: Seed,
        /// How many cards of the top were put under the rest \[FH-DEAL-1\].
        cut: Option<usize>,
    },
}

impl From<Seed> for DealSource {
    /// A shuffled pack that is not cut.
    fn from(seed: Seed) -> Self {
        Self::Seed { seed, cut: None }
    }
}

impl DealSource {
    /// Whether the first format of records has words for it.
    pub(crate) const fn is_in_the_first_format(&self) -> bool {
        !matches!(self, Self::Seed { cut: Some(_), .. })
    }

    /// How many cards were cut, where they were.
    pub const fn cut(&self) -> Option<usize> {
        match self {
            Self::Explicit(_) => None,
            Self::Pack { cut, .. } | Self::Seed { cut, .. } => *cut,
        }
    }

    /// The `deal` of a record.
    pub(crate) fn to_value(&self) -> Value {
        let mut deal = Map::new();
        match self {
            Self::Explicit(cards) => deal.clone_from(cards),
            Self::Pack { pack, reshuffle, .. } => {
                let texts = |cards: &[Card]| cards.iter().map(|card| Value::from(card.to_string())).collect();
                deal.insert("pack".to_owned(), texts(pack));
                if let Some(cards) = reshuffle {
                    deal.insert("reshuffle".to_owned(), texts(cards));
                }
            }
            Self::Seed { seed, .. } => {
                deal.insert("seed".to_owned(), seed.to_string().into());
            }
        }
        if let Some(cut) = self.cut() {
            deal.insert("cut".to_owned(), cut.into());
        }
        Value::Object(deal)
    }
}

impl Serialize for DealSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_value().serialize(serializer)
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
        let twice = |key| A::Error::custom(format_args!("duplicate key \"{key}\""));
        while let Some(key) = access.next_key::<Cow<'_, str>>()? {
            let again = match &*key {
                "seed" => {
                    let text = access.next_value::<Cow<'_, str>>()?;
                    seed.replace(text.parse().map_err(A::Error::custom)?).is_some()
                }
                "pack" => pack.replace(access.next_value()?).is_some(),
                "cut" => cut.replace(access.next_value::<Whole<usize>>()?.0).is_some(),
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
        let reshuffle = pack.as_ref().and_then(|_| explicit.remove("reshuffle"));
        let reshuffle = reshuffle.map(Vec::<Card>::deserialize).transpose().map_err(A::Error::custom)?;
        match (seed, pack, cut, explicit.is_empty()) {
            (Some(seed), None, cut, true) => Ok(DealSource::Seed { seed, cut }),
            (None, Some(pack), cut, true) => Ok(DealSource::Pack { pack, cut, reshuffle }),
            (None, None, None, false) => Ok(DealSource::Explicit(explicit)),
            (None, None, Some(_), _) => Err(A::Error::custom("\"cut\" goes only with \"pack\" or \"seed\"")),
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
                    "description": "The pack in canonical order, shuffled with this key, and how many cards were cut (in kookaburra-record/2).",
                    "type": "object",
                    "properties": {
                        "seed": { "type": "string", "pattern": "^[0-9A-Fa-f]{64}$" },
                        "cut": { "type": "integer", "minimum": 1 }
                    },
                    "required": ["seed"],
                    "additionalProperties": false
                },
                {
                    "description": "The whole pack from the top, and how many cards were cut.",
                    "type": "object",
                    "properties": { "pack": cards, "cut": { "type": "integer", "minimum": 1 }, "reshuffle": cards },
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
                        "reshuffle": cards,
                        "discard": { "type": "string" }
                    },
                    "required": ["hands"],
                    "additionalProperties": false
                }
            ]
        })
    }
}
