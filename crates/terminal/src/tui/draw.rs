//! The picture as a whole: header, felt, panel, hand, question and keys, and what lies over them.

use five_hundred::{Choices, Phase, Strain};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    app::{App, Tone, Wait},
    board::Kind,
    canvas::{Canvas, width, wrap},
    felt, hand, panel, sheets,
};
use crate::session::{Place, Turn};

/// The smallest screen on which everything has its place.
const SMALLEST: (u16, u16) = (80, 24);

/// Where things are.
pub(super) struct Places {
    header: Rect,
    pub(super) felt: Rect,
    pub(super) panel: Rect,
    pub(super) hand: Rect,
    question: Rect,
    keys: Rect,
    /// The whole table, for what lies over it.
    pub(super) table: Rect,
}

impl Places {
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
pub(super) fn draw(app: &App, buffer: &mut Buffer) -> Vec<String> {
    let area = buffer.area;
    let mut canvas = Canvas::new(buffer, app.theme);
    canvas.fill(area, app.theme.wood());
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(app, &mut canvas, area);
        return Vec::new();
    }
    let places = Places::new(area);
    header(app, &mut canvas, places.header);
    felt::draw(app, &mut canvas, places.felt);
    panel::draw(app, &mut canvas, places.panel);
    hand::draw(app, &mut canvas, places.hand);
    if let Some(overlay) = &app.overlay {
        sheets::draw(app, overlay, &mut canvas, places.table);
    } else {
        question(app, &mut canvas, places.question);
    }
    keys(app, &mut canvas, places.keys);
    canvas.cut
}

fn too_small(app: &App, canvas: &mut Canvas<'_>, area: Rect) {
    let args = [("width", SMALLEST.0.into()), ("height", SMALLEST.1.into())];
    let text = app.texts.format("screen-too-small", &args);
    let lines = wrap(&text, area.width);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (i, line) in lines.iter().enumerate() {
        canvas.centred(area, top + i as u16, line, app.theme.ochre(app.theme.wood()));
    }
}

fn header(app: &App, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let mut column = area.width;
    for side in app.session.columns().into_iter().rev() {
        let score = side.first().and_then(|seat| app.view.scores.get(seat.index())).copied().unwrap_or(0);
        let score = app.narrator.score(score);
        let name = app.narrator.side(side);
        column = column.saturating_sub(width(&score) + width(&name) + 2 + 1);
        let after = canvas.text(area, column, 0, &format!("{name} "), app.theme.quiet(ground));
        canvas.text(area, after, 0, &score, app.theme.ochre(ground));
    }
    let number = app.texts.format("header-hand", &[("number", (app.view.hand_number + 1).into())]);
    let preset = app.texts.preset(app.session.rules().spec().preset).0;
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

/// What is asked of the player, and what is to be said about it.
fn question(app: &App, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let (text, mine) = prompt(app);
    let style = if mine { app.theme.ochre(ground) } else { app.theme.quiet(ground) };
    if let Some(typed) = &app.typed {
        canvas.text(area, 0, 0, &text, style);
        let cursor = app.theme.sign("▏", "_");
        canvas.text(area, 0, 1, &format!("> {typed}{cursor}"), app.theme.blue(ground));
        return;
    }
    let Some(note) = &app.note else {
        canvas.text(area, 0, 0, &text, style);
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

/// The question, and whether it is to the player.
fn prompt(app: &App) -> (String, bool) {
    let texts = &app.texts;
    let named = |key: &str, seat| texts.format(key, &[("name", app.narrator.name(seat).into())]);
    if app.wait == Wait::Trick {
        let winner = app.view.tricks.last().and_then(|trick| trick.plays.get(usize::from(trick.best)));
        return match winner {
            Some(play) if app.session.is_me(play.seat) => (texts.get("prompt-your-trick"), true),
            Some(play) => (named("prompt-trick", play.seat), false),
            None => (String::new(), false),
        };
    }
    match app.session.turn() {
        Turn::Other(seat) => {
            let key =
                if app.view.phase == Some(Phase::Auction) { "prompt-other-calls" } else { "prompt-other" };
            (named(key, seat), false)
        }
        Turn::Deal | Turn::Over => (String::new(), false),
        Turn::Mine => (my_prompt(app), true),
    }
}

fn my_prompt(app: &App) -> String {
    let texts = &app.texts;
    match app.view.choices {
        Choices::Auction { look: true, .. } => texts.get("prompt-look"),
        Choices::Auction { .. } => texts.get("prompt-call"),
        Choices::Give(_) => texts.get("prompt-give"),
        Choices::Discard { count, .. } => {
            texts.format("prompt-discard", &[("count", count.into()), ("chosen", app.chosen.len().into())])
        }
        Choices::Nominate => texts.get("prompt-nominate"),
        Choices::Partners { .. } => texts.get("prompt-partners"),
        Choices::Play { .. } if app.board().is_some_and(|board| board.kind == Kind::Demand) => {
            texts.get("prompt-demand")
        }
        Choices::Play { .. } => play_prompt(app),
        Choices::None => String::new(),
    }
}

fn play_prompt(app: &App) -> String {
    let texts = &app.texts;
    let led = app.view.trick.as_ref().filter(|trick| !trick.plays.is_empty());
    match (app.place(), led) {
        (Place::For(seat), _) => texts.format("prompt-play-for", &[("name", app.narrator.name(seat).into())]),
        (Place::Row, None) => texts.get("prompt-lead-row"),
        (Place::Row, Some(_)) => texts.get("prompt-play-row"),
        (Place::Hand, None) => texts.get("prompt-lead"),
        (Place::Hand, Some(trick)) => match trick.led {
            Some(suit) => {
                let strain =
                    app.view.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
                let rules = app.session.rules();
                let follows =
                    app.playable().into_iter().any(|card| rules.suit_of(strain, card) == Some(suit));
                let key = if follows { "prompt-follow" } else { "prompt-void" };
                texts.format(key, &[("suit", texts.suit(suit).into())])
            }
            None => texts.get("prompt-play"),
        },
    }
}

/// The keys that work now, the most useful first; as many as there is room for.
fn keys(app: &App, canvas: &mut Canvas<'_>, area: Rect) {
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

fn useful_keys(app: &App) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let across = app.theme.sign("←→", "arrows");
    let around = app.theme.sign("←↑↓→", "arrows");
    let mut keys = Vec::new();
    if let Some(overlay) = &app.overlay {
        keys.extend(sheets::keys(overlay, app.session.me().is_none(), enter, app.theme.sign("↑↓", "arrows")));
    } else if app.typed.is_some() {
        keys.extend([(enter, "key-do"), ("Esc", "key-back")]);
    } else if app.wait == Wait::Trick {
        keys.push((enter, "key-take"));
    } else if app.session.turn() == Turn::Mine {
        if app.board().is_some() {
            keys.extend([(around, "key-choose"), (enter, "key-do")]);
            if app.demanding.is_some() {
                keys.push(("Esc", "key-back"));
            }
        } else if app.discards().is_some() {
            keys.extend([
                (across, "key-choose"),
                (app.theme.sign("␣", "Space"), "key-take-card"),
                (enter, "key-discard"),
            ]);
        } else {
            keys.extend([(across, "key-choose"), (enter, "key-play")]);
        }
        if app.may_pass() {
            keys.push(("p", "key-pass"));
        }
        if app.may_look() {
            keys.push(("l", "key-look"));
        }
        if app.has_kitty_switch() {
            keys.push(("k", "key-kitty"));
        }
        keys.extend([("h", "key-hint"), ("u", "key-undo")]);
    } else {
        keys.push((enter, "key-hurry"));
        keys.push(if app.session.me().is_some() { ("u", "key-undo") } else { ("f", "key-skip") });
    }
    if app.overlay.is_none() {
        if app.view.tricks_played > 0 {
            keys.push(("l", "key-last"));
        }
        keys.extend([("s", "key-score"), ("r", "key-rules")]);
    }
    keys.push(("?", "key-help"));
    if !sheets::is_only_looked_at(app.overlay.as_ref()) {
        keys.push(("q", "key-leave"));
    }
    keys
}
