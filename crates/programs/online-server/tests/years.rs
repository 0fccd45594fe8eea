//! Tables that nobody comes to any more, copies, and stores of earlier versions.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::{fs, path::Path, sync::Arc};

use online_server::{Appended, Hub, Memory, NewTable, Row, Sqlite, Store, Swept, TableId};
use online_wire::ParticipantId;
use serde_json::{Value, json};
use support::{Node, Shared, TestPlayer, opening};
use table::Seq;

const HOUR: u64 = 3_600;
const DAY: u64 = 24 * HOUR;

/// A table with so many entries, of which nobody is in memory.
async fn table(hub: &Hub, shared: &Shared, slow: bool, entries: u64) -> TableId {
    let mut opening = opening();
    if slow {
        opening.options.pace = online_wire::Pace::Correspondence { hours: 24 };
    }
    let code = hub.open(opening).await.unwrap();
    let table = shared.store.find(&code).await.unwrap().unwrap();
    for seq in 0..entries {
        let at = online_server::Clock::now(&*shared.hands);
        // Somebody wrote it.
        let row = Row {
            seq: Seq(seq),
            at,
            by: Some(ParticipantId(0)),
            line: "{}".to_owned(),
            person: None,
            text: Some("Hello".to_owned()),
        };
        assert_eq!(shared.store.append(table, row).await.unwrap(), Appended::Saved);
    }
    table
}

async fn there(shared: &Shared) -> Vec<(TableId, bool)> {
    let tables = shared.store.list(None, online_server::Moment(u64::MAX), 100).await.unwrap();
    tables.iter().map(|table| (table.head.table, table.closed)).collect()
}

async fn tables_go(store: Arc<dyn Store>) {
    let shared = Shared::new(store);
    let hub = shared.hub().await;
    let nobody_came = table(&hub, &shared, false, 0).await;
    let (quick, slow) = (table(&hub, &shared, false, 3).await, table(&hub, &shared, true, 3).await);
    let all_open = [(quick, false), (slow, false)];
    let sweep = async || hub.sweep().await.unwrap();

    shared.hands.pass(HOUR - 1);
    assert_eq!(sweep().await, Swept::default());
    shared.hands.pass(2);
    assert_eq!(sweep().await, Swept { deleted: 1, ..Swept::default() }, "nobody came to {nobody_came:?}");
    assert_eq!(there(&shared).await, all_open);
    shared.hands.pass(DAY - HOUR);
    assert_eq!(sweep().await, Swept { closed: 2, ..Swept::default() });
    assert_eq!(there(&shared).await, [(quick, true), (slow, true)]);
    assert_eq!(shared.store.read(quick, Seq(1)).await.unwrap().len(), 2);
    assert_eq!(sweep().await, Swept::default(), "what is closed stays so");
    shared.hands.pass(13 * DAY);
    assert_eq!(sweep().await, Swept { deleted: 1, ..Swept::default() });
    assert_eq!(there(&shared).await, [(slow, true)]);
    let texts = async || shared.store.texts(slow, Seq(0)).await.unwrap().len();
    shared.hands.pass(16 * DAY - 2);
    assert_eq!((sweep().await, texts().await), (Swept::default(), 3));
    shared.hands.pass(2);
    assert_eq!((sweep().await, texts().await), (Swept { texts: 3, ..Swept::default() }, 0));
    shared.hands.pass(30 * DAY - 2);
    assert_eq!(sweep().await, Swept::default());
    shared.hands.pass(2);
    assert_eq!(sweep().await, Swept { deleted: 1, ..Swept::default() });

    // More tables than are looked at together.
    let store = Arc::clone(&shared.store);
    for number in 0..450 {
        let at = online_server::Clock::now(&*shared.hands);
        let new = NewTable { code: format!("code {number}"), header: "{}".to_owned(), at };
        store.open(new).await.unwrap();
    }
    shared.hands.pass(HOUR + 1);
    assert_eq!(sweep().await, Swept { deleted: 450, ..Swept::default() });
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_go_that_nobody_comes_to() {
    tables_go(Arc::new(Memory::default())).await;
    let folder = tempfile::tempdir().unwrap();
    tables_go(Arc::new(Sqlite::open(&folder.path().join("tables.sqlite")).unwrap())).await;
    if let Some(database) = testkit::servers::Postgres::start() {
        tables_go(Arc::new(online_server::Postgres::open(&database.url()).await.unwrap())).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_somebody_is_stays_and_one_that_is_deleted_lets_them_know() {
    let shared = Shared::new(Arc::new(Memory::default()));
    let node = Node::start(&shared).await;
    let code = node.hub.open(opening()).await.unwrap();
    let mut mae = node.come(&code, 'm').await;
    for _ in 0..20 {
        shared.hands.pass(DAY);
        node.hub.beat().await.unwrap();
    }
    assert_eq!(node.hub.sweep().await.unwrap(), Swept::default());
    assert!(mae.want(None, json!({ "sit": {} })).await["seq"].is_u64());

    let table = shared.store.find(&code).await.unwrap().unwrap();
    let next = shared.store.heads(&[table]).await.unwrap()[0].next;
    assert!(shared.store.remove(table, next).await.unwrap());
    mae.hear_until("the end", |message| message["closed"] == 4009).await;
    assert_eq!(shared.store.find(&code).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_has_no_name_and_comes_as_somebody_new() {
    let shared = Shared::new(Arc::new(Memory::default()));
    let node = Node::start(&shared).await;
    let code = node.hub.open(opening()).await.unwrap();
    let (mut mae, _ned) = (node.come(&code, 'm').await, node.come(&code, 'n').await);
    mae.want(None, json!({ "sit": { "place": 1 } })).await;
    mae.leave().await;
    let table = shared.store.find(&code).await.unwrap().unwrap();
    let key = shared.store.people(table).await.unwrap().remove(0).key;
    assert_eq!(shared.store.forget(&key).await.unwrap(), 1);
    support::until("the room has looked", async || {
        node.participants(&code).await["visitors"][0]["name"] == "Guest 1"
    })
    .await;
    let participants = node.participants(&code).await;
    assert_eq!(
        (&participants["visitors"][0]["place"], &participants["visitors"][1]["name"]),
        (&json!(1), &json!("n"))
    );
    let mae = node.come(&code, 'm').await;
    assert_eq!(mae.welcome()["you"], 2);
}

/// Plays three cards, wherever the table stands.
async fn plays_on(mae: &mut TestPlayer, welcome: &Value) {
    let mut now = welcome["now"].clone();
    let mut acts = 0;
    while acts < 3 {
        if now["standpoint"]["turn"] == "mine" {
            let choice = now["view"]["choices"][0].clone();
            let answer = mae.want(now["position"].as_u64(), json!({ "act": choice })).await;
            assert!(answer["seq"].is_u64(), "{answer} to {choice}");
            acts += 1;
            // What was told before the answer.
            let told = mae
                .heard
                .iter()
                .rev()
                .find_map(|message| message.pointer("/told/view").and(message.get("told")));
            now = told.unwrap().clone();
        } else {
            now = mae.told("played").await;
        }
    }
}

/// The table that the first version kept, in the middle of its second hand.
const CODE: &str = "xg8rsphwy0a6afz9ys3vstkk02";

fn of_the_first_version(folder: &Path) -> std::path::PathBuf {
    let file = folder.join("tables.sqlite");
    fs::write(&file, include_bytes!("data/version-1.sqlite")).unwrap();
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_of_the_version_before_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let shared = Shared::new(Arc::new(Sqlite::open(&of_the_first_version(folder.path())).unwrap()));
    let node = Node::start(&shared).await;
    let mut mae = node.come(CODE, 'm').await;
    let welcome = mae.welcome();
    assert_eq!((&welcome["you"], &welcome["now"]["position"]), (&json!(0), &json!(74)));
    assert_eq!(welcome["now"]["view"]["choices"], json!(["6C", "KC"]));
    assert_eq!(welcome["now"]["company"]["visitors"][0]["name"], "m");
    plays_on(&mut mae, &welcome).await;
    let lines = shared.store.read(TableId(1), Seq(79)).await.unwrap();
    assert!(
        lines.iter().any(|line| line.contains("\"delayed\"")),
        "the time between the versions is made good"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_a_running_server_goes_on_where_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = of_the_first_version(folder.path());
    let shared = Shared::new(Arc::new(Sqlite::open(&file).unwrap()));
    let node = Node::start(&shared).await;
    let mut mae = node.come(CODE, 'm').await;
    let welcome = mae.welcome();
    let copy = folder.path().join("copy.sqlite");
    Sqlite::backup(&file, &copy).unwrap();
    plays_on(&mut mae, &welcome).await;
    node.kill();

    let shared = Shared::new(Arc::new(Sqlite::open(&copy).unwrap()));
    let node = Node::start(&shared).await;
    let mut mae = node.come(CODE, 'm').await;
    let again = mae.welcome();
    assert_eq!(again["now"]["view"], welcome["now"]["view"]);
    plays_on(&mut mae, &again).await;

    // Closed, and opened again by coming.
    mae.leave().await;
    node.kill();
    shared.hands.pass(2 * DAY);
    let hub = shared.hub().await;
    assert_eq!(hub.sweep().await.unwrap(), Swept { closed: 1, ..Swept::default() });
    let node = Node::start(&shared).await;
    let mut mae = node.come(CODE, 'm').await;
    let opened = mae.welcome();
    assert!(opened["now"]["position"].as_u64() > again["now"]["position"].as_u64());
    plays_on(&mut mae, &opened).await;
}
