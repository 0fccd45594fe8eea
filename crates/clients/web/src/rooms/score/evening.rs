//! The evening: its games, what everybody has done, the next game, files; and the season of all sheets.

use leptos::prelude::*;
use sheet::{GameScore, PersonRecord, Scores, Sheet, Status, season};
use texts::Texts;
use texts::scorekeeper::{Keeper, csv};

use super::{
    bar,
    book::{Book, SheetEditor},
    hand_over, picture, rows, take, to, with_scores, words,
};
use crate::{
    browser,
    rooms::parts::{OpenFile, Sure, save_file},
    route::Route,
    words::use_words,
};

/// The evening of a sheet.
pub(super) fn evening(editor: SheetEditor) -> AnyView {
    with_scores(editor, move |book, rules, scores| {
        let texts = words(rules);
        let day = book.sheet().date.clone().map(|day| view! { <p class="hint">{day}</p> });
        let games = scores.games.iter().enumerate().map(|(number, game)| {
            let heading = texts.format("pad-game-number", &[("count", (number as u32 + 1).into())]);
            view! { <li><b>{heading}</b>" "{board(book, number, game, texts)}</li> }
        });
        view! {
            {bar(book, texts, "evening")}
            <h1>{texts.get("pad-evening")}</h1>
            {day}
            <ul class="games">{games.collect_view()}</ul>
            {people(&scores.evening, texts)}
            <p class="score-bar">
                {next_game(editor, book, &scores, texts)}
                <a class="button" href=to(book, "next")>{texts.get("pad-new-partners")}</a>
            </p>
            {hand_over::hand_over(book, texts)}
            {files(book, &scores, texts)}
            <p class="off-paper"><a href=Route::Score("season".to_owned()).to_string()>{texts.get("pad-season")}</a></p>
            <Sure label="pad-delete" question="pad-delete-sure" act=move || {
                editor.now().forget();
                browser::go(&Route::Score(String::new()).to_string(), true);
            }/>
        }
        .into_any()
    })
}

/// The next game: the usual way when this one is over, else nobody means it who isn't asked.
fn next_game(editor: SheetEditor, book: &Book, scores: &Scores, texts: Texts) -> AnyView {
    let is_over = scores.games.last().is_some_and(|game| game.status == Status::Over);
    if is_over {
        let next = move |_| super::board::next_game(editor);
        return view! { <button type="button" class="primary" on:click=next>{texts.get("pad-next-game")}</button> }.into_any();
    }
    let is_begun = !book.game().hands.is_empty() || !book.draft().is_blank();
    is_begun
        .then(|| view! { <Sure label="pad-next-game" question="pad-next-game-sure" act=move || super::board::next_game(editor)/> })
        .into_any()
}

/// A game in a line.
fn board(book: &Book, number: usize, game: &GameScore, texts: Texts) -> String {
    let names = book.sheet().games.get(number).map(|game| game.players.as_slice()).unwrap_or_default();
    Keeper { texts, names }.board(game)
}

/// What everybody has done.
fn people(records: &[PersonRecord], texts: Texts) -> AnyView {
    let row = |person: &PersonRecord| {
        let made = [("made", person.made.into()), ("count", person.contracts.into())];
        view! {
            <tr>
                <th scope="row">{person.name.clone()}</th>
                <td>{person.games}</td>
                <td>{person.wins}</td>
                <td>{texts.format("pad-made-of", &made)}</td>
            </tr>
        }
    };
    let heads = ["pad-person", "pad-games", "pad-wins", "pad-contracts"];
    let heads = heads.map(|key| view! { <th scope="col">{texts.get(key)}</th> });
    view! {
        <table class="score-table people">
            <thead><tr>{heads}</tr></thead>
            <tbody>{records.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The sheet as files, and on paper.
fn files(book: &Book, scores: &Scores, texts: Texts) -> AnyView {
    let name = format!("kookaburra-{}", book.sheet().date.clone().unwrap_or_else(|| book.id.to_string()));
    let (table, json) = (csv(book.sheet(), scores, texts), book.sheet().to_json());
    let json = json.unwrap_or_else(|error| error.to_string());
    let (csv_name, json_name) = (format!("{name}.csv"), format!("{name}.json"));
    let print = |_| {
        if let Some(window) = browser::window() {
            // Some browsers have no printer.
            let _ = window.print();
        }
    };
    let games = book.sheet().games.iter().zip(&scores.games).enumerate();
    let sheets = games.map(|(number, (game, score))| {
        let texts = book.sheet().rules_of(number).map_or(texts, |rules| texts::scorekeeper::in_words_of(&rules, texts));
        let keeper = Keeper { texts, names: &game.players };
        let heading = texts.format("pad-game-number", &[("count", (number as u32 + 1).into())]);
        view! { <section><h2>{heading}</h2>{rows::table(None, keeper, score)}<p>{keeper.standing(score)}</p></section> }
    });
    let sheets = sheets.collect_view();
    view! {
        <section>
            <h2 class="off-paper">{texts.get("pad-export")}</h2>
            <p class="score-bar">
                <button type="button" on:click=move |_| save_file(&json_name, "application/json", &json)>{texts.get("pad-json")}</button>
                <button type="button" on:click=move |_| save_file(&csv_name, "text/csv;charset=utf-8", &table)>{texts.get("pad-csv")}</button>
                <button type="button" on:click=print>{texts.get("pad-print")}</button>
                {picture::button(book, texts)}
            </p>
            <div class="on-paper">{sheets}</div>
        </section>
    }
    .into_any()
}

/// A sheet from a file: what is in it is shown before it is saved.
#[component]
pub(super) fn Import() -> impl IntoView {
    let say = use_words();
    let read = RwSignal::new(None::<Result<Sheet, String>>);
    let take = move |text: String| {
        let found = Sheet::read(&text).and_then(|sheet| sheet::score(&sheet).map(|_| sheet));
        read.set(Some(found.map_err(|fault| texts::scorekeeper::fault(&fault, say.texts()))));
    };
    let shown = move || match read.get()? {
        Err(why) => Some(view! { <p class="problems" role="alert">{why}</p> }.into_any()),
        Ok(sheet) => Some(take::meeting(&sheet, say.texts())),
    };
    view! {
        <section>
            <OpenFile id="score-import" label="pad-import" accept=".json,application/json" take/>
            <div role="status">{shown}</div>
        </section>
    }
}

/// What everybody has done on all sheets of this device.
pub(super) fn season_of_all() -> AnyView {
    let say = use_words();
    let books = Book::all();
    let scored: Vec<(Sheet, Scores)> =
        books.into_iter().filter_map(|book| Some((book.sheet().clone(), book.scores().ok()?))).collect();
    let records = season(scored.iter().map(|(sheet, scores)| (sheet, scores)));
    view! {
        <h1>{say.get("pad-season")}</h1>
        <p class="hint">{say.get("pad-season-about")}</p>
        {move || view! {
            {people(&records, say.texts())}
            {texts::scorekeeper::doubts(&records, say.texts()).into_iter().map(|doubt| view! { <p>{doubt}</p> }).collect_view()}
        }}
        <p><a class="button" href=Route::Score(String::new()).to_string()>{say.get("pad-all-sheets")}</a></p>
    }
    .into_any()
}
