//! Parts of the picture that every game has: the log, and where the cards of a fan lie.

use ratatui::layout::Rect;

use super::{
    app::App,
    canvas::{Canvas, wrap},
};
use crate::games::ScreenGame;

/// The widest a card stands from the next one.
const WIDEST: u16 = 6;

/// Where the cards of a fan lie, from left to right; each covers the right edge of the one before.
pub(crate) fn spots(area: Rect, count: usize) -> Vec<Rect> {
    let count = count as u16;
    if count == 0 {
        return Vec::new();
    }
    let step = ((area.width - 3) / count).min(WIDEST);
    let card = Rect::new(0, area.y + 1, step + 1, area.height - 2);
    let left = area.x + (area.width - count * step - 1) / 2;
    (0..count).map(|i| Rect { x: left + i * step, ..card }).collect()
}

/// The latest lines of the log, as many as fit; the newest at the bottom.
pub(crate) fn log<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    if area.height < 3 {
        return;
    }
    let rule = app.theme.sign("─", "-").repeat(usize::from(area.width));
    canvas.text(area, 0, 0, &rule, app.theme.dead(ground));
    let room = usize::from(area.height - 1);
    let mut lines: Vec<String> = Vec::new();
    for entry in app.log.iter().rev() {
        let entry = wrap(entry, area.width);
        if lines.len() + entry.len() > room {
            break;
        }
        lines.extend(entry.into_iter().rev());
    }
    for (i, text) in lines.iter().rev().enumerate() {
        let newest = i + 1 == lines.len();
        let style = if newest { ground } else { app.theme.quiet(ground) };
        canvas.text(area, 0, 1 + i as u16, text, style);
    }
}
