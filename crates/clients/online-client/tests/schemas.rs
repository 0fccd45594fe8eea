//! The JSON Schemas of the protocol take everything that is said at a table, and say the same as the readers.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::{collections::BTreeSet, fs, path::Path};

use common::{Said, Server, anywhere, listen_in, table};
use fair_shuffle::{Commitment, Nonce};
use jsonschema::Validator;
use online_client::{Link, Player, play};
use online_wire::{
    Greeting, Message, Opening, ParticipantId, Phrase, Request, TableCommand, client_schema, table_schema,
};
use serde_json::{Value, json};

/// What tells whether something has one of the forms of a schema.
fn form(schema: &Value, name: &str) -> Validator {
    let schema = json!({ "$ref": format!("#/$defs/{name}"), "$defs": schema["$defs"] });
    jsonschema::validator_for(&schema).unwrap()
}

fn check(form: &Validator, said: &Value) {
    if let Err(error) = form.validate(said) {
        panic!("{error}, at {}: {said}", error.instance_path());
    }
}

/// The name of something that is a text, or an object with one key.
fn name(value: &Value) -> String {
    let key = value.as_object().and_then(|object| object.keys().next());
    key.map_or_else(|| value.as_str().unwrap(), String::as_str).to_owned()
}

#[test]
fn the_committed_schemas_are_current() {
    for (name, schema) in [("online-client", client_schema()), ("online-table", table_schema())] {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../../docs/schema/{name}.schema.json"));
        let committed: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(committed == schema, "{} is old: write it again with `kook schema {name}`", path.display());
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
    }
}

/// Plays a match to its end, and checks every message of it.
async fn play_and_check(server: &Server, game: &str, preset: &str) -> BTreeSet<String> {
    let direct = table(server, game, preset).await;
    let (at, mut said) = listen_in(server).await;
    let link = Link { origin: format!("http://{at}/").parse().unwrap(), ..direct };
    let player =
        |name: &str| Player { player: "club".to_owned(), name: name.to_owned(), starts: true, seed: 3 };
    let (one, other) = (player("Mae"), player("Ned"));
    let (one, other) = tokio::join!(play(&link, &one), play(&link, &other));
    assert_eq!(one.unwrap().winners, other.unwrap().winners);

    let (client, table) = (client_schema(), table_schema());
    let (greeting, request, message) =
        (form(&client, "Greeting"), form(&client, "Request"), form(&table, "Message"));
    let any = [&client, &table].map(|schema| jsonschema::validator_for(schema).unwrap());
    let mut kinds = BTreeSet::new();
    while let Ok(said) = said.try_recv() {
        match said {
            Said::ByClient(text) => {
                let value: Value = serde_json::from_str(&text).unwrap();
                check(if value["hello"].is_null() { &request } else { &greeting }, &value);
                check(&any[0], &value);
                kinds.insert(value.get("do").map_or_else(|| "hello".to_owned(), name));
            }
            Said::ByTable(text) => {
                let value: Value = serde_json::from_str(&text).unwrap();
                check(&message, &value);
                check(&any[1], &value);
                kinds.insert(name(&value));
                if let Some(entered) = value.pointer("/told/entered") {
                    kinds.insert(format!("told {}", name(entered)));
                }
                for part in ["view", "standpoint", "company"] {
                    if value.pointer(&format!("/told/{part}")).is_some() {
                        kinds.insert(part.to_owned());
                    }
                }
            }
        }
    }
    kinds
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_of_a_match_fits_its_schema() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), anywhere()).await;
    let mut kinds = play_and_check(&server, "five-hundred", "american-4").await;
    kinds.extend(play_and_check(&server, "rummy-500", "rummy-500").await);
    for kind in [
        "hello",
        "sit",
        "start",
        "pledge",
        "show",
        "ready",
        "act",
        "welcome",
        "answer",
        "told",
        "told came",
        "told sat",
        "told started",
        "told pledged",
        "told committed",
        "told shown",
        "told played",
        "view",
        "standpoint",
        "company",
    ] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
    server.stop().await;
}

/// Every command, in all forms.
fn commands() -> Vec<TableCommand> {
    use TableCommand::*;
    let (place, participant, deal) = (1, ParticipantId(3), 2);
    let mut commands = vec![
        Sit { place: None },
        Sit { place: Some(place) },
        Stand {},
        Leave {},
        Return {},
        Start {},
        Lock { locked: true },
        Pause { paused: false },
        Remove { participant },
        Give { place, participant },
        Host { participant },
        Wait {},
        Ready { cut: None },
        Ready { cut: Some(12) },
        Act("7H".to_owned()),
        Decline {},
        ClaimRest {},
        Undo {},
        Answer { yes: true },
        Commit { deal, commitment: Commitment([7; 32]) },
        Show { deal, nonce: Nonce([8; 32]) },
    ];
    commands.extend(players::Level::ALL.map(|level| Level { place, level }));
    commands.extend(Phrase::ALL.map(Say));
    commands
}

#[test]
fn every_wish_fits_the_schema_and_is_read_as_it_was() {
    let request = form(&client_schema(), "Request");
    for command in commands() {
        let wanted = Request { id: "a1".to_owned(), at: None, command };
        let written = serde_json::to_value(&wanted).unwrap();
        check(&request, &written);
        assert_eq!(serde_json::from_value::<Request>(written).unwrap(), wanted);
    }
}

#[test]
fn what_the_schema_refuses_is_not_read() {
    let client = client_schema();
    let (greeting, request, opening) =
        (form(&client, "Greeting"), form(&client, "Request"), form(&client, "Opening"));
    for wrong in [
        json!({}),
        json!({ "id": 1, "do": { "start": {} } }),
        json!({ "id": "1", "do": "start" }),
        json!({ "id": "1", "do": { "start": null } }),
        json!({ "id": "1", "do": { "start": {} }, "why": "" }),
        json!({ "id": "1", "do": { "start": {}, "stand": {} } }),
        json!({ "id": "1", "do": { "start": { "now": true } } }),
        json!({ "id": "1", "do": { "sit": { "place": -1 } } }),
        json!({ "id": "1", "do": { "say": "hey" } }),
        json!({ "id": "1", "do": { "act": 7 } }),
        json!({ "id": "1", "do": { "level": { "place": 1, "level": "god" } } }),
        json!({ "id": "1", "do": { "show": { "deal": 1, "nonce": "00" } } }),
        json!({ "id": "1", "at": -1, "do": { "start": {} } }),
    ] {
        assert!(!request.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<Request>(wrong.clone()).is_err(), "{wrong}");
    }
    for wrong in [json!({}), json!({ "hello": {} }), json!({ "hello": { "protocol": "x", "key": "" } })] {
        assert!(!greeting.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<Greeting>(wrong.clone()).is_err(), "{wrong}");
    }
    let open = |options: Value| json!({ "game": "rummy-500", "rules": { "preset": "rummy-500" }, "options": options });
    for wrong in [
        json!({}),
        json!({ "game": "five-hundred" }),
        open(json!({ "pace": "slow" })),
        open(json!({ "pace": { "clock": { "seconds": 3 } } })),
        open(json!({ "bot_ms": -1 })),
        open(json!({ "chat": true })),
    ] {
        assert!(!opening.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<Opening>(wrong.clone()).is_err(), "{wrong}");
    }
    for right in [
        open(json!({})),
        open(json!({ "pace": { "clock": { "seconds": 30, "reserve": 120 } }, "people": 5, "cut": true })),
        open(
            json!({ "pace": { "correspondence": { "hours": 24 } }, "conventions": { "six_no_trumps": "joker", "six_of_suit": "help" } }),
        ),
    ] {
        check(&opening, &right);
        serde_json::from_value::<Opening>(right).unwrap();
    }
    // Rules of the other game.
    assert!(!opening.is_valid(&json!({ "game": "rummy-500", "rules": { "preset": "australian-4" } })));
}

#[test]
fn the_short_messages_fit_the_schema() {
    let message = form(&table_schema(), "Message");
    for short in [Message::GoingAway, Message::Reload] {
        check(&message, &serde_json::to_value(&short).unwrap());
    }
    assert!(!message.is_valid(&json!("gone")) && !message.is_valid(&json!({ "told": {} })));
}
