//! What happened in this hand: a grid of calls and one of tricks, or sentences.

use cards::{Card, Indices};
use desk::wire::{HandLog, Retell, Scene, TableArea, TrickLine};
use leptos::prelude::*;
use table::Seat;

use super::{
    card::{Front, SuitSign, in_colours},
    context::use_table,
    trick::card_words,
};
use crate::{settings::use_settings, words::use_words};

/// The log: as a table where there are tricks, in words wherever somebody likes them more.
#[component]
pub(super) fn Log() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let tricks =
        at.part(|scene| matches!(scene.table_area, TableArea::Tricks(_))).get_untracked() == Some(true);
    let in_words = RwSignal::new(!tricks);
    // What happened before the page was opened belongs to it, too.
    at.play.send(Retell);
    let choice = tricks.then(|| {
        let way = |words: bool, key| {
            view! {
                <button aria-pressed=move || (in_words.get() == words).to_string() on:click=move |_| in_words.set(words)>
                    {say.get(key)}
                </button>
            }
        };
        view! {
            <div class="which-grid" role="group" aria-label=say.get("baize-log")>
                {way(false, "baize-log-as-table")}
                {way(true, "baize-log-in-words")}
            </div>
        }
    });
    view! {
        {choice}
        {move || if in_words.get() { sentences().into_any() } else { grids().into_any() }}
    }
}

fn sentences() -> impl IntoView {
    let at = use_table();
    let lines = move || {
        let all = at.play.log.get().into_iter().filter(|told| !told.words.is_empty());
        all.map(|told| view! { <li>{in_colours(&told.words)}</li> }).collect_view()
    };
    view! { <ol class="log">{lines}</ol> }
}

/// The players, which are the columns.
fn columns(scene: &Scene) -> Vec<(Seat, String)> {
    scene.players.iter().map(|player| (player.seat, player.name.clone())).collect()
}

fn grids() -> impl IntoView {
    let at = use_table();
    let columns = at.part(columns);
    let settings = use_settings();
    move || {
        let columns = columns.get().unwrap_or_default();
        let seats: Vec<Seat> = columns.iter().map(|(seat, _)| *seat).collect();
        let names: Vec<String> = columns.into_iter().map(|(_, name)| name).collect();
        let indices = settings.with(|settings| settings.indices);
        let log = at.play.log.with(|told| HandLog::of(told, &seats));
        let sentences = |lines: Vec<String>| {
            lines.into_iter().map(|line| view! { <p>{in_colours(&line)}</p> }).collect_view()
        };
        let tricks = (!log.tricks.is_empty()).then(|| tricks(&log.tricks, &names, indices));
        view! {
            <div class="grids">
                {auction(&log.auction, &names)}
                {sentences(log.contract)}
                {tricks}
                {sentences(log.end)}
            </div>
        }
    }
}

/// The names over the columns.
fn heads(names: &[String]) -> impl IntoView + use<> {
    names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view()
}

fn auction(rounds: &[Vec<Option<String>>], names: &[String]) -> impl IntoView + use<> {
    let say = use_words();
    let rounds = rounds.iter().map(|round| {
        let calls = round.iter().map(|call| view! { <td>{call.as_deref().map(in_colours)}</td> });
        view! { <tr>{calls.collect_view()}</tr> }
    });
    view! {
        <table>
            <caption>{say.get("baize-log-auction")}</caption>
            <thead><tr>{heads(names)}</tr></thead>
            <tbody>{rounds.collect_view()}</tbody>
        </table>
    }
}

fn tricks(lines: &[TrickLine], names: &[String], indices: Indices) -> impl IntoView + use<> {
    let say = use_words();
    let rows = lines.iter().zip(1..).map(|(line, number): (_, usize)| {
        let cells = line.cards.iter().enumerate().map(|(column, cards)| {
            let wins = line.winner == Some(column);
            let note =
                |is: bool, key| is.then(|| view! { <span class="heard-only">" "{say.get(key)}</span> });
            let cards = cards.iter().map(|&card| one_card(card, indices)).collect_view();
            view! {
                <td class:best=wins class:leads=line.leader == column>
                    {cards}
                    {note(line.leader == column, "baize-log-leads")}
                    {note(wins, "baize-won")}
                </td>
            }
        });
        view! { <tr><th scope="row">{number}</th>{cells.collect_view()}</tr> }
    });
    view! {
        <table>
            <caption>{say.get("baize-log-tricks")}</caption>
            <thead><tr><th scope="col">{say.get("baize-log-trick")}</th>{heads(names)}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// A card in short for the eye, and by its name for the ear.
fn one_card(card: Card, indices: Indices) -> impl IntoView {
    let short = match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => view! { {indices.of(rank)}<SuitSign suit/> }.into_any(),
        // The jokers look as they do on the table.
        _ => view! { <span class="mini"><Front card/></span> }.into_any(),
    };
    view! {
        <span class="short" aria-hidden="true">{short}</span>
        <span class="heard-only">{card_words(card)}</span>
    }
}
