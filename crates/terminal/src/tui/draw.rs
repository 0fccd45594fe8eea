//! The picture as a whole: header, felt, panel, hand, question and keys, and what lies over them.

use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    app::{App, Overlay, Tone, Wait},
    canvas::{Canvas, width, wrap},
    sheets,
};
use crate::games::ScreenGame;

/// The smallest screen on which everything has its place.
const SMALLEST: (u16, u16) = (80, 24);

/// As many scores have room in the header.
const MOST_SCORES: usize = 6;

/// Where things are.
pub(crate) struct Areas {
    header: Rect,
    /// The large part of the table.
    pub(crate) felt: Rect,
    /// The part beside it.
    pub(crate) panel: Rect,
    /// The player's hand.
    pub(crate) hand: Rect,
    question: Rect,
    keys: Rect,
    /// The whole table, for what lies over it.
    table: Rect,
}

impl Areas {
    fn new(area: Rect) -> Self {
        let hand_height = if area.height >= 32 { 8 } else { 6 };
        let panel_width = (31 + (area.width - SMALLEST.0) / 4).min(46);
        let middle = area.height - hand_height - 4;
        let line = |y, height| Rect::new(area.x, area.y + y, area.width, height);
        Self {
            header: line(0, 1),
            felt: Rect::new(area.x, area.y + 1, area.width - panel_width, middle),
            panel: Rect::new(area.right() - panel_width, area.y + 1, panel_width, middle),
            hand: line(1 + middle, hand_height),
            question: line(1 + middle + hand_height, 2),
            keys: line(area.height - 1, 1),
            table: line(1, area.height - 2),
        }
    }
}

/// Draws the table; gives the texts that had to be cut.
pub(crate) fn draw<G: ScreenGame>(app: &App<G>, buffer: &mut Buffer) -> Vec<String> {
    let area = buffer.area;
    let mut canvas = Canvas::new(buffer, app.theme);
    canvas.fill(area, app.theme.wood());
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(app, &mut canvas, area);
        return Vec::new();
    }
    let areas = Areas::new(area);
    if let Some(Overlay::Cover(person)) = app.overlay {
        sheets::cover(app, &mut canvas, areas.table, person);
        keys(app, &mut canvas, areas.keys);
        return canvas.cut;
    }
    header(app, &mut canvas, areas.header);
    G::draw(app, &mut canvas, &areas);
    if let Some(overlay) = &app.overlay {
        sheets::draw(app, overlay, &mut canvas, areas.table);
    } else {
        question(app, &mut canvas, areas.question);
    }
    keys(app, &mut canvas, areas.keys);
    canvas.cut
}

fn too_small<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let args = [("width", SMALLEST.0.into()), ("height", SMALLEST.1.into())];
    let text = app.texts.format("screen-too-small", &args);
    let lines = wrap(&text, area.width);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (i, line) in lines.iter().enumerate() {
        canvas.centred(area, top + i as u16, line, app.theme.ochre(app.theme.wood()));
    }
}

fn header<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let mut column = area.width;
    let scores = &app.at.scores;
    // More scores than have room here stand at the table itself.
    let columns = app.rules.sides().into_iter().rev();
    for side in columns.filter(|_| app.rules.sides().len() <= MOST_SCORES) {
        let score = side.first().and_then(|seat| scores.get(seat.index())).copied().unwrap_or(0);
        let score = app.narrator.score(score);
        let name = app.narrator.side(side);
        column = column.saturating_sub(width(&score) + width(&name) + 2 + 1);
        let after = canvas.text(area, column, 0, &format!("{name} "), app.theme.quiet(ground));
        canvas.text(area, after, 0, &score, app.theme.ochre(ground));
    }
    let number = app.texts.format("header-hand", &[("number", (G::hand_number(&app.view) + 1).into())]);
    let preset = app.texts.preset(app.rules.spec().preset).0;
    let titles = [
        format!("Kookaburra · {preset} · {number}"),
        format!("{preset} · {number}"),
        format!("Kookaburra · {number}"),
        number,
    ];
    let titles = titles.map(|title| if app.theme.ascii { title.replace('·', "-") } else { title });
    if let Some(title) = titles.iter().find(|title| width(title) + 2 <= column) {
        canvas.text(area, 1, 0, title, ground);
    }
}

/// The question to the player, and what is to be said about it.
fn question<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let (text, mine) = G::prompt(app);
    let style = if mine { app.theme.ochre(ground) } else { app.theme.quiet(ground) };
    if let Some(typed) = &app.typed {
        canvas.text(area, 0, 0, &text, style);
        let cursor = app.theme.sign("▏", "_");
        canvas.text(area, 0, 1, &format!("> {typed}{cursor}"), app.theme.blue(ground));
        return;
    }
    let Some(note) = &app.note else {
        canvas.text(area, 0, 0, &text, style);
        canvas.text(area, 0, 1, &whispered(app, area.width), app.theme.quiet(ground));
        return;
    };
    let tone = match note.tone {
        Tone::News => ground,
        Tone::Hint => app.theme.blue(ground),
        Tone::Refused => app.theme.red(ground),
    };
    // A long note needs both lines; then the question waits.
    if width(&note.text) > area.width {
        canvas.wrapped(area, 0, &note.text, tone);
    } else {
        canvas.text(area, 0, 0, &text, style);
        canvas.text(area, 0, 1, &note.text, tone);
    }
}

/// The last things that happened, as many as have room in a line.
fn whispered<G: ScreenGame>(app: &App<G>, room: u16) -> String {
    let mut said = String::new();
    for line in G::whisper(app).into_iter().rev() {
        let longer = if said.is_empty() { line } else { format!("{line}  {said}") };
        if width(&longer) > room {
            break;
        }
        said = longer;
    }
    said
}

/// The keys that work now, the most useful first; as many as there is room for.
fn keys<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let keys = useful_keys(app);
    let shown: Vec<(&str, String)> = keys.into_iter().map(|(key, text)| (key, app.texts.get(text))).collect();
    let always = shown.len().saturating_sub(2);
    // Help and leaving are always shown; others give way from the end.
    let room_for = |middle: usize| {
        let parts = shown[..middle].iter().chain(&shown[always..]);
        parts.map(|(key, text)| width(key) + width(text) + 3).sum::<u16>() <= area.width + 2
    };
    let middle = (0..=always).rev().find(|&middle| room_for(middle)).unwrap_or(0);
    let mut column = 0;
    for (key, text) in shown[..middle].iter().chain(&shown[always..]) {
        column = canvas.text(area, column, 0, key, app.theme.blue(ground)) + 1;
        column = canvas.text(area, column, 0, text, app.theme.quiet(ground)) + 2;
    }
}

fn useful_keys<G: ScreenGame>(app: &App<G>) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let watches = app.me().is_none();
    let mut keys = Vec::new();
    if let Some(overlay) = &app.overlay {
        keys.extend(sheets::keys(
            overlay,
            watches,
            enter,
            app.theme.sign("←→", "< >"),
            app.theme.sign("↑↓", "arrows"),
        ));
    } else if app.typed.is_some() {
        keys.extend([(enter, "key-do"), ("Esc", "key-back")]);
    } else {
        keys.extend(G::keys(app));
        if app.wait != Wait::Look {
            keys.push(if watches { ("f", "key-skip") } else { ("u", "key-undo") });
        }
    }
    if app.overlay.is_none() {
        keys.extend(G::more_keys(app));
        keys.extend([("s", "key-score"), ("r", "key-rules")]);
    }
    if !app.is_covered() {
        keys.push(("?", "key-help"));
    }
    if !sheets::is_only_looked_at(app.overlay.as_ref()) {
        keys.push(("q", "key-leave"));
    }
    keys
}
