//! Somebody’s seat at a table: the wire, what they are told, what they want.

mod back;
pub mod cards;
mod leave;
mod notice;
mod sent;

use std::{collections::VecDeque, pin::Pin, rc::Rc};

use desk::{Desk, RemoteDesk};
use desk_wire::{Animation, LogLine, Moment as Now, Panel, Scene, Update};
use fair_shuffle::Nonce;
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{Update as _, *};
pub use notice::Notice;
use notice::{Kind, add_notice};
use online_visitor::{News, Room, Said, Sure, heard, late, parts, refusal};
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
    /// What is to be read for a while.
    pub notices: RwSignal<Vec<Notice>>,
    /// What one is asked before it is done, since it can’t be taken back.
    pub doubt: RwSignal<Option<(Wish, Sure)>>,
    /// Why the table can’t be had any more, as the key of the words.
    pub over: RwSignal<Option<&'static str>>,
    /// Its cards.
    pub play: Match,
    /// How far the clock of whoever keeps the table is ahead of this one, in milliseconds.
    ahead: StoredValue<f64>,
    code: StoredValue<String>,
    /// What one did with cards is on its way.
    on_its_way: StoredValue<bool>,
    say: Say,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    /// The number of the next notice.
    told_notices: StoredValue<u32>,
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
            notices: RwSignal::new(Vec::new()),
            doubt: RwSignal::new(None),
            over: RwSignal::new(None),
            play: Match::remote(answerer),
            ahead: StoredValue::new(0.0),
            code: StoredValue::new(code),
            on_its_way: StoredValue::new(false),
            say: use_words(),
            settings: use_settings(),
            announcer: use_announcer(),
            told_notices: StoredValue::new(0),
            inner,
        };
        seat.set_value(Some(this));
        Effect::new(move |_| {
            let offered = this.room.with(|room| {
                room.as_ref().map(|room| (room.opening.options.hints, room.my_place().is_some()))
            });
            offered.into_iter().for_each(|offered| this.play.offered.set(offered));
        });
        this.speak();
        this.connection.begin(Talk {
            hello: Box::new(move || this.hello()),
            ask: Box::new(move || {
                this.send(Wish::Ping {}, None, Some(oneshot::channel().0));
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
    fn end(self, why: &'static str) {
        self.connection.line.set(Line::Ended);
        self.announcer.tell(self.say.texts().get(why));
        self.over.set(Some(why));
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
        let mut room = Room::new(welcome, lang);
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
            inner.memory.exchange.renew();
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
        if before != room.position || room.bot_plays_for_me() {
            self.notices.update(|all| all.retain(|notice| notice.kind != Kind::Reminded));
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
            match telling.entered {
                Entered::Nudged(_) => {
                    notify(&words);
                    self.notice(Kind::Reminded, words.clone());
                }
                // A question stands there as long as it is open, and so does what was said for a while.
                Entered::Asked | Entered::Said { .. } | Entered::Wrote { .. } => {}
                _ => {
                    self.notice(Kind::News, words.clone());
                    self.play.log.update(|log| {
                        log.push(LogLine { words: words.clone(), animation: Animation::Other });
                    });
                }
            }
            self.announcer.tell(words);
        }
        self.drop_doubt(&room);
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
                    self.notice(Kind::Back, words);
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
            let before = inner.memory.exchange.clone();
            let wish = inner.memory.exchange.next(&room.party(), Nonce::fresh);
            if inner.memory.exchange != before {
                inner.memory.keep(&code);
            }
            wish
        });
        if let Some(wish) = wish.flatten() {
            self.send(wish, None, None);
        }
    }

    /// Says why something can’t be.
    pub fn refuse(self, why: String) {
        self.announcer.tell(why.clone());
        self.notice(Kind::Refused, why);
    }

    /// Wants something that has nothing to do with cards. What can’t be taken back is asked about first.
    pub fn wish(self, wish: Wish) {
        let sure = self
            .room
            .with_untracked(|room| News { texts: self.say.texts(), room: room.as_ref()? }.sure(&wish));
        match sure {
            Some(sure) => self.doubt.set(Some((wish, sure))),
            None => self.surely(wish),
        }
    }

    /// Does what one has been asked about, or what needs no question. The link of a table that one leaves leads back to it.
    pub fn surely(self, wish: Wish) {
        self.done_with_news();
        if wish == (Wish::Leave {}) {
            self.leaves();
        } else {
            self.send(wish, None, None);
        }
    }

    /// What one is asked is overtaken where it can’t be done any more, or would be something else.
    fn drop_doubt(self, room: &Room) {
        let before = self.room.with_untracked(|before| before.as_ref().map(|before| before.position));
        let stale = self.doubt.with_untracked(|doubt| {
            doubt.as_ref().is_some_and(|(wish, sure)| {
                let moved = *wish == Wish::ClaimRest {} && before != Some(room.position);
                moved || News { texts: self.say.texts(), room }.sure(wish).as_ref() != Some(sure)
            })
        });
        if stale {
            self.doubt.set(None);
        }
    }

    /// Whoever does something has read what was to be read.
    fn done_with_news(self) {
        self.doubt.set(None);
        self.notices.update(|all| all.retain(|notice| notice.kind == Kind::News));
    }

    /// Lets something be read for a while, in the place of what it overtakes.
    fn notice(self, kind: Kind, words: String) {
        let notice = Notice { number: self.told_notices.get_value(), kind, words };
        self.told_notices.set_value(notice.number.wrapping_add(1));
        let number = notice.number;
        self.notices.update(|all| add_notice(all, notice));
        spawn_local(async move {
            TimeoutFuture::new(kind.lasts()).await;
            // The page may have left in the meantime.
            self.notices.try_update(|all| all.retain(|notice| notice.number != number));
        });
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
    if room.my_place().is_none() && matches!(scene.panel, Panel::Bids(_)) {
        // Whoever watches has no bid to choose.
        scene.panel = Panel::None;
    }
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
