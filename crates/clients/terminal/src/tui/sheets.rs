//! What lies over the table: help, the rule sheet, the end of a hand or a game, the draw, the cut, and the sheets of
//! the game itself.

use card_match::Draw;
use cards::{Card, Indices};
use ratatui::{layout::Rect, style::Style};
use table::Person;
use texts::narration::{ColumnResult, ScoreSheet};

use super::{
    app::{App, Overlay},
    canvas::{Canvas, width, wrap},
    looking,
    theme::Theme,
};
use crate::games::ScreenGame;

/// The keys that work while it lies there.
pub(super) fn keys<G: ScreenGame>(
    app: &App<G>,
    overlay: &Overlay,
    enter: &'static str,
    across: &'static str,
    scroll: &'static str,
) -> Vec<(&'static str, &'static str)> {
    let watches = app.me().is_none();
    match overlay {
        Overlay::HandOver | Overlay::GameOver if app.beside.is_some() => {
            let next = match (app.terms.plays, overlay) {
                (false, _) => "key-close",
                (true, Overlay::GameOver) => "key-again",
                (true, _) => "key-next-hand",
            };
            vec![(enter, next), ("v", "key-review"), ("s", "key-score")]
        }
        Overlay::Draw(_) => vec![(enter, "key-deal")],
        Overlay::Cut { .. } => vec![(enter, "key-cut"), ("r", "key-rules")],
        Overlay::Cover(_) => vec![(enter, "key-here"), ("u", "key-undo")],
        Overlay::HandOver if watches => {
            vec![(enter, "key-next-hand"), ("v", "key-review"), ("f", "key-skip"), ("s", "key-score")]
        }
        Overlay::GameOver if watches => {
            vec![(enter, "key-next-game"), ("v", "key-review"), ("s", "key-score")]
        }
        Overlay::HandOver if !app.terms.looks_back => vec![(enter, "key-go-on"), ("s", "key-score")],
        Overlay::HandOver => {
            vec![(enter, "key-next-hand"), ("v", "key-review"), ("s", "key-score"), ("u", "key-undo")]
        }
        Overlay::GameOver => {
            vec![(enter, "key-next-game"), ("v", "key-review"), ("s", "key-score"), ("u", "key-undo")]
        }
        Overlay::Review => looking::keys(across, scroll),
        Overlay::Sheet(_) => vec![(enter, "key-go-on"), (scroll, "key-scroll")],
        Overlay::Help | Overlay::Score | Overlay::Rules | Overlay::Own | Overlay::Weighed => {
            vec![("Esc", "key-close"), (scroll, "key-scroll")]
        }
    }
}

/// Whether it is a sheet that any key takes away, and not one that stands between two hands.
pub(super) fn is_only_looked_at(overlay: Option<&Overlay>) -> bool {
    overlay.is_some_and(|overlay| {
        use Overlay::{Cover, Cut, Draw, GameOver, HandOver};
        !matches!(overlay, HandOver | GameOver | Draw(_) | Cut { .. } | Cover(_))
    })
}

/// Draws what lies over the table.
pub(super) fn draw<G: ScreenGame>(app: &App<G>, overlay: &Overlay, canvas: &mut Canvas<'_>, table: Rect) {
    match overlay {
        Overlay::Help => help(app, canvas, table),
        Overlay::Rules => rules(app, canvas, table),
        Overlay::Score => G::score(app, canvas, table),
        Overlay::Own => G::own_sheet(app, canvas, table),
        Overlay::Weighed => weighed(app, canvas, table),
        Overlay::Review => looking::draw(app, canvas, table),
        Overlay::HandOver => hand_over(app, canvas, table, false),
        Overlay::GameOver => hand_over(app, canvas, table, true),
        Overlay::Draw(draw) => drawn(app, canvas, table, draw),
        Overlay::Sheet(sheet) => paper_text(&app.theme, app.scroll, canvas, table, &sheet.title, &sheet.text),
        Overlay::Cut { typed, refused } => cut(app, canvas, table, typed, *refused),
        Overlay::Cover(person) => cover(app, canvas, table, *person),
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
    paper_text(&app.theme, app.scroll, canvas, table, title, text);
}

/// A long text on a sheet, from a line on.
pub(super) fn paper_text(
    theme: &Theme,
    scroll: u16,
    canvas: &mut Canvas<'_>,
    table: Rect,
    title: &str,
    text: &str,
) {
    let wide = 74.min(table.width - 4);
    let lines = wrap(text, wide);
    let area = sheet(theme, canvas, table, wide, lines.len() as u16, title);
    let last = (lines.len() as u16).saturating_sub(area.height);
    let from = scroll.min(last);
    for (i, line) in lines.iter().skip(usize::from(from)).take(usize::from(area.height)).enumerate() {
        canvas.text(area, 0, i as u16, line, theme.paper());
    }
    more_marks(theme, canvas, area, from, lines.len() as u16);
}

fn help<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    let wide = 74.min(table.width - 4);
    let title = app.texts.get("keys-title");
    let mut text = format!("{title}\n{}\n\n{}", app.keys_in_words(wide), app.texts.get(G::HELP));
    if G::acts_stand() {
        text = format!("{text}\n\n{}", app.texts.get("help-screen-open"));
    }
    if app.beside.is_some() {
        text = format!("{text}\n\n{}", app.texts.get("help-screen-online"));
    }
    if app.theme.indices != Indices::Akqj {
        text = format!("{text}\n\n{}", app.texts.get("indices-typed"));
    }
    long_text(app, canvas, table, &app.texts.get("help-title"), &text);
}

/// The choices that were weighed for a hint, best first.
fn weighed<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    let head = app.weighed.iter().map(|one| width(&one.action)).max().unwrap_or_default();
    let lines = app.weighed.iter().map(|one| {
        let gap = usize::from(head.saturating_sub(width(&one.action)));
        format!("{}{}  {}", one.action, " ".repeat(gap), one.worth)
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    long_text(app, canvas, table, &app.texts.get("weighed-title"), &text);
}

fn rules<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    let sheet = app.texts.rule_sheet(&app.rules);
    let mut text = format!("{}\n{}\n", sheet.title, sheet.difference);
    for section in &sheet.sections {
        text.push_str(&format!("\n{}\n", section.heading.to_uppercase()));
        text.push_str(&section.paragraphs.join("\n"));
        text.push('\n');
        if let Some(table) = &section.table {
            text.push_str(&format!("\n{table}"));
        }
    }
    for agreed in app.narrator.agreed(app.at.conventions) {
        text.push_str(&format!("\n{agreed}"));
    }
    long_text(app, canvas, table, &app.texts.get("rules-title"), text.trim_end());
}

/// The question how many cards the player lifts.
fn cut<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect, typed: &str, refused: bool) {
    let Some(cuts) = app.at.cuts else { return };
    let key = if refused { "note-cut" } else { "prompt-cut" };
    let args = [("from", cuts.least.into()), ("to", cuts.most.into())];
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

/// The person to whom the device is to be passed; nothing of the table lies under it.
pub(super) fn cover<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect, person: Person) {
    let name = app.at.people.names.get(person.0 as usize).map_or("", String::as_str);
    let text = app.texts.format("cover", &[("name", name.into())]);
    let wide = 66;
    let high = wrap(&text, wide).len() as u16;
    let area = sheet(&app.theme, canvas, table, wide, high, &app.texts.get("cover-title"));
    canvas.wrapped(area, 0, &text, app.theme.paper());
}

/// A line of the sheet at the end of a hand.
enum Line {
    Text(String, Style),
    Result(ColumnResult),
}

/// The result of a hand and, if the game is over, the winner; to be scrolled where many sit at the table.
fn hand_over<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect, game: bool) {
    let wide = 54.min(table.width - 4);
    let lines = end_of_hand(app, wide, game);
    let title = app.texts.get(if game { "over-title-game" } else { "over-title-hand" });
    let area = sheet(&app.theme, canvas, table, wide, lines.len() as u16, &title);
    let from = app.scroll.min((lines.len() as u16).saturating_sub(area.height));
    let shown = lines.iter().skip(usize::from(from)).take(usize::from(area.height));
    for (at, line) in shown.enumerate() {
        let at = at as u16;
        match line {
            Line::Text(text, style) => drop(canvas.text(area, 0, at, text, *style)),
            Line::Result(ColumnResult { name, gained, total }) => {
                canvas.text(area, 2, at, name, app.theme.paper());
                canvas.right(Rect { width: wide - 14, ..area }, at, gained, app.theme.paper_quiet());
                canvas.right(Rect { width: wide - 2, ..area }, at, total, app.theme.paper_ochre());
            }
        }
    }
    more_marks(&app.theme, canvas, area, from, lines.len() as u16);
}

/// The lines of that sheet, in paragraphs.
fn end_of_hand<G: ScreenGame>(app: &App<G>, wide: u16, game: bool) -> Vec<Line> {
    let (paper, quiet, ochre) = (app.theme.paper(), app.theme.paper_quiet(), app.theme.paper_ochre());
    let text = |text: &str, style| -> Vec<Line> {
        wrap(text, wide).into_iter().map(|text| Line::Text(text, style)).collect()
    };
    let winners = app.at.winners;
    let results = app.rules.results(&app.view, &app.narrator).into_iter();
    let games = app.narrator.games_won(&app.at.won).filter(|_| game);
    let sheet = game.then(|| ScoreSheet::new(&app.rules, &app.so_far(), &app.narrator));
    let story = sheet.map_or_else(Vec::new, |sheet| sheet.story(&app.narrator, winners));
    let left = app.rules.cards_left(&app.view, &app.narrator);
    let paragraphs = [
        if game { text(&app.narrator.game_over(winners), ochre) } else { Vec::new() },
        text(&G::hand_over(&app.narrator, &app.view), paper),
        results.map(Line::Result).collect(),
        story.iter().flat_map(|line| text(line, quiet)).collect(),
        left.iter().flat_map(|left| text(left, quiet)).collect(),
        games.map_or_else(Vec::new, |games| text(&games, ochre)),
    ];
    let mut lines = Vec::new();
    for paragraph in paragraphs.into_iter().filter(|paragraph| !paragraph.is_empty()) {
        if !lines.is_empty() {
            lines.push(Line::Text(String::new(), paper));
        }
        lines.extend(paragraph);
    }
    lines
}

/// Signs in the corners where there is more above or below.
pub(crate) fn more_marks(theme: &Theme, canvas: &mut Canvas<'_>, area: Rect, from: u16, count: u16) {
    let corner = Rect { x: area.right(), width: 1, ..area };
    if from > 0 {
        canvas.text(corner, 0, 0, theme.sign("▲", "^"), theme.paper_ochre());
    }
    if from + area.height < count {
        canvas.text(corner, 0, area.height - 1, theme.sign("▼", "v"), theme.paper_ochre());
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
    for sentence in app.narrator.draw_decided(draw, &app.rules) {
        lines.extend(wrap(&sentence, wide));
    }
    let area = sheet(&app.theme, canvas, table, wide, lines.len() as u16, &app.texts.get("draw-title"));
    for (i, line) in lines.iter().enumerate() {
        canvas.text(area, 0, i as u16, line, app.theme.paper());
    }
}
