//! The JSON Schemas of sheets and of what they come to, made from the types.

use kookaburra::{rules_schema, schema_of};
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
    let mut schema = schema_of::<Answer>("Kookaburra scores", SchemaSettings::default().for_serialize());
    let definitions = &mut schema["$defs"];
    for form in ["Scores", "ErrorAnswer"] {
        definitions[form]["properties"]["format"] = json!({ "const": SCORES_FORMAT });
    }
    definitions["ErrorAnswer"]["properties"]["status"] = json!({ "const": "error" });
    definitions["ErrorDetails"]["properties"]["kind"] = json!({ "const": "malformed" });
    schema
}
