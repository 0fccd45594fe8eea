//! Somebody’s seat at a table: the wire, what they are told, what they want.

mod back;
pub mod cards;
mod leave;
mod sent;

use std::{collections::VecDeque, pin::Pin, rc::Rc};

use desk::{Desk, RemoteDesk};
use desk_wire::{Moment as Now, Panel, Scene, Update};
use fair_shuffle::Nonce;
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{Update as _, *};
use online_visitor::{Kept, News, Owed, Room, Said, heard, late, parts, refusal};
use online_wire::{Entered, Hello, Message, Moment, Opening, PROTOCOL, Request, Telling, Welcome, Wish};
use table::Position;
use wasm_bindgen_futures::spawn_local;

use super::{
    connection::{Connection, Line, Shut, Talk},
    keeping::{Memory, Remembered as _},
    notify::notify,
    outbox::{Outbox, Outcome},
};
use crate::{
    announce::{Announcer, use_announcer},
    browser, games,
    link::Reply,
    play::Match,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// How long what somebody said stays, in milliseconds.
const HEARD: u32 = 10_000;

/// Somebody’s seat at a table. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; nothing before one is welcomed.
    pub room: RwSignal<Option<Room>>,
    /// The way there.
    pub connection: Connection,
    /// Why something was refused, until something else is done.
    pub refused: RwSignal<Option<String>>,
    /// What happened while one was not there, until something else is done.
    pub back: RwSignal<Option<String>>,
    /// Its cards.
    pub play: Match,
    /// How far the clock of whoever keeps the table is ahead of this one, in milliseconds.
    ahead: StoredValue<f64>,
    code: StoredValue<String>,
    /// What one did with cards is on its way.
    on_its_way: StoredValue<bool>,
    /// What is to be read is that one was reminded.
    reminded: StoredValue<bool>,
    say: Say,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    desk: Option<RemoteDesk>,
    /// The scenes that are still to be shown, each with the position it shows.
    updates: VecDeque<(Update, Position)>,
    /// The position that is shown.
    shown: Position,
    outbox: Outbox<Request>,
    memory: Memory,
    /// What was sent for the next deal, so that it is sent once.
    owed: Option<Owed>,
    /// The place to sit down at, as soon as one is welcomed.
    sits: Option<Option<usize>>,
    /// The hands that are over, as they were at this position.
    film: Option<(Position, Desk)>,
}

impl Online {
    /// Comes to a table, and leaves its wire with the component that calls this. `sits` is the place at which one sits down.
    pub fn new(code: String, sits: Option<Option<usize>>) -> Self {
        let tag: String = browser::seed().map(|seed| seed.to_string()).unwrap_or_default();
        let inner = StoredValue::new_local(Inner {
            desk: None,
            updates: VecDeque::new(),
            shown: Position::default(),
            outbox: Outbox::new(tag.chars().take(12).collect()),
            memory: Memory::of(&code).unwrap_or_default(),
            owed: None,
            sits,
            film: None,
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
            connection: Connection::new(format!("/api/tables/{code}/socket")),
            refused: RwSignal::new(None),
            back: RwSignal::new(None),
            play: Match::remote(answerer),
            ahead: StoredValue::new(0.0),
            code: StoredValue::new(code),
            on_its_way: StoredValue::new(false),
            reminded: StoredValue::new(false),
            say: use_words(),
            settings: use_settings(),
            announcer: use_announcer(),
            inner,
        };
        seat.set_value(Some(this));
        this.speak();
        this.connection.begin(Talk {
            hello: Box::new(move || this.hello()),
            ask: Box::new(move || {
                // No deal has this number: the refusal shows that somebody is there.
                let nobody =
                    Wish::Pledge { deal: u32::MAX, commitment: Nonce([0; 32]).commit("", u32::MAX, 0) };
                this.send(nobody, None, Some(oneshot::channel().0));
            }),
            told: Box::new(move |text| {
                // What a later version says besides is not for this one.
                if let Ok(message) = serde_json::from_str(text) {
                    this.told(message);
                }
            }),
            shut: Box::new(move |why| {
                this.end(if why == Shut::Removed { "online-removed" } else { "online-no-locked" });
            }),
        });
        this
    }

    fn hello(self) -> String {
        let name = self.settings.with_untracked(|settings| settings.name.trim().to_owned());
        let name = Some(name).filter(|name| !name.is_empty());
        let known = self.with(|inner| (inner.memory.seq, inner.memory.personal.clone()));
        let (since, personal) = known.unwrap_or_default();
        let hello = Hello { protocol: PROTOCOL.to_owned(), name, since, personal, ..Hello::default() };
        serde_json::json!({ "hello": hello }).to_string()
    }

    /// The table is not to be had any more.
    fn end(self, why: &str) {
        self.connection.line.set(Line::Ended);
        self.refuse(self.say.texts().get(why));
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
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

    fn told(self, message: Message) {
        match message {
            Message::Welcome(welcome) => self.welcomed(&welcome),
            Message::Told(telling) => self.follow(&telling),
            Message::Answer(answer) => {
                let refused = self.with(|inner| inner.outbox.answered(&answer.id, answer.refused)).flatten();
                if let Some((request, refused)) = refused
                    && !matches!(request.wish, Wish::Pledge { .. } | Wish::Show { .. })
                {
                    self.refuse(refusal(self.say.texts(), &refused));
                }
            }
            Message::GoingAway => self.connection.restarts(),
            Message::Reload => self.connection.line.set(Line::Reload),
        }
    }

    /// Fetches what this table needs, and comes again.
    fn fetch(self, opening: Opening) {
        spawn_local(async move {
            match games::fetch_remote(&opening).await {
                Ok(()) if games::remote(&opening, self.say.texts().lang()).is_some() => {
                    self.connection.connect();
                }
                _ => self.end("web-not-fetched"),
            }
        });
    }

    /// Everything is replaced.
    fn welcomed(self, welcome: &Welcome) {
        let lang = self.say.texts().lang();
        let wishes = self.settings.with_untracked(Settings::wishes);
        let mut room = Room::new(welcome);
        if let Some(before) = self.room.get_untracked() {
            room.goes_on_from(before);
        }
        let desk = games::remote(&welcome.opening, lang);
        if desk.is_none() && welcome.opening.is_open_table() {
            return self.fetch(welcome.opening.clone());
        }
        let again = self.with(|inner| {
            inner.desk = desk;
            inner.updates.clear();
            inner.owed = None;
            if let Some(desk) = &mut inner.desk {
                desk.wish(wishes);
            }
            inner.memory.seq = Some(welcome.now.seq);
            inner.memory.personal.clone_from(&welcome.personal);
            inner.memory.keep(&self.code());
            let open = inner.outbox.open().filter_map(|it| serde_json::to_string(it).ok());
            (open.collect::<Vec<_>>(), inner.sits.take())
        });
        let (open, sits) = again.unwrap_or_default();
        open.iter().for_each(|request| self.connection.send(request));
        self.tell_meanwhile(&room, welcome);
        self.connection.is_there();
        self.heard(&room, &welcome.now);
        let seated = room.my_place().is_some() || room.my_next_place().is_some();
        self.room.set(Some(room));
        self.exchange();
        if let Some(place) = sits
            && !seated
        {
            self.wish(Wish::Sit { place });
        }
    }

    /// The next entry.
    fn follow(self, telling: &Telling) {
        let Some(mut room) = self.room.get_untracked() else { return };
        let before = room.position;
        if room.told(telling).is_err() {
            return self.connection.connect();
        }
        // The turn for which one was reminded is over, or a bot has it.
        if self.reminded.get_value() && (before != room.position || room.bot_plays_for_me()) {
            self.reminded.set_value(false);
            self.back.set(None);
        }
        self.ahead.set_value(telling.at.0 as f64 - browser::now());
        let code = self.code();
        self.with(|inner| {
            inner.memory.seq = Some(telling.seq);
            inner.memory.keep(&code);
        });
        if room.said.as_ref().is_some_and(|said| said.seq == telling.seq) {
            self.forget_later(room.said.clone());
        }
        if telling.entered == Entered::Removed(room.you) {
            self.end("online-removed");
        }
        let beside = News { texts: self.say.texts(), room: &room }.told(&telling.entered);
        self.heard(&room, telling);
        if let Some(words) = beside {
            if matches!(telling.entered, Entered::Nudged(_)) {
                notify(&words);
                self.back.set(Some(words.clone()));
                self.reminded.set_value(true);
            }
            self.announcer.tell(words);
        }
        self.room.set(Some(room));
        self.exchange();
    }

    /// What was said is gone after a while.
    fn forget_later(self, said: Option<Said>) {
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
        let texts = self.say.texts();
        let told = self.with(|inner| {
            let desk = inner.desk.as_mut()?;
            let mut told = Vec::new();
            for part in parts(texts, room, telling) {
                match desk.follow(&heard(&part)) {
                    Ok(lines) => told.extend(lines),
                    Err(error) => return Some(Err(error)),
                }
            }
            Some(Ok(told))
        });
        match told.flatten() {
            Some(Ok(told)) => {
                if let Some(words) = late(texts, room, telling, &told) {
                    self.back.set(Some(words));
                }
                self.show(Some(room), told);
            }
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
        with_company(&News { texts: self.say.texts(), room }, &mut scene);
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
        self.done_with_news();
        self.leaves();
    }

    /// Says why something can’t be.
    pub fn refuse(self, why: String) {
        self.announcer.tell(why.clone());
        self.refused.set(Some(why));
    }

    /// Wants something that has nothing to do with cards.
    pub fn wish(self, wish: Wish) {
        self.done_with_news();
        self.send(wish, None, None);
    }

    /// Whoever does something has read what was to be read.
    fn done_with_news(self) {
        self.refused.set(None);
        self.back.set(None);
    }

    fn send(self, wish: Wish, at: Option<Position>, tell: Option<oneshot::Sender<Outcome>>) {
        let request = self.with(|inner| inner.outbox.request(|id| Request { id, at, wish }, tell));
        if let Some(text) = request.and_then(|request| serde_json::to_string(&request).ok()) {
            self.connection.send(&text);
        }
    }

    /// What this browser keeps of the table.
    pub fn saw(self) -> Memory {
        self.with(|inner| inner.memory.clone()).unwrap_or_default()
    }
}

/// Shows who is there, and asks for nothing that can’t be answered at this table now.
fn with_company(news: &News<'_>, scene: &mut Scene) {
    let room = news.room;
    if let Some(duplicate) = room.company.duplicate {
        // Each deal stands for itself: there is no game to be won.
        let number = (duplicate.done + u32::from(playing(scene))).clamp(1, duplicate.deals.max(1));
        let args = [
            ("number", i64::from(duplicate.first + number).into()),
            ("count", i64::from(duplicate.deals).into()),
            ("nth", i64::from(number).into()),
        ];
        (scene.hand, scene.target) = (news.texts.format("online-deal-of", &args), 0);
    }
    if let Some(open) = &mut scene.open {
        open.waits = room.company.held == Some(room.you);
    }
    for player in &mut scene.players {
        player.status = room.place_at(player.seat).and_then(|place| news.status(place));
        player.turn &= !room.company.ended;
    }
    scene.can.hint &= room.opening.options.hints;
    if matches!(scene.moment, Now::Deal | Now::Over) {
        scene.ask.mine &= !room.is_ready();
        if !room.plays_on() {
            nothing_to_answer(scene);
        }
    } else if room.bot_plays_for_me() && !room.company.ended {
        scene.only_watch();
        scene.ask.text = news.texts.get("online-bot-plays-for-you");
    } else if room.company.ended {
        scene.only_watch();
        scene.ask.text = news.texts.get("online-no-ended");
    }
}

/// Whether a hand is being played.
const fn playing(scene: &Scene) -> bool {
    !matches!(scene.moment, Now::Deal | Now::Over)
}

/// Whoever watches has nothing to be ready for.
fn nothing_to_answer(scene: &mut Scene) {
    scene.ask.mine = false;
    match &mut scene.panel {
        Panel::Result { next, cut, .. } => {
            next.clear();
            *cut = None;
        }
        Panel::Next { .. } | Panel::Cut(_) => scene.panel = Panel::None,
        _ => {}
    }
}
