//! A browser inside a chat app, which may forget who plays there as soon as it is closed: their own link leads back.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{invite::own_link, seat::Online};
use crate::{
    announce::use_announcer,
    browser,
    rooms::{Copied, copy},
    words::use_words,
};

/// What chat apps call themselves to a page.
const APPS: [&str; 14] = [
    "FBAN/",
    "FBAV/",
    "FB_IAB/",
    "Instagram",
    "MicroMessenger/",
    "Line/",
    "Snapchat",
    "musical_ly",
    "BytedanceWebview",
    "WhatsApp",
    "Telegram",
    "KAKAOTALK",
    "Viber",
    "LinkedInApp",
];

/// Whether a page is shown inside an app, by what its browser calls itself.
fn is_in_app(agent: &str, installed: bool) -> bool {
    let android = agent.contains("; wv)");
    let apple = browser::is_apple(agent) && !agent.contains("Safari/") && !installed;
    android || apple || APPS.iter().any(|app| agent.contains(app))
}

/// The warning, and one’s own link, until it has been copied.
#[component]
pub fn MayForget(online: Online) -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let link = own_link(online);
    let (done, by_hand) = (RwSignal::new(false), RwSignal::new(false));
    let copied = move |_| {
        spawn_local(async move {
            if copy(&link.get_untracked()).await {
                announcer.tell(say.texts().get("web-copied"));
                done.try_set(true);
            } else {
                by_hand.try_set(true);
            }
        });
    };
    let warned = is_in_app(&browser::agent(), browser::is_installed());
    let shown = move || warned && !done.get() && !link.with(String::is_empty);
    view! {
        <Show when=shown>
            <div class="vote forgets">
                <p>{say.get("online-forgets")}</p>
                <Show
                    when=move || by_hand.get()
                    fallback=move || view! { <button on:click=copied>{say.get("online-copy-mine")}</button> }
                >
                    <Copied id="online-forgets-link" label="online-own-link-copy" text=link/>
                </Show>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chat_apps_are_known_and_browsers_are_not_taken_for_one() {
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
        let android =
            "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
        let in_app = |agent: &str| is_in_app(agent, false);
        assert!(in_app(&format!("{phone} Mobile/15E148 [FBAN/FBIOS;FBAV/490]")));
        assert!(in_app(&format!("{phone} Mobile/15E148")), "a view inside an app has no Safari");
        assert!(in_app(&format!("{android} Instagram 356.0")));
        assert!(in_app(&android.replace("Pixel 9)", "Pixel 9; wv)")));
        for browser in [&format!("{phone} Version/18.1 Mobile/15E148 Safari/604.1"), android] {
            assert!(!in_app(browser), "{browser}");
        }
        assert!(!is_in_app(&format!("{phone} Mobile/15E148"), true), "an app of its own");
    }
}
