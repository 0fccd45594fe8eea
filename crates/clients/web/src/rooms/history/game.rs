//! A finished game: its score, its hands, and each of them on the table again.

use desk::wire::{HandSummary, Summary};
use leptos::prelude::*;

use super::{SavedGames, day, minus, scores};
use crate::{
    browser,
    message::Played,
    rooms::parts::name_page,
    route::Route,
    table::Replay,
    words::{Say, use_words},
};

/// A finished game, hand by hand.
#[component]
pub(crate) fn Game(game: u32) -> impl IntoView {
    let say = use_words();
    let saved_games = SavedGames::new();
    let found = Memo::new(move |_| {
        saved_games.games.with(|games| {
            let games = games.as_ref()?;
            Some(games.iter().find(|played| played.id == game).cloned())
        })
    });
    name_page(move || {
        let title = found.with(|found| Some(found.as_ref()?.as_ref()?.summary.as_ref()?.title.clone()));
        title.unwrap_or_else(|| say.texts().get("web-history"))
    });
    view! {
        <div class="game-room">
            <p class="room"><a href=Route::History.to_string()>{say.get("game-back")}</a></p>
            {move || match found.get() {
                None => view! { <p role="status">{say.get("web-wait")}</p> }.into_any(),
                Some(None) => view! { <h1>{say.get("web-no-game")}</h1> }.into_any(),
                Some(Some(Played { id, ended, summary: Some(summary) })) => view! { <Found id ended summary/> }.into_any(),
                Some(Some(Played { summary: None, .. })) => view! { <h1>{say.get("history-unreadable")}</h1> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn Found(id: u32, ended: f64, summary: Summary) -> impl IntoView {
    let say = use_words();
    let hand = RwSignal::new(0);
    let again = Route::Play { rules: summary.rules.clone(), seed: None }.to_string();
    let mine = summary.columns.iter().any(|column| column.mine);
    let rows = summary.hands.iter().enumerate().map(|(number, played)| row(say, hand, number, played, mine));
    view! {
        <header class="room">
            <h1>{summary.title.clone()}</h1>
            <p class="quiet">{move || day(say, ended)}</p>
            {scores(&summary.columns)}
            <a class="button" href=again>{say.get("game-again")}</a>
        </header>
        <section class="room">
            <h2 id="game-hands">{say.get("game-hands")}</h2>
            <div class="wide" role="region" tabindex="0" aria-labelledby="game-hands">
                <table class="hands">
                    <thead>
                        <tr>
                            <th scope="col">{say.get("game-hand")}</th>
                            <th scope="col">{say.get("game-how")}</th>
                            {mine.then(|| view! { <th scope="col">{say.get("game-points")}</th> })}
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        </section>
        <section aria-labelledby="game-replay" class="again">
            <h2 id="game-replay" tabindex="-1">{say.get("game-replay")}</h2>
            {(!summary.hands.is_empty()).then_some(move || view! { <Replay game=Some(id) hand=Some(hand.get())/> })}
        </section>
    }
}

/// A hand of the list: its number brings it to the table.
fn row(say: Say, shown: RwSignal<usize>, number: usize, hand: &HandSummary, mine: bool) -> AnyView {
    let label = say.with("game-show", &[("hand", (number + 1).into())]);
    view! {
        <tr class:shown=move || shown.get() == number>
            <th scope="row">
                <button
                    type="button"
                    aria-label=label
                    aria-pressed=move || if shown.get() == number { "true" } else { "false" }
                    on:click=move |_| {
                        shown.set(number);
                        browser::focus("game-replay");
                    }
                >
                    {number + 1}
                </button>
            </th>
            <td>{hand.words.clone()}</td>
            {mine.then(|| view! { <td class="points">{minus(hand.points)}</td> })}
        </tr>
    }
    .into_any()
}
