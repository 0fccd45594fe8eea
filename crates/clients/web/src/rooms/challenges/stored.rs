//! What came of challenges, as the browser keeps it.

use std::collections::BTreeMap;

use learning::challenge::{Challenge, Date, PlayedHand, PlayedHands};

use crate::browser;

/// The key under which the browser keeps what came of hands, each a line of JSON.
pub(crate) const KEY: &str = "kookaburra-challenges";
/// The key under which it keeps what was done in hands that were left.
const LEFT: &str = "kookaburra-challenges-left";

/// The date that the calendar of the device shows.
pub(super) fn today() -> Date {
    browser::day(browser::now()).parse().unwrap_or(Date::FIRST)
}

/// What came of all hands that were played here.
pub(super) fn played_hands() -> PlayedHands {
    PlayedHands::read(&browser::saved(KEY).unwrap_or_default())
}

/// Saves what came of a hand, unless it was played before. A browser may keep nothing: then it says so.
pub(super) fn add(hand: &PlayedHand) -> bool {
    let before = browser::saved(KEY).unwrap_or_default();
    hand.to_line().is_ok_and(|line| browser::keep(KEY, &format!("{before}{line}")))
}

/// What was done in the next hand of a challenge, when it was left.
pub(super) fn left(challenge: &Challenge) -> Vec<String> {
    all_left().remove(&challenge.id()).unwrap_or_default()
}

/// Saves what was done in the hand on the table; nothing once it is over.
pub(super) fn note_left(challenge: &Challenge, done: Vec<String>) {
    let mut left = all_left();
    if done.is_empty() {
        left.remove(&challenge.id())
    } else {
        left.insert(challenge.id(), done)
    };
    if left.is_empty() {
        browser::forget(LEFT);
    } else if let Ok(text) = serde_json::to_string(&left) {
        // A browser may keep nothing: then the hand begins anew.
        browser::keep(LEFT, &text);
    }
}

/// What was done in the hands that were left, by the names of their challenges.
pub(super) fn all_left() -> BTreeMap<String, Vec<String>> {
    browser::saved(LEFT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}
