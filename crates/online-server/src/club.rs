//! Clubs: each is a room like a table’s, a task that holds it in memory. It opens the tables of its evenings and sees to them; what
//! is kept of it decides, so that any program may do so.

mod room;
mod tables;

use std::collections::HashMap;

use kookaburra::GameKind;
use online_club::{Club, Header, Shape};
use online_wire::{
    Opening,
    club::{ClubHello, ClubRequest, Results},
    http::{ClubLook, Founded},
};
use table::{Seat, SeatSet};
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::{
    Hub, HubError, NewTable, TableId,
    hub::game,
    keys::{self, KeyHash},
    room::Frame,
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
    pub(crate) out: mpsc::Sender<Frame>,
}

/// The clubs of this program that are in memory.
#[derive(Default)]
pub(crate) struct Clubs(Mutex<HashMap<TableId, mpsc::Sender<ClubMail>>>);

impl Clubs {
    /// Wakes a club, if it is in memory. One that is just entered needs no waking, and one with so much mail looks by itself.
    pub(crate) fn wake(&self, club: TableId) {
        if let Ok(clubs) = self.0.try_lock()
            && let Some(room) = clubs.get(&club)
        {
            let _ = room.try_send(ClubMail::Wake);
        }
    }

    /// Tells every club that the program ends.
    pub(crate) async fn end(&self) {
        let rooms: Vec<_> = self.0.lock().await.drain().map(|(_, room)| room).collect();
        for room in &rooms {
            // A room that has ended needs no telling.
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
        let store = &self.settings().store;
        let id = store.find(code).await?.ok_or(HubError::NoSuchTable)?;
        let mut clubs = self.clubs().0.lock().await;
        if self.has_ended() {
            return Err(HubError::Busy);
        }
        if let Some(room) = clubs.get(&id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let kept = store.load(id).await?.ok_or(HubError::NoSuchTable)?;
        let header = Header::read(&kept.header).ok_or(HubError::NoSuchTable)?;
        let (mail, mailbox) = mpsc::channel(MAIL);
        let room = Room::new(self.clone(), id, Club::of_header(header), &kept, mailbox)?;
        tokio::spawn(room.run());
        clubs.insert(id, mail.clone());
        Ok(mail)
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
    let header = Club::found(name, title, ticket.clone()).header().to_text();
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
    match game(&opening.game).ok()? {
        GameKind::FiveHundred => shape_of::<five_hundred::Rules>(opening),
        GameKind::RummyFiveHundred => shape_of::<rummy_500::Rules>(opening),
    }
}

fn shape_of<G: online::Game>(opening: &Opening) -> Option<Shape> {
    let rules: G = online::read_rules(&opening.rules).ok()?;
    let pair = |one, other| [Seat(one), Seat(other)].into_iter().collect::<SeatSet>();
    let partners = rules.seats() == 4 && rules.sides() == [pair(0, 2), pair(1, 3)];
    Some(Shape { seats: rules.seats(), partners })
}
