//! Closed outlines of straight lines and curves that can be set anywhere, at any size, upright or turned by half.

use std::fmt::Write;

/// One piece of an outline; points are (x, y) with y downwards.
#[derive(Clone, Copy)]
pub(crate) enum Piece {
    /// Starts a shape.
    Move(f32, f32),
    /// A straight line.
    Line(f32, f32),
    /// A curve with its two handles and its end.
    Curve(f32, f32, f32, f32, f32, f32),
    /// Back to the start.
    Close,
}

/// Where an outline goes.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) size: f32,
    /// Upside down.
    pub(crate) turned: bool,
}

/// A number with one decimal, as short as it can be written.
pub(crate) fn short(value: f32) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    let text = if text == "-0" { "0" } else { text };
    text.replacen("0.", ".", usize::from(text.starts_with("0.") || text.starts_with("-0.")))
}

/// Writes an outline at its place into the data of a path.
pub(crate) fn trace(path: &mut String, outline: &[Piece], at: Place) {
    let size = if at.turned { -at.size } else { at.size };
    let mut points = |letter: char, points: &[f32]| {
        path.push(letter);
        for (i, pair) in points.chunks_exact(2).enumerate() {
            let gap = if i == 0 { "" } else { " " };
            let (x, y) = (at.x + pair[0] * size, at.y + pair[1] * size);
            // Writing to a string can't fail.
            let _ = write!(path, "{gap}{} {}", short(x), short(y));
        }
    };
    for piece in outline {
        match *piece {
            Piece::Move(x, y) => points('M', &[x, y]),
            Piece::Line(x, y) => points('L', &[x, y]),
            Piece::Curve(a, b, c, d, x, y) => points('C', &[a, b, c, d, x, y]),
            Piece::Close => points('Z', &[]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in
            [(1.0, "1"), (0.5, ".5"), (-0.5, "-.5"), (10.04, "10"), (-0.01, "0"), (10.25, "10.2"), (0.0, "0")]
        {
            assert_eq!(short(value), text);
        }
    }

    #[test]
    fn an_outline_is_set_and_turned() {
        let outline = [Piece::Move(0., -1.), Piece::Curve(1., -1., 1., 0., 1., 1.), Piece::Close];
        let mut path = String::new();
        trace(&mut path, &outline, Place { x: 10., y: 20., size: 2., turned: false });
        assert_eq!(path, "M10 18C12 18 12 20 12 22Z");
        path.clear();
        trace(&mut path, &outline, Place { x: 10., y: 20., size: 2., turned: true });
        assert_eq!(path, "M10 22C8 22 8 20 8 18Z");
    }
}
