//! The same cards for several people: the deal of the day with its calendar, challenges to make and to open, and the
//! table at which they are played.

mod calendar;
mod entrance;
mod result;
pub(crate) mod stored;

use kookaburra::build_code;
use learning::challenge::{Challenge, Date, daily, games};
use leptos::prelude::*;
use players::Level;
use texts::challenge::{about, game_of, refused};

use self::{calendar::Calendar, entrance::Entrance, stored::today};
use super::{
    before::levels,
    here,
    parts::{Choice, Copied, GameChoice, name_page},
    tables, usual_of_country, usual_table,
};
use crate::{
    browser,
    route::Route,
    settings::use_settings,
    words::{Say, use_words},
};

/// What an address leads to.
enum Asked {
    /// The deal of the day of a game, and its calendar; the usual game if none is named.
    Days(Option<String>),
    /// A challenge, which is the deal of a date if it has one.
    Challenge(Box<Challenge>, Option<Date>),
    /// Nothing: why, in a sentence.
    Nothing(String),
}

/// Challenges, and the deal of the day, by the part of an address after its `#/`.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
pub(crate) fn Challenges(path: String) -> impl IntoView {
    let say = use_words();
    match asked(say, &path) {
        Asked::Days(game) => view! { <Days game/> }.into_any(),
        Asked::Challenge(challenge, date) => view! { <Entrance challenge=*challenge date/> }.into_any(),
        Asked::Nothing(why) => view! {
            <div class="no-table">
                <p role="alert">{why}</p>
                <a class="button primary" href=days("")>{say.get("challenge-days")}</a>
            </div>
        }
        .into_any(),
    }
}

/// The address of the days of a game; those of the usual game if it is empty.
fn days(code: &str) -> String {
    let path = if code.is_empty() { "day".to_owned() } else { format!("day/{code}") };
    Route::Training(path).to_string()
}

/// The address of the deal of a date.
fn day(code: &str, date: Date) -> String {
    Route::Training(format!("day/{code}/{date}")).to_string()
}

fn asked(say: Say, path: &str) -> Asked {
    let texts = say.texts();
    let mut parts = path.splitn(3, '/');
    let (room, game, date) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    if room == "same" && game.is_some() {
        return match Challenge::from_link(&format!("#/{path}")) {
            Ok(challenge) => Asked::Challenge(Box::new(challenge), None),
            Err(error) => Asked::Nothing(refused(texts, error)),
        };
    }
    let (Some(code), Some(date)) = (game, date) else { return Asked::Days(game.map(str::to_owned)) };
    let rules = match build_code(code) {
        Ok(rules) if !rules.plays_open() => rules,
        Ok(_) => return Asked::Nothing(texts.get("challenge-open")),
        Err(_) => {
            return Asked::Nothing(texts.format("desk-no-game", &[("text", table::quoted(code).into())]));
        }
    };
    match date.parse::<Date>() {
        Ok(date) if date > today() => Asked::Nothing(texts.get("challenge-not-yet")),
        Ok(date) => Asked::Challenge(Box::new(daily(rules, date)), Some(date)),
        Err(_) => {
            Asked::Nothing(texts.format("challenge-not-a-date", &[("text", table::quoted(date).into())]))
        }
    }
}

/// The deal of the day, the days before, and challenges of one's own.
#[component]
fn Days(game: Option<String>) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("challenge-days"));
    let usual = settings.with_untracked(usual_of_country);
    let game = game.filter(|game| tables::read(game).is_ok()).unwrap_or_else(|| usual.to_owned());
    let other = |code: &'static str| {
        let current = (code == game).then_some("page");
        let name = move || build_code(code).map(|rules| game_of(say.texts(), &rules)).unwrap_or_default();
        view! { <a class="button" aria-current=current href=days(code)>{name}</a> }
    };
    view! {
        <article class="room challenges-room">
            <h1>{say.get("challenge-days")}</h1>
            <p>{say.get("challenge-how")}</p>
            <nav class="ways" aria-label=say.get("challenge-games")>{games().map(other).collect_view()}</nav>
            <Calendar game=game.clone()/>
            <MakeChallenge/>
            <OpenChallenge/>
        </article>
    }
}

/// A form that makes a challenge.
#[component]
fn MakeChallenge() -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let rules = RwSignal::new(settings.with_untracked(usual_table));
    let hands = RwSignal::new("4".to_owned());
    let level = settings.with_untracked(|settings| settings.levels.first()?.parse().ok());
    let level = RwSignal::new(level.unwrap_or_else(Level::default));
    let chosen_level = Memo::new(move |_| Some(level.get()));
    let made = RwSignal::new(None::<Result<String, String>>);
    let make = move |_| {
        let texts = say.texts();
        let challenge = || {
            let rules = build_code(&rules.get_untracked()).map_err(|_| texts.get("desk-no-rules"))?;
            if rules.plays_open() {
                return Err(texts.get("challenge-open"));
            }
            let seed = browser::seed().ok_or_else(|| texts.get("challenge-no-random"))?;
            let mut half = [0; 16];
            half.copy_from_slice(&seed.0[..16]);
            let new = Challenge::new(rules, half, hands.get_untracked().parse().unwrap_or(4));
            Challenge { levels: vec![level.get_untracked()], ..new }
                .link()
                .map_err(|error| refused(texts, error))
        };
        made.set(Some(challenge()));
    };
    let outcome = move || {
        made.get().map(|made| match made {
            Ok(link) => {
                let about = Challenge::from_link(&link).map(|new| about(say.texts(), &new, None));
                view! {
                    <p>{about.unwrap_or_default().join(" ")}</p>
                    <Copied id="challenge-link" label="challenge-link" text=Signal::stored(here(&link))/>
                    <a class="button primary" href=link>{say.get("challenge-play")}</a>
                }
                .into_any()
            }
            Err(why) => view! { <p role="alert">{why}</p> }.into_any(),
        })
    };
    let choose = move |event| level.set(event_target_value(&event).parse().unwrap_or_default());
    let chosen = rules.get_untracked();
    view! {
        <section aria-labelledby="challenge-make">
            <h2 id="challenge-make">{say.get("challenge-make")}</h2>
            <p>{say.get("challenge-make-about")}</p>
            <GameChoice id="challenge-game" label="challenge-game" code=chosen go=move |code| rules.set(code)/>
            <Choice id="challenge-count" label="challenge-count" options=vec!["4", "8"] value=hands
                set=move |count| hands.set(count.to_owned())/>
            <div class="field">
                <label for="challenge-level">{say.get("challenge-level")}</label>
                <select id="challenge-level" on:change=choose>{levels(say, chosen_level)}</select>
            </div>
            <div class="ways"><button type="button" on:click=make>{say.get("challenge-make-link")}</button></div>
            {outcome}
        </section>
    }
}

/// A field for what somebody sent.
#[component]
fn OpenChallenge() -> impl IntoView {
    let say = use_words();
    let (typed, wrong) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match Challenge::from_link(&typed.get_untracked()).and_then(|challenge| challenge.link()) {
            Ok(link) => browser::go(&link, false),
            Err(error) => wrong.set(Some(refused(say.texts(), error))),
        }
    };
    view! {
        <section aria-labelledby="challenge-open">
            <h2 id="challenge-open">{say.get("challenge-open-title")}</h2>
            <form class="field" on:submit=open>
                <label for="challenge-sent">{say.get("challenge-open-field")}</label>
                <div class="with-button">
                    <input id="challenge-sent" type="text" autocomplete="off" spellcheck="false"
                        on:input=move |event| typed.set(event_target_value(&event))/>
                    <button type="submit">{say.get("challenge-open-button")}</button>
                </div>
                {move || wrong.get().map(|why| view! { <p role="alert">{why}</p> })}
            </form>
        </section>
    }
}
