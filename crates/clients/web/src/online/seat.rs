//! Somebody’s seat at a table, as the page shows it: what the worker tells of it, and what the player wants.

mod notice;
mod sent;
mod told;

use std::{pin::Pin, rc::Rc};

use desk::wire::{DeskRequest, OpenRequest, TableRequest};
use fair_shuffle::Nonce;
use leptos::prelude::*;
pub use notice::Notice;
use notice::{Kind, add_notice};
use online_client::participant::{News, Room, Sure};
use online_wire::{Moment, ParticipantId, TableCommand};
use wasm_bindgen_futures::spawn_local;

use super::{
    connection::{Line, watch_page},
    far::{End, FarRequest, Join, Seen},
    keeping::{Memory, Remembered as _},
};
use crate::{
    announce::{Announcer, use_announcer},
    browser,
    link::{Hears, Link, Reply, use_link},
    message::Response,
    play::Match,
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// Somebody’s seat at a table. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; nothing before one is welcomed.
    pub room: RwSignal<Option<Room>>,
    /// How the way there is.
    pub line: RwSignal<Line>,
    /// What is to be read for a while.
    pub notices: RwSignal<Vec<Notice>>,
    /// What one is asked before it is done, since it can’t be taken back.
    pub doubt: RwSignal<Option<(TableCommand, Sure)>>,
    /// Why the table can’t be had any more, as the key of the words.
    pub over: RwSignal<Option<&'static str>>,
    /// Its cards.
    pub play: Match,
    /// How far the clock of whoever keeps the table is ahead of this one, in milliseconds.
    ahead: StoredValue<f64>,
    code: StoredValue<String>,
    /// Tells what is asked and told here from what other pages ask, and are told.
    tag: StoredValue<String>,
    say: Say,
    link: Link,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    /// The number of the next notice.
    told_notices: StoredValue<u32>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    memory: Memory,
    /// The place to sit down at, as soon as one is welcomed.
    sits: Option<Option<usize>>,
    /// The scene that shows an act as sent, and how it was before.
    sent: Option<desk::wire::Scene>,
}

impl Online {
    /// Comes to a table, and leaves it with the component that calls this. `sits` is the place at which one sits down.
    pub fn new(code: String, sits: Option<Option<usize>>) -> Self {
        let tag: String = browser::seed().map(|seed| seed.to_string()).unwrap_or_default();
        let memory = Memory::of(&code).unwrap_or_default();
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
            notices: RwSignal::new(Vec::new()),
            doubt: RwSignal::new(None),
            over: RwSignal::new(None),
            play: Match::remote(answerer),
            ahead: StoredValue::new(0.0),
            code: StoredValue::new(code),
            tag: StoredValue::new(tag.chars().take(12).collect()),
            say: use_words(),
            link: use_link(),
            settings: use_settings(),
            announcer: use_announcer(),
            told_notices: StoredValue::new(0),
            inner: StoredValue::new_local(Inner { memory, sits, sent: None }),
        };
        seat.set_value(Some(this));
        Effect::new(move |_| {
            let offered = this.room.with(|room| {
                room.as_ref().map(|room| (room.opening.options.hints, room.my_place().is_some()))
            });
            offered.into_iter().for_each(|offered| this.play.offered.set(offered));
        });
        watch_page(move || this.link.tell(FarRequest::LookAfter.packed()));
        on_cleanup(move || {
            this.link.decline();
            this.link.tell(FarRequest::Leave.packed());
        });
        let hears: Hears = Rc::new(move |told| match told {
            Some(told) => this.hear(told),
            None => this.join(),
        });
        this.link.hold(&hears);
        this
    }

    /// Comes to the table, with what this browser keeps of it.
    fn join(self) {
        let memory = self.saw();
        let name = self.settings.with_untracked(|settings| settings.name.trim().to_owned());
        let join = FarRequest::Join(Box::new(Join {
            code: self.code(),
            tag: self.tag.try_get_value().unwrap_or_default(),
            name: Some(name).filter(|name| !name.is_empty()),
            since: memory.seq,
            personal: memory.personal,
            room: self.room.get_untracked(),
        }));
        let joined = self.link.ask(join.packed());
        spawn_local(async move {
            if joined.await.is_err() {
                self.end(End::NotFetched);
            }
        });
    }

    /// The table is not to be had any more.
    fn end(self, why: End) {
        self.line.set(Line::Ended);
        self.announcer.tell(self.say.texts().get(why.words()));
        self.over.set(Some(why.words()));
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

    /// Takes the table from another tab.
    pub fn take_over(self) {
        self.link.tell(FarRequest::TakeOver.packed());
    }

    /// Hears somebody no more, or again.
    pub fn mute(self, participant: ParticipantId) {
        self.link.tell(FarRequest::Mute(participant).packed());
    }

    /// Answers what is asked at the table of cards.
    async fn answer(self, request: DeskRequest) -> Reply {
        match &request {
            // It is asked first whether the cards are to be shown.
            DeskRequest::ClaimRest(_) => {
                self.command(TableCommand::ClaimRest {});
                return Ok(Response::Done);
            }
            DeskRequest::Table(TableRequest::Act(action)) => {
                self.done_with_news();
                self.show_sent(action);
            }
            DeskRequest::Table(_) | DeskRequest::Open(OpenRequest::Wait(_)) => self.done_with_news(),
            _ => {}
        }
        let is_act = matches!(request, DeskRequest::Table(TableRequest::Act(_)));
        let moment = self.play.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.moment));
        let seen = Seen { position: self.play.shown(), moment };
        let reply = self.link.ask(FarRequest::Desk { seen, request }.packed()).await;
        if is_act {
            self.show_answered(reply.is_ok());
        }
        reply
    }

    /// Does what one owes the next deal.
    fn exchange(self, room: &Room, welcome: bool) {
        let code = self.code();
        let command = self.with(|inner| {
            let before = inner.memory.exchange.clone();
            if welcome {
                inner.memory.exchange.renew();
            }
            let command = inner.memory.exchange.next(&room.party(), Nonce::fresh);
            if inner.memory.exchange != before {
                inner.memory.keep(&code);
            }
            command
        });
        if let Some(command) = command.flatten() {
            self.link.tell(FarRequest::Command(command).packed());
        }
    }

    /// Says why something can’t be.
    pub fn refuse(self, why: String) {
        self.announcer.tell(why.clone());
        self.notice(Kind::Refused, why);
    }

    /// Wants something that has nothing to do with cards. What can’t be taken back is asked about first.
    pub fn command(self, command: TableCommand) {
        let sure = self
            .room
            .with_untracked(|room| News { texts: self.say.texts(), room: room.as_ref()? }.sure(&command));
        match sure {
            Some(sure) => self.doubt.set(Some((command, sure))),
            None => self.surely(command),
        }
    }

    /// Does what one has been asked about, or what needs no question. One goes once the table knows that one leaves,
    /// and not before; its link leads back to it.
    pub fn surely(self, command: TableCommand) {
        let leaves = command == (TableCommand::Leave {});
        self.send(command, move || {
            if leaves {
                browser::go(&Route::Home.to_string(), false);
            }
        });
    }

    /// Says something in one’s own words, and goes on once it was heard.
    pub fn write(self, text: String, then: impl FnOnce() + 'static) {
        self.send(TableCommand::Write(text), then);
    }

    /// Wants something, and goes on once it is done; says why it is not.
    fn send(self, command: TableCommand, then: impl FnOnce() + 'static) {
        self.done_with_news();
        spawn_local(async move {
            match self.link.ask(FarRequest::Command(command).packed()).await {
                Ok(_) => then(),
                // The page has left.
                Err(why) if why.is_empty() => {}
                Err(why) => self.refuse(why),
            }
        });
    }

    /// What one is asked is overtaken where it can’t be done any more, or would be something else.
    fn drop_doubt(self, room: &Room) {
        let before = self.room.with_untracked(|before| before.as_ref().map(|before| before.position));
        let stale = self.doubt.with_untracked(|doubt| {
            doubt.as_ref().is_some_and(|(command, sure)| {
                let moved = *command == TableCommand::ClaimRest {} && before != Some(room.position);
                moved || News { texts: self.say.texts(), room }.sure(command).as_ref() != Some(sure)
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

    /// What this browser keeps of the table.
    pub fn saw(self) -> Memory {
        self.with(|inner| inner.memory.clone()).unwrap_or_default()
    }
}
