//! What the screen of Five Hundred asks, and the keys that answer.

use five_hundred::{Choices, Phase, Strain};

use super::{Place, board::Kind, screen::Screen};
use crate::{session::Turn, tui::Wait};

/// The question, and whether it is to the player.
pub(super) fn prompt(app: &Screen) -> (String, bool) {
    let texts = &app.texts;
    let named = |key: &str, seat| texts.format(key, &[("name", app.narrator.name(seat).into())]);
    if app.wait == Wait::Look {
        let winner = app.view.tricks.last().and_then(|trick| trick.plays.get(usize::from(trick.best)));
        return match winner {
            Some(play) if app.session.is_me(play.seat) => (texts.get("prompt-your-trick"), true),
            Some(play) => (named("prompt-trick", play.seat), false),
            None => (String::new(), false),
        };
    }
    match app.session.turn() {
        Turn::Other(seat) => {
            let key =
                if app.view.phase == Some(Phase::Auction) { "prompt-other-calls" } else { "prompt-other" };
            (named(key, seat), false)
        }
        Turn::Deal | Turn::Over => (String::new(), false),
        Turn::Mine => (my_prompt(app), true),
    }
}

fn my_prompt(app: &Screen) -> String {
    let texts = &app.texts;
    match app.view.choices {
        Choices::Auction { look: true, .. } => texts.get("prompt-look"),
        Choices::Auction { .. } => texts.get("prompt-call"),
        Choices::Give(_) => texts.get("prompt-give"),
        Choices::Discard { count, .. } => {
            texts.format("prompt-discard", &[("count", count.into()), ("chosen", app.ui.chosen.len().into())])
        }
        Choices::Nominate => texts.get("prompt-nominate"),
        Choices::Partners { .. } => texts.get("prompt-partners"),
        Choices::Play { .. } if app.board().is_some_and(|board| board.kind == Kind::Demand) => {
            texts.get("prompt-demand")
        }
        Choices::Play { .. } => play_prompt(app),
        Choices::None => String::new(),
    }
}

fn play_prompt(app: &Screen) -> String {
    let texts = &app.texts;
    let led = app.view.trick.as_ref().filter(|trick| !trick.plays.is_empty());
    match (app.place(), led) {
        (Place::For(seat), _) => texts.format("prompt-play-for", &[("name", app.narrator.name(seat).into())]),
        (Place::Row, None) => texts.get("prompt-lead-row"),
        (Place::Row, Some(_)) => texts.get("prompt-play-row"),
        (Place::Hand, None) => texts.get("prompt-lead"),
        (Place::Hand, Some(trick)) => match trick.led {
            Some(suit) => {
                let strain =
                    app.view.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
                let rules = app.session.rules();
                let follows =
                    app.playable().into_iter().any(|card| rules.suit_of(strain, card) == Some(suit));
                let key = if follows { "prompt-follow" } else { "prompt-void" };
                texts.format(key, &[("suit", texts.suit(suit).into())])
            }
            None => texts.get("prompt-play"),
        },
    }
}

/// The keys that work now, the most useful first.
pub(super) fn keys(app: &Screen) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let across = app.theme.sign("←→", "arrows");
    let around = app.theme.sign("←↑↓→", "arrows");
    let mut keys = Vec::new();
    if app.wait == Wait::Look {
        return vec![(enter, "key-take")];
    }
    if app.session.turn() != Turn::Mine {
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
    keys.push(("h", "key-hint"));
    keys
}
