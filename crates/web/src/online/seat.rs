//! Somebody’s seat at a table: the wire, what they are told, what they want.

mod back;
mod cards;
mod line;

use std::{collections::VecDeque, pin::Pin, rc::Rc};

use desk::{Desk, Heard, RemoteDesk};
use desk_wire::{Moment as Now, Panel, Scene, Update};
use fair_shuffle::Nonce;
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{Update as _, *};
use online_visitor::{Kept, News, Owed, Room, refusal};
use online_wire::{Entered, Message, Moment, Opening, Phrase, Telling, Visitor, Welcome, Wish};
use table::Position;
use wasm_bindgen_futures::spawn_local;

pub use self::line::Line;
use super::{keeping::Memory, notify::notify, outbox::Outbox, wire::Wire};
use crate::{
    announce::{Announcer, use_announcer},
    browser, games,
    link::Reply,
    play::Match,
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// How long what somebody said stays, in milliseconds.
const HEARD: u32 = 10_000;
/// The longest wait before one comes back to a server that restarts, in milliseconds.
const RESTART: f64 = 10_000.0;

/// Somebody’s seat at a table. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; nothing before one is welcomed.
    pub room: RwSignal<Option<Room>>,
    /// How the wire is.
    pub line: RwSignal<Line>,
    /// Why something was refused, until something else is done.
    pub refused: RwSignal<Option<String>>,
    /// What happened while one was not there, until something else is done.
    pub back: RwSignal<Option<String>>,
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
            back: RwSignal::new(None),
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

    /// Takes the seat from another tab.
    pub fn take_over(self) {
        self.line.set(Line::Connecting);
        self.connect();
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

    /// Fetches what this table needs, and comes again.
    fn fetch(self, opening: Opening) {
        spawn_local(async move {
            match games::fetch_remote(&opening).await {
                Ok(()) if games::remote(&opening, self.say.texts().lang()).is_some() => self.connect(),
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
            room.muted = before.muted;
        }
        let desk = games::remote(&welcome.opening, lang);
        if desk.is_none() && welcome.opening.is_open_table() {
            return self.fetch(welcome.opening.clone());
        }
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
            inner.memory.seq = Some(welcome.now.seq);
            inner.memory.personal.clone_from(&welcome.personal);
            inner.memory.keep(&self.code());
            inner.sits.take()
        });
        self.tell_meanwhile(&room, welcome);
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
        let code = self.code();
        self.with(|inner| {
            inner.memory.seq = Some(telling.seq);
            inner.memory.keep(&code);
        });
        if let Entered::Said { .. } = telling.entered {
            self.forget_later(room.said);
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
            }
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
            memory: telling.memory.as_ref(),
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
        if let Some(open) = &mut scene.open {
            open.waits = room.company.held == Some(room.you);
        }
        for player in &mut scene.players {
            player.status = room.place_at(player.seat).and_then(|place| news.status(place));
        }
        scene.can.hint &= room.opening.options.hints;
        if matches!(scene.moment, Now::Deal | Now::Over) {
            scene.ask.mine &= !room.is_ready();
            if !room.plays_on() {
                nothing_to_answer(&mut scene);
            }
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
        self.done_with_news();
        self.send(wish, None, None);
    }

    /// Whoever does something has read what was to be read.
    fn done_with_news(self) {
        self.refused.set(None);
        self.back.set(None);
    }

    fn send(self, wish: Wish, at: Option<Position>, tell: Option<oneshot::Sender<super::outbox::Outcome>>) {
        self.with(|inner| {
            let request = inner.outbox.request(wish, at, tell);
            if let (Some(wire), Ok(text)) = (&inner.wire, serde_json::to_string(&request)) {
                wire.send(&text);
            }
        });
    }

    /// What this browser keeps of the table.
    pub fn saw(self) -> Memory {
        self.with(|inner| inner.memory.clone()).unwrap_or_default()
    }
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
