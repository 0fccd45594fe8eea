//! The picture as a whole: header, table area, panel, hand, question and keys, and what lies over them.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use texts::Texts;

use super::{
    app::{App, Overlay, Tone, Wait},
    canvas::{Canvas, width, wrap},
    sheets,
    theme::Theme,
};
use crate::games::ScreenGame;

/// The smallest screen on which everything has its place.
const SMALLEST: (u16, u16) = (80, 24);

/// As many scores have room in the header.
const MOST_SCORES: usize = 6;

/// Where things are.
pub(crate) struct Areas {
    pub(super) header: Rect,
    /// The large part of the table.
    pub(crate) table_area: Rect,
    /// The part beside it.
    pub(crate) panel: Rect,
    /// The player's hand.
    pub(crate) hand: Rect,
    pub(super) question: Rect,
    pub(super) keys: Rect,
    /// The whole table, for what lies over it.
    table: Rect,
}

impl Areas {
    pub(super) fn new(area: Rect) -> Self {
        let hand_height = if area.height >= 32 { 8 } else { 6 };
        let panel_width = (31 + (area.width - SMALLEST.0) / 4).min(46);
        let middle = area.height - hand_height - 4;
        let line = |y, height| Rect::new(area.x, area.y + y, area.width, height);
        Self {
            header: line(0, 1),
            table_area: Rect::new(area.x, area.y + 1, area.width - panel_width, middle),
            panel: Rect::new(area.right() - panel_width, area.y + 1, panel_width, middle),
            hand: line(1 + middle, hand_height),
            question: line(1 + middle + hand_height, 2),
            keys: line(area.height - 1, 1),
            table: line(1, area.height - 2),
        }
    }

    /// The whole table, for what lies over it.
    pub(super) const fn over(&self) -> Rect {
        self.table
    }
}

/// Whether a screen is too small for a table.
pub(super) const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// Draws the table; gives the texts that had to be cut.
pub(crate) fn draw<G: ScreenGame>(app: &App<G>, buffer: &mut Buffer) -> Vec<String> {
    let area = buffer.area;
    let mut canvas = Canvas::new(buffer, app.theme);
    canvas.fill(area, app.theme.wood());
    if is_too_small(area) {
        too_small(app.texts, &app.theme, &mut canvas, area);
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
    // At a table online the others go on while a sheet is read.
    if app.overlay.is_none() || app.beside.is_some() {
        question(app, &mut canvas, areas.question);
    }
    if let Some(overlay) = &app.overlay {
        sheets::draw(app, overlay, &mut canvas, areas.table);
    }
    keys(app, &mut canvas, areas.keys);
    let mut cut = canvas.cut;
    cut.extend(G::draw_over(app, buffer));
    cut
}

pub(super) fn too_small(texts: Texts, theme: &Theme, canvas: &mut Canvas<'_>, area: Rect) {
    let args = [("width", SMALLEST.0.into()), ("height", SMALLEST.1.into())];
    let text = texts.format("screen-too-small", &args);
    let lines = wrap(&text, area.width);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (i, line) in lines.iter().enumerate() {
        canvas.centred(area, top + i as u16, line, theme.ochre(theme.wood()));
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

/// The question to the player, and what is to be said about it; at its end the time that is left.
fn question<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let (text, mine) = asked(app);
    let style = if mine { app.theme.ochre(ground) } else { app.theme.quiet(ground) };
    if let Some(typed) = &app.typed {
        canvas.text(area, 0, 0, &text, style);
        let cursor = app.theme.sign("▏", "_");
        canvas.text(area, 0, 1, &format!("> {typed}{cursor}"), app.theme.blue(ground));
        return;
    }
    // A long note needs both lines; then the question waits.
    let long = app.note.as_ref().is_some_and(|note| width(&note.text) > area.width);
    let lines = if long { 0 } else { ask(canvas, area, &text, style) };
    let told = lines == 1 && clock(app, canvas, area, width(&text));
    let Some(note) = &app.note else {
        if lines == 1 {
            let clock = if told { None } else { clock_of(app) };
            whisper(app, canvas, Rect { y: area.y + 1, height: 1, ..area }, clock);
        }
        return;
    };
    let tone = match note.tone {
        Tone::News => ground,
        Tone::Hint => app.theme.blue(ground),
        Tone::Refused => app.theme.red(ground),
    };
    if long {
        canvas.wrapped(area, 0, &note.text, tone);
    } else {
        canvas.fill(Rect { y: area.y + 1, height: 1, ..area }, ground);
        canvas.text(area, 0, 1, &note.text, tone);
    }
}

/// Writes the question, over both lines if it needs them; gives their number.
fn ask(canvas: &mut Canvas<'_>, area: Rect, text: &str, style: Style) -> u16 {
    if width(text) > area.width && wrap(text, area.width).len() == 2 {
        canvas.wrapped(area, 0, text, style)
    } else {
        canvas.text(area, 0, 0, text, style);
        1
    }
}

/// The question, and whether the player is asked; a question of the table online comes first.
fn asked<G: ScreenGame>(app: &App<G>) -> (String, bool) {
    let beside = app.beside.as_ref().and_then(|beside| beside.question.clone());
    let sending = || (app.wait == Wait::Answer).then(|| (app.texts.get("remote-sending"), false));
    // What is on its way has gone out of the hand, however long the connection is lost.
    match (sending(), beside) {
        (Some((sending, _)), Some((words, false))) => (format!("{sending} {words}"), false),
        (sending, beside) => beside.or(sending).unwrap_or_else(|| G::prompt(app)),
    }
}

/// The wait at a table online, in words.
fn clock_of<G: ScreenGame>(app: &App<G>) -> Option<&str> {
    app.beside.as_ref()?.clock.as_deref()
}

/// Tells that at the end of the question, if it leaves room.
fn clock<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, used: u16) -> bool {
    let clock = clock_of(app).filter(|clock| used + width(clock) + 2 <= area.width);
    if let Some(clock) = clock {
        canvas.right(area, 0, clock, app.theme.ochre(app.theme.wood()));
    }
    clock.is_some()
}

/// What else there is to say under the question.
fn whisper<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, clock: Option<&str>) {
    let ground = app.theme.wood();
    let column = clock.map_or(0, |clock| canvas.text(area, 0, 0, clock, app.theme.ochre(ground)) + 2);
    let room = area.width.saturating_sub(column);
    canvas.text(area, column, 0, &whispered(app, room), app.theme.quiet(ground));
}

/// The last things that happened, as many as have room in a line.
fn whispered<G: ScreenGame>(app: &App<G>, room: u16) -> String {
    let standing = standing(app, room);
    if !standing.is_empty() {
        return standing;
    }
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

/// How things stand at a table online, as much as has room in a line.
fn standing<G: ScreenGame>(app: &App<G>, room: u16) -> String {
    let standing = app.beside.iter().flat_map(|beside| &beside.standing);
    standing.fold(String::new(), |said, words| {
        let gap = if said.is_empty() { "" } else { "  " };
        let longer = format!("{said}{gap}{words}");
        if width(&longer) > room { said } else { longer }
    })
}

/// The keys that work now; as many as there is room for.
fn keys<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let mut keys = useful_keys(app);
    if app.beside.is_some() {
        // Nobody there plays faster for it.
        keys.retain(|(_, does)| *does != "key-hurry");
    }
    // The way to the table, help and leaving are always shown; others give way from the end.
    let always = if has_table_key(app) { 3 } else { 2 };
    key_line(app.texts, &app.theme, canvas, area, (&keys, always));
}

/// A line of keys, the most useful first; the last of them, so many, are always shown.
pub(super) fn key_line(
    texts: Texts,
    theme: &Theme,
    canvas: &mut Canvas<'_>,
    area: Rect,
    (keys, always): (&[(&'static str, &'static str)], usize),
) {
    let ground = theme.wood();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let shown: Vec<(&str, String)> = keys.iter().map(|&(key, text)| (key, texts.get(text))).collect();
    let always = shown.len().saturating_sub(always);
    let room_for = |middle: usize| {
        let parts = shown[..middle].iter().chain(&shown[always..]);
        parts.map(|(key, text)| width(key) + width(text) + 3).sum::<u16>() <= area.width + 2
    };
    let middle = (0..=always).rev().find(|&middle| room_for(middle)).unwrap_or(0);
    let mut column = 0;
    for (key, text) in shown[..middle].iter().chain(&shown[always..]) {
        column = canvas.text(area, column, 0, key, theme.blue(ground)) + 1;
        column = canvas.text(area, column, 0, text, theme.quiet(ground)) + 2;
    }
}

/// Whether what goes on beside the cards can be opened.
fn has_table_key<G: ScreenGame>(app: &App<G>) -> bool {
    let read = app.overlay.is_some() && sheets::is_only_looked_at(app.overlay.as_ref());
    app.beside.is_some() && app.typed.is_none() && !read && !matches!(app.overlay, Some(Overlay::Cut { .. }))
}

fn useful_keys<G: ScreenGame>(app: &App<G>) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let watches = app.me().is_none();
    let mut keys = Vec::new();
    let beside = app.beside.iter().flat_map(|beside| beside.keys.iter().copied());
    if app.typed.is_none()
        && app.overlay.as_ref().is_none_or(|overlay| !matches!(overlay, Overlay::Cut { .. }))
    {
        keys.extend(beside);
    }
    if let Some(overlay) = &app.overlay {
        keys.extend(sheets::keys(
            app,
            overlay,
            enter,
            app.theme.sign("←→", "< >"),
            app.theme.sign("↑↓", "arrows"),
        ));
    } else if app.typed.is_some() {
        keys.extend([(enter, "key-do"), ("Esc", "key-back")]);
    } else {
        keys.extend(G::keys(app));
        if app.wait != Wait::Look && !G::acts_stand() {
            keys.extend(match app.beside {
                None if watches => Some(("f", "key-skip")),
                // In a lesson, as online, only what may be taken back is offered.
                _ => {
                    let offered = app.terms.plays && app.terms.looks_back && app.beside.is_none();
                    (offered || app.at.may.undo).then_some(("u", "key-undo"))
                }
            });
        }
    }
    if app.overlay.is_none() {
        keys.extend(G::more_keys(app));
        keys.extend([("s", "key-score"), ("r", "key-rules")]);
    }
    if has_table_key(app) {
        keys.push(("t", "key-table"));
    }
    if !app.is_covered() {
        keys.push(("?", "key-help"));
    }
    if !sheets::is_only_looked_at(app.overlay.as_ref()) {
        keys.push(("q", "key-leave"));
    }
    keys
}
