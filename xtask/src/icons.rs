//! The icons of the page, of the tab and of the home screen: the kookaburra at every size that is asked for.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::pack::File;

/// The icons as files, and how the page names them.
pub(crate) struct Icons {
    pub(crate) files: Vec<File>,
    /// The one of the tab.
    pub(crate) vector: String,
    /// The one of home screens that don't read the manifest.
    pub(crate) touch: String,
    /// The list in the manifest.
    pub(crate) manifest: String,
}

/// Draws them.
pub(crate) fn draw() -> Result<Icons> {
    let (logo, maskable) = (faces::logo(), faces::maskable_logo());
    let vector = File::hashed("icon", "svg", logo.as_bytes());
    let touch = File::hashed("icon-180", "png", paint(&maskable, 180)?);
    let small = File::hashed("icon-192", "png", paint(&logo, 192)?);
    let large = File::hashed("icon-512", "png", paint(&logo, 512)?);
    let full = File::hashed("icon-full-512", "png", paint(&maskable, 512)?);
    let listed = [
        (&vector, "any", "image/svg+xml", "any"),
        (&small, "192x192", "image/png", "any"),
        (&large, "512x512", "image/png", "any"),
        (&full, "512x512", "image/png", "maskable"),
    ];
    let mut manifest = String::new();
    for (file, sizes, kind, purpose) in listed {
        let comma = if manifest.is_empty() { "" } else { "," };
        let name = &file.name;
        write!(
            manifest,
            r#"{comma}
    {{ "src": "{name}", "sizes": "{sizes}", "type": "{kind}", "purpose": "{purpose}" }}"#
        )?;
    }
    let (icon, of_touch) = (vector.name.clone(), touch.name.clone());
    let files = vec![vector, touch, small, large, full];
    Ok(Icons { files, vector: icon, touch: of_touch, manifest: format!("[{manifest}\n  ]") })
}

/// A square picture of a drawing, as PNG.
fn paint(drawing: &str, side: u16) -> Result<Vec<u8>> {
    let tree = Tree::from_str(drawing, &Options::default()).context("the logo is no drawing")?;
    let mut picture = Pixmap::new(side.into(), side.into()).context("a picture has a size")?;
    let scale = |length: f32| f32::from(side) / length;
    let transform = Transform::from_scale(scale(tree.size().width()), scale(tree.size().height()));
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture.encode_png().context("the picture can't be written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_icon_is_no_empty_square() {
        let picture = Pixmap::decode_png(&paint(&faces::maskable_logo(), 64).unwrap()).unwrap();
        let first = picture.pixels()[0];
        assert_eq!(first.alpha(), 255, "it fills its square");
        assert!(picture.pixels().iter().any(|pixel| *pixel != first), "there is something on it");
    }

    #[test]
    fn the_manifest_lists_files_that_are_there() {
        let icons = draw().unwrap();
        let list: serde_json::Value = serde_json::from_str(&icons.manifest).unwrap();
        for icon in list.as_array().unwrap() {
            assert!(icons.files.iter().any(|file| file.name == icon["src"]), "{icon}");
        }
    }
}
