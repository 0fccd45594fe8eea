//! Two rulings that people disagree about, both noted: the totals by each of them, and the choice, while there is time.

use leptos::prelude::*;
use sheet::{Draft, GameScore, Row};
use texts::Texts;
use texts::scorekeeper::Keeper;

use super::book::SheetEditor;

/// The rulings noted beside the hand that is being written.
pub(super) fn beside(draft: &Draft) -> AnyView {
    let notes = draft.noted.iter().flat_map(|noted| noted.iter());
    notes.map(|noted| view! { <p class="band">{noted.note.clone()}</p> }).collect_view().into_any()
}

/// The row of the hand on which two rulings wait.
fn unsettled(game: &GameScore) -> Option<&Row> {
    let entry = game.unsettled?;
    game.rows.iter().rev().find(|row| row.corrects.unwrap_or(row.entry) == entry)
}

/// The other totals that a column may have.
pub(super) fn totals(game: &GameScore, at: usize) -> Option<String> {
    let noted = &unsettled(game)?.noted;
    let totals = noted.iter().filter_map(|noted| noted.totals.get(at));
    Some(totals.map(|total| total.to_string().replace('-', "−")).collect::<Vec<_>>().join(" / "))
}

/// The choice between the two rulings, and the hand as it was played.
pub(super) fn choice(
    editor: SheetEditor,
    keeper: Keeper<'_>,
    game: &GameScore,
    texts: Texts,
) -> Option<AnyView> {
    let row = unsettled(game)?;
    let settle = move |ruling: Option<usize>| {
        let _kept = editor.write(|book| book.settle(ruling));
        if let Some(status_line) = super::board::status_line(&editor.now(), editor.texts()) {
            editor.tell(status_line);
        }
    };
    let said = keeper.noted(game, row);
    let one = |(number, said): (usize, String)| {
        view! { <button type="button" on:click=move |_| settle(Some(number))>{said}</button> }
    };
    Some(
        view! {
            <section class="noted" aria-label=texts.get("tally-settle")>
                {said.into_iter().enumerate().map(one).collect_view()}
                <button type="button" on:click=move |_| settle(None)>{texts.get("tally-settle-as-played")}</button>
            </section>
        }
        .into_any(),
    )
}
