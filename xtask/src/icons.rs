//! The icons of the page, of the tab and of the home screen: the kookaburra at every size that is asked for.

use std::fmt::Write as _;

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

/// The pictures of the logo: a library that draws would have to be built before anybody sees a table, so that they
/// were drawn beforehand, by `UPDATE_DATA=1 cargo test -p xtask icons`.
const TOUCH: &[u8] = include_bytes!("../icons/icon-180.png");
const SMALL: &[u8] = include_bytes!("../icons/icon-192.png");
const LARGE: &[u8] = include_bytes!("../icons/icon-512.png");
const FULL: &[u8] = include_bytes!("../icons/icon-full-512.png");

impl Icons {
    /// All of them.
    pub(crate) fn all() -> Self {
        let vector = File::hashed("icon", "svg", faces::logo());
        let touch = File::hashed("icon-180", "png", TOUCH);
        let small = File::hashed("icon-192", "png", SMALL);
        let large = File::hashed("icon-512", "png", LARGE);
        let full = File::hashed("icon-full-512", "png", FULL);
        let listed = [
            (&vector, "any", "image/svg+xml", "any"),
            (&small, "192x192", "image/png", "any"),
            (&large, "512x512", "image/png", "any"),
            (&full, "512x512", "image/png", "maskable"),
        ];
        let mut list = String::new();
        for (file, sizes, kind, purpose) in listed {
            let comma = if list.is_empty() { "" } else { "," };
            let name = &file.name;
            let _ = write!(
                list,
                r#"{comma}
    {{ "src": "{name}", "sizes": "{sizes}", "type": "{kind}", "purpose": "{purpose}" }}"#
            );
        }
        let (icon, of_touch) = (vector.name.clone(), touch.name.clone());
        let files = vec![vector, touch, small, large, full];
        Self { files, vector: icon, touch: of_touch, manifest: format!("[{list}\n  ]") }
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::Path};

    use resvg::{
        tiny_skia::{Pixmap, Transform},
        usvg::{Options, Tree},
    };

    use super::*;

    /// How far a channel may be off: other processors round otherwise.
    const SHADE: u8 = 4;

    /// A square picture of a drawing.
    fn paint(drawing: &str, side: u16) -> Pixmap {
        let tree = Tree::from_str(drawing, &Options::default()).unwrap();
        let mut picture = Pixmap::new(side.into(), side.into()).unwrap();
        let scale = |length: f32| f32::from(side) / length;
        let transform = Transform::from_scale(scale(tree.size().width()), scale(tree.size().height()));
        resvg::render(&tree, transform, &mut picture.as_mut());
        picture
    }

    fn are_alike(one: &Pixmap, other: &Pixmap) -> bool {
        let mut channels = one.data().iter().zip(other.data());
        one.width() == other.width()
            && one.height() == other.height()
            && channels.all(|(one, other)| one.abs_diff(*other) <= SHADE)
    }

    #[test]
    fn the_pictures_are_of_the_logo_as_it_is_now() {
        let (logo, maskable) = (faces::logo(), faces::maskable_logo());
        for (name, drawing, side, picture) in [
            ("icon-180", &maskable, 180, TOUCH),
            ("icon-192", &logo, 192, SMALL),
            ("icon-512", &logo, 512, LARGE),
            ("icon-full-512", &maskable, 512, FULL),
        ] {
            let drawn = paint(drawing, side);
            if env::var_os("UPDATE_DATA").is_some() {
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("icons").join(name);
                fs::write(path.with_extension("png"), drawn.encode_png().unwrap()).unwrap();
            } else {
                let kept = Pixmap::decode_png(picture).unwrap();
                assert!(are_alike(&drawn, &kept), "{name} (UPDATE_DATA=1 draws it anew; look at it)");
            }
        }
    }

    #[test]
    fn an_icon_is_no_empty_square() {
        let picture = Pixmap::decode_png(TOUCH).unwrap();
        let first = picture.pixels()[0];
        assert_eq!(first.alpha(), 255, "it fills its square");
        assert!(picture.pixels().iter().any(|pixel| *pixel != first), "there is something on it");
    }

    #[test]
    fn the_manifest_lists_files_that_are_there() {
        let icons = Icons::all();
        let list: serde_json::Value = serde_json::from_str(&icons.manifest).unwrap();
        for icon in list.as_array().unwrap() {
            assert!(icons.files.iter().any(|file| file.name == icon["src"]), "{icon}");
        }
    }
}
