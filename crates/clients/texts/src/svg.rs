//! Words in a picture.

use std::fmt::Write;

/// Adds a text: what stands in it is SVG, such as words that are [`escaped`].
pub(crate) fn text(svg: &mut String, (x, y): (usize, usize), looks: &str, inner: &str) {
    // A text takes it.
    let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" {looks}>{inner}</text>");
}

/// Words that mean nothing but themselves in SVG.
pub(crate) fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
