//! A connection to whoever keeps tables and clubs: laid anew when it was cut or seems dead.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use leptos::{ev, prelude::*};
use online_wire::closed;
use wasm_bindgen_futures::spawn_local;

use super::wire::{Signal as Heart, Wire, patience};
use crate::{
    announce::{Announcer, use_announcer},
    browser,
    words::{Say, use_words},
};

/// How long an answer may take before the wire is taken for dead, in milliseconds.
const SILENCE: u32 = 5_000;
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
    /// Another tab has it.
    Elsewhere,
    /// Another version of the page is wanted, after this hand.
    Reload,
    /// Another version of the page is wanted: nothing is told to this one any more.
    Outdated,
    /// What it led to is not to be had any more.
    Ended,
}

/// The words for a wire that is not simply there.
pub const fn line_words(line: Line) -> Option<&'static str> {
    match line {
        Line::Connecting => Some("online-connecting"),
        Line::There | Line::Ended => None,
        Line::Lost => Some("online-lost"),
        Line::Restarting => Some("online-restarting"),
        Line::Elsewhere => Some("online-elsewhere"),
        Line::Reload | Line::Outdated => Some("online-new-version"),
    }
}

/// Why nobody comes in any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// One was sent away.
    Removed,
    /// Nobody else may come.
    Locked,
}

/// The messages of a connection: the ones it sends by itself, and the listener for those that come.
pub struct Talk {
    /// The first message.
    pub hello: Box<dyn Fn() -> String>,
    /// A message that gets an answer in any case.
    pub ask: Box<dyn Fn()>,
    /// Takes a message in.
    pub told: Box<dyn Fn(&str)>,
    /// Nobody comes in any more.
    pub shut: Box<dyn Fn(Shut)>,
}

/// A connection. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Connection {
    /// How the wire is.
    pub line: RwSignal<Line>,
    say: Say,
    announcer: Announcer,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    /// Where it leads to.
    path: String,
    talk: Option<Rc<Talk>>,
    wire: Option<Wire>,
    /// Which wire it is: what an older one says is not heard.
    number: u32,
    /// How often it was tried in vain.
    attempt: u32,
    /// When something was heard last.
    heard: f64,
    left: bool,
}

impl Connection {
    /// A connection to a path of the server, such as `/api/tables/CODE/socket`; it is left with the component that calls this.
    pub fn new(path: String) -> Self {
        let inner = StoredValue::new_local(Inner {
            path,
            talk: None,
            wire: None,
            number: 0,
            attempt: 0,
            heard: browser::now(),
            left: false,
        });
        on_cleanup(move || {
            inner.try_update_value(|inner| {
                inner.left = true;
                inner.wire = None;
                inner.talk = None;
            });
        });
        Self { line: RwSignal::new(Line::Connecting), say: use_words(), announcer: use_announcer(), inner }
    }

    /// Lays the wire for the first time.
    pub fn begin(self, talk: Talk) {
        self.with(|inner| inner.talk = Some(Rc::new(talk)));
        self.watch_page();
        self.connect();
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
    }

    fn talk(self) -> Option<Rc<Talk>> {
        self.with(|inner| inner.talk.clone()).flatten()
    }

    /// Whether the page has left it.
    fn is_gone(self) -> bool {
        self.with(|inner| inner.left) != Some(false)
    }

    /// Sends a text; what can’t be sent is lost.
    pub fn send(self, text: &str) {
        self.with(|inner| inner.wire.as_ref().map(|wire| wire.send(text)));
    }

    /// Somebody has let one in.
    pub fn is_there(self) {
        self.with(|inner| inner.attempt = 0);
        self.line.set(Line::There);
    }

    /// The server is about to restart: one comes back to it after a time that is not everybody’s.
    pub fn restarts(self) {
        self.line.set(Line::Restarting);
        let number = self.with(|inner| {
            inner.wire = None;
            inner.number
        });
        self.later(number.unwrap_or_default(), (js_sys::Math::random() * RESTART) as u32);
    }

    /// Takes it from another tab.
    pub fn take_over(self) {
        self.line.set(Line::Connecting);
        self.connect();
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
        !self.is_gone()
            && !matches!(line, None | Some(Line::Elsewhere | Line::Reload | Line::Outdated | Line::Ended))
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
        if let Some(talk) = self.talk() {
            (talk.ask)();
        }
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
        self.with(|inner| {
            inner.number += 1;
            let number = inner.number;
            // What hears must not end what it hears.
            let hear = move |heart: Heart| spawn_local(async move { self.hear(number, heart) });
            inner.wire = Wire::new(&inner.path, hear);
        });
        if self.line.get_untracked() != Line::Connecting && self.is_wanted() {
            self.line.set(Line::Lost);
        }
    }

    fn hear(self, number: u32, heart: Heart) {
        if self.is_gone() || self.with(|inner| inner.number) != Some(number) {
            return;
        }
        let Some(talk) = self.talk() else { return };
        match heart {
            Heart::Open => self.send(&(talk.hello)()),
            Heart::Message(text) => {
                self.with(|inner| inner.heard = browser::now());
                (talk.told)(&text);
            }
            Heart::Closed(closed::ELSEWHERE) => self.line.set(Line::Elsewhere),
            Heart::Closed(closed::RELOAD) => self.line.set(Line::Outdated),
            Heart::Closed(closed::REMOVED) => self.shut(&talk, Shut::Removed),
            Heart::Closed(closed::LOCKED) => self.shut(&talk, Shut::Locked),
            Heart::Closed(_) => self.come_back(),
        }
    }

    fn shut(self, talk: &Talk, why: Shut) {
        self.line.set(Line::Ended);
        (talk.shut)(why);
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
}

#[cfg(test)]
mod tests {
    use texts::{Lang, Texts};

    use super::*;

    #[test]
    fn a_wire_that_is_not_there_has_words_in_both_languages() {
        for lang in Lang::ALL {
            for line in [Line::Connecting, Line::Lost, Line::Restarting, Line::Elsewhere, Line::Reload] {
                assert!(Texts::new(lang).has(line_words(line).unwrap()), "{line:?}");
            }
        }
        assert_eq!(line_words(Line::There), None);
    }
}
