//! A table in memory: a task that takes what those who are there want, has it kept, and tells everybody.

mod missed;
mod talk;
mod thought;

use std::{collections::HashMap, sync::Arc, time::Duration};

use fair_shuffle::Secret;
use online::{Applied, Broken, Due, Entry, Game, Moment, OnlineTable, Visitor, times::AWAY};
use online_wire::{Message, Opening};
use serde::Serialize;
use serde_json::Value;
use table::Seq;
use tokio::{
    sync::{mpsc, oneshot},
    time::sleep,
};

use crate::{
    Appended, Hub, KeptTable, Row, TableId,
    hub::Known,
    keys::KeyHash,
    lobby::Listed,
    room::{talk::Viewer, thought::Thought},
};

/// How long a room stays in memory in which nobody is, in milliseconds.
const EMPTY: u64 = 60_000;
/// The longest sleep: clocks may be set.
const LONGEST_SLEEP: u64 = 60_000;

/// A message to a room.
pub(crate) enum Mail {
    /// Somebody comes, or comes back.
    Join(Join),
    /// Somebody wants something.
    Ask {
        /// Over which connection.
        connection: u64,
        /// What.
        request: online_wire::Request,
    },
    /// A connection has ended.
    Gone(u64),
    /// What a newcomer sees before they come.
    Look(oneshot::Sender<Look>),
    /// The games so far.
    Records(oneshot::Sender<Value>),
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
    pub(crate) out: mpsc::Sender<Frame>,
}

/// A message over a connection, or its end.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    /// A message.
    Message(Arc<str>),
    /// The end: with a number that says why.
    Close(u16),
}

/// A table as a newcomer sees it.
#[derive(Serialize)]
pub(crate) struct Look {
    opening: Opening,
    company: online_wire::Company,
}

/// Why something was not kept.
enum NotKept {
    /// The table has gone on: it is to be proposed anew.
    GoneOn,
    /// The store could not do it, or it is not known whether it did.
    Busy,
}

/// A table in memory.
pub(crate) struct Room<G: Game> {
    hub: Hub,
    id: TableId,
    /// The code by which people come.
    code: String,
    table: OnlineTable<G>,
    mailbox: mpsc::Receiver<Mail>,
    known: Known,
    viewers: HashMap<u64, Viewer>,
    /// The entries that requests became.
    done: HashMap<(Visitor, String), Seq>,
    /// When somebody whose connection has ended is shown as away.
    leaving: HashMap<Visitor, Moment>,
    thought: Option<Thought<G>>,
    /// Since when nobody is connected.
    empty: Option<Moment>,
}

impl<G: Game> Room<G> {
    pub(crate) fn new(
        hub: Hub,
        (id, code): (TableId, &str),
        table: OnlineTable<G>,
        kept: &KeptTable,
        mailbox: mpsc::Receiver<Mail>,
    ) -> Result<Self, Broken> {
        let mut this = Self {
            known: Known::of(kept),
            hub,
            id,
            code: code.to_owned(),
            table,
            mailbox,
            viewers: HashMap::new(),
            done: HashMap::new(),
            leaving: HashMap::new(),
            thought: None,
            empty: None,
        };
        for line in &kept.lines {
            this.follow_line(line)?;
        }
        for person in &kept.people {
            this.table.rename(person.visitor, &person.name);
        }
        // Those who were there are not any more; they have time to come back.
        let away = this.now().after(AWAY);
        let there =
            (0..this.table.next_visitor().0).map(Visitor).filter(|&visitor| this.table.is_here(visitor));
        this.leaving = there.map(|visitor| (visitor, away)).collect();
        this.empty = Some(this.now());
        Ok(this)
    }

    fn now(&self) -> Moment {
        self.hub.settings().clock.now()
    }

    /// Adds an entry that is kept.
    fn follow_line(&mut self, line: &str) -> Result<Applied<G>, Broken> {
        let applied = self.table.apply_line(line)?;
        self.note(&applied);
        Ok(applied)
    }

    fn note(&mut self, applied: &Applied<G>) {
        if let Some((by, id)) = applied.request() {
            self.done.insert((by, id.to_owned()), applied.seq());
        }
    }

    /// Lets the table go on until nobody needs it in memory.
    pub(crate) async fn run(mut self) {
        self.make_good().await;
        loop {
            let due = self.table.due();
            self.think_ahead(due.as_ref());
            let wait = self.wait(due.as_ref());
            tokio::select! {
                mail = self.mailbox.recv() => match mail {
                    None | Some(Mail::End) => break,
                    Some(mail) => self.take(mail).await,
                },
                () = Thought::is_found(&mut self.thought) => {}
                () = sleep(wait) => {}
            }
            if self.go_on().await.is_err() || self.is_deserted() {
                break;
            }
            self.list();
        }
        self.end().await;
    }

    /// How long nothing needs to be done.
    fn wait(&self, due: Option<&Due>) -> Duration {
        let now = self.now();
        let awaited = due.filter(|due| due.at > now || self.is_thought(due)).map(|due| due.at);
        let empty = self.empty.map(|since| since.after(EMPTY));
        let next = self.leaving.values().copied().chain(awaited).chain(empty).min();
        let wait = next.map_or(LONGEST_SLEEP, |next| next.0.saturating_sub(now.0)).min(LONGEST_SLEEP);
        Duration::from_millis(wait)
    }

    /// Nobody has been connected for a while, and nothing goes on without people.
    fn is_deserted(&self) -> bool {
        let long = self.empty.is_some_and(|since| since.after(EMPTY) <= self.now());
        long && self.leaving.is_empty() && self.mailbox.is_empty()
    }

    /// A time in which no program could be reached is added to whatever runs.
    async fn make_good(&mut self) {
        let gap = self.hub.gap();
        let last = self.table.last_moment();
        if last == Moment::default() || last >= gap.to {
            return;
        }
        let length = gap.to.0.saturating_sub(gap.from.max(last).0);
        if length > 0 {
            let entry = self.table.delayed(self.now(), length);
            // If another program has done it, that is as good.
            let _ = self.keep(entry, None).await;
        }
    }

    /// Does whatever is due.
    async fn go_on(&mut self) -> Result<(), ()> {
        loop {
            let now = self.now();
            if let Some(visitor) =
                self.leaving.iter().find(|&(_, &at)| at <= now).map(|(&visitor, _)| visitor)
            {
                self.leaving.remove(&visitor);
                if let Some(entry) = self.table.presence(now, visitor, false) {
                    self.settle(entry).await?;
                }
                continue;
            }
            let Some(due) = self.table.due().filter(|due| due.at <= now) else { return Ok(()) };
            self.think_ahead(Some(&due));
            if !self.is_thought(&due) {
                return Ok(());
            }
            let found = self.thought.take().and_then(Thought::found);
            let Some(entry) = self.table.follow(now, &due, found.as_ref(), Secret::fresh()) else {
                tracing::error!(table = self.table.name(), what = ?due.what, "nothing came of what was due");
                return Err(());
            };
            self.settle(entry).await?;
        }
    }

    /// Has an entry kept that nobody asked for; where the table has gone on, something else is due.
    async fn settle(&mut self, entry: Entry<G>) -> Result<(), ()> {
        match self.keep(entry, None).await {
            Ok(_) | Err(NotKept::GoneOn) => Ok(()),
            Err(NotKept::Busy) => Err(()),
        }
    }

    /// Has an entry kept, and tells everybody of it. A newcomer’s name is known before anybody is told.
    async fn keep(&mut self, entry: Entry<G>, name: Option<&str>) -> Result<Seq, NotKept> {
        let row = Row {
            seq: entry.seq,
            at: entry.at,
            by: entry.by.filter(|_| entry.id.is_some()),
            request: entry.id.clone(),
            line: entry.to_line(),
        };
        let seq = entry.seq;
        match self.hub.settings().store.append(self.id, row).await {
            Ok(Appended::Kept) => {
                let newcomer = self.table.next_visitor();
                let applied = self.table.apply(entry);
                if let Some(name) = name {
                    self.table.rename(newcomer, name);
                }
                self.note(&applied);
                self.tell(&applied);
                metrics::counter!("kook_entries").increment(1);
                Ok(seq)
            }
            Ok(Appended::Repeated(seq)) => Ok(seq),
            Ok(Appended::Taken) => self.catch_up().await,
            Err(error) => {
                // Whether it is kept is not known: the store says so.
                tracing::warn!(table = self.table.name(), %error, "the outcome of an entry is not known");
                self.catch_up().await
            }
        }
    }

    /// Reads on what others have kept.
    async fn catch_up(&mut self) -> Result<Seq, NotKept> {
        let lines = self.hub.settings().store.read(self.id, self.table.next_seq()).await;
        for line in lines.map_err(|_| NotKept::Busy)? {
            match self.follow_line(&line) {
                Ok(applied) => self.tell(&applied),
                Err(error) => {
                    tracing::error!(table = self.table.name(), %error, "an entry can’t be followed");
                    return Err(NotKept::Busy);
                }
            }
        }
        Err(NotKept::GoneOn)
    }

    /// Lists the table while it is open to anyone.
    fn list(&self) {
        if self.table.opening().options.listed {
            let listed = Listed::of(&self.code, self.table.opening(), &self.table.company());
            self.hub.lobby().note(self.id, listed);
        }
    }

    /// Those who are there are told to come back.
    async fn end(mut self) {
        self.say_all(&Message::GoingAway);
        self.close_all();
        self.mailbox.close();
        self.hub.lobby().note(self.id, None);
        self.hub.left(self.id);
    }
}
