//! A diagram as text: four hands as they sit around a table, any other number line by line.

use super::{Block, Diagram, Line};

/// Between two columns.
const GAP: usize = 3;

impl Diagram {
    /// The diagram as lines of text.
    #[must_use]
    pub fn text(&self) -> String {
        let table = if self.is_compass() { self.compass() } else { self.rows() };
        let lines = [&self.title, ""].into_iter().map(str::to_owned).chain(table);
        let notes = (!self.notes.is_empty()).then(String::new).into_iter().chain(self.notes.iter().cloned());
        lines.chain(notes).map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// The first player sits at the bottom, the next one at the left.
    fn compass(&self) -> Vec<String> {
        let [south, west, north, east] = [0, 1, 2, 3].map(|seat| &self.hands[seat]);
        let left = west.width() + GAP;
        let middle =
            self.middle.iter().chain([north, south]).map(Block::width).max().unwrap_or_default() + GAP;
        let indented = |block: &Block| block.lines().map(|line| " ".repeat(left) + &line).collect::<Vec<_>>();
        let between: Vec<String> = self.middle.iter().flat_map(Block::lines).collect();
        let [west, east] = [west, east].map(|block| block.lines().collect::<Vec<_>>());
        let row = |at: usize| {
            let part = |lines: &[String]| lines.get(at).cloned().unwrap_or_default();
            let (west, between, east) = (part(&west), part(&between), part(&east));
            format!("{west:left$}{between:middle$}{east}")
        };
        let rows = (0..west.len().max(between.len()).max(east.len())).map(row);
        indented(north).into_iter().chain(rows).chain(indented(south)).collect()
    }

    /// Everybody has a line, with a column for each suit.
    fn rows(&self) -> Vec<String> {
        let blocks = || self.hands.iter().chain(&self.middle);
        let cell = |block: &Block, column: usize| match block.lines.as_slice() {
            [only] if column == 0 => only.text(),
            [_] => String::new(),
            lines => lines.get(column).map(Line::text).unwrap_or_default(),
        };
        let name = blocks().map(|block| block.name.chars().count()).max().unwrap_or_default() + GAP;
        let width = |column| {
            let by_suit = blocks().filter(|block| block.lines.len() > 1);
            by_suit.map(|block| cell(block, column).chars().count()).max().unwrap_or_default() + GAP
        };
        let widths: Vec<usize> = (0..5).map(width).collect();
        let row = |block: &Block| {
            let cells: String =
                widths.iter().enumerate().map(|(at, &width)| format!("{:width$}", cell(block, at))).collect();
            format!("{:name$}{cells}", block.name)
        };
        blocks().map(row).collect()
    }
}
