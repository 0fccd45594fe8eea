//! The JSON Schemas of sheets and of what they come to, made from the types.

use kookaburra::{answer_schema, rules_schema, schema_of};
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{Answer, SCORES_FORMAT, SHEET_FORMAT, Sheet};

/// The JSON Schema of a sheet.
#[must_use]
pub fn sheet_schema() -> Value {
    let mut schema = schema_of::<Sheet>("Kookaburra sheet", SchemaSettings::default().for_deserialize());
    schema["properties"]["format"] = json!({ "const": SHEET_FORMAT });
    schema["properties"]["people"]["minItems"] = json!(2);
    schema["properties"]["people"]["maxItems"] = json!(8);
    schema["properties"]["rules"] = rules();
    schema["$defs"]["Game"]["properties"]["rules"] = json!({ "anyOf": [rules(), { "type": "null" }] });
    schema
}

/// The rules of either game.
fn rules() -> Value {
    json!({ "anyOf": [rules_schema::<five_hundred::Preset>(), rules_schema::<rummy_500::Preset>()] })
}

/// The JSON Schema of what a sheet comes to.
#[must_use]
pub fn scores_schema() -> Value {
    answer_schema::<Answer>("Kookaburra scores", "Scores", SCORES_FORMAT)
}
