//! Installing the page as an app: offered once, after a game. Where the browser has a way of its own it is kept back until then.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;

/// Where it is kept that it was offered.
const KEY: &str = "kookaburra-install-offered";

/// How the page can be installed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By the browser, when it is asked to.
    Asked,
    /// By the player, in a menu of the browser.
    ByHand,
}

/// The offer to install the page. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Install {
    /// What the browser gave to ask it with.
    prompt: StoredValue<Option<JsValue>, LocalStorage>,
    way: RwSignal<Option<Way>>,
    /// Whether it is offered, once it was.
    offered: RwSignal<bool>,
}

/// Puts the offer into the context of the page.
pub fn provide_install() {
    let agent = browser::agent();
    let by_hand = (is_safari(&agent) && !browser::is_installed()).then_some(Way::ByHand);
    let install = Install {
        prompt: StoredValue::new_local(None),
        way: RwSignal::new(by_hand),
        offered: RwSignal::new(false),
    };
    let heard = window_event_listener_untyped("beforeinstallprompt", move |event| {
        event.prevent_default();
        install.prompt.set_value(Some(event.into()));
        install.way.set(Some(Way::Asked));
    });
    on_cleanup(move || heard.remove());
    provide_context(install);
}

/// Whether this is Safari on a phone or tablet, which installs a page but has no way to ask for it.
fn is_safari(agent: &str) -> bool {
    let other = ["CriOS/", "FxiOS/", "EdgiOS/"].iter().any(|name| agent.contains(name));
    browser::is_apple(agent) && agent.contains("Safari/") && !other
}

impl Install {
    /// A game is over: how to install the page, if that was not offered before.
    pub fn after_a_game(self) -> Option<Way> {
        let way = self.way.get()?;
        if !self.offered.get_untracked() && browser::kept(KEY).is_none() {
            self.offered.set(browser::keep(KEY, "yes"));
        }
        self.offered.get().then_some(way)
    }

    /// Asks the browser to install the page.
    pub fn go_on(self) {
        self.put_away();
        let prompt = self.prompt.try_update_value(Option::take).flatten();
        if let Some(prompt) = prompt
            && let Ok(ask) = Reflect::get(&prompt, &"prompt".into())
            && let Some(ask) = ask.dyn_ref::<Function>()
        {
            let _the_browser_says_what_came_of_it = ask.call0(&prompt);
        }
    }

    /// It is not offered again.
    pub fn put_away(self) {
        self.offered.set(false);
    }
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
