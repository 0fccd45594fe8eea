//! The back of every card: feathers, and the bird in the middle.

use std::fmt::Write;

use crate::{
    bird,
    outline::short,
    palette::{EDGE, PAPER},
};

const GROUND: &str = "#2a5f7c";
const FEATHER: &str = "#5b93ae";

/// The content of the `<svg>` of the back.
pub(crate) fn drawing() -> String {
    let mut feathers = String::new();
    // Rows of scallops, every other one shifted by half.
    for row in 0_u8..15 {
        let y = 8. + 8.4 * f32::from(row);
        let (start, count) = if row % 2 == 0 { (7.3, 7) } else { (13.4, 6) };
        // Writing to a string can't fail.
        let _ = write!(feathers, "M{} {}", short(start), short(y));
        for _ in 0..count {
            feathers += "a6.1 7 0 0 0 12.2 0";
        }
    }
    format!(
        r#"<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.5"/><rect x="5.5" y="5.5" width="89" height="129" rx="4.5" fill="{GROUND}"/><path fill="none" stroke="{FEATHER}" stroke-width="1.3" d="{feathers}"/><circle cx="50" cy="70" r="25" fill="{GROUND}"/><circle cx="50" cy="70" r="22.5" fill="none" stroke="{FEATHER}" stroke-width="1.3"/>{}"#,
        bird::medallion()
    )
}
