//! The JSON Schema of the lines that the arena and a program say to each other (`docs/bot-protocol.md`).

use serde_json::{Value, json};

use crate::PROTOCOL;

/// The JSON Schema of a line: what the arena says, or what a program answers. More keys than these may be added at any
/// time.
#[must_use]
pub fn bot_schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kookaburra bot protocol",
        "description": "A line that the arena says to a program, or that a program answers.",
        "anyOf": [{ "$ref": "#/$defs/Arena" }, { "$ref": "#/$defs/Answer" }],
        "$defs": {
            "Arena": {
                "description": "What the arena says.",
                "oneOf": [
                    { "$ref": "#/$defs/Hello" },
                    { "$ref": "#/$defs/Game" },
                    { "$ref": "#/$defs/Question" },
                    { "$ref": "#/$defs/Error" },
                    { "$ref": "#/$defs/Result" },
                    { "$ref": "#/$defs/Bye" },
                ],
            },
            "Answer": {
                "description": "What a program answers: a greeting to `hello`, an action to `decide` and `call`.",
                "anyOf": [{ "$ref": "#/$defs/Greeting" }, { "$ref": "#/$defs/Action" }],
                "not": {
                    "properties": {
                        "type": { "enum": ["hello", "game", "decide", "call", "error", "result", "bye"] },
                    },
                    "required": ["type"],
                },
            },
            "Hello": message("hello", "The first line of all.", json!({
                "protocol": { "const": PROTOCOL },
                "limits": {
                    "type": "object",
                    "description": "Milliseconds from the start to the greeting, and for a decision.",
                    "properties": { "start_ms": whole(), "decision_ms": whole() },
                    "required": ["start_ms", "decision_ms"],
                },
            })),
            "Game": message("game", "A table and a seat; everything until `result` is about it.", json!({
                "game": { "enum": ["five-hundred", "rummy-500"] },
                "rules": {
                    "type": "object",
                    "description": "As in a record: a preset, and the axes changed. Values may be numbers.",
                    "properties": { "preset": { "type": "string" } },
                    "required": ["preset"],
                },
                "axes": {
                    "type": "object",
                    "description": "The value of every axis, always as a text.",
                    "additionalProperties": { "type": "string" },
                },
                "seats": whole(),
                "seat": seat(),
                "seed": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
            })),
            "Question": {
                "description": "It is the seat's turn (`decide`), or it may claim before the one in turn goes on (`call`).",
                "type": "object",
                "properties": {
                    "type": { "enum": ["decide", "call"] },
                    "id": whole(),
                    "view": { "$ref": "#/$defs/View" },
                },
                "required": ["type", "id", "view"],
            },
            "Error": message("error", "The answer to a question was not taken.", json!({
                "id": whole(),
                "message": { "type": "string" },
            })),
            "Result": message("result", "The game is over.", json!({
                "points": { "type": "array", "items": { "type": "array", "items": { "type": "integer" } } },
                "scores": { "type": "array", "items": { "type": "integer" } },
                "winners": { "type": "array", "items": seat() },
            })),
            "Bye": message("bye", "No more games.", json!({})),
            "Greeting": {
                "type": "object",
                "properties": { "protocol": { "const": PROTOCOL } },
                "required": ["protocol"],
            },
            "Action": {
                "type": "object",
                "properties": {
                    "id": whole(),
                    "action": {
                        "description": "An action in notation, without the seat; nothing, or `null`, claims nothing.",
                        "type": ["string", "null"],
                    },
                },
                "required": ["id"],
            },
            "View": {
                "description": "What the seat may know. The other keys depend on the game.",
                "type": "object",
                "properties": {
                    "viewer": {
                        "type": "object",
                        "properties": { "seat": seat() },
                        "required": ["seat"],
                    },
                    "hand_number": whole(),
                    "dealer": seat(),
                    "phase": {
                        "description": "In Five Hundred `auction`, `give`, `discard`, `nominate`, `partners` or `play`, in Rummy 500 `draw`, `meld` or `claim`.",
                        "enum": [
                            "auction", "give", "discard", "nominate", "partners", "play", "draw", "meld", "claim",
                        ],
                    },
                    "to_act": { "type": "array", "items": seat() },
                    "scores": { "type": "array", "items": { "type": "integer" } },
                    "seats": { "type": "array", "items": { "type": "object" } },
                    "choices": {
                        "description": "Every legal action, sorted; of more than 2,000 discards or melds `discard …` or `meld …`.",
                        "type": "array",
                        "items": { "type": "string" },
                    },
                },
                "required": [
                    "viewer", "hand_number", "dealer", "phase", "to_act", "scores", "seats", "choices",
                ],
            },
        },
    })
}

/// A message of this type with these keys, all of which it has.
fn message(kind: &str, description: &str, mut keys: Value) -> Value {
    keys["type"] = json!({ "const": kind });
    let required: Vec<String> = keys.as_object().into_iter().flatten().map(|(key, _)| key.clone()).collect();
    json!({ "description": description, "type": "object", "properties": keys, "required": required })
}

fn whole() -> Value {
    json!({ "type": "integer", "minimum": 0 })
}

fn seat() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": 7 })
}
