//! Those who are at a table, what they want and what they are told.

use std::sync::Arc;

use online::{Applied, Game, Refusal, Visitor, times::AWAY};
use online_wire::{Answer, Message, Refused, Request, Welcome};
use table::{Recall, Seq};
use tokio::sync::mpsc;

use super::{Frame, Join, Look, Mail, NotKept, Room};
use crate::{
    KeptPerson,
    keys::{self, KeyHash},
};

/// Closes a connection whose person plays in another tab now.
pub(crate) const ELSEWHERE: u16 = 4001;
/// Closes a connection of somebody whom the host has sent away.
pub(crate) const REMOVED: u16 = 4003;
/// Closes a connection to a table where nobody else may sit down.
pub(crate) const LOCKED: u16 = 4004;
/// Closes a connection that was too slow, or whose table can’t be reached now: it may come back.
pub(crate) const BUSY: u16 = 4009;

/// How often something is proposed anew because the table has gone on.
const TRIES: usize = 5;

/// Somebody who is connected.
pub(super) struct Viewer {
    visitor: Visitor,
    recall: Recall,
    out: mpsc::Sender<Frame>,
}

impl<G: Game> Room<G> {
    /// Takes a message.
    pub(super) async fn take(&mut self, mail: Mail) {
        match mail {
            Mail::Join(join) => {
                let out = join.out.clone();
                if let Err(why) = self.join(join).await {
                    // Whoever is gone needs no answer.
                    let _ = out.try_send(Frame::Close(why));
                }
            }
            Mail::Ask { connection, request } => self.ask(connection, request).await,
            Mail::Gone(connection) => self.gone(connection),
            Mail::Look(reply) => {
                let look = Look { opening: self.table.opening().clone(), company: self.table.company() };
                let _ = reply.send(look);
            }
            Mail::Records(reply) => {
                let records = serde_json::to_value(self.table.records()).unwrap_or_default();
                let _ = reply.send(records);
            }
            Mail::End => {}
        }
    }

    async fn join(&mut self, join: Join) -> Result<(), u16> {
        let Join { key, fresh, hello, connection, out } = join;
        let name = hello.name.unwrap_or_default();
        let recall = if hello.remembers { Recall::Perfect } else { Recall::Table };
        let by_link = hello.personal.and_then(|personal| self.table.person_of_link(&personal));
        let by_key = self.known.visitor(&key);
        let visitor = match by_link.or(by_key) {
            Some(visitor) => self.come_back(visitor, &name).await?,
            None => self.arrive(&name).await?,
        };
        if by_key != Some(visitor) || !name.is_empty() {
            self.learn(&key, visitor, name, by_key.filter(|&other| other != visitor)).await?;
        }
        // Only one connection of a person plays: the one that came last.
        self.viewers.retain(|_, viewer| {
            let stays = viewer.visitor != visitor;
            if !stays {
                let _ = viewer.out.try_send(Frame::Close(ELSEWHERE));
            }
            stays
        });
        self.leaving.remove(&visitor);
        self.empty = None;
        let missed = match hello.since {
            Some(since) => self.missed(visitor, since).await,
            None => None,
        };
        let welcome = Welcome { key: fresh, missed, ..self.table.welcome(visitor, recall) };
        let viewer = Viewer { visitor, recall, out };
        viewer.say(&Message::Welcome(Box::new(welcome)));
        self.viewers.insert(connection, viewer);
        Ok(())
    }

    /// Notes that whoever has a key is somebody; whom they were before by this key, nobody is any more.
    async fn learn(
        &mut self,
        key: &KeyHash,
        visitor: Visitor,
        name: String,
        before: Option<Visitor>,
    ) -> Result<(), u16> {
        let store = &self.hub.settings().store;
        let known = |visitor, key, name| store.know(self.id, KeptPerson { visitor, key, name });
        if let Some(before) = before {
            known(before, String::new(), self.table.name_of(before)).await.map_err(|_| BUSY)?;
        }
        let name = if name.is_empty() { self.table.name_of(visitor) } else { name };
        known(visitor, keys::written(key), name).await.map_err(|_| BUSY)?;
        self.known.learn(key, visitor);
        Ok(())
    }

    async fn come_back(&mut self, visitor: Visitor, name: &str) -> Result<Visitor, u16> {
        if !self.table.may_come_back(visitor) {
            return Err(REMOVED);
        }
        if !name.is_empty() {
            self.table.rename(visitor, name);
        }
        for _ in 0..TRIES {
            let Some(entry) = self.table.presence(self.now(), visitor, true) else { return Ok(visitor) };
            match self.keep(entry, None).await {
                Ok(_) => return Ok(visitor),
                Err(NotKept::GoneOn) => {}
                Err(NotKept::Busy) => break,
            }
        }
        Err(BUSY)
    }

    async fn arrive(&mut self, name: &str) -> Result<Visitor, u16> {
        if self.table.is_locked() {
            return Err(LOCKED);
        }
        for _ in 0..TRIES {
            let visitor = self.table.next_visitor();
            let entry = self.table.arrival(self.now());
            match self.keep(entry, Some(name)).await {
                Ok(_) => return Ok(visitor),
                Err(NotKept::GoneOn) => {}
                Err(NotKept::Busy) => break,
            }
        }
        Err(BUSY)
    }

    /// Does what somebody wants, and answers them.
    async fn ask(&mut self, connection: u64, request: Request) {
        let Some(viewer) = self.viewers.get(&connection) else { return };
        let (visitor, id) = (viewer.visitor, request.id.clone());
        let outcome = self.wish(visitor, request).await;
        let (seq, refused) = match outcome {
            Ok(seq) => (Some(seq), None),
            Err(refused) => (None, Some(refused)),
        };
        if let Some(viewer) = self.viewers.get(&connection) {
            viewer.say(&Message::Answer(Answer { id, seq, refused }));
        }
    }

    async fn wish(&mut self, visitor: Visitor, request: Request) -> Result<Seq, Refused> {
        if let Some(&seq) = self.done.get(&(visitor, request.id.clone())) {
            return Ok(seq);
        }
        for _ in 0..TRIES {
            let entry = self.table.propose(self.now(), visitor, &request);
            let entry = entry.map_err(|refusal| self.refused(&refusal))?;
            match self.keep(entry, None).await {
                Ok(seq) => return Ok(seq),
                Err(NotKept::GoneOn) => {}
                Err(NotKept::Busy) => break,
            }
            // What the store kept may have been this.
            if let Some(&seq) = self.done.get(&(visitor, request.id.clone())) {
                return Ok(seq);
            }
        }
        Err(Refused { code: "busy".to_owned(), rule: None, seq: self.last() })
    }

    pub(super) fn last(&self) -> Seq {
        Seq(self.table.next_seq().0.saturating_sub(1))
    }

    fn refused(&self, refusal: &Refusal<G::Refusal>) -> Refused {
        let rule = match refusal {
            Refusal::Unlawful(why) => Some(G::rule(why).to_owned()),
            _ => None,
        };
        Refused { code: refusal.code().to_owned(), rule, seq: self.last() }
    }

    fn gone(&mut self, connection: u64) {
        let Some(viewer) = self.viewers.remove(&connection) else { return };
        if !self.viewers.values().any(|other| other.visitor == viewer.visitor) {
            self.leaving.insert(viewer.visitor, self.now().after(AWAY));
        }
        if self.viewers.is_empty() {
            self.empty = Some(self.now());
        }
    }

    /// Tells everybody of an entry that is kept. Whoever can’t follow is cut off, and may come back.
    pub(super) fn tell(&mut self, applied: &Applied<G>) {
        let table = &self.table;
        let slow = self.viewers.extract_if(|_, viewer| {
            let telling = Message::Told(Box::new(table.telling(applied, viewer.visitor, viewer.recall)));
            !viewer.say(&telling)
        });
        let slow: Vec<Visitor> = slow.map(|(_, viewer)| viewer.visitor).collect();
        for visitor in slow {
            self.leaving.insert(visitor, self.now().after(AWAY));
        }
        let sent_away: Vec<u64> = self
            .viewers
            .iter()
            .filter(|(_, viewer)| !self.table.may_come_back(viewer.visitor))
            .map(|(&connection, _)| connection)
            .collect();
        for connection in sent_away {
            if let Some(viewer) = self.viewers.remove(&connection) {
                let _ = viewer.out.try_send(Frame::Close(REMOVED));
            }
        }
        if self.viewers.is_empty() && self.empty.is_none() {
            self.empty = Some(self.now());
        }
    }

    /// Closes every connection; whoever was there may come back.
    pub(super) fn close_all(&mut self) {
        for (_, viewer) in self.viewers.drain() {
            let _ = viewer.out.try_send(Frame::Close(BUSY));
        }
    }

    pub(super) fn say_all(&self, message: &Message) {
        for viewer in self.viewers.values() {
            viewer.say(message);
        }
    }
}

impl Viewer {
    /// Sends a message; false if the connection does not keep up.
    fn say(&self, message: &Message) -> bool {
        let Ok(text) = serde_json::to_string(message) else { return false };
        self.out.try_send(Frame::Message(Arc::from(text))).is_ok()
    }
}
