//! How the wire of a seat is: laid anew when it was cut or seems dead, and who says hello over it.

use fair_shuffle::Nonce;
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::{ev, prelude::*};
use online_wire::{Hello, PROTOCOL, Wish};
use wasm_bindgen_futures::spawn_local;

use super::Online;
use crate::{
    browser,
    online::wire::{Signal as Heart, Wire, closed, patience},
};

/// How long an answer may take before the wire is taken for dead, in milliseconds.
const SILENCE: u32 = 5_000;
/// How often somebody listens whether the wire is alive, in milliseconds.
const LISTEN: u32 = 25_000;

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
    /// Another version of the page is wanted, after this hand.
    Reload,
    /// Another version of the page is wanted: nothing is told to this one any more.
    Outdated,
    /// The table is not to be had any more.
    Ended,
}

impl Online {
    /// Comes back when the page is seen again, or the network is there again.
    pub(super) fn watch_page(self) {
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

    fn hear(self, number: u32, heart: Heart) {
        if self.is_gone() || self.with(|inner| inner.number) != Some(number) {
            return;
        }
        match heart {
            Heart::Open => {
                let name = self.settings.with_untracked(|settings| settings.name.trim().to_owned());
                let name = Some(name).filter(|name| !name.is_empty());
                self.with(|inner| {
                    let hello = Hello {
                        protocol: PROTOCOL.to_owned(),
                        name,
                        since: inner.memory.seq,
                        personal: inner.memory.personal.clone(),
                        ..Hello::default()
                    };
                    let hello = serde_json::json!({ "hello": hello });
                    inner.wire.as_ref().map(|wire| wire.send(&hello.to_string()))
                });
            }
            Heart::Message(text) => {
                self.with(|inner| inner.heard = browser::now());
                // What a later version says besides is not for this one.
                if let Ok(message) = serde_json::from_str(&text) {
                    self.told(message);
                }
            }
            Heart::Closed(closed::ELSEWHERE) => self.line.set(Line::Elsewhere),
            Heart::Closed(closed::RELOAD) => self.line.set(Line::Outdated),
            Heart::Closed(closed::REMOVED) => self.end("online-removed"),
            Heart::Closed(closed::LOCKED) => self.end("online-no-locked"),
            Heart::Closed(_) => self.come_back(),
        }
    }

    /// The table is not to be had any more.
    pub(super) fn end(self, why: &str) {
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
    pub(super) fn later(self, number: u32, wait: u32) {
        spawn_local(async move {
            TimeoutFuture::new(wait).await;
            if self.is_wanted() && self.with(|inner| inner.number) == Some(number) {
                self.connect();
            }
        });
    }
}
