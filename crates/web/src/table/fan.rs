//! The cards in front of the player: one row or several, the legal ones full, the chosen ones raised, by pointer and by
//! keys.

use cards::Card;
use desk::{Fan, Happening, HeldCard, Slot};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::{
    card::{Back, Front},
    context::{pieces, use_table},
};
use crate::words::use_words;

/// How many cards lie side by side on a narrow screen.
const ABREAST: usize = 10;

/// The fan.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let fan = at.part(|scene| scene.fan.clone());
    let list = NodeRef::<html::Div>::new();
    let dealt = Memo::new(move |_| {
        at.play.moved.with(|moved| moved.iter().any(|what| matches!(what, Happening::Dealt { .. })))
    });
    let whose = move || match fan.get().flatten().and_then(|fan| fan.of) {
        Some(owner) => say.with("baize-cards-of", &[("name", owner.into())]),
        None => say.texts().get("baize-your-cards"),
    };
    let owner = move || {
        let owner = fan.get().flatten()?.of?;
        Some(view! { <p class="owner">{say.with("baize-cards-of", &[("name", owner.into())])}</p> })
    };
    view! {
        {owner}
        <div
            class="hand"
            class:dealt=dealt
            node_ref=list
            role="group"
            aria-label=whose
            on:keydown=move |event| move_by_key(list, &event)
        >
            {move || fan.get().flatten().map(|fan| rows(&fan))}
        </div>
    }
}

/// The cards in rows of as equal length as can be.
fn rows(fan: &Fan) -> AnyView {
    if fan.backs > 0 {
        let backs = (0..fan.backs).map(|_| view! { <span class="held"><Back/></span> });
        return view! { <div class="hand-row">{backs.collect_view()}</div> }.into_any();
    }
    let choose = fan.choose;
    let count = fan.cards.len();
    let pieces = pieces(&fan.cards);
    let length = count.div_ceil(count.div_ceil(ABREAST).max(1)).max(1);
    let all: Vec<(usize, HeldCard, Card)> = fan
        .cards
        .iter()
        .cloned()
        .zip(pieces)
        .enumerate()
        .map(|(n, (held, piece))| (n, held, piece))
        .collect();
    let rows = all.chunks(length).map(|row| {
        let cards = row.iter().cloned().map(|(n, held, piece)| view! { <Held n held piece choose/> });
        view! { <div class="hand-row">{cards.collect_view()}</div> }
    });
    rows.collect_view().into_any()
}

/// A card of the fan.
#[component]
fn Held(n: usize, held: HeldCard, piece: Card, choose: Slot) -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let chosen = Memo::new(move |_| at.chosen.with(|chosen| chosen.contains(&piece)));
    let card = held.card;
    let dim = choose != Slot::None && !held.legal;
    let marked = held.mark.is_some();
    let mark = held.mark.clone().map(|mark| view! { <span class="mark" aria-hidden="true">{mark}</span> });
    let label = {
        let (name, mark) = (held.name.clone(), held.mark.clone());
        move || {
            let mut label = name.clone();
            if let Some(mark) = &mark {
                label = format!("{label}, {mark}");
            }
            if dim {
                label = format!("{label}, {}", say.texts().get("baize-not-now"));
            }
            label
        }
    };
    let pressed = move || match choose {
        Slot::Some(_) | Slot::Any => Some(if chosen.get() { "true" } else { "false" }),
        Slot::None | Slot::One => None,
    };
    view! {
        <button
            class="held card-button"
            class:dim=dim
            class:chosen=chosen
            class:marked=marked
            class:legal=choose == Slot::One && held.legal
            data-card=card.to_string()
            style=format!("--n:{n}")
            tabindex=if n == 0 { "0" } else { "-1" }
            aria-label=label
            aria-pressed=pressed
            aria-disabled=dim.then_some("true")
            on:click=move |_| at.tap(piece, &held, choose)
        >
            <Front card/>
            {mark}
        </button>
    }
}

/// Arrow keys go from card to card; up and down choose nothing, so they scroll the page as ever.
fn move_by_key(list: NodeRef<html::Div>, event: &KeyboardEvent) {
    let Some(list) = list.get_untracked() else { return };
    let Ok(cards) = list.query_selector_all("button.held") else { return };
    let cards: Vec<HtmlElement> = (0..cards.length()).filter_map(|n| cards.get(n)?.dyn_into().ok()).collect();
    let Some(now) = cards.iter().position(|card| is_focused(card)) else { return };
    let Some(next) = next(&event.key(), now, cards.len()) else { return };
    event.prevent_default();
    for (n, card) in cards.iter().enumerate() {
        card.set_tab_index(if n == next { 0 } else { -1 });
    }
    let _may_be_gone = cards[next].focus();
}

fn is_focused(card: &HtmlElement) -> bool {
    let active = crate::browser::document().and_then(|document| document.active_element());
    active.as_deref() == Some(card.unchecked_ref::<web_sys::Element>())
}

/// Where a key leads from card `now` of `count`.
fn next(key: &str, now: usize, count: usize) -> Option<usize> {
    match key {
        "ArrowLeft" => Some(now.checked_sub(1).unwrap_or(count - 1)),
        "ArrowRight" => Some((now + 1) % count),
        "Home" => Some(0),
        "End" => Some(count - 1),
        _ => None,
    }
}

/// Puts the focus on the first card that can be chosen, so that the keys are where the question is.
pub(crate) fn focus_hand() {
    let found = crate::browser::document().and_then(|document| {
        let legal = document.query_selector(".hand .held.legal").ok().flatten();
        legal.or_else(|| document.query_selector(".hand .held").ok().flatten())
    });
    if let Some(card) = found.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        let _may_be_gone = card.focus();
    }
}

/// Keys of the whole table: Escape lets go, and the focus comes to the hand with the arrow down from elsewhere.
pub(crate) fn watch_keys() {
    let at = use_table();
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            at.which.set(None);
            at.let_go();
            at.play.put_away();
        }
    });
    on_cleanup(move || listener.remove());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_round() {
        assert_eq!(next("ArrowLeft", 0, 10), Some(9));
        assert_eq!(next("ArrowRight", 9, 10), Some(0));
        assert_eq!(next("End", 3, 10), Some(9));
        assert_eq!(next("Home", 3, 10), Some(0));
        assert_eq!(next("a", 3, 10), None);
    }
}
