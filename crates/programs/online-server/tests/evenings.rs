//! An evening goes on by itself: its rounds begin and end also where nobody has opened the club since a program began.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use online::club::{Club, Entry, Outside, Shape};
use online_server::{
    Appended, Clock, Hub, InProcess, Memory, Moment, NewTable, Row, Settings, Store, TableId,
};
use online_wire::{
    Opening, Options, ParticipantId,
    club::{ClubCommand, ClubRequest, Evening, Fill, Movement},
};
use serde_json::json;
use table::Seq;
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep},
};

/// A clock that goes as the time of the test does, perhaps so many milliseconds ahead.
struct Hours(Instant, AtomicU64);

impl Clock for Hours {
    fn now(&self) -> Moment {
        let ahead = self.1.load(Ordering::Relaxed);
        Moment(1_800_000_000_000).after(self.0.elapsed().as_millis() as u64).after(ahead)
    }
}

/// A store with a club, and the programs that serve it.
struct House {
    store: Arc<dyn Store>,
    clock: Arc<Hours>,
    club: TableId,
}

impl House {
    /// A program that serves it and says every second that it is there.
    async fn program(&self) -> (Hub, JoinHandle<()>) {
        let hub = Hub::begin(Settings {
            store: Arc::clone(&self.store),
            bus: Arc::new(InProcess::default()),
            clock: Arc::clone(&self.clock) as Arc<dyn Clock>,
            thinkers: 0,
            public_url: None,
            notifier: None,
        });
        let hub = hub.await.unwrap();
        let beating = hub.clone();
        let beat = tokio::spawn(async move {
            loop {
                sleep(Duration::from_secs(1)).await;
                beating.beat().await.unwrap();
            }
        });
        (hub, beat)
    }

    async fn keep(&self, club: &mut Club, entry: Entry) {
        let row = Row {
            seq: entry.seq,
            at: entry.at,
            by: entry.by,
            line: entry.to_line().unwrap(),
            person: None,
            text: None,
        };
        assert_eq!(self.store.append(self.club, row).await.unwrap(), Appended::Saved);
        club.apply(entry);
    }

    /// Lets time go by until an entry of the club says this; gives what all of them say from the first on.
    async fn until(&self, says: &str) -> Vec<String> {
        for _ in 0..7_200 {
            let lines = self.store.read(self.club, Seq(0)).await.unwrap();
            if lines.iter().any(|line| line.contains(says)) {
                return lines;
            }
            sleep(Duration::from_secs(1)).await;
        }
        panic!("nothing says {says} in two hours");
    }
}

/// A club whose director has begun an evening of one deal, and has gone.
async fn begun() -> House {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let clock = Arc::new(Hours(Instant::now(), AtomicU64::new(0)));
    let mut club = Club::found("wattle".to_owned(), "Wattle Street", "ticket".to_owned());
    let (code, header) = ("club".to_owned(), club.header().to_text().unwrap());
    let id = store.open(NewTable { code, header, at: clock.now() }).await.unwrap();
    let house = House { store, clock, club: id };
    let arrival = club.arrival(house.clock.now(), ParticipantId(0));
    house.keep(&mut club, arrival).await;
    let rules = json!({ "preset": "australian-4" }).as_object().unwrap().clone();
    let opening = Opening { game: "five-hundred".to_owned(), rules, options: Options::default() };
    let plan = Evening {
        opening,
        at: house.clock.now(),
        deals: 1,
        per_round: 1,
        movement: Movement::Nobody,
        fill: Fill::Bots,
    };
    let commands =
        [ClubCommand::Plan(Box::new(plan)), ClubCommand::CheckIn { partner: None }, ClubCommand::Start {}];
    for (number, command) in commands.into_iter().enumerate() {
        let request = ClubRequest { id: number.to_string(), command };
        let shape = |_: &Opening| Some(Shape { seats: 4, partners: true });
        let outside = Outside { wall: house.clock.now(), ticket: "fresh", shape: &shape };
        let entry = club.propose(house.clock.now(), ParticipantId(0), &request, outside).unwrap();
        house.keep(&mut club, entry).await;
    }
    house
}

#[tokio::test(start_paused = true)]
async fn a_round_ends_after_a_restart_also_where_nobody_opens_the_club() {
    let house = begun().await;
    let (hub, beat) = house.program().await;
    house.until("\"round\"").await;
    beat.abort();
    hub.end().await;
    sleep(Duration::from_secs(600)).await;
    let until = house.clock.now();
    let (_hub, beat) = house.program().await;
    let lines = house.until("\"ended\"").await;
    beat.abort();
    let said = |what: &str| lines.iter().filter(|line| line.contains(what)).count();
    assert_eq!((said("\"time_up\""), said("\"ended\"")), (1, 1), "{lines:?}");
    // The time in which nobody served it is nobody’s loss.
    assert!(said("\"delayed\"") == 1 && house.clock.now() > until.after(7 * 60_000), "{lines:?}");
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_was_a_day_ahead_for_a_moment_stops_no_evening() {
    let house = begun().await;
    let (_hub, beat) = house.program().await;
    house.until("\"round\"").await;
    house.clock.1.store(24 * 3_600_000, Ordering::Relaxed);
    // Somebody looks at the club, and it goes on by the clock that is wrong.
    sleep(Duration::from_secs(15)).await;
    house.clock.1.store(0, Ordering::Relaxed);
    let set_right = house.clock.now();
    let lines = house.until("\"ended\"").await;
    beat.abort();
    let minutes = (house.clock.now().0 - set_right.0) / 60_000;
    assert!(minutes < 20, "{minutes} minutes: {lines:?}");
}
