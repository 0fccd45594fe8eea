//! The icons of the page, of the tab and of the home screen.

use anyhow::Result;

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
    let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#1f3d33"/></svg>"##;
    let vector = File::hashed("icon", "svg", svg);
    let name = vector.name.clone();
    let manifest = format!(r#"[{{ "src": "{name}", "sizes": "any", "type": "image/svg+xml" }}]"#);
    Ok(Icons { files: vec![vector], vector: name.clone(), touch: name, manifest })
}
