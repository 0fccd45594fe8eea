//! The JSON Schemas of records and results, made from the types and the axes \[NOT-REC\] \[NOT-RES\].

use five_hundred::{AXES, PRESETS};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use table::{RECORD_FORMAT, RESULT_FORMAT, Record, ReplayResult};

use crate::GameKind;

/// The JSON Schema of a record \[NOT-REC\].
#[must_use]
pub fn record_schema() -> Value {
    let mut schema = schema_of::<Record>("Kookaburra record", SchemaSettings::default().for_deserialize());
    schema["properties"]["format"] = json!({ "const": RECORD_FORMAT });
    schema["properties"]["game"] = json!({ "enum": GameKind::ALL.map(GameKind::name) });
    schema["properties"]["rules"] = rules_schema();
    schema["$defs"]["HandRecord"]["properties"]["actions"]["items"]["pattern"] = json!("^[0-9] [^ ]");
    schema
}

/// The `rules` object: a preset, and any axes. Numbers may be written as numbers \[FH-AMB-18\].
fn rules_schema() -> Value {
    let presets: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    let axes = AXES.iter().map(|axis| {
        let texts = axis.values.iter().map(|&text| Value::from(text));
        let numbers = axis.values.iter().filter_map(|text| text.parse::<i64>().ok()).map(Value::from);
        (axis.name.to_owned(), json!({ "enum": texts.chain(numbers).collect::<Vec<_>>() }))
    });
    let mut properties = Map::new();
    properties.insert("preset".to_owned(), json!({ "enum": presets }));
    properties.extend(axes);
    json!({
        "description": "A preset, and the axes that this table plays differently.",
        "type": "object",
        "properties": properties,
        "required": ["preset"],
        "additionalProperties": false,
    })
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
        "enum": ["deal", "auction", "give", "discard", "nominate", "partners", "play", null],
        "description": "The phase of the hand; `deal` between hands, `null` when the game is over.",
    });
    definitions["GameResult"]["properties"]["hands"]["items"] = hand_schema();
    definitions["ErrorResult"]["properties"]["status"] = json!({ "const": "error" });
    schema
}

/// A hand of Five Hundred \[NOT-RES-4\] \[NOT-RES-5\] \[NOT-RES-10\].
fn hand_schema() -> Value {
    let seat = json!({ "type": "integer", "minimum": 0, "maximum": 5 });
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
                },
                "required": ["bid", "seat", "partners", "nominated"],
                "additionalProperties": false,
            },
            "tricks": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
            "result": {
                "description": "How the hand ended, when it has.",
                "enum": ["made", "failed", "passed_out", "played_without_bid", "stopped", null],
            },
            "points": {
                "description": "What the hand added to each seat's score, when it has ended.",
                "type": ["array", "null"],
                "items": { "type": "integer" },
            },
        },
        "required": ["dealer", "contract", "tricks", "result", "points"],
        "additionalProperties": false,
    })
}

fn schema_of<T: JsonSchema>(title: &str, settings: SchemaSettings) -> Value {
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    let mut schema = schema.to_value();
    unescape(&mut schema);
    schema
}

/// Takes away the marks that the documentation of the code needs before brackets.
fn unescape(schema: &mut Value) {
    match schema {
        Value::Object(map) => map.values_mut().for_each(unescape),
        Value::Array(values) => values.iter_mut().for_each(unescape),
        Value::String(text) if text.contains("\\[") => *text = text.replace("\\[", "[").replace("\\]", "]"),
        _ => {}
    }
}
