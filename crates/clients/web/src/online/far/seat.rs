//! Somebody’s seat at a table online, in the worker: the connection, and what it is told.

use std::{cell::RefCell, rc::Rc};

use desk::wire::Preferences;
use futures_channel::{mpsc, oneshot};
use futures_util::StreamExt;
use gloo_timers::future::TimeoutFuture;
use online_client::participant::{Said, refusal};
use online_wire::{
    Entered, Hello, Message, PROTOCOL, ParticipantId, Request, TableCommand, TableUpdate, Welcome,
};
use table::Position;
use texts::Lang;
use wasm_bindgen_futures::spawn_local;

use super::{End, FarNews, FarTold, Join, RoomUpdate, state::State};
use crate::{
    browser,
    games::{self, Failure},
    online::{
        connection::{Connection, Line, Shut, Talk},
        outbox::Outbox,
    },
};

/// How long what somebody said stays, in milliseconds.
const HEARD: u32 = 10_000;

/// Somebody’s seat at a table.
pub(super) struct FarSeat {
    /// Tells the page.
    page: Box<dyn Fn(&FarTold)>,
    pub(super) connection: Connection,
    pub(super) state: RefCell<State>,
}

impl FarSeat {
    /// Comes to a table.
    pub(super) fn join(join: Join, speech: (Lang, Preferences), page: Box<dyn Fn(&FarTold)>) -> Rc<Self> {
        let connection = Connection::new(format!("/api/tables/{}/socket", join.code));
        let was_there = join.room.is_some();
        let this = Rc::new(Self { page, connection, state: RefCell::new(State::new(join, speech)) });
        let (sender, mut messages) = mpsc::unbounded::<Message>();
        let [greets, asks, shows, ends, hears] = [(); 5].map(|()| Rc::clone(&this));
        this.connection.begin(Talk {
            hello: Box::new(move || greets.hello()),
            ask: Box::new(move || asks.ask()),
            told: Box::new(move |text| {
                // What a later version says besides is not for this one.
                if let Ok(message) = serde_json::from_str(text) {
                    let _left = sender.unbounded_send(message);
                }
            }),
            line: Box::new(move |line| shows.say(FarNews::Line(line))),
            shut: Box::new(move |why| {
                ends.end(if why == Shut::Removed { End::Removed } else { End::Locked });
            }),
        });
        if was_there {
            this.connection.set(Line::Lost);
        }
        // One after the other: what a table needs may still have to be fetched.
        spawn_local(async move {
            while let Some(message) = messages.next().await {
                hears.hear(message).await;
            }
        });
        this
    }

    /// Leaves the table: whoever waits for an answer waits no more.
    pub(super) fn leave(&self) {
        self.connection.leave();
        self.state.borrow_mut().outbox = Outbox::default();
    }

    fn hello(&self) -> String {
        let Join { name, since, personal, .. } = self.state.borrow().join.clone();
        let hello = Hello { protocol: PROTOCOL.to_owned(), name, since, personal, ..Hello::default() };
        serde_json::json!({ "hello": hello }).to_string()
    }

    /// Asks for something that gets an answer in any case.
    fn ask(&self) {
        self.post(&Request { id: "ping".to_owned(), at: None, command: TableCommand::Ping {} });
    }

    fn post(&self, request: &Request) {
        if let Ok(text) = serde_json::to_string(request) {
            self.connection.send(&text);
        }
    }

    /// Tells the page, if it has not left.
    fn say(&self, news: FarNews) {
        if !self.connection.is_left() {
            (self.page)(&FarTold { tag: self.state.borrow().join.tag.clone(), news });
        }
    }

    /// Does something with what is known of the table, and tells the page how it is then.
    fn tell(&self, what: impl FnOnce(&mut State) -> Option<RoomUpdate>) {
        let update = what(&mut self.state.borrow_mut());
        update.into_iter().for_each(|update| self.say(FarNews::Room(Box::new(update))));
    }

    /// The table is not to be had any more.
    fn end(&self, why: End) {
        self.connection.end();
        self.say(FarNews::Ended(why));
    }

    /// Goes on in the language and manner of the page.
    pub(super) fn speak(&self, speech: (Lang, Preferences)) {
        self.tell(|state| {
            state.speak(speech);
            state.told(state.update(Vec::new()), Vec::new())
        });
    }

    /// Hears somebody no more, or again.
    pub(super) fn mute(&self, participant: ParticipantId) {
        self.tell(|state| {
            let muted = &mut state.room.as_mut()?.muted;
            if !muted.remove(&participant) {
                muted.insert(participant);
            }
            state.told(None, Vec::new())
        });
    }

    /// Wants something, and waits for what comes of it; the number is that of no other request of this page.
    pub(super) async fn done(
        &self,
        number: u32,
        command: TableCommand,
        at: Option<Position>,
    ) -> Result<(), String> {
        let (tell, told) = oneshot::channel();
        let request = {
            let mut state = self.state.borrow_mut();
            let id = format!("{}-{number}", state.join.tag);
            state.outbox.request(Request { id, at, command }, Some(tell))
        };
        self.post(&request);
        match told.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(refused)) => Err(refusal(self.state.borrow().texts(), &refused)),
            Err(_) => Err(String::new()),
        }
    }

    async fn hear(self: &Rc<Self>, message: Message) {
        match message {
            Message::Welcome(welcome) => self.welcomed(&welcome).await,
            Message::Told(update) => self.follow(&update),
            Message::Answer(answer) => {
                // Somebody waits.
                let _ = self.state.borrow_mut().outbox.answered(&answer.id, answer.refused);
            }
            Message::GoingAway => self.connection.restarts(),
            Message::Reload => self.connection.set(Line::Reload),
        }
    }

    /// Everything is replaced.
    async fn welcomed(&self, welcome: &Welcome) {
        let lang = self.state.borrow().speech.0;
        let desk = match games::join(&welcome.opening, lang).await {
            Ok(desk) => desk,
            Err(Failure::NotFetched) => return self.end(End::NotFetched),
            Err(Failure::Refused(_)) => return self.end(End::NotUnderstood),
        };
        let lost = self.connection.line() == Line::Lost;
        self.connection.is_there();
        let Ok(told) = self.state.borrow_mut().welcome(desk, welcome, lost) else {
            return self.end(End::NotUnderstood);
        };
        self.state.borrow().outbox.open().for_each(|request| self.post(request));
        self.tell(|_| told);
    }

    /// The next entry.
    fn follow(self: &Rc<Self>, update: &TableUpdate) {
        let mut state = self.state.borrow_mut();
        let Some(room) = &mut state.room else { return };
        if room.told(update).is_err() {
            drop(state);
            // One was missed: everything is told anew.
            return self.connection.connect();
        }
        let is_removed = update.entered == Entered::Removed(room.you);
        let said = room.said.clone().filter(|said| said.seq == update.seq);
        state.ahead = update.at.0 as f64 - browser::now();
        let beside = state.beside(&update.entered);
        let told = state.cards_of(update, [None, beside]);
        drop(state);
        match told {
            _ if is_removed => self.end(End::Removed),
            // Nobody here can show what this version does not understand.
            Err(_) => self.end(End::NotUnderstood),
            Ok(told) => self.tell(|_| told),
        }
        said.into_iter().for_each(|said| self.forget_later(said));
    }

    /// What was said is gone after a while.
    fn forget_later(self: &Rc<Self>, said: Said) {
        let this = Rc::clone(self);
        spawn_local(async move {
            TimeoutFuture::new(HEARD).await;
            this.tell(|state| {
                let room = state.room.as_mut()?;
                room.said.take_if(|now| *now == said)?;
                state.told(None, Vec::new())
            });
        });
    }
}
