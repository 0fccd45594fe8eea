//! What people report to whoever runs the server.

use std::sync::Arc;

use online::{Moment, ParticipantId};
use online_server::{Appended, Filed, NewReport, Party, Report, Row, Store, TableId};
use table::Seq;

use super::{append, new_table, person, row};

const DAY: u64 = 24 * 3_600_000;

fn report(table: TableId, key: &str, id: &str, at: u64) -> NewReport {
    NewReport {
        table,
        at: Moment(at),
        key: key.to_owned(),
        id: id.to_owned(),
        about: ParticipantId(1),
        said: Vec::new(),
        words: format!("words of {id}"),
    }
}

pub(crate) async fn reports(store: &Arc<dyn Store>) {
    let table = store.open(new_table("loud")).await.unwrap();
    let elsewhere = store.open(new_table("calm")).await.unwrap();
    for (number, key, name) in [(0, "rmae", "Mae"), (1, "rned", "Ned"), (2, "rivy", "Ivy")] {
        store.know(table, person(number, key, name)).await.unwrap();
    }
    store.know(elsewhere, person(0, "rbo", "Bo")).await.unwrap();
    for (seq, by) in [(0, 1), (1, 0), (2, 1)] {
        let wrote = Row { text: Some(format!("text {seq}")), ..row(seq, Some(by)) };
        assert_eq!(append(store, table, wrote).await, Appended::Saved);
    }
    let saved = store.reports();
    let file = async |report: NewReport| saved.report(report).await.unwrap();
    let all = async || saved.reports().await.unwrap();

    // Texts of others, and entries that are none, are not quoted.
    let quoting = NewReport { said: [0, 1, 2, 9].map(Seq).to_vec(), ..report(table, "rmae", "a", 2 * DAY) };
    assert_eq!(file(quoting.clone()).await, Filed::Saved);
    assert_eq!(file(quoting).await, Filed::Again, "it is made once");
    let party =
        |participant, name: &str| Party { participant: ParticipantId(participant), name: name.to_owned() };
    let made = Report {
        number: all().await[0].number,
        table,
        at: Moment(2 * DAY),
        by: party(0, "Mae"),
        about: party(1, "Ned"),
        said: vec!["text 0".to_owned(), "text 2".to_owned()],
        words: "words of a".to_owned(),
    };
    assert_eq!(all().await.as_slice(), std::slice::from_ref(&made));

    let empty =
        NewReport { words: String::new(), said: vec![Seq(1)], ..report(table, "rmae", "empty", 2 * DAY) };
    assert_eq!(file(empty).await, Filed::Empty, "Ned has not written this");
    for nobody in [
        report(elsewhere, "rmae", "x", 2 * DAY),
        report(table, "rbo", "x", 2 * DAY),
        report(table, "rned", "oneself", 2 * DAY),
        report(TableId(i64::MAX), "rmae", "x", 2 * DAY),
        NewReport { about: ParticipantId(7), ..report(table, "rmae", "x", 2 * DAY) },
    ] {
        assert_eq!(file(nobody.clone()).await, Filed::Nobody, "{nobody:?}");
    }

    for id in ["b", "c"] {
        assert_eq!(file(report(table, "rmae", id, 2 * DAY + 1)).await, Filed::Saved);
    }
    assert_eq!(file(report(table, "rmae", "d", 3 * DAY - 1)).await, Filed::TooMany);
    assert_eq!(file(report(table, "rivy", "a", 3 * DAY - 1)).await, Filed::Saved, "everybody has their own");
    assert_eq!(file(report(table, "rmae", "d", 3 * DAY)).await, Filed::Saved, "the first is a day old");

    assert_eq!(saved.forget_reports(Moment(2 * DAY)).await.unwrap(), 0);
    assert_eq!(saved.forget_reports(Moment(2 * DAY + 1)).await.unwrap(), 1);
    // The table goes, what was reported stays; its number is nobody else’s.
    assert!(store.remove(table, Seq(3)).await.unwrap());
    let told: Vec<_> = all().await.into_iter().map(|report| (report.by.name, report.words)).collect();
    let words = |by: &str, id: &str| (by.to_owned(), format!("words of {id}"));
    assert_eq!(told, [words("Mae", "b"), words("Mae", "c"), words("Ivy", "a"), words("Mae", "d")]);
    assert!(all().await.is_sorted_by(|one, other| one.number < other.number));
    assert!(all().await[0].number > made.number);

    store.forget("rivy").await.unwrap();
    assert_eq!(all().await.len(), 3, "whoever is forgotten is in no report that they made");
    store.forget("rned").await.unwrap();
    assert_eq!(all().await, [], "nor in one about them");
}
