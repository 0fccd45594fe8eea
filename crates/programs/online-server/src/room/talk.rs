//! Those who are at a table, what they want and what they are told.

use std::collections::HashMap;

use axum::body::Bytes;
use online::{Applied, Game, Moment, Order, ParticipantId, Refusal};
use online_wire::{
    Answer, LONGEST_ID, Message, Refused, Request, TableCommand, Welcome,
    closed::{BUSY, ELSEWHERE, LOCKED, REMOVED},
    http::Look,
    person_name,
};
use table::{Recall, Seq};

use super::{Frame, Join, Mail, NotSaved, Out, Room, Stuck, TRIES};
use crate::{
    SavedPerson,
    bus::Says,
    keys::{self, KeyHash},
    websocket::frame,
};

/// Somebody who is connected.
pub(super) struct Viewer {
    pub(super) participant: ParticipantId,
    /// Since when.
    pub(super) since: Moment,
    recall: Recall,
    out: Out,
}

impl<G: Game> Room<G> {
    /// Takes a message.
    pub(super) async fn take(&mut self, mail: Mail) -> Result<(), Stuck> {
        match mail {
            Mail::Join(join) => {
                let mut out = join.out.clone();
                if let Err(why) = self.join(*join).await {
                    // Whoever is gone needs no answer.
                    let _ = out.try_send(Frame::Close(why));
                }
            }
            Mail::Ask { connection, request } => self.ask(connection, *request).await?,
            Mail::Gone(connection) => self.gone(connection),
            Mail::Look(reply) => {
                let look =
                    Look { opening: self.table.opening().clone(), participants: self.table.participants() };
                let _ = reply.send(look);
            }
            Mail::Records(reply) => {
                let records = serde_json::to_value(self.table.records()).unwrap_or_default();
                let _ = reply.send(records);
            }
            Mail::Order(orders) => {
                let (orders, reply) = *orders;
                self.obey(orders).await?;
                // Whoever asked may have gone.
                let _ = reply.send(self.table.report());
            }
            Mail::Note(note) if note.name == self.table.name() => match note.says {
                Says::At(next) if next > self.table.next_seq() => self.catch_up().await?,
                Says::At(_) => {}
                Says::Here(participant, since) => self.came_elsewhere(participant, since),
                Says::Named => self.know_others().await?,
            },
            Mail::Behind => self.catch_up().await?,
            Mail::Renamed => self.know_others().await?,
            Mail::NodeGone => {
                // What the lobby says of the table may have been that program’s word.
                self.in_lobby = None;
                self.miss_others();
            }
            Mail::Removed => self.is_removed = true,
            Mail::Note(_) | Mail::End => {}
        }
        Ok(())
    }

    /// Does what is ordered from outside, as far as it is not done.
    async fn obey(&mut self, orders: Vec<Order>) -> Result<(), Stuck> {
        for order in orders {
            for _ in 0..TRIES {
                let Some(entry) = self.table.ordered(self.now(), order) else { break };
                self.settle(entry).await?;
            }
        }
        Ok(())
    }

    async fn join(&mut self, join: Join) -> Result<(), u16> {
        let Join { key, fresh, hello, connection, out } = join;
        let name = hello.name.as_deref().and_then(person_name).unwrap_or_default();
        let recall = if hello.remembers { Recall::Perfect } else { Recall::Table };
        if self.known.participant(&key).is_none() {
            // They may have come elsewhere.
            self.catch_up().await.and(self.know_others().await).map_err(|Stuck| BUSY)?;
        }
        let by_link = hello.personal.and_then(|personal| self.table.person_of_link(&personal));
        let participant = self.admit(&key, &name, by_link).await?;
        // Only one connection of a person plays: the one that came last.
        self.close_others(participant, |_| true);
        self.leaving.remove(&participant);
        self.empty = None;
        let since = self.now();
        self.tell_others(Says::Here(participant, since));
        let missed = match hello.since {
            Some(seq) => self.missed(participant, seq).await,
            None => None,
        };
        let welcome = Welcome { key: fresh, missed, ..self.table.welcome(participant, recall) };
        let mut viewer = Viewer { participant, since, recall, out };
        viewer.say(&Message::Welcome(Box::new(welcome)));
        self.viewers.insert(connection, viewer);
        self.has_looked(&key).await;
        Ok(())
    }

    /// Whoever has come has seen what they may have been notified.
    async fn has_looked(&self, key: &KeyHash) {
        if self.hub.settings().notifier.is_none() {
            return;
        }
        let looked = self.hub.settings().store.turns().looked(&keys::written(key), self.hub.now()).await;
        if let Err(error) = looked {
            tracing::warn!(table = self.table.name(), %error, "somebody is taken not to have looked");
        }
    }

    /// Closes the connections of somebody who plays over another one now.
    pub(super) fn close_others(&mut self, participant: ParticipantId, which: impl Fn(&Viewer) -> bool) {
        self.viewers.retain(|_, viewer| {
            let stays = viewer.participant != participant || !which(viewer);
            if !stays {
                let _ = viewer.out.try_send(Frame::Close(ELSEWHERE));
            }
            stays
        });
        if self.viewers.is_empty() && self.empty.is_none() {
            self.empty = Some(self.now());
        }
    }

    /// Lets somebody come, or come back: by their personal link, or by their key.
    async fn admit(
        &mut self,
        key: &KeyHash,
        name: &str,
        by_link: Option<ParticipantId>,
    ) -> Result<ParticipantId, u16> {
        if let Some(other) =
            self.known.participant(key).filter(|&other| by_link.is_some_and(|it| it != other))
        {
            // Whom they were before by this key, nobody is any more.
            let name = self.known.name(other).to_owned();
            let nobody = SavedPerson { participant: other, key: String::new(), name, node: self.hub.node() };
            self.know(nobody).await.map_err(|Stuck| BUSY)?;
        }
        for _ in 0..TRIES {
            let before = by_link.or_else(|| self.known.participant(key));
            let participant = before.unwrap_or_else(|| self.table.next_participant());
            match before {
                Some(participant) if !self.table.may_come_back(participant) => return Err(REMOVED),
                None if self.table.is_locked() => return Err(LOCKED),
                _ => {}
            }
            let name = if name.is_empty() { self.known.name(participant) } else { name }.to_owned();
            let person = SavedPerson { participant, key: keys::written(key), name, node: self.hub.node() };
            let entry = match before {
                Some(participant) => self.table.presence(self.now(), participant, true),
                None => Some(self.table.arrival(self.now())),
            };
            let Some(entry) = entry else {
                self.know(person).await.map_err(|Stuck| BUSY)?;
                return Ok(participant);
            };
            match self.keep(entry, Some(person)).await {
                Ok(_) => return Ok(participant),
                Err(NotSaved::GoneOn) => {}
                Err(NotSaved::Busy) => break,
            }
        }
        Err(BUSY)
    }

    /// Does what somebody wants, and answers them. Where it is not known what became of it, there is no answer: they
    /// come back, and ask again.
    async fn ask(&mut self, connection: u64, request: Request) -> Result<(), Stuck> {
        let Some(viewer) = self.viewers.get(&connection) else { return Ok(()) };
        let (participant, id) = (viewer.participant, request.id.clone());
        let outcome = self.command(participant, request).await?;
        let (seq, refused) = match outcome {
            Ok(seq) => (Some(seq), None),
            Err(refused) => (None, Some(refused)),
        };
        if let Some(viewer) = self.viewers.get_mut(&connection) {
            viewer.say(&Message::Answer(Answer { id, seq, refused }));
        }
        Ok(())
    }

    async fn command(
        &mut self,
        participant: ParticipantId,
        request: Request,
    ) -> Result<Result<Seq, Refused>, Stuck> {
        if request.id.is_empty() || request.id.len() > LONGEST_ID {
            return Ok(Err(Refused { code: "bad_id".to_owned(), rule: None, seq: self.last() }));
        }
        if request.command == (TableCommand::Ping {}) {
            return Ok(Ok(self.last()));
        }
        for _ in 0..TRIES {
            // What the store kept may have been this.
            if let Some(&seq) = self.done.get(&(participant, request.id.clone())) {
                return Ok(Ok(seq));
            }
            let entry = match self.table.propose(self.now(), participant, &request) {
                Ok(entry) => entry,
                Err(refusal) => return Ok(Err(self.refused(&refusal))),
            };
            match self.keep(entry, None).await {
                Ok(seq) => return Ok(Ok(seq)),
                Err(NotSaved::GoneOn) => {}
                Err(NotSaved::Busy) => return Err(Stuck),
            }
        }
        let done = self.done.get(&(participant, request.id)).copied();
        Ok(done.ok_or_else(|| Refused { code: "busy".to_owned(), rule: None, seq: self.last() }))
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
        if !self.viewers.values().any(|other| other.participant == viewer.participant) {
            self.miss(viewer.participant);
        }
        if self.viewers.is_empty() {
            self.empty = Some(self.now());
        }
    }

    /// Tells everybody of an entry that is saved. Whoever can’t follow is cut off, and may come back.
    pub(super) fn tell(&mut self, applied: &Applied<G>) {
        let table = &self.table;
        let told = |viewer: &Viewer| {
            frame(&Message::Told(Box::new(table.update(applied, viewer.participant, viewer.recall))))
        };
        // Those who only look on are told the same, which is written once.
        let mut looking_on: HashMap<Recall, Option<Bytes>> = HashMap::new();
        let mut slow = Vec::new();
        self.viewers.retain(|_, viewer| {
            let text = if table.is_told_as_others(applied, viewer.participant) {
                looking_on.entry(viewer.recall).or_insert_with(|| told(viewer)).clone()
            } else {
                told(viewer)
            };
            let keeps_up = text.is_some_and(|text| viewer.pass(text));
            slow.extend((!keeps_up).then_some(viewer.participant));
            keeps_up
        });
        slow.into_iter().for_each(|participant| self.miss(participant));
        let sent_away: Vec<u64> = self
            .viewers
            .iter()
            .filter(|(_, viewer)| !self.table.may_come_back(viewer.participant))
            .map(|(&connection, _)| connection)
            .collect();
        for connection in sent_away {
            if let Some(mut viewer) = self.viewers.remove(&connection) {
                let _ = viewer.out.try_send(Frame::Close(REMOVED));
            }
        }
        if self.viewers.is_empty() && self.empty.is_none() {
            self.empty = Some(self.now());
        }
    }

    /// Closes every connection; whoever was there may come back.
    pub(super) fn close_all(&mut self) {
        for mut viewer in std::mem::take(&mut self.viewers).into_values() {
            let _ = viewer.out.try_send(Frame::Close(BUSY));
        }
    }

    pub(super) fn say_all(&mut self, message: &Message) {
        let Some(text) = frame(message) else { return };
        for viewer in self.viewers.values_mut() {
            viewer.pass(text.clone());
        }
    }
}

impl Viewer {
    /// Sends a message; false if the connection does not keep up.
    fn say(&mut self, message: &Message) -> bool {
        frame(message).is_some_and(|text| self.pass(text))
    }

    /// Sends a message that is written.
    fn pass(&mut self, text: Bytes) -> bool {
        self.out.try_send(Frame::Message(text)).is_ok()
    }
}
