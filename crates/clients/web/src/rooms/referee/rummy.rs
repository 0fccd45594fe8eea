//! Rummy 500, which has no laws: what happened is picked all the same, and the rule that was broken is told.

use leptos::prelude::*;
use rummy_500::Rules;
use texts::referee::{Breach, find_breach};
use texts::{Lang, Texts};

use super::games;
use crate::{
    rooms::{
        parts::{Copied, Search},
        sheet::here,
    },
    route::Route,
};

/// What happened is asked, or told with its rule.
pub(super) fn view(code: &str, rules: &Rules, told: &str, lang: Lang) -> AnyView {
    let texts = Texts::for_rules(lang, rules);
    let sheet = Route::Sheet(code.to_owned()).to_string();
    let body = match Breach::named(told) {
        Some(breach) => answer(code, breach, rules, texts),
        None => breaches(code, texts),
    };
    view! { {body}<p><a href=sheet>{texts.get("home-sheet")}</a></p> }.into_any()
}

fn to(code: &str, told: &str) -> String {
    Route::Referee(format!("{code}/{told}")).to_string()
}

/// What people say happened, to be searched.
fn breaches(code: &str, texts: Texts) -> AnyView {
    let query = RwSignal::new(String::new());
    let table = code.to_owned();
    let found = move || {
        let found = find_breach(texts, &query.get());
        if found.is_empty() {
            return view! { <p role="status">{texts.get("ruling-rummy")}</p> }.into_any();
        }
        let one = |breach: Breach| {
            view! { <li><a class="button" href=to(&table, breach.key)>{breach.words(texts)}</a></li> }
        };
        view! { <ul class="answers">{found.into_iter().map(one).collect_view()}</ul> }.into_any()
    };
    view! {
        {games(code)}
        <h2>{texts.get("who-happened")}</h2>
        <Search id="referee-search" label="who-search" find=move |words| query.set(words)/>
        {found}
    }
    .into_any()
}

fn answer(code: &str, breach: Breach, rules: &Rules, texts: Texts) -> AnyView {
    let said = breach.answer(rules, texts).into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let link = here(&to(code, breach.key));
    view! {
        <nav class="told" aria-label=texts.get("who-told")>
            <ol><li><a href=to(code, "")>{breach.words(texts)}</a></li></ol>
        </nav>
        <div class="rulings" aria-live="polite"><section class="ruling">{said}</section></div>
        <nav class="ways" aria-label=texts.get("home-ways")>
            <a class="button" href=to(code, "")>{texts.get("who-new")}</a>
        </nav>
        <Copied id="referee-link" label="who-link" text=Signal::derive(move || link.clone())/>
    }
    .into_any()
}
