//! The player's hand at the bottom of the screen: a fan of cards, the legal ones lit, the chosen ones raised.

use cards::{Card, CardSet};
use five_hundred::Choices;
use ratatui::layout::Rect;

use texts::narration::five_hundred::PlaysFrom;

use super::screen::FiveHundredTable;
use crate::tui::{App, Canvas, Light, Wait, spots, wrap};

/// Draws the hand: a line above for raised cards, a line below for marks.
pub(super) fn draw<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, app.theme.wood());
    if app.me().is_none() {
        return watching(app, canvas, area);
    }
    let me = &app.game().seats[app.nearest().index()];
    let place = app.place();
    let cards = match place {
        PlaysFrom::For(seat) => app.game().seats[seat.index()].hand,
        _ => me.hand,
    };
    let Some(cards) = cards else { return backs(canvas, area, me.cards) };
    if let PlaysFrom::For(seat) = place {
        let text = app.texts.format("hand-of", &[("name", app.narrator.name(seat).into())]);
        canvas.text(area, 1, 0, &text, app.theme.ochre(app.theme.wood()));
    }
    let sorted = app.sorted(cards);
    let spots = spots(area, sorted.len());
    let from_hand = place != PlaysFrom::Row;
    let legal = if from_hand { app.playable() } else { CardSet::EMPTY };
    let acting = app.wait == Wait::Human
        && !app.game().choices.is_empty()
        && !matches!(app.game().choices, Choices::Auction { .. });
    for (i, (&card, &spot)) in sorted.iter().zip(&spots).enumerate() {
        let focused = app.chooses_cards() && from_hand && i == app.ui.card_cursor;
        let can = legal.find_one(card).is_some();
        let light = match () {
            () if focused => Light::Focus,
            () if app.ui.demanding == Some(card) => Light::Best,
            () if !me.plays && place == PlaysFrom::Hand => Light::Dim,
            () if acting && !legal.is_empty() && !can => Light::Dim,
            () if acting && !from_hand => Light::Dim,
            () => Light::Lit,
        };
        let raised = app.ui.chosen.contains(card) || app.ui.demanding == Some(card);
        let card_area = if raised { Rect { y: spot.y - 1, ..spot } } else { spot };
        canvas.card(card_area, card, light);
        if let Some(mark) = mark(app, card, focused, acting && can) {
            canvas.text(area, spot.x - area.x + 2, area.height - 1, mark, app.theme.blue(app.theme.wood()));
        }
    }
}

/// The sign under a card: the cursor, a card that came from the kitty, and without colours what can be played.
fn mark<G: FiveHundredTable>(app: &App<G>, card: Card, focused: bool, can: bool) -> Option<&'static str> {
    let from_kitty = matches!(app.game().choices, Choices::Discard { .. })
        && app.game().kitty.is_some_and(|kitty| kitty.contains(card));
    if focused {
        Some(app.theme.sign("▲", "^"))
    } else if from_kitty {
        Some("+")
    } else if can && !app.theme.has_colours() {
        Some(app.theme.sign("·", "."))
    } else {
        None
    }
}

/// In the place of a hand, for a player who sits out: that they watch, and how the match stands.
fn watching<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    if !app.at.begun {
        return;
    }
    if app.beside.is_none() {
        canvas.centred(area, 1, &app.texts.get("watch-title"), app.theme.ochre(ground));
        canvas.centred(area, 2, &app.texts.get("watch-how"), app.theme.quiet(ground));
    }
    if let Some(games) = app.narrator.games_won(&app.at.won) {
        let lines = wrap(&games, area.width - 2);
        for (i, line) in lines.iter().enumerate() {
            canvas.centred(area, 3 + i as u16, line, ground);
        }
    }
}

/// Cards face down: not yet looked at.
fn backs(canvas: &mut Canvas<'_>, area: Rect, count: u8) {
    for spot in spots(area, usize::from(count)) {
        canvas.back(spot);
    }
}
