//! The game that is played as a picture.

use leptos::prelude::*;
use texts::Texts;
use wasm_bindgen_futures::spawn_local;

use super::book::Book;
use crate::rooms::picture::share_drawing;

/// The button that makes a picture of the game that is played.
pub(super) fn button(book: &Book, texts: Texts) -> AnyView {
    let name = format!("kookaburra-{}", book.sheet().date.clone().unwrap_or_else(|| book.id.to_string()));
    let book = book.clone();
    let share = move |_| {
        let Some(game) = book.scores().ok().and_then(|mut scores| scores.games.pop()) else { return };
        let day = book.sheet().date.clone().unwrap_or_default();
        let svg = texts::scorekeeper::picture(super::keeper(&book, texts), &game, &day);
        let name = name.clone();
        spawn_local(async move { share_drawing(&name, &svg).await });
    };
    view! { <button type="button" on:click=share>{texts.get("pad-picture")}</button> }.into_any()
}
