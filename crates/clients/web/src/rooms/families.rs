//! All the games, in families that open with a tap, and a box to find one by any of its words.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::{
    browser,
    rooms::{
        home::begin,
        parts::Search,
        tables::{self, Country},
    },
    route::Route,
    settings::use_settings,
    words::{Say, use_words},
};

/// All the games; they are fetched while the first tables can be read already.
#[wasm_split(families, fallible)]
pub(super) fn families() -> Result<AnyView, SplitLoaderError> {
    texts::provide::over();
    texts::provide::advice();
    Ok(view! { <Games/> }.into_any())
}

/// One's own tables, then all the games by family, and a box to find one.
#[component]
fn Games() -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let query = RwSignal::new(String::new());
    let games = Memo::new(move |_| tables::by_country(say.lang(), tables::usual(&browser::locale())[0]));
    let found = Memo::new(move |_| games.with(|games| tables::find(games, &query.get())));
    let own = Memo::new(move |_| settings.with(|settings| settings.tables.clone()));
    let count = move || found.with(|found| found.iter().map(|country| country.games.len()).sum::<usize>());
    view! {
        <section class="games" aria-labelledby="home-games">
            <h2 id="home-games">{say.get("home-games")}</h2>
            <Search id="home-search" label="home-search" find=move |words| query.set(words)/>
            <p class="quiet" role="status">
                {move || (!query.with(String::is_empty)).then(|| say.with("home-found", &[("count", count().into())]))}
            </p>
            {move || own.with(|own| (!own.is_empty() && query.with(String::is_empty)).then(|| own_tables(say, own)))}
            {move || found.with(|found| found.iter().map(|country| country_view(say, country, !query.with(String::is_empty))).collect_view())}
        </section>
    }
}

fn own_tables(say: Say, tables: &[(String, String)]) -> AnyView {
    let table = |(name, code): &(String, String)| {
        let about = tables::read(code).map(|rules| tables::title(say.lang(), &rules).1).unwrap_or_default();
        entry(say, code, name, &about)
    };
    view! {
        <section class="country own">
            <h3>{say.get("home-own")}</h3>
            <ul>{tables.iter().map(table).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// A family: its picture, its name, how many games it has; a tap opens it, and so does a search.
fn country_view(say: Say, country: &Country, open: bool) -> AnyView {
    let game = |game: &tables::Named| entry(say, game.code, &game.name, &game.about);
    let count = say.with("home-count", &[("count", country.games.len().into())]);
    view! {
        <details class="country family" open=open data-family=country.key>
            <summary>
                <span class="picture" aria-hidden="true" inner_html=picture(country.key)></span>
                <h3>{country.heading.clone()}</h3>
                <span class="quiet">{count}</span>
            </summary>
            <ul>{country.games.iter().map(game).collect_view()}</ul>
        </details>
    }
    .into_any()
}

/// The small picture of a family.
fn picture(family: &str) -> String {
    let drawing = match family {
        "australian" => return faces::logo(),
        "american" => {
            r##"<rect width="64" height="64" rx="12" fill="#1f5f82"/><path fill="#f6f1e2" d="M32 9l6.500 15.500 16.800 1.400-12.800 11 3.900 16.400L32 44.500 17.600 53.300l3.900-16.400-12.800-11 16.800-1.400z"/>"##
        }
        "quebec" => {
            r##"<rect width="64" height="64" rx="12" fill="#17507f"/><path fill="#f6f1e2" d="M32 8c8 9 9 17 4 28 3-9 15-13 18-3 2 7-6 11-10 6 1 4-3 6-7 6h-2l3 11H26l3-11h-2c-4 0-8-2-7-6-4 5-12 1-10-6 3-10 15-6 18 3-5-11-4-19 4-28z"/>"##
        }
        "bijou" => {
            r##"<rect width="64" height="64" rx="12" fill="#8a5a0b"/><rect x="15" y="8" width="34" height="48" rx="4" fill="#fcf8ec"/><path fill="none" stroke="#8a5a0b" stroke-width="1.500" d="M19 12h26v40H19z"/><text x="32" y="37" font-family="serif" font-size="13" font-weight="700" text-anchor="middle" fill="#26292e">1896</text>"##
        }
        _ => {
            r##"<rect width="64" height="64" rx="12" fill="#2f4f43"/><g fill="#fcf8ec" stroke="#26292e"><rect x="20" y="17" width="24" height="34" rx="3" transform="rotate(-22 32 60)"/><rect x="20" y="15" width="24" height="34" rx="3"/><rect x="20" y="17" width="24" height="34" rx="3" transform="rotate(22 32 60)"/></g><path fill="#a51c2b" d="M38 24c4-5 9 0 5 5l-8 8-3-11c-1-6 5-7 6-2z"/>"##
        }
    };
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{drawing}</svg>"#)
}

/// A game in the list: its name leads to the table.
fn entry(say: Say, code: &str, name: &str, about: &str) -> AnyView {
    let way = |key: &str, to: Route| {
        let label = say.with("home-of", &[("what", say.texts().get(key).into()), ("name", name.into())]);
        view! { <a href=to.to_string() aria-label=label>{say.texts().get(key)}</a> }
    };
    view! {
        <li>
            <a class="game" href=begin(code)>{name.to_owned()}</a>
            <p>{about.to_owned()}</p>
            <p class="ways">
                {way("home-before", Route::Before(code.to_owned()))}
                {way("home-rules", Route::Sheet(code.to_owned()))}
                {way("home-change-short", Route::Rules(code.to_owned()))}
            </p>
        </li>
    }
    .into_any()
}
