//! The cards in front of the player: one row or several, the legal ones full, the chosen ones raised.

use cards::Card;
use desk::wire::{Animation, HandView, HeldCard, Slot};
use leptos::{html, prelude::*};

use super::{
    card::{Back, Front},
    context::{pieces, use_table},
    drag::{Drag, Dropped},
    keys::{hold_tab, move_in_hand},
};
use crate::{
    derived::Derived,
    play::Aside,
    settings::{TextSize, use_settings},
    words::use_words,
};

/// How many cards lie side by side on a narrow screen.
const ABREAST: usize = 10;
/// The same where signs are so large that ten would hide each other's.
const LARGEST_ABREAST: usize = 7;

/// The hand.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let hand = at.part(|scene| scene.hand_view.clone());
    let settings = use_settings();
    let abreast = move || match settings.with(|settings| settings.text) {
        TextSize::Largest => LARGEST_ABREAST,
        TextSize::Normal | TextSize::Large => ABREAST,
    };
    let list = NodeRef::<html::Div>::new();
    let dealt = Derived::new(move || {
        at.play.moved.with(|moved| moved.iter().any(|what| matches!(what, Animation::Dealt { .. })))
    });
    let whose = move || match hand.get().flatten().and_then(|hand| hand.of) {
        Some(owner) => say.with("baize-cards-of", &[("name", owner.into())]),
        None => say.texts().get("baize-your-cards"),
    };
    let owner = move || {
        let owner = hand.get().flatten()?.of?;
        Some(view! { <p class="owner">{say.with("baize-cards-of", &[("name", owner.into())])}</p> })
    };
    view! {
        {owner}
        <div
            class="hand"
            class:dealt=move || dealt.get()
            node_ref=list
            role="group"
            tabindex="-1"
            aria-label=whose
            on:keydown=move |event| move_in_hand(list, &event)
            on:focusin=move |_| hold_tab(list)
        >
            {move || hand.get().flatten().map(|hand| rows(&hand, abreast()))}
        </div>
    }
}

/// The cards in rows of as equal length as can be.
fn rows(hand: &HandView, abreast: usize) -> AnyView {
    if hand.backs > 0 {
        let backs = (0..hand.backs).map(|_| view! { <span class="held"><Back/></span> });
        return view! { <div class="hand-row">{backs.collect_view()}</div> }.into_any();
    }
    let choose = hand.choose;
    let count = hand.cards.len();
    let pieces = pieces(&hand.cards);
    // Where the keys come in: at the first card that can be chosen.
    let first = hand.cards.iter().position(|held| held.legal).unwrap_or(0);
    let length = count.div_ceil(count.div_ceil(abreast).max(1)).max(1);
    let all: Vec<(usize, HeldCard, Card)> = hand
        .cards
        .iter()
        .cloned()
        .zip(pieces)
        .enumerate()
        .map(|(n, (held, piece))| (n, held, piece))
        .collect();
    let rows = all.chunks(length).map(|row| {
        let cards = row
            .iter()
            .cloned()
            .map(|(n, held, piece)| view! { <Held n held piece choose first=n == first/> });
        view! { <div class="hand-row">{cards.collect_view()}</div> }
    });
    let rows = rows.collect_view();
    // Buttons that are pressed and buttons that do something are made anew, one for the other: a browser that once said
    // what a button is doesn't say that it became something else.
    match choose {
        Slot::Some(_) | Slot::Any => (rows, ()).into_any(),
        Slot::None | Slot::One => rows.into_any(),
    }
}

/// A card of the hand.
#[component]
fn Held(n: usize, held: HeldCard, piece: Card, choose: Slot, first: bool) -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let chosen = Derived::new(move || at.chosen.with(|chosen| chosen.contains(&piece)));
    let lifted = Derived::new(move || at.lifted.get() == Some(piece));
    let card = held.card;
    let advised = Derived::new(move || {
        at.play
            .aside
            .with(|aside| matches!(aside, Some(Aside::Advice(advice)) if advice.cards.contains(&card)))
    });
    let dim = choose != Slot::None && !held.legal;
    let legal = choose == Slot::One && held.legal;
    let marked = held.mark.is_some();
    let mark = held.mark.clone().map(|mark| view! { <span class="mark" title=mark></span> });
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
            if lifted.get() {
                label = format!("{label}, {}", say.texts().get("baize-tap-again"));
            }
            label
        }
    };
    let pressed = move || match choose {
        Slot::Some(_) | Slot::Any => Some(if chosen.get() { "true" } else { "false" }),
        Slot::None | Slot::One => None,
    };
    let drag = Drag::new();
    let drop = {
        let held = held.clone();
        move |event| {
            if drag.end(&event) == Dropped::OnTable && choose == Slot::One {
                // Nobody’s hand slips that far.
                at.take(piece, &held, choose);
            }
        }
    };
    // A card that was dragged is not tapped as well.
    let click = move |_| {
        if !drag.was_dragged() {
            at.tap(piece, &held, choose);
        }
    };
    view! {
        <button
            class="held card-button"
            class:dragged=drag.is_on()
            on:pointerdown=move |event| drag.begin(&event)
            on:pointermove=move |event| drag.go(&event)
            on:pointerup=drop
            on:pointercancel=move |_| drag.cancel()
            class:dim=dim
            class:chosen=move || chosen.get() || lifted.get()
            class:marked=marked
            class:advised=move || advised.get()
            class:legal=legal
            data-card=card.to_string()
            style=move || format!("--n:{n};{}", drag.style())
            tabindex=if first { "0" } else { "-1" }
            aria-label=label
            aria-pressed=pressed
            aria-disabled=dim.then_some("true")
            on:click=click
        >
            <Front card/>
            {mark}
        </button>
    }
}
