//! A table online where no cards lie yet, and what lies over one where they do.

use ratatui::{buffer::Buffer, layout::Rect};
use texts::Texts;

use super::{
    canvas::Canvas,
    draw::{Areas, is_too_small, key_line, too_small},
    sheets::paper_text,
    theme::Theme,
};

/// The screen of a table online, besides its cards.
pub(crate) struct Lounge<'a> {
    canvas: Canvas<'a>,
    theme: Theme,
    texts: Texts,
    /// Nothing if the screen is too small for a table.
    areas: Option<Areas>,
    /// No cards lie there.
    is_clear: bool,
}

impl<'a> Lounge<'a> {
    pub(crate) fn new(texts: Texts, theme: Theme, buffer: &'a mut Buffer) -> Self {
        let area = buffer.area;
        let areas = (!is_too_small(area)).then(|| Areas::new(area));
        Self { canvas: Canvas::new(buffer, theme), theme, texts, areas, is_clear: false }
    }

    /// A table without cards: its name, and what was told last.
    pub(crate) fn clear(&mut self, area: Rect, title: &str, told: &str) {
        self.is_clear = true;
        let ground = self.theme.wood();
        self.canvas.fill(area, ground);
        let Some(areas) = &self.areas else {
            return too_small(self.texts, &self.theme, &mut self.canvas, area);
        };
        let name = if title.is_empty() { "Kookaburra".to_owned() } else { format!("Kookaburra · {title}") };
        let name = if self.theme.ascii { name.replace('·', "-") } else { name };
        self.canvas.text(areas.header, 1, 0, &name, ground);
        let line = Rect { x: areas.question.x + 1, width: areas.question.width - 2, ..areas.question };
        self.canvas.wrapped(line, 0, told, self.theme.ochre(ground));
    }

    /// Lays something over the table, and shows the keys that work there.
    pub(crate) fn over(
        &mut self,
        keys: &[(&'static str, &'static str)],
        draw: impl FnOnce(&mut Canvas<'a>, Rect),
    ) {
        let Some(areas) = &self.areas else { return };
        let table = areas.over();
        // Where there are no cards, what was told last stays in sight.
        let table = if self.is_clear { Rect { height: table.height - 2, ..table } } else { table };
        draw(&mut self.canvas, table);
        self.canvas.fill(areas.keys, self.theme.wood());
        key_line(self.texts, &self.theme, &mut self.canvas, areas.keys, (keys, 0));
    }

    /// A text that lies over everything.
    pub(crate) fn text(&mut self, title: &str, text: &str, scroll: u16) {
        let keys = [("Esc", "key-close"), (self.theme.sign("↑↓", "arrows"), "key-scroll")];
        let theme = self.theme;
        self.over(&keys, |canvas, table| paper_text(&theme, scroll, canvas, table, title, text));
    }

    /// The texts that had to be cut.
    pub(crate) fn cut(self) -> Vec<String> {
        self.canvas.cut
    }
}
