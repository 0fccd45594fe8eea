//! The JSON Schemas of the protocol, made from the types.

use kookaburra::{GameKind, rules_schema_of, schema_of};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{Greeting, Message, Opening, PROTOCOL, Request, club, http};

/// What a client says: over HTTP how a table is to be opened, a club founded, a code that somebody was told, a browser
/// that wants to be notified, or a report; over a socket a greeting, then requests.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "it is there for its schema")]
enum FromClient {
    Opening(Opening),
    Digits(http::Digits),
    Listening(http::Listening),
    NoMore(http::NoMore),
    Report(http::Report),
    Greeting(Greeting),
    Request(Request),
    Founding(club::Founding),
    ClubGreeting(club::ClubGreeting),
    ClubRequest(club::ClubRequest),
}

/// What a table or a club says: over HTTP these answers, over a socket messages.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "it is there for its schema")]
enum FromTable {
    Served(http::Served),
    Key(http::Key),
    Opened(http::Opened),
    Look(Box<http::Look>),
    CodeToSay(http::CodeToSay),
    Lobby(http::Lobby),
    Near(http::Near),
    Signed(http::Signed),
    Turns(http::Turns),
    NotDone(http::NotDone),
    Message(Message),
    Founded(http::Founded),
    ClubLook(Box<http::ClubLook>),
    Results(Box<club::Results>),
    ClubMessage(club::ClubMessage),
}

/// The JSON Schema of whatever a client says. Each of its forms has a name under `$defs`.
#[must_use]
pub fn client_schema() -> Value {
    let settings = SchemaSettings::default().for_deserialize();
    let mut schema = schema_of::<FromClient>("Kookaburra online: what a client says", settings);
    for form in ["Hello", "ClubHello"] {
        schema["$defs"][form]["properties"]["protocol"] = json!({ "const": PROTOCOL });
    }
    complete_opening(&mut schema["$defs"]["Opening"]);
    schema
}

/// The JSON Schema of whatever a table says. Each of its forms has a name under `$defs`.
#[must_use]
pub fn table_schema() -> Value {
    let settings = SchemaSettings::default().for_serialize();
    let mut schema = schema_of::<FromTable>("Kookaburra online: what a table says", settings);
    for form in ["Served", "Welcome", "ClubWelcome"] {
        schema["$defs"][form]["properties"]["protocol"] = json!({ "const": PROTOCOL });
    }
    complete_opening(&mut schema["$defs"]["Opening"]);
    schema
}

/// What the type does not say of an opening: its games, and the rules of each.
fn complete_opening(opening: &mut Value) {
    opening["properties"]["game"] = json!({ "enum": GameKind::ALL.map(GameKind::name) });
    opening["allOf"] = GameKind::ALL
        .map(|game| {
            json!({
                "if": { "properties": { "game": { "const": game.name() } } },
                "then": { "properties": { "rules": rules_schema_of(game) } },
            })
        })
        .into();
}
