//! A club in memory: a task that takes what its members want, has it kept, sees to the tables of its evening, and tells
//! everybody.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use fair_shuffle::Secret;
use online::Moment;
use online::club::{Applied, Club, Due, DueWhat, Entry, Outside, TableKeys};
use online_wire::{
    PROTOCOL, ParticipantId, Refused,
    closed::{BUSY, ELSEWHERE, LOCKED, REMOVED},
    club::{ClubAnswer, ClubCommand, ClubMessage, ClubRequest, ClubWelcome, TableRow},
    http::ClubLook,
};
use table::{Seed, Seq};
use tokio::{sync::mpsc, time::sleep};

use super::{ClubJoin, ClubMail, GoneOn, shape, tables::Seen};
use crate::{
    Appended, Hub, HubError, Row, SavedPerson, SavedTable, StoreError, TableId,
    bus::Says,
    clock::Flow,
    hub::Known,
    keys::{self, KeyHash},
    room::{Frame, Out},
    websocket::frame,
};

/// How often a club looks what others have kept and how far its tables are, in milliseconds: it is told, unless a note
/// was lost.
const LOOK: u64 = 2_000;
/// The same where nobody else keeps anything.
const ALONE: u64 = 10_000;
/// When it asks a table again that could not be had, in milliseconds.
pub(super) const AGAIN: u64 = 500;
/// How often a club looks who has been forgotten, or has another name, in milliseconds.
const NAMES: u64 = 10_000;
/// How long a club stays in memory in which nobody is, in milliseconds.
const EMPTY: u64 = 60_000;
/// How many connections a member has at most.
const CONNECTIONS: usize = 8;
/// How often something is proposed anew because the club has gone on.
const TRIES: usize = 5;

/// The club can’t go on: what is saved can’t be had, or can’t be followed.
pub(super) struct Stuck;

/// Somebody who is connected.
struct Viewer {
    member: ParticipantId,
    out: Out,
    /// The rows that they were told.
    rows: Vec<TableRow>,
}

/// A club in memory.
pub(super) struct Room {
    pub(super) hub: Hub,
    id: TableId,
    pub(super) club: Club,
    mailbox: mpsc::Receiver<ClubMail>,
    pub(super) known: Known,
    viewers: BTreeMap<u64, Viewer>,
    /// The entries that requests became.
    done: HashMap<(ParticipantId, String), Seq>,
    /// The tables of the round, and when it began.
    pub(super) seen: Vec<Seen>,
    pub(super) opened: Option<Moment>,
    /// Those of them that have gone on.
    pub(super) gone_on: Arc<GoneOn>,
    /// Whether tables of rounds that are over may not know yet that they are.
    pub(super) has_left_over: bool,
    looked: Moment,
    named: Moment,
    empty: Moment,
    /// The time there.
    flow: Flow,
}

impl Room {
    pub(super) fn new(
        hub: Hub,
        id: TableId,
        club: Club,
        saved: &SavedTable,
        mailbox: mpsc::Receiver<ClubMail>,
    ) -> Result<Self, HubError> {
        let now = hub.now();
        let mut this = Self {
            hub,
            id,
            club,
            mailbox,
            known: Known::of(&saved.people),
            viewers: BTreeMap::new(),
            done: HashMap::new(),
            seen: Vec::new(),
            opened: None,
            gone_on: Arc::default(),
            has_left_over: true,
            looked: now,
            named: now,
            empty: now,
            flow: Flow::from(Moment::default(), now, ""),
        };
        for line in &saved.lines {
            let applied = this.club.apply_line(line).map_err(|error| StoreError(error.to_string()))?;
            this.note(applied);
        }
        for person in &saved.people {
            this.club.rename(person.participant, &person.name);
        }
        this.flow = Flow::from(this.club.last_moment(), now, this.club.name());
        (this.looked, this.named, this.empty) = (this.now(), this.now(), this.now());
        Ok(this)
    }

    /// Now, by the time of this club.
    pub(super) fn now(&self) -> Moment {
        self.flow.now(self.hub.now())
    }

    pub(super) const fn club(&self) -> &Club {
        &self.club
    }

    fn note(&mut self, applied: Applied) {
        self.flow.note(self.club.last_moment());
        if let Some(request) = applied.request {
            self.done.insert(request, applied.seq);
        }
    }

    /// Lets the club go on until nobody needs it in memory.
    pub(super) async fn run(mut self) {
        while !self.is_deserted() {
            let wait = Duration::from_millis(self.wait());
            let mail = tokio::select! {
                biased;
                mail = self.mailbox.recv() => match mail {
                    None | Some(ClubMail::End) => break,
                    mail => mail,
                },
                () = self.gone_on.some() => None,
                () = sleep(wait) => None,
            };
            if self.turn(mail).await.is_err() {
                break;
            }
        }
        self.unfollow();
        self.say_all(&ClubMessage::GoingAway);
        for mut viewer in std::mem::take(&mut self.viewers).into_values() {
            let _ = viewer.out.try_send(Frame::Close(BUSY));
        }
    }

    /// When it looks by itself how things stand.
    fn next_look(&self) -> Moment {
        self.looked.after(if self.hub.is_alone() { ALONE } else { LOOK })
    }

    /// How long nothing needs to be done, in milliseconds.
    fn wait(&self) -> u64 {
        let now = self.now();
        let left_over = self.has_left_over.then(|| now.after(AGAIN));
        let due = self.club.due().map(|due| due.at).into_iter();
        let next = due.chain(self.next_again()).chain(left_over).fold(self.next_look(), Moment::min);
        next.0.saturating_sub(now.0).min(ALONE)
    }

    /// Nobody has been connected for a while, and no evening is played.
    fn is_deserted(&self) -> bool {
        let long = self.viewers.is_empty() && self.empty.after(EMPTY) <= self.now();
        long && self.club.due().is_none() && self.mailbox.is_empty()
    }

    async fn turn(&mut self, mail: Option<ClubMail>) -> Result<(), Stuck> {
        if !self.hub.is_alone() {
            self.catch_up().await?;
        }
        self.make_good().await?;
        if self.next_look() <= self.now() {
            self.looked = self.now();
            self.ask_all();
        }
        if let Some(mail) = mail {
            self.take(mail).await?;
        }
        self.see_to_tables().await?;
        self.go_on().await?;
        self.look_at_names().await?;
        self.tell_rows();
        Ok(())
    }

    /// The times in which no program could be reached are added to whatever runs.
    async fn make_good(&mut self) -> Result<(), Stuck> {
        let pulse = self.hub.pulse().await.map_err(|_| Stuck)?;
        let last = self.club.last_moment();
        let missed = pulse.gaps.iter().map(|gap| gap.to.0.saturating_sub(gap.from.max(last).0));
        let length: u64 = missed.sum();
        if length > 0 && self.club.due().is_some() {
            let to = pulse.gaps.iter().map(|gap| gap.to).max().unwrap_or_default();
            let entry = self.club.delayed(to.max(self.now()), length);
            self.settle(entry).await?;
        }
        Ok(())
    }

    async fn take(&mut self, mail: ClubMail) -> Result<(), Stuck> {
        match mail {
            ClubMail::Join(join) => {
                let mut out = join.out.clone();
                if let Err(why) = self.join(join).await? {
                    // Whoever is gone needs no answer.
                    let _ = out.try_send(Frame::Close(why));
                }
            }
            ClubMail::Ask { connection, request } => self.ask(connection, request).await?,
            ClubMail::Gone(connection) => {
                self.viewers.remove(&connection);
                self.empty = self.now();
            }
            ClubMail::Look(key, reply) => {
                let look = ClubLook {
                    title: self.club.title().to_owned(),
                    members: u32::try_from(self.club.count()).unwrap_or(u32::MAX),
                    member: self.member(key.as_ref()).is_some(),
                    evening: self.club.plan().cloned(),
                };
                let _ = reply.send(look);
            }
            ClubMail::Results(key, number, reply) => {
                let _ = reply.send(self.member(key.as_ref()).and_then(|_| self.club.results(number)));
            }
            ClubMail::Wake | ClubMail::End => {}
        }
        Ok(())
    }

    /// The member with a key.
    fn member(&self, key: Option<&KeyHash>) -> Option<ParticipantId> {
        self.known.participant(key?).filter(|&member| self.club.is_member(member))
    }

    async fn join(&mut self, join: ClubJoin) -> Result<Result<(), u16>, Stuck> {
        let ClubJoin { key, fresh, hello, connection, out } = join;
        let name = hello.name.unwrap_or_default();
        for _ in 0..TRIES {
            let before = self.known.participant(&key);
            let belongs = self.member(Some(&key));
            let member = before.unwrap_or_else(|| self.club.next_member());
            let named = if name.is_empty() { self.known.name(member) } else { &name }.to_owned();
            let person = SavedPerson {
                participant: member,
                key: keys::written(&key),
                name: named,
                node: self.hub.node(),
            };
            if belongs.is_none() {
                if !self.club.may_come(member) {
                    return Ok(Err(REMOVED));
                }
                if !hello.ticket.as_deref().is_some_and(|ticket| self.club.is_ticket(ticket)) {
                    return Ok(Err(LOCKED));
                }
                let entry = self.club.arrival(self.now(), member);
                if !self.keep(entry, Some(person)).await? {
                    continue;
                }
            } else if self.known.person(member) != Some(&person) {
                self.hub.settings().store.know(self.id, person.clone()).await.map_err(|_| Stuck)?;
                self.learn(person);
                self.tell_all();
            }
            self.close_the_oldest(member);
            let now = self.club.update(member);
            let welcome = ClubWelcome { protocol: PROTOCOL.to_owned(), you: member, key: fresh, now };
            let mut viewer = Viewer { member, out, rows: Vec::new() };
            viewer.say(&ClubMessage::Welcome(Box::new(welcome)));
            self.viewers.insert(connection, viewer);
            return Ok(Ok(()));
        }
        Ok(Err(BUSY))
    }

    fn learn(&mut self, person: SavedPerson) {
        self.club.rename(person.participant, &person.name);
        self.known.learn(person);
    }

    async fn ask(&mut self, connection: u64, request: ClubRequest) -> Result<(), Stuck> {
        let Some(viewer) = self.viewers.get(&connection) else { return Ok(()) };
        let (member, id) = (viewer.member, request.id.clone());
        let (seq, refused) = match self.command(member, &request).await? {
            Ok(seq) => (Some(seq), None),
            Err(code) => (None, Some(Refused { code: code.to_owned(), rule: None, seq: self.last() })),
        };
        if let Some(viewer) = self.viewers.get_mut(&connection) {
            viewer.say(&ClubMessage::Answer(ClubAnswer { id, seq, refused }));
        }
        Ok(())
    }

    fn last(&self) -> Seq {
        Seq(self.club.next_seq().0.saturating_sub(1))
    }

    async fn command(
        &mut self,
        member: ParticipantId,
        request: &ClubRequest,
    ) -> Result<Result<Seq, &'static str>, Stuck> {
        if request.command == (ClubCommand::Ping {}) {
            return Ok(Ok(self.last()));
        }
        let ticket = keys::fresh_code(self.hub.clock()).ok_or(Stuck)?;
        for _ in 0..TRIES {
            if let Some(&seq) = self.done.get(&(member, request.id.clone())) {
                return Ok(Ok(seq));
            }
            let outside = Outside { wall: self.hub.now(), ticket: &ticket, shape: &shape };
            let entry = match self.club.propose(self.now(), member, request, outside) {
                Ok(entry) => entry,
                Err(refusal) => return Ok(Err(refusal.code())),
            };
            self.keep(entry, None).await?;
        }
        Ok(self.done.get(&(member, request.id.clone())).copied().ok_or("busy"))
    }

    /// Does whatever is due.
    async fn go_on(&mut self) -> Result<(), Stuck> {
        while let Some(due) = self.club.due().filter(|due| due.at <= self.now()) {
            let entry = self.due_entry(&due).ok_or(Stuck)?;
            self.settle(entry).await?;
            self.see_to_tables().await?;
        }
        Ok(())
    }

    fn due_entry(&self, due: &Due) -> Option<Entry> {
        let (secrets, tables) = match due.what {
            DueWhat::Commit(count) => (count, 0),
            DueWhat::Round(count) => (0, count),
            DueWhat::TimeUp | DueWhat::End => (0, 0),
        };
        let clock = self.hub.clock();
        let bytes = || {
            let mut bytes = [0; 32];
            clock.fill(&mut bytes).then_some(bytes)
        };
        let secrets = (0..secrets).map(|_| bytes().map(Secret)).collect::<Option<_>>()?;
        let keys =
            || Some(TableKeys::new(keys::fresh_code(clock)?, keys::fresh_name(clock)?, Seed(bytes()?)));
        let keys = (0..tables).map(|_| keys()).collect::<Option<_>>()?;
        self.club.due_entry(self.now(), due, secrets, keys)
    }

    pub(super) async fn settle(&mut self, entry: Entry) -> Result<(), Stuck> {
        self.keep(entry, None).await.map(drop)
    }

    /// Has an entry kept with the person who comes by it, and tells everybody; false if the club has gone on.
    async fn keep(&mut self, entry: Entry, person: Option<SavedPerson>) -> Result<bool, Stuck> {
        let row = Row {
            seq: entry.seq,
            at: entry.at,
            by: entry.by,
            line: entry.to_line().map_err(|error| {
                tracing::error!(club = self.club.name(), %error, "an entry can’t be written");
                Stuck
            })?,
            person: person.clone(),
            text: None,
        };
        match self.hub.settings().store.append(self.id, row).await {
            Ok(Appended::Saved) => {
                self.has_left_over |= entry.what.ends_a_round();
                let applied = self.club.apply(entry);
                self.note(applied);
                person.into_iter().for_each(|person| self.learn(person));
                self.open_round().await?;
                self.tell_all();
                self.hub.tell_others(self.id, self.club.name(), Says::At(self.club.next_seq()));
                return Ok(true);
            }
            Ok(Appended::Taken) => {}
            Ok(Appended::Gone) => return Err(Stuck),
            Err(error) => {
                tracing::warn!(club = self.club.name(), %error, "the outcome of an entry is not known");
            }
        }
        self.catch_up().await?;
        Ok(false)
    }

    /// Reads on what others have kept.
    async fn catch_up(&mut self) -> Result<(), Stuck> {
        let lines = self.hub.settings().store.read(self.id, self.club.next_seq()).await.map_err(|_| Stuck)?;
        if lines.is_empty() {
            return Ok(());
        }
        for line in lines {
            let applied = self.club.apply_line(&line).map_err(|error| {
                tracing::error!(club = self.club.name(), %error, "an entry can’t be followed");
                Stuck
            })?;
            self.note(applied);
            self.open_round().await?;
            self.tell_all();
        }
        self.know_others().await
    }

    async fn look_at_names(&mut self) -> Result<(), Stuck> {
        if self.named.after(NAMES) > self.now() {
            return Ok(());
        }
        self.know_others().await
    }

    /// Learns who came elsewhere, and forgets whoever is to be forgotten.
    async fn know_others(&mut self) -> Result<(), Stuck> {
        self.named = self.now();
        let people = self.hub.settings().store.people(self.id).await.map_err(|_| Stuck)?;
        let known = Known::of(&people);
        let mut changed = false;
        for member in (0..self.club.next_member().0).map(ParticipantId) {
            // Somebody may have been known before the entry was read by which they came.
            changed |= self.club.rename(member, known.name(member));
        }
        self.known = known;
        if changed {
            self.tell_all();
        }
        Ok(())
    }

    /// Tells everybody how things stand; whoever belongs to the club no more is let go.
    fn tell_all(&mut self) {
        let club = &self.club;
        self.viewers.retain(|_, viewer| {
            let update = club.update(viewer.member);
            viewer.say(&ClubMessage::Told(Box::new(update)))
        });
        let gone = |member: &ParticipantId| !club.is_member(*member);
        let sent_away: Vec<ParticipantId> =
            self.viewers.values().map(|viewer| viewer.member).filter(gone).collect();
        self.close(REMOVED, |viewer| sent_away.contains(&viewer.member));
        if self.viewers.is_empty() {
            self.empty = self.now();
        }
    }

    /// Tells directors of the tables, if anything has changed there.
    fn tell_rows(&mut self) {
        let rows = self.club.rows(&self.waits());
        for viewer in self.viewers.values_mut() {
            if self.club.is_director(viewer.member) && viewer.rows != rows {
                viewer.say(&ClubMessage::Tables(rows.clone()));
                viewer.rows.clone_from(&rows);
            }
        }
    }

    /// A member may have several connections, one for each tab; of too many the oldest ends.
    fn close_the_oldest(&mut self, member: ParticipantId) {
        let own = self.viewers.iter().filter(|(_, viewer)| viewer.member == member);
        let numbers: Vec<u64> = own.map(|(&number, _)| number).collect();
        let most = CONNECTIONS - 1;
        for number in numbers.iter().take(numbers.len().saturating_sub(most)) {
            if let Some(mut viewer) = self.viewers.remove(number) {
                // Whoever is gone needs no farewell.
                let _ = viewer.out.try_send(Frame::Close(ELSEWHERE));
            }
        }
    }

    fn close(&mut self, why: u16, which: impl Fn(&Viewer) -> bool) {
        self.viewers.retain(|_, viewer| {
            let closed = which(viewer);
            if closed {
                // Whoever is gone needs no farewell.
                let _ = viewer.out.try_send(Frame::Close(why));
            }
            !closed
        });
    }

    fn say_all(&mut self, message: &ClubMessage) {
        for viewer in self.viewers.values_mut() {
            viewer.say(message);
        }
    }
}

impl Viewer {
    /// Sends a message; false if the connection does not keep up.
    fn say(&mut self, message: &ClubMessage) -> bool {
        frame(message).is_some_and(|frame| self.out.try_send(Frame::Message(frame)).is_ok())
    }
}
