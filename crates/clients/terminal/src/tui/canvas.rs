//! Where everything is drawn: a rectangle of the screen, texts that never leave it, boxes and cards.

use cards::Card;
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
    text::Span,
};

use super::theme::{Light, Theme};

/// A buffer being drawn on.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    pub(crate) theme: Theme,
    /// Texts that did not fit, for the tests that see to it that none is cut.
    pub(crate) cut: Vec<String>,
}

/// How wide a text is on the screen.
pub(crate) fn width(text: &str) -> u16 {
    Span::raw(text).width() as u16
}

impl<'a> Canvas<'a> {
    pub(crate) const fn new(buffer: &'a mut Buffer, theme: Theme) -> Self {
        Self { buffer, theme, cut: Vec::new() }
    }

    /// Covers an area with a ground.
    pub(crate) fn fill(&mut self, area: Rect, style: Style) {
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                if let Some(cell) = self.buffer.cell_mut(Position::new(x, y)) {
                    cell.reset();
                    cell.set_style(style);
                }
            }
        }
    }

    /// Writes a text on line `line` of an area from column `column`, and gives the column after it.
    pub(crate) fn text(&mut self, area: Rect, column: u16, line: u16, text: &str, style: Style) -> u16 {
        if line >= area.height || text.is_empty() {
            if !text.is_empty() {
                self.cut.push(text.to_owned());
            }
            return column;
        }
        let plain = self.theme.ascii.then(|| in_plain_signs(text));
        let text = plain.as_deref().unwrap_or(text);
        let room = area.width.saturating_sub(column);
        let wide = width(text);
        let shown = if wide > room {
            self.cut.push(text.to_owned());
            shortened(text, room, self.theme.ascii)
        } else {
            text.to_owned()
        };
        let x = area.x + column.min(area.width);
        let y = area.y + line;
        if y < self.buffer.area.bottom() {
            self.buffer.set_stringn(x, y, &shown, room as usize, style);
        }
        column + wide.min(room)
    }

    /// Writes a text in the middle of a line.
    pub(crate) fn centred(&mut self, area: Rect, line: u16, text: &str, style: Style) {
        self.text(area, area.width.saturating_sub(width(text)) / 2, line, text, style);
    }

    /// Writes a text at the end of a line.
    pub(crate) fn right(&mut self, area: Rect, line: u16, text: &str, style: Style) {
        self.text(area, area.width.saturating_sub(width(text)), line, text, style);
    }

    /// Writes a text over several lines, and gives the line after it.
    pub(crate) fn wrapped(&mut self, area: Rect, line: u16, text: &str, style: Style) -> u16 {
        let lines = wrap(text, area.width);
        let count = lines.len() as u16;
        for (i, text) in lines.iter().enumerate() {
            self.text(area, 0, line + i as u16, text, style);
        }
        line + count
    }

    /// A box; gives the area inside it.
    pub(crate) fn frame(&mut self, area: Rect, title: &str, ground: Style, edge: Style) -> Rect {
        self.fill(area, ground);
        if area.width < 2 || area.height < 2 {
            return Rect::new(area.x, area.y, 0, 0);
        }
        self.border(area, edge);
        if !title.is_empty() {
            let title = format!(" {title} ");
            self.text(Rect { height: 1, width: area.width - 1, ..area }, 2, 0, &title, edge);
        }
        Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    }

    fn border(&mut self, area: Rect, style: Style) {
        let signs = if self.theme.ascii {
            ["+", "+", "+", "+", "-", "|"]
        } else {
            ["╭", "╮", "╰", "╯", "─", "│"]
        };
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.left()..=right {
            self.sign(x, area.y, signs[4], style);
            self.sign(x, bottom, signs[4], style);
        }
        for y in area.top()..=bottom {
            self.sign(area.x, y, signs[5], style);
            self.sign(right, y, signs[5], style);
        }
        self.sign(area.x, area.y, signs[0], style);
        self.sign(right, area.y, signs[1], style);
        self.sign(area.x, bottom, signs[2], style);
        self.sign(right, bottom, signs[3], style);
    }

    fn sign(&mut self, x: u16, y: u16, sign: &str, style: Style) {
        if let Some(cell) = self.buffer.cell_mut(Position::new(x, y)) {
            cell.set_symbol(sign).set_style(style);
        }
    }

    /// A card face up: at least five wide and three high.
    pub(crate) fn card(&mut self, area: Rect, card: Card, light: Light) {
        let face = self.theme.card(Some(card), light);
        self.fill(area, face);
        self.border(area, self.theme.edge(light));
        let inside =
            Rect::new(area.x + 1, area.y + 1, area.width.saturating_sub(2), area.height.saturating_sub(2));
        let (rank, suit) = self.face(card);
        if inside.height == 1 {
            self.text(inside, 0, 0, &format!("{rank}{suit}"), face);
        } else {
            self.text(inside, 0, 0, &rank, face);
            self.text(inside, width(&rank), 0, &suit, face);
            if inside.height > 2 {
                self.right(inside, inside.height - 1, &suit, face);
            }
        }
    }

    /// Rank and suit as they stand on the card; a joker has its letter and a sign.
    fn face(&self, card: Card) -> (String, String) {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => {
                let sign = if self.theme.ascii { suit.letter() } else { suit.symbol() };
                (self.theme.indices.of(rank).to_owned(), sign.to_string())
            }
            _ if self.theme.ascii => (card.to_string(), String::new()),
            _ => (card.to_string(), if card.face() == Card::X { "♗" } else { "♝" }.to_owned()),
        }
    }

    /// A card face down.
    pub(crate) fn back(&mut self, area: Rect) {
        let style = self.theme.back();
        self.fill(area, style);
        self.border(area, style);
        let inside =
            Rect::new(area.x + 1, area.y + 1, area.width.saturating_sub(2), area.height.saturating_sub(2));
        let pattern = self.theme.sign("▒", ":").repeat(usize::from(inside.width));
        for line in 0..inside.height {
            self.text(inside, 0, line, &pattern, style);
        }
    }
}

/// A text with the signs of a typewriter, each as wide as the one it stands for.
fn in_plain_signs(text: &str) -> String {
    let plain = |sign| match sign {
        '’' => '\'',
        '“' | '”' | '«' | '»' => '"',
        '–' | '−' => '-',
        '…' => '.',
        '\u{a0}' => ' ',
        other => other,
    };
    text.chars().map(plain).collect()
}

/// A text cut to a width, with a sign that it was.
fn shortened(text: &str, room: u16, ascii: bool) -> String {
    let sign = if ascii { "~" } else { "…" };
    let mut short = String::new();
    for c in text.chars() {
        let mut next = short.clone();
        next.push(c);
        if width(&next) + 1 > room {
            break;
        }
        short = next;
    }
    if room > 0 { short + sign } else { String::new() }
}

/// A text in lines no wider than asked for, broken between words; a line that is set in stays so.
pub(crate) fn wrap(text: &str, room: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let words = paragraph.trim_start_matches(' ');
        let mut line = " ".repeat(paragraph.len() - words.len());
        let mut begun = false;
        for word in words.split(' ') {
            if begun && width(&line) + 1 + width(word) > room {
                lines.push(std::mem::take(&mut line));
                begun = false;
            }
            if begun {
                line.push(' ');
            }
            line.push_str(word);
            begun = !line.is_empty();
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_break_between_words() {
        assert_eq!(wrap("Mae bids seven hearts.", 10), ["Mae bids", "seven", "hearts."]);
        assert_eq!(wrap("a\n\nb", 10), ["a", "", "b"]);
        assert_eq!(wrap("d    draw\n     a card", 12), ["d    draw", "     a card"]);
        assert_eq!(shortened("hearts", 4, false), "hea…");
    }
}
