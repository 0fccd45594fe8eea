//! Somebody’s part in a club: the wire, what they are told, what they want.

use futures_channel::oneshot;
use leptos::{ev, prelude::*};
use online_client::participant::club::{ClubMemory, Dues, Told, news, refusal};
use online_wire::{
    Moment, PROTOCOL,
    club::{ClubCommand, ClubHello, ClubMessage, ClubRequest, TableRow},
};
use table::Seq;
use wasm_bindgen_futures::spawn_local;

use crate::{
    announce::{Announcer, use_announcer},
    browser,
    derived::Derived,
    online::keeping::Remembered as _,
    online::{
        connection::{Connection, Line, Shut, Talk, show_line, watch_page},
        outbox::{Outbox, Outcome},
    },
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// Somebody’s part in a club. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Membership {
    /// The club; nothing before one is welcomed.
    pub told: RwSignal<Option<Told>>,
    /// The tables of the round, for directors.
    pub rows: RwSignal<Vec<TableRow>>,
    /// Why something was refused, until something else is done.
    pub refused: RwSignal<Option<String>>,
    /// How the way there is.
    pub line: RwSignal<Line>,
    /// How far the clock of whoever keeps the club is ahead of this one, in milliseconds.
    ahead: StoredValue<f64>,
    /// The last entry that one was told of.
    seq: StoredValue<Seq>,
    code: StoredValue<String>,
    ticket: StoredValue<Option<String>>,
    /// One leaves the club, as soon as it knows.
    leaves: StoredValue<bool>,
    say: Say,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    connection: Connection,
    /// Tells the requests of this page from those of others of the same person.
    tag: String,
    /// How many were sent.
    sent: u32,
    outbox: Outbox<ClubRequest>,
    dues: Dues,
}

impl Membership {
    /// Comes to a club, with the end of its link if one does not belong to it yet; leaves its wire with the component
    /// that calls this.
    pub fn new(code: String, ticket: Option<String>) -> Self {
        let tag: String = browser::seed().map(|seed| seed.to_string()).unwrap_or_default();
        let connection = Connection::new(format!("/api/clubs/{code}/socket"));
        let this = Self {
            told: RwSignal::new(None),
            rows: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            line: RwSignal::new(Line::Connecting),
            ahead: StoredValue::new(0.0),
            seq: StoredValue::new(Seq(0)),
            inner: StoredValue::new_local(Inner {
                connection: connection.clone(),
                tag: tag.chars().take(12).collect(),
                sent: 0,
                outbox: Outbox::default(),
                dues: Dues::new(ClubMemory::of(&code).unwrap_or_default()),
            }),
            code: StoredValue::new(code),
            ticket: StoredValue::new(ticket),
            leaves: StoredValue::new(false),
            say: use_words(),
            settings: use_settings(),
            announcer: use_announcer(),
        };
        watch_page(move || this.connected(Connection::look_after));
        // A browser may keep a page that was left, with its wire: to the others nobody would be away.
        let hidden = window_event_listener(ev::pagehide, move |_| this.connected(Connection::cut));
        on_cleanup(move || {
            hidden.remove();
            this.connected(Connection::leave);
        });
        connection.begin(Talk {
            hello: Box::new(move || this.hello()),
            ask: Box::new(move || this.send(ClubCommand::Ping {}, Some(oneshot::channel().0))),
            told: Box::new(move |text| {
                // What a later version says besides is not for this one.
                if let Ok(message) = serde_json::from_str(text) {
                    this.hear(message);
                }
            }),
            line: Box::new(move |line| show_line(this.line, line, this.announcer, this.say)),
            shut: Box::new(move |why| {
                let removed = why == Shut::Removed;
                if removed && this.leaves.try_get_value().unwrap_or_default() {
                    return this.left();
                }
                if removed {
                    ClubMemory::forget(&this.code());
                }
                this.refuse(this.say.texts().get(if removed { "club-removed" } else { "club-locked" }));
            }),
        });
        this
    }

    fn hello(self) -> String {
        let name = self.settings.with_untracked(|settings| settings.name.trim().to_owned());
        let hello = ClubHello {
            protocol: PROTOCOL.to_owned(),
            name: Some(name).filter(|name| !name.is_empty()),
            ticket: self.ticket.try_get_value().flatten(),
        };
        serde_json::json!({ "hello": hello }).to_string()
    }

    /// Does something with the connection.
    fn connected(self, what: impl FnOnce(&Connection)) {
        if let Some(connection) = self.with(|inner| inner.connection.clone()) {
            what(&connection);
        }
    }

    /// Takes the club from another tab.
    pub fn take_over(self) {
        self.connected(Connection::take_over);
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
    }

    /// The code of the club.
    pub fn code(self) -> String {
        self.code.try_get_value().unwrap_or_default()
    }

    /// What this browser keeps of it.
    pub fn memory(self) -> ClubMemory {
        self.with(|inner| inner.dues.memory.clone()).unwrap_or_default()
    }

    /// The time by the clock of whoever keeps the club.
    pub fn now(self) -> Moment {
        Moment((browser::now() + self.ahead.try_get_value().unwrap_or_default()).max(0.0) as u64)
    }

    /// A part of what one is told, which changes only when it is another; nothing before one is welcomed.
    pub fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&Told) -> T + Send + Sync + 'static,
    ) -> Derived<Option<T>> {
        Derived::new(move || self.told.with(|told| told.as_ref().map(&of)))
    }

    /// Whether something is so; not before one is welcomed.
    pub fn is(self, so: impl Fn(&Told) -> bool + Send + Sync + 'static) -> Derived<bool> {
        Derived::new(move || self.told.with(|told| told.as_ref().is_some_and(&so)))
    }

    fn hear(self, message: ClubMessage) {
        match message {
            ClubMessage::Welcome(welcome) => {
                let open = self.with(|inner| {
                    inner.dues.renew();
                    let open = inner.outbox.open().filter_map(|it| serde_json::to_string(it).ok());
                    open.collect::<Vec<_>>()
                });
                self.connected(|connection| {
                    open.iter().flatten().for_each(|request| connection.send(request));
                    connection.is_there();
                });
                self.seq.set_value(welcome.now.seq);
                self.follow(Told { you: welcome.you, club: welcome.now.club });
            }
            ClubMessage::Told(update) => {
                let you = self.told.with_untracked(|told| told.as_ref().map(|told| told.you));
                if let Some(you) = you {
                    // An update without a new entry, such as another name, is of an earlier moment.
                    if self.seq.try_get_value().is_some_and(|seq| update.seq > seq) {
                        self.ahead.set_value(update.at.0 as f64 - browser::now());
                    }
                    self.seq.set_value(update.seq);
                    self.follow(Told { you, club: update.club });
                }
            }
            ClubMessage::Tables(rows) => self.rows.set(rows),
            ClubMessage::Answer(answer) => {
                let refused = self.with(|inner| inner.outbox.answered(&answer.id, answer.refused)).flatten();
                if let Some((request, refused)) = refused
                    && !matches!(request.command, ClubCommand::Commit { .. } | ClubCommand::Show { .. })
                {
                    self.refuse(refusal(self.say.texts(), &refused));
                }
            }
            ClubMessage::GoingAway => self.connected(Connection::restarts),
            ClubMessage::Reload => self.connected(|connection| connection.set(Line::Outdated)),
        }
    }

    /// Takes in how things stand, tells what is new, and does what one owes the evening.
    fn follow(self, told: Told) {
        let code = self.code();
        let saved = ClubMemory::of(&code).unwrap_or_default();
        let owed = self.with(|inner| {
            inner.dues.learn(saved);
            let (keep, owed) = inner.dues.follow(&told);
            if keep {
                inner.dues.memory.keep(&code);
            }
            owed
        });
        let texts = self.say.texts();
        let before = self.told.get_untracked();
        // What was refused may be possible now.
        if before.as_ref().is_some_and(|before| before.club.evening != told.club.evening) {
            self.refused.set(None);
        }
        news(texts, before.as_ref(), &told).into_iter().for_each(|words| self.announcer.tell(words));
        self.told.set(Some(told));
        if let Some(command) = owed.flatten() {
            self.send(command, None);
        }
    }

    /// Says why something can’t be.
    fn refuse(self, why: String) {
        self.announcer.tell(why.clone());
        self.refused.set(Some(why));
    }

    /// Wants something.
    pub fn command(self, command: ClubCommand) {
        self.refused.set(None);
        self.send(command, None);
    }

    /// Wants something, and goes on with it once it is done: nothing is forgotten before the answer.
    pub fn command_then(self, command: ClubCommand, then: impl FnOnce() + 'static) {
        self.refused.set(None);
        let (tell, told) = oneshot::channel();
        self.send(command, Some(tell));
        spawn_local(async move {
            match told.await {
                Ok(Ok(())) => then(),
                Ok(Err(refused)) => self.refuse(refusal(self.say.texts(), &refused)),
                // The page has left.
                Err(_) => {}
            }
        });
    }

    /// Belongs to the club no more, once the club has said so: by an answer, or by letting one go.
    pub fn leave(self) {
        self.refused.set(None);
        self.leaves.set_value(true);
        let (tell, told) = oneshot::channel();
        self.send(ClubCommand::Leave {}, Some(tell));
        spawn_local(async move {
            match told.await {
                Ok(Ok(())) => self.left(),
                Ok(Err(refused)) => {
                    self.leaves.try_set_value(false);
                    self.refuse(refusal(self.say.texts(), &refused));
                }
                // The page has left.
                Err(_) => {}
            }
        });
    }

    /// The club is forgotten here.
    fn left(self) {
        ClubMemory::forget(&self.code());
        browser::go(&Route::Friends(String::new()).to_string(), false);
    }

    fn send(self, command: ClubCommand, tell: Option<oneshot::Sender<Outcome>>) {
        let request = self.with(|inner| {
            let id = format!("{}-{}", inner.tag, inner.sent);
            inner.sent += 1;
            inner.outbox.request(ClubRequest { id, command }, tell)
        });
        if let Some(text) = request.and_then(|request| serde_json::to_string(&request).ok()) {
            self.connected(|connection| connection.send(&text));
        }
    }
}
