//! Whom tables wait for, and the browsers at which a notification may be sent.

use std::sync::Arc;

use online::{Awaited, Moment, ParticipantId};
use online_server::{Browser, Notification, Notified, Quiet, Store, Turn};
use table::Seq;

use super::{new_table, person};

/// A browser that wants to be notified.
fn browser(key: &str, endpoint: &str) -> Browser {
    let quiet = Quiet { from: 1_320, to: 480, offset: -240, zone: Some("America/Toronto".to_owned()) };
    Browser { endpoint: endpoint.to_owned(), key: key.to_owned(), quiet, before: None }
}

/// Where is notified now, and the notifications themselves.
async fn notifications(store: &Arc<dyn Store>, now: u64) -> Vec<Notification> {
    let mut notifications = store.turns().notifications(Moment(now), Moment(now + 50), 10).await.unwrap();
    notifications.sort_by(|one, other| one.endpoint.cmp(&other.endpoint));
    notifications
}

/// Whom a table waits for, and what becomes of the notifications at their browsers.
pub(crate) async fn turns(store: &Arc<dyn Store>) {
    let (friday, sunday) = (
        store.open(new_table("slow friday")).await.unwrap(),
        store.open(new_table("slow sunday")).await.unwrap(),
    );
    let turns = store.turns();
    for (table, participant, key) in [(friday, 0, "mae"), (friday, 1, "ned"), (sunday, 4, "mae")] {
        store.know(table, person(participant, key, "Somebody")).await.unwrap();
    }
    assert!(turns.subscribe(browser("mae", "phone"), Moment(1)).await.unwrap());
    assert!(turns.subscribe(browser("mae", "laptop"), Moment(2)).await.unwrap());
    let waits = async |table, next, participant, since: u64, from, missed| {
        let awaited = Awaited {
            participant: ParticipantId(participant),
            since: Moment(since),
            from: Moment(from),
            missed,
        };
        turns.wait_for(table, Seq(next), &[awaited], Some(Moment(from + 1_000))).await.unwrap();
    };
    let at = |notifications: &[Notification]| {
        notifications.iter().map(|notification| notification.endpoint.clone()).collect::<Vec<_>>()
    };
    waits(friday, 1, 0, 100, 100, true).await;
    assert_eq!(turns.turns_of("mae").await.unwrap(), [], "the table is not so far");
    waits(friday, 0, 0, 100, 120, true).await;
    waits(sunday, 0, 4, 90, 90, false).await;
    let turn = |of: &str, from, missed| Turn {
        code: format!("slow {of}"),
        header: format!("header of slow {of}"),
        from: Moment(from),
        missed,
    };
    assert_eq!(turns.turns_of("mae").await.unwrap(), [turn("sunday", 90, false), turn("friday", 120, true)]);
    assert_eq!(turns.turns_of("ned").await.unwrap(), []);
    assert_eq!(notifications(store, 119).await, []);
    let taken = notifications(store, 120).await;
    assert_eq!(at(&taken), ["laptop", "phone"]);
    let Notification { key, quiet, tried, until, .. } = taken[1].clone();
    assert_eq!((&*key, quiet, tried, until), ("mae", browser("", "").quiet, 1, Moment(170)));
    assert_eq!(notifications(store, 169).await, [], "another program has taken them");
    let taken = notifications(store, 170).await;
    assert_eq!((at(&taken).len(), taken[0].tried), (2, 2), "it is gone");
    turns.notified(&taken[0], Notified::Out(Moment(171))).await.unwrap();
    turns.notified(&taken[1], Notified::Again(Moment(300))).await.unwrap();
    // The same turn notifications no more; another one does where no notification is out.
    waits(friday, 0, 0, 100, 120, true).await;
    assert_eq!(notifications(store, 299).await, []);
    waits(friday, 0, 0, 200, 200, true).await;
    let taken = notifications(store, 200).await;
    assert_eq!((at(&taken), taken[0].tried), (vec!["phone".to_owned()], 1));
    waits(friday, 0, 0, 201, 201, true).await;
    turns.notified(&taken[0], Notified::Nothing).await.unwrap();
    let taken = notifications(store, 201).await;
    assert_eq!(at(&taken), ["phone"], "what came since stands");
    turns.notified(&taken[0], Notified::Later(Moment(400))).await.unwrap();
    assert_eq!(notifications(store, 399).await, []);
    turns.looked("mae", Moment(390)).await.unwrap();
    waits(sunday, 0, 4, 395, 395, true).await;
    let taken = notifications(store, 395).await;
    assert_eq!(at(&taken), ["laptop", "phone"], "they have looked");
    turns.notified(&taken[0], Notified::Nothing).await.unwrap();
    turns.notified(&taken[1], Notified::Gone).await.unwrap();
    assert_eq!(notifications(store, 10_000).await, []);
    // Friday goes on without them at 1201, Sunday at 1395.
    let due = async |now, most| turns.fallen_due(Moment(now), Moment(now + 50), most).await.unwrap();
    assert_eq!(due(1_200, 9).await, []);
    assert_eq!(due(1_201, 9).await, [friday]);
    assert_eq!(due(1_250, 9).await, [], "another program has taken it");
    let mut both = due(1_395, 1).await;
    both.extend(due(1_395, 9).await);
    both.sort_unstable();
    assert_eq!(both, [friday, sunday], "it is gone, and the other one is due");
    turns.wait_for(sunday, Seq(0), &[], None).await.unwrap();
    assert_eq!(turns.turns_of("mae").await.unwrap(), [turn("friday", 201, true)]);
    assert_eq!(due(9_000, 9).await, [friday]);
    assert!(store.remove(friday, Seq(0)).await.unwrap());
    assert_eq!(due(20_000, 9).await, []);
    assert_eq!(turns.turns_of("mae").await.unwrap(), []);
}

/// Which browsers are saved, and what signs the notifications.
pub(crate) async fn browsers(store: &Arc<dyn Store>) {
    let turns = store.turns();
    assert_eq!(turns.signs(b"one").await.unwrap(), b"one");
    assert_eq!(turns.signs(b"other").await.unwrap(), b"one");
    let table = store.open(new_table("browsers")).await.unwrap();
    for (participant, key) in [(0, "ivy"), (1, "bo")] {
        store.know(table, person(participant, key, "Somebody")).await.unwrap();
    }
    assert!(!turns.subscribe(browser("nobody", "x"), Moment(0)).await.unwrap());
    let subscribe = async |key: &str, endpoint: &str, before: Option<&str>, at| {
        let browser = Browser { before: before.map(str::to_owned), ..browser(key, endpoint) };
        assert!(turns.subscribe(browser, Moment(at)).await.unwrap());
    };
    let is_saved =
        async |key: &str, endpoint: &str| turns.quiet(key, Some(endpoint)).await.unwrap().is_some();
    for number in 0..6 {
        subscribe("ivy", &format!("ivy {number}"), None, number).await;
    }
    assert!(!is_saved("ivy", "ivy 0").await && is_saved("ivy", "ivy 1").await, "so many and no more");
    subscribe("ivy", "ivy new", Some("ivy 5"), 9).await;
    assert!(
        !is_saved("ivy", "ivy 5").await && is_saved("ivy", "ivy 1").await && is_saved("ivy", "ivy new").await
    );
    subscribe("bo", "ivy 1", Some("ivy 2"), 10).await;
    assert!(is_saved("bo", "ivy 1").await && !is_saved("ivy", "ivy 1").await, "one browser is one person’s");
    assert!(is_saved("ivy", "ivy 2").await, "nobody replaces what is another’s");
    turns.unsubscribe("bo", "ivy 2").await.unwrap();
    assert!(is_saved("ivy", "ivy 2").await);
    turns.unsubscribe("ivy", "ivy 2").await.unwrap();
    assert!(!is_saved("ivy", "ivy 2").await);
    assert_eq!(store.forget("ivy").await.unwrap(), 1);
    assert!(!is_saved("ivy", "ivy new").await, "it goes with the name");
    turns.forget_strangers().await.unwrap();
    assert!(is_saved("bo", "ivy 1").await);
    assert!(store.remove(table, Seq(0)).await.unwrap());
    assert!(turns.forget_strangers().await.unwrap() >= 1);
    assert!(!is_saved("bo", "ivy 1").await, "they are at no table");
}
