//! The sheet as players write it: a row for each hand, a column for whoever scores together, corrections with their effect.

use kookaburra::AnyRules;
use leptos::prelude::*;
use scorekeeper::Effect;
use sheet::{Entry, GameScore, Row};
use texts::Texts;

use super::{
    bar, board,
    book::{Book, Pen},
    chart::chart,
    hand::correct,
    keeper, to, with_scores, words,
};

/// The target of these rules.
pub(super) fn target(rules: &AnyRules) -> i32 {
    match rules {
        AnyRules::FiveHundred(rules) => rules.target(),
        AnyRules::Rummy500(rules) => rules.target(),
    }
}

/// The sheet of the present game.
pub(super) fn rows(pen: Pen) -> AnyView {
    with_scores(pen, move |book, rules, mut scores| {
        let texts = words(rules);
        let Some(game) = scores.games.pop() else { return ().into_any() };
        let heading = texts.get("pad-sheet");
        let empty = game.rows.is_empty().then(|| view! { <p>{texts.get("pad-empty")}</p> });
        view! {
            {bar(book, texts, "sheet")}
            <h1>{heading}</h1>
            {empty}
            {table(book, &game, texts)}
            {chart(&game, target(rules), texts)}
            <p><a class="button" href=board::referee(book, rules)>{texts.get("pad-happened")}</a></p>
        }
        .into_any()
    })
}

/// The rows of a game.
pub(super) fn table(book: &Book, game: &GameScore, texts: Texts) -> AnyView {
    let keeper = keeper(book, texts);
    let heads =
        game.columns.iter().map(|column| view! { <th scope="col" colspan="2">{keeper.column(column)}</th> });
    let row = |(number, row): (usize, &Row)| {
        let cells = row.points.iter().zip(&row.totals).map(|(points, total)| {
            let (points, total) = (points.to_string().replace('-', "−"), *total);
            view! {
                <td class="points">{points}</td>
                <td class="sum" class:negative={total < 0}>{total.to_string().replace('-', "−")}</td>
            }
        });
        let dealer = row.dealer.map(|seat| keeper.name(seat));
        let what = keeper.what(row);
        let entry = row.corrects.unwrap_or(row.entry);
        let name = texts.format("pad-correct-row", &[("count", (entry as u32 + 1).into())]);
        let fix = (!row.struck).then(|| {
            view! { <a class="button small" href=to(book, &format!("fix/{entry}")) aria-label=name>{texts.get("pad-correct")}</a> }
        });
        let marks = [(row.struck, "pad-struck"), (row.agreed, "pad-agreed")];
        let marks =
            marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| texts.get(key)).collect::<Vec<_>>();
        let marks =
            (!marks.is_empty()).then(|| view! { <small>{format!(" ({})", marks.join(", "))}</small> });
        view! {
            <tr class:struck=row.struck>
                <th scope="row">{number + 1}</th>
                <td>{dealer}</td>
                <td class="what">{what}{marks}</td>
                {cells.collect_view()}
                <td>{fix}</td>
            </tr>
        }
    };
    (!game.rows.is_empty())
        .then(|| {
            view! {
                <div class="scrolls" tabindex="0" role="region" aria-label=texts.get("pad-sheet")>
                    <table class="score-table">
                        <thead>
                            <tr>
                                <td></td>
                                <th scope="col"><abbr title=texts.get("pad-who-dealt")>{texts.get("pad-column-dealer")}</abbr></th>
                                <th scope="col">{texts.get("pad-column-hand")}</th>
                                {heads.collect_view()}
                                <td></td>
                            </tr>
                        </thead>
                        <tbody>{game.rows.iter().enumerate().map(row).collect_view()}</tbody>
                    </table>
                </div>
            }
        })
        .into_any()
}

/// What an entry in the place of another would change, and the ways to write it.
pub(super) fn effect(pen: Pen, book: &Book, entry: usize, by: Option<Entry>, texts: Texts) -> AnyView {
    let Effect { told, is_late } = match scorekeeper::effect(book, entry, by.as_ref(), texts) {
        Ok(effect) => effect,
        Err(fault) => {
            return view! { <p class="problems">{scorekeeper::fault(&fault, texts)}</p> }.into_any();
        }
    };
    let late = is_late.then(|| view! { <p>{texts.get("pad-late")}</p> });
    let key = if is_late { "pad-correct-agreed" } else { "pad-correct-it" };
    let write = move |_| correct(pen, entry, by.clone(), is_late);
    view! {
        <div class="effect" role="status">
            {told.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            {late}
        </div>
        <button type="button" class="primary" on:click=write>{texts.get(key)}</button>
    }
    .into_any()
}
