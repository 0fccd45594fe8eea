//! How far down one has read: a new room begins at its top, and whoever goes back finds the place that they left. Each
//! step of the browser's history has a number of its own, which lies in its state.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use js_sys::Reflect;
use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsValue;

use crate::browser::{document, window};

/// How many frames a room may take until it is as long as it was.
const FRAMES: u32 = 120;

thread_local! {
    /// Where each step was left.
    static LEFT: RefCell<BTreeMap<u32, f64>> = const { RefCell::new(BTreeMap::new()) };
    /// The step that is shown.
    static STEP: Cell<u32> = const { Cell::new(0) };
    /// Whether the next address takes the place of the present one.
    static REPLACES: Cell<bool> = const { Cell::new(false) };
}

/// The browser leaves it to the page, whose rooms are not there yet when it would scroll.
pub fn begin() {
    let Some(history) = window().and_then(|window| window.history().ok()) else { return };
    // An old browser scrolls as it likes.
    let _ = Reflect::set(&history, &"scrollRestoration".into(), &"manual".into());
    STEP.set(number().unwrap_or_else(|| name(0)));
}

/// The next address takes the place of the present one: nobody goes anywhere.
pub fn replaces() {
    REPLACES.set(true);
}

/// Another room is shown: from its top, or where it was left.
pub fn follow() {
    let Some(at) = window().and_then(|window| window.scroll_y().ok()) else { return };
    let before = STEP.get();
    if REPLACES.replace(false) {
        name(before);
        return;
    }
    LEFT.with_borrow_mut(|left| left.insert(before, at));
    let known = number();
    let step = known.unwrap_or_else(|| {
        // What lay ahead is gone with the new step.
        LEFT.with_borrow_mut(|left| left.retain(|&step, _| step <= before));
        name(before + 1)
    });
    STEP.set(step);
    let to =
        LEFT.with_borrow(|left| left.get(&step).copied().filter(|_| known.is_some())).unwrap_or_default();
    go_to(step, to, FRAMES);
}

fn go_to(step: u32, to: f64, frames: u32) {
    // The room before is still there in this frame.
    request_animation_frame(move || {
        let Some(window) = window().filter(|_| STEP.get() == step) else { return };
        window.scroll_to_with_x_and_y(0.0, to);
        let arrived = window.scroll_y().is_ok_and(|at| (at - to).abs() < 2.0);
        let gone = document().is_none();
        if !arrived && !gone && frames > 0 {
            go_to(step, to, frames - 1);
        }
    });
}

fn number() -> Option<u32> {
    let state = window()?.history().ok()?.state().ok()?;
    state.as_f64().map(|number| number as u32)
}

/// Gives the step that is shown its number.
fn name(step: u32) -> u32 {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // It is always valid.
        let _ = history.replace_state(&JsValue::from(step), "");
    }
    step
}
