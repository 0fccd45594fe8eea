//! The first room: the match in progress if there is one, the three tables that are most likely for this visitor, and all
//! the games.

use leptos::prelude::*;
use texts::Lang;

use crate::{
    browser,
    link::use_link,
    message::{Request, Response},
    rooms::{
        families,
        parts::{Switch, name_page},
        tables,
    },
    route::Route,
    settings::{Settings, use_settings},
    words::use_words,
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
    let likely = Memo::new(move |_| settings.with(|settings| likely(settings, &browser::locale())));
    let first = move || likely.with(|likely| likely.first().cloned().unwrap_or_default());
    let all = move || {
        Suspend::new(async move {
            match families::families(kept).await {
                Ok(families) => families,
                Err(_) => view! { <p>{say.get("web-not-fetched")}</p> }.into_any(),
            }
        })
    };
    view! {
        <div class="room home-room">
            <section class="ready" aria-labelledby="home-title">
                <h1 id="home-title">{say.get("home-title")}</h1>
                {move || kept.get().map(|words| view! { <InProgress words/> })}
                <Ready code=Signal::derive(first) kept/>
                <ul class="likely" aria-label=say.get("home-likely")>
                    {move || likely.with(|likely| likely.iter().skip(1).map(|code| other(say.lang(), code, kept)).collect_view())}
                </ul>
            </section>
            <Switch
                id="set-guidance"
                label="home-new-player"
                hint="home-new-player-hint"
                on=Signal::derive(move || settings.with(|settings| settings.guidance))
                set=move |on| settings.update(|settings| settings.guidance = on)
            />
            {all}
        </div>
    }
}

/// The table last played at, or the usual one of the visitor's country.
pub(crate) fn usual_table(settings: &Settings) -> String {
    likely(settings, &browser::locale()).swap_remove(0)
}

/// The three tables that are most likely for this visitor: those played at last, then those of the country.
fn likely(settings: &Settings, locale: &str) -> Vec<String> {
    let played = settings.last_table.iter().chain(&settings.recent).map(String::as_str);
    let mut likely: Vec<String> = Vec::new();
    for code in played.filter(|code| tables::read(code).is_ok()).chain(tables::usual(locale)) {
        if likely.len() < 3 && !likely.iter().any(|other| other == code) {
            likely.push(code.to_owned());
        }
    }
    likely
}

/// Where a new game begins: at the table, or, if another match would end by it, where it is asked for once more.
pub(super) fn begin(code: &str, kept: bool) -> String {
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

/// Another likely table: a tap away.
fn other(lang: Lang, code: &str, kept: Signal<Option<String>>) -> Option<AnyView> {
    let (name, about) = tables::title(lang, &tables::read(code).ok()?);
    let code = code.to_owned();
    let to = move || begin(&code, kept.with(Option::is_some));
    Some(view! { <li><a class="button" href=to><b>{name}</b><span>{about}</span></a></li> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_played_last_is_likely_and_then_what_the_country_plays() {
        let mut settings = Settings::default();
        assert_eq!(likely(&settings, "en-AU"), ["australian-4", "australian-3", "australian-2"]);
        assert_eq!(likely(&settings, "en-US"), ["american-4", "american-3", "american-6"]);
        assert_eq!(likely(&settings, "fr-CA"), ["quebec-4", "quebec-4-nullo", "quebec-2"]);
        for code in ["rummy-500", "australian-4+misere=any_time", "rummy-500", "australian-3"] {
            settings.sit_down(code);
        }
        let played = ["australian-3", "rummy-500", "australian-4+misere=any_time"];
        assert_eq!(likely(&settings, "fr-CA"), played);
        settings.sit_down("no-such-game");
        assert_eq!(likely(&settings, "fr-CA")[0], "australian-3", "what can't be played is not offered");
    }
}
