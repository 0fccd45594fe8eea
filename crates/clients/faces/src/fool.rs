//! The two jokers of a Québec pack: a *fou* with cap and bells, the white one in outline, the other in colour.

use crate::palette::{BLUE, CHARCOAL, OCHRE, PAPER, RED, SKIN};

/// The bust; `A`, `B` and `C` are the colours of the motley, `S` the face, `L` the line.
const BUST: &str = r#"<path fill="A" d="M52 139.200H8.500A7.7 7.7 0 0 1 .8 131.500V112C14 106 26 104 34 103L52 101Z"/><path fill="B" d="M52 139.200H91.500A7.7 7.7 0 0 0 99.2 131.500V112C86 106 78 104 70 103L52 101Z"/><path fill="C" d="M30 101H74L80 113 68 110.5 62 124 52 112.5 42 124 36 110.5 24 113Z"/><path fill="S" d="M45 90H59V101L52 106 45 101Z"/><path fill="S" d="M37 64H67V78C67 91 60 98 52 98S37 91 37 78Z"/><path fill="A" d="M38 67C28 57 17 62 15 78 21.5 72.5 29 73.5 37 78Z"/><path fill="B" d="M66 67C76 57 87 62 89 78 82.5 72.5 75 73.5 67 78Z"/><path fill="A" d="M36 63C33 44 40 28 58 20 54.5 33 55 44 58 63Z"/><path fill="B" d="M68 63C71 46 68 32 58 20 51 33 49 46 50 63Z"/><path fill="C" d="M35 59H69V67H35Z"/><g fill="C"><circle cx="58" cy="17.5" r="5"/><circle cx="15" cy="81" r="5"/><circle cx="89" cy="81" r="5"/><circle cx="42" cy="126" r="3.6"/><circle cx="62" cy="126" r="3.6"/></g><path fill="none" stroke="L" stroke-width="2" stroke-linecap="round" d="M42.5 75C43.5 72.5 46.5 72.5 47.5 75M56.5 75C57.5 72.5 60.5 72.5 61.5 75M52 76V82H50"/><path fill="M" d="M43 85C48 88 56 88 61 85 60 92 56.5 94.5 52 94.500S44 92 43 85Z"/>"#;

/// The cap alone, in a field 26 wide and 30 high: what stands in the corners.
const CAP: &str = r#"<path fill="A" d="M8 24C7.5 16 3.5 13.5 2.5 19 .5 11 8.5 7.5 12 14 10.5 9 11 6 14.5 4.5 13.5 9 13.5 14 14.5 24Z"/><path fill="B" d="M18.5 24C19 16 23 13.5 24 19 26 11 18 7.5 15.5 14 16.5 10 16.5 7 14.5 4.5 13 8 12.5 16 12.8 24Z"/><path fill="C" d="M6.5 23.500H20V28.500H6.500Z"/><g fill="C"><circle cx="14.5" cy="3.8" r="2.6"/><circle cx="3" cy="20.5" r="2.4"/><circle cx="23.5" cy="20.5" r="2.4"/></g>"#;

fn paint(shapes: &str, coloured: bool) -> String {
    let colours = if coloured {
        [("A", RED), ("B", BLUE), ("C", OCHRE), ("S", SKIN), ("L", CHARCOAL), ("M", CHARCOAL)]
    } else {
        [("A", PAPER), ("B", PAPER), ("C", PAPER), ("S", PAPER), ("L", CHARCOAL), ("M", PAPER)]
    };
    colours.iter().fold(shapes.to_owned(), |shapes, (letter, colour)| {
        shapes.replace(&format!("\"{letter}\""), &format!("\"{colour}\""))
    })
}

fn drawn(shapes: &str, coloured: bool, line: f32) -> String {
    let shapes = paint(shapes, coloured);
    if coloured {
        format!("<g>{shapes}</g>")
    } else {
        format!(r#"<g stroke="{CHARCOAL}" stroke-width="{line}" stroke-linejoin="round">{shapes}</g>"#)
    }
}

/// The picture, without the corners.
pub(crate) fn bust(coloured: bool) -> String {
    drawn(BUST, coloured, 1.8)
}

/// The corners, on a round of paper where they meet the robe.
pub(crate) fn corner(coloured: bool) -> String {
    let cap = drawn(CAP, coloured, 1.7);
    format!(r#"<circle cx="18.5" cy="20" r="15" fill="{PAPER}"/><g transform="translate(5 5)">{cap}</g>"#)
}
