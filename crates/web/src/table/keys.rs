//! The table by keys alone: arrows in the hand and on the grid of bids, Escape to let go, and the focus where the question
//! is when the player, who has used keys so far, is asked.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::context::use_table;
use crate::browser::document;

/// Where the focus goes when the player is asked, in this order.
const QUESTIONS: [&str; 5] = [
    ".which button.deed",
    ".panel button.bid.live",
    ".hand .held.legal",
    ".panel button:not([aria-disabled])",
    ".hand button.held",
];

/// Keys of the whole table.
pub(super) fn watch_keys() {
    let at = use_table();
    let by_keys = StoredValue::new(false);
    let pressed = window_event_listener(ev::keydown, move |event| {
        by_keys.set_value(true);
        if event.key() == "Escape" {
            at.which.set(None);
            at.let_go();
            at.play.put_away();
        }
    });
    let pointed = window_event_listener(ev::pointerdown, move |_| by_keys.set_value(false));
    on_cleanup(move || {
        pressed.remove();
        pointed.remove();
    });
    let asked = at.part(|scene| (scene.ask.mine, scene.ask.text.clone(), scene.fan.clone()));
    Effect::new(move |_| {
        let mine = asked.with(|asked| asked.as_ref().is_some_and(|(mine, ..)| *mine));
        if mine && by_keys.get_value() {
            // What is asked has yet to be drawn.
            request_animation_frame(focus_question);
        }
    });
}

/// Puts the focus where the question is, if it is nowhere.
fn focus_question() {
    let Some(document) = document() else { return };
    if document.active_element().is_some_and(|active| active.tag_name() != "BODY" && active.id() != "room") {
        return;
    }
    for question in QUESTIONS {
        if let Ok(Some(found)) = document.query_selector(question) {
            focus(&found);
            return;
        }
    }
}

/// Puts the focus on the first card that can be chosen.
pub(super) fn focus_hand() {
    let found = document().and_then(|document| document.query_selector(".hand button.held").ok().flatten());
    if let Some(card) = found {
        focus(&card);
    }
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _may_be_gone = element.focus();
    }
}

/// Arrow keys go from card to card.
pub(super) fn move_in_hand(list: NodeRef<html::Div>, event: &KeyboardEvent) {
    let Some(list) = list.get_untracked() else { return };
    let Ok(cards) = list.query_selector_all("button.held") else { return };
    let cards: Vec<HtmlElement> = (0..cards.length()).filter_map(|n| cards.get(n)?.dyn_into().ok()).collect();
    let active = document().and_then(|document| document.active_element());
    let now = cards.iter().position(|card| active.as_ref() == Some(card.unchecked_ref::<Element>()));
    let Some(next) = now.and_then(|now| next(&event.key(), now, cards.len())) else { return };
    event.prevent_default();
    for (n, card) in cards.iter().enumerate() {
        card.set_tab_index(if n == next { 0 } else { -1 });
    }
    focus(&cards[next]);
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

/// Arrow keys go over the grid of bids, from one that may be called to the next.
pub(super) fn move_on_grid(event: &KeyboardEvent) {
    let (down, across) = match event.key().as_str() {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return,
    };
    let Some(from) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let Ok(Some(grid)) = from.closest("table") else { return };
    let Ok(bids) = grid.query_selector_all("button.bid.live") else { return };
    let bids: Vec<Element> = (0..bids.length()).filter_map(|n| bids.get(n)?.dyn_into().ok()).collect();
    let middle = |bid: &Element| {
        let place = bid.get_bounding_client_rect();
        (place.x() + place.width() / 2., place.y() + place.height() / 2.)
    };
    let places: Vec<(f64, f64)> = bids.iter().map(middle).collect();
    if let Some(next) = nearest(&places, middle(&from), down, across) {
        event.prevent_default();
        focus(&bids[next]);
    }
}

/// The nearest place in a direction: first along it, then beside it.
fn nearest(places: &[(f64, f64)], (x, y): (f64, f64), down: i32, across: i32) -> Option<usize> {
    let way = |&(to_x, to_y): &(f64, f64)| {
        let (right, below) = (to_x - x, to_y - y);
        let ahead = right * f64::from(across) + below * f64::from(down);
        let beside = right * f64::from(down) + below * f64::from(across);
        // The rows of the grid are lower than its columns are wide: beside counts more when going across.
        (ahead > 2. && (across == 0 || beside.abs() < 2.)).then_some(ahead * 4. + beside.abs())
    };
    let ways = places.iter().enumerate().filter_map(|(n, place)| Some((n, way(place)?)));
    ways.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(n, _)| n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_round_the_hand() {
        assert_eq!(next("ArrowLeft", 0, 10), Some(9));
        assert_eq!(next("ArrowRight", 9, 10), Some(0));
        assert_eq!(next("End", 3, 10), Some(9));
        assert_eq!(next("Home", 3, 10), Some(0));
        assert_eq!(next("a", 3, 10), None);
    }

    #[test]
    fn arrows_go_over_the_grid_and_its_wide_rows() {
        // Two rows of three, and a wide one between them.
        let places = [(10., 0.), (50., 0.), (90., 0.), (50., 30.), (10., 60.), (50., 60.), (90., 60.)];
        assert_eq!(nearest(&places, places[0], 0, 1), Some(1));
        assert_eq!(nearest(&places, places[0], 1, 0), Some(3));
        assert_eq!(nearest(&places, places[3], 1, 0), Some(5));
        assert_eq!(nearest(&places, places[6], -1, 0), Some(3));
        assert_eq!(nearest(&places, places[2], 0, 1), None);
        assert_eq!(nearest(&places, places[0], -1, 0), None);
    }
}
