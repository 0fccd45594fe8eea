//! The letters and figures of the indices, drawn as strokes so that they look alike on every machine.

/// How high an index is, in units of a card that is 100 wide.
pub(crate) const CAP_HEIGHT: f32 = 30.;
/// The weight of the stroke.
pub(crate) const STROKE: f32 = 4.6;

/// Between two figures.
const GAP: f32 = 0.6;

/// Width and path of a character.
const fn glyph(character: char) -> (f32, &'static str) {
    match character {
        '0' => (12.6, "M6.3 2.5C8.9 2.5 10.3 6 10.3 15S8.9 27.5 6.3 27.5 2.3 24 2.3 15 3.7 2.5 6.3 2.5Z"),
        '1' => (8.2, "M2.3 7.2L5.9 3V27.5"),
        '2' => (13.3, "M2.4 8.6C2.7 4.8 4.5 2.5 6.8 2.5 9.2 2.5 11 4.9 11 8.4 11 14 2.8 20 2.5 27.5H11.2"),
        '3' => (
            13.3,
            "M2.5 6.4C3.4 3.9 4.8 2.5 6.7 2.5 9.1 2.5 10.6 4.9 10.6 8.2 10.6 11.8 8.8 13.9 6 13.9 9.1 13.9 11 16.6 11 20.6 11 24.8 9.1 27.5 6.4 27.5 4.5 27.5 3 26.1 2.3 23.6",
        ),
        '4' => (14.1, "M9.3 27.5V2.5L2.3 20.6H11.8"),
        '5' => (
            13.3,
            "M10.2 2.5H3.9L3 13.4C4 12 5.2 11.3 6.6 11.3 9.2 11.3 11 14.6 11 19.2 11 24.1 9.1 27.5 6.3 27.5 4.4 27.5 3 26.1 2.3 23.6",
        ),
        '6' => (
            13.7,
            "M9.2 2.5C4.8 6.8 2.3 12.8 2.3 19.6 2.3 24.5 4.1 27.5 6.9 27.5S11.4 24.5 11.4 20.2 9.6 13 6.9 13C4.7 13 2.9 15 2.4 18.2",
        ),
        '7' => (13., "M2.3 2.5H10.7C7.7 10.2 5.6 18.4 5.1 27.5"),
        '8' => (
            13.7,
            "M6.9 14C4.5 14 3.1 11.8 3.1 8.3S4.6 2.5 6.9 2.5 10.6 4.8 10.6 8.3 9.2 14 6.9 14C4.1 14 2.3 16.7 2.3 20.7S4.1 27.5 6.9 27.5 11.4 24.7 11.4 20.7 9.6 14 6.9 14Z",
        ),
        '9' => (
            13.7,
            "M4.5 27.5C8.9 23.2 11.4 17.2 11.4 10.4 11.4 5.5 9.6 2.5 6.9 2.5S2.3 5.5 2.3 9.8 4.1 17 6.8 17C9.1 17 10.8 15 11.3 11.8",
        ),
        'J' => (12.8, "M10.5 2.5V19.8C10.5 24.7 8.9 27.5 6.2 27.5 3.9 27.5 2.4 25.4 2.3 22"),
        'Q' => (
            15.7,
            "M7.7 2.5C11 2.5 13 7 13 15S11 27.5 7.7 27.5 2.3 23 2.3 15 4.3 2.5 7.7 2.5ZM8.6 20.5L13.4 28",
        ),
        'K' => (15.1, "M2.3 2.5V27.5M12.1 2.5L2.7 17M6.3 11.8L12.8 27.5"),
        'A' => (16.3, "M2.3 27.5L8.2 2.5 14 27.5M4.4 19.2H11.9"),
        'R' => (14.7, "M2.3 27.5V2.5H6.6C9.9 2.5 11.7 5.2 11.7 9.2S9.9 15.9 6.6 15.9H2.3M7.4 15.9L12.4 27.5"),
        'D' => (14.7, "M2.3 2.5V27.5H5.3C10 27.5 12.4 22.6 12.4 15S10 2.5 5.3 2.5Z"),
        'V' => (16.3, "M2.3 2.5L8.2 27.5 14 2.5"),
        _ => (0., ""),
    }
}

/// The strokes of a text whose left top corner is at (x, y), as elements without colour, and how wide they are.
pub(crate) fn strokes(text: &str, x: f32, y: f32) -> (String, f32) {
    let mut elements = String::new();
    let mut width = 0.;
    for character in text.chars() {
        let (advance, path) = glyph(character);
        elements += &format!(
            r#"<path transform="translate({} {})" d="{path}"/>"#,
            crate::outline::short(x + width),
            crate::outline::short(y)
        );
        width += advance + GAP;
    }
    (elements, width - GAP)
}

#[cfg(test)]
mod tests {
    use cards::{Indices, Rank};

    use super::*;

    #[test]
    fn every_index_has_its_strokes_and_stays_in_the_strip() {
        for rank in Rank::ALL {
            for &indices in Indices::ALL {
                let text = indices.of(rank);
                let (elements, width) = strokes(text, 0., 0.);
                assert_eq!(elements.matches("<path").count(), text.len());
                assert!(!elements.contains(r#"d="""#), "{text}");
                // 28 visible pixels of a card of 84, less the margin.
                assert!(width <= 100. * 28. / 84. - 6., "{text} {width}");
            }
        }
    }

    #[test]
    fn an_index_is_read_at_arms_length() {
        // Cap height at least 14 pixels on a strip of 48.
        const { assert!(CAP_HEIGHT * 48. / 100. >= 14.) };
        for rank in Rank::ALL {
            // From the middle of the highest stroke to that of the lowest.
            let (elements, _) = strokes(rank.name(), 0., 0.);
            assert!(elements.contains("2.5") || rank == Rank::Eleven, "{rank:?}");
            assert!(elements.contains("27.5"), "{rank:?}");
        }
    }
}
