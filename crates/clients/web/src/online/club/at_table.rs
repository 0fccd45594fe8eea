//! At a table of an evening: where one is in it, beside the cards; and the way to the next table.

use leptos::prelude::*;
use online_client::participant::club::Told;

use super::{
    director::Running,
    evening::{Ask, Standing},
    membership::Membership,
    results::Results,
};
use crate::{browser, route::Route, words::use_words};

/// The evening beside the cards. When a round begins, everybody is led to their next table; when the evening is over,
/// to the club.
#[component]
pub fn AtEvening(
    /// The code of the club.
    club: String,
    /// The code of the table.
    table: String,
) -> impl IntoView {
    let say = use_words();
    let member = Membership::new(club.clone(), None);
    let director = member.is(Told::is_director);
    let here = StoredValue::new(false);
    let code = member.part(|told| told.round().map(|round| round.code.clone()));
    let to_club = Route::Club(club).to_string();
    let address = to_club.clone();
    Effect::new(move |_| {
        // Before one is welcomed nothing is known; whoever looks at a table of another evening stays.
        let Some(now) = code.get() else { return };
        let now = now.flatten();
        if now.as_deref() == Some(&*table) {
            here.set_value(true);
        } else if here.get_value() {
            browser::go(&now.map_or_else(|| address.clone(), |code| Route::Online(code).to_string()), true);
        }
    });
    // Once one’s table has finished there is time to look at what came of it.
    let results = member.part(|told| {
        let finished = told.round().is_some_and(|round| round.finished);
        finished.then(|| told.started().map(|evening| evening.number)).flatten()
    });
    let results = move || {
        let number = results.get().flatten()?;
        Some(view! {
            <details class="drop of-results">
                <summary>{say.get("club-results")}</summary>
                <div class="room"><Results member number/></div>
            </details>
        })
    };
    // On a narrow screen what is long opens with a tap.
    let opened = RwSignal::new(false);
    let refused = move || member.refused.get().map(|words| view! { <p>{words}</p> });
    view! {
        <div
            class="evening-bar notices"
            class:open=move || opened.get()
            on:click=move |_| opened.update(|open| *open = !*open)
            role="group" aria-label=say.get("club-this-evening")
        >
            <Standing member seated=true/>
            {refused}
        </div>
        {results}
        <details class="drop of-evening">
            <summary>{say.get("club-this-evening")}</summary>
            <div class="room">
                <Ask member/>
                <Show when=move || director.get()><Running member/></Show>
                <a href=to_club>{say.get("club-to-club")}</a>
            </div>
        </details>
    }
}
