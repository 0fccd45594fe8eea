//! What lies over the table: help, the score sheet, the rule sheet, tricks to be looked at again, the end of a hand or
//! a game, the draw.

use cards::Card;
use five_hundred::{HandResult, TrickView};
use ratatui::layout::Rect;
use table::Seat;

use super::{
    app::{App, Overlay},
    canvas::{Canvas, width, wrap},
    theme::Light,
};
use crate::{
    Indices,
    session::{Draw, SheetLine},
};

/// The keys that work while it lies there.
pub(super) fn keys(
    overlay: &Overlay,
    watches: bool,
    enter: &'static str,
    scroll: &'static str,
) -> Vec<(&'static str, &'static str)> {
    match overlay {
        Overlay::Draw(_) => vec![(enter, "key-deal")],
        Overlay::Cut { .. } => vec![(enter, "key-cut"), ("r", "key-rules")],
        Overlay::HandOver if watches => vec![(enter, "key-next-hand"), ("f", "key-skip"), ("s", "key-score")],
        Overlay::GameOver if watches => vec![(enter, "key-next-game"), ("s", "key-score")],
        Overlay::HandOver => vec![(enter, "key-next-hand"), ("s", "key-score"), ("u", "key-undo")],
        Overlay::GameOver => vec![(enter, "key-next-game"), ("s", "key-score"), ("u", "key-undo")],
        Overlay::Help | Overlay::Score | Overlay::Rules => vec![("Esc", "key-close"), (scroll, "key-scroll")],
        Overlay::Tricks => vec![("Esc", "key-close")],
    }
}

/// Whether it is a sheet that any key takes away, and not one that stands between two hands.
pub(super) fn is_only_looked_at(overlay: Option<&Overlay>) -> bool {
    overlay.is_some_and(|overlay| {
        matches!(overlay, Overlay::Help | Overlay::Rules | Overlay::Score | Overlay::Tricks)
    })
}

/// Draws what lies over the table.
pub(super) fn draw(app: &App, overlay: &Overlay, canvas: &mut Canvas<'_>, table: Rect) {
    match overlay {
        Overlay::Help => help(app, canvas, table),
        Overlay::Rules => rules(app, canvas, table),
        Overlay::Score => score(app, canvas, table),
        Overlay::Tricks => tricks(app, canvas, table),
        Overlay::HandOver => hand_over(app, canvas, table, false),
        Overlay::GameOver => hand_over(app, canvas, table, true),
        Overlay::Draw(draw) => drawn(app, canvas, table, draw),
        Overlay::Cut { typed, refused } => cut(app, canvas, table, typed, *refused),
    }
}

/// A sheet of paper in the middle of the table; gives the part to write on.
fn sheet(app: &App, canvas: &mut Canvas<'_>, table: Rect, wide: u16, high: u16, title: &str) -> Rect {
    let (wide, high) = ((wide + 4).min(table.width), (high + 2).min(table.height));
    let area = Rect::new(table.x + (table.width - wide) / 2, table.y + (table.height - high) / 2, wide, high);
    let inside = canvas.frame(area, title, app.theme.paper(), app.theme.paper_quiet());
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
}

/// A long text that can be scrolled.
fn long_text(app: &App, canvas: &mut Canvas<'_>, table: Rect, title: &str, text: &str) {
    let wide = 74.min(table.width - 4);
    let lines = wrap(text, wide);
    let area = sheet(app, canvas, table, wide, lines.len() as u16, title);
    let last = (lines.len() as u16).saturating_sub(area.height);
    let from = app.scroll.min(last);
    for (i, line) in lines.iter().skip(usize::from(from)).take(usize::from(area.height)).enumerate() {
        canvas.text(area, 0, i as u16, line, app.theme.paper());
    }
    let corner = Rect { x: area.right(), width: 1, ..area };
    if from > 0 {
        canvas.text(corner, 0, 0, app.theme.sign("▲", "^"), app.theme.paper_ochre());
    }
    if from < last {
        canvas.text(corner, 0, area.height - 1, app.theme.sign("▼", "v"), app.theme.paper_ochre());
    }
}

fn help(app: &App, canvas: &mut Canvas<'_>, table: Rect) {
    let mut text = app.texts.get("help-screen");
    if app.theme.indices != Indices::Akqj {
        text = format!("{text}\n\n{}", app.texts.get("indices-typed"));
    }
    long_text(app, canvas, table, &app.texts.get("help-title"), &text);
}

fn rules(app: &App, canvas: &mut Canvas<'_>, table: Rect) {
    let sheet = app.texts.rule_sheet(app.session.rules());
    let mut text = format!("{}\n{}\n", sheet.title, sheet.difference);
    for section in &sheet.sections {
        text.push_str(&format!("\n{}\n", section.heading.to_uppercase()));
        text.push_str(&section.paragraphs.join("\n"));
        text.push('\n');
        if let Some(table) = &section.table {
            text.push_str(&format!("\n{table}"));
        }
    }
    long_text(app, canvas, table, &app.texts.get("rules-title"), text.trim_end());
}

/// The question how many cards the player lifts.
fn cut(app: &App, canvas: &mut Canvas<'_>, table: Rect, typed: &str, refused: bool) {
    let cuts = app.session.cuts();
    let key = if refused { "note-cut" } else { "prompt-cut" };
    let args = [("from", (*cuts.start()).into()), ("to", (*cuts.end()).into())];
    let text = app.texts.format(key, &args);
    let wide = 46;
    let area =
        sheet(app, canvas, table, wide, wrap(&text, wide).len() as u16 + 2, &app.texts.get("cut-title"));
    let style = if refused { app.theme.paper_ochre() } else { app.theme.paper() };
    let line = canvas.wrapped(area, 0, &text, style);
    let cursor = app.theme.sign("▏", "_");
    canvas.text(area, 0, line + 1, &format!("> {typed}{cursor}"), app.theme.paper_ochre());
}

/// The score sheet as on paper: a column for each side, the contract of each hand beside its points.
fn score(app: &App, canvas: &mut Canvas<'_>, table: Rect) {
    let columns = app.session.columns();
    let lines = app.session.sheet();
    let (heads, column) = match columns.len() {
        0..=3 => (36, 13),
        4 => (30, 11),
        _ => (26, 10),
    };
    let wide = heads + column * columns.len() as u16;
    let won = app.narrator.games_won(&app.session).map_or_else(Vec::new, |won| wrap(&won, wide));
    let match_lines = won.len() as u16;
    let high = lines.len() as u16 + 3 + match_lines;
    let area = sheet(app, canvas, table, wide, high.max(8), &app.texts.get("score-title"));
    let paper = app.theme.paper();
    let long = columns.iter().any(|&side| width(&app.narrator.side(side)) >= column);
    for (i, &side) in columns.iter().enumerate() {
        let name = app.narrator.side(side);
        let spot = Rect { x: area.x + heads + i as u16 * column, width: column, ..area };
        let name = if long { initials(&name) } else { name };
        canvas.right(spot, 0, &name, app.theme.paper_ochre());
    }
    let rule = app.theme.sign("─", "-").repeat(usize::from(area.width));
    canvas.text(area, 0, 1, &rule, app.theme.paper_quiet());
    let room = area.height.saturating_sub(3 + match_lines);
    let hidden = (lines.len() as u16).saturating_sub(room);
    let from = hidden.saturating_sub(app.scroll);
    let mut totals = vec![0; columns.len()];
    for (number, line) in lines.iter().enumerate() {
        for (total, side) in totals.iter_mut().zip(&columns) {
            *total += side.first().and_then(|seat| line.points.get(seat.index())).copied().unwrap_or(0);
        }
        let at = number as u16;
        if at < from || at >= from + room {
            continue;
        }
        let at = 2 + at - from;
        let texts = sheet_line(app, number, line, heads);
        canvas.text(Rect { width: heads, ..area }, 0, at, &texts, paper);
        for (i, (&total, side)) in totals.iter().zip(&columns).enumerate() {
            let points = side.first().and_then(|seat| line.points.get(seat.index())).copied().unwrap_or(0);
            let spot = Rect { x: area.x + heads + i as u16 * column, width: column, ..area };
            if points != 0 {
                let gained = Rect { width: column - 6, ..spot };
                canvas.right(gained, at, &format!("{points:+}"), app.theme.paper_quiet());
            }
            canvas.right(spot, at, &app.narrator.score(total), paper);
        }
    }
    if lines.is_empty() {
        canvas.text(area, 0, 2, &app.texts.get("score-empty"), app.theme.paper_quiet());
    }
    let foot = 2 + (lines.len() as u16).min(room).max(1);
    let target = app.texts.format("score-target", &[("target", app.session.rules().target().into())]);
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
fn sheet_line(app: &App, number: usize, line: &SheetLine, room: u16) -> String {
    let number = number + 1;
    let Some((bid, seat)) = line.contract else {
        let key = if line.result == Some(HandResult::PassedOut) { "score-passed" } else { "score-no-bid" };
        return format!("{number:>2} {}", app.texts.get(key));
    };
    let made = match line.result {
        Some(HandResult::Made) => app.theme.sign("✓", "+"),
        Some(HandResult::Stopped) => "=",
        _ => app.theme.sign("✗", "-"),
    };
    let text = format!("{number:>2} {} {} {made}", app.narrator.bid(bid), app.narrator.name(seat));
    if width(&text) < room { text } else { format!("{number:>2} {} {made}", app.narrator.bid(bid)) }
}

/// The tricks that may be looked at again: the last one, or all.
fn tricks(app: &App, canvas: &mut Canvas<'_>, table: Rect) {
    let tricks = &app.view.tricks;
    let title = app.texts.get(if tricks.len() > 1 { "tricks-title" } else { "trick-title" });
    match tricks.as_slice() {
        [] => {
            let text = app.texts.get("trick-none");
            let area = sheet(app, canvas, table, width(&text), 1, &title);
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
fn trick_in_words(app: &App, trick: &TrickView) -> String {
    let cards = trick.plays.iter().enumerate().map(|(i, play)| {
        let best = if usize::from(trick.best) == i { app.theme.sign("★", "*") } else { "" };
        format!("{} {}{best}", app.narrator.name(play.seat), app.narrator.card(play.card))
    });
    cards.collect::<Vec<_>>().join("  ")
}

fn one_trick(app: &App, canvas: &mut Canvas<'_>, table: Rect, trick: &TrickView, title: &str) {
    let step = 11;
    let count = trick.plays.len() as u16;
    let area = sheet(app, canvas, table, (step * count).max(width(title) + 4), 5, title);
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

/// What a hand came to, and if the game is over, who has won.
fn hand_over(app: &App, canvas: &mut Canvas<'_>, table: Rect, game: bool) {
    let Some(outcome) = &app.view.outcome else { return };
    let wide = 54.min(table.width - 4);
    let words = wrap(&app.narrator.hand_over(outcome.result, &app.view), wide);
    let won = if game { wrap(&app.narrator.game_over(&app.view), wide) } else { Vec::new() };
    let columns = app.session.columns();
    let games = app.narrator.games_won(&app.session).filter(|_| game);
    let games = games.map_or_else(Vec::new, |games| wrap(&games, wide));
    let left: Vec<String> = cards_left(app).iter().flat_map(|text| wrap(text, wide)).collect();
    let mut high = words.len() + columns.len() + 1;
    for more in [won.len(), left.len(), games.len()] {
        high += if more > 0 { more + 1 } else { 0 };
    }
    let title = app.texts.get(if game { "over-title-game" } else { "over-title-hand" });
    let area = sheet(app, canvas, table, wide, high as u16, &title);
    let mut line = 0;
    for text in &won {
        canvas.text(area, 0, line, text, app.theme.paper_ochre());
        line += 1;
    }
    line += u16::from(!won.is_empty());
    for text in &words {
        canvas.text(area, 0, line, text, app.theme.paper());
        line += 1;
    }
    line += 1;
    for &side in &columns {
        let Some(seat) = side.first() else { continue };
        let points = outcome.points.get(seat.index()).copied().unwrap_or(0);
        let total = app.view.scores.get(seat.index()).copied().unwrap_or(0);
        canvas.text(area, 2, line, &app.narrator.side(side), app.theme.paper());
        let gained = Rect { width: wide - 14, ..area };
        canvas.right(gained, line, &format!("{points:+}"), app.theme.paper_quiet());
        let sum = Rect { width: wide - 2, ..area };
        canvas.right(sum, line, &app.narrator.score(total), app.theme.paper_ochre());
        line += 1;
    }
    line += 1;
    for text in &left {
        canvas.text(area, 0, line, text, app.theme.paper_quiet());
        line += 1;
    }
    line += u16::from(!left.is_empty());
    for text in &games {
        canvas.text(area, 0, line, text, app.theme.paper_ochre());
        line += 1;
    }
}

/// What each player still holds, where play stopped early \[FH-END-5\].
fn cards_left(app: &App) -> Vec<String> {
    let held = Seat::all(app.session.rules().seats()).filter_map(|seat| {
        let hand = app.view.seats[seat.index()].hand.filter(|hand| !hand.is_empty())?;
        let cards: Vec<String> = app.sorted(hand).iter().map(|card| app.narrator.card(*card)).collect();
        Some(format!("{}: {}", app.narrator.name(seat), cards.join(" ")))
    });
    held.collect()
}

/// How a draw went, and what it decided.
fn drawn(app: &App, canvas: &mut Canvas<'_>, table: Rect, draw: &Draw) {
    let wide = 50;
    let mut lines = Vec::new();
    for (number, round) in draw.rounds.iter().enumerate() {
        if number > 0 {
            lines.push(app.texts.get("draw-again"));
        }
        let drew = |&(person, card): &(usize, Card)| {
            format!("  {}  {}", app.narrator.card(card), app.narrator.person(person))
        };
        lines.extend(round.iter().map(drew));
    }
    lines.push(String::new());
    for sentence in app.narrator.draw_decided(draw, &app.session) {
        lines.extend(wrap(&sentence, wide));
    }
    let area = sheet(app, canvas, table, wide, lines.len() as u16, &app.texts.get("draw-title"));
    for (i, line) in lines.iter().enumerate() {
        canvas.text(area, 0, i as u16, line, app.theme.paper());
    }
}
