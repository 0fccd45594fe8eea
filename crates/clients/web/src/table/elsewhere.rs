//! A match that another tab plays: what can be done about it, and how a player who looks on is told so.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::context::{later, use_table};
use crate::{browser, derived::Derived, play::Whose, route::Route, words::use_words};

/// What stands over, or in the place of, the table of a match that another tab plays. It is fetched when it is wanted
/// first.
#[component]
pub(crate) fn Elsewhere() -> impl IntoView {
    let at = use_table();
    let wanted = Derived::new(move || at.play.whose.with(|whose| *whose != Whose::Mine));
    later(move || wanted.get(), about)
}

#[wasm_split(elsewhere, fallible)]
fn about() -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    Ok(view! { <About/> }.into_any())
}

#[component]
fn About() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let watched = Derived::new(move || at.play.whose.with(|whose| matches!(whose, Whose::Watched(_))));
    let words = move || at.play.whose.with(|whose| whose.words().to_owned());
    let take_over = move |_| {
        at.play.take_over();
        browser::focus("room");
    };
    let watch = move |_| {
        at.play.watch();
        browser::focus("room");
    };
    view! {
        <Show
            when=move || watched.get()
            fallback=move || view! {
                <section class="no-table elsewhere" aria-labelledby="elsewhere-title">
                    <h1 id="elsewhere-title">{say.get("elsewhere-title")}</h1>
                    <p>{words}</p>
                    <p role="status">{say.get("elsewhere-about")}</p>
                    <div class="ways">
                        <button class="button primary" on:click=take_over>{say.get("elsewhere-take-over")}</button>
                        <button class="button" on:click=watch>{say.get("elsewhere-watch")}</button>
                        <a class="button" href=Route::Home.to_string()>{say.get("elsewhere-other")}</a>
                    </div>
                </section>
            }
        >
            <aside class="watched" aria-label=say.get("elsewhere-watching")>
                <p role="status">{say.get("elsewhere-watching")}</p>
                <button class="button" on:click=take_over>{say.get("elsewhere-take-over")}</button>
            </aside>
        </Show>
    }
}
