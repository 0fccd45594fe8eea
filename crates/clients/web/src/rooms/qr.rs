//! A text as a picture that cameras read.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};

/// The light edge that cameras need, in modules.
const EDGE: usize = 4;

/// The dark modules of a text: a path for each row, since one for all is more than some browsers draw right; and how
/// many modules it is wide with its light edge. `None` if the text is too long.
fn rows(text: &str, level: EcLevel) -> Option<(Vec<String>, usize)> {
    let code = QrCode::with_error_correction_level(text, level).ok()?;
    let width = code.width();
    let row = |(y, row): (usize, &[Color])| {
        let dark = row.iter().enumerate().filter(|(_, color)| **color == Color::Dark);
        dark.map(|(x, _)| format!("M{} {}h1v1h-1z", x + EDGE, y + EDGE)).collect()
    };
    Some((code.to_colors().chunks(width).enumerate().map(row).collect(), width + 2 * EDGE))
}

/// The picture of a text, with its name for readers; `None` if the text is too long.
pub(crate) fn picture(
    text: &str,
    level: EcLevel,
    name: impl Fn() -> String + Send + 'static,
) -> Option<AnyView> {
    let (rows, size) = rows(text, level)?;
    let rows = rows.into_iter().map(|row| view! { <path d=row fill="#000"/> }).collect_view();
    Some(
        view! {
            <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=name shape-rendering="crispEdges">
                <rect width=size.to_string() height=size.to_string() fill="#fff"/>
                {rows}
            </svg>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_square_with_its_three_marks() {
        let (rows, width) = rows("https://500.example/#/t/k3v9xq", EcLevel::M).unwrap();
        let modules = width - 2 * EDGE;
        assert!((21..=177).contains(&modules) && (modules - 17).is_multiple_of(4));
        // The corners of the marks are dark, and the edge is light.
        for (x, y) in [(0, 0), (modules - 1, 0), (0, modules - 1)] {
            assert!(rows[y].contains(&format!("M{} {}h", x + EDGE, y + EDGE)));
        }
        assert!(rows.iter().all(|row| !row.contains("M0 ") && !row.contains("M3 ")));
        assert_eq!(super::rows(&"a".repeat(5_000), EcLevel::L), None, "no code holds so much");
    }
}
