//! What lies over the table: help, the rule sheet, the end of a hand or a game, the draw, the cut, and the sheets of the
//! game itself.

use cards::Card;
use ratatui::layout::Rect;

use super::{
    app::{App, Overlay},
    canvas::{Canvas, wrap},
    theme::Theme,
};
use crate::{Indices, games::ScreenGame, session::Draw};

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
        Overlay::Help | Overlay::Score | Overlay::Rules | Overlay::Own => {
            vec![("Esc", "key-close"), (scroll, "key-scroll")]
        }
    }
}

/// Whether it is a sheet that any key takes away, and not one that stands between two hands.
pub(super) fn is_only_looked_at(overlay: Option<&Overlay>) -> bool {
    overlay.is_some_and(|overlay| {
        matches!(overlay, Overlay::Help | Overlay::Rules | Overlay::Score | Overlay::Own)
    })
}

/// Draws what lies over the table.
pub(super) fn draw<G: ScreenGame>(app: &App<G>, overlay: &Overlay, canvas: &mut Canvas<'_>, table: Rect) {
    match overlay {
        Overlay::Help => help(app, canvas, table),
        Overlay::Rules => rules(app, canvas, table),
        Overlay::Score => G::score(app, canvas, table),
        Overlay::Own => G::own_sheet(app, canvas, table),
        Overlay::HandOver => hand_over(app, canvas, table, false),
        Overlay::GameOver => hand_over(app, canvas, table, true),
        Overlay::Draw(draw) => drawn(app, canvas, table, draw),
        Overlay::Cut { typed, refused } => cut(app, canvas, table, typed, *refused),
    }
}

/// A sheet of paper in the middle of the table; gives the part to write on.
pub(crate) fn sheet(
    theme: &Theme,
    canvas: &mut Canvas<'_>,
    table: Rect,
    wide: u16,
    high: u16,
    title: &str,
) -> Rect {
    let (wide, high) = ((wide + 4).min(table.width), (high + 2).min(table.height));
    let area = Rect::new(table.x + (table.width - wide) / 2, table.y + (table.height - high) / 2, wide, high);
    let inside = canvas.frame(area, title, theme.paper(), theme.paper_quiet());
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
}

/// A long text that can be scrolled.
pub(crate) fn long_text<G: ScreenGame>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    table: Rect,
    title: &str,
    text: &str,
) {
    let wide = 74.min(table.width - 4);
    let lines = wrap(text, wide);
    let area = sheet(&app.theme, canvas, table, wide, lines.len() as u16, title);
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

fn help<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    let mut text = app.texts.get(G::HELP);
    if app.theme.indices != Indices::Akqj {
        text = format!("{text}\n\n{}", app.texts.get("indices-typed"));
    }
    long_text(app, canvas, table, &app.texts.get("help-title"), &text);
}

fn rules<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
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
fn cut<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect, typed: &str, refused: bool) {
    let cuts = app.session.cuts();
    let key = if refused { "note-cut" } else { "prompt-cut" };
    let args = [("from", (*cuts.start()).into()), ("to", (*cuts.end()).into())];
    let text = app.texts.format(key, &args);
    let wide = 46;
    let area = sheet(
        &app.theme,
        canvas,
        table,
        wide,
        wrap(&text, wide).len() as u16 + 2,
        &app.texts.get("cut-title"),
    );
    let style = if refused { app.theme.paper_ochre() } else { app.theme.paper() };
    let line = canvas.wrapped(area, 0, &text, style);
    let cursor = app.theme.sign("▏", "_");
    canvas.text(area, 0, line + 1, &format!("> {typed}{cursor}"), app.theme.paper_ochre());
}

/// What a hand came to, and if the game is over, who has won.
fn hand_over<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect, game: bool) {
    let wide = 54.min(table.width - 4);
    let words = wrap(&G::hand_over(&app.narrator, &app.view), wide);
    let winners = app.session.standing().winners;
    let won = if game { wrap(&app.narrator.game_over(winners), wide) } else { Vec::new() };
    let results = G::results(app);
    let games = app.narrator.games_won(&app.session).filter(|_| game);
    let games = games.map_or_else(Vec::new, |games| wrap(&games, wide));
    let left: Vec<String> = G::cards_left(app).iter().flat_map(|text| wrap(text, wide)).collect();
    let mut high = words.len() + results.len() + 1;
    for more in [won.len(), left.len(), games.len()] {
        high += if more > 0 { more + 1 } else { 0 };
    }
    let title = app.texts.get(if game { "over-title-game" } else { "over-title-hand" });
    let area = sheet(&app.theme, canvas, table, wide, high as u16, &title);
    let (paper, quiet, ochre) = (app.theme.paper(), app.theme.paper_quiet(), app.theme.paper_ochre());
    let mut line = 0;
    for (texts, style) in [(&won, ochre), (&words, paper)] {
        for text in texts {
            canvas.text(area, 0, line, text, style);
            line += 1;
        }
        line += u16::from(!texts.is_empty());
    }
    for (name, gained, total) in &results {
        canvas.text(area, 2, line, name, paper);
        canvas.right(Rect { width: wide - 14, ..area }, line, gained, quiet);
        canvas.right(Rect { width: wide - 2, ..area }, line, total, ochre);
        line += 1;
    }
    line += 1;
    for (texts, style) in [(&left, quiet), (&games, ochre)] {
        for text in texts {
            canvas.text(area, 0, line, text, style);
            line += 1;
        }
        line += u16::from(!texts.is_empty());
    }
}

/// How a draw went, and what it decided.
fn drawn<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect, draw: &Draw) {
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
    let area = sheet(&app.theme, canvas, table, wide, lines.len() as u16, &app.texts.get("draw-title"));
    for (i, line) in lines.iter().enumerate() {
        canvas.text(area, 0, i as u16, line, app.theme.paper());
    }
}
