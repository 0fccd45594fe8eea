//! The proof that nobody chose a deal, checked here.

use std::pin::Pin;

use leptos::prelude::*;
use online_client::participant::{Checked, check};
use online_wire::ParticipantId;
use wasm_bindgen_futures::spawn_local;

use super::{
    api::{self, NoAnswer},
    seat::Online,
};
use crate::words::use_words;

/// Deals that are being fetched and checked; none before anybody is known here.
pub type Checking = Pin<Box<dyn Future<Output = Result<Vec<Checked>, NoAnswer>>>>;

/// The deals of a table that are over.
#[component]
pub fn Proofs(online: Online) -> impl IntoView {
    let looked = move || -> Checking {
        Box::pin(async move {
            let games = api::records(&online.code()).await?;
            let me = online.room.with_untracked(|room| room.as_ref().map(|room| room.you));
            Ok(me.map_or_else(Vec::new, |me| check(&games, me, &online.saw().exchange.commitments)))
        })
    };
    let name = move |participant| {
        online
            .room
            .with(|room| room.as_ref().map_or_else(String::new, |room| room.name(participant).to_owned()))
    };
    view! { <Proof looked name/> }
}

/// Deals that are over, checked whenever this is opened.
#[component]
pub fn Proof(
    looked: impl Fn() -> Checking + 'static,
    name: impl Fn(ParticipantId) -> String + Copy + Send + 'static,
) -> impl IntoView {
    let say = use_words();
    // Two signals of kinds that the page has already: one of a result would weigh on its first part.
    let found = RwSignal::new(None::<Vec<Checked>>);
    let missed = RwSignal::new(false);
    let look = move |_| {
        let looked = looked();
        spawn_local(async move {
            let checked = looked.await;
            // The page may have left in the meantime.
            missed.try_set(checked.is_err());
            found.try_set(checked.ok());
        });
    };
    let lines = move || {
        let texts = say.texts();
        if missed.get() {
            return Some(view! { <p>{texts.get("online-out-of-reach")}</p> }.into_any());
        }
        let found = found.get()?;
        if found.is_empty() {
            return Some(view! { <p>{texts.get("online-proof-none")}</p> }.into_any());
        }
        let lines = found.iter().flat_map(|checked| checked.words(texts, name));
        let lines = lines.map(|words| view! { <li>{words}</li> }).collect_view();
        Some(view! { <ul>{lines}</ul> }.into_any())
    };
    view! {
        <details class="proof" on:toggle=look>
            <summary>{say.get("online-proof")}</summary>
            {lines}
            <p>{say.get("online-proof-says")}</p>
            <p>{say.get("online-proof-not")}</p>
        </details>
    }
}
