//! The players around the table area: name, dealer button, last call, tricks, cards, and whose turn it is in colour and
//! in a word.

use desk::wire::{PlayerPanel, RowView};
use leptos::prelude::*;
use texts::Arg;

use super::{
    card::{Back, Front, in_colours},
    context::use_table,
};
use crate::{derived::Derived, words::use_words};

/// Where a player sits: hundredths of the table area from the left and from the top, clockwise from the nearest.
const fn places(seats: usize) -> &'static [(i32, i32)] {
    match seats {
        0..=2 => &[(50, 100), (50, 0)],
        3 => &[(50, 100), (0, 12), (100, 12)],
        4 => &[(50, 100), (0, 42), (50, 0), (100, 42)],
        5 => &[(50, 100), (0, 58), (12, 0), (88, 0), (100, 58)],
        6 => &[(50, 100), (0, 66), (0, 16), (50, 0), (100, 16), (100, 66)],
        _ => &[(50, 100), (0, 78), (0, 40), (14, 0), (50, 0), (86, 0), (100, 40), (100, 78)],
    }
}

/// The place of the `steps`-th player from the nearest.
#[must_use]
pub(crate) fn place(steps: usize, seats: usize) -> (i32, i32) {
    places(seats).get(steps).copied().unwrap_or((50, 0))
}

/// In which direction a player sits from the middle, as a share of the way to the edge.
#[must_use]
pub(crate) fn direction(steps: usize, seats: usize) -> (f32, f32) {
    let (x, y) = place(steps, seats);
    let (x, y) = ((x as f32 - 50.) / 50., (y as f32 - 50.) / 50.);
    let length = x.hypot(y).max(0.01);
    (x / length, y / length)
}

/// Everybody at the table.
#[component]
pub(crate) fn Pods() -> impl IntoView {
    let at = use_table();
    let seats = at.part(|scene| scene.players.len());
    let each = move || {
        let seats = seats.get().unwrap_or(0);
        (0..seats).map(|steps| view! { <PodOf steps seats/> }).collect_view()
    };
    let say = use_words();
    view! { <ul class="players" aria-label=say.get("baize-players")>{each}</ul> }
}

#[component]
fn PodOf(steps: usize, seats: usize) -> impl IntoView {
    let at = use_table();
    let player = at.part(move |scene| scene.players.get(steps).cloned());
    let (x, y) = place(steps, seats);
    let inside = move || player.get().flatten().map(|player| inside(&player));
    let turn = move || {
        player.with(|player| player.as_ref().and_then(Option::as_ref).is_some_and(|player| player.turn))
    };
    view! {
        <li
            class="player-panel"
            class:turn=turn
            class:mine=steps == 0
            class:edge=x == 0 || x == 100
            style=format!("--x:{x};--y:{y}")
        >
            {inside}
        </li>
    }
}

fn inside(player: &PlayerPanel) -> impl IntoView + use<> {
    let say = use_words();
    let dealer =
        player.dealer.then(|| view! { <span class="dealer">{say.get("baize-dealer-button")}</span> });
    let turn = player.turn.then(|| {
        let word = if player.me { say.get("baize-your-turn") } else { say.get("baize-turn") };
        view! { <span class="whose">{word}</span> }
    });
    let call = player.call.as_ref().map(|call| view! { <span class="call">{in_colours(call)}</span> });
    let role = player.role.clone().map(|role| view! { <span class="role">{role}</span> });
    let level = player.level.clone();
    let status = player.status.clone().map(|status| view! { <span class="status">{status}</span> });
    let heard = [player.words.clone()].into_iter().chain(player.status.clone()).collect::<Vec<_>>().join(" ");
    let counts = counts(player);
    let open = open(player);
    view! {
        <p class="heard-only">{heard}</p>
        <div class="face" aria-hidden="true" title=level>
            <span class="named"><span class="name">{player.name.clone()}</span>{dealer}</span>
            <span class="facts">{call}{role}{status}{counts}</span>
            {turn}
        </div>
        {open}
    }
}

/// Tricks taken and cards left; points laid in Rummy.
fn counts(player: &PlayerPanel) -> impl IntoView + use<> {
    let say = use_words();
    let tricks = player.tricks.map(|tricks| {
        let words = say.with("baize-tricks", &[("count", Arg::from(tricks))]);
        view! { <span class="tricks">{words}</span> }
    });
    let laid = player.laid.map(|points| {
        let words = say.with("baize-laid", &[("points", Arg::from(points))]);
        view! { <span class="laid">{words}</span> }
    });
    let cards = player.cards;
    let held = (!player.me && cards > 0).then(|| view! { <span class="held-count"><Back/>{cards}</span> });
    view! { {tricks}{laid}{held} }
}

/// Cards that lie open before a player.
fn open(player: &PlayerPanel) -> impl IntoView + use<> {
    let cards = player.open.clone();
    (!cards.is_empty()).then(|| {
        let cards = cards.into_iter().map(|card| view! { <span class="slot"><Front card/></span> });
        view! { <div class="open-hand" aria-hidden="true">{cards.collect_view()}</div> }
    })
}

/// The rows of a game that has them: five piles before each player.
#[component]
pub(crate) fn RowOf(
    /// The player, by the number of places from the nearest.
    steps: usize,
) -> impl IntoView {
    let at = use_table();
    let row = at.part(move |scene| scene.players.get(steps).and_then(|player| player.row.clone()));
    move || {
        row.get()
            .flatten()
            .map(|row| view! { <div class="row" tabindex="-1" class:mine=steps == 0>{piles(&row)}</div> })
    }
}

fn piles(row: &RowView) -> impl IntoView + use<> {
    let at = use_table();
    let say = use_words();
    let piles = row.piles.clone().into_iter().map(move |pile| {
        let under = pile.down.then(|| view! { <span class="under"><Back/></span> });
        let up = match pile.up {
            None => view! { <span class="gap"></span> }.into_any(),
            Some(held) if held.offers.is_empty() && !held.legal => {
                let name = held.name.clone();
                view! { <span class="up"><Front card=held.card/><span class="heard-only">{name}</span></span> }.into_any()
            }
            Some(held) => {
                let (name, card) = (held.name.clone(), held.card);
                let lifted = Derived::new(move || at.lifted.get() == Some(card));
                let label = move || match lifted.get() {
                    true => format!("{name}, {}", say.texts().get("baize-tap-again")),
                    false => name.clone(),
                };
                view! {
                    <button
                        class="up card-button legal"
                        class:chosen=move || lifted.get()
                        data-card=card.to_string()
                        aria-label=label
                        on:click=move |_| at.tap(card, &held, desk::wire::Slot::One)
                    >
                        <Front card/>
                    </button>
                }
                .into_any()
            }
        };
        view! { <li>{under}{up}</li> }
    });
    view! { <ul aria-label=say.get("baize-row")>{piles.collect_view()}</ul> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_place_of_his_own_and_the_nearest_sits_at_the_bottom() {
        for seats in 2..=8 {
            let all: Vec<_> = (0..seats).map(|steps| place(steps, seats)).collect();
            for (i, one) in all.iter().enumerate() {
                assert!(!all[i + 1..].contains(one), "{seats} {one:?}");
            }
            assert_eq!(all[0], (50, 100));
            assert!(direction(0, seats).1 > 0.99);
        }
    }

    #[test]
    fn the_next_player_sits_on_the_left() {
        // Play goes clockwise.
        for seats in 3..=8 {
            assert!(direction(1, seats).0 < 0.0 && direction(seats - 1, seats).0 > 0.0, "{seats}");
        }
    }
}
