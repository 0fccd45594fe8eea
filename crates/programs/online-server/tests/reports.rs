//! Somebody reports somebody to whoever runs the server, and nobody at the table hears of it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::sync::Arc;

use online_server::{Memory, Report, Sqlite, Store};
use online_wire::Chat;
use serde_json::{Value, json};
use support::{Node, Shared, opening};
use table::Seq;

const DAY: u64 = 24 * 3_600;

async fn reported(shared: &Shared) -> Vec<Report> {
    shared.store.reports().reports().await.unwrap()
}

async fn somebody_is_reported(store: Arc<dyn Store>) {
    let shared = Shared::new(store);
    let node = Node::start(&shared).await;
    let mut opening = opening();
    opening.options.chat = Chat::Always;
    let code = node.hub.open(opening).await.unwrap();
    let (mut mae, mut ned) = (node.come(&code, 'm').await, node.come(&code, 'n').await);
    for text in ["You again", "Go home"] {
        ned.want(None, json!({ "write": text })).await;
    }
    mae.want(None, json!({ "write": "Leave it" })).await;
    let path = format!("/api/tables/{code}/reports");
    // Everything is told before it is answered.
    let told = mae.heard.iter().filter_map(|message| message.get("told"));
    let texts = told.filter(|told| told.pointer("/entered/wrote").is_some());
    let wrote: Vec<Value> = texts.map(|told| told["seq"].clone()).collect();
    let about = |id: &str, words: &str| json!({ "id": id, "about": 1, "said": wrote, "words": words });
    let (status, body) = node.post(&path, 'm', &about("1", "  Says\u{202e} it\nat every table ")).await;
    assert_eq!((status, body), (204, Value::Null));
    let saved = reported(&shared).await;
    assert_eq!(saved.len(), 1);
    let Report { by, about: who, said, words, .. } = &saved[0];
    assert_eq!((by.name.as_str(), who.name.as_str()), ("m", "n"));
    assert_eq!(*said, ["You again", "Go home"], "what Mae wrote is not Ned’s");
    assert_eq!(words, "Says it at every table");

    for (status, code, who, body) in [
        (403, "nobody", 'x', about("2", "I was never there")),
        (403, "nobody", 'n', about("2", "I am Ned")),
        (400, "no_text", 'm', json!({ "id": "2", "about": 1 })),
        (400, "no_text", 'm', json!({ "id": "2", "about": 1, "words": "é".repeat(501) })),
        (400, "no_text", 'm', json!({ "id": "2", "about": 1, "said": vec![1; 21], "words": "?" })),
        (400, "no_text", 'm', json!({ "id": "2".repeat(65), "about": 1, "words": "?" })),
        (400, "not_understood", 'm', json!({ "id": "2", "words": "about nobody" })),
    ] {
        assert_eq!(node.post(&path, who, &body).await, (status, json!({ "code": code })), "{body}");
    }
    let nowhere = node.post("/api/tables/nowhere/reports", 'm', &about("2", "?")).await;
    assert_eq!(nowhere, (404, json!({ "code": "no_such_table" })));

    // Whoever was sent away may still report the host.
    assert_eq!(mae.want(None, json!({ "remove": { "visitor": 1 } })).await["refused"], Value::Null);
    let back = json!({ "id": "1", "about": 0, "words": "Sent away for a joke" });
    assert_eq!(node.post(&path, 'n', &back).await.0, 204);
    for id in ["2", "3"] {
        assert_eq!(node.post(&path, 'm', &about(id, "é".repeat(500).as_str())).await.0, 204);
    }
    assert_eq!(node.post(&path, 'm', &about("4", "?")).await, (429, json!({ "code": "too_many" })));
    assert_eq!(node.post(&path, 'm', &about("3", "again")).await.0, 204, "it was made");
    assert_eq!(reported(&shared).await.len(), 4);
    // At the table there is no entry of it.
    let table = shared.store.find(&code).await.unwrap().unwrap();
    let lines = shared.store.read(table, Seq(0)).await.unwrap();
    assert!(lines.len() >= 6 && lines.iter().all(|line| !line.contains("report")), "{lines:?}");
    for test_player in [&mae, &ned] {
        assert!(test_player.heard.iter().all(|message| !message.to_string().contains("report")));
    }

    mae.leave().await;
    shared.hands.pass(30 * DAY - 1);
    assert_eq!(node.hub.sweep().await.unwrap().reports, 0);
    shared.hands.pass(2);
    assert_eq!(node.hub.sweep().await.unwrap().reports, 4);
    assert_eq!(reported(&shared).await, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_reported_in_memory() {
    somebody_is_reported(Arc::new(Memory::default())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_reported_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    somebody_is_reported(Arc::new(Sqlite::open(&folder.path().join("tables.sqlite")).unwrap())).await;
}
