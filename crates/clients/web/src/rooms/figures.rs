//! What one's finished games tell: the worker looks at them again while nothing else is asked of it.

use gloo_timers::future::TimeoutFuture;
use kookaburra::{GameKind, with_rules};
use learning::figures::{Book, Evening, Figures, GameFigures, Practice};
use leptos::prelude::*;
use texts::{
    Texts,
    figures::{Part, Told, about, evening, proof, report, svg},
};
use wasm_bindgen_futures::spawn_local;

use super::parts::{Sure, name_page, save_file, table_of};
use crate::{
    backup::{BackupReply, BackupRequest},
    browser,
    derived::Derived,
    link::{Link, use_link},
    message::Response,
    route::Route,
    words::{Say, use_words},
};

/// The key under which the browser keeps what was computed, each game a line of JSON.
pub(crate) const KEY: &str = "kookaburra-figures";

/// How long the worker is left alone between two decisions, in milliseconds.
const BETWEEN: u32 = 30;

/// How far the games have been looked at: games left, and hands of the game of the moment.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Going {
    games: usize,
    hands: (usize, usize),
}

/// The games that were looked at, and how far the next one is. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
struct Looked {
    lines: RwSignal<String>,
    going: RwSignal<Option<Going>>,
    wrong: RwSignal<Option<String>>,
    link: Link,
}

impl Looked {
    /// Goes on until everything is looked at, or the room is left.
    fn go_on(self) {
        spawn_local(async move {
            let done = self.lines.with_untracked(|lines| known(lines));
            let mut done: Vec<String> =
                done.into_iter().filter(|game| game.hands.is_some()).map(|game| game.game).collect();
            loop {
                let request = BackupRequest::Review { known: done.clone() }.packed();
                let reply = match self.link.ask(request).await {
                    Ok(Response::Backup(bytes)) => postcard::from_bytes(&bytes).ok(),
                    Ok(_) => None,
                    Err(why) => {
                        self.wrong.try_set(Some(why));
                        None
                    }
                };
                let Some(BackupReply::Reviewed { line, games, hands }) = reply else { return };
                if let Some(line) = line {
                    let Some(lines) = self.lines.try_get_untracked() else { return };
                    done.extend(known(&line).into_iter().map(|game| game.game));
                    let lines = format!("{lines}{line}\n");
                    // A browser may keep nothing: then it is computed anew the next time.
                    browser::keep(KEY, &lines);
                    self.lines.try_set(lines);
                }
                self.going.try_set((games > 0).then_some(Going { games, hands }));
                if games == 0 {
                    return;
                }
                TimeoutFuture::new(BETWEEN).await;
            }
        });
    }
}

/// The figures, and an evening's review.
#[component]
pub(crate) fn FiguresRoom() -> impl IntoView {
    let say = use_words();
    name_page(say.get("figures-title"));
    let looked = Looked {
        lines: RwSignal::new(browser::saved(KEY).unwrap_or_default()),
        going: RwSignal::new(None),
        wrong: RwSignal::new(None),
        link: use_link(),
    };
    looked.go_on();
    let book = Derived::new(move || looked.lines.with(|lines| known(lines)));
    let going = move || {
        looked.going.get().map(|Going { games, hands: (done, of) }| {
            let args = [("games", games.into()), ("done", done.into()), ("hands", of.into())];
            say.with("figures-looking", &args)
        })
    };
    let kinds = move || book.with(|games| GameKind::ALL.map(|kind| of_kind(say, kind, games)).collect_view());
    let none = move || book.get().is_empty().then(|| say.texts().get("figures-none"));
    let export =
        move |_| looked.lines.with_untracked(|lines| save_file("figures.jsonl", "application/jsonl", lines));
    let delete = move || {
        browser::forget(KEY);
        looked.lines.set(String::new());
    };
    view! {
        <article class="room figures-room">
            <h1>{say.get("figures-title")}</h1>
            <p role="status" class="hint">{going}</p>
            {move || looked.wrong.get().map(|why| view! { <p role="alert">{why}</p> })}
            <p>{none}</p>
            {kinds}
            <p class="hint">{say.get("figures-stays")}</p>
            <div class="ways">
                <button type="button" on:click=export>{say.get("figures-export")}</button>
                <Sure label="figures-delete" question="figures-delete-sure" act=delete/>
                <a class="button" href=Route::History.to_string()>{say.get("web-history")}</a>
            </div>
        </article>
    }
}

/// The games of which something is known, those that ended first first.
fn known(lines: &str) -> Vec<GameFigures> {
    Book::read(lines).games().into_iter().cloned().collect()
}

/// What the games of a kind tell; nothing if there are none.
fn of_kind(say: Say, kind: GameKind, games: &[GameFigures]) -> Option<AnyView> {
    let of_kind: Vec<&GameFigures> =
        games.iter().filter(|game| GameKind::of_code(&game.rules) == Some(kind)).collect();
    let rules = kookaburra::build_code(&of_kind.last()?.rules).ok()?;
    let texts = with_rules!(rules, rules => Texts::for_rules(say.lang(), rules));
    let figures = Figures::of(of_kind.iter().copied());
    let about = about(texts, &figures).into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let parts = report(texts, &figures).into_iter().map(|part| part_view(kind, part)).collect_view();
    Some(view! { <section>{about}{last_evening(texts, &of_kind)}{parts}</section> }.into_any())
}

fn last_evening(texts: Texts, games: &[&GameFigures]) -> AnyView {
    let (sentences, habits) = evening(texts, &Evening::of_last(games));
    let habit = |habit: Told| {
        let proofs = habit.proof.iter().map(|found| {
            let when = games.iter().find(|game| game.game == found.game).map(|game| game.ended as f64);
            let when = when.map_or_else(String::new, |when| format!("({})", browser::day(when)));
            view! { <li>{proof(texts, found, &when)}</li> }
        });
        let to = match habit.practice {
            Practice::Puzzles(theme) => Route::Puzzles(theme.to_string()),
            Practice::Lesson(name) => Route::Learn(name.to_owned()),
        };
        view! {
            <h3>{habit.heading}</h3>
            <p>{habit.sentence}</p>
            <ul>{proofs.collect_view()}</ul>
            <a class="button" href=to.to_string()>{texts.get("figures-practise")}</a>
        }
    };
    let sentences = sentences.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    view! { <h2>{texts.get("figures-evening")}</h2> {sentences} {habits.into_iter().map(habit).collect_view()} }
        .into_any()
}

/// A question with what answers it: sentences, a picture, the figures as a table.
fn part_view(kind: GameKind, part: Part) -> AnyView {
    let chart = part.chart.map(|chart| {
        let id = format!("figures-{}-{}", kind.name(), part.name);
        view! { <div class="figure" inner_html=svg(&chart, &id)></div> }
    });
    let sentences = part.sentences.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    view! { <h2>{part.heading}</h2> {sentences} {chart} {part.table.map(table_of)} }.into_any()
}
