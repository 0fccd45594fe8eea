//! How a hand ended: made or failed, or the tricks, and what else its points depend on.

use five_hundred::{Bid, TRICKS};
use leptos::prelude::*;
use sheet::{Ask, Draft};
use table::{Seat, SeatSet};
use texts::Texts;
use texts::scorekeeper::Keeper;

use super::hand::HandForm;
use crate::rooms::number::number;

/// A key that is pressed or not.
fn key(name: String, pressed: bool, tell: impl Fn() + 'static) -> AnyView {
    view! { <button type="button" aria-pressed=pressed.to_string() on:click=move |_| tell()>{name}</button> }
        .into_any()
}

/// The keys of all numbers of tricks; of the contractor's side each says what it makes of the contract.
pub(super) fn tricks(
    title: String,
    chosen: Option<u8>,
    bid: Option<Bid>,
    texts: Texts,
    tell: impl Fn(u8) + Clone + 'static,
) -> AnyView {
    let one = |tricks: u8| {
        let tell = tell.clone();
        let made = bid.filter(|bid| !bid.is_misere()).map(|bid| match bid.needed().saturating_sub(tricks) {
            0 => texts.get("tally-mark-made"),
            missing => format!("−{missing}"),
        });
        view! {
            <button
                type="button"
                aria-pressed=(chosen == Some(tricks)).to_string()
                on:click=move |_| tell(tricks)
            >
                <b>{tricks}</b>
                {made.map(|made| view! { " "<small>{made}</small> })}
            </button>
        }
    };
    view! {
        <section class="fact">
            <h3>{title.clone()}</h3>
            <div class="keys tricks" role="group" aria-label=title>{(0..=TRICKS).map(one).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// Made or failed.
pub(super) fn made(hand_form: &HandForm, draft: &Draft, texts: Texts) -> AnyView {
    let one = |name: &str, made: bool| {
        let hand_form = hand_form.clone();
        key(texts.get(name), draft.made == Some(made), move || {
            hand_form.tell(|draft| draft.made = Some(made));
        })
    };
    view! {
        <section class="fact">
            <h3>{texts.get("tally-ask-made")}</h3>
            <div class="keys two">{one("pad-made", true)}{one("pad-failed", false)}</div>
        </section>
    }
    .into_any()
}

/// The partners that a contractor chose.
pub(super) fn partners(
    hand_form: &HandForm,
    keeper: Keeper<'_>,
    draft: &Draft,
    seats: usize,
    most: usize,
) -> AnyView {
    let contractor = draft.seat.unwrap_or(Seat(0));
    let chosen: SeatSet = draft.partners.iter().flatten().copied().collect();
    let one = |seat: Seat| {
        let (hand_form, is_in) = (hand_form.clone(), chosen.contains(seat));
        let tell = move || {
            hand_form.tell(|draft| {
                let mut partners = draft.partners.take().unwrap_or_default();
                if is_in {
                    partners.retain(|&other| other != seat);
                } else if partners.len() < most {
                    partners.push(seat);
                }
                draft.partners = Some(partners);
            });
        };
        key(keeper.name(seat), is_in, tell)
    };
    let alone = hand_form.clone();
    let is_alone = draft.partners.as_ref().is_some_and(Vec::is_empty);
    let alone = key(keeper.texts.get("pad-alone"), is_alone, move || {
        alone.tell(|draft| draft.partners = Some(Vec::new()));
    });
    let others = Seat::all(seats).filter(|&seat| seat != contractor);
    view! {
        <section class="fact">
            <h3>{keeper.texts.get("tally-ask-partners")}</h3>
            <div class="keys">{others.map(one).collect_view()}{alone}</div>
        </section>
    }
    .into_any()
}

/// What is still asked for besides: tricks of the others, points of cards.
pub(super) fn asked(hand_form: &HandForm, keeper: Keeper<'_>, draft: &Draft, asks: &[Ask]) -> AnyView {
    let one = |ask: Ask| match ask {
        Ask::Tricks(seats) => {
            let hand_form = hand_form.clone();
            let tell = move |tricks| hand_form.tell(|draft| draft.put_tricks(seats, tricks));
            tricks(keeper.question(ask), draft.tricks_of(seats), None, keeper.texts, tell)
        }
        Ask::CardPoints(seats) => {
            let (hand_form, typed) = (hand_form.clone(), hand_form.typed());
            let id = format!("score-cards-{}", seats.first().unwrap_or_default());
            let tell = move |points: Option<i32>| {
                hand_form.tell(|draft| match points {
                    Some(points) => draft.put_card_points(seats, points),
                    None => *draft = draft.without(ask),
                });
            };
            number(
                typed,
                keeper.question(ask),
                id,
                draft.card_points_of(seats),
                keeper.texts.get("pad-no-number"),
                tell,
            )
        }
        _ => ().into_any(),
    };
    asks.iter().copied().map(one).collect_view().into_any()
}
