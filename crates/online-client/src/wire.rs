//! A wire to a table that comes back by itself when it was cut: whatever was not answered is then sent again, and done once.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use online_wire::{Answer, Hello, Message, Refused, Request, Telling, Welcome, Wish};
use table::{Position, Seq};
use tokio::time::{Instant, sleep_until};

use crate::{Connection, Internet, Link, Lost, Network};

/// How long it waits before it comes back, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(200);
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Something heard on the wire.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// One is there, or there again.
    Welcome(Box<Welcome>),
    /// An entry.
    Told(Box<Telling>),
    /// What became of a wish: if it was refused, why.
    Done(Wish, Option<Refused>),
    /// The server is about to end.
    GoingAway,
    /// The wire was cut, and comes back.
    Cut,
}

/// A wire to a table.
#[derive(Debug)]
pub struct Wire {
    network: Arc<dyn Network>,
    link: Link,
    hello: Hello,
    /// Whether it is to be told what happened while one was not there.
    follows: bool,
    key: Option<String>,
    connection: Option<Connection>,
    /// Whether one has ever been welcomed: somebody who never was there can’t come back.
    welcomed: bool,
    /// Whether the wire was there when something was heard last.
    was_there: bool,
    wait: Duration,
    /// When it comes back, while it waits.
    retry: Option<Instant>,
    /// The requests without an answer, and those of them that are to be sent again.
    open: Vec<Request>,
    again: VecDeque<Request>,
    /// Tells these requests from others of the same person.
    tag: u64,
    requests: u64,
}

impl Wire {
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
        let mut tag = [0; 8];
        // Without random numbers there is no nonce either; requests then differ by their numbers alone.
        let _ = network.fill(&mut tag);
        let name = Some(name.to_owned()).filter(|name| !name.is_empty());
        Self {
            network,
            link,
            hello: Hello { name, remembers, ..Hello::default() },
            follows: false,
            key,
            connection: None,
            welcomed: false,
            was_there: false,
            wait: FIRST_WAIT,
            retry: None,
            open: Vec::new(),
            again: VecDeque::new(),
            tag: u64::from_le_bytes(tag),
            requests: 0,
        }
    }

    /// Wants to be told, whenever one comes back, what has happened since the last entry that was heard; at first since this
    /// one.
    pub fn follow_on(&mut self, since: Option<Seq>) {
        self.follows = true;
        self.hello.since = since;
    }

    /// The last entry that was heard, for whoever wants to come back another time.
    #[must_use]
    pub const fn heard_last(&self) -> Option<Seq> {
        self.hello.since
    }

    fn note(&mut self, seq: Seq) {
        if self.follows {
            self.hello.since = Some(seq);
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

    /// The next that is heard. It may be given up at any moment, and asked for again.
    ///
    /// # Errors
    /// One can’t be there, or not any more.
    pub async fn next(&mut self) -> Result<Heard, Lost> {
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
                    if let Some(heard) = self.heard(message)? {
                        return Ok(heard);
                    }
                }
                Err(lost) if self.welcomed && !lost.is_for_ever() => self.connection = None,
                Err(lost) => return Err(lost),
            }
        }
    }

    async fn connect(&mut self) -> Result<(), Lost> {
        if self.welcomed {
            // Whoever gives up and asks again waits no longer for that.
            let wait = self.wait;
            sleep_until(*self.retry.get_or_insert_with(|| Instant::now() + wait)).await;
            self.retry = None;
            self.wait = (self.wait * 2).min(LONGEST_WAIT);
        }
        match Connection::over(&*self.network, &self.link, self.key.as_deref(), self.hello.clone()).await {
            Ok(connection) => self.connection = Some(connection),
            Err(lost) if self.welcomed && !lost.is_for_ever() => {}
            Err(lost) => return Err(lost),
        }
        Ok(())
    }

    fn heard(&mut self, message: Message) -> Result<Option<Heard>, Lost> {
        Ok(match message {
            Message::Welcome(mut welcome) => {
                self.key = welcome.key.take().or_else(|| self.key.take());
                (self.welcomed, self.was_there, self.wait) = (true, true, FIRST_WAIT);
                self.again = self.open.iter().cloned().collect();
                self.note(welcome.now.seq);
                Some(Heard::Welcome(welcome))
            }
            Message::Told(telling) => {
                self.note(telling.seq);
                Some(Heard::Told(telling))
            }
            Message::Answer(Answer { id, refused, .. }) => {
                let asked = self.open.iter().position(|request| request.id == id);
                asked.map(|at| Heard::Done(self.open.remove(at).wish, refused))
            }
            Message::GoingAway => Some(Heard::GoingAway),
            Message::Reload => return Err(Lost::Closed(4002)),
        })
    }

    /// Asks for something. What is done with cards names the position that was seen.
    pub async fn ask(&mut self, wish: Wish, at: Option<Position>) {
        self.requests += 1;
        let request = Request { id: format!("{:016x}-{}", self.tag, self.requests), at, wish };
        self.open.push(request.clone());
        self.send(&request).await;
    }

    async fn send(&mut self, request: &Request) {
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
