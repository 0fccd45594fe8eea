//! The games played in this browser, and what they add up to.

use leptos::prelude::*;

use crate::{rooms::parts::name_page, words::use_words};

/// The games played.
#[component]
pub(crate) fn History() -> impl IntoView {
    let say = use_words();
    name_page(say.get("web-history"));
    view! { <h1>{say.get("web-history")}</h1> }
}

/// A finished game, hand by hand.
#[component]
pub(crate) fn Game(game: u32) -> impl IntoView {
    let say = use_words();
    name_page(say.get("web-history"));
    view! { <h1>{say.get("web-history")} " " {game}</h1> }
}
