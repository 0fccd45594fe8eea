//! A connection to whoever keeps tables and clubs: laid anew when it was cut or seems dead. It is as good for a worker
//! as for the page.

use std::{cell::RefCell, mem, rc::Rc};

use gloo_timers::future::TimeoutFuture;
use leptos::{ev, prelude::*};
use online_wire::closed;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;

use super::wire::{Signal as Heart, Wire, patience};
use crate::{announce::Announcer, browser, words::Say};

/// How long an answer may take before the wire is taken for dead, in milliseconds.
const SILENCE: u32 = 5_000;
/// How often somebody listens whether the wire is alive, in milliseconds.
const LISTEN: u32 = 25_000;
/// The longest wait before one comes back to a server that restarts, in milliseconds.
const RESTART: f64 = 10_000.0;

/// How the wire is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// The messages of a connection: the ones it sends by itself, and the listeners for those that come.
pub struct Talk {
    /// The first message.
    pub hello: Box<dyn Fn() -> String>,
    /// A message that gets an answer in any case.
    pub ask: Box<dyn Fn()>,
    /// Takes a message in.
    pub told: Box<dyn Fn(&str)>,
    /// The wire is otherwise than before.
    pub line: Box<dyn Fn(Line)>,
    /// Nobody comes in any more.
    pub shut: Box<dyn Fn(Shut)>,
}

/// A connection, until it is left.
#[derive(Clone)]
pub struct Connection(Rc<RefCell<Inner>>);

struct Inner {
    /// Where it leads to.
    path: String,
    /// Nothing once it is left.
    talk: Option<Rc<Talk>>,
    line: Line,
    wire: Option<Wire>,
    /// Which wire it is: what an older one says is not heard.
    number: u32,
    /// How often it was tried in vain.
    attempt: u32,
    /// When something was heard last.
    heard: f64,
}

impl Connection {
    /// A connection to a path of the server, such as `/api/tables/CODE/socket`.
    pub fn new(path: String) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            path,
            talk: None,
            line: Line::Connecting,
            wire: None,
            number: 0,
            attempt: 0,
            heard: browser::now(),
        })))
    }

    /// Lays the wire for the first time.
    pub fn begin(&self, talk: Talk) {
        self.0.borrow_mut().talk = Some(Rc::new(talk));
        let this = self.clone();
        spawn_local(async move {
            loop {
                TimeoutFuture::new(LISTEN).await;
                if this.is_left() {
                    return;
                }
                this.look_after();
            }
        });
        self.connect();
    }

    /// It is wanted no more.
    pub fn leave(&self) {
        let left = {
            let mut inner = self.0.borrow_mut();
            (inner.talk.take(), inner.wire.take())
        };
        drop(left);
    }

    /// Whether it was left.
    pub fn is_left(&self) -> bool {
        self.talk().is_none()
    }

    fn talk(&self) -> Option<Rc<Talk>> {
        self.0.borrow().talk.clone()
    }

    /// How the wire is.
    pub fn line(&self) -> Line {
        self.0.borrow().line
    }

    /// Takes it for another than before.
    pub fn set(&self, line: Line) {
        let before = mem::replace(&mut self.0.borrow_mut().line, line);
        if let Some(talk) = self.talk().filter(|_| before != line) {
            (talk.line)(line);
        }
    }

    /// Sends a text; what can’t be sent is lost.
    pub fn send(&self, text: &str) {
        if let Some(wire) = &self.0.borrow().wire {
            wire.send(text);
        }
    }

    /// Somebody has let one in.
    pub fn is_there(&self) {
        self.0.borrow_mut().attempt = 0;
        self.set(Line::There);
    }

    /// What it leads to is not to be had any more.
    pub fn end(&self) {
        self.cut();
        self.set(Line::Ended);
    }

    /// Cuts the wire; it is laid anew when the page is seen again.
    pub fn cut(&self) {
        let wire = self.0.borrow_mut().wire.take();
        drop(wire);
    }

    /// The server is about to restart: one comes back to it after a time that is not everybody’s.
    pub fn restarts(&self) {
        self.set(Line::Restarting);
        self.cut();
        self.later((js_sys::Math::random() * RESTART) as u32);
    }

    /// Takes it from another tab.
    pub fn take_over(&self) {
        self.set(Line::Connecting);
        self.connect();
    }

    /// Whether the wire is wanted.
    fn is_wanted(&self) -> bool {
        !self.is_left()
            && !matches!(self.line(), Line::Elsewhere | Line::Reload | Line::Outdated | Line::Ended)
    }

    /// Lays the wire anew if it is not there; asks for an answer if it seems to be.
    pub fn look_after(&self) {
        if !self.is_wanted() {
            return;
        }
        if !self.0.borrow().wire.as_ref().is_some_and(Wire::is_open) {
            return self.connect();
        }
        let asked = browser::now();
        if let Some(talk) = self.talk() {
            (talk.ask)();
        }
        let this = self.clone();
        spawn_local(async move {
            TimeoutFuture::new(SILENCE).await;
            if this.is_wanted() && this.0.borrow().heard < asked {
                this.connect();
            }
        });
    }

    /// Lays the wire.
    pub fn connect(&self) {
        if self.is_left() {
            return;
        }
        {
            let mut inner = self.0.borrow_mut();
            inner.number += 1;
            let (this, number) = (self.clone(), inner.number);
            // What hears must not end what it hears.
            let hear = move |heart: Heart| {
                let this = this.clone();
                spawn_local(async move { this.hear(number, heart) });
            };
            inner.wire = Wire::new(&inner.path, hear);
        }
        if self.line() != Line::Connecting && self.is_wanted() {
            self.set(Line::Lost);
        }
    }

    fn hear(&self, number: u32, heart: Heart) {
        let Some(talk) = self.talk().filter(|_| self.0.borrow().number == number) else { return };
        match heart {
            Heart::Open => self.send(&(talk.hello)()),
            Heart::Message(text) => {
                self.0.borrow_mut().heard = browser::now();
                (talk.told)(&text);
            }
            Heart::Closed(closed::ELSEWHERE) => self.set(Line::Elsewhere),
            Heart::Closed(closed::RELOAD) => self.set(Line::Outdated),
            Heart::Closed(closed::REMOVED) => self.shut(&talk, Shut::Removed),
            Heart::Closed(closed::LOCKED) => self.shut(&talk, Shut::Locked),
            Heart::Closed(_) => self.come_back(),
        }
    }

    fn shut(&self, talk: &Talk, why: Shut) {
        self.end();
        (talk.shut)(why);
    }

    /// Tries again, after a time that grows.
    fn come_back(&self) {
        if !self.is_wanted() {
            return;
        }
        if self.line() == Line::There {
            self.set(Line::Lost);
        }
        let attempt = {
            let mut inner = self.0.borrow_mut();
            inner.attempt += 1;
            inner.attempt - 1
        };
        self.later(patience(attempt, js_sys::Math::random()));
    }

    /// Lays the wire anew after a time, unless that has been done.
    fn later(&self, wait: u32) {
        let (this, number) = (self.clone(), self.0.borrow().number);
        spawn_local(async move {
            TimeoutFuture::new(wait).await;
            if this.is_wanted() && this.0.borrow().number == number {
                this.connect();
            }
        });
    }
}

/// Shows how a connection is; that it was cut is told.
pub fn show_line(shown: RwSignal<Line>, line: Line, announcer: Announcer, say: Say) {
    if line == Line::Lost && shown.get_untracked() == Line::There {
        announcer.tell(say.texts().get("online-lost"));
    }
    shown.set(line);
}

/// Calls for a connection to be looked after when the page is seen again, or the network is there again.
pub fn watch_page(look_after: impl Fn() + Copy + 'static) {
    let seen = window_event_listener_untyped("visibilitychange", move |_| {
        if browser::document().is_some_and(|document| !document.hidden()) {
            look_after();
        }
    });
    let shown = window_event_listener(ev::pageshow, move |_| look_after());
    let network = window_event_listener(ev::online, move |_| look_after());
    on_cleanup(move || {
        seen.remove();
        shown.remove();
        network.remove();
    });
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
