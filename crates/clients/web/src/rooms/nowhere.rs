//! The page for an address that leads nowhere.

use leptos::prelude::*;

use crate::{rooms::parts::name_page, route::Route, words::use_words};

/// How much of an address is repeated, in characters.
const LONGEST: usize = 60;

/// There is no room at this address.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
pub(crate) fn Nowhere(path: String) -> impl IntoView {
    let say = use_words();
    name_page(say.get("nowhere-title"));
    let address = shown(&path);
    view! {
        <div class="room nowhere-room">
            <h1>{say.get("nowhere-title")}</h1>
            <p>{move || say.with("nowhere-text", &[("address", address.clone().into())])}</p>
            <a class="button primary" href=Route::Home.to_string()>{say.get("nowhere-home")}</a>
        </div>
    }
}

/// An address as it is repeated: not longer than can be read.
fn shown(path: &str) -> String {
    let mut shown: String = path.chars().take(LONGEST).collect();
    if shown.len() < path.len() {
        shown.push('…');
    }
    format!("#/{shown}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_not_repeated_at_length() {
        assert_eq!(shown("nowhere"), "#/nowhere");
        assert_eq!(shown(&"é".repeat(1_000)), format!("#/{}…", "é".repeat(60)));
    }
}
