//! When a game is over: the seats, and the game to keep.

use desk::wire::Moment;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{api, seat::Online};
use crate::{
    announce::use_announcer,
    derived::Derived,
    link::use_link,
    message::{Request, Response},
    route::Route,
    settings::use_settings,
    words::use_words,
};

/// What came of saving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Saved {
    NotYet,
    Done,
    Failed,
}

/// What can be done when a game is over, beside playing again: changing seats, and keeping the game in this browser,
/// where it can be replayed and reviewed.
#[component]
pub fn GameOver(
    online: Online,
    /// Shows the seats.
    seats: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let say = use_words();
    let ended = move || online.room.with(|room| room.as_ref().is_some_and(|room| room.participants.ended));
    let over = Derived::new(move || {
        let over = online.play.scene.with(|scene| scene.as_ref().is_some_and(|it| it.moment == Moment::Over));
        over || ended()
    });
    // A table may be closed before its first hand is over.
    let played = RwSignal::new(false);
    Effect::new(move |_| {
        if over.get() {
            spawn_local(async move {
                let games = api::records(&online.code()).await.unwrap_or_default();
                played.try_set(!games.is_empty());
            });
        }
    });
    view! {
        <Show when=move || over.get()>
            <div class="ways game-over">
                <Show when=move || !ended()>
                    <button type="button" on:click=move |_| seats()>{say.get("online-other-seats")}</button>
                </Show>
                {move || (played.get() && over.get()).then(|| view! { <SaveGame code=online.code()/> })}
            </div>
        </Show>
    }
}

/// Keeps the games of a table in this browser, where they can be replayed and reviewed.
#[component]
pub fn SaveGame(
    /// The code of the table.
    code: String,
) -> impl IntoView {
    let (say, settings, link, announcer) = (use_words(), use_settings(), use_link(), use_announcer());
    let saved = RwSignal::new(Saved::NotYet);
    let save = move |code: String| {
        spawn_local(async move {
            let games = api::records(&code).await.unwrap_or_default();
            // Another game of this table may have been saved already: it is known.
            let text: Vec<String> = games.iter().map(ToString::to_string).collect();
            let you = settings.with_untracked(|settings| settings.name.trim().to_owned());
            let taken = link.ask(Request::Import { text: text.join("\n"), you }).await;
            let done = !games.is_empty() && matches!(taken, Ok(Response::Imported { .. }));
            let outcome = if done { Saved::Done } else { Saved::Failed };
            announcer.tell(say.texts().get(if done { "online-saved" } else { "online-not-saved" }));
            // The page may have left in the meantime.
            saved.try_set(outcome);
        });
    };
    move || {
        let code = code.clone();
        match saved.get() {
            Saved::Done => view! { <a href=Route::History.to_string()>{say.get("online-saved")}</a> }.into_any(),
            Saved::Failed => view! { <p class="note">{say.get("online-not-saved")}</p> }.into_any(),
            Saved::NotYet => {
                view! { <button type="button" on:click=move |_| save(code.clone())>{say.get("online-save")}</button> }
                    .into_any()
            }
        }
    }
}
