//! Installing the page as an app: offered once, after a game.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::{browser, words::use_words};

/// Where it is saved that it was offered.
const KEY: &str = "kookaburra-install-offered";

/// How the page can be installed.
#[derive(Clone, Debug)]
enum Way {
    /// By the browser, when it is asked to: with what it gave for that before `start.js` held it back.
    Asked(JsValue),
    /// By the player, in a menu of the browser.
    ByHand,
}

impl Way {
    fn here() -> Option<Self> {
        let window = browser::window()?;
        let prompt = Reflect::get(&window, &"installing".into()).ok().filter(JsValue::is_object);
        let by_hand = is_safari(&browser::agent()) && !browser::is_installed();
        prompt.map(Self::Asked).or(by_hand.then_some(Self::ByHand))
    }
}

/// Whether this is Safari on a phone or tablet, which installs a page but has no way to ask for it.
fn is_safari(agent: &str) -> bool {
    let other = ["CriOS/", "FxiOS/", "EdgiOS/"].iter().any(|name| agent.contains(name));
    browser::is_apple(agent) && agent.contains("Safari/") && !other
}

/// Asks the browser to install the page.
fn install(prompt: &JsValue) {
    if let Ok(ask) = Reflect::get(prompt, &"prompt".into())
        && let Some(ask) = ask.dyn_ref::<Function>()
    {
        // The browser says what came of it.
        let _ = ask.call0(prompt);
    }
}

/// The page as an app, offered once.
#[component]
pub(super) fn OfferInstall() -> impl IntoView {
    let say = use_words();
    let new = browser::saved(KEY).is_none();
    let way = RwSignal::new_local(Way::here().filter(|_| new && browser::keep(KEY, "yes")));
    let put_away = move |_| way.set(None);
    let offer = move || {
        Some(match way.get()? {
            Way::Asked(prompt) => {
                let yes = move |_| {
                    install(&prompt);
                    way.set(None);
                };
                view! {
                    <p>{say.get("baize-install")}</p>
                    <button class="primary" on:click=yes>{say.get("baize-install-yes")}</button>
                    <button on:click=put_away>{say.get("baize-install-no")}</button>
                }
                .into_any()
            }
            Way::ByHand => view! {
                <p>{say.get("baize-install")}" "{say.get("baize-install-how")}</p>
                <button on:click=put_away>{say.get("baize-install-seen")}</button>
            }
            .into_any(),
        })
    };
    view! { <div class="install">{offer}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_safari_on_a_phone_is_installed_by_hand() {
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
        assert!(is_safari(&format!("{phone} Version/18.1 Mobile/15E148 Safari/604.1")));
        assert!(!is_safari(&format!("{phone} CriOS/130.0 Mobile/15E148 Safari/604.1")));
        assert!(!is_safari(&format!("{phone} Mobile/15E148 [FBAN/FBIOS]")));
        assert!(!is_safari("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"));
    }
}
