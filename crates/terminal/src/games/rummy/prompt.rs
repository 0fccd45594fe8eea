//! What the screen of Rummy 500 asks, and the keys that answer.

use rummy_500::{Action, Choices, Phase};

use super::screen::Screen;
use crate::{session::Turn, tui::Wait};

/// The question, and whether it is to the human.
pub(super) fn prompt(app: &Screen) -> (String, bool) {
    match (app.session.turn(), &app.view.choices) {
        (Turn::Deal | Turn::Over, _) => (String::new(), false),
        (_, Choices::Draw(_)) if app.wait == Wait::Claim && !app.draws_himself() => (claim(app), true),
        (_, Choices::Draw(_)) => (draw(app), true),
        (_, Choices::Turn(_)) => (turn(app), true),
        (_, Choices::None) => {
            let key = match app.view.phase {
                Some(Phase::Meld) => "prompt-other-melds",
                _ => "prompt-other-draws",
            };
            (app.narrator.about(key, app.view.turn, &[]), false)
        }
    }
}

/// The cards of the pile that an action brings, in short.
fn brought(app: &Screen, action: Action) -> String {
    let count = match action {
        Action::Take(count) | Action::Rummy(count) => usize::from(count),
        _ => 0,
    };
    let from = app.view.pile.len().saturating_sub(count);
    app.narrator.some_cards(app.view.pile.get(from..).unwrap_or_default())
}

fn claim(app: &Screen) -> String {
    let call = app.call_here().or_else(|| app.spot());
    let cards = call.map(|call| brought(app, call)).unwrap_or_default();
    let others = if app.spots().len() > 1 { "yes" } else { "no" };
    app.texts.format("prompt-claim", &[("cards", cards.into()), ("others", others.into())])
}

/// What Enter would draw.
fn draw(app: &Screen) -> String {
    let Some(spot) = app.spot() else { return String::new() };
    let cards = ("cards", brought(app, spot).into());
    let text = match spot {
        Action::Stock if app.spots().len() > 1 => app.texts.get("prompt-stock-or-pile"),
        Action::Stock => app.texts.get("prompt-stock"),
        Action::End if app.view.out_pending => app.texts.get("prompt-let-stand"),
        Action::End => app.texts.get("prompt-end"),
        Action::Rummy(count) => app.texts.format("prompt-call-here", &[("count", count.into()), cards]),
        Action::Take(count) => app.texts.format("prompt-take", &[("count", count.into()), cards]),
        _ => String::new(),
    };
    let callable = matches!(&app.view.choices, Choices::Draw(draws) if draws.calls != 0);
    if callable && !matches!(spot, Action::Rummy(_)) {
        format!("{text} {}", app.texts.get("prompt-or-call"))
    } else {
        text
    }
}

/// What the picked cards make, or what is owed, or that a discard ends the turn.
fn turn(app: &Screen) -> String {
    let texts = &app.texts;
    if app.ui.picked.len() >= 2 {
        let melds = app.picked_melds();
        return match melds.as_slice() {
            [] => texts.get("prompt-no-meld"),
            [Action::Meld(meld)] => {
                let legal = if app.view.choices.contains(Action::Meld(*meld)) { "yes" } else { "no" };
                let args = [("meld", app.narrator.meld(*meld).into()), ("legal", legal.into())];
                texts.format("prompt-meld", &args)
            }
            several => texts.format("prompt-melds", &[("count", several.len().into())]),
        };
    }
    if let Some(card) = app.view.called {
        return texts.format("prompt-called", &[("card", app.narrator.card(card).into())]);
    }
    if let Some(owed) = app.view.owed {
        let key = if owed.new_meld { "prompt-owed-new" } else { "prompt-owed" };
        return texts.format(key, &[("card", app.narrator.card(owed.card).into())]);
    }
    match app.view.barred {
        Some(card) => texts.format("prompt-barred", &[("card", app.narrator.card(card).into())]),
        None => texts.get("prompt-turn"),
    }
}

/// The keys that work now, the most useful first.
pub(super) fn keys(app: &Screen) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let across = app.theme.sign("←→", "arrows");
    if app.ui.menu.is_some() {
        return vec![(app.theme.sign("↑↓", "arrows"), "key-choose"), (enter, "key-do"), ("Esc", "key-back")];
    }
    match &app.view.choices {
        Choices::Draw(draws) => {
            let mut keys = Vec::new();
            if app.spots().len() > 1 {
                keys.push((across, "key-choose"));
            }
            if draws.calls != 0 {
                keys.push(("!", "key-call"));
            }
            keys.push((enter, if app.draws_himself() { "key-draw" } else { "key-let-go" }));
            keys.push(("h", "key-hint"));
            keys
        }
        Choices::Turn(_) => {
            let do_it = if app.ui.picked.len() >= 2 { "key-meld" } else { "key-this-card" };
            vec![
                (across, "key-choose"),
                (app.theme.sign("␣", "Space"), "key-pick"),
                (enter, do_it),
                ("d", "key-throw"),
                ("h", "key-hint"),
                ("o", "key-order"),
            ]
        }
        Choices::None => vec![(enter, "key-hurry"), ("o", "key-order")],
    }
}
