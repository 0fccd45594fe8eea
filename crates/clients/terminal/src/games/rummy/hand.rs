//! The player's hand: a fan, or where the cards are too many for one, rows of their indices. Picked cards are raised,
//! what came in this turn and what must be melded is marked.

use cards::Card;
use ratatui::layout::Rect;

use super::screen::Screen;
use crate::tui::{Canvas, Light, spots};

/// The most cards of a fan on the narrowest screen.
const STEP: u16 = 4;
/// The width of a card in a row.
const CELL: u16 = 6;

/// Draws the hand: a line above for raised cards, a line below for marks.
pub(super) fn draw(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, app.theme.wood());
    let cards = app.sorted_hand();
    if cards.is_empty() {
        if app.me().is_some_and(|me| app.view.seats[me.index()].floats) {
            let text = app.texts.get("hand-floating");
            canvas.centred(area, area.height / 2, &text, app.theme.ochre(app.theme.wood()));
        }
    } else if cards.len() as u16 * STEP + 3 <= area.width {
        fan(app, canvas, area, &cards);
    } else {
        rows(app, canvas, area, &cards);
    }
}

fn fan(app: &Screen, canvas: &mut Canvas<'_>, area: Rect, cards: &[Card]) {
    for (place, (&card, spot)) in cards.iter().zip(spots(area, cards.len())).enumerate() {
        let raised = app.ui.picked.contains(card);
        let at = if raised { Rect { y: spot.y - 1, ..spot } } else { spot };
        canvas.card(at, card, light(app, card, place));
        let mark = mark(app, card, place);
        canvas.text(area, spot.x - area.x + 1, area.height - 1, &mark, app.theme.blue(app.theme.wood()));
    }
}

fn light(app: &Screen, card: Card, place: usize) -> Light {
    match () {
        () if app.is_in_turn() && place == app.ui.cursor => Light::Focus,
        () if app.ui.picked.contains(card) => Light::Best,
        () => Light::Lit,
    }
}

/// The signs under a card: the cursor, `!` for what must be melded, `×` for what may not be discarded, `+` for what
/// came in this turn.
fn mark(app: &Screen, card: Card, place: usize) -> String {
    let mut mark = String::new();
    if app.is_in_turn() && place == app.ui.cursor {
        mark.push_str(app.theme.sign("▲", "^"));
    }
    if app.is_in_turn() && app.view.owed.is_some_and(|owed| owed.card == card.face()) {
        mark.push('!');
    } else if app.view.barred.is_some_and(|barred| barred == card.face()) {
        mark.push_str(app.theme.sign("×", "x"));
    } else if app.ui.fresh.contains(card) {
        mark.push('+');
    }
    mark
}

/// Rows of indices; picked cards stand in brackets.
fn rows(app: &Screen, canvas: &mut Canvas<'_>, area: Rect, cards: &[Card]) {
    let ground = app.theme.wood();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let lines = area.height;
    let fitting = usize::from(area.width / CELL);
    // Where even that is too narrow, the marks give way.
    let (cell, a_row) = if cards.len() <= fitting * usize::from(lines) {
        (CELL, fitting)
    } else {
        (CELL - 1, usize::from(area.width / (CELL - 1)))
    };
    for (place, &card) in cards.iter().enumerate() {
        let (line, column) = ((place / a_row) as u16, (place % a_row) as u16 * cell);
        let (open, close) = if app.ui.picked.contains(card) { ("[", "]") } else { ("", "") };
        let focused = light(app, card, place) == Light::Focus;
        let marks = mark(app, card, place).replace(['▲', '^'], "");
        let after = canvas.text(area, column, line, open, app.theme.ochre(ground)).max(column + 1);
        let style = if focused { app.theme.blue_bar() } else { app.theme.suit_on(card.suit(), ground) };
        let after = canvas.text(area, after, line, &app.narrator.card(card), style);
        let marks = if close.is_empty() && cell == CELL { marks } else { close.to_owned() };
        canvas.text(area, after, line, &marks, app.theme.ochre(ground));
    }
}
