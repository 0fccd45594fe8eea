//! The table by keys alone: what a key does, arrows in the hand and on the grid of bids, and where the focus is. When
//! the player, who has used keys so far, is asked for a card or a bid, it is on the first that can be chosen, so that
//! what reads the page aloud goes on passing keys to it; of any other question it is on the question as a whole. A key
//! that was meant for what was there before must not answer: a press counts when nothing has been pressed for a while,
//! or once the player has gone to a control themselves.

use desk::wire::{ClaimRest, Game, Hint, Moment, Panel, Scene, Score, Slot, TableArea, TableRequest, Typed};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

use super::context::{At, Over, use_table};
use crate::{
    browser::{self, document},
    rooms::keymap::{Does, entry},
    route::Route,
    settings::{Settings, use_settings},
};

/// Where the focus rests while no control has it.
const RESTS: &str = "body, #room, .hand, .panel, .bids, .which, .row.mine";
/// What answers a question.
const ANSWERS: &str = ".panel, .hand, .row, .which, .picked";
/// How long nobody must have pressed a control that got the focus by itself before a press counts, in milliseconds.
const CALM: f64 = 1_000.;
/// The cards that can be tapped.
const CARDS: &str = ".hand .held, .row .up";

/// Keys of the whole table.
pub(super) fn watch_keys() {
    let at = use_table();
    let settings = use_settings();
    let pressed = window_event_listener(ev::keydown, move |event| {
        at.by_keys.set_value(true);
        obey(at, settings, &event);
    });
    let pointed = window_event_listener(ev::pointerdown, move |_| {
        at.by_keys.set_value(false);
        at.offered.set_value(None);
    });
    let tapped = window_event_listener(ev::click, move |event| {
        if at.lifted.get_untracked().is_some() && !target(&event).is_some_and(|target| inside(&target, CARDS))
        {
            at.lifted.set(None);
        }
    });
    on_cleanup(move || {
        pressed.remove();
        pointed.remove();
        tapped.remove();
    });
    Effect::new(move |_| {
        at.play.scene.track();
        at.shown.update_value(|shown| *shown += 1);
    });
    let held = StoredValue::new(None);
    Effect::new(move |_| {
        at.play.aside.track();
        at.play.picked.track();
        at.which.track();
        let cards = at.play.scene.with(|scene| Some(scene.as_ref()?.hand_view.as_ref()?.cards.len()));
        // Where a card was that has been played there is another one now, which nobody has chosen.
        let gone = held.get_value() != cards;
        held.set_value(cards);
        let by_keys = at.by_keys.get_value();
        if gone || by_keys {
            // The question has yet to be drawn.
            request_animation_frame(move || {
                if gone {
                    let_go_of_cards();
                }
                if by_keys {
                    rest(at);
                }
            });
        }
    });
}

/// A click that belongs to one before it answers no question that has come up in between: what was tapped twice is
/// gone.
pub(super) fn guard_clicks(at: At) -> impl Fn(MouseEvent) {
    let before = StoredValue::new(0);
    move |event| {
        if event.detail() == 0 {
            // Done by a key, or by what reads the page aloud.
            at.by_keys.set_value(true);
        }
        let shown = at.shown.get_value();
        let answers = target(&event).is_some_and(|target| inside(&target, ANSWERS));
        if event.detail() > 1 && answers && before.get_value() != shown {
            event.stop_propagation();
        } else {
            before.set_value(shown);
        }
    }
}

fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn inside(element: &Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}

pub(super) fn rests(element: &Element) -> bool {
    element.matches(RESTS) == Ok(true)
}

/// Does what a key of the table does.
fn obey(at: At, settings: RwSignal<Settings>, event: &KeyboardEvent) {
    let Some(target) = target(event) else { return };
    let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
    // What lies over the table has keys of its own.
    if with_others || inside(&target, "dialog") {
        return;
    }
    let presses = matches!(event.key().as_str(), "Enter" | " ");
    if !presses {
        // Whoever goes somewhere chooses.
        at.offered.set_value(None);
    }
    let Some(key) = entry(&event.key()) else { return };
    let writes = inside(&target, "input, textarea, select");
    let letters = !event.repeat() && !settings.with_untracked(|settings| settings.no_letters);
    match key.does {
        Does::PutAway => {
            at.which.set(None);
            at.decline();
            at.play.put_away();
        }
        _ if writes => {}
        Does::Move => {
            if rests(&target) {
                event.prevent_default();
                enter(at);
            }
        }
        // A button does what it does by itself, but not again and again while the key is held.
        Does::Press => {
            if event.repeat() || at.is_hasty(&target) || !inside(&target, "button, a, summary") {
                event.prevent_default();
                if !event.repeat()
                    && rests(&target)
                    && at.play.scene.with_untracked(|scene| deals(scene.as_ref()))
                {
                    at.play.send(TableRequest::Next);
                } else {
                    at.play.hurry();
                }
            }
        }
        does => {
            if letters {
                at.press(does, settings);
            }
        }
    }
}

impl At {
    /// Whether a press on a control comes so soon after the focus was put there, or after the press before, that it was
    /// meant for something else.
    fn is_hasty(self, pressed: &Element) -> bool {
        let now = js_sys::Date::now();
        let hasty = |offered: &mut Option<(Element, f64)>| match offered {
            Some((control, since)) if *control == *pressed => now - std::mem::replace(since, now) < CALM,
            _ => false,
        };
        self.offered.try_update_value(hasty) == Some(true)
    }

    /// Does what a letter does.
    fn press(self, does: Does, settings: RwSignal<Settings>) {
        let play = self.play;
        match does {
            Does::Pass => play.act("pass"),
            Does::Hint => play.send(Hint),
            Does::Undo => play.send(TableRequest::Undo),
            Does::Claim if self.is_open_now() => self.over.set(Some(Over::Object)),
            Does::Claim => play.send(ClaimRest),
            Does::Score => play.send(Score),
            Does::Keys => self.over.set(Some(Over::Keys)),
            Does::LastTrick => match play.scene.with_untracked(|scene| scene.as_ref().and_then(instead)) {
                Some(words) => play.send(Typed(words.to_owned())),
                None => self.over.set(Some(Over::LastTrick)),
            },
            Does::Rules => {
                if let Some(rules) = settings.with_untracked(|settings| settings.last_table.clone()) {
                    browser::go(&Route::Sheet(rules).to_string(), false);
                }
            }
            Does::Move | Does::Press | Does::PutAway => {}
        }
    }
}

/// Whether nothing is asked but to begin: no result is missed that way.
fn deals(scene: Option<&Scene>) -> bool {
    scene.is_some_and(|scene| scene.moment == Moment::Deal && matches!(scene.panel, Panel::Next { .. }))
}

/// The sheet to ask for where there is no last trick to be seen.
fn instead(scene: &Scene) -> Option<&'static str> {
    match (&scene.table_area, scene.game) {
        (TableArea::Tricks(tricks), _) if tricks.last.is_some() => None,
        (_, Game::FiveHundred) => Some("last"),
        (_, Game::Rummy) => Some("known"),
    }
}

/// The place of the question as a whole, or where the player waits.
fn question(at: At) -> &'static str {
    // The table may have been left in the meantime.
    if at.which.try_with_untracked(Option::is_some) == Some(true) {
        return ".which";
    }
    let asked = at.play.scene.try_with_untracked(|scene| scene.as_ref().map(asked));
    asked.flatten().unwrap_or("#room")
}

fn asked(scene: &Scene) -> &'static str {
    let choose = scene.hand_view.as_ref().map_or(Slot::None, |hand| hand.choose);
    match (scene.moment, &scene.panel) {
        (Moment::Theirs, _) => ".hand",
        (Moment::Mine | Moment::Claim, Panel::Bids(_)) => ".bids",
        (Moment::Mine | Moment::Claim, _) if choose != Slot::None => ".hand",
        (Moment::Mine, Panel::None) => ".row.mine",
        _ => ".panel",
    }
}

/// Puts the focus where the question is, unless a control has it.
pub(super) fn rest(at: At) {
    let Some(document) = document() else { return };
    if document.active_element().is_some_and(|active| !rests(&active)) {
        return;
    }
    let place = question(at);
    // While others act no card is the answer yet.
    let waits = at.play.scene.try_with_untracked(|scene| scene.as_ref().map(|scene| scene.moment));
    let is_answer =
        waits.flatten() != Some(Moment::Theirs) && matches!(place, ".hand" | ".bids" | ".row.mine");
    if let Some(first) = first_answer(place).filter(|_| is_answer) {
        focus(&first);
        at.offered.try_set_value(Some((first, js_sys::Date::now())));
    } else if let Ok(Some(question)) = document.query_selector(place) {
        focus(&question);
    }
}

/// Takes the focus from the cards.
fn let_go_of_cards() {
    let active = document().and_then(|document| document.active_element());
    if let Some(card) = active.filter(|active| inside(active, ".hand button")) {
        // It may be gone.
        let _ = card.dyn_ref::<HtmlElement>().map(HtmlElement::blur);
    }
}

/// Goes from the question as a whole to its first answer.
fn enter(at: At) {
    if let Some(found) = first_answer(question(at)) {
        focus(&found);
    }
}

/// The first answer to a question.
fn first_answer(question: &str) -> Option<Element> {
    let first = [" .held.legal", " [tabindex='0']", " button:not([tabindex]):not([aria-disabled])"];
    first
        .into_iter()
        .find_map(|answer| document()?.query_selector(&format!("{question}{answer}")).ok().flatten())
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
        // It may be gone.
        let _ = element.focus();
    }
}

/// Arrow keys go from card to card.
pub(super) fn move_in_hand(list: NodeRef<html::Div>, event: &KeyboardEvent) {
    let (cards, now) = held(list);
    let Some(next) = now.and_then(|now| next(&event.key(), now, cards.len())) else { return };
    event.prevent_default();
    focus(&cards[next]);
}

/// Whoever comes back to the hand comes to the card where they were, whatever has moved the focus there.
pub(super) fn hold_tab(list: NodeRef<html::Div>) {
    let (cards, now) = held(list);
    if now.is_some() {
        for (n, card) in cards.iter().enumerate() {
            card.set_tab_index(if Some(n) == now { 0 } else { -1 });
        }
    }
}

/// The cards of the hand, and which of them has the focus.
fn held(list: NodeRef<html::Div>) -> (Vec<HtmlElement>, Option<usize>) {
    let cards = list.get_untracked().and_then(|list| list.query_selector_all("button.held").ok());
    let cards =
        cards.iter().flat_map(|cards| (0..cards.length()).filter_map(|n| cards.get(n)?.dyn_into().ok()));
    let cards: Vec<HtmlElement> = cards.collect();
    let active = document().and_then(|document| document.active_element());
    let now = cards.iter().position(|card| active.as_ref() == Some(card.unchecked_ref::<Element>()));
    (cards, now)
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
    let Some(from) = target(event).filter(|from| !rests(from)) else { return };
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
