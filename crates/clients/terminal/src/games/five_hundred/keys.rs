//! The keys of Five Hundred that answer the question of the moment.

use card_match::Turn;

use super::screen::FiveHundredTable;
use crate::tui::{App, Wait};

/// The keys that work now, the most useful first.
pub(super) fn keys<G: FiveHundredTable>(app: &App<G>) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let across = app.theme.sign("←→", "arrows");
    let around = app.theme.sign("←↑↓→", "arrows");
    let mut keys = Vec::new();
    if app.wait == Wait::Look {
        return vec![(enter, "key-take")];
    }
    if app.at.turn != Turn::Mine {
        return vec![(enter, "key-hurry")];
    }
    if app.board().is_some() {
        keys.extend([(around, "key-choose"), (enter, "key-do")]);
        if app.ui.demanding.is_some() {
            keys.push(("Esc", "key-back"));
        }
    } else if app.discards().is_some() {
        keys.extend([
            (across, "key-choose"),
            (app.theme.sign("␣", "Space"), "key-take-card"),
            (enter, "key-discard"),
        ]);
    } else {
        keys.extend([(across, "key-choose"), (enter, "key-play")]);
    }
    if app.may_pass() {
        keys.push(("p", "key-pass"));
    }
    if app.may_look() {
        keys.push(("l", "key-look"));
    }
    if app.has_kitty_switch() {
        keys.push(("k", "key-kitty"));
    }
    keys.push(("h", if app.has_more_to_say() { "key-why" } else { "key-hint" }));
    if app.at.may.claim_rest {
        keys.push(("c", if app.at.settled { "key-settled" } else { "key-claim" }));
    }
    keys
}
