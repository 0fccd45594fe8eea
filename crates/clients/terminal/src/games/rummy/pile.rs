//! Stock and discard pile: the pile as a fan whose every card can be read, its top at the right; under the cards that
//! may be taken or called for stands how many come with them.

use cards::Card;
use ratatui::layout::Rect;
use rummy_500::{Action, Choices};

use super::screen::Screen;
use crate::tui::{Canvas, Light};

/// The lines of stock and pile: what they are, the cards, the marks under them.
pub(super) const HEIGHT: u16 = 5;
/// The width of the stock.
const STOCK: u16 = 5;
/// Where the pile begins.
const LEFT: u16 = STOCK + 2;
/// The narrowest step from card to card of a fan, and the widest.
const STEPS: (u16, u16) = (4, 6);
/// The width of a card where they are too many for a fan.
const CELL: u16 = 4;

/// The state of a card of the pile now.
#[derive(Clone, Copy)]
struct Reach {
    light: Light,
    take: bool,
    call: bool,
}

/// Draws both.
pub(super) fn draw(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, app.theme.table_area());
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let ground = app.theme.table_area();
    let count = app.view.pile.len();
    let args = [("stock", app.view.stock.into()), ("pile", count.into())];
    canvas.text(area, 0, 0, &app.texts.format("felt-piles", &args), app.theme.quiet(ground));
    stock(app, canvas, Rect { y: area.y + 1, width: STOCK, height: HEIGHT - 1, ..area });
    if count == 0 {
        return;
    }
    let room = area.width - LEFT;
    let step = ((room - 1) / count as u16).min(STEPS.1);
    let area = Rect { x: area.x + LEFT, y: area.y + 1, width: room, height: HEIGHT - 1 };
    if step >= STEPS.0 {
        fan(app, canvas, area, step);
    } else {
        in_cells(app, canvas, area);
    }
}

/// The back of the top card, with the cursor under it where it may be drawn.
fn stock(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    if app.view.stock > 0 {
        canvas.back(Rect { height: 3, ..area });
    }
    let mark = app.theme.blue(app.theme.table_area());
    match app.spot() {
        Some(Action::Stock | Action::End) => canvas.text(area, 2, 3, app.theme.sign("▲", "^"), mark),
        _ if app.view.choices.contains(Action::Stock) => {
            canvas.text(area, 2, 3, app.theme.sign("·", "."), mark)
        }
        _ => 0,
    };
}

/// What the card is from which `count` cards reach to the top.
fn reach(app: &Screen, count: usize) -> Reach {
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    let take = app.view.choices.contains(Action::Take(count));
    let call = app.view.choices.contains(Action::Rummy(count));
    let here = match app.spot() {
        Some(Action::Take(n) | Action::Rummy(n)) => n,
        _ => 0,
    };
    let light = match () {
        () if here == count => Light::Focus,
        () if here > count => Light::Best,
        () if take || call || !matches!(app.view.choices, Choices::Draw(_)) => Light::Lit,
        () => Light::Dim,
    };
    Reach { light, take, call }
}

/// Cards one over the other, each with its index.
fn fan(app: &Screen, canvas: &mut Canvas<'_>, area: Rect, step: u16) {
    let ground = app.theme.table_area();
    let count = app.view.pile.len();
    for (place, &card) in app.view.pile.iter().enumerate() {
        let left = count - place;
        let reach = reach(app, left);
        let spot = Rect::new(area.x + place as u16 * step, area.y, step + 1, 3);
        canvas.card(spot, card, reach.light);
        if reach.take || reach.call {
            let call = if reach.call { "!" } else { "" };
            let text = format!("{left}{call}");
            let style =
                if reach.light == Light::Focus { app.theme.blue_bar() } else { app.theme.blue(ground) };
            canvas.text(area, place as u16 * step + 1, 3, &text, style);
        }
    }
}

/// Cards in rows of indices, with a sign before those that may be taken or called for.
fn in_cells(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    let a_row = usize::from(area.width / CELL).max(1);
    let count = app.view.pile.len();
    for (place, &card) in app.view.pile.iter().enumerate() {
        let reach = reach(app, count - place);
        let (line, column) = ((place / a_row) as u16, (place % a_row) as u16 * CELL);
        let mark = match reach {
            Reach { call: true, .. } => "!",
            Reach { take: true, .. } => app.theme.sign("›", ">"),
            _ => "",
        };
        canvas.text(area, column, line, mark, app.theme.blue(app.theme.table_area()));
        cell(app, canvas, area, (column + 1, line), card, reach.light);
    }
}

/// The index of a card in a row.
fn cell(app: &Screen, canvas: &mut Canvas<'_>, area: Rect, at: (u16, u16), card: Card, light: Light) {
    let ground = app.theme.table_area();
    let text = app.narrator.card(card);
    let style = match light {
        Light::Focus => app.theme.blue_bar(),
        Light::Best => app.theme.ochre_bar(),
        Light::Dim => app.theme.quiet(ground),
        Light::Lit => app.theme.suit_on(card.suit(), ground),
    };
    canvas.text(area, at.0, at.1, &text, style);
}
