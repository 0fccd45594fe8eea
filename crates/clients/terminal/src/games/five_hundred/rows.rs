//! The table of two players with rows: the piles of each, and between them the calls or the trick.

use five_hundred::{Phase, PlayView, TrickView};
use ratatui::layout::Rect;
use table::Seat;
use texts::narration::five_hundred::PlaysFrom;

use super::{
    screen::FiveHundredTable,
    table_area::{card_size, contract, place_in_a_line, played_card, trick},
};
use crate::tui::{App, Canvas, Light, wrap};

/// A two-player table with rows.
pub(super) fn rows<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let me = app.nearest();
    let other = me.after(1, 2);
    let size = card_size(area.height >= 24);
    let high = size.1 + 1;
    let line = |y, height| Rect { y: area.y + y, height, ..area };
    place_in_a_line(app, canvas, line(0, 1), other, false);
    row(app, canvas, line(1, high), other, size);
    row(app, canvas, line(area.height - high, high), me, size);
    let middle = line(1 + high, area.height - 1 - 2 * high);
    match app.game().phase {
        Some(Phase::Auction) => calls_in_lines(app, canvas, middle),
        _ => match trick(app) {
            Some(trick) => trick_in_a_line(app, canvas, middle, trick, size),
            None if app.game().tricks_played == 0 => contract(app, canvas, middle),
            None => {}
        },
    }
}

/// A row: five piles, of each the face-up card, with the edge of the face-down one above it.
fn row<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    seat: Seat,
    (wide, high): (u16, u16),
) {
    let Some(row) = &app.game().seats[seat.index()].row else { return };
    let mine = app.is_me(seat) && app.chooses_cards() && app.place() == PlaysFrom::Row;
    let playable = app.playable();
    let step = wide + 2;
    let left = area.x + (area.width - 5 * step) / 2;
    let mut place = 0;
    for (pile, (up, down)) in row.up.iter().zip(row.down).enumerate() {
        let spot = Rect::new(left + pile as u16 * step, area.y + 1, wide, high);
        if down {
            let edge = app.theme.sign("▒", ":").repeat(usize::from(wide));
            let line = Rect { y: area.y, height: 1, ..spot };
            canvas.text(line, 0, 0, &edge, app.theme.back());
        }
        let Some(card) = *up else { continue };
        let light = match () {
            () if mine && place == app.ui.card_cursor => Light::Focus,
            () if mine && playable.find_one(card).is_none() => Light::Dim,
            () => Light::Lit,
        };
        canvas.card(spot, card, light);
        if mine && place == app.ui.card_cursor {
            canvas.text(
                Rect { x: spot.right(), width: 1, ..spot },
                0,
                1,
                app.theme.sign("◂", "<"),
                app.theme.blue(app.theme.table_area()),
            );
        }
        place += 1;
    }
}

/// The calls of a two-player auction, side by side.
fn calls_in_lines<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.table_area();
    let texts: Vec<String> = app
        .game()
        .calls
        .iter()
        .map(|call| format!("{} {}", app.narrator.name(call.seat), app.narrator.call(call.call)))
        .collect();
    let lines = wrap(&texts.join("   "), area.width - 4);
    let room = usize::from(area.height);
    let shown = &lines[lines.len().saturating_sub(room)..];
    let top = (area.height - shown.len() as u16) / 2;
    for (i, line) in shown.iter().enumerate() {
        canvas.centred(area, top + i as u16, line, app.theme.ochre(ground));
    }
}

/// A trick of four cards in the order of play, with the player of each and where it came from.
fn trick_in_a_line<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    trick: &TrickView,
    (wide, high): (u16, u16),
) {
    let ground = app.theme.table_area();
    let step = area.width / 4;
    for (i, play) in trick.plays.iter().enumerate() {
        let slot = Rect::new(area.x + i as u16 * step, area.y, step, area.height);
        let top = area.height.saturating_sub(high + 1) / 2;
        let card = Rect::new(slot.x + (step - wide) / 2, slot.y + top, wide, high);
        played_card(app, canvas, card, play.card, i, trick);
        canvas.centred(slot, top + high, &origin(app, *play), app.theme.quiet(ground));
    }
}

fn origin<G: FiveHundredTable>(app: &App<G>, play: PlayView) -> String {
    let key = if play.from_row { "felt-from-row" } else { "felt-from-hand" };
    app.texts.format(key, &[("name", app.narrator.name(play.seat).into())])
}
