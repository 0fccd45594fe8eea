//! The sheets of Five Hundred: the score sheet, the tricks to be looked at again, what a hand came to.

use five_hundred::TrickView;
use ratatui::layout::Rect;
use texts::narration::{Mark, ScoreHead, ScoreSheet};

use super::screen::FiveHundredTable;
use crate::tui::{App, Canvas, Light, long_text, sheet, width, wrap};

/// The score sheet as on paper: a column for each side, the contract of each hand beside its points.
pub(super) fn score<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    let ScoreSheet { columns, rows, target, games, .. } =
        ScoreSheet::new(app.game_rules(), &app.so_far(), &app.narrator);
    let (heads, column) = match columns.len() {
        0..=3 => (36, 13),
        4 => (30, 11),
        _ => (26, 10),
    };
    let wide = heads + column * columns.len() as u16;
    let won = games.map_or_else(Vec::new, |won| wrap(&won, wide));
    let match_lines = won.len() as u16;
    let high = rows.len() as u16 + 3 + match_lines;
    let area = sheet(&app.theme, canvas, table, wide, high.max(8), &app.texts.get("score-title"));
    let paper = app.theme.paper();
    let long = columns.iter().any(|head| width(&head.name) >= column);
    for (i, head) in columns.iter().enumerate() {
        let spot = Rect { x: area.x + heads + i as u16 * column, width: column, ..area };
        let name = if long { initials(&head.name) } else { head.name.clone() };
        canvas.right(spot, 0, &name, app.theme.paper_ochre());
    }
    let rule = app.theme.sign("─", "-").repeat(usize::from(area.width));
    canvas.text(area, 0, 1, &rule, app.theme.paper_quiet());
    let room = area.height.saturating_sub(3 + match_lines);
    let hidden = (rows.len() as u16).saturating_sub(room);
    let from = hidden.saturating_sub(app.scroll);
    for (number, row) in rows.iter().enumerate() {
        let at = number as u16;
        if at < from || at >= from + room {
            continue;
        }
        let at = 2 + at - from;
        let texts = in_a_line(app, number, &row.head, heads);
        canvas.text(Rect { width: heads, ..area }, 0, at, &texts, paper);
        for (i, (&points, &total)) in row.points.iter().zip(&row.totals).enumerate() {
            let spot = Rect { x: area.x + heads + i as u16 * column, width: column, ..area };
            if points != 0 {
                let gained = Rect { width: column - 6, ..spot };
                canvas.right(gained, at, &app.narrator.gain(points), app.theme.paper_quiet());
            }
            canvas.right(spot, at, &app.narrator.on_sheet(total), paper);
        }
    }
    if rows.is_empty() {
        canvas.text(area, 0, 2, &app.texts.get("score-empty"), app.theme.paper_quiet());
    }
    let foot = 2 + (rows.len() as u16).min(room).max(1);
    canvas.text(area, 0, foot, &target, app.theme.paper_quiet());
    for (i, text) in won.iter().enumerate() {
        canvas.text(area, 0, foot + 1 + i as u16, text, app.theme.paper_ochre());
    }
}

/// A side's name in letters, where the columns are too narrow for the names of the sides.
fn initials(name: &str) -> String {
    let letters: Vec<String> = name.split('+').map(|part| part.chars().take(1).collect()).collect();
    letters.join("+")
}

/// `3  7♥ Mae ✓`.
fn in_a_line<G: FiveHundredTable>(app: &App<G>, number: usize, head: &ScoreHead, room: u16) -> String {
    let number = number + 1;
    let (Some(bid), Some(player)) = (&head.bid, &head.player) else {
        return format!("{number:>2} {}", head.note);
    };
    let made = match head.mark {
        Some(Mark::Made) => app.theme.sign("✓", "+"),
        Some(Mark::Stopped) => "=",
        _ => app.theme.sign("✗", "-"),
    };
    let text = format!("{number:>2} {bid} {player} {made}");
    if width(&text) < room { text } else { format!("{number:>2} {bid} {made}") }
}

/// The tricks that may be looked at again: the last one, or all.
pub(super) fn tricks<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    if G::acts_stand() {
        // A revoke is claimed by the number of its trick.
        let title = app.texts.get("tricks-title");
        return long_text(app, canvas, table, &title, &app.narrator.tricks(app.game()).join("\n"));
    }
    let tricks = &app.game().tricks;
    let title = app.texts.get(if tricks.len() > 1 { "tricks-title" } else { "trick-title" });
    match tricks.as_slice() {
        [] => {
            let text = app.texts.get("trick-none");
            let area = sheet(&app.theme, canvas, table, width(&text), 1, &title);
            canvas.text(area, 0, 0, &text, app.theme.paper());
        }
        [trick] => one_trick(app, canvas, table, trick, &title),
        many => {
            let lines: Vec<String> = many.iter().map(|trick| trick_in_words(app, trick)).collect();
            long_text(app, canvas, table, &title, &lines.join("\n"));
        }
    }
}

/// A trick in a line: `Mae 10♥  Bo K♥★`.
fn trick_in_words<G: FiveHundredTable>(app: &App<G>, trick: &TrickView) -> String {
    let cards = trick.plays.iter().enumerate().map(|(i, play)| {
        let best = if usize::from(trick.best) == i { app.theme.sign("★", "*") } else { "" };
        format!("{} {}{best}", app.narrator.name(play.seat), app.narrator.card(play.card))
    });
    cards.collect::<Vec<_>>().join("  ")
}

fn one_trick<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    table: Rect,
    trick: &TrickView,
    title: &str,
) {
    let step = 11;
    let count = trick.plays.len() as u16;
    let area = sheet(&app.theme, canvas, table, (step * count).max(width(title) + 4), 5, title);
    for (i, play) in trick.plays.iter().enumerate() {
        let slot = Rect { x: area.x + i as u16 * step, width: step, ..area };
        let best = usize::from(trick.best) == i;
        canvas.card(
            Rect::new(slot.x + 3, slot.y, 5, 3),
            play.card,
            if best { Light::Best } else { Light::Lit },
        );
        let mark = if best { app.theme.sign(" ★", " *") } else { "" };
        let name = format!("{}{mark}", app.narrator.name(play.seat));
        canvas.centred(slot, 3, &name, app.theme.paper());
        if play.from_row {
            canvas.centred(slot, 4, &app.texts.get("trick-row"), app.theme.paper_quiet());
        }
    }
}
