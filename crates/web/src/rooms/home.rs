//! The first room: a table that is ready to be played at, the match in progress if there is one, and all the games.

use leptos::prelude::*;

use crate::{
    browser,
    link::use_link,
    message::{Request, Response},
    rooms::{
        parts::{Search, Switch, name_page},
        tables::{self, Country},
    },
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// The choice of a table.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (say, settings, link) = (use_words(), use_settings(), use_link());
    name_page(say.get("home-title"));
    let kept = LocalResource::new(move || {
        // What lies on the table is told in the language of the page.
        let _followed = say.lang();
        async move {
            match link.ask(Request::Kept).await {
                Ok(Response::Kept(kept)) => kept,
                _ => None,
            }
        }
    });
    let kept = Signal::derive(move || kept.get().flatten());
    let usual = move || settings.with(usual_table);
    view! {
        <div class="room home-room">
            <section class="ready" aria-labelledby="home-title">
                <h1 id="home-title">{say.get("home-title")}</h1>
                {move || kept.get().map(|words| view! { <InProgress words/> })}
                <Ready code=Signal::derive(usual) kept/>
            </section>
            <Switch
                id="set-guidance"
                label="home-new-player"
                hint="home-new-player-hint"
                on=Signal::derive(move || settings.with(|settings| settings.guidance))
                set=move |on| settings.update(|settings| settings.guidance = on)
            />
            <Games kept/>
        </div>
    }
}

/// The table last played at, or the usual one of the visitor's country.
pub(crate) fn usual_table(settings: &Settings) -> String {
    let last = settings.last_table.clone().filter(|code| tables::read(code).is_ok());
    last.unwrap_or_else(|| tables::usual(&browser::locale()).to_owned())
}

/// Where a new game begins: at the table, or, if another match would end by it, where it is asked for once more.
fn begin(code: &str, kept: bool) -> String {
    let rules = code.to_owned();
    if kept { Route::Before(rules) } else { Route::Play { rules, seed: None } }.to_string()
}

#[component]
fn InProgress(words: String) -> impl IntoView {
    let say = use_words();
    view! {
        <div class="kept">
            <p>{words}</p>
            <a class="button primary big" href=Route::Table.to_string()>{say.get("home-resume")}</a>
        </div>
    }
}

/// The table that is ready.
#[component]
fn Ready(code: Signal<String>, kept: Signal<Option<String>>) -> impl IntoView {
    let say = use_words();
    let title = Memo::new(move |_| {
        code.with(|code| tables::read(code).ok().map(|rules| tables::title(say.lang(), &rules)))
    });
    let name = move || title.get().map(|(name, _)| name);
    let about = move || title.get().map(|(_, about)| about);
    let has_kept = move || kept.with(Option::is_some);
    view! {
        <div class="next">
            <h2>{name}</h2>
            <p>{about}</p>
            <a class="button big" class:primary=move || !has_kept() href=move || begin(&code.get(), has_kept())>
                {move || say.texts().get(if has_kept() { "home-play-new" } else { "home-play" })}
            </a>
            <nav class="ways" aria-label=say.get("home-ways")>
                <a href=move || Route::Before(code.get()).to_string()>{say.get("home-before")}</a>
                <a href=move || Route::Sheet(code.get()).to_string()>{say.get("home-sheet")}</a>
                <a href=move || Route::Rules(code.get()).to_string()>{say.get("home-change")}</a>
            </nav>
        </div>
    }
}

/// One's own tables, then all the games by country, and a box to find one.
#[component]
fn Games(kept: Signal<Option<String>>) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let query = RwSignal::new(String::new());
    let games = Memo::new(move |_| tables::by_country(say.lang(), tables::usual(&browser::locale())));
    let found = Memo::new(move |_| games.with(|games| tables::find(games, &query.get())));
    let own = Memo::new(move |_| settings.with(|settings| settings.tables.clone()));
    let has_kept = move || kept.with(Option::is_some);
    let count = move || found.with(|found| found.iter().map(|country| country.games.len()).sum::<usize>());
    view! {
        <section class="games" aria-labelledby="home-games">
            <h2 id="home-games">{say.get("home-games")}</h2>
            <Search id="home-search" label="home-search" find=move |words| query.set(words)/>
            <p class="quiet" role="status">
                {move || (!query.with(String::is_empty)).then(|| say.with("home-found", &[("count", count().into())]))}
            </p>
            {move || own.with(|own| (!own.is_empty() && query.with(String::is_empty)).then(|| own_tables(say, own, has_kept())))}
            {move || found.with(|found| found.iter().map(|country| country_view(say, country, has_kept())).collect_view())}
        </section>
    }
}

fn own_tables(say: Say, tables: &[(String, String)], kept: bool) -> AnyView {
    let table = |(name, code): &(String, String)| {
        let about = tables::read(code).map(|rules| tables::title(say.lang(), &rules).1).unwrap_or_default();
        entry(say, code, name, &about, kept)
    };
    view! {
        <section class="country own">
            <h3>{say.get("home-own")}</h3>
            <ul>{tables.iter().map(table).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn country_view(say: Say, country: &Country, kept: bool) -> AnyView {
    let game = |game: &tables::Named| entry(say, game.code, &game.name, &game.about, kept);
    view! {
        <section class="country">
            <h3>{country.heading.clone()}</h3>
            <ul>{country.games.iter().map(game).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// A game in the list: its name leads to the table.
fn entry(say: Say, code: &str, name: &str, about: &str, kept: bool) -> AnyView {
    let way = |key: &str, to: Route| {
        let label = say.with("home-of", &[("what", say.texts().get(key).into()), ("name", name.into())]);
        view! { <a href=to.to_string() aria-label=label>{say.texts().get(key)}</a> }
    };
    view! {
        <li>
            <a class="game" href=begin(code, kept)>{name.to_owned()}</a>
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
