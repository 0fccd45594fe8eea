//! The way into clubs, beside the choice of a table: one’s own, and starting another.

use leptos::prelude::*;
use online_client::participant::club::ClubMemory;
use table::name;
use wasm_bindgen_futures::spawn_local;

use crate::{
    announce::use_announcer,
    browser,
    online::keeping::Remembered as _,
    online::{
        api::{self, NoAnswer},
        friends::YourName,
    },
    route::Route,
    words::use_words,
};

/// The clubs one belongs to, and a form to start one.
#[component]
pub fn Clubs() -> impl IntoView {
    let say = use_words();
    let mine = ClubMemory::all().into_iter().map(|(code, memory)| {
        view! { <li><a href=Route::Club(code).to_string()>{memory.title}</a></li> }
    });
    let mine = mine.collect_view();
    let list = (!mine.is_empty()).then(|| view! { <ul class="places my-clubs">{mine}</ul> });
    view! {
        <section class="clubs" aria-labelledby="clubs-heading">
            <h2 id="clubs-heading">{say.get("club-clubs")}</h2>
            {list}
            <details>
                <summary>{say.get("club-start")}</summary>
                <p>{say.get("club-about")}</p>
                <Start/>
            </details>
        </section>
    }
}

#[component]
fn Start() -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let (title, why) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let busy = RwSignal::new(false);
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let wanted = title.get_untracked();
        spawn_local(async move {
            let founded = async {
                api::known().await?;
                api::found_club(&wanted).await
            };
            match founded.await {
                Ok(founded) => {
                    // Whoever founds it belongs to it at once.
                    ClubMemory { title: wanted, ..ClubMemory::default() }.keep(&founded.code);
                    let address = format!("{}/{}", founded.code, founded.ticket);
                    browser::go(&Route::Club(address).to_string(), false);
                }
                Err(failure) => {
                    let key =
                        if failure == NoAnswer::Busy { "online-no-busy" } else { "online-out-of-reach" };
                    let words = say.texts().get(key);
                    announcer.tell(words.clone());
                    why.try_set(Some(words));
                }
            }
            busy.try_set(false);
        });
    };
    view! {
        <form class="starts-club" on:submit=start>
            <div class="field">
                <label for="club-title">{say.get("club-title")}</label>
                <input
                    id="club-title"
                    maxlength=name::LONGEST
                    required
                    autocomplete="off"
                    on:input=move |event| title.set(event_target_value(&event))
                />
            </div>
            <YourName id="club-founder"/>
            {move || why.get().map(|why| view! { <p class="note">{why}</p> })}
            <button type="submit" disabled=move || busy.get()>{say.get("club-start")}</button>
        </form>
    }
}
