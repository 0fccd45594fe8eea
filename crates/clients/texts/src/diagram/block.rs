//! Blocks as lines of letters.

use super::{Block, Line};

impl Line {
    /// The line with its sign.
    pub(super) fn text(&self) -> String {
        let cards = if self.cards.is_empty() { "-" } else { self.cards.as_str() };
        if self.sign.is_empty() { self.cards.clone() } else { format!("{} {cards}", self.sign) }
    }
}

impl Block {
    /// The name and all lines.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        std::iter::once(self.name.clone()).chain(self.lines.iter().map(Line::text))
    }

    /// How many letters the longest of them has.
    pub(super) fn width(&self) -> usize {
        self.lines().map(|line| line.chars().count()).max().unwrap_or_default()
    }

    /// How many lines there are.
    pub(super) const fn height(&self) -> usize {
        self.lines.len() + 1
    }
}
