//! A wire to a table or a club that comes back by itself when it was cut: whatever was not answered is then sent again,
//! and done once.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use online_wire::{
    Hello, Refused, Request, TableCommand, closed,
    club::{ClubCommand, ClubRequest},
};
use table::{Position, Seq};
use tokio::time::{Instant, sleep_until};

use crate::net::{
    AtClub, AtTable, ClubLink, Connection, Internet, Link, Lost, Network,
    place::{Place, Sorted},
};

/// How long it waits before it comes back, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(200);
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// How often somebody asks again to be let in where the table has no time for them.
const FIRST_TRIES: u32 = 6;

/// Something heard on the wire.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<P: Place = AtTable> {
    /// One is there, or there again.
    Welcome(Box<P::Welcome>),
    /// An entry.
    Told(P::Told),
    /// What became of a command: if it was refused, why.
    Done(P::TableCommand, Option<Refused>),
    /// The server is about to end.
    GoingAway,
    /// The wire was cut, and comes back.
    Cut,
}

/// A wire to a table, or to a club.
#[derive(Debug)]
pub struct Wire<P: Place = AtTable> {
    network: Arc<dyn Network>,
    place: P,
    /// Whether it is to be told what happened while one was not there.
    follows: bool,
    key: Option<String>,
    connection: Option<Connection>,
    /// Whether one has ever been welcomed.
    welcomed: bool,
    /// How often the table had no time for somebody who was never there.
    put_off: u32,
    /// Whether the wire was there when something was heard last.
    was_there: bool,
    wait: Duration,
    /// When it comes back, while it waits.
    retry: Option<Instant>,
    /// The requests without an answer, and those of them that are to be sent again.
    open: Vec<P::Request>,
    again: VecDeque<P::Request>,
    /// Tells these requests from others of the same person.
    tag: u64,
    requests: u64,
}

impl<P: Place> Wire<P> {
    fn to(network: Arc<dyn Network>, place: P, key: Option<String>) -> Self {
        let mut tag = [0; 8];
        // Without random numbers there is no nonce either; requests then differ by their numbers alone.
        let _ = network.fill(&mut tag);
        Self {
            network,
            place,
            follows: false,
            key,
            connection: None,
            welcomed: false,
            put_off: 0,
            was_there: false,
            wait: FIRST_WAIT,
            retry: None,
            open: Vec::new(),
            again: VecDeque::new(),
            tag: u64::from_le_bytes(tag),
            requests: 0,
        }
    }

    /// The key to come back with.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Whether nothing waits for an answer.
    #[must_use]
    pub const fn is_quiet(&self) -> bool {
        self.open.is_empty()
    }

    async fn hear(&mut self) -> Result<Heard<P>, Lost> {
        loop {
            while let Some(request) = self.again.front().cloned() {
                self.send(&request).await;
                self.again.pop_front();
            }
            let Some(connection) = &mut self.connection else {
                if std::mem::take(&mut self.was_there) {
                    return Ok(Heard::Cut);
                }
                self.connect().await?;
                continue;
            };
            match connection.next().await {
                Ok(text) => {
                    // What a later version says besides is not for this one.
                    let Ok(message) = serde_json::from_str(&text) else { continue };
                    if let Some(heard) = self.heard(P::sort(message))? {
                        return Ok(heard);
                    }
                }
                Err(lost) => {
                    self.connection = None;
                    self.bear(lost)?;
                }
            }
        }
    }

    /// Bears a loss after which one may come back. Somebody who was never there comes back only where they were asked
    /// to.
    fn bear(&mut self, lost: Lost) -> Result<(), Lost> {
        let comes_back = if self.welcomed {
            !lost.is_for_ever()
        } else {
            self.put_off += 1;
            lost.is_for_now() && self.put_off <= FIRST_TRIES
        };
        if comes_back { Ok(()) } else { Err(lost) }
    }

    async fn connect(&mut self) -> Result<(), Lost> {
        if self.welcomed || self.put_off > 0 {
            // Whoever gives up and asks again waits no longer for that.
            let wait = self.wait;
            sleep_until(*self.retry.get_or_insert_with(|| Instant::now() + wait)).await;
            self.retry = None;
            self.wait = (self.wait * 2).min(LONGEST_WAIT);
        }
        let place = &self.place;
        let at = (place.origin(), &*place.socket());
        let reached = Connection::reach(&*self.network, at, self.key.as_deref(), &place.greeting()).await;
        match reached {
            Ok(connection) => self.connection = Some(connection),
            Err(lost) => self.bear(lost)?,
        }
        Ok(())
    }

    fn heard(&mut self, message: Sorted<P>) -> Result<Option<Heard<P>>, Lost> {
        Ok(match message {
            Sorted::Welcome(mut welcome) => {
                self.key = P::key(&mut welcome).or_else(|| self.key.take());
                (self.welcomed, self.was_there, self.wait) = (true, true, FIRST_WAIT);
                self.again = self.open.iter().cloned().collect();
                Some(Heard::Welcome(welcome))
            }
            Sorted::Told(told) => Some(Heard::Told(told)),
            Sorted::Answer(id, refused) => {
                let asked = self.open.iter().position(|request| P::id(request) == id);
                asked.map(|at| Heard::Done(P::command(self.open.remove(at)), refused))
            }
            Sorted::GoingAway => Some(Heard::GoingAway),
            Sorted::Reload => return Err(Lost::Closed(closed::RELOAD)),
        })
    }

    async fn request(&mut self, request: impl FnOnce(String) -> P::Request) {
        self.requests += 1;
        let request = request(format!("{:016x}-{}", self.tag, self.requests));
        self.open.push(request.clone());
        self.send(&request).await;
    }

    async fn send(&mut self, request: &P::Request) {
        let Some(connection) = &mut self.connection else { return };
        // What can’t be sent is sent again when the wire is back.
        if connection.send(request).await.is_err() {
            self.connection = None;
        }
    }

    /// Cuts the wire, so that everything is told anew.
    pub fn cut(&mut self) {
        (self.connection, self.was_there) = (None, false);
    }
}

impl Wire<AtTable> {
    /// A wire for somebody of this name; with a key they come back as who they were. `remembers` as in a [`Hello`].
    #[must_use]
    pub fn new(link: Link, name: &str, key: Option<String>, remembers: bool) -> Self {
        Self::over(Arc::new(Internet), link, name, key, remembers)
    }

    /// The same over a network.
    #[must_use]
    pub fn over(
        network: Arc<dyn Network>,
        link: Link,
        name: &str,
        key: Option<String>,
        remembers: bool,
    ) -> Self {
        let hello = Hello { name: named(name), remembers, ..Hello::default() };
        Self::to(network, AtTable { link, hello }, key)
    }

    /// Wants to be told, whenever one comes back, what has happened since the last entry that was heard; at first since
    /// this one.
    pub const fn follow_on(&mut self, since: Option<Seq>) {
        self.follows = true;
        self.place.hello.since = since;
    }

    /// The last entry that was heard, for whoever wants to come back another time.
    #[must_use]
    pub const fn heard_last(&self) -> Option<Seq> {
        self.place.hello.since
    }

    /// The next that is heard. It may be given up at any moment, and asked for again.
    ///
    /// # Errors
    /// One can’t be there, or not any more.
    pub async fn next(&mut self) -> Result<Heard, Lost> {
        let heard = self.hear().await?;
        let seq = match &heard {
            Heard::Welcome(welcome) => Some(welcome.now.seq),
            Heard::Told(update) => Some(update.seq),
            _ => None,
        };
        if let Some(seq) = seq.filter(|_| self.follows) {
            self.place.hello.since = Some(seq);
        }
        Ok(heard)
    }

    /// Asks for something. What is done with cards names the position that was seen.
    pub async fn ask(&mut self, command: TableCommand, at: Option<Position>) {
        self.request(|id| Request { id, at, command }).await;
    }
}

impl Wire<AtClub> {
    /// A wire to a club for somebody of this name; with a key they come back as who they were.
    #[must_use]
    pub fn to_club(link: ClubLink, name: &str, key: Option<String>) -> Self {
        Self::to(Arc::new(Internet), AtClub { link, name: named(name) }, key)
    }

    /// The next that is heard. It may be given up at any moment, and asked for again.
    ///
    /// # Errors
    /// One can’t be there, or not any more.
    pub async fn next_news(&mut self) -> Result<Heard<AtClub>, Lost> {
        self.hear().await
    }

    /// Wants something of the club.
    pub async fn command(&mut self, command: ClubCommand) {
        self.request(|id| ClubRequest { id, command }).await;
    }
}

/// A name, if it is one.
fn named(name: &str) -> Option<String> {
    Some(name.to_owned()).filter(|name| !name.is_empty())
}
