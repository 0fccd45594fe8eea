//! Tables for people in other places: opening one, coming to it, and what goes on there beside the cards; clubs. All of
//! it is a part that is fetched when somebody first wants to play with others; nothing is asked of any server before.

mod api;
mod arrive;
mod club;
mod compare;
mod connection;
pub(crate) mod far;
mod forgets;
mod friends;
mod invite;
pub(crate) mod keeping;
mod known;
mod lobby;
mod notify;
mod outbox;
mod over;
mod playing;
mod proof;
mod report;
mod say;
mod seat;
mod waiting;
mod when;
mod wire;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use self::{arrive::AtCode, club::AtClub, friends::Friends};
use crate::route::Route;

/// The way to a table for people in other places, and the table.
///
/// # Errors
/// They are out of reach.
#[wasm_split(online, fallible)]
pub(crate) fn fetched(route: Route) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::over();
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::online();
    Ok(match route {
        Route::Online(address) => view! { <AtCode address/> }.into_any(),
        Route::Club(address) => view! { <AtClub address/> }.into_any(),
        Route::Friends(rules) => view! { <Friends rules/> }.into_any(),
        _ => ().into_any(),
    })
}
