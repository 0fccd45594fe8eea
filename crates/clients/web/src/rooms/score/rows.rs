//! The sheet as players write it: a row for each hand, a column for whoever scores together, corrections with their
//! effect.

use kookaburra::{AnyRules, with_rules};
use leptos::prelude::*;
use sheet::{Entry, GameScore, Row};
use texts::scorekeeper::{Effect, Keeper};
use texts::{Texts, whole};

use super::{
    bar, board,
    book::{Book, SheetEditor},
    chart::chart,
    coloured,
    hand::correct,
    heading, keeper, to, with_scores, words,
};
use crate::browser;

/// The target of these rules.
pub(super) fn target(rules: &AnyRules) -> i32 {
    with_rules!(rules, rules => rules.target())
}

/// The sheet of the present game.
pub(super) fn rows(editor: SheetEditor) -> AnyView {
    with_scores(editor, move |book, rules, mut scores| {
        let texts = words(rules);
        let Some(game) = scores.games.pop() else { return ().into_any() };
        let heading = texts.get("pad-sheet");
        let empty = game.rows.is_empty().then(|| view! { <p>{texts.get("pad-empty")}</p> });
        view! {
            {bar(book, texts, "sheet")}
            <h1>{heading}</h1>
            {empty}
            {table(Some(book), keeper(book, texts), &game)}
            {(!game.rows.is_empty()).then(|| view! { <p class="hint">{texts.get("pad-correct-hint")}</p> })}
            {chart(&game, &book.game().start, target(rules), texts)}
            <p><a class="button" href=board::referee(book, rules)>{texts.get("pad-happened")}</a></p>
        }
        .into_any()
    })
}

/// The rows of a game, told with the names of those who played it; where the sheet is given each is a way to its
/// correction.
pub(super) fn table(book: Option<&Book>, keeper: Keeper<'_>, game: &GameScore) -> AnyView {
    let texts = keeper.texts;
    let heads = game
        .columns
        .iter()
        .map(|column| view! { <th scope="col" colspan="2">{heading(&keeper, column)}</th> });
    let row = |row: &Row| {
        let cells = row.points.iter().zip(&row.totals).map(|(points, total)| {
            let (points, total) = (whole::shown(*points), *total);
            let sum = (!row.struck).then(|| whole::shown(total));
            view! {
                <td class="points">{points}</td>
                <td class="sum" class:negative={total < 0}>{sum}</td>
            }
        });
        let dealer = row.dealer.map(|seat| keeper.name(seat));
        let what = keeper.what(row);
        let hand =
            std::iter::once(row.number.to_string()).chain(dealer.clone()).collect::<Vec<_>>().join(" · ");
        let entry = row.corrects.unwrap_or(row.entry);
        let name = texts.format("pad-correct-row", &[("count", row.number.into())]);
        let fix = book.filter(|_| !row.struck).map(|book| to(book, &format!("fix/{entry}")));
        let link = fix.clone().map(|fix| {
            view! { <a class="button small" href=fix aria-label=name>{texts.get("pad-correct")}</a> }
        });
        // The whole row is a way to its correction, for a finger; the link is for everybody.
        let tapped = move |_| {
            if let Some(fix) = &fix {
                browser::go(fix, false);
            }
        };
        let marks = [(row.struck, "pad-struck"), (row.agreed, "pad-agreed")];
        let marks =
            marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| texts.get(key)).collect::<Vec<_>>();
        let marks =
            (!marks.is_empty()).then(|| view! { <small>{format!(" ({})", marks.join(", "))}</small> });
        view! {
            <tr class:struck=row.struck class:tapped=!row.struck on:click=tapped>
                <th scope="row">{row.number}</th>
                <td class="dealer">{dealer}</td>
                <td class="what" data-hand=hand>{coloured(what)}{marks}{link}</td>
                {cells.collect_view()}
            </tr>
        }
    };
    (!game.rows.is_empty())
        .then(|| {
            view! {
                <div class="scrolls" tabindex="0" role="region" aria-label=texts.get("pad-sheet")>
                    <table class="score-table" style=format!("--columns:{}", game.columns.len())>
                        <thead>
                            <tr>
                                <td></td>
                                <th scope="col"><abbr title=texts.get("pad-who-dealt")>{texts.get("pad-column-dealer")}</abbr></th>
                                <th scope="col">{texts.get("pad-column-hand")}</th>
                                {heads.collect_view()}
                            </tr>
                        </thead>
                        <tbody>{game.rows.iter().map(row).collect_view()}</tbody>
                    </table>
                </div>
            }
        })
        .into_any()
}

/// What an entry in the place of another would change, and the ways to write it.
pub(super) fn effect(
    editor: SheetEditor,
    book: &Book,
    entry: usize,
    by: Option<Entry>,
    texts: Texts,
) -> AnyView {
    let Effect { told, is_late } = match texts::scorekeeper::effect(book, entry, by.as_ref(), texts) {
        Ok(effect) => effect,
        Err(fault) => {
            return view! { <p class="problems">{texts::scorekeeper::fault(&fault, texts)}</p> }.into_any();
        }
    };
    let late = is_late.then(|| view! { <p>{texts.get("pad-late")}</p> });
    let key = if is_late { "pad-correct-agreed" } else { "pad-correct-it" };
    let write = move |_| correct(editor, entry, by.clone(), is_late);
    view! {
        <div class="effect" role="status">
            {told.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            {late}
        </div>
        <button type="button" class="primary" on:click=write>{texts.get(key)}</button>
    }
    .into_any()
}
