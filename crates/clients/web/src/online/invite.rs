//! The way to a table, for others: a link to copy or share, the same as a picture, and a code to say. And one’s own way
//! back.

use std::time::Duration;

use leptos::prelude::*;
use qrcode::EcLevel;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use online_wire::http::CodeToSay;

use super::{api, seat::Online};
use crate::{
    announce::use_announcer,
    browser,
    derived::Derived,
    rooms::{Copied, here, qr::picture},
    route::Route,
    words::use_words,
};

/// The browser’s own way to share, where it has one.
fn sharing() -> Option<(web_sys::Navigator, js_sys::Function)> {
    let navigator = browser::window()?.navigator();
    let share = js_sys::Reflect::get(&navigator, &JsValue::from_str("share")).ok()?;
    Some((navigator, share.dyn_into().ok()?))
}

fn share(link: &str) {
    if let Some((navigator, share)) = sharing() {
        let what = js_sys::Object::new();
        // A plain object takes it.
        let _ = js_sys::Reflect::set(&what, &"url".into(), &link.into());
        // The player may put it away.
        let _ = share.call1(&navigator, &what);
    }
}

/// The way to a table.
#[component]
pub fn Invite(online: Online) -> impl IntoView {
    let say = use_words();
    let code = online.code();
    let near = RwSignal::new(Vec::<String>::new());
    // An address of this computer leads nobody else here.
    let reached = RwSignal::new(!browser::is_this_computer());
    let table = Route::Online(code.clone()).to_string();
    let link = Derived::new(move || match near.with(|near| near.first().cloned()) {
        Some(address) => format!("{address}{table}"),
        None => here(&table),
    });
    let share_it = move || {
        let share_it = move |_| share(&link.get_untracked());
        sharing()
            .map(|_| view! { <button type="button" on:click=share_it>{say.get("online-share")}</button> })
    };
    let qr = move || picture(&link.get(), EcLevel::M, move || say.texts().get("online-qr"));
    view! {
        <section class="invite" aria-label=say.get("online-invite")>
            <LocalNetwork near reached/>
            <Show
                when=move || reached.get() || near.with(|near| !near.is_empty())
                fallback=move || view! {
                    <details class="here-alone">
                        <summary>{say.get("online-link-here")}</summary>
                        <Copied id="online-link" label="online-link" text=Signal::derive(move || link.get())/>
                    </details>
                }
            >
                <Copied id="online-link" label="online-link" text=Signal::derive(move || link.get())/>
                {share_it()}
                {qr}
            </Show>
            <ToSay code/>
            <OwnLink online near/>
        </section>
    }
}

/// The question whether other devices on the network of the house may join, where this computer serves the table for
/// itself.
#[component]
fn LocalNetwork(
    /// Where they find it.
    near: RwSignal<Vec<String>>,
    /// Whether the address of this page leads others here, or all there is.
    reached: RwSignal<bool>,
) -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let (is_asked, failed) = (RwSignal::new(false), RwSignal::new(false));
    if browser::is_this_computer() {
        spawn_local(async move {
            let found = api::near().await;
            is_asked.try_set(found.is_some());
            // Where nobody can be let in, the link still leads back here.
            reached.try_set(found.is_none());
            near.try_set(found.unwrap_or_default());
        });
    }
    let join = move |_| {
        spawn_local(async move {
            match api::let_them_join().await {
                Ok(found) => {
                    announcer.tell(say.texts().get("online-near-open"));
                    near.try_set(found);
                }
                Err(_) => drop(failed.try_set(true)),
            }
        });
    };
    let further = move || near.with(|near| near.iter().skip(1).cloned().collect::<Vec<_>>());
    let inside = move || {
        is_asked.get().then_some(())?;
        let none = near.with(Vec::is_empty);
        Some(if none {
            view! {
                <p>{say.get("online-near-ask")}</p>
                <button type="button" on:click=join>{say.get("online-near-join")}</button>
                <p class="hint">{say.get("online-near-hint")}</p>
            }
            .into_any()
        } else {
            let further = further();
            let others = (!further.is_empty())
                .then(|| say.with("online-near-else", &[("addresses", say.texts().list(further).into())]));
            view! {
                <p>{say.get("online-near-open")}</p>
                <p class="hint">{say.get("online-near-help")}" "{others}</p>
            }
            .into_any()
        })
    };
    view! {
        {inside}
        {move || failed.get().then(|| view! { <p class="note" role="status">{say.get("online-near-none")}</p> })}
    }
}

/// Six digits as one says them, in two groups.
pub fn in_groups(digits: &str) -> String {
    match digits.split_at_checked(3) {
        Some((first, rest)) if !rest.is_empty() => format!("{first} {rest}"),
        _ => digits.to_owned(),
    }
}

/// How often it is looked whether a code has ended.
const LOOKED: Duration = Duration::from_secs(5);

/// A code to say. A table has none before somebody asks for one.
#[component]
fn ToSay(code: String) -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let (said, failed) = (RwSignal::new(None::<CodeToSay>), RwSignal::new(false));
    let ask = move |_: leptos::ev::MouseEvent| {
        let code = code.clone();
        spawn_local(async move {
            let found = api::code_to_say(&code).await.ok();
            failed.try_set(found.is_none());
            if let Some(found) = &found {
                announcer.tell(say.with("online-code-is", &[("code", in_groups(&found.digits).into())]));
            }
            said.try_set(found);
        });
    };
    let look = move || {
        said.try_update(|said| {
            let ended = said.as_ref().is_some_and(|said| said.until.0 as f64 <= browser::now());
            if ended {
                *said = None;
            }
        });
    };
    if let Ok(clock) = set_interval_with_handle(look, LOOKED) {
        on_cleanup(move || clock.clear());
    }
    let shown = move || {
        let digits = in_groups(&said.get()?.digits);
        Some(view! {
            <p class="said-code"><b>{digits}</b></p>
            <p class="hint">{say.get("online-code-hint")}</p>
        })
    };
    view! {
        {shown}
        {move || said.with(Option::is_none).then(|| {
            let ask = ask.clone();
            view! { <button type="button" class="to-say" on:click=ask>{say.get("online-code-get")}</button> }
        })}
        {move || failed.get().then(|| view! { <p class="note" role="status">{say.get("online-no-busy")}</p> })}
    }
}

/// One’s own link: it leads back to one’s seat from any browser. Nothing before one is welcomed.
pub fn own_link(online: Online) -> Memo<String> {
    let link = move || {
        let personal = online.room.with(|room| room.as_ref()?.personal.clone())?;
        Some(here(&Route::Online(format!("{}/{OWN}/{personal}", online.code())).to_string()))
    };
    Memo::new(move |_| link().unwrap_or_default())
}

/// The same behind a line that says what it is for.
#[component]
fn OwnLink(
    online: Online,
    /// Where other devices find this computer, if it lets them join.
    near: RwSignal<Vec<String>>,
) -> impl IntoView {
    let (say, own) = (use_words(), own_link(online));
    // It is for another browser: an address of this computer leads no other device here.
    let link = Memo::new(move |_| {
        let link = own.get();
        let address = near.with(|near| near.first().cloned());
        match (address, link.split_once('#')) {
            (Some(address), Some((_, rest))) => format!("{address}#{rest}"),
            _ => link,
        }
    });
    view! {
        <details class="own-link">
            <summary>{say.get("online-own-link")}</summary>
            <p class="hint">{say.get("online-own-link-hint")}</p>
            <Copied id="online-own-link" label="online-own-link-copy" text=link/>
        </details>
    }
}

/// What stands in the address between the code of a table and the end of a personal link.
const OWN: &str = "me";

/// The code of a table in an address, and the end of a personal link if it is one.
pub fn parts_of(address: &str) -> (&str, Option<&str>) {
    match address.split_once('/') {
        Some((code, rest)) => (code, rest.strip_prefix(OWN).and_then(|rest| rest.strip_prefix('/'))),
        None => (address, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_personal_link_has_two_parts_and_any_other_one() {
        assert_eq!(parts_of("k3v9xq"), ("k3v9xq", None));
        assert_eq!(parts_of("k3v9xq/me/2-00ff"), ("k3v9xq", Some("2-00ff")));
        for other in ["k3v9xq/", "k3v9xq/me", "k3v9xq/you/2-00ff"] {
            assert_eq!(parts_of(other), ("k3v9xq", None), "{other}");
        }
        let Route::Online(address) = Route::of("#/t/k3v9xq/me/2-00ff") else { panic!("not a table") };
        assert_eq!(parts_of(&address), ("k3v9xq", Some("2-00ff")));
    }

    #[test]
    fn a_code_is_said_in_two_groups() {
        assert_eq!(["482915", "000001"].map(in_groups), ["482 915", "000 001"]);
        assert_eq!(["", "12"].map(in_groups), ["", "12"]);
    }
}
