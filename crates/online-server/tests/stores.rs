//! One story for every store: what a table needs of it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::sync::Arc;

use online::{Moment, Visitor};
use online_server::{Appended, KeptPerson, Memory, NewTable, Row, Sqlite, Store};
use table::Seq;

fn row(seq: u64, by: Option<u32>, request: Option<&str>) -> Row {
    Row {
        seq: Seq(seq),
        at: Moment(seq),
        by: by.map(Visitor),
        request: request.map(str::to_owned),
        line: format!("{{\"seq\":{seq}}}"),
    }
}

fn new_table(code: &str) -> NewTable {
    NewTable { code: code.to_owned(), header: format!("header of {code}"), at: Moment(7) }
}

async fn story(store: Arc<dyn Store>) {
    let (one, other) =
        (store.open(new_table("one")).await.unwrap(), store.open(new_table("other")).await.unwrap());
    assert_eq!(store.find("one").await.unwrap(), Some(one));
    assert_eq!(store.find("two").await.unwrap(), None);
    assert!(store.open(new_table("one")).await.is_err() || one != other, "a code is one table's");

    assert_eq!(store.append(one, row(0, None, None)).await.unwrap(), Appended::Kept);
    assert_eq!(
        store.append(one, row(0, None, None)).await.unwrap(),
        Appended::Taken,
        "a number is free once"
    );
    assert_eq!(store.append(other, row(0, None, None)).await.unwrap(), Appended::Kept);
    assert_eq!(store.append(one, row(1, Some(3), Some("a"))).await.unwrap(), Appended::Kept);
    let again = store.append(one, row(2, Some(3), Some("a"))).await.unwrap();
    assert_eq!(again, Appended::Repeated(Seq(1)), "a request becomes one entry");
    assert_eq!(store.append(one, row(2, Some(4), Some("a"))).await.unwrap(), Appended::Kept);
    assert_eq!(store.append(one, row(3, None, None)).await.unwrap(), Appended::Kept);
    assert_eq!(store.append(one, row(4, None, None)).await.unwrap(), Appended::Kept);

    let lines = store.read(one, Seq(3)).await.unwrap();
    assert_eq!(lines, ["{\"seq\":3}", "{\"seq\":4}"]);
    for name in ["Mae", "Mae B."] {
        let person = KeptPerson { visitor: Visitor(0), key: "00ff".to_owned(), name: name.to_owned() };
        store.know(one, person).await.unwrap();
    }
    let kept = store.load(one).await.unwrap().unwrap();
    assert_eq!((kept.header.as_str(), kept.lines.len()), ("header of one", 5));
    assert_eq!(kept.people.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(), ["Mae B."]);

    assert_eq!(store.beat(Moment(5)).await.unwrap(), None);
    assert_eq!(store.beat(Moment(9)).await.unwrap(), Some(Moment(5)));
    many_at_once(&store, other).await;
}

/// Of all that want a number one has it.
async fn many_at_once(store: &Arc<dyn Store>, table: online_server::TableId) {
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..40_u32 {
        let store = Arc::clone(store);
        writers.spawn(async move {
            let mut kept = 0;
            for seq in 1..=20 {
                let request = format!("{writer}-{seq}");
                kept += usize::from(
                    store.append(table, row(seq, Some(writer), Some(&request))).await.unwrap()
                        == Appended::Kept,
                );
            }
            kept
        });
    }
    let mut kept = 0;
    while let Some(writer) = writers.join_next().await {
        kept += writer.unwrap();
    }
    assert_eq!(kept, 20);
    assert_eq!(store.read(table, Seq(0)).await.unwrap().len(), 21);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_of_the_model() {
    story(Arc::new(Memory::default())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_of_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    story(Arc::new(Sqlite::open(&folder.path().join("tables.sqlite")).unwrap())).await;
}

#[tokio::test]
async fn what_sqlite_has_said_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let table = {
        let store = Sqlite::open(&file).unwrap();
        let table = store.open(new_table("one")).await.unwrap();
        store.append(table, row(0, Some(1), Some("x"))).await.unwrap();
        table
    };
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(store.find("one").await.unwrap(), Some(table));
    assert_eq!(store.append(table, row(1, Some(1), Some("x"))).await.unwrap(), Appended::Repeated(Seq(0)));
}
