//! Somebody’s seat at a table: the wire, what they are told, what they want.

use std::{collections::VecDeque, pin::Pin, rc::Rc};

use desk::{Desk, Heard, RemoteDesk, Unanswered};
use desk_wire::{DeskReply, DeskRequest, Moment as Now, TableRequest, Update};
use fair_shuffle::Nonce;
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::{
    ev,
    prelude::{Update as _, *},
};
use online_visitor::{Kept, News, Owed, Room, refusal};
use online_wire::{Entered, Message, Moment, Opening, PROTOCOL, Phrase, Telling, Visitor, Welcome, Wish};
use table::Position;
use texts::Lang;
use wasm_bindgen_futures::spawn_local;

use super::{
    api,
    keeping::Memory,
    outbox::Outbox,
    wire::{Signal as Heart, Wire, closed, patience},
};
use crate::{
    announce::{Announcer, use_announcer},
    browser,
    games::{self, Failure},
    link::Reply,
    message::Response,
    play::Match,
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// How long an answer may take before the wire is taken for dead, in milliseconds.
const SILENCE: u32 = 5_000;
/// How long what somebody said stays, in milliseconds.
const HEARD: u32 = 10_000;
/// How often somebody listens whether the wire is alive, in milliseconds.
const LISTEN: u32 = 25_000;
/// The longest wait before one comes back to a server that restarts, in milliseconds.
const RESTART: f64 = 10_000.0;

/// How the wire is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It is being laid.
    Connecting,
    /// It is there.
    There,
    /// It was cut.
    Lost,
    /// The server is about to restart.
    Restarting,
    /// Another tab has the seat.
    Elsewhere,
    /// Another version of the page is wanted.
    Reload,
    /// The table is not to be had any more.
    Ended,
}

/// Somebody’s seat at a table. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; nothing before one is welcomed.
    pub room: RwSignal<Option<Room>>,
    /// How the wire is.
    pub line: RwSignal<Line>,
    /// Why something was refused, until something else is done.
    pub refused: RwSignal<Option<String>>,
    /// Its cards.
    pub play: Match,
    /// How far the clock of whoever keeps the table is ahead of this one, in milliseconds.
    ahead: StoredValue<f64>,
    code: StoredValue<String>,
    say: Say,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    wire: Option<Wire>,
    /// Which wire it is: what an older one says is not heard.
    number: u32,
    /// How often it was tried in vain.
    attempt: u32,
    /// When something was heard last.
    heard: f64,
    desk: Option<RemoteDesk>,
    /// The scenes that are still to be shown, each with the position it shows.
    updates: VecDeque<(Update, Position)>,
    /// The position that is shown.
    shown: Position,
    outbox: Outbox,
    memory: Memory,
    /// What was sent for the next deal, so that it is sent once.
    owed: Option<Owed>,
    /// The place to sit down at, as soon as one is welcomed.
    sits: Option<Option<usize>>,
    /// The hands that are over, as they were at this position.
    film: Option<(Position, Desk)>,
    left: bool,
}

impl Online {
    /// Comes to a table, and leaves its wire with the component that calls this. `sits` is the place at which one sits down.
    pub fn new(code: String, sits: Option<Option<usize>>) -> Self {
        let tag: String = browser::seed().map(|seed| seed.to_string()).unwrap_or_default();
        let inner = StoredValue::new_local(Inner {
            wire: None,
            number: 0,
            attempt: 0,
            heard: browser::now(),
            desk: None,
            updates: VecDeque::new(),
            shown: Position::default(),
            outbox: Outbox::new(tag.chars().take(12).collect()),
            memory: Memory::of(&code).unwrap_or_default(),
            owed: None,
            sits,
            film: None,
            left: false,
        });
        let seat = StoredValue::new_local(None::<Self>);
        let answerer = Rc::new(move |request| -> Pin<Box<dyn Future<Output = Reply>>> {
            let online: Option<Self> = seat.try_get_value().flatten();
            Box::pin(async move {
                match online {
                    Some(online) => online.answer(request).await,
                    None => Err(String::new()),
                }
            })
        });
        let this = Self {
            room: RwSignal::new(None),
            line: RwSignal::new(Line::Connecting),
            refused: RwSignal::new(None),
            play: Match::remote(answerer),
            ahead: StoredValue::new(0.0),
            code: StoredValue::new(code),
            say: use_words(),
            settings: use_settings(),
            announcer: use_announcer(),
            inner,
        };
        seat.set_value(Some(this));
        this.speak();
        this.watch_page();
        on_cleanup(move || {
            inner.try_update_value(|inner| {
                inner.left = true;
                inner.wire = None;
            });
        });
        this.connect();
        this
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
    }

    /// Whether the page has left the table.
    fn is_gone(self) -> bool {
        self.with(|inner| inner.left) != Some(false)
    }

    /// The code of the table.
    pub fn code(self) -> String {
        self.code.try_get_value().unwrap_or_default()
    }

    /// The time by the clock of whoever keeps the table.
    pub fn now(self) -> Moment {
        Moment((browser::now() + self.ahead.try_get_value().unwrap_or_default()).max(0.0) as u64)
    }

    /// Goes on in the language and manner of the page.
    fn speak(self) {
        Effect::new(move |before: Option<()>| {
            let (lang, wishes) = (self.say.lang(), self.settings.with(Settings::wishes));
            self.with(|inner| {
                if let Some(desk) = &mut inner.desk {
                    desk.speak(lang);
                    desk.wish(wishes);
                }
            });
            if before.is_some() {
                self.room.with_untracked(|room| self.show(room.as_ref(), Vec::new()));
            }
        });
    }

    /// Comes back when the page is seen again, or the network is there again.
    fn watch_page(self) {
        let seen = window_event_listener_untyped("visibilitychange", move |_| {
            if browser::document().is_some_and(|document| !document.hidden()) {
                self.look_after();
            }
        });
        let shown = window_event_listener(ev::pageshow, move |_| self.look_after());
        let network = window_event_listener(ev::online, move |_| self.look_after());
        // A browser may keep a page that was left, with its wire: to the others nobody would be away.
        let hidden = window_event_listener(ev::pagehide, move |_| {
            self.with(|inner| inner.wire = None);
        });
        on_cleanup(move || {
            seen.remove();
            shown.remove();
            network.remove();
            hidden.remove();
        });
        spawn_local(async move {
            loop {
                TimeoutFuture::new(LISTEN).await;
                if self.is_gone() {
                    return;
                }
                self.look_after();
            }
        });
    }

    /// Whether the wire is wanted.
    fn is_wanted(self) -> bool {
        let line = self.line.try_get_untracked();
        !self.is_gone() && !matches!(line, None | Some(Line::Elsewhere | Line::Reload | Line::Ended))
    }

    /// Lays the wire anew if it is not there; asks for an answer if it seems to be.
    fn look_after(self) {
        if !self.is_wanted() {
            return;
        }
        if self.with(|inner| inner.wire.as_ref().is_some_and(Wire::is_open)) != Some(true) {
            return self.connect();
        }
        let asked = browser::now();
        // No deal has this number: the refusal shows that somebody is there.
        let nobody = Wish::Pledge { deal: u32::MAX, commitment: Nonce([0; 32]).commit("", u32::MAX, 0) };
        self.send(nobody, None, Some(oneshot::channel().0));
        spawn_local(async move {
            TimeoutFuture::new(SILENCE).await;
            if self.is_wanted() && self.with(|inner| inner.heard < asked) == Some(true) {
                self.connect();
            }
        });
    }

    /// Lays the wire.
    pub fn connect(self) {
        if self.is_gone() {
            return;
        }
        let code = self.code();
        self.with(|inner| {
            inner.number += 1;
            let number = inner.number;
            // What hears must not end what it hears.
            let hear = move |heart: Heart| spawn_local(async move { self.hear(number, heart) });
            inner.wire = Wire::new(&code, hear);
        });
        if self.line.get_untracked() != Line::Connecting && self.is_wanted() {
            self.line.set(Line::Lost);
        }
    }

    /// Takes the seat from another tab.
    pub fn take_over(self) {
        self.line.set(Line::Connecting);
        self.connect();
    }

    fn hear(self, number: u32, heart: Heart) {
        if self.is_gone() || self.with(|inner| inner.number) != Some(number) {
            return;
        }
        match heart {
            Heart::Open => {
                let name = self.settings.with_untracked(|settings| settings.name.trim().to_owned());
                let name = Some(name).filter(|name| !name.is_empty());
                let hello = serde_json::json!({ "hello": { "protocol": PROTOCOL, "name": name } });
                self.with(|inner| inner.wire.as_ref().map(|wire| wire.send(&hello.to_string())));
            }
            Heart::Message(text) => {
                self.with(|inner| inner.heard = browser::now());
                // What a later version says besides is not for this one.
                if let Ok(message) = serde_json::from_str(&text) {
                    self.told(message);
                }
            }
            Heart::Closed(closed::ELSEWHERE) => self.line.set(Line::Elsewhere),
            Heart::Closed(closed::RELOAD) => self.line.set(Line::Reload),
            Heart::Closed(closed::REMOVED) => self.end("online-removed"),
            Heart::Closed(closed::LOCKED) => self.end("online-no-locked"),
            Heart::Closed(_) => self.come_back(),
        }
    }

    /// The table is not to be had any more.
    fn end(self, why: &str) {
        self.line.set(Line::Ended);
        self.refuse(self.say.texts().get(why));
    }

    /// Tries again, after a time that grows.
    fn come_back(self) {
        if !self.is_wanted() {
            return;
        }
        if self.line.get_untracked() == Line::There {
            self.announcer.tell(self.say.texts().get("online-lost"));
            self.line.set(Line::Lost);
        }
        let wait = self.with(|inner| {
            inner.attempt += 1;
            (inner.number, patience(inner.attempt - 1, js_sys::Math::random()))
        });
        let Some((number, wait)) = wait else { return };
        self.later(number, wait);
    }

    /// Lays the wire anew after a time, unless that has been done.
    fn later(self, number: u32, wait: u32) {
        spawn_local(async move {
            TimeoutFuture::new(wait).await;
            if self.is_wanted() && self.with(|inner| inner.number) == Some(number) {
                self.connect();
            }
        });
    }

    fn told(self, message: Message) {
        match message {
            Message::Welcome(welcome) => self.welcomed(&welcome),
            Message::Told(telling) => self.follow(&telling),
            Message::Answer(answer) => {
                let refused = self.with(|inner| inner.outbox.answered(answer)).flatten();
                if let Some((wish, refused)) = refused
                    && !matches!(wish, Wish::Pledge { .. } | Wish::Show { .. })
                {
                    self.refuse(refusal(self.say.texts(), &refused));
                }
            }
            Message::GoingAway => {
                self.line.set(Line::Restarting);
                let wait = (js_sys::Math::random() * RESTART) as u32;
                let number = self.with(|inner| {
                    inner.wire = None;
                    inner.number
                });
                self.later(number.unwrap_or_default(), wait);
            }
            Message::Reload => self.line.set(Line::Reload),
        }
    }

    /// Everything is replaced.
    fn welcomed(self, welcome: &Welcome) {
        let lang = self.say.texts().lang();
        let wishes = self.settings.with_untracked(Settings::wishes);
        let mut room = Room::new(welcome);
        if let Some(before) = self.room.get_untracked() {
            room.muted = before.muted;
        }
        let desk = desk_at(&welcome.opening, lang);
        let again = self.with(|inner| {
            inner.attempt = 0;
            inner.desk = desk;
            inner.updates.clear();
            inner.owed = None;
            if let Some(desk) = &mut inner.desk {
                desk.wish(wishes);
            }
            let open: Vec<String> =
                inner.outbox.open().filter_map(|it| serde_json::to_string(it).ok()).collect();
            for request in &open {
                if let Some(wire) = &inner.wire {
                    wire.send(request);
                }
            }
            inner.memory.keep(&self.code());
            inner.sits.take()
        });
        if self.line.get_untracked() == Line::Lost {
            self.announcer.tell(self.say.texts().get("online-back"));
        }
        self.line.set(Line::There);
        self.heard(&room, &welcome.now);
        let seated = room.my_place().is_some() || room.my_next_place().is_some();
        self.room.set(Some(room));
        self.exchange();
        if let Some(Some(place)) = again
            && !seated
        {
            self.wish(Wish::Sit { place });
        }
    }

    /// The next entry.
    fn follow(self, telling: &Telling) {
        let Some(mut room) = self.room.get_untracked() else { return };
        if room.told(telling).is_err() {
            return self.connect();
        }
        self.ahead.set_value(telling.at.0 as f64 - browser::now());
        if let Entered::Said { .. } = telling.entered {
            self.forget_later(room.said);
        }
        if telling.entered == Entered::Removed(room.you) {
            self.end("online-removed");
        }
        let beside = News { texts: self.say.texts(), room: &room }.told(&telling.entered);
        self.heard(&room, telling);
        if let Some(words) = beside {
            self.announcer.tell(words);
        }
        self.room.set(Some(room));
        self.exchange();
    }

    /// What was said is gone after a while.
    fn forget_later(self, said: Option<(Visitor, Phrase)>) {
        spawn_local(async move {
            TimeoutFuture::new(HEARD).await;
            // The page may have left in the meantime.
            let still =
                self.room.try_with_untracked(|room| room.as_ref().is_some_and(|room| room.said == said));
            if still == Some(true) {
                self.room.update(|room| room.iter_mut().for_each(|room| room.said = None));
            }
        });
    }

    /// Takes in what was told of the cards, and lets it be shown.
    fn heard(self, room: &Room, telling: &Telling) {
        let heard = Heard {
            events: &telling.events,
            view: telling.view.as_ref(),
            standpoint: telling.standpoint.as_ref(),
        };
        let told = self.with(|inner| inner.desk.as_mut().map(|desk| desk.follow(&heard)));
        match told.flatten() {
            Some(Ok(told)) => self.show(Some(room), told),
            // Nobody here can show what this version does not understand.
            Some(Err(_)) => self.end("online-out-of-reach"),
            None => {}
        }
    }

    /// Lets the table be shown after what is being shown now.
    fn show(self, room: Option<&Room>, told: Vec<desk_wire::LogLine>) {
        let Some(room) = room else { return };
        let scene = self.with(|inner| inner.desk.as_ref().and_then(RemoteDesk::scene)).flatten();
        let Some(mut scene) = scene else { return };
        let news = News { texts: self.say.texts(), room };
        for player in &mut scene.players {
            player.status = room.place_at(player.seat).and_then(|place| news.status(place));
        }
        scene.can.hint = false;
        if room.is_ready() && matches!(scene.moment, Now::Deal | Now::Over) {
            scene.ask.mine = false;
        }
        self.with(|inner| inner.updates.push_back((Update { told, scene }, room.position)));
        self.play.follow();
    }

    /// Does what one owes the next deal.
    fn exchange(self) {
        let Some(room) = self.room.get_untracked() else { return };
        let code = self.code();
        let wish = self.with(|inner| {
            let dealing = &room.company.dealing;
            if let Some(commitment) = dealing.commitment
                && inner.memory.note(dealing.next, commitment)
            {
                inner.memory.keep(&code);
            }
            let owed = room.owes(inner.memory.nonce.as_ref())?;
            if inner.owed == Some(owed) {
                return None;
            }
            inner.owed = Some(owed);
            match owed {
                Owed::Show(kept) => Some(kept.shown()),
                Owed::Pledge(deal) => {
                    let kept = inner.memory.nonce.filter(|kept| kept.deal == deal);
                    let kept = kept.or_else(|| Some(Kept { deal, nonce: Nonce::fresh()? }))?;
                    inner.memory.nonce = Some(kept);
                    inner.memory.keep(&code);
                    Some(Wish::Pledge { deal, commitment: room.commitment(&kept) })
                }
            }
        });
        if let Some(wish) = wish.flatten() {
            self.send(wish, None, None);
        }
    }

    /// Leaves the table; the link leads back to it.
    pub fn leave(self) {
        self.wish(Wish::Leave {});
        browser::go(&Route::Home.to_string(), false);
    }

    /// Says why something can’t be.
    pub fn refuse(self, why: String) {
        self.announcer.tell(why.clone());
        self.refused.set(Some(why));
    }

    /// Wants something that has nothing to do with cards.
    pub fn wish(self, wish: Wish) {
        self.refused.set(None);
        self.send(wish, None, None);
    }

    fn send(self, wish: Wish, at: Option<Position>, tell: Option<oneshot::Sender<super::outbox::Outcome>>) {
        self.with(|inner| {
            let request = inner.outbox.request(wish, at, tell);
            if let (Some(wire), Ok(text)) = (&inner.wire, serde_json::to_string(&request)) {
                wire.send(&text);
            }
        });
    }

    /// Answers what is asked at the table of cards.
    async fn answer(self, request: DeskRequest) -> Reply {
        let texts = self.say.texts();
        if request == DeskRequest::Table(TableRequest::Look) {
            return Ok(self.next_scene().map_or(Response::Done, table));
        }
        let answered =
            self.with(|inner| inner.desk.as_ref().map(|desk| desk.answer(request.clone()))).flatten();
        let request = match answered {
            Some(Ok(reply)) => return Ok(Response::Desk(Box::new(reply))),
            Some(Err(Unanswered::Refused(why))) => return Err(why.0),
            Some(Err(Unanswered::Aside(request))) => request,
            None => return Err(String::new()),
        };
        match request {
            DeskRequest::Table(TableRequest::Undo) => self.done(Wish::Undo {}, None).await,
            DeskRequest::ClaimRest(_) => self.done(Wish::ClaimRest {}, None).await,
            DeskRequest::Table(TableRequest::Act(text)) => {
                let at = self.with(|inner| inner.shown);
                self.done(Wish::Act(text), at).await
            }
            DeskRequest::Table(TableRequest::Cut(count)) => {
                self.done(Wish::Ready { cut: Some(count) }, None).await
            }
            DeskRequest::Table(TableRequest::Next) => {
                let moment = self.play.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.moment));
                match moment {
                    Some(Now::Claim) => self.done(Wish::LetGo {}, None).await,
                    _ => self.done(Wish::Ready { cut: None }, None).await,
                }
            }
            DeskRequest::Hint(_) => Err(texts.get("online-no-hint")),
            request => self.looked_up(request).await,
        }
    }

    /// The next scene that is still to be shown, or the table as it is.
    fn next_scene(self) -> Option<Update> {
        self.with(|inner| {
            let (update, position) = inner.updates.pop_front()?;
            inner.shown = position;
            Some(update)
        })
        .flatten()
    }

    /// Wants something, and waits for what comes of it.
    async fn done(self, wish: Wish, at: Option<Position>) -> Reply {
        let (tell, told) = oneshot::channel();
        self.refused.set(None);
        self.send(wish, at, Some(tell));
        match told.await {
            Ok(Ok(())) => Ok(Response::Done),
            Ok(Err(refused)) => Err(refusal(self.say.texts(), &refused)),
            Err(_) => Err(String::new()),
        }
    }

    /// Answers from the record of the hands that are over.
    async fn looked_up(self, request: DeskRequest) -> Reply {
        let texts = self.say.texts();
        let (position, me) = self
            .room
            .with_untracked(|room| {
                let room = room.as_ref()?;
                let me = room.seated.iter().position(|&place| Some(place) == room.my_place());
                Some((room.position, me.map(|seat| table::Seat(seat as u8))))
            })
            .unwrap_or_default();
        let film = self.with(|inner| inner.film.take()).flatten();
        let mut desk = match film {
            Some((at, desk)) if at == position => desk,
            _ => {
                let games = api::records(&self.code()).await.map_err(|_| texts.get("online-out-of-reach"))?;
                let game = games.last().ok_or_else(|| texts.get("desk-no-such-hand"))?.to_string();
                let shown = games::show(&game, me, texts.lang()).await;
                shown.map_err(|failure| why(self, failure))?
            }
        };
        let reply = games::answer(&mut desk, request).await.map_err(|failure| why(self, failure));
        self.with(|inner| inner.film = Some((position, desk)));
        Ok(Response::Desk(Box::new(reply?)))
    }

    /// What was committed to before a deal, if this browser saw it.
    pub fn saw(self) -> Memory {
        self.with(|inner| inner.memory.clone()).unwrap_or_default()
    }
}

fn why(online: Online, failure: Failure) -> String {
    match failure {
        Failure::NotFetched => online.say.texts().get("web-not-fetched"),
        Failure::Refused(why) => why,
    }
}

fn table(update: Update) -> Response {
    Response::Desk(Box::new(DeskReply::Table(Box::new(update))))
}

/// A desk at a table of these rules.
pub fn desk_at(opening: &Opening, lang: Lang) -> Option<RemoteDesk> {
    RemoteDesk::of(&opening.game, &opening.rules, lang).ok()
}
