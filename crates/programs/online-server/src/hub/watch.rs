//! How this program learns what others have kept: it is told, and in case it isn’t it looks now and then.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Weak, atomic::Ordering::Relaxed},
    time::Duration,
};

use tokio::{
    sync::broadcast::error::RecvError,
    time::{Instant, sleep_until},
};

use super::{Door, Hub, Inner};
use crate::{Head, Note, TableId, bus::Says, room::Mail};

/// How often it looks if there are others.
const POLL: Duration = Duration::from_secs(2);
/// The same if it is alone: a table may be deleted, a person forgotten.
const ALONE: Duration = Duration::from_secs(10);
/// How many tables are looked at together.
const TOGETHER: usize = 500;

impl Hub {
    /// Watches the tables in memory as long as this program serves them.
    pub(super) fn watch(&self) {
        let notes = self.settings().bus.listen();
        tokio::spawn(watch(Arc::downgrade(&self.0), notes));
    }

    /// Passes a note on to its room.
    fn take_note(&self, note: Note) {
        if note.from == self.node().0 {
            return;
        }
        let table = TableId(note.table);
        self.clubs().wake(table);
        self.clubs().gone_on(table);
        let door = self.rooms().get(&table).and_then(|cell| cell.get().cloned());
        let Some(door) = door else { return };
        let is_behind = |next: u64| door.progress.next.load(Relaxed) < next;
        if !matches!(note.says, Says::At(next) if !is_behind(next.0)) {
            // A room with so much mail reads on anyway, at the latest with the next poll.
            let _ = door.mail.try_send(Mail::Note(Box::new(note)));
        }
    }

    /// Wakes the rooms whose tables have gone on without them.
    async fn poll(&self) {
        let doors: BTreeMap<TableId, Door> = self.doors().into_iter().collect();
        let tables: Vec<TableId> = doors.keys().copied().collect();
        for some in tables.chunks(TOGETHER) {
            // Whether the store can be reached is seen with the next look.
            let Ok(heads) = self.settings().store.heads(some).await else { return };
            let heads: HashMap<TableId, Head> = heads.into_iter().map(|head| (head.table, head)).collect();
            for table in some {
                let (Some(door), head) = (doors.get(table), heads.get(table)) else { continue };
                let mail = match head {
                    None => Some(Mail::Removed),
                    Some(head) if head.next.0 > door.progress.next.load(Relaxed) => Some(Mail::Behind),
                    Some(head) if head.people != door.progress.people.load(Relaxed) => Some(Mail::Renamed),
                    Some(_) => None,
                };
                if let Some(mail) = mail {
                    let _ = door.mail.try_send(mail);
                }
            }
        }
    }
}

async fn watch(hub: Weak<Inner>, mut notes: tokio::sync::broadcast::Receiver<Note>) {
    let mut next = Instant::now() + POLL;
    loop {
        let note = tokio::select! {
            biased;
            note = notes.recv() => Some(note),
            () = sleep_until(next) => None,
        };
        let Some(hub) = hub.upgrade().map(Hub) else { return };
        match note {
            Some(Ok(note)) => {
                hub.take_note(note);
                continue;
            }
            // The settings hold the bus as long as the hub is there.
            Some(Err(RecvError::Closed)) => return,
            // Whatever was missed is found by looking.
            Some(Err(RecvError::Lagged(_))) | None => hub.poll().await,
        }
        next = Instant::now() + if hub.is_alone() { ALONE } else { POLL };
    }
}
