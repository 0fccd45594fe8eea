//! Takes a program apart: what the page needs at once, and what is fetched when a player first asks for it. The places
//! where it comes apart are the functions marked `wasm_split` in the crate `web`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::Finish;

/// A program in parts.
#[derive(Clone, Debug)]
pub struct Apart {
    /// Where the part lies that is needed at once; it is yet to be bound.
    pub main: PathBuf,
    /// The module of JavaScript that fetches the others; it names the main part's script `./page.js`.
    pub loader: String,
    /// The others.
    pub parts: Vec<Part>,
}

/// A part that is fetched later.
#[derive(Clone, Debug)]
pub struct Part {
    /// The name of its file, as the loader has it.
    pub name: String,
    /// The WebAssembly.
    pub wasm: Vec<u8>,
}

/// What the main part's script calls the loader.
pub(crate) const LOADER: &str = "./parts.js";
/// What the loader calls the main part's script.
pub(crate) const SCRIPT: &str = "./page.js";

/// Takes a raw module apart, in the folder, which is emptied before.
///
/// # Errors
/// If it was linked without what this goes by.
pub fn take_apart(raw: &Path, folder: &Path, finish: Finish) -> Result<Apart> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let module = fs::read(raw).with_context(|| raw.display().to_string())?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&module);
    (options.output_dir, options.main_out_path) = (folder, &main);
    (options.link_name, options.main_module) = (LOADER, SCRIPT);
    let split = transform(options).map_err(|error| anyhow!("the page can't be taken apart: {error:#}"))?;
    let mut parts = Vec::new();
    for path in split.split_modules {
        finish.shrink(&path)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        parts.push(Part { name, wasm: fs::read(path)? });
    }
    parts.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(Apart { main, loader: fs::read_to_string(folder.join(LOADER))?, parts })
}
