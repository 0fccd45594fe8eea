//! A diagram as a picture: plain SVG in the colours of the screen, light or dark, with a title and a description for
//! those who don't see it.

use super::{Block, Diagram};
use crate::svg::{escaped, text};

/// The room around it all, and between two blocks.
const EDGE: usize = 24;
/// The room for a letter, and for a line.
const LETTER: usize = 11;
const LINE: usize = 24;
/// How many hands stand side by side where they don't sit around a table.
const ABREAST: usize = 3;

/// What the picture looks like. Names of its own, so that several can stand in one page.
const STYLE: &str = "<style>\
    .kook-diagram{font:18px system-ui,sans-serif;fill:#1c1508}.kook-diagram .paper{fill:#fffaf0}\
    .kook-diagram .red{fill:#b3261e}.kook-diagram .name{font-weight:700}\
    @media(prefers-color-scheme:dark){.kook-diagram{fill:#f3ead9}.kook-diagram .paper{fill:#1d1a14}\
    .kook-diagram .red{fill:#ff8a7a}}</style>";

impl Diagram {
    /// The diagram as SVG, which needs nothing else.
    #[must_use]
    pub fn svg(&self) -> String {
        let (placed, mut height) = if self.is_compass() { self.around() } else { self.abreast() };
        let end = |(block, x, _): &(&Block, usize, usize)| x + block.width() * LETTER;
        let notes = std::iter::once(&self.title).chain(&self.notes);
        let long = notes.clone().map(|note| note.chars().count() * LETTER + EDGE).max();
        let width = placed.iter().map(end).chain(long).max().unwrap_or_default() + EDGE;
        let mut drawn = String::new();
        for &(block, x, y) in &placed {
            draw(&mut drawn, block, x, y);
        }
        for note in &self.notes {
            text(&mut drawn, (EDGE, height), "", &escaped(note));
            height += LINE;
        }
        text(&mut drawn, (EDGE, EDGE + LINE / 2), "class=\"name\"", &escaped(&self.title));
        height += EDGE - LINE / 2;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" class=\"kook-diagram\"><title>{}</title><desc>{}</desc>{STYLE}\
             <rect width=\"{width}\" height=\"{height}\" class=\"paper\"/>{drawn}</svg>",
            escaped(&self.title),
            escaped(&self.words())
        )
    }

    /// Everything in words.
    #[must_use]
    pub fn words(&self) -> String {
        let blocks =
            self.hands.iter().chain(&self.middle).map(|block| format!("{}: {}.", block.name, block.words));
        blocks.chain(self.notes.iter().cloned()).collect::<Vec<_>>().join(" ")
    }

    /// Four hands around a table, the first player at the bottom, and where what follows begins.
    fn around(&self) -> (Vec<(&Block, usize, usize)>, usize) {
        let [south, west, north, east] = [0, 1, 2, 3].map(|seat| &self.hands[seat]);
        let width = |block: &Block| block.width() * LETTER + EDGE;
        let middle = self.middle.iter().chain([north, south]).map(width).max().unwrap_or_default();
        let (left, right) = (EDGE + width(west), EDGE + width(west) + middle);
        let mut y = EDGE + 2 * LINE;
        let mut placed = vec![(north, left, y)];
        y += (north.height() + 1) * LINE;
        placed.extend([(west, EDGE, y), (east, right, y)]);
        let mut between = y;
        for block in &self.middle {
            placed.push((block, left, between));
            between += block.height() * LINE;
        }
        y = between.max(y + west.height().max(east.height()) * LINE) + LINE;
        placed.push((south, left, y));
        (placed, y + (south.height() + 1) * LINE)
    }

    /// Hands in rows, and where what follows begins.
    fn abreast(&self) -> (Vec<(&Block, usize, usize)>, usize) {
        let blocks: Vec<&Block> = self.hands.iter().chain(&self.middle).collect();
        let column = blocks.iter().map(|block| block.width() * LETTER + EDGE).max().unwrap_or_default();
        let mut y = EDGE + 2 * LINE;
        let mut placed = Vec::new();
        for row in blocks.chunks(ABREAST) {
            placed.extend(row.iter().enumerate().map(|(at, &block)| (block, EDGE + at * column, y)));
            y += (row.iter().map(|block| block.height()).max().unwrap_or_default() + 1) * LINE;
        }
        (placed, y)
    }
}

fn draw(svg: &mut String, block: &Block, x: usize, y: usize) {
    text(svg, (x, y), "class=\"name\"", &escaped(&block.name));
    for (line, at) in block.lines.iter().zip(1..) {
        // A sign that is to look like a letter, not like a little picture.
        let sign = if line.sign.is_ascii() { line.sign.clone() } else { format!("{}\u{fe0e}", line.sign) };
        let sign = match (sign.is_empty(), line.red) {
            (true, _) => sign,
            (_, true) => format!("<tspan class=\"red\">{sign}</tspan> "),
            (_, false) => sign + " ",
        };
        text(svg, (x, y + at * LINE), "", &(sign + &escaped(&line.cards)));
    }
}
