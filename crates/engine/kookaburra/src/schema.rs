//! The JSON Schemas of records, results and files of games, made from the types and the axes \[NOT-REC\] \[NOT-RES\]
//! \[NOT-GAMES\].

use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use table::{
    Axis, GAMES_FORMAT, Games, MAX_SEATS, RECORD_FORMAT, RECORD_FORMAT_2, RESULT_FORMAT, Record,
    ReplayResult, Variants,
};

use crate::GameKind;

/// The JSON Schema of a record \[NOT-REC\].
#[must_use]
pub fn record_schema() -> Value {
    let mut schema = schema_of::<Record>("Kookaburra record", SchemaSettings::default().for_deserialize());
    complete_record(&mut schema);
    schema["$defs"]["HandRecord"]["properties"]["actions"]["items"]["pattern"] = json!(ACTION);
    schema
}

/// The JSON Schema of a file of games \[NOT-GAMES\].
#[must_use]
pub fn games_schema() -> Value {
    let mut schema = schema_of::<Games>("Kookaburra games", SchemaSettings::default().for_deserialize());
    schema["properties"]["format"] = json!({ "const": GAMES_FORMAT });
    let definitions = &mut schema["$defs"];
    complete_record(&mut definitions["Record"]);
    definitions["HandRecord"]["properties"]["actions"]["items"]["pattern"] = json!(ACTION);
    schema
}

/// How an action begins.
const ACTION: &str = "^[0-9] [^ ]";

/// What the types don't say of a record.
fn complete_record(schema: &mut Value) {
    schema["properties"]["format"] = json!({ "enum": [RECORD_FORMAT, RECORD_FORMAT_2] });
    schema["properties"]["game"] = json!({ "enum": GameKind::ALL.map(GameKind::name) });
    schema["properties"]["rules"] = json!({
        "description": "A preset, and the axes that this table plays differently.",
        "type": "object",
    });
    schema["allOf"] = GameKind::ALL
        .map(|game| {
            json!({
                "if": { "properties": { "game": { "const": game.name() } } },
                "then": { "properties": { "rules": rules_schema_of(game) } },
            })
        })
        .into();
}

/// The JSON Schema of the `rules` object of a game.
#[must_use]
pub fn rules_schema_of(game: GameKind) -> Value {
    match game {
        GameKind::FiveHundred => rules_schema::<five_hundred::Preset>(),
        GameKind::RummyFiveHundred => rules_schema::<rummy_500::Preset>(),
    }
}

/// The JSON Schema of house rules in a file: as TOML or as JSON they say the same.
#[must_use]
pub fn house_rules_schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kookaburra house rules",
        "description": "A preset, and the axes that this table plays differently: the `rules` of a record, or a TOML file.",
        "type": "object",
        "oneOf": GameKind::ALL.map(rules_schema_of),
    })
}

/// The `rules` object: a preset, and any axes. Numbers may be written as numbers or as strings \[FH-AMB-18\], unless
/// the game says that those of a range are numbers and all other values strings \[RM-AXIS-12\].
#[must_use]
pub fn rules_schema<V: Variants>() -> Value {
    let presets: Vec<&str> = V::all().iter().map(V::name).collect();
    let mut properties = Map::new();
    properties.insert("preset".to_owned(), json!({ "enum": presets }));
    properties.extend(V::AXES.iter().map(|axis| (axis.name.to_owned(), axis_schema::<V>(axis))));
    json!({
        "properties": properties,
        "required": ["preset"],
        "additionalProperties": false,
    })
}

fn axis_schema<V: Variants>(axis: &Axis) -> Value {
    match axis.range {
        // A schema can't compare a string with bounds: it says how a number is written.
        Some((least, most)) if V::NUMBERS_AS_TEXT => {
            let pattern = if least == 0 { "^(0|[1-9][0-9]*)$" } else { "^[1-9][0-9]*$" };
            json!({
                "type": ["integer", "string"], "minimum": least, "maximum": most, "pattern": pattern,
            })
        }
        Some((least, most)) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        None => {
            let texts = axis.values.iter().map(|&text| Value::from(text));
            let numbers = axis.values.iter().filter(|_| V::NUMBERS_AS_TEXT);
            let numbers = numbers.filter_map(|text| text.parse::<i64>().ok()).map(Value::from);
            json!({ "enum": texts.chain(numbers).collect::<Vec<_>>() })
        }
    }
}

/// The JSON Schema of what replaying a record answers \[NOT-RES\].
#[must_use]
pub fn result_schema() -> Value {
    let mut schema =
        schema_of::<ReplayResult>("Kookaburra result", SchemaSettings::default().for_serialize());
    let definitions = &mut schema["$defs"];
    for form in ["GameResult", "ErrorResult"] {
        definitions[form]["properties"]["format"] = json!({ "const": RESULT_FORMAT });
    }
    definitions["GameResult"]["properties"]["status"] = json!({ "enum": ["in_progress", "game_over"] });
    definitions["GameResult"]["properties"]["phase"] = json!({
        "enum": ["deal", "auction", "give", "discard", "nominate", "partners", "play", "demand", "settle", "draw", "meld", "claim", null],
        "description": "The phase of the hand; `deal` between hands, `null` when the game is over.",
    });
    definitions["GameResult"]["properties"]["hands"]["items"] =
        json!({ "oneOf": [five_hundred_hand(), rummy_500_hand()] });
    definitions["ErrorResult"]["properties"]["status"] = json!({ "const": "error" });
    schema
}

/// A hand of Five Hundred \[NOT-RES-4\] \[NOT-RES-5\] \[NOT-RES-10\].
fn five_hundred_hand() -> Value {
    let seat = seat();
    json!({
        "type": "object",
        "properties": {
            "dealer": seat,
            "contract": {
                "description": "The contract, when there is one.",
                "type": ["object", "null"],
                "properties": {
                    "bid": { "type": "string" },
                    "seat": seat,
                    "partners": { "type": "array", "items": seat },
                    "nominated": { "enum": ["S", "C", "D", "H", "none", null] },
                    "forced": { "description": "Six no trumps by law.", "const": true },
                },
                "required": ["bid", "seat", "partners", "nominated"],
                "additionalProperties": false,
            },
            "tricks": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
            "result": {
                "description": "How the hand ended, when it has.",
                "enum": [
                    "made", "failed", "passed_out", "played_without_bid", "stopped", "misdeal", "annulled", null,
                ],
            },
            "points": points(),
            "laws": laws_of_a_hand(),
        },
        "required": ["dealer", "contract", "tricks", "result", "points"],
        "additionalProperties": false,
    })
}

/// What an open table remembers of a hand \[LAW-STATE-1\].
fn laws_of_a_hand() -> Value {
    let texts = json!({ "type": "array", "items": { "type": "string" } });
    let seats = json!({ "type": "array", "items": seat() });
    let list = |properties: Value| {
        let required: Vec<&String> = properties.as_object().into_iter().flat_map(Map::keys).collect();
        json!({
            "type": "array",
            "items": {
                "type": "object",
                "properties": properties,
                "required": required,
                "additionalProperties": false,
            },
        })
    };
    let number = json!({ "type": "integer", "minimum": 0 });
    let text = json!({ "type": "string" });
    let properties = json!({
        "exposed": texts,
        "barred": seats,
        "demands": list(json!({
            "seat": seat(), "by": seat(), "kind": { "enum": ["lead", "avoid", "play"] },
            "suit": { "enum": ["S", "C", "D", "H"] },
        })),
        "no_score": seats,
        "contract": { "enum": ["lost", "awarded", null] },
        "forced": { "type": "boolean" },
        "taken_back": texts,
        "looks": list(json!({
            "seat": seat(), "what": text, "action": number, "state": { "enum": ["open", "ruled", "stands"] },
        })),
        "revokes": list(json!({
            "seat": seat(), "trick": number, "card": text,
            "state": { "enum": ["open", "corrected", "ruled", "stands"] },
        })),
        "claims": list(json!({
            "action": number, "seat": seat(), "claim": text,
            "verdict": { "enum": ["upheld", "denied", "waiting"] }, "law": { "type": ["string", "null"] },
        })),
        "sheet": { "type": ["array", "null"], "items": { "type": ["integer", "null"] } },
    });
    let required: Vec<&String> = properties.as_object().into_iter().flat_map(Map::keys).collect();
    json!({
        "description": "At an open table: what the laws have made of the hand.",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

/// A hand of Rummy 500 \[NOT-RES-4\] \[NOT-RES-5\].
fn rummy_500_hand() -> Value {
    let counts = json!({ "type": "array", "items": { "type": "integer", "minimum": 0 } });
    let melds = json!({ "type": "array", "items": { "type": "array", "items": { "type": "string" } } });
    json!({
        "type": "object",
        "properties": {
            "dealer": seat(),
            "melds": melds,
            "hands_left": counts,
            "result": { "description": "How the hand ended, when it has.", "enum": ["out", "stock_ended", null] },
            "points": points(),
        },
        "required": ["dealer", "melds", "hands_left", "result", "points"],
        "additionalProperties": false,
    })
}

fn seat() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1 })
}

fn points() -> Value {
    json!({
        "description": "What the hand added to each seat's score, when it has ended.",
        "type": ["array", "null"],
        "items": { "type": "integer" },
    })
}

/// The JSON Schema of a type under a title, in plain words.
#[must_use]
pub fn schema_of<T: JsonSchema>(title: &str, settings: SchemaSettings) -> Value {
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    let mut schema = schema.to_value();
    plain_words(&mut schema);
    schema
}

/// The JSON Schema of an answer in a format: something of this form, or why there is none.
#[must_use]
pub fn answer_schema<T: JsonSchema>(title: &str, form: &str, format: &str) -> Value {
    let mut schema = schema_of::<T>(title, SchemaSettings::default().for_serialize());
    let definitions = &mut schema["$defs"];
    for form in [form, "ErrorAnswer"] {
        definitions[form]["properties"]["format"] = json!({ "const": format });
    }
    definitions["ErrorAnswer"]["properties"]["status"] = json!({ "const": "error" });
    definitions["ErrorDetails"]["properties"]["kind"] = json!({ "const": "malformed" });
    schema
}

/// Takes away what only the documentation of the code needs: examples in Rust, and marks before brackets.
fn plain_words(schema: &mut Value) {
    match schema {
        Value::Object(map) => map.values_mut().for_each(plain_words),
        Value::Array(values) => values.iter_mut().for_each(plain_words),
        Value::String(text) => {
            text.truncate(text.find("\n\n```").unwrap_or(text.len()));
            *text = text.replace("\\[", "[").replace("\\]", "]");
        }
        _ => {}
    }
}
