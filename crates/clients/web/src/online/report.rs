//! A report to whoever runs the server: it shows all that is sent, and is sent by a second tap.

use leptos::{ev::SubmitEvent, html::Textarea, prelude::*};
use online_client::participant::{Draft, Reported, Room};
use online_wire::{ParticipantId, http::LONGEST_REPORT};
use wasm_bindgen_futures::spawn_local;

use super::{
    api::{self, NoAnswer},
    seat::Online,
};
use crate::{browser, words::use_words};

/// A report on somebody, until it is sent or let go.
#[component]
pub fn Report(online: Online, about: RwSignal<Option<ParticipantId>>) -> impl IntoView {
    let say = use_words();
    let came = RwSignal::new(None::<Reported>);
    // It doesn’t change while somebody reads it: all that is shown is sent, and nothing else.
    let shown = move || {
        let participant = about.get()?;
        online.room.with_untracked(|room| {
            let room: &Room = room.as_ref()?;
            Some(view! { <Form online draft=Draft::about(room, participant)? about came/> })
        })
    };
    let answer = move || came.get().map(|came| came.words(say.texts()));
    view! {
        {shown}
        <p class="hint" role="status">{answer}</p>
    }
}

#[component]
fn Form(
    online: Online,
    draft: Draft,
    about: RwSignal<Option<ParticipantId>>,
    came: RwSignal<Option<Reported>>,
) -> impl IntoView {
    let say = use_words();
    let words = NodeRef::<Textarea>::new();
    Effect::new(move || {
        if let Some(words) = words.get() {
            // It is never hidden.
            let _ = words.focus();
        }
    });
    let (head, quoted) = online.room.with_untracked(|room| {
        let told = |room| (draft.head(say.texts(), room), draft.quoted(say.texts(), room));
        room.as_ref().map(told).unwrap_or_default()
    });
    let [title, sends] = head;
    let label = title.clone();
    let quotes = draft.quotes();
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let words = words.get_untracked().map(|words| words.value()).unwrap_or_default();
        let Some(id) = browser::seed().filter(|_| quotes || !words.trim().is_empty()) else { return };
        let (report, code) = (draft.report(id.to_string(), &words), online.code());
        spawn_local(async move {
            let answer = match api::report(&code, &report).await {
                Ok(()) => Reported::Made,
                Err(NoAnswer::TooMany) => Reported::TooMany,
                Err(_) => Reported::NotSent,
            };
            came.try_set(Some(answer));
            // What was not taken is still there.
            if answer == Reported::Made {
                about.try_set(None);
            }
        });
    };
    came.set(None);
    view! {
        <form class="report" aria-label=label on:submit=send>
            <h2>{title}</h2>
            <p>{sends}</p>
            <ul>{quoted.into_iter().map(|said| view! { <li>{said}</li> }).collect_view()}</ul>
            <label for="online-report">{say.get("online-report-words")}</label>
            <textarea id="online-report" node_ref=words maxlength=LONGEST_REPORT rows="3" required=!quotes></textarea>
            <span class="ways">
                <button type="submit" class="primary">{say.get("online-send")}</button>
                <button type="button" on:click=move |_| about.set(None)>{say.get("web-keep")}</button>
            </span>
        </form>
    }
}
