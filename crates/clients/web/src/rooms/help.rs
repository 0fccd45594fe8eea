//! How to play in the page: what is tapped, what the keys do, what may be typed; and what this program is.

use leptos::prelude::*;
use texts::Lang;

use crate::{
    rooms::{
        keymap::{KEYS, Key},
        parts::{Switch, name_page},
    },
    route::Route,
    settings::use_settings,
    words::use_words,
};

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
    view! {
        <article class="room help-room">
            <h1>{say.get("web-help")}</h1>
            {PARTS.iter().map(part).collect_view()}
            <section>
                <h2>{say.get("help-keys")}</h2>
                <KeyList/>
            </section>
            <About/>
        </article>
    }
}

/// The keys of the table, and whether those of one letter work.
#[component]
pub(crate) fn KeyList() -> impl IntoView {
    let say = use_words();
    let row = |key: &'static Key| {
        let name = match (key.name, key.keys) {
            (Some(name), _) => say.get(name).into_any(),
            (None, letters) => letters.join(" ").into_any(),
        };
        view! { <tr><th scope="row"><kbd>{name}</kbd></th><td>{say.get(key.text)}</td></tr> }
    };
    view! {
        <table class="keys"><tbody>{KEYS.iter().map(row).collect_view()}</tbody></table>
        <LetterKeys/>
    }
}

/// Whether keys of one letter work: players who speak to the computer, or hit keys by accident, turn them off.
#[component]
pub(crate) fn LetterKeys() -> impl IntoView {
    let settings = use_settings();
    view! {
        <Switch
            id="set-letters"
            label="set-letters"
            hint="set-letters-hint"
            on=Signal::derive(move || settings.with(|settings| !settings.no_letters))
            set=move |on: bool| settings.update(|settings| settings.no_letters = !on)
        />
    }
}

/// A description of this program.
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
                <li><a href=Route::Referee(String::new()).to_string()>{say.get("web-referee")}</a></li>
                <li><a href=Route::Lessons(String::new()).to_string()>{say.get("web-learn")}</a></li>
                <li><a href=Route::Rules(String::new()).to_string()>{say.get("web-house-rules")}</a></li>
                <li><a href=questions rel="noopener">{say.get("help-questions")}</a></li>
                <li><a href=book rel="noopener">{say.get("help-rulebook")}</a></li>
                <li><a href=repository rel="noopener">{say.get("help-source")}</a></li>
            </ul>
        </section>
    }
}
