//! The middle of the table in Rummy 500: the stock, the discard pile as a fan that can be read, and the melds in rows.

use desk::wire::{Laid, Meld, MeldCard, Offer, PileCard, Scene, Shown, TableArea};
use leptos::prelude::*;
use table::Seat;
use texts::Arg;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    card::{Back, Front, Standing},
    context::{later, use_table},
    trick::card_words,
};
use crate::words::use_words;

/// Stock, pile and melds. They are fetched for the first table that has any.
#[component]
pub(crate) fn Melds() -> impl IntoView {
    let at = use_table();
    let has = at.part(|scene| matches!(scene.table_area, TableArea::Melds(_)));
    later(move || has.get() == Some(true), middle)
}

#[wasm_split(rummy, fallible)]
fn middle() -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <LaidOut/> }.into_any())
}

#[component]
fn LaidOut() -> impl IntoView {
    let at = use_table();
    let laid = at.part(|scene| match &scene.table_area {
        TableArea::Melds(laid) => Some(laid.clone()),
        _ => None,
    });
    let whose = RwSignal::new(false);
    let names = at.part(names);
    move || {
        let laid = laid.get().flatten()?;
        let names = names.get().unwrap_or_default();
        Some(view! {
            <div class="laid-out" class:whose=whose>
                {sources(&laid)}
                {melds(laid.melds, &names, whose)}
            </div>
        })
    }
}

fn names(scene: &Scene) -> Vec<(Seat, String)> {
    scene.players.iter().map(|player| (player.seat, player.name.clone())).collect()
}

/// Where a turn begins: the stock, and the pile.
fn sources(laid: &Laid) -> impl IntoView + use<> {
    let say = use_words();
    let stock = say.with("baize-stock", &[("count", Arg::from(laid.stock))]);
    let draw = match laid.draw.clone() {
        Some(offer) => view! { <Source offer/> }.into_any(),
        None => view! { <span class="slot">{(laid.stock > 0).then(|| view! { <Back/> })}</span> }.into_any(),
    };
    let pile = laid.pile.cards.iter().cloned().enumerate().map(|(n, card)| view! { <OfPile n card/> });
    let label = {
        let count = i64::try_from(laid.pile.cards.len()).unwrap_or(i64::MAX);
        say.with("baize-pile", &[("count", Arg::Number(count))])
    };
    view! {
        <div class="sources">
            <div class="stock">{draw}<span class="label">{stock}</span></div>
            <div class="pile" role="group" aria-label=label>{pile.collect_view()}</div>
        </div>
    }
}

/// The stock, to draw from.
#[component]
fn Source(offer: Offer) -> impl IntoView {
    let at = use_table();
    let label = offer.label.clone();
    view! {
        <button class="card-button slot takes" aria-label=label data-action=offer.action.clone() on:click=move |_| at.act(&offer)>
            <Back/>
        </button>
    }
}

/// A card of the pile; one that may be taken is a button.
#[component]
fn OfPile(n: usize, card: PileCard) -> impl IntoView {
    let at = use_table();
    let words = card_words(card.card);
    let style = format!("--n:{n}");
    let front = view! { <Front card=card.card/> };
    match card.call.or(card.take) {
        Some(offer) => {
            let label = {
                let about = offer.label.clone();
                move || format!("{}: {about}", words())
            };
            let legal = offer.legal;
            view! {
                <button
                    class="card-button of-pile"
                    class:takes=legal
                    aria-label=label
                    aria-disabled=(!legal).then_some("true")
                    data-action=offer.action.clone()
                    style=style
                    on:click=move |_| at.act(&offer)
                >
                    {front}
                </button>
            }
            .into_any()
        }
        None => {
            view! { <span class="of-pile" style=style>{front}<span class="heard-only">{words}</span></span> }
                .into_any()
        }
    }
}

fn melds(melds: Vec<Meld>, names: &[(Seat, String)], whose: RwSignal<bool>) -> AnyView {
    let say = use_words();
    if melds.is_empty() {
        return view! { <p class="no-melds">{say.get("baize-no-melds")}</p> }.into_any();
    }
    let each = melds.into_iter().map(|meld| self::meld(meld, names)).collect_view();
    let toggle = view! {
        <button class="quiet" aria-pressed=move || whose.get().to_string() on:click=move |_| whose.update(|on| *on = !*on)>
            {say.get("baize-whose-cards")}
        </button>
    };
    view! {
        <ol class="melds" aria-label=say.get("baize-melds")>{each}</ol>
        {toggle}
    }
    .into_any()
}

fn meld(meld: Meld, names: &[(Seat, String)]) -> impl IntoView + use<> {
    let name = |seat: Seat| {
        names.iter().find(|(other, _)| *other == seat).map(|(_, name)| name.clone()).unwrap_or_default()
    };
    // Side by side cards of one player are named together.
    let mut runs: Vec<(Seat, Vec<MeldCard>)> = Vec::new();
    for card in meld.cards {
        match runs.last_mut() {
            Some((by, cards)) if *by == card.by => cards.push(card),
            _ => runs.push((card.by, vec![card])),
        }
    }
    let runs = runs.into_iter().map(|(by, cards)| {
        let cards = cards.into_iter().map(|card: MeldCard| {
            let shown = Shown { card: card.card, stands_for: card.stands_for };
            view! { <span class="of-meld"><Standing shown/></span> }
        });
        view! { <span class="by-one">{cards.collect_view()}<span class="by">{name(by)}</span></span> }
    });
    view! {
        <li>
            <span class="number" aria-hidden="true">{meld.number}</span>
            <span class="heard-only">{meld.words}</span>
            <span class="cards" aria-hidden="true">{runs.collect_view()}</span>
        </li>
    }
}
