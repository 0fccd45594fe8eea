//! The games played in this browser: what they add up to, the list, and ways to take records out and in. The worker
//! keeps them; the page gets summaries.

mod game;
mod numbers;

use desk::wire::{Standing, Summary};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub(crate) use self::game::Game;
use self::numbers::Numbers;
use crate::{
    browser,
    link::{Link, use_link},
    message::{Played, Request, Response},
    rooms::parts::{OpenFile, Sure, name_page, save_file},
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// How many games are listed at a time.
const PAGE: usize = 20;

/// The games, and what can be done with them. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
struct SavedGames {
    /// The games, the last one first; none before the worker has answered.
    games: RwSignal<Option<Vec<Played>>>,
    /// Why something could not be done.
    wrong: RwSignal<Option<String>>,
    /// The message that says what was done.
    told: RwSignal<Option<String>>,
    link: Link,
    say: Say,
    settings: RwSignal<Settings>,
}

impl SavedGames {
    /// The games as they lie in the store; asked for again when the language changes.
    fn new() -> Self {
        let saved_games = Self {
            games: RwSignal::new(None),
            wrong: RwSignal::new(None),
            told: RwSignal::new(None),
            link: use_link(),
            say: use_words(),
            settings: use_settings(),
        };
        Effect::new(move |_| {
            let _followed = saved_games.say.lang();
            saved_games.fetch();
        });
        saved_games
    }

    fn fetch(self) {
        spawn_local(async move {
            match self.link.ask(Request::History).await {
                Ok(Response::History(games)) => {
                    // The room may have been left in the meantime.
                    self.games.try_set(Some(games));
                }
                Ok(_) => {}
                Err(why) => {
                    self.games.try_set(Some(Vec::new()));
                    self.wrong.try_set(Some(why));
                }
            }
        });
    }

    /// Deletes a game, or all.
    fn forget(self, id: Option<u32>) {
        self.ask(Request::Forget(id));
    }

    /// Saves a game as a file, or all.
    fn export(self, id: Option<u32>) {
        self.ask(Request::Export(id));
    }

    /// Takes in the records of a file; those count in which the player has their own name.
    fn import(self, text: String) {
        let you = self.settings.with_untracked(|settings| settings.name.trim().to_owned());
        self.ask(Request::Import { text, you });
    }

    fn ask(self, request: Request) {
        self.wrong.set(None);
        self.told.set(None);
        spawn_local(async move {
            match self.link.ask(request).await {
                Ok(Response::File { name, text }) => save_file(&name, "application/json", &text),
                Ok(Response::Imported { new, known }) => {
                    let mut words = self.say.with("history-taken-in", &[("new", new.into())]);
                    if known > 0 {
                        words =
                            format!("{words} {}", self.say.with("history-known", &[("known", known.into())]));
                    }
                    browser::keep_for_good();
                    self.told.try_set(Some(words));
                    self.fetch();
                }
                Ok(_) => self.fetch(),
                Err(why) => {
                    self.wrong.try_set(Some(why));
                }
            }
        });
    }
}

/// The games played.
#[component]
pub(crate) fn History() -> impl IntoView {
    let say = use_words();
    name_page(say.get("web-history"));
    let saved_games = SavedGames::new();
    let table = RwSignal::new(String::new());
    let chosen = Memo::new(move |_| {
        let of_table = |game: &&Played| {
            table.with(|table| {
                table.is_empty() || game.summary.as_ref().is_some_and(|summary| summary.rules == *table)
            })
        };
        saved_games.games.with(|games| games.iter().flatten().filter(of_table).cloned().collect::<Vec<_>>())
    });
    let some =
        Memo::new(move |_| saved_games.games.with(|games| games.as_ref().map(|games| !games.is_empty())));
    view! {
        <div class="room history-room">
            <h1>{say.get("web-history")}</h1>
            <p><a class="button" href=Route::Training("figures".to_owned()).to_string()>{say.get("history-figures")}</a></p>
            <p role="alert" class="problems">{saved_games.wrong}</p>
            <p role="status" class="quiet">{saved_games.told}</p>
            {move || match some.get() {
                None => view! { <p role="status">{say.get("web-wait")}</p> }.into_any(),
                Some(false) => view! { <p>{say.get("history-none")}</p> }.into_any(),
                Some(true) => view! {
                    <Tables saved_games table/>
                    <Numbers games=chosen/>
                    <List saved_games games=chosen/>
                }
                .into_any(),
            }}
            <section class="files">
                {move || some.get().unwrap_or_default().then(|| view! {
                    <div class="ways">
                        <button type="button" on:click=move |_| saved_games.export(None)>{say.get("history-save-all")}</button>
                        <Sure
                            label="history-delete-all"
                            question="history-delete-all-question"
                            act=move || saved_games.forget(None)
                        />
                    </div>
                })}
                <OpenFile
                    id="history-import"
                    label="history-import"
                    accept=".json,application/json"
                    take=move |text| saved_games.import(text)
                />
            </section>
        </div>
    }
}

/// Chooses the games of one table.
#[component]
fn Tables(saved_games: SavedGames, table: RwSignal<String>) -> impl IntoView {
    let say = use_words();
    let tables =
        Memo::new(move |_| saved_games.games.with(|games| tables_of(games.as_deref().unwrap_or_default())));
    let option = move |(rules, title): (String, String)| {
        let value = rules.clone();
        view! { <option value=value prop:selected=move || table.with(|table| *table == rules)>{title}</option> }
    };
    move || {
        let several = tables.with(|tables| tables.len() > 1);
        several.then(|| {
            view! {
                <div class="field">
                    <label for="history-table">{say.get("history-table")}</label>
                    <select id="history-table" on:change=move |event| table.set(event_target_value(&event))>
                        <option value="">{say.get("history-all-tables")}</option>
                        {tables.get().into_iter().map(option).collect_view()}
                    </select>
                </div>
            }
        })
    }
}

/// The tables that were played at, those played last first: code and title.
fn tables_of(games: &[Played]) -> Vec<(String, String)> {
    let mut tables: Vec<(String, String)> = Vec::new();
    for summary in games.iter().filter_map(|game| game.summary.as_ref()) {
        if !tables.iter().any(|(rules, _)| *rules == summary.rules) {
            tables.push((summary.rules.clone(), summary.title.clone()));
        }
    }
    tables
}

/// The list.
#[component]
fn List(saved_games: SavedGames, games: Memo<Vec<Played>>) -> impl IntoView {
    let say = use_words();
    let shown = RwSignal::new(PAGE);
    let more = move || games.with(Vec::len).saturating_sub(shown.get()).min(PAGE);
    let rows = move || games.with(|games| games.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    view! {
        <section aria-labelledby="history-list">
            <h2 id="history-list">{say.get("history-list")}</h2>
            <ul class="games-kept">
                <For each=rows key=|game| (game.id, game.summary.as_ref().map(|summary| summary.title.clone())) let:game>
                    {one(saved_games, &game)}
                </For>
            </ul>
            {move || (more() > 0).then(|| view! {
                <button type="button" on:click=move |_| shown.update(|shown| *shown += PAGE)>
                    {say.with("history-more", &[("count", more().into())])}
                </button>
            })}
        </section>
    }
}

/// A game of the list.
fn one(saved_games: SavedGames, game: &Played) -> AnyView {
    let say = saved_games.say;
    let id = game.id;
    let when = day(say, game.ended);
    let at = |key: &str| say.with(key, &[("when", when.clone().into())]);
    let file = at("history-file-of");
    let ways = view! {
        <div class="ways">
            <button type="button" aria-label=file on:click=move |_| saved_games.export(Some(id))>{say.get("history-file")}</button>
            <Sure label="history-delete" question="history-delete-question" act=move || saved_games.forget(Some(id))/>
        </div>
    };
    let Some(summary) = &game.summary else {
        return view! {
            <li class="open unreadable">
                <div class="what">
                    <h3>{say.get("history-unreadable")}</h3>
                    <p class="quiet">{(game.ended > 0.0).then_some(when)}</p>
                </div>
                <p class="quiet">{say.get("history-unreadable-about")}</p>
                {ways}
            </li>
        }
        .into_any();
    };
    let (mark, outcome) = outcome(summary);
    view! {
        <li class=mark>
            <div class="what">
                <h3><a href=Route::Game(id).to_string()>{summary.title.clone()}<span class="heard-only">", " {when.clone()}</span></a></h3>
                <p class="quiet">{when.clone()}</p>
            </div>
            <p class="ended">{outcome.map(|key| say.texts().get(key))}</p>
            {scores(&summary.columns)}
            {ways}
        </li>
    }
    .into_any()
}

/// How a game ended for the player, as a class and the key of a word; nothing if they had no part in it.
fn outcome(summary: &Summary) -> (&'static str, Option<&'static str>) {
    let mine = summary.columns.iter().any(|column| column.mine);
    match (summary.over, mine, summary.won) {
        (false, ..) => ("open", Some("history-open")),
        (true, false, _) => ("", None),
        (true, true, true) => ("won", Some("history-won")),
        (true, true, false) => ("lost", Some("history-lost")),
    }
}

/// The points of everybody in the end.
fn scores(columns: &[Standing]) -> AnyView {
    let score = |column: &Standing| {
        view! {
            <div class:mine=column.mine class:best=column.won>
                <dt>{column.name.clone()}</dt>
                <dd>{minus(column.score)}</dd>
            </div>
        }
    };
    view! { <dl class="scores">{columns.iter().map(score).collect_view()}</dl> }.into_any()
}

/// A number with a minus sign that is read as one.
fn minus(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A day in the language of the page.
fn day(say: Say, ended: f64) -> String {
    let locale = browser::locale_of(say.lang());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "long"), ("timeStyle", "short")] {
        // A plain object takes it.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    js_sys::Date::new(&ended.into()).to_locale_string(&locale, &options).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn column(score: i32, mine: bool, won: bool) -> Standing {
        Standing { name: String::new(), score, won, mine }
    }

    pub(super) fn summary(columns: Vec<Standing>, over: bool) -> Summary {
        let won = columns.iter().any(|column| column.mine && column.won);
        Summary {
            rules: "australian-4".to_owned(),
            title: "Australian Five Hundred for four".to_owned(),
            names: Vec::new(),
            columns,
            hands: Vec::new(),
            over,
            won,
        }
    }

    #[test]
    fn a_game_is_won_lost_unfinished_or_somebody_elses() {
        let of = |mine, won, over| outcome(&summary(vec![column(500, mine, won)], over)).1;
        assert_eq!(of(true, true, true), Some("history-won"));
        assert_eq!(of(true, false, true), Some("history-lost"));
        assert_eq!(of(true, false, false), Some("history-open"));
        assert_eq!(of(false, true, true), None);
    }

    #[test]
    fn tables_are_named_once_the_last_one_first() {
        let game = |id: u32, rules: &str| Played {
            id,
            ended: 0.0,
            summary: Some(Summary {
                rules: rules.to_owned(),
                title: rules.to_owned(),
                ..summary(Vec::new(), true)
            }),
        };
        let unreadable = Played { id: 4, ended: 0.0, summary: None };
        let games = [unreadable, game(3, "quebec-4"), game(2, "american-4"), game(1, "quebec-4")];
        let codes: Vec<String> = tables_of(&games).into_iter().map(|(rules, _)| rules).collect();
        assert_eq!(codes, ["quebec-4", "american-4"]);
    }

    #[test]
    fn a_negative_score_has_a_true_minus_sign() {
        assert_eq!((minus(-250), minus(0), minus(40)), ("−250".to_owned(), "0".to_owned(), "40".to_owned()));
    }
}
