//! The panel of an open table: what is asked of the player, what rulings have laid on the table, what the hand has come
//! to.

use desk::wire::{Panel, Points};
use ratatui::{layout::Rect, style::Style};

use super::screen::FiveHundredTable;
use crate::tui::{App, Canvas, log, width, wrap};

/// The log has at least so many lines.
const LOG: u16 = 4;

/// A line of the panel, and what stands at its end.
struct Line {
    text: String,
    end: String,
    style: Style,
}

impl<G: FiveHundredTable> App<G> {
    /// Whether the play of a hand at an open table is over.
    pub(super) fn is_settled_openly(&self) -> bool {
        self.open()
            .is_some_and(|open| matches!(open.scene.panel, Panel::Result { .. }) || !open.offers().is_empty())
    }

    /// Draws the question's answers, with the cursor on one of them, or what the hand has come to; below it the log.
    pub(super) fn draw_settled(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lines = self.asked_and_settled(area.width);
        let room = area.height.saturating_sub(LOG);
        let line = self.write(canvas, Rect { height: room, ..area }, 0, lines);
        let line = self.draw_open(canvas, area, line);
        log(self, canvas, Rect { y: area.y + line, height: area.height.saturating_sub(line), ..area });
    }

    /// Draws what rulings have laid on the table; gives the line after it.
    pub(super) fn draw_open(&self, canvas: &mut Canvas<'_>, area: Rect, line: u16) -> u16 {
        let Some(open) = self.open() else { return line };
        let ground = self.theme.wood();
        let Some(part) = &open.scene.open else { return line };
        let laws = part.laws.iter().map(|law| (law.clone(), self.theme.red(ground)));
        let lines = laws.flat_map(|(text, style)| self.wrapped(&text, area.width, style)).collect();
        let room = area.height.saturating_sub(LOG).max(line);
        self.write(canvas, Rect { height: room, ..area }, line, lines)
    }

    fn asked_and_settled(&self, wide: u16) -> Vec<Line> {
        let Some(open) = self.open() else { return Vec::new() };
        let ground = self.theme.wood();
        let mut lines = Vec::new();
        for (place, offer) in open.offers().iter().enumerate() {
            let here = place == open.cursor;
            let mark = if here { self.theme.sign("▸ ", "> ") } else { "  " };
            let style = if here { self.theme.blue_bar() } else { self.theme.blue(ground) };
            let text = wrap(&offer.label, wide - 2);
            lines.extend(text.iter().enumerate().map(|(line, text)| {
                let mark = if line == 0 { mark } else { "  " };
                Line { text: format!("{mark}{text}"), end: String::new(), style }
            }));
        }
        if let Panel::Result { words, points, .. } = &open.scene.panel {
            lines.extend(points.iter().map(|points| self.points(points)));
            lines.extend(words.iter().flat_map(|words| self.wrapped(words, wide, ground)));
        }
        lines
    }

    fn points(&self, points: &Points) -> Line {
        let end = format!("{}  {}", self.narrator.gain(points.points), self.narrator.on_sheet(points.total));
        Line { text: points.name.clone(), end, style: self.theme.ochre(self.theme.wood()) }
    }

    fn wrapped(&self, text: &str, wide: u16, style: Style) -> Vec<Line> {
        let lines = wrap(text, wide).into_iter();
        lines.map(|text| Line { text, end: String::new(), style }).collect()
    }

    /// Writes lines from a line of an area on, as many as have room; gives the line after them.
    fn write(&self, canvas: &mut Canvas<'_>, area: Rect, from: u16, lines: Vec<Line>) -> u16 {
        let mut at = from;
        for Line { text, end, style } in lines {
            if at >= area.height {
                break;
            }
            let room = area.width.saturating_sub(width(&end) + u16::from(!end.is_empty()));
            canvas.text(Rect { width: room, ..area }, 0, at, &text, style);
            canvas.right(area, at, &end, style);
            at += 1;
        }
        at
    }
}
