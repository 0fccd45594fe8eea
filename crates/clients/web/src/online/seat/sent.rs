//! What one did with cards as long as it is on its way: it looks sent, and nothing else can be done.

use desk::wire::{HeldCard, Scene, Slot};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Online;
use crate::browser;

/// What says on the page that something is on its way.
const SENDING: &str = "data-sending";
/// How long it is before that is told to those who don’t see it, in milliseconds.
const SOON: u32 = 1_000;

impl Online {
    /// Shows an act as sent.
    pub(super) fn show_sent(self, action: &str) {
        let words = self.say.texts().get("online-sending");
        let before = self.play.scene.get_untracked().filter(|scene| scene.open.is_none());
        let Some(before) = before else { return };
        self.play.scene.update(|scene| scene.iter_mut().for_each(|scene| mark_sent(scene, action, &words)));
        browser::root_attribute(SENDING, "true");
        self.with(|inner| inner.sent = Some(before));
        spawn_local(async move {
            TimeoutFuture::new(SOON).await;
            // The page may have left in the meantime.
            if self.with(|inner| inner.sent.is_some()) == Some(true) {
                self.announcer.tell(words);
            }
        });
    }

    /// It has its answer; what was refused is there again. Until then nothing else is shown.
    pub(super) fn show_answered(self, taken: bool) {
        let Some(before) = self.with(|inner| inner.sent.take()).flatten() else { return };
        browser::root_attribute(SENDING, "false");
        if !taken {
            self.play.scene.set(Some(before));
        }
    }
}

/// Marks the cards of an act, and offers nothing else.
fn mark_sent(scene: &mut Scene, action: &str, words: &str) {
    let played = scene.hand_view.as_ref().is_some_and(|hand| hand.choose != Slot::None);
    let is_in = |held: &HeldCard| {
        let card = held.card.to_string();
        let offered = held.offers.iter().any(|offer| offer.action == action);
        played && (offered || (held.legal && action.split(' ').any(|word| word == card)))
    };
    let cards = scene.hand_view.iter_mut().flat_map(|hand| &mut hand.cards);
    cards.for_each(|held| held.mark = is_in(held).then(|| words.to_owned()));
    scene.only_watch();
    scene.ask.text = words.to_owned();
}
