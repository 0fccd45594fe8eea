//! The sheets of Rummy 500: the score sheet, the melds with their owners and the known cards, what a hand came to.

use ratatui::layout::Rect;
use table::Seat;
use texts::narration::ScoreSheet;

use super::screen::Screen;
use crate::tui::{Canvas, long_text, sheet, wrap};

/// The width of the numbers of the hands.
const HEAD: u16 = 8;

/// The score sheet: a column for each player, a line for each hand, the totals below.
pub(super) fn score(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
    let seats = app.rules.seats();
    let column = ((table.width - 4 - HEAD) / seats as u16).min(12);
    let ScoreSheet { columns, rows: hands, totals, target, games } =
        ScoreSheet::new(&app.rules, &app.so_far(), &app.narrator);
    let wide = (HEAD + column * seats as u16).max(40);
    let games = games.map_or_else(Vec::new, |games| wrap(&games, wide));
    let high = hands.len().max(1) as u16 + 4 + games.len() as u16;
    let area = sheet(&app.theme, canvas, table, wide, high, &app.texts.get("score-title"));
    let (paper, quiet, ochre) = (app.theme.paper(), app.theme.paper_quiet(), app.theme.paper_ochre());
    let spot = |seat: usize| Rect { x: area.x + HEAD + seat as u16 * column, width: column, ..area };
    for (place, head) in columns.iter().enumerate() {
        canvas.right(spot(place), 0, &head.name, ochre);
    }
    let rule = app.theme.sign("─", "-").repeat(usize::from(area.width));
    canvas.text(area, 0, 1, &rule, quiet);
    let room = area.height.saturating_sub(4 + games.len() as u16).max(1);
    let hidden = (hands.len() as u16).saturating_sub(room);
    let from = hidden.saturating_sub(app.scroll);
    let shown = hands.iter().enumerate().skip(usize::from(from)).take(usize::from(room));
    for (line, (number, hand)) in shown.enumerate() {
        let line = line as u16 + 2;
        canvas.text(area, 0, line, &format!("{:>3}", number + 1), quiet);
        for (seat, points) in hand.points.iter().enumerate() {
            canvas.right(spot(seat), line, &app.narrator.gain(*points), paper);
        }
    }
    if hands.is_empty() {
        canvas.text(area, 0, 2, &app.texts.get("score-empty"), quiet);
    }
    let foot = 2 + (hands.len() as u16).min(room).max(1);
    canvas.text(area, 0, foot, &app.texts.get("score-total"), quiet);
    for (seat, total) in totals.iter().enumerate() {
        canvas.right(spot(seat), foot, &app.narrator.on_sheet(*total), ochre);
    }
    canvas.text(area, 0, foot + 1, &target, quiet);
    for (line, text) in games.iter().enumerate() {
        canvas.text(area, 0, foot + 2 + line as u16, text, ochre);
    }
}

/// Every meld with the owners of its cards, and the cards that are known of the others \[RM-INFO-3\].
pub(super) fn who_laid_what(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
    let mut lines: Vec<String> = Vec::new();
    let others = Seat::all(app.rules.seats()).filter(|&seat| !app.is_me(seat));
    lines.extend(others.filter_map(|seat| app.narrator.known(&app.view, seat)));
    if lines.is_empty() {
        lines.push(app.texts.get("known-none"));
    }
    lines.push(String::new());
    for (place, meld) in app.view.melds.iter().enumerate() {
        lines.push(format!("{:>2}  {}", place + 1, app.narrator.layers(meld)));
    }
    if app.view.melds.is_empty() {
        lines.push(app.texts.get("felt-no-melds"));
    }
    long_text(app, canvas, table, &app.texts.get("view-title"), &lines.join("\n"));
}
