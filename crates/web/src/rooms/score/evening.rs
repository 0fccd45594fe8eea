//! The evening: its games, what everybody has done, the next game, files; and the season of all sheets.

use leptos::prelude::*;
use scorekeeper::Keeper;
use sheet::{GameScore, PersonRecord, Scores, Sheet, csv, season};
use texts::Texts;

use super::{
    bar,
    book::{Book, Pen},
    hand_over, picture, rows, take, to, with_scores, words,
};
use crate::{
    browser,
    rooms::parts::{OpenFile, Sure, save_file},
    route::Route,
    words::use_words,
};

/// The evening of a sheet.
pub(super) fn evening(pen: Pen) -> AnyView {
    with_scores(pen, move |book, rules, scores| {
        let texts = words(rules);
        let next = move |_| {
            if let Some(Ok(())) = pen.write(|book| book.play_again()) {
                browser::go(&to(&pen.now(), ""), false);
            }
        };
        let played = !book.game().hands.is_empty();
        let games = scores.games.iter().enumerate().map(|(number, game)| {
            let heading = texts.format("pad-game-number", &[("count", (number as u32 + 1).into())]);
            view! { <li><b>{heading}</b>" "{board(book, number, game, texts)}</li> }
        });
        view! {
            {bar(book, texts, "evening")}
            <h1>{texts.get("pad-evening")}</h1>
            <ul class="games">{games.collect_view()}</ul>
            {people(&scores.evening, texts)}
            <p class="score-bar">
                <button type="button" class="primary" disabled=!played on:click=next>{texts.get("pad-next-game")}</button>
                <a class="button" href=to(book, "next")>{texts.get("pad-new-partners")}</a>
            </p>
            {hand_over::hand_over(book, texts)}
            {files(book, &scores, texts)}
            <p><a href=Route::Score("season".to_owned()).to_string()>{texts.get("pad-season")}</a></p>
            <Sure label="pad-delete" question="pad-delete-sure" act=move || {
                pen.now().forget();
                browser::go(&Route::Score(String::new()).to_string(), true);
            }/>
        }
        .into_any()
    })
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
    let (table, json) = (csv(book.sheet(), scores), book.sheet().to_json());
    let (csv_name, json_name) = (format!("{name}.csv"), format!("{name}.json"));
    let print = |_| {
        if let Some(window) = browser::window() {
            let _some_browsers_have_no_printer = window.print();
        }
    };
    let sheets = scores.games.iter().map(|game| rows::table(book, game, texts)).collect_view();
    view! {
        <section>
            <h2>{texts.get("pad-export")}</h2>
            <p class="score-bar">
                <button type="button" on:click=move |_| save_file(&json_name, "application/json", &json)>{texts.get("pad-json")}</button>
                <button type="button" on:click=move |_| save_file(&csv_name, "text/csv", &table)>{texts.get("pad-csv")}</button>
                <button type="button" on:click=print>{texts.get("pad-print")}</button>
                {picture::button(book, texts)}
            </p>
            <div class="on-paper">{sheets}</div>
        </section>
    }
    .into_any()
}

/// A sheet from a file: what is in it is shown before it is kept.
#[component]
pub(super) fn Import() -> impl IntoView {
    let say = use_words();
    let read = RwSignal::new(None::<Result<Sheet, String>>);
    let take = move |text: String| {
        let found = Sheet::read(&text).and_then(|sheet| sheet::score(&sheet).map(|_| sheet));
        read.set(Some(found.map_err(|fault| scorekeeper::fault(&fault, say.texts()))));
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
        {move || people(&records, say.texts())}
        <p><a class="button" href=Route::Score(String::new()).to_string()>{say.get("pad-all-sheets")}</a></p>
    }
    .into_any()
}
