//! The grid of calls, which is the score table itself: levels down, strains across, each bid with its value, misère and
//! its kin in their place between, what is dead dimmed, pass always in reach.

use cards::Suit;
use desk::{BidCell, BidRow, Bids, Deed};
use leptos::prelude::*;
use texts::Arg;

use super::{
    card::{SuitSign, in_colours},
    context::use_table,
    keys::move_on_grid,
};
use crate::words::use_words;

/// The grid, with the calls below it.
#[component]
pub(crate) fn BidGrid(bids: Bids) -> impl IntoView {
    let say = use_words();
    let without = RwSignal::new(false);
    let columns = bids.strains.len();
    let heads = bids.strains.iter().map(head).collect_view();
    let calls = bids.calls.iter().cloned().map(|deed| view! { <Call deed/> }).collect_view();
    let agreed = bids.agreed.into_iter().map(|agreed| view! { <li>{agreed}</li> }).collect::<Vec<_>>();
    let agreed = (!agreed.is_empty()).then(|| view! { <ul class="agreed">{agreed}</ul> });
    let (with_kitty, sans_kitty) = (bids.rows, bids.sans_kitty);
    let choice = sans_kitty.as_ref().map(|sans| {
        let (with, none) = (sans.with.clone(), sans.without.clone());
        view! {
            <div class="which-grid" role="group" aria-label=say.get("baize-which-bids")>
                <button aria-pressed=move || (!without.get()).to_string() on:click=move |_| without.set(false)>{with}</button>
                <button aria-pressed=move || without.get().to_string() on:click=move |_| without.set(true)>{none}</button>
            </div>
        }
    });
    let rows = move || {
        let rows = match &sans_kitty {
            Some(sans) if without.get() => &sans.rows,
            _ => &with_kitty,
        };
        rows.iter().map(|row| self::row(row, columns)).collect_view()
    };
    view! {
        <div class="bidding">
            {choice}
            <table class="bids" on:keydown=move |event| move_on_grid(&event)>
                <caption class="heard-only">{say.get("baize-bids")}</caption>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <div class="calls">{calls}</div>
            {agreed}
        </div>
    }
}

fn head((name, suit): &(String, Option<Suit>)) -> impl IntoView + use<> {
    match suit {
        Some(suit) => view! { <th scope="col"><SuitSign suit=*suit/></th> }.into_any(),
        None => view! { <th scope="col">{name.clone()}</th> }.into_any(),
    }
}

fn row(row: &BidRow, columns: usize) -> AnyView {
    match row {
        BidRow::Level { head, bids } => {
            let cells = bids.iter().cloned().map(|cell| match cell {
                Some(cell) => view! { <td><Bid cell/></td> }.into_any(),
                None => view! { <td></td> }.into_any(),
            });
            view! { <tr><th scope="row">{head.clone()}</th>{cells.collect_view()}</tr> }.into_any()
        }
        BidRow::Single(cell) => {
            let cell = cell.clone();
            view! { <tr class="single"><td colspan=columns + 1><Bid cell named=true/></td></tr> }.into_any()
        }
    }
}

/// A bid: its value, and who has called it.
#[component]
fn Bid(
    cell: BidCell,
    /// Whether its name stands before its value.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let BidCell { deed, value, words, open, by, high } = cell;
    let points = say.with("baize-points", &[("count", Arg::from(value))]);
    let label = match &by {
        Some(name) => say.with(
            "baize-bid-by",
            &[("bid", words.into()), ("points", points.into()), ("name", name.clone().into())],
        ),
        None => format!("{words}, {points}"),
    };
    // What is read aloud holds what is seen, word for word: who speaks to the page says what he sees.
    let name = named.then(|| view! { <span class="bid-name">{in_colours(&deed.label)}</span> " " });
    let caller = by.map(|name| view! { <span class="by" aria-hidden="true">{name}</span> });
    let legal = deed.legal;
    view! {
        <button
            class="bid"
            class:dead=!open
            class:high=high
            class:live=legal
            aria-label=label
            aria-disabled=(!legal).then_some("true")
            tabindex=if legal { "0" } else { "-1" }
            data-action=deed.action.clone()
            on:click=move |_| if legal { at.act(&deed) }
        >
            {name}
            <span class="value">{value}</span>
            {caller}
        </button>
    }
}

/// Pass, and other calls that are no bid.
#[component]
fn Call(deed: Deed) -> impl IntoView {
    let at = use_table();
    let legal = deed.legal;
    let label = in_colours(&deed.label);
    view! {
        <button
            class="call-button"
            aria-disabled=(!legal).then_some("true")
            data-action=deed.action.clone()
            on:click=move |_| if legal { at.act(&deed) }
        >
            {label}
        </button>
    }
}
