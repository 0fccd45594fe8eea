//! What people say to each other: phrases that each hears in their own language and, where the host lets them, their
//! own words.

use leptos::{ev::SubmitEvent, html::Input, prelude::*};
use online_client::participant::{News, phrase};
use online_wire::{Chat, LONGEST_TEXT, Phrase, TableCommand};

use super::seat::Online;
use crate::{derived::Derived, words::use_words};

/// What can be said, and what was.
#[component]
pub fn Say(online: Online) -> impl IntoView {
    let say = use_words();
    let between = Derived::new(move || {
        online.play.scene.with(|scene| {
            scene.as_ref().is_none_or(|scene| {
                matches!(scene.moment, desk::wire::Moment::Deal | desk::wire::Moment::Over)
            })
        })
    });
    let phrases = move || {
        let now = Phrase::ALL.into_iter().filter(|said| between.get() || !said.only_between_hands());
        now.map(|said| {
            let words = move || phrase(say.texts(), said);
            view! { <button type="button" on:click=move |_| online.command(TableCommand::Say(said))>{words}</button> }
        })
        .collect_view()
    };
    let chat = Derived::new(move || {
        online.room.with(|room| room.as_ref().map(|room| room.opening.options.chat)).unwrap_or_default()
    });
    view! {
        <details class="drop say">
            <summary>{say.get("online-say")}</summary>
            <div>
                <Show when=move || chat.get() != Chat::Phrases>
                    <OwnWords online now=move || chat.get() == Chat::Always || between.get()/>
                </Show>
                <div class="phrases">{phrases}</div>
            </div>
        </details>
    }
}

/// What was said, and a line for one’s own words.
#[component]
fn OwnWords(
    online: Online,
    /// Whether they may be said now.
    #[prop(into)]
    now: Signal<bool>,
) -> impl IntoView {
    let say = use_words();
    let line = NodeRef::<Input>::new();
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(line) = line.get_untracked().filter(|line| !line.value().trim().is_empty()) else { return };
        let text = line.value();
        // Whoever goes on typing meanwhile loses nothing, and what was refused is still there.
        online.write(text.clone(), move || {
            if line.value() == text {
                line.set_value("");
            }
        });
    };
    let talk = move || {
        online.room.with(|room| {
            let room = room.as_ref()?;
            let news = News { texts: say.texts(), room };
            let heard = room.talk.iter().filter(|said| !room.muted.contains(&said.participant));
            Some(heard.map(|said| view! { <li>{news.saying(said)}</li> }).collect_view())
        })
    };
    view! {
        <div class="written" tabindex="0"><ul aria-label=say.get("online-talk")>{talk}</ul></div>
        <form class="own-words" on:submit=send>
            <label for="online-own-words">{say.get("online-own-words")}</label>
            <input id="online-own-words" node_ref=line maxlength=LONGEST_TEXT autocomplete="off" disabled=move || !now.get()/>
            <button type="submit" disabled=move || !now.get()>{say.get("online-send")}</button>
        </form>
        <p class="hint">{move || say.texts().get(if now.get() { "online-own-words-hint" } else { "online-no-between-hands" })}</p>
    }
}
