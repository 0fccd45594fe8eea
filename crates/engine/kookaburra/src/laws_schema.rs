//! The JSON Schemas of incidents and rulings, made from the types \[LAW-REF-2\] \[LAW-REF-4\].

use laws::{Answer, Effect, INCIDENT_FORMAT, Incident, RULING_FORMAT, Stage, laws};
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{answer_schema, rules_schema, schema_of};

/// The JSON Schema of an incident.
#[must_use]
pub fn incident_schema() -> Value {
    let mut schema =
        schema_of::<Incident>("Kookaburra incident", SchemaSettings::default().for_deserialize());
    schema["properties"]["format"] = json!({ "const": INCIDENT_FORMAT });
    schema["properties"]["rules"] = rules_schema::<five_hundred::Preset>();
    schema
}

/// The JSON Schema of what the referee answers.
#[must_use]
pub fn ruling_schema() -> Value {
    let mut schema = answer_schema::<Answer>("Kookaburra ruling", "Judgement", RULING_FORMAT);
    let ruling = &mut schema["$defs"]["Ruling"]["properties"];
    ruling["law"]["enum"] = laws().into();
    let stages = Stage::ALL.iter().map(|stage| stage.name());
    let others = ["trick", "call", "own_play", "trick_complete", "now"];
    ruling["until"]["enum"] = stages.chain(others).map(Value::from).chain([Value::Null]).collect();
    ruling["otherwise"]["examples"] = json!([Effect::Stands.name(), "LAW-TURN-8", null]);
    schema
}
