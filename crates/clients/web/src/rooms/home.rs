//! The first room: the matches in progress, the three tables that are most likely for this visitor, and all the games.

use kookaburra::COUNTRIES;
use leptos::prelude::*;
use players::Level;
use texts::Lang;

use crate::{
    browser,
    rooms::{
        families, first_run,
        parts::{Switch, name_page},
        saved::{Matches, WaitingMatches},
        tables,
    },
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// The choice of a table.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("home-title"));
    let matches = Matches::new();
    let likely = Memo::new(move |_| settings.with(|settings| likely(settings, &browser::locale())));
    let first = first_run::is_first(settings, matches);
    let table = move || likely.with(|likely| likely.first().cloned().unwrap_or_default());
    let all = move || {
        Suspend::new(async move {
            match families::families().await {
                Ok(families) => families,
                Err(_) => view! { <p>{say.get("web-not-fetched")}</p> }.into_any(),
            }
        })
    };
    view! {
        <div class="room home-room">
            <section class="ready" aria-labelledby="home-title">
                <h1 id="home-title">{say.get("home-title")}</h1>
                <Show when=move || first.get()>
                    <section class="first-run" aria-labelledby="first-run">
                        {Suspend::new(async move { first_run::first_question().await.ok() })}
                    </section>
                </Show>
                <WaitingMatches matches/>
                <Ready code=Signal::derive(table) matches first/>
                <ul class="likely" aria-label=say.get("home-likely")>
                    {move || likely.with(|likely| likely.iter().skip(1).map(|code| other(say.lang(), code)).collect_view())}
                </ul>
            </section>
            {all}
            <nav class="ways" aria-label=say.get("web-real-table")>
                <a class="button" href=Route::Score(String::new()).to_string()>{say.get("web-score")}</a>
                <a class="button" href=Route::Referee(String::new()).to_string()>{say.get("web-referee")}</a>
                <a class="button" href=Route::Lessons(String::new()).to_string()>{say.get("web-learn")}</a>
                <a class="button" href=Route::Puzzles(String::new()).to_string()>{say.get("web-puzzles")}</a>
                <a class="button" href=Route::Training("day".to_owned()).to_string()>{say.get("web-day")}</a>
            </nav>
        </div>
    }
}

/// The table last played at, or the usual one of the visitor's country.
pub(crate) fn usual_table(settings: &Settings) -> String {
    likely(settings, &browser::locale()).swap_remove(0)
}

/// The most usual table of the country whose games the player knows.
pub(crate) fn usual_of_country(settings: &Settings) -> &'static str {
    let family = tables::family(&usual_table(settings))
        .or_else(|| tables::family(tables::usual(&browser::locale())[0]));
    let usual = COUNTRIES.map(|[usual, ..]| usual);
    usual.into_iter().find(|code| tables::family(code) == family).unwrap_or(usual[0])
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

/// Where a new game begins: at the table.
pub(super) fn begin(code: &str) -> String {
    Route::Play { rules: code.to_owned(), seed: None }.to_string()
}

/// The table that is ready.
#[component]
fn Ready(
    code: Signal<String>,
    matches: Matches,
    /// Whether the first question is still to be answered.
    first: Signal<bool>,
) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let title = Memo::new(move |_| {
        code.with(|code| tables::read(code).ok().map(|rules| tables::title(say.lang(), &rules)))
    });
    let name = move || title.get().map(|(name, _)| name);
    let about = move || title.get().map(|(_, about)| about);
    let has_saved = move || matches.some();
    view! {
        <div class="next">
            <h2>{name}</h2>
            <p>{about}</p>
            <a class="button big" class:primary=move || !has_saved() href=move || begin(&code.get())>
                {move || say.texts().get(if has_saved() { "home-play-new" } else { "home-play" })}
            </a>
            <Show when=move || !first.get()>
                <p class="hint">
                    {move || bots_in_words(say, &settings.get())}" "
                    <a href=move || Route::Before(code.get()).to_string()>{say.get("home-bots-change")}</a>
                </p>
                <Switch
                    id="set-guidance"
                    label="home-new-player"
                    hint="home-new-player-hint"
                    on=Signal::derive(move || settings.with(|settings| settings.guidance))
                    set=move |on| settings.update(|settings| (settings.guidance, settings.tips_left) = (on, None))
                />
            </Show>
            <nav class="ways" aria-label=say.get("home-ways")>
                <a href=move || Route::Friends(code.get()).to_string()>{say.get("home-friends")}</a>
                <a href=move || Route::Before(code.get()).to_string()>{say.get("home-before")}</a>
                <a href=move || Route::Sheet(code.get()).to_string()>{say.get("home-sheet")}</a>
                <a href=move || Route::Rules(code.get()).to_string()>{say.get("home-change")}</a>
            </nav>
        </div>
    }
}

/// How well the bots play, in a sentence.
fn bots_in_words(say: Say, settings: &Settings) -> String {
    let level = settings.levels.first().map_or(Level::Club.name(), String::as_str);
    let level = if settings.levels.iter().any(|other| other != level) { "mixed" } else { level };
    say.texts().format("home-bots", &[("level", level.into())])
}

/// Another likely table: a tap away.
fn other(lang: Lang, code: &str) -> Option<AnyView> {
    let (name, about) = tables::title(lang, &tables::read(code).ok()?);
    Some(
        view! { <li><a class="button" href=begin(code)><b>{name}</b><span>{about}</span></a></li> }
            .into_any(),
    )
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
