//! One story for every store: what a table needs of it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod reports;
mod turns;

use std::sync::Arc;

use online::{Moment, ParticipantId};
use online_server::{
    Appended, Gap, Guess, InLobby, Lent, Memory, NewTable, NodeId, Postgres, Row, SavedPerson, ShortCode,
    Sqlite, Store, TableId,
};
use table::Seq;
use testkit::servers::Postgres as Database;

fn row(seq: u64, by: Option<u32>) -> Row {
    Row {
        seq: Seq(seq),
        at: Moment(100 + seq),
        by: by.map(ParticipantId),
        line: line(seq),
        person: None,
        text: None,
    }
}

fn line(seq: u64) -> String {
    format!("{{\"seq\":{seq}}}")
}

fn new_table(code: &str) -> NewTable {
    NewTable { code: code.to_owned(), header: format!("header of {code}"), at: Moment(7) }
}

fn person(participant: u32, key: &str, name: &str) -> SavedPerson {
    SavedPerson {
        participant: ParticipantId(participant),
        key: key.to_owned(),
        name: name.to_owned(),
        node: NodeId(-5),
    }
}

async fn append(store: &Arc<dyn Store>, table: TableId, row: Row) -> Appended {
    store.append(table, row).await.unwrap()
}

async fn story(store: Arc<dyn Store>) {
    let (one, other) =
        (store.open(new_table("one")).await.unwrap(), store.open(new_table("other")).await.unwrap());
    assert_eq!(store.find("one").await.unwrap(), Some(one));
    assert_eq!(store.find("two").await.unwrap(), None);
    entries(&store, one, other).await;
    people(&store, one, other).await;
    many_at_once(&store, other).await;
    tables(&store, one, other).await;
    pulse(&store).await;
    texts(&store).await;
    codes(&store).await;
    guesses(&store).await;
    many_codes_at_once(&store).await;
    lobby(&store).await;
    turns::turns(&store).await;
    turns::browsers(&store).await;
    reports::reports(&store).await;
}

async fn entries(store: &Arc<dyn Store>, one: TableId, other: TableId) {
    assert_eq!(append(store, one, row(0, None)).await, Appended::Saved);
    assert_eq!(append(store, one, row(0, None)).await, Appended::Taken, "a number is free once");
    assert_eq!(append(store, other, row(0, None)).await, Appended::Saved);
    assert_eq!(append(store, one, row(1, Some(3))).await, Appended::Saved);
    assert_eq!(append(store, one, row(2, Some(4))).await, Appended::Saved);
    assert_eq!(append(store, one, row(3, None)).await, Appended::Saved);
    assert_eq!(append(store, one, row(4, None)).await, Appended::Saved);
    assert_eq!(store.read(one, Seq(3)).await.unwrap(), [line(3), line(4)]);
    assert_eq!(store.read(one, Seq(5)).await.unwrap(), Vec::<String>::new());
}

async fn people(store: &Arc<dyn Store>, one: TableId, other: TableId) {
    for name in ["Mae", "Mae B."] {
        store.know(one, person(0, "00ff", name)).await.unwrap();
    }
    let comes = |seq, key: &str| Row { person: Some(person(1, key, "Ned")), ..row(seq, None) };
    assert_eq!(append(store, one, comes(4, "11")).await, Appended::Taken);
    assert_eq!(store.people(one).await.unwrap().len(), 1, "whoever comes by what is not kept did not come");
    assert_eq!(append(store, one, comes(5, "11")).await, Appended::Saved);
    let saved = store.load(one).await.unwrap().unwrap();
    assert_eq!((saved.header.as_str(), saved.lines.len()), ("header of one", 6));
    assert_eq!(saved.people, [person(0, "00ff", "Mae B."), person(1, "11", "Ned")]);

    store.know(other, person(0, "11", "Ned")).await.unwrap();
    assert_eq!(store.forget("11").await.unwrap(), 2, "somebody is forgotten at every table");
    assert_eq!(store.people(one).await.unwrap(), [person(0, "00ff", "Mae B.")]);
    assert_eq!(store.people(other).await.unwrap(), []);
    assert_eq!(store.load(one).await.unwrap().unwrap().lines.len(), 6, "what was played stays");
}

/// What people write is saved beside the log, and deleted without it.
async fn texts(store: &Arc<dyn Store>) {
    let (one, other) =
        (store.open(new_table("chat")).await.unwrap(), store.open(new_table("quiet")).await.unwrap());
    for (number, key) in [(0, "aa"), (1, "bb")] {
        store.know(one, person(number, key, "Somebody")).await.unwrap();
    }
    let wrote = |seq, by| Row { text: Some(format!("text {seq}")), ..row(seq, Some(by)) };
    for (seq, by) in [(0, 0), (1, 1)] {
        assert_eq!(append(store, one, wrote(seq, by)).await, Appended::Saved);
    }
    assert_eq!(append(store, one, wrote(1, 0)).await, Appended::Taken);
    let texts = async |from| {
        let texts = store.texts(one, Seq(from)).await.unwrap();
        texts.into_iter().map(|(seq, text)| (seq.0, text)).collect::<Vec<_>>()
    };
    let all = [(0, "text 0".to_owned()), (1, "text 1".to_owned())];
    assert_eq!((texts(0).await, texts(1).await), (all.to_vec(), all[1..].to_vec()));
    assert_eq!(store.texts(other, Seq(0)).await.unwrap().len(), 0);
    assert_eq!(store.forget("bb").await.unwrap(), 1);
    assert_eq!(texts(0).await, all[..1], "their texts go with their name");
    assert_eq!(store.forget_texts(Moment(100)).await.unwrap(), 0);
    assert_eq!(store.forget_texts(Moment(101)).await.unwrap(), 1);
    assert_eq!((texts(0).await.len(), store.read(one, Seq(0)).await.unwrap().len()), (0, 2));
}

/// Tables are listed, packed and deleted.
async fn tables(store: &Arc<dyn Store>, one: TableId, other: TableId) {
    let empty = store.open(new_table("empty")).await.unwrap();
    let heads = store.heads(&[empty, one, TableId(i64::MAX)]).await.unwrap();
    let mut so_far: Vec<_> = heads.iter().map(|head| (head.table, head.next, head.people)).collect();
    so_far.sort_unstable();
    assert_eq!(so_far, [(one, Seq(6), 1), (empty, Seq(0), 0)]);

    let all = store.list(None, Moment(u64::MAX), 10).await.unwrap();
    assert_eq!(all.iter().map(|table| table.head.table).collect::<Vec<_>>(), [one, other, empty]);
    assert_eq!((all[0].opened, all[0].last, all[0].closed), (Moment(7), Moment(105), false));
    assert_eq!((all[2].last, all[2].header.as_str()), (Moment(7), "header of empty"));
    let listed = |tables: Vec<online_server::Summary>| {
        tables.into_iter().map(|table| table.head.table).collect::<Vec<_>>()
    };
    assert_eq!(listed(store.list(None, Moment(u64::MAX), 1).await.unwrap()), [one]);
    assert_eq!(listed(store.list(Some(one), Moment(u64::MAX), 1).await.unwrap()), [other]);
    assert_eq!(listed(store.list(None, Moment(105), 10).await.unwrap()), [empty], "what was touched later");

    // A table that is packed is read as before, and goes on.
    assert!(!store.pack(one, Seq(5)).await.unwrap(), "it has gone on");
    let whole = store.load(one).await.unwrap();
    for goes_on in [false, true] {
        assert!(store.pack(one, Seq(6)).await.unwrap());
        assert_eq!(store.load(one).await.unwrap(), whole);
        assert_eq!(store.read(one, Seq(4)).await.unwrap(), [line(4), line(5)]);
        assert_eq!(append(store, one, row(3, None)).await, Appended::Taken);
        let saved = store.list(None, Moment(u64::MAX), 1).await.unwrap().remove(0);
        assert_eq!((saved.head.next, saved.last, saved.closed), (Seq(6), Moment(105), true));
        assert_eq!(store.heads(&[one]).await.unwrap()[0].next, Seq(6));
        if goes_on {
            assert_eq!(append(store, one, row(6, None)).await, Appended::Saved);
        }
    }
    assert_eq!(store.read(one, Seq(5)).await.unwrap(), [line(5), line(6)]);
    assert!(!store.list(None, Moment(u64::MAX), 1).await.unwrap()[0].closed);
    assert!(store.pack(one, Seq(7)).await.unwrap(), "it is packed again with what came after");
    assert_eq!(store.read(one, Seq(0)).await.unwrap(), (0..7).map(line).collect::<Vec<_>>());
    assert!(store.pack(empty, Seq(0)).await.unwrap());

    assert!(!store.remove(one, Seq(6)).await.unwrap(), "it has gone on");
    assert!(store.remove(one, Seq(7)).await.unwrap() && store.remove(empty, Seq(0)).await.unwrap());
    assert_eq!(store.find("one").await.unwrap(), None);
    assert_eq!(store.load(one).await.unwrap(), None);
    assert_eq!((store.read(one, Seq(0)).await.unwrap(), store.people(one).await.unwrap()), (vec![], vec![]));
    assert_eq!(append(store, one, row(7, None)).await, Appended::Gone);
    assert!(!store.remove(one, Seq(7)).await.unwrap() && !store.pack(one, Seq(7)).await.unwrap());
    store.know(one, person(0, "00ff", "Mae")).await.unwrap();
    assert_eq!(store.people(one).await.unwrap(), []);
}

/// A time in which no program is there is noted once.
async fn pulse(store: &Arc<dyn Store>) {
    const DAY: u64 = 86_400_000;
    let (one, other) = (NodeId(i64::MIN), NodeId(7));
    let beat = async |node, at| store.beat(node, Moment(at)).await.unwrap();
    assert_eq!(beat(one, 5).await.gaps, []);
    assert_eq!(beat(one, 2_000).await.gaps, []);
    let pulse = beat(other, 4_000).await;
    assert_eq!(pulse.gaps, []);
    assert!(pulse.nodes.contains(&(one, Moment(2_000))) && pulse.nodes.contains(&(other, Moment(4_000))));
    assert_eq!(beat(one, 6_900).await.gaps, [], "one is enough");
    let gap = Gap { from: Moment(6_900), to: Moment(20_000) };
    assert_eq!(beat(other, 20_000).await.gaps, [gap]);
    assert_eq!(beat(one, 20_100).await.gaps, [gap]);
    assert!(beat(one, 19_000).await.nodes.contains(&(one, Moment(20_100))), "a clock may be set back");
    let pulse = beat(other, 20_000 + 2 * DAY).await;
    assert_eq!((pulse.nodes, pulse.gaps.len()), (vec![(other, Moment(20_000 + 2 * DAY))], 2));
    assert_eq!(beat(other, 20_000 + 101 * DAY).await.gaps.len(), 2, "the first is forgotten");
}

/// Somebody types a code.
async fn typed(store: &Arc<dyn Store>, by: &str, number: u32, at: u64) -> Guess {
    store.guess(by, Some(number), Moment(at)).await.unwrap()
}

/// A table has one code for a while, and a code one table.
async fn codes(store: &Arc<dyn Store>) {
    let friday = store.open(new_table("friday")).await.unwrap();
    let sunday = store.open(new_table("sunday")).await.unwrap();
    let lend = async |table, number, until, at| {
        store.lend(table, ShortCode { number, until: Moment(until) }, Moment(at)).await.unwrap()
    };
    let code = ShortCode { number: 123_456, until: Moment(100) };
    assert_eq!(lend(friday, 123_456, 100, 0).await, Lent::Code(code));
    assert_eq!(lend(friday, 7, 160, 60).await, Lent::Code(code), "the table has one");
    assert_eq!(lend(sunday, 123_456, 160, 60).await, Lent::Taken);
    let other = ShortCode { number: 999_999, until: Moment(160) };
    assert_eq!(lend(sunday, 999_999, 160, 60).await, Lent::Code(other));
    assert_eq!(lend(TableId(i64::MAX), 8, 160, 60).await, Lent::Gone);
    assert_eq!(typed(store, "a", 123_456, 99).await, Guess::Leads("friday".to_owned()));
    assert_eq!(typed(store, "a", 999_999, 99).await, Guess::Leads("sunday".to_owned()));
    // One that has ended and one that never was are the same to whoever types it.
    assert_eq!(typed(store, "a", 123_456, 100).await, Guess::Nowhere);
    assert_eq!(typed(store, "b", 5, 100).await, Guess::Nowhere);
    let fresh = ShortCode { number: 123_456, until: Moment(300) };
    assert_eq!(lend(sunday, 123_456, 300, 200).await, Lent::Code(fresh), "what has ended is free");
    assert!(store.remove(sunday, Seq(0)).await.unwrap());
    assert_eq!(typed(store, "c", 123_456, 210).await, Guess::Nowhere, "the table is deleted");
    assert_eq!(lend(friday, 123_456, 300, 210).await, Lent::Code(fresh));
}

/// Nobody guesses for long: five times, once more a minute; all together a hundred times, once more in ten seconds.
async fn guesses(store: &Arc<dyn Store>) {
    const NOW: u64 = 10_000_000;
    let table = store.open(new_table("guessed")).await.unwrap();
    let code = ShortCode { number: 42, until: Moment(u64::MAX >> 1) };
    assert_eq!(store.lend(table, code, Moment(NOW)).await.unwrap(), Lent::Code(code));
    let leads = Guess::Leads("guessed".to_owned());
    let wrong = async |by: &str, at, times: u32| {
        let mut answered = 0;
        for number in 0..times {
            // A text without a number is as wrong as any other code.
            let number = Some(43).filter(|_| number % 2 == 0);
            answered += u32::from(store.guess(by, number, Moment(at)).await.unwrap() == Guess::Nowhere);
        }
        answered
    };
    assert_eq!(wrong("mae", NOW, 20).await, 5);
    assert_eq!(typed(store, "mae", 42, NOW).await, Guess::TooMany, "not even the right one");
    assert_eq!(typed(store, "ned", 42, NOW).await, leads, "nobody else pays for it");
    assert_eq!(wrong("mae", NOW + 60_000, 20).await, 1, "once more after a minute");
    // Whoever takes a new key for each guess is one of many.
    let later = NOW + 20 * 60_000;
    let mut many = 0;
    for key in 0..200 {
        many += wrong(&format!("key {key}"), later, 1).await;
    }
    assert_eq!(many, 100);
    assert_eq!(typed(store, "ned", 42, later).await, Guess::TooMany);
    assert_eq!(typed(store, "ned", 42, later + 10_000).await, leads);
    // As many at once are no more than one after the other; and what was forgiven is forgotten.
    let much_later = later + 60 * 60_000;
    store.beat(NodeId(7), Moment(much_later)).await.unwrap();
    let mut guessing = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let store = Arc::clone(store);
        guessing.spawn(async move { typed(&store, "mae", 43, much_later).await });
    }
    let answered = guessing.join_all().await.into_iter().filter(|guess| *guess == Guess::Nowhere).count();
    assert_eq!(answered, 5);
}

/// Of all programs that ask for a code of a table at once, all are given the same one.
async fn many_codes_at_once(store: &Arc<dyn Store>) {
    let table = store.open(new_table("asked")).await.unwrap();
    let mut asking = tokio::task::JoinSet::new();
    for number in 600_000..600_020 {
        let store = Arc::clone(store);
        let code = ShortCode { number, until: Moment(u64::MAX >> 1) };
        asking.spawn(async move { store.lend(table, code, Moment(10_000_000)).await.unwrap() });
    }
    let lent = asking.join_all().await;
    assert!(matches!(lent[0], Lent::Code(_)) && lent.iter().all(|other| *other == lent[0]), "{lent:?}");
}

/// The tables that are open to anyone, of programs that are there.
async fn lobby(store: &Arc<dyn Store>) {
    let now = 1_000_000_000_000;
    let (here, there) = (NodeId(i64::MAX), NodeId(-9));
    for node in [here, there] {
        store.beat(node, Moment(now)).await.unwrap();
    }
    let first = store.open(new_table("first")).await.unwrap();
    let second = store.open(new_table("second")).await.unwrap();
    let show = async |table, seq, node, listed: &str| {
        let listed = listed.to_owned();
        store.show(InLobby { table, seq: Seq(seq), node, listed }).await.unwrap();
    };
    let shown = async |since, most| store.shown(Moment(since), most).await.unwrap();
    let row = |code: &str, listed: &str| (code.to_owned(), listed.to_owned());
    show(first, 3, here, "one").await;
    show(second, 1, there, "two").await;
    show(TableId(i64::MAX), 1, here, "nothing").await;
    let both = [row("second", "two"), row("first", "one")];
    assert_eq!(shown(now - 1, 10).await, both, "those that were opened last first");
    assert_eq!(shown(now - 1, 1).await, both[..1]);
    // What was seen later stands, whoever saw it.
    show(first, 2, there, "earlier").await;
    store.hide(first, Seq(2)).await.unwrap();
    assert_eq!(shown(now - 1, 10).await, both);
    show(first, 3, there, "changed").await;
    assert_eq!(shown(now - 1, 10).await, [both[0].clone(), row("first", "changed")]);
    show(first, 4, here, "one").await;
    assert_eq!(shown(now - 1, 10).await, both);
    // A program that says nothing any more has nothing there.
    store.beat(here, Moment(now + 10)).await.unwrap();
    assert_eq!(shown(now, 10).await, both[1..]);
    assert_eq!(shown(now + 10, 10).await, []);
    show(second, 1, here, "two").await;
    assert_eq!(shown(now, 10).await, both, "another has seen it since");
    store.hide(second, Seq(1)).await.unwrap();
    assert_eq!(shown(now, 10).await, both[1..]);
    assert!(store.remove(first, Seq(0)).await.unwrap());
    assert_eq!(shown(now, 10).await, [], "the table is deleted");
}

/// Of all that want a number one has it.
async fn many_at_once(store: &Arc<dyn Store>, table: online_server::TableId) {
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..40_u32 {
        let store = Arc::clone(store);
        writers.spawn(async move {
            let mut saved = 0;
            for seq in 1..=20 {
                let appended = store.append(table, row(seq, Some(writer))).await.unwrap();
                saved += usize::from(appended == Appended::Saved);
            }
            saved
        });
    }
    let mut saved = 0;
    while let Some(writer) = writers.join_next().await {
        saved += writer.unwrap();
    }
    assert_eq!(saved, 20);
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

#[tokio::test(flavor = "multi_thread")]
async fn the_story_of_postgres() {
    let Some(database) = Database::start() else { return };
    story(Arc::new(Postgres::open(&database.url()).await.unwrap())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_packed_over_and_over_takes_each_number_once() {
    let Some(database) = Database::start() else { return };
    let store = Postgres::open(&database.url()).await.unwrap();
    let table = store.open(new_table("one")).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    assert_eq!(append(&store, table, row(0, None)).await, Appended::Saved);
    let packing = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            loop {
                let next = store.heads(&[table]).await.unwrap()[0].next;
                store.pack(table, next).await.unwrap();
            }
        }
    });
    many_at_once(&store, table).await;
    packing.abort();
    assert_eq!(store.read(table, Seq(0)).await.unwrap(), (0..21).map(line).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_migrated_once_and_refused_if_it_is_of_a_later_version() {
    let Some(database) = Database::start() else { return };
    let url = database.url();
    let (one, other) = tokio::join!(Postgres::open(&url), Postgres::open(&url));
    one.unwrap().open(new_table("one")).await.unwrap();
    assert!(other.unwrap().find("one").await.unwrap().is_some());
    database.execute("INSERT INTO version VALUES (99)");
    let error = Postgres::open(&url).await.unwrap_err();
    assert!(error.to_string().contains("a later version has made it"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_comes_back_is_used_again() {
    let Some(mut database) = Database::start() else { return };
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&database.url()).await.unwrap());
    let table = store.open(new_table("one")).await.unwrap();
    assert_eq!(append(&store, table, row(0, Some(1))).await, Appended::Saved);
    database.stop();
    let error = store.append(table, row(1, None)).await.unwrap_err();
    assert!(!error.to_string().is_empty());
    database.start_again();
    // What was idle may be found broken; then it is opened anew.
    let mut again = store.append(table, row(1, Some(1))).await;
    for _ in 0..40 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        again = store.append(table, row(1, Some(1))).await;
    }
    assert!(matches!(again, Ok(Appended::Saved | Appended::Taken)), "{again:?}");
    assert_eq!(store.read(table, Seq(0)).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_sqlite_has_said_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let table = {
        let store = Sqlite::open(&file).unwrap();
        let table = store.open(new_table("one")).await.unwrap();
        store.append(table, row(0, Some(1))).await.unwrap();
        table
    };
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(store.find("one").await.unwrap(), Some(table));
    assert_eq!(store.append(table, row(0, Some(1))).await.unwrap(), Appended::Taken);
}

#[tokio::test]
async fn a_file_of_the_first_version_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let first = rusqlite::Connection::open(&file).unwrap();
    first.execute_batch(include_str!("../../src/store/sqlite-1.sql")).unwrap();
    first
        .execute_batch(
            "INSERT INTO tables VALUES (3, 'one', 'header of one', 7);
            INSERT INTO entries VALUES (3, 0, 100, 1, 'x', '{\"seq\":0}');
            INSERT INTO people VALUES (3, 0, '00ff', 'Mae');
            INSERT INTO beats VALUES (1, 500);
            PRAGMA user_version = 1;",
        )
        .unwrap();
    drop(first);
    for _ in 0..2 {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).unwrap());
        let table = store.find("one").await.unwrap().unwrap();
        let saved = store.load(table).await.unwrap().unwrap();
        assert_eq!((saved.lines, saved.people.len()), (vec![line(0)], 1));
        assert_eq!(append(&store, table, row(0, Some(1))).await, Appended::Taken);
        let code = ShortCode { number: 1, until: Moment(9_000) };
        assert_eq!(store.lend(table, code, Moment(8_000)).await.unwrap(), Lent::Code(code));
        let pulse = store.beat(NodeId(1), Moment(9_000)).await.unwrap();
        assert_eq!(pulse.gaps, [Gap { from: Moment(500), to: Moment(9_000) }], "nobody was there meanwhile");
    }
}

#[test]
fn a_file_of_a_later_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let later = rusqlite::Connection::open(&file).unwrap();
    later.execute_batch("PRAGMA user_version = 99;").unwrap();
    drop(later);
    let error = Sqlite::open(&file).unwrap_err();
    assert!(error.to_string().contains("a later version has made it"), "{error}");
}

#[tokio::test]
async fn a_copy_is_as_the_store_was_at_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.sqlite"), folder.path().join("copy.sqlite"));
    assert!(Sqlite::backup(&file, &copy).is_err(), "there is nothing to copy");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).unwrap());
    let table = store.open(new_table("one")).await.unwrap();
    append(&store, table, row(0, Some(1))).await;
    Sqlite::backup(&file, &copy).unwrap();
    append(&store, table, row(1, Some(1))).await;
    let copy: Arc<dyn Store> = Arc::new(Sqlite::open(&copy).unwrap());
    assert_eq!(copy.read(table, Seq(0)).await.unwrap(), [line(0)]);
    assert_eq!(append(&copy, table, row(1, Some(1))).await, Appended::Saved);
}
