//! Somebody’s seat at a table online, in the worker: the connection, and the fold of what is told.

use std::{cell::RefCell, rc::Rc};

use desk::{Desk, NotFollowed, RemoteDesk};
use desk_wire::{LogLine, Update, Wishes};
use futures_channel::{mpsc, oneshot};
use futures_util::StreamExt;
use gloo_timers::future::TimeoutFuture;
use online_visitor::{Meanwhile, News, Room, Said, heard, late, parts, refusal};
use online_wire::{Entered, Hello, Message, PROTOCOL, Request, Telling, Visitor, Welcome, Wish};
use table::Position;
use texts::{Lang, Texts};
use wasm_bindgen_futures::spawn_local;

use super::{Beside, End, FarNews, FarTold, Join, RoomUpdate, company::with_company};
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

/// What the worker says to the page of a table.
pub(super) type Tell = Rc<dyn Fn(&FarTold)>;

/// Somebody’s seat at a table.
pub(super) struct FarSeat {
    tell: Tell,
    pub(super) connection: Connection,
    pub(super) state: RefCell<State>,
}

pub(super) struct State {
    /// As whom one comes to the table: with what one knows of it by now.
    join: Join,
    /// The table beside the cards; nothing before one is welcomed.
    pub(super) room: Option<Room>,
    /// The cards.
    pub(super) desk: Option<RemoteDesk>,
    /// How the player reads, and likes the cards.
    pub(super) speech: (Lang, Wishes),
    /// The hands that are over, as they were at this position.
    pub(super) film: Option<(Position, Desk)>,
    outbox: Outbox<Request>,
    ahead: f64,
}

/// What has become of the cards with a telling: what is to be told of it, and what one’s bot did since one’s time was over.
type Followed = (Vec<LogLine>, Option<String>);

impl State {
    pub(super) const fn texts(&self) -> Texts {
        Texts::new(self.speech.0)
    }

    /// The code of the table.
    pub(super) fn code(&self) -> &str {
        &self.join.code
    }

    /// The table of cards now.
    fn update(&self, told: Vec<LogLine>) -> Option<Update> {
        let (room, mut scene) = (self.room.as_ref()?, self.desk.as_ref()?.scene()?);
        with_company(&News { texts: self.texts(), room }, &mut scene);
        Some(Update { told, scene })
    }

    /// Takes in what is told of the cards.
    fn follow(&mut self, telling: &Telling) -> Result<Followed, NotFollowed> {
        let texts = self.texts();
        let (Some(room), Some(desk)) = (&self.room, &mut self.desk) else { return Ok(Followed::default()) };
        let mut told = Vec::new();
        for part in parts(texts, room, telling) {
            told.extend(desk.follow(&heard(&part))?);
        }
        let late = late(texts, room, telling, &told);
        Ok((told, late))
    }

    /// The table as it is to be told.
    fn told(&self, cards: Option<Update>, beside: Vec<(Beside, String)>) -> Option<RoomUpdate> {
        let room = self.room.clone()?;
        Some(RoomUpdate { room, ahead: self.ahead, welcome: false, cards, missed: Vec::new(), beside })
    }
}

impl FarSeat {
    /// Comes to a table.
    pub(super) fn join(join: Join, speech: (Lang, Wishes), tell: Tell) -> Rc<Self> {
        let this = Rc::new(Self {
            tell,
            connection: Connection::new(format!("/api/tables/{}/socket", join.code)),
            state: RefCell::new(State {
                outbox: Outbox::default(),
                join,
                room: None,
                desk: None,
                speech,
                film: None,
                ahead: 0.0,
            }),
        });
        let (sender, mut messages) = mpsc::unbounded::<Message>();
        let [greets, asks, shows, ends] = [(); 4].map(|()| Rc::clone(&this));
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
        let hears = Rc::clone(&this);
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
        self.post(&Request { id: "ping".to_owned(), at: None, wish: Wish::Ping {} });
    }

    fn post(&self, request: &Request) {
        if let Ok(text) = serde_json::to_string(request) {
            self.connection.send(&text);
        }
    }

    /// Tells the page, if it has not left.
    fn say(&self, news: FarNews) {
        if !self.connection.is_left() {
            (self.tell)(&FarTold { tag: self.state.borrow().join.tag.clone(), news });
        }
    }

    fn tell(&self, update: Option<RoomUpdate>) {
        if let Some(update) = update {
            self.say(FarNews::Room(Box::new(update)));
        }
    }

    /// The table is not to be had any more.
    fn end(&self, why: End) {
        self.connection.end();
        self.say(FarNews::Ended(why));
    }

    /// Goes on in the language and manner of the page.
    pub(super) fn speak(&self, (lang, wishes): (Lang, Wishes)) {
        let told = {
            let mut state = self.state.borrow_mut();
            state.speech = (lang, wishes);
            state.film = None;
            if let Some(desk) = &mut state.desk {
                desk.speak(lang);
                desk.wish(wishes);
            }
            state.told(state.update(Vec::new()), Vec::new())
        };
        self.tell(told);
    }

    /// Hears somebody no more, or again.
    pub(super) fn mute(&self, visitor: Visitor) {
        let told = {
            let mut state = self.state.borrow_mut();
            if let Some(room) = &mut state.room
                && !room.muted.remove(&visitor)
            {
                room.muted.insert(visitor);
            }
            state.told(None, Vec::new())
        };
        self.tell(told);
    }

    /// Wants something, and waits for what comes of it; the number is that of no other request of this page.
    pub(super) async fn done(&self, number: u32, wish: Wish, at: Option<Position>) -> Result<(), String> {
        let (tell, told) = oneshot::channel();
        let request = {
            let mut state = self.state.borrow_mut();
            let id = format!("{}-{number}", state.join.tag);
            state.outbox.request(Request { id, at, wish }, Some(tell))
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
            Message::Told(telling) => self.follow(&telling),
            Message::Answer(answer) => {
                let _somebody_waits = self.state.borrow_mut().outbox.answered(&answer.id, answer.refused);
            }
            Message::GoingAway => self.connection.restarts(),
            Message::Reload => self.connection.set(Line::Reload),
        }
    }

    /// Everything is replaced.
    async fn welcomed(&self, welcome: &Welcome) {
        let lang = self.state.borrow().speech.0;
        let desk = match games::far(&welcome.opening, lang).await {
            Ok(desk) => desk,
            Err(Failure::NotFetched) => return self.end(End::NotFetched),
            Err(Failure::Refused(_)) => return self.end(End::NotUnderstood),
        };
        let lost = self.connection.line() == Line::Lost;
        self.connection.is_there();
        let told = self.state.borrow_mut().welcome(desk, welcome, lost);
        let Ok(told) = told else { return self.end(End::NotUnderstood) };
        self.state.borrow().outbox.open().for_each(|request| self.post(request));
        self.tell(told);
    }

    /// The next entry.
    fn follow(self: &Rc<Self>, telling: &Telling) {
        let followed = self.state.borrow_mut().told_next(telling);
        match followed {
            Next::Told(told) => {
                if told.as_ref().is_some_and(|told| has_just_said(&told.room, telling)) {
                    let said = told.as_ref().and_then(|told| told.room.said.clone());
                    self.forget_later(said);
                }
                self.tell(told);
            }
            Next::Missed => self.connection.connect(),
            Next::Ended(why) => self.end(why),
        }
    }

    /// What was said is gone after a while.
    fn forget_later(self: &Rc<Self>, said: Option<Said>) {
        let this = Rc::clone(self);
        spawn_local(async move {
            TimeoutFuture::new(HEARD).await;
            let told = {
                let mut state = this.state.borrow_mut();
                let room = state.room.as_mut().filter(|room| room.said == said);
                let forgot = room.map(|room| room.said = None);
                forgot.and_then(|()| state.told(None, Vec::new()))
            };
            this.tell(told);
        });
    }
}

/// What comes of the next entry.
enum Next {
    /// The table after it.
    Told(Option<RoomUpdate>),
    /// One before it is missing.
    Missed,
    /// It is the last.
    Ended(End),
}

fn has_just_said(room: &Room, telling: &Telling) -> bool {
    room.said.as_ref().is_some_and(|said| said.seq == telling.seq)
}

impl State {
    /// Takes in how the table is.
    fn welcome(
        &mut self,
        mut desk: RemoteDesk,
        welcome: &Welcome,
        lost: bool,
    ) -> Result<Option<RoomUpdate>, NotFollowed> {
        let (lang, wishes) = self.speech;
        desk.speak(lang);
        desk.wish(wishes);
        let mut room = Room::new(welcome, lang);
        match self.room.take() {
            Some(before) => room.goes_on_from(before),
            None => room.muted.clone_from(&self.join.muted),
        }
        let meanwhile = Meanwhile::of(self.texts(), &room, welcome);
        let back = meanwhile.back(self.texts(), lost).map(|words| (Beside::Back, words));
        (self.desk, self.room) = (Some(desk), Some(room));
        self.join.since = Some(welcome.now.seq);
        self.join.personal.clone_from(&welcome.personal);
        let (told, late) = self.follow(&welcome.now)?;
        let late = late.map(|words| (Beside::Late, words));
        let told = self.told(self.update(told), back.into_iter().chain(late).collect());
        Ok(told.map(|told| RoomUpdate { welcome: true, missed: meanwhile.cards, ..told }))
    }

    /// Takes in the next entry.
    fn told_next(&mut self, telling: &Telling) -> Next {
        let Some(room) = &mut self.room else { return Next::Told(None) };
        if room.told(telling).is_err() {
            return Next::Missed;
        }
        if telling.entered == Entered::Removed(room.you) {
            return Next::Ended(End::Removed);
        }
        self.ahead = telling.at.0 as f64 - browser::now();
        self.join.since = Some(telling.seq);
        let Ok((told, late)) = self.follow(telling) else { return Next::Ended(End::NotUnderstood) };
        let late = late.map(|words| (Beside::Late, words));
        let beside = late.into_iter().chain(self.beside(&telling.entered)).collect();
        Next::Told(self.told(self.update(told), beside))
    }

    /// What people want to hear of an entry beside the cards.
    fn beside(&self, entered: &Entered) -> Option<(Beside, String)> {
        let words = News { texts: self.texts(), room: self.room.as_ref()? }.told(entered)?;
        let why = match entered {
            Entered::Nudged(_) => Beside::Reminded,
            Entered::Asked | Entered::Said { .. } | Entered::Wrote { .. } => Beside::Said,
            _ => Beside::News,
        };
        Some((why, words))
    }
}
