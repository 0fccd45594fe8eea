//! The sheets of Five Hundred: the score sheet, the tricks to be looked at again, what a hand came to.

use five_hundred::{Bid, HandResult, Rules, TrickView};
use ratatui::layout::Rect;
use serde::Deserialize;
use table::Seat;

use super::screen::Screen;
use crate::{
    games::TableGame,
    session::Session,
    tui::{Canvas, Light, long_text, sheet, width, wrap},
};

/// A finished hand as the score sheet has it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SheetLine {
    pub(super) contract: Option<(Bid, Seat)>,
    pub(super) result: Option<HandResult>,
    pub(super) points: Vec<i32>,
}

/// The finished hands of this game.
fn sheet_lines(session: &Session<Rules>) -> Vec<SheetLine> {
    session.finished_hands().iter().map(sheet_line).collect()
}

/// Reads a finished hand as a result gives it \[NOT-RES-5\].
pub(super) fn sheet_line(hand: &serde_json::Value) -> SheetLine {
    let contract = &hand["contract"];
    let bid = contract["bid"].as_str().and_then(|bid| bid.parse().ok());
    let seat = contract["seat"].as_u64().map(|seat| Seat(seat as u8));
    let result = match hand["result"].as_str() {
        Some("made") => Some(HandResult::Made),
        Some("failed") => Some(HandResult::Failed),
        Some("passed_out") => Some(HandResult::PassedOut),
        Some("played_without_bid") => Some(HandResult::PlayedWithoutBid),
        Some("stopped") => Some(HandResult::Stopped),
        _ => None,
    };
    let points = Vec::<i32>::deserialize(&hand["points"]).unwrap_or_default();
    SheetLine { contract: bid.zip(seat), result, points }
}

/// The score sheet as on paper: a column for each side, the contract of each hand beside its points.
pub(super) fn score(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
    let columns = app.session.rules().columns();
    let lines = sheet_lines(&app.session);
    let (heads, column) = match columns.len() {
        0..=3 => (36, 13),
        4 => (30, 11),
        _ => (26, 10),
    };
    let wide = heads + column * columns.len() as u16;
    let won = app.narrator.games_won(&app.session).map_or_else(Vec::new, |won| wrap(&won, wide));
    let match_lines = won.len() as u16;
    let high = lines.len() as u16 + 3 + match_lines;
    let area = sheet(&app.theme, canvas, table, wide, high.max(8), &app.texts.get("score-title"));
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
        let texts = in_a_line(app, number, line, heads);
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
fn in_a_line(app: &Screen, number: usize, line: &SheetLine, room: u16) -> String {
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
pub(super) fn tricks(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
    let tricks = &app.view.tricks;
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
fn trick_in_words(app: &Screen, trick: &TrickView) -> String {
    let cards = trick.plays.iter().enumerate().map(|(i, play)| {
        let best = if usize::from(trick.best) == i { app.theme.sign("★", "*") } else { "" };
        format!("{} {}{best}", app.narrator.name(play.seat), app.narrator.card(play.card))
    });
    cards.collect::<Vec<_>>().join("  ")
}

fn one_trick(app: &Screen, canvas: &mut Canvas<'_>, table: Rect, trick: &TrickView, title: &str) {
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

/// What each player still holds, where play stopped early \[FH-END-5\].
pub(super) fn cards_left(app: &Screen) -> Vec<String> {
    let held = Seat::all(app.session.rules().seats()).filter_map(|seat| {
        let hand = app.view.seats[seat.index()].hand.filter(|hand| !hand.is_empty())?;
        let cards: Vec<String> = app.sorted(hand).iter().map(|card| app.narrator.card(*card)).collect();
        Some(app.narrator.whose(seat, &cards.join(" ")))
    });
    held.collect()
}

/// What each side got in the hand just over, and has now.
pub(super) fn results(app: &Screen) -> Vec<(String, String, String)> {
    let Some(outcome) = &app.view.outcome else { return Vec::new() };
    let columns = app.session.rules().columns().into_iter();
    columns
        .filter_map(|side| {
            let seat = side.first()?;
            let points = outcome.points.get(seat.index()).copied().unwrap_or(0);
            let total = app.view.scores.get(seat.index()).copied().unwrap_or(0);
            Some((app.narrator.side(side), format!("{points:+}"), app.narrator.score(total)))
        })
        .collect()
}
