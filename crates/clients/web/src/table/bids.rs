//! The grid of calls, which is the score table itself: levels down, strains across, each bid with its value, misère and
//! its kin in their place between, what is dead dimmed, pass always in reach.

use desk::wire::{BidCell, BidRow, Bids, Offer, StrainHead};
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
    // Bids to win no trick have a column of their own, where there are any.
    let nil = bids.rows.iter().any(|row| matches!(row, BidRow::Level { nil, .. } if !nil.is_empty()));
    let columns = bids.strains.len() + usize::from(nil);
    let heads = bids.strains.iter().map(head).collect_view();
    let calls = bids.calls.iter().cloned().map(|offer| view! { <Call offer/> }).collect_view();
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
        rows.iter().map(|row| self::row(row, columns, nil)).collect_view()
    };
    view! {
        <div class="bidding">
            {choice}
            <table class="bids" class:with-nil=nil tabindex="-1" on:keydown=move |event| move_on_grid(&event)>
                <caption class="heard-only">{say.get("baize-bids")}</caption>
                <thead><tr><td></td>{heads}{nil.then(|| view! { <td></td> })}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <div class="calls">{calls}</div>
            {agreed}
        </div>
    }
}

/// A sign for the eye, and the same in words.
fn head(StrainHead { sign, suit, words }: &StrainHead) -> impl IntoView + use<> {
    let sign = match suit {
        Some(suit) => view! { <SuitSign suit=*suit/> }.into_any(),
        None => sign.clone().into_any(),
    };
    view! {
        <th scope="col">
            <abbr title=words.clone() aria-hidden="true">{sign}</abbr>
            <span class="heard-only">{words.clone()}</span>
        </th>
    }
}

fn row(row: &BidRow, columns: usize, has_nil: bool) -> AnyView {
    match row {
        BidRow::Level { head, bids, nil } => {
            let cells = bids.iter().cloned().map(|cell| match cell {
                Some(cell) => view! { <td><Bid cell/></td> }.into_any(),
                None => view! { <td></td> }.into_any(),
            });
            let nil = nil.iter().cloned().map(|cell| view! { <Bid cell named=true/> });
            let nil = has_nil.then(|| view! { <td class="nil">{nil.collect_view()}</td> });
            view! { <tr><th scope="row">{head.clone()}</th>{cells.collect_view()}{nil}</tr> }.into_any()
        }
        BidRow::Single(cell) => {
            let cell = cell.clone();
            view! { <tr class="single"><td colspan=columns + 1><Bid cell named=true/></td></tr> }.into_any()
        }
    }
}

/// A bid: its value, and its caller.
#[component]
fn Bid(
    cell: BidCell,
    /// Whether its name stands before its value.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let BidCell { offer, value, words, open, by, high, above, above_words } = cell;
    let beats = |bid: String| say.with("baize-beats", &[("bid", bid.into())]);
    let points = say.with("baize-points", &[("count", Arg::from(value))]);
    let points = above_words.map(beats).iter().fold(points, |points, beats| format!("{points}, {beats}"));
    let beats = above.map(beats);
    let label = match &by {
        Some(name) => say.with(
            "baize-bid-by",
            &[("bid", words.into()), ("points", points.into()), ("name", name.clone().into())],
        ),
        None => format!("{words}, {points}"),
    };
    // The text read aloud holds what is seen: people who speak to the page say what they see, and signs in words.
    let name = named.then(|| view! { <span class="bid-name">{in_colours(&offer.label)}</span> " " });
    let caller = by.map(|name| view! { <span class="by">{name}</span> " " });
    let legal = offer.legal;
    view! {
        <button
            class="bid"
            class:dead=!open
            class:high=high
            class:live=legal
            aria-label=label
            aria-disabled=(!legal).then_some("true")
            tabindex=if legal { "0" } else { "-1" }
            data-action=offer.action.clone()
            on:click=move |_| if legal { at.act(&offer) }
        >
            {name}
            {beats.map(|beats| view! { <span class="beats" data-seen=beats></span> " " })}
            {caller}
            <span class="value">{value}</span>
        </button>
    }
}

/// Pass, and other calls that are no bid.
#[component]
fn Call(offer: Offer) -> impl IntoView {
    let at = use_table();
    let legal = offer.legal;
    let label = in_colours(&offer.label);
    view! {
        <button
            class="call-button"
            aria-disabled=(!legal).then_some("true")
            data-action=offer.action.clone()
            on:click=move |_| if legal { at.act(&offer) }
        >
            {label}
        </button>
    }
}
