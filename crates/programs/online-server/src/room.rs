//! A table in memory: a task that takes what those who are there want, has it kept, and tells everybody.

mod missed;
mod presence;
mod talk;
mod thought;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
    time::Duration,
};

use axum::body::Bytes;
use fair_shuffle::Secret;
use online::{Applied, Beside, Broken, Due, Entry, Game, Moment, OnlineTable, ParticipantId};
use online_wire::{Entered, Message, Pace, http::Look};
use serde_json::Value;
use table::Seq;
use tokio::{
    sync::{mpsc, oneshot},
    time::sleep,
};

use crate::{
    Appended, Hub, InLobby, Note, Row, SavedPerson, SavedTable, StoreError, TableId,
    bus::Says,
    clock::Flow,
    hub::{Known, Progress},
    keys::KeyHash,
    lobby::Listed,
    room::{talk::Viewer, thought::Thought},
};

/// How long a room stays in memory in which nobody is, in milliseconds.
const EMPTY: u64 = 60_000;
/// The longest sleep: clocks may be set.
const LONGEST_SLEEP: u64 = 60_000;
/// Whoever kept the last entry sees to what falls due. For so long the others leave it to them, in milliseconds.
const LEFT_TO_OTHERS: u64 = 1_000;
/// How often something is proposed anew because the table has gone on: often enough for a newcomer to a table at which
/// bots play elsewhere as fast as they can.
const TRIES: usize = 20;

/// A message to a room. Each of its mailboxes has place for many, so what is large lies in a box.
pub(crate) enum Mail {
    /// Somebody comes, or comes back.
    Join(Box<Join>),
    /// Somebody wants something.
    Ask {
        /// Over which connection.
        connection: u64,
        /// What.
        request: Box<online_wire::Request>,
    },
    /// A connection has ended.
    Gone(u64),
    /// What a newcomer sees before they come.
    Look(oneshot::Sender<Look>),
    /// The games so far.
    Records(oneshot::Sender<Value>),
    /// Somebody who sees to several tables wants something of this one, and is told how far it is.
    Order(Box<(Vec<online::Order>, oneshot::Sender<Option<online::Report>>)>),
    /// Another program says something about the table.
    Note(Box<Note>),
    /// The table has gone on elsewhere.
    Behind,
    /// Others are known than this room knows, or by other names.
    Renamed,
    /// Another program has ended: those who were connected to it may not come back.
    NodeGone,
    /// The table is deleted.
    Removed,
    /// The program ends.
    End,
}

/// Somebody who comes.
pub(crate) struct Join {
    pub(crate) key: KeyHash,
    /// The key itself, if it was made for this connection.
    pub(crate) fresh: Option<String>,
    pub(crate) hello: online_wire::Hello,
    /// A number that no other connection has.
    pub(crate) connection: u64,
    pub(crate) out: Out,
}

/// A message over a connection, or its end.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    /// A message.
    Message(Bytes),
    /// The end: with a number that says why.
    Close(u16),
}

/// The way to a connection. While nothing waits there, it takes hardly any memory.
pub(crate) type Out = futures_channel::mpsc::Sender<Frame>;

/// Why something was not saved.
enum NotSaved {
    /// The table has gone on: it is to be proposed anew.
    GoneOn,
    /// The store could not do it, or it is not known whether it did.
    Busy,
}

/// The room can’t go on: what is saved can’t be had, or can’t be followed.
struct Stuck;

/// A table in memory.
pub(crate) struct Room<G: Game> {
    hub: Hub,
    id: TableId,
    progress: Arc<Progress>,
    table: OnlineTable<G>,
    mailbox: mpsc::Receiver<Mail>,
    known: Known,
    viewers: BTreeMap<u64, Viewer>,
    /// The entries that requests became.
    done: HashMap<(ParticipantId, String), Seq>,
    /// When somebody whose connection has ended is shown as away.
    leaving: BTreeMap<ParticipantId, Moment>,
    /// Those whom others took to be away though they are here.
    wronged: BTreeSet<ParticipantId>,
    /// The time there.
    flow: Flow,
    /// Whether this room kept the last entry.
    is_ours: bool,
    /// Whether the table is deleted.
    is_removed: bool,
    thought: Option<Thought<G>>,
    /// Since when nobody is connected.
    empty: Option<Moment>,
    /// How the table stands in the lobby, as far as this room has seen to it.
    in_lobby: Option<Option<Listed>>,
    /// Up to which entry it is saved for whom the table waits.
    waits: Option<Seq>,
}

impl<G: Game> Room<G> {
    pub(crate) fn new(
        hub: Hub,
        (id, progress): (TableId, Arc<Progress>),
        table: OnlineTable<G>,
        saved: &SavedTable,
        mailbox: mpsc::Receiver<Mail>,
    ) -> Result<Self, Broken> {
        let flow = Flow::from(Moment::default(), hub.now(), table.name());
        let mut this = Self {
            known: Known::of(&saved.people),
            hub,
            id,
            progress,
            table,
            mailbox,
            viewers: BTreeMap::new(),
            done: HashMap::new(),
            leaving: BTreeMap::new(),
            wronged: BTreeSet::new(),
            flow,
            is_ours: false,
            is_removed: false,
            thought: None,
            empty: None,
            in_lobby: None,
            waits: None,
        };
        for line in &saved.lines {
            this.follow_line(line)?;
        }
        for person in &saved.people {
            this.table.rename(person.participant, &person.name);
        }
        this.flow = Flow::from(this.table.last_moment(), this.hub.now(), this.table.name());
        this.miss_others();
        this.empty = Some(this.now());
        this.note_progress();
        Ok(this)
    }

    /// Now, by the time of this table.
    fn now(&self) -> Moment {
        self.flow.now(self.hub.now())
    }

    fn fresh_secret(&self) -> Option<Secret> {
        let mut bytes = [0; 32];
        self.hub.clock().fill(&mut bytes).then_some(Secret(bytes))
    }

    fn note_progress(&self) {
        self.progress.note(self.table.next_seq(), self.known.count());
    }

    /// Adds an entry that is saved.
    fn follow_line(&mut self, line: &str) -> Result<Applied<G>, Broken> {
        let applied = self.table.apply_line(line)?;
        self.note(&applied);
        Ok(applied)
    }

    fn note(&mut self, applied: &Applied<G>) {
        self.flow.note(self.table.last_moment());
        if let Some((by, id)) = applied.request() {
            self.done.insert((by, id.to_owned()), applied.seq());
        }
    }

    /// Lets the table go on until nobody needs it in memory.
    pub(crate) async fn run(mut self: Box<Self>) {
        let mut stuck = Box::pin(self.go_on()).await.is_err();
        self.wait_for().await;
        while !stuck && !self.is_removed && !self.is_deserted() {
            let due = self.next_due();
            self.think_ahead(due.as_ref());
            let wait = self.wait(due.as_ref());
            let mail = tokio::select! {
                biased;
                mail = self.mailbox.recv() => match mail {
                    None | Some(Mail::End) => break,
                    mail => mail,
                },
                () = Thought::is_found(&mut self.thought) => None,
                () = sleep(wait) => None,
            };
            // In a box: a room that waits, as most do, holds only what it needs for that.
            stuck = Box::pin(self.turn(mail)).await.is_err();
            self.list().await;
            self.wait_for().await;
        }
        Box::pin(self.end(stuck)).await;
    }

    async fn turn(&mut self, mail: Option<Mail>) -> Result<(), Stuck> {
        self.make_good().await?;
        if let Some(mail) = mail {
            self.take(mail).await?;
        }
        self.go_on().await
    }

    /// What falls due next, and when this room sees to it.
    fn next_due(&self) -> Option<Due> {
        let due = self.table.due()?;
        let ours = self.is_ours || self.hub.is_alone();
        Some(if ours { due } else { Due { at: due.at.after(LEFT_TO_OTHERS), ..due } })
    }

    /// How long nothing needs to be done.
    fn wait(&self, due: Option<&Due>) -> Duration {
        let now = self.now();
        let awaited = due.filter(|due| due.at > now || self.is_thought(due)).map(|due| due.at);
        // Whoever is still waited for keeps the room, however long nobody has been connected.
        let empty = self.empty.filter(|_| self.leaving.is_empty()).map(|since| since.after(EMPTY));
        let next = self.leaving.values().copied().chain(awaited).chain(empty).min();
        let wait = next.map_or(LONGEST_SLEEP, |next| next.0.saturating_sub(now.0)).min(LONGEST_SLEEP);
        Duration::from_millis(wait)
    }

    /// Nobody has been connected for a while, and nothing goes on without people.
    fn is_deserted(&self) -> bool {
        let long = self.empty.is_some_and(|since| since.after(EMPTY) <= self.now());
        long && self.leaving.is_empty() && self.mailbox.is_empty()
    }

    /// The times in which no program could be reached are added to whatever runs, before anything is done.
    async fn make_good(&mut self) -> Result<(), Stuck> {
        let pulse = self.hub.pulse().await.map_err(|_| Stuck)?;
        for _ in 0..TRIES {
            let last = self.table.last_moment();
            let now = pulse.gaps.iter().map(|gap| gap.to).max().unwrap_or_default().max(self.now());
            let missed = pulse.gaps.iter().map(|gap| gap.to.0.saturating_sub(gap.from.max(last).0));
            let length: u64 = missed.sum();
            if last == Moment::default() || length == 0 {
                break;
            }
            // If another program has done it, that is as good.
            self.settle(self.table.delayed(now, length)).await?;
        }
        Ok(())
    }

    /// Does whatever is due.
    async fn go_on(&mut self) -> Result<(), Stuck> {
        self.make_good().await?;
        loop {
            let now = self.now();
            if let Some(entry) = self.presence_due(now).await? {
                self.settle(entry).await?;
                continue;
            }
            let Some(due) = self.next_due().filter(|due| due.at <= now) else { return Ok(()) };
            self.think_ahead(Some(&due));
            if !self.is_thought(&due) {
                return Ok(());
            }
            let found = self.thought.take().and_then(Thought::found);
            let Some(entry) = self.table.follow(now, &due, found.as_ref(), self.fresh_secret()) else {
                tracing::error!(table = self.table.name(), what = ?due.what, "nothing came of what was due");
                return Err(Stuck);
            };
            self.settle(entry).await?;
        }
    }

    /// Has an entry kept that nobody asked for; where the table has gone on, something else is due.
    async fn settle(&mut self, entry: Entry<G>) -> Result<(), Stuck> {
        match self.keep(entry, None).await {
            Ok(_) | Err(NotSaved::GoneOn) => Ok(()),
            Err(NotSaved::Busy) => Err(Stuck),
        }
    }

    /// Has an entry kept with the person who comes by it, and tells everybody. Their name is known before.
    async fn keep(&mut self, entry: Entry<G>, person: Option<SavedPerson>) -> Result<Seq, NotSaved> {
        let row = Row {
            seq: entry.seq,
            at: entry.at,
            by: entry.by,
            line: entry.to_line().map_err(|error| {
                tracing::error!(table = self.table.name(), %error, "an entry can’t be written");
                NotSaved::Busy
            })?,
            person: person.clone(),
            text: entry.text.clone(),
        };
        let seq = entry.seq;
        match self.hub.settings().store.append(self.id, row).await {
            Ok(Appended::Saved) => {
                let applied = self.table.apply(entry);
                person.into_iter().for_each(|person| self.learn(person));
                self.note(&applied);
                self.is_ours = true;
                self.note_progress();
                self.tell(&applied);
                self.tell_others(Says::At(self.table.next_seq()));
                metrics::counter!("kook_entries").increment(1);
                return Ok(seq);
            }
            Ok(Appended::Taken) => {}
            Ok(Appended::Gone) => {
                self.is_removed = true;
                return Err(NotSaved::Busy);
            }
            Err(error) => {
                // Whether it is saved is not known: the store says so.
                tracing::warn!(table = self.table.name(), %error, "the outcome of an entry is not known");
            }
        }
        match self.catch_up().await {
            Ok(()) => Err(NotSaved::GoneOn),
            Err(Stuck) => Err(NotSaved::Busy),
        }
    }

    /// Reads on what others have kept.
    async fn catch_up(&mut self) -> Result<(), Stuck> {
        let store = &self.hub.settings().store;
        let lines = store.read(self.id, self.table.next_seq()).await.map_err(|_| Stuck)?;
        // Everything is read before anything is taken in: what is taken in is told, or somebody’s stream would have a
        // gap.
        let beside = Beside::of(&lines);
        let people = match beside.people {
            true => Some(store.people(self.id).await.map_err(|_| Stuck)?),
            false => None,
        };
        let texts = match beside.texts {
            true => store.texts(self.id, self.table.next_seq()).await.map_err(|_| Stuck)?,
            false => BTreeMap::new(),
        };
        for line in lines {
            let applied = self.follow_line(&line).map_err(|error| {
                tracing::error!(table = self.table.name(), %error, "an entry can’t be followed");
                Stuck
            })?;
            self.is_ours = false;
            self.note_progress();
            match *applied.entered() {
                Entered::Came(_) | Entered::Back(_) => {
                    people.iter().for_each(|people| self.learn_all(people));
                }
                Entered::Away(participant) => self.is_wronged(participant),
                _ => {}
            }
            self.tell(&applied.with_text(&texts));
        }
        Ok(())
    }

    fn tell_others(&self, says: Says) {
        self.hub.tell_others(self.id, self.table.name(), says);
    }

    /// Keeps the table in the lobby while it is open to anyone, as far as that is not done. What can’t be saved now is
    /// with the next turn.
    async fn list(&mut self) {
        if !self.table.opening().options.listed || self.is_removed {
            return;
        }
        let listed = Listed::of(self.table.opening(), &self.table.participants());
        if self.in_lobby.as_ref() == Some(&listed) {
            return;
        }
        let store = &self.hub.settings().store;
        let (table, seq, node) = (self.id, self.last(), self.hub.node());
        let saved = match &listed {
            Some(row) => match serde_json::to_string(row) {
                Ok(listed) => store.show(InLobby { table, seq, node, listed }).await,
                Err(error) => Err(StoreError(error.to_string())),
            },
            None => store.hide(table, seq).await,
        };
        match saved {
            Ok(()) => self.in_lobby = Some(listed),
            Err(error) => tracing::warn!(table = self.table.name(), %error, "the lobby is behind"),
        }
    }

    /// Keeps whom the table waits for, at first and after entries of its own; others see to theirs.
    async fn wait_for(&mut self) {
        let slow = matches!(self.table.opening().options.pace, Pace::Correspondence { .. });
        let next = self.table.next_seq();
        let is_saved = self.waits.is_some_and(|saved| saved == next || !self.is_ours);
        if !slow || is_saved {
            return;
        }
        let wall = self.hub.now();
        let ahead = self.flow.now(wall).0.saturating_sub(wall.0);
        if self.hub.waits(self.id, &self.table, ahead).await {
            self.waits = Some(next);
        }
    }

    /// Those who are there are told to come back.
    async fn end(mut self, stuck: bool) {
        let was_visited = !self.viewers.is_empty() || !self.leaving.is_empty();
        self.say_all(&Message::GoingAway);
        self.close_all();
        self.mailbox.close();
        self.hub.left(self.id);
        if stuck && was_visited && !self.is_removed {
            self.hub.enter_again(self.id);
        }
    }
}
