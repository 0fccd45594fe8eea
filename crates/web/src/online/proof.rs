//! The proof that nobody chose a deal, checked here.

use leptos::prelude::*;
use online_visitor::{Checked, check};
use wasm_bindgen_futures::spawn_local;

use super::{api, seat::Online};
use crate::words::use_words;

/// The deals that are over, each checked when this is opened.
#[component]
pub fn Proofs(online: Online) -> impl IntoView {
    let say = use_words();
    let found = RwSignal::new(None::<Vec<Checked>>);
    let look = move |_| {
        spawn_local(async move {
            let games = api::records(&online.code()).await.unwrap_or_default();
            let me = online.room.with_untracked(|room| room.as_ref().map(|room| room.you));
            if let Some(me) = me {
                // The page may have left in the meantime.
                found.try_set(Some(check(&games, me, &online.saw().commitments)));
            }
        });
    };
    let lines = move || {
        let (found, room) = (found.get()?, online.room.get()?);
        let texts = say.texts();
        if found.is_empty() {
            return Some(view! { <p>{texts.get("online-proof-none")}</p> }.into_any());
        }
        let lines =
            found.iter().flat_map(|checked| checked.words(texts, |visitor| room.name(visitor).to_owned()));
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
