//! A notification that it is one’s turn: at a table where people take a day for a move, where the browser allows it, and where
//! one is not looking. It tells of no card and of nobody else.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use online_wire::Pace;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::seat::Online;
use crate::{browser, derived::Derived, words::use_words};

/// Whether nobody wants to be told of anything at this hour of the day.
const fn is_quiet(hour: u32) -> bool {
    hour >= 22 || hour < 8
}

/// The browser’s notifications, where it has them: a page of a plain address has none.
fn notifications() -> Option<Function> {
    let window: JsValue = browser::window()?.into();
    Reflect::get(&window, &"Notification".into()).ok()?.dyn_into().ok()
}

/// Whether the player allows notifications: `default` before they were asked.
fn permission() -> Option<String> {
    let notifications = notifications()?;
    Reflect::get(&notifications, &"permission".into()).ok()?.as_string()
}

async fn ask() -> Option<JsValue> {
    let notifications = notifications()?;
    let ask: Function = Reflect::get(&notifications, &"requestPermission".into()).ok()?.dyn_into().ok()?;
    let asked = ask.call0(&notifications).ok()?;
    JsFuture::from(asked.dyn_into::<js_sys::Promise>().ok()?).await.ok()
}

/// Tells a sentence beside the page, if that is allowed, wanted at this hour, and not seen anyway.
pub fn notify(words: &str) {
    let hidden = browser::document().is_some_and(|document| document.hidden());
    if hidden && permission().as_deref() == Some("granted") && !is_quiet(js_sys::Date::new_0().get_hours()) {
        // Some browsers let only a service worker do this.
        let _not_everywhere =
            notifications().and_then(|it| Reflect::construct(&it, &js_sys::Array::of1(&words.into())).ok());
    }
}

/// At a table of correspondence: the question whether one wants to be told, and the telling.
#[component]
pub fn Notified(online: Online) -> impl IntoView {
    let say = use_words();
    let slow = Derived::new(move || {
        online.room.with(|room| {
            let pace = room.as_ref().map(|room| room.opening.options.pace);
            matches!(pace, Some(Pace::Correspondence { .. }))
        })
    });
    let mine = Derived::new(move || {
        online
            .play
            .scene
            .with(|scene| scene.as_ref().filter(|scene| scene.ask.mine).map(|scene| scene.title.clone()))
    });
    Effect::new(move |_| {
        if let Some(title) = mine.get()
            && slow.get()
        {
            notify(&say.with("online-notify-turn", &[("title", title.into())]));
        }
    });
    let undecided = RwSignal::new(permission().as_deref() == Some("default"));
    let ask_them = move |_| {
        spawn_local(async move {
            ask().await;
            undecided.try_set(permission().as_deref() == Some("default"));
        });
    };
    view! {
        <Show when=move || slow.get() && undecided.get()>
            <button type="button" on:click=ask_them>{say.get("online-notify")}</button>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_woken() {
        let quiet: Vec<u32> = (0..24).filter(|&hour| is_quiet(hour)).collect();
        assert_eq!(quiet, [0, 1, 2, 3, 4, 5, 6, 7, 22, 23]);
    }
}
