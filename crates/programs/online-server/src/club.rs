//! Clubs: each is a room like a table’s, a task that holds it in memory. It opens the tables of its evenings and sees
//! to them; what is saved of it decides, so that any program may do so.

mod room;
mod tables;

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex as Lock, MutexGuard, PoisonError},
    time::Duration,
};

use online::club::{Club, Header, Shape};
use online::with_kind;
use online_wire::{
    Moment, Opening,
    club::{ClubHello, ClubRequest, Results},
    http::{ClubLook, Founded},
};
use table::{Seat, SeatSet};
use tokio::sync::{Mutex, Notify, mpsc, oneshot};

use crate::{
    Hub, HubError, NewTable, StoreError, TableId,
    hub::kind_of,
    keys::{self, KeyHash},
    room::Out,
};
use room::Room;

/// How many messages may wait for a club.
const MAIL: usize = 256;

/// A message to a club’s room.
pub(crate) enum ClubMail {
    /// Somebody comes, or comes back.
    Join(ClubJoin),
    /// Somebody wants something.
    Ask {
        /// Over which connection.
        connection: u64,
        /// What.
        request: ClubRequest,
    },
    /// A connection has ended.
    Gone(u64),
    /// What whoever has its code sees, with their key.
    Look(Option<KeyHash>, oneshot::Sender<ClubLook>),
    /// What came of an evening, for whoever has this key; nothing if they are no member, or there is none.
    Results(Option<KeyHash>, u32, oneshot::Sender<Option<Results>>),
    /// It may have gone on elsewhere.
    Wake,
    /// The program ends.
    End,
}

/// Somebody who comes to a club.
pub(crate) struct ClubJoin {
    pub(crate) key: KeyHash,
    /// The key itself, if it was made for this connection.
    pub(crate) fresh: Option<String>,
    pub(crate) hello: ClubHello,
    pub(crate) connection: u64,
    pub(crate) out: Out,
}

/// How many tables are looked at together, when clubs are looked for.
const TOGETHER: u32 = 200;
/// How long it takes until clubs are looked for again, if the store could not be asked.
const AGAIN: Duration = Duration::from_secs(1);

/// The clubs of this program that are in memory.
#[derive(Default)]
pub(crate) struct Clubs {
    rooms: Mutex<HashMap<TableId, mpsc::Sender<ClubMail>>>,
    /// The tables that clubs see to.
    seen_to: Lock<HashMap<TableId, Arc<GoneOn>>>,
}

/// The tables of a club that have gone on since it looked at them.
#[derive(Default)]
pub(crate) struct GoneOn {
    tables: Lock<BTreeSet<TableId>>,
    some: Notify,
}

impl GoneOn {
    /// Waits until there are some.
    async fn some(&self) {
        self.some.notified().await;
    }

    /// Those there are now.
    fn take(&self) -> BTreeSet<TableId> {
        std::mem::take(&mut self.tables.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Clubs {
    fn seen_to(&self) -> MutexGuard<'_, HashMap<TableId, Arc<GoneOn>>> {
        self.seen_to.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a club learn when a table goes on, here or elsewhere.
    fn follow(&self, table: TableId, gone_on: &Arc<GoneOn>) {
        self.seen_to().insert(table, Arc::clone(gone_on));
    }

    /// Lets it not learn that any more.
    fn unfollow(&self, table: TableId) {
        self.seen_to().remove(&table);
    }

    /// A table has gone on: the club that sees to it learns that.
    pub(crate) fn gone_on(&self, table: TableId) {
        let Some(club) = self.seen_to().get(&table).cloned() else { return };
        club.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
        club.some.notify_one();
    }

    /// Wakes a club, if it is in memory. One that is just entered needs no waking, and one with so much mail looks by
    /// itself.
    pub(crate) fn wake(&self, club: TableId) {
        if let Ok(clubs) = self.rooms.try_lock()
            && let Some(room) = clubs.get(&club)
        {
            let _ = room.try_send(ClubMail::Wake);
        }
    }

    /// Tells every club that the program ends.
    pub(crate) async fn end(&self) {
        let rooms: Vec<_> = self.rooms.lock().await.drain().map(|(_, room)| room).collect();
        for room in &rooms {
            // A room that has ended needs no update.
            let _ = room.send(ClubMail::End).await;
        }
        for room in &rooms {
            room.closed().await;
        }
    }
}

impl Hub {
    /// The room of the club with a code.
    ///
    /// # Errors
    /// There is none.
    pub(crate) async fn club(&self, code: &str) -> Result<mpsc::Sender<ClubMail>, HubError> {
        let id = self.settings().store.find(code).await?.ok_or(HubError::NoSuchTable)?;
        self.enter_club(id, |_| true).await?.ok_or(HubError::NoSuchTable)
    }

    /// The room of a club; one that is not in memory is entered if it is wanted.
    async fn enter_club(
        &self,
        id: TableId,
        is_wanted: impl Fn(&Club) -> bool,
    ) -> Result<Option<mpsc::Sender<ClubMail>>, HubError> {
        let mut clubs = self.clubs().rooms.lock().await;
        if self.has_ended() {
            return Err(HubError::Busy);
        }
        if let Some(room) = clubs.get(&id).filter(|room| !room.is_closed()) {
            return Ok(Some(room.clone()));
        }
        let saved = self.settings().store.load(id).await?.ok_or(HubError::NoSuchTable)?;
        let header = Header::read(&saved.header).ok_or(HubError::NoSuchTable)?;
        let (mail, mailbox) = mpsc::channel(MAIL);
        let room = Room::new(self.clone(), id, Club::of_header(header), &saved, mailbox)?;
        if !is_wanted(room.club()) {
            return Ok(None);
        }
        tokio::spawn(room.run());
        clubs.insert(id, mail.clone());
        Ok(Some(mail))
    }

    /// Enters every club whose evening goes on, as soon as the store can be asked: its rounds end also where nobody
    /// opens it.
    pub(crate) fn see_to_clubs(&self) {
        let this = self.clone();
        tokio::spawn(async move {
            while !this.has_ended() && this.enter_clubs().await.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
        });
    }

    async fn enter_clubs(&self) -> Result<(), StoreError> {
        let store = &self.settings().store;
        let mut after = None;
        loop {
            let tables = store.list(after, Moment(u64::MAX), TOGETHER).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            after = Some(last.head.table);
            for club in tables.iter().filter(|table| Header::read(&table.header).is_some()) {
                match self.enter_club(club.head.table, |club| club.due().is_some()).await {
                    Err(HubError::Store(error)) => return Err(error),
                    Err(error) => tracing::warn!(%error, "a club can’t be entered"),
                    Ok(_) => {}
                }
            }
        }
    }
}

/// Founds a club.
///
/// # Errors
/// The store, or there are no random numbers.
pub(crate) async fn found(hub: &Hub, title: &str) -> Result<Founded, HubError> {
    let code = keys::fresh_code(hub.clock()).ok_or(HubError::NoRandom)?;
    let ticket = keys::fresh_code(hub.clock()).ok_or(HubError::NoRandom)?;
    let name = keys::fresh_name(hub.clock()).ok_or(HubError::NoRandom)?;
    let header = Club::found(name, title, ticket.clone()).header().to_text().map_err(StoreError::from)?;
    hub.settings().store.open(NewTable { code: code.clone(), header, at: hub.now() }).await?;
    Ok(Founded { code, ticket })
}

/// A club as whoever has its code sees it.
///
/// # Errors
/// There is none.
pub(crate) async fn look(hub: &Hub, code: &str, key: Option<KeyHash>) -> Result<ClubLook, HubError> {
    ask(hub, code, |reply| ClubMail::Look(key, reply)).await
}

/// What came of an evening, for a member.
///
/// # Errors
/// There is no such club.
pub(crate) async fn results(
    hub: &Hub,
    code: &str,
    number: u32,
    key: Option<KeyHash>,
) -> Result<Option<Results>, HubError> {
    ask(hub, code, |reply| ClubMail::Results(key, number, reply)).await
}

async fn ask<T>(hub: &Hub, code: &str, mail: impl Fn(oneshot::Sender<T>) -> ClubMail) -> Result<T, HubError> {
    let room = hub.club(code).await?;
    let (reply, replied) = oneshot::channel();
    room.send(mail(reply)).await.map_err(|_| HubError::Busy)?;
    replied.await.map_err(|_| HubError::Busy)
}

/// The shape of the tables that are opened so; nothing if none can be.
fn shape(opening: &Opening) -> Option<Shape> {
    with_kind!(kind_of(opening).ok()?, Rules => shape_of::<Rules>(opening))
}

fn shape_of<G: online::Game>(opening: &Opening) -> Option<Shape> {
    let rules: G = online::read_rules(&opening.rules).ok()?;
    // What was noticed at one open table and not at another can’t be compared.
    if G::acts_stand() {
        return None;
    }
    let pair = |one, other| [Seat(one), Seat(other)].into_iter().collect::<SeatSet>();
    let partners = rules.seats() == 4 && rules.sides() == [pair(0, 2), pair(1, 3)];
    Some(Shape { seats: rules.seats(), partners })
}
