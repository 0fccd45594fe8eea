//! How to play in the page: what is tapped, what the keys do, what may be typed; and what this program is.

use leptos::prelude::*;
use texts::Lang;

use crate::{rooms::parts::name_page, route::Route, words::use_words};

/// Keys and the texts that say what they do.
const KEYS: &[(&str, &str)] = &[
    ("help-key-arrows", "help-does-arrows"),
    ("help-key-enter", "help-does-enter"),
    ("help-key-space", "help-does-space"),
    ("help-key-hint", "help-does-hint"),
    ("help-key-undo", "help-does-undo"),
    ("help-key-last", "help-does-last"),
    ("help-key-score", "help-does-score"),
    ("help-key-rules", "help-does-rules"),
];

/// The texts one after the other: heading and paragraph.
const PARTS: &[(&str, &str)] = &[
    ("help-first", "help-first-text"),
    ("help-play", "help-play-text"),
    ("help-learn", "help-learn-text"),
    ("help-type", "help-type-text"),
    ("help-share", "help-share-text"),
    ("help-kept", "help-kept-text"),
];

/// Help.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let say = use_words();
    name_page(say.get("web-help"));
    let part = |&(heading, text): &(&'static str, &'static str)| {
        view! {
            <section>
                <h2>{say.get(heading)}</h2>
                <p>{say.get(text)}</p>
            </section>
        }
    };
    let key = |&(key, does): &(&'static str, &'static str)| {
        view! { <tr><th scope="row"><kbd>{say.get(key)}</kbd></th><td>{say.get(does)}</td></tr> }
    };
    view! {
        <article class="room help-room">
            <h1>{say.get("web-help")}</h1>
            {PARTS.iter().map(part).collect_view()}
            <section>
                <h2>{say.get("help-keys")}</h2>
                <table class="keys"><tbody>{KEYS.iter().map(key).collect_view()}</tbody></table>
            </section>
            <About/>
        </article>
    }
}

/// What this program is.
#[component]
fn About() -> impl IntoView {
    let say = use_words();
    let repository = env!("CARGO_PKG_REPOSITORY");
    let questions = move || {
        let file = if say.lang() == Lang::Fr { "faq.fr.md" } else { "faq.md" };
        format!("{repository}/blob/main/docs/{file}")
    };
    let book = move || {
        let file = if say.lang() == Lang::Fr { "rulebook.fr.md" } else { "rulebook.md" };
        format!("{repository}/blob/main/docs/{file}")
    };
    view! {
        <section>
            <h2>{say.get("help-about")}</h2>
            <p>{move || say.with("help-version", &[("version", env!("CARGO_PKG_VERSION").into())])}</p>
            <p>{say.get("help-licence")}</p>
            <ul class="links">
                <li><a href=Route::Rules(String::new()).to_string()>{say.get("web-house-rules")}</a></li>
                <li><a href=questions rel="noopener">{say.get("help-questions")}</a></li>
                <li><a href=book rel="noopener">{say.get("help-rulebook")}</a></li>
                <li><a href=repository rel="noopener">{say.get("help-source")}</a></li>
            </ul>
        </section>
    }
}
