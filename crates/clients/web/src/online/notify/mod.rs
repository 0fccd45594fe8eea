//! A notification that it is one’s turn: at a table where people take a day for a move, where the browser allows it,
//! and where one is not looking. It tells of no card and of nobody else. While the page is open it tells so itself;
//! while it is closed, its server notifications, where it does that.

mod hours;
mod push_notifications;

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use online_wire::Pace;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use self::hours::{Wanted, minute, written};
use super::{api, seat::Online};
use crate::{
    browser,
    derived::Derived,
    words::{Say, use_words},
};

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

fn is_allowed() -> bool {
    permission().as_deref() == Some("granted")
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
    let (wanted, now) = (Wanted::here(), js_sys::Date::new_0());
    let minute = (now.get_hours() * 60 + now.get_minutes()) as u16;
    if hidden && is_allowed() && wanted.on && !wanted.is_quiet(minute) {
        // Some browsers let only a service worker do this.
        // Not every browser has it.
        let _ =
            notifications().and_then(|it| Reflect::construct(&it, &js_sys::Array::of1(&words.into())).ok());
    }
}

/// Somebody sees where they are waited for: from now on they may be notified again.
pub fn has_looked() {
    if push_notifications::listens() {
        spawn_local(async {
            push_notifications::put_away().await;
            // What can’t be told now is told by coming to a table.
            // The server may be out of reach.
            let _ = api::looked().await;
        });
    }
}

/// How somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Not at all, but they may be asked.
    Asked,
    /// While the page is open.
    Open,
    /// While it is closed, too.
    Closed,
    /// Their browser says no, or can’t.
    Never,
}

impl Way {
    /// How they are told now.
    pub fn here() -> Self {
        match permission().as_deref() {
            Some("granted") if Wanted::here().on => {
                if push_notifications::listens() {
                    Self::Closed
                } else {
                    Self::Open
                }
            }
            Some("granted" | "default") => Self::Asked,
            _ => Self::Never,
        }
    }
}

/// Whether people at a table take hours for a move.
fn is_slow(online: Online) -> Derived<bool> {
    Derived::new(move || {
        online.room.with(|room| {
            let pace = room.as_ref().map(|room| room.opening.options.pace);
            matches!(pace, Some(Pace::Correspondence { .. }))
        })
    })
}

/// Has this browser notified, where that can be.
fn listen(way: RwSignal<Way>, say: Say) {
    spawn_local(async move {
        push_notifications::listen(Wanted::here(), say).await;
        way.try_set(Way::here());
    });
}

/// At a table of correspondence: the question whether one wants to be told, and the update.
#[component]
pub fn Notified(online: Online, way: RwSignal<Way>) -> impl IntoView {
    let (say, slow) = (use_words(), is_slow(online));
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
    // Whoever is at the table has seen what they were told, and a turn that is over calls nobody.
    Effect::new(move |_| {
        // This runs again when the match ends.
        let _ = mine.get();
        if slow.get() && push_notifications::listens() {
            spawn_local(push_notifications::put_away());
        }
    });
    // The clock of this place may have been set since, and the language.
    Effect::new(move |_| {
        // This runs again with another language, which the worker must speak.
        let _ = say.lang();
        if slow.get() && matches!(Way::here(), Way::Open | Way::Closed) {
            listen(way, say);
        }
    });
    let ask_them = move |_| {
        spawn_local(async move {
            ask().await;
            if is_allowed() {
                Wanted { on: true, ..Wanted::here() }.keep();
                listen(way, say);
            }
            way.try_set(Way::here());
        });
    };
    view! {
        <Show when=move || slow.get() && way.get() == Way::Asked>
            <button type="button" on:click=ask_them>{say.get("online-notify")}</button>
        </Show>
    }
}

/// How one is told, the hours in which one isn’t, and how to stop it.
#[component]
pub fn TableUpdate(online: Online, way: RwSignal<Way>) -> impl IntoView {
    let (say, slow) = (use_words(), is_slow(online));
    let about = move || if way.get() == Way::Closed { "online-notify-closed" } else { "online-notify-open" };
    let stop = move |_| {
        Wanted { on: false, ..Wanted::here() }.keep();
        way.set(Way::here());
        spawn_local(push_notifications::stop());
    };
    view! {
        <Show when=move || slow.get() && matches!(way.get(), Way::Open | Way::Closed)>
            <details>
                <summary>{say.get("online-notify-title")}</summary>
                <p>{move || say.texts().get(about())}</p>
                <fieldset class="field">
                    <legend>{say.get("online-notify-quiet")}</legend>
                    <At way id="online-notify-from" of=|wanted| &mut wanted.from/>
                    <At way id="online-notify-to" of=|wanted| &mut wanted.to/>
                </fieldset>
                <button type="button" on:click=stop>{say.get("online-notify-stop")}</button>
            </details>
        </Show>
    }
}

/// A time of the day between which and another one is told of nothing; its id is the key of its name.
#[component]
fn At(way: RwSignal<Way>, id: &'static str, of: fn(&mut Wanted) -> &mut u16) -> impl IntoView {
    let say = use_words();
    let change = move |event| {
        if let Some(minute) = minute(&event_target_value(&event)) {
            let mut wanted = Wanted::here();
            *of(&mut wanted) = minute;
            wanted.keep();
            listen(way, say);
        }
    };
    let value = written(*of(&mut Wanted::here()));
    view! {
        <label for=id>{say.get(id)}</label>
        " "
        <input type="time" id=id required prop:value=value on:change=change/>
        " "
    }
}
