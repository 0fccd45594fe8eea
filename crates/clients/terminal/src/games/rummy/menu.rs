//! A list of actions to choose from, laid over the table: what a card can do, what the same cards can mean.

use ratatui::layout::Rect;
use rummy_500::Action;

use super::screen::Screen;
use crate::tui::{Canvas, sheet, width};

/// A list of actions, and the one the cursor is on.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    pub(super) items: Vec<Action>,
    pub(super) cursor: usize,
}

impl Menu {
    /// The cursor begins on what was advised, else on the first one.
    pub(super) fn new(items: Vec<Action>, advised: Option<Action>) -> Self {
        let cursor = items.iter().position(|&item| Some(item) == advised).unwrap_or(0);
        Self { items, cursor }
    }

    /// Moves the cursor; at the end it stays.
    pub(super) fn step(&mut self, down: bool) {
        let next = if down { self.cursor + 1 } else { self.cursor.saturating_sub(1) };
        self.cursor = next.min(self.items.len().saturating_sub(1));
    }

    pub(super) fn chosen(&self) -> Option<Action> {
        self.items.get(self.cursor).copied()
    }
}

/// Draws the list; as much of it as there is room for, around the cursor.
pub(super) fn draw(app: &Screen, menu: &Menu, canvas: &mut Canvas<'_>, table: Rect) {
    let labels: Vec<String> = menu.items.iter().map(|&item| app.narrator.way(&app.view, item)).collect();
    let title = app.texts.get("menu-title");
    let wide = labels.iter().map(|label| width(label) + 2).max().unwrap_or(0).max(width(&title) + 4);
    let area = sheet(&app.theme, canvas, table, wide.min(table.width - 4), labels.len() as u16, &title);
    let room = usize::from(area.height).max(1);
    let from = menu.cursor.saturating_sub(room / 2).min(labels.len().saturating_sub(room));
    for (line, (place, label)) in labels.iter().enumerate().skip(from).take(room).enumerate() {
        let here = place == menu.cursor;
        let style = if here { app.theme.blue_bar() } else { app.theme.paper() };
        let mark = if here { app.theme.sign("▸ ", "> ") } else { "  " };
        canvas.text(area, 0, line as u16, &format!("{mark}{label}"), style);
    }
    let corner = Rect { x: area.right(), width: 1, ..area };
    if from > 0 {
        canvas.text(corner, 0, 0, app.theme.sign("▲", "^"), app.theme.paper_ochre());
    }
    if from + room < labels.len() {
        canvas.text(corner, 0, area.height - 1, app.theme.sign("▼", "v"), app.theme.paper_ochre());
    }
}
