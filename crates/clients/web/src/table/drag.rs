//! Dragging a card to the table: an ornament, since a tap does the same.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// From where on a press is a drag, in pixels.
const SLACK: f64 = 8.;
/// How far up a card must come to be played.
const FAR: f64 = 56.;

/// Where a card was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dropped {
    /// On the table.
    OnTable,
    /// In the hand, from which it came.
    InHand,
}

/// The way of one card under a pointer. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    /// Where the pointer came down, while it is down.
    from: StoredValue<Option<(f64, f64)>>,
    /// How far the card has come, once it is dragged.
    by: RwSignal<Option<(f64, f64)>>,
    /// Whether the click that follows belongs to a drag.
    dragged: StoredValue<bool>,
}

impl Drag {
    pub(super) fn new() -> Self {
        Self { from: StoredValue::new(None), by: RwSignal::new(None), dragged: StoredValue::new(false) }
    }

    pub(super) fn begin(self, event: &PointerEvent) {
        self.dragged.set_value(false);
        if event.is_primary() && event.button() == 0 {
            self.from.set_value(Some(point(event)));
            // A quick pointer is off the card before it has moved once.
            if let Some(card) = event.current_target().and_then(|card| card.dyn_into::<Element>().ok()) {
                // The touch may have ended.
                let _ = card.set_pointer_capture(event.pointer_id());
            }
        }
    }

    pub(super) fn go(self, event: &PointerEvent) {
        let Some((x, y)) = self.from.get_value() else { return };
        let (now_x, now_y) = point(event);
        let by = (now_x - x, now_y - y);
        if self.by.with_untracked(Option::is_some) || by.0.hypot(by.1) > SLACK {
            self.dragged.set_value(true);
            self.by.set(Some(by));
        }
    }

    /// The pointer is up.
    pub(super) fn end(self, _: &PointerEvent) -> Dropped {
        let by = self.by.get_untracked();
        self.cancel();
        if by.is_some_and(|(_, y)| y < -FAR) { Dropped::OnTable } else { Dropped::InHand }
    }

    pub(super) fn cancel(self) {
        self.from.set_value(None);
        // The card may be gone by now.
        self.by.try_set(None);
    }

    /// Whether the last press was a drag.
    pub(super) fn was_dragged(self) -> bool {
        self.dragged.try_get_value().unwrap_or(false)
    }

    /// Whether the card is being dragged.
    pub(super) fn is_on(self) -> impl Fn() -> bool + Copy + Send + Sync {
        move || self.by.with(Option::is_some)
    }

    /// The card's place, as a style.
    pub(super) fn style(self) -> String {
        self.by.get().map(|(x, y)| format!("transform:translate({x:.0}px,{y:.0}px)")).unwrap_or_default()
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
