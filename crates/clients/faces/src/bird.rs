//! The kookaburra that laughs with its head thrown back: the joker, the logo and the icon of the application.

use crate::palette::{BLUE, BROWN, CHARCOAL, EUCALYPTUS, OCHRE, PAPER, RED, SKIN, SKY};

/// The head as if it looked to the right, round the origin with a radius of 20; letters stand for the colours.
const HEAD: &str = r#"<path fill="R" d="M15 -4L39 -20C33 -8 32.5 0 38 7L14 8Z"/><path fill="K" d="M13 -15.500C24 -16.5 33 -18.5 41 -23.5 38.5 -13 31 -5 18 -.500Z"/><path fill="O" d="M17 2.500C25 2 33 3.5 40 8 33.5 13.5 23 15.5 13 13.500Z"/><circle r="20" fill="W"/><path fill="N" d="M18.5 -7.600A20 20 0 0 0 -19.7 -3.500C-10 -9.5 4 -12.5 18.5 -7.600Z"/><path fill="N" d="M20 -1.600C14 -6.8 3.5 -7.6 -4.5 -3 -9.5 -.2 -14.5 1.2 -20 .800A20 20 0 0 0 -16 12C-8.5 11.5 -3 8.8 3 6.4 9 4 14 3.4 19.9 2.800Z"/><path fill="none" stroke="W" stroke-width="2.4" stroke-linecap="round" d="M3.5 1.500C4.5 -3 10.5 -3.6 12.5 .5"/>"#;

/// Body, wing, tail and branch of the bird on its card.
const BODY: &str = r#"<path fill="N" d="M37 96L27.5 127.5 40.5 131 51 100Z"/><path stroke="O" stroke-width="2.6" d="M32.3 111.500L45.8 114.800M29.7 120.200L43 123.5"/><path fill="W" d="M36 58C30 74 31 92 40 104 45 110.5 53 113 60 110 72 104 77 88 74 71 72.6 62 70 56 66 50Z"/><path fill="N" d="M36 56C26 70 24 92 30.5 116 44 108 56.5 94 57 78 57.2 67 49 58 36 56Z"/><path fill="B" d="M33.5 66C40 62.5 48 66 51.5 73.5 46 77.5 36.5 76.5 30.2 74.500Z"/><path stroke="B" stroke-width="2.8" stroke-linecap="round" d="M33 84.500L43.5 86.500M33 92.500L41 94"/><path fill="none" stroke="N" stroke-width="5" stroke-linecap="round" d="M8 117.500C26 113.5 50 113 74 115.5"/><path fill="none" stroke="K" stroke-width="2.6" stroke-linecap="round" d="M51.5 110.500V117M57.5 110.500V117M47.5 117.200C49 115.6 50.2 115.6 51.5 117 53 115.6 56 115.6 57.5 117 59 115.6 60.2 115.6 61.7 117.2"/><path fill="E" d="M70 115C76 107 83 105 90 107 85 113.5 78 117 70 115ZM16 116.500C12 109 13 102 18 97.5 22 104 21.5 111 16 116.500Z"/>"#;

fn paint(shapes: &str) -> String {
    [("R", RED), ("K", CHARCOAL), ("O", OCHRE), ("W", SKIN), ("N", BROWN), ("B", BLUE), ("E", EUCALYPTUS)]
        .iter()
        .fold(shapes.to_owned(), |shapes, (letter, colour)| {
            shapes.replace(&format!("\"{letter}\""), &format!("\"{colour}\""))
        })
}

/// The head thrown back, its middle at (x, y).
fn head_at(x: f32, y: f32, size: f32) -> String {
    format!(r#"<g transform="translate({x} {y})rotate(-45)scale({size})">{}</g>"#, paint(HEAD))
}

/// The head on a disc in a field of 64 by 64.
pub(crate) fn head() -> String {
    format!(r#"<circle cx="32" cy="32" r="32" fill="{SKY}"/>{}"#, head_at(25.5, 40., 0.9))
}

/// The joker's picture, without the corners, before a disc of this colour.
pub(crate) fn joker(air: &str) -> String {
    let body = paint(BODY);
    let head = head_at(51., 53., 0.97);
    format!(r#"<circle cx="53" cy="66" r="41" fill="{air}"/>{body}{head}"#)
}

/// The head on a disc of this colour: what stands in the corners of its card.
pub(crate) fn corner(air: &str) -> String {
    format!(r#"<circle cx="18.5" cy="20.5" r="14" fill="{air}"/>{}"#, head_at(15.6, 23.8, 0.42))
}

/// The round in the middle of the back.
pub(crate) fn medallion() -> String {
    format!(r#"<circle cx="50" cy="70" r="20" fill="{SKY}"/>{}"#, head_at(46., 75., 0.56))
}

/// The bird on eucalyptus green: a rounded square, or `whole` for systems that cut their own shape.
pub(crate) fn logo(whole: bool) -> String {
    let (radius, place, end) =
        if whole { (0, "translate(9 12)scale(.84)", 106) } else { (22, "translate(1 2)", 98) };
    let head = head_at(42., 58., 1.08);
    let bust = format!(
        r#"<path fill="W" d="M24 66C22 78 21 90 24 {end}H70C72 84 68 70 60 60Z"/><path fill="N" d="M22 62C14 72 12 84 15 91L24 {end}H44C42 86 36 76 28 74Z"/>"#
    );
    let bust = paint(&bust);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="{radius}" fill="{EUCALYPTUS}"/><g transform="{place}">{bust}{head}</g></svg>"#
    )
    .replace(SKIN, PAPER)
}
