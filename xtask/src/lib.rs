//! Builds the page: from the crate `web` to a folder that any host can serve, or that `kook` carries inside itself.
//!
//! `cargo xtask web` and `cargo play` are thin commands over this library, and so are the browser tests, so that what
//! is tested is what is given to players.
#![forbid(unsafe_code)]
#![allow(clippy::print_stderr, reason = "a developer's tool tells how far it is")]

mod bind;
mod commands;
mod finish;
mod icons;
mod pack;
mod page;
mod parts;
mod show;
mod system;
mod wasm;

use std::{
    env,
    path::{Path, PathBuf},
};

pub use bind::{Bound, bind};
pub use commands::run;
pub use finish::Finish;
pub use page::{Page, Weighed, build_page};
pub use parts::{Apart, Part, take_apart};
pub use system::{install, runs};
pub use wasm::{Way, build_wasm};

/// The folders of this repository.
#[derive(Clone, Debug)]
pub struct Places {
    /// The root of the workspace.
    pub root: PathBuf,
    /// Where cargo puts what it builds for this machine.
    pub target: PathBuf,
}

impl Places {
    /// The workspace that this was built in.
    #[must_use]
    pub fn here() -> Self {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = manifest.parent().unwrap_or(manifest).to_owned();
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
        Self { root, target }
    }

    /// Where the finished page lies; `kook` looks for the one that is given out there when it is built.
    #[must_use]
    pub fn page(&self, finish: Finish) -> PathBuf {
        self.root.join("target").join(finish.profile())
    }

    /// Where cargo builds WebAssembly: a folder of its own, so that neither build disturbs the other.
    #[must_use]
    pub fn wasm(&self) -> PathBuf {
        self.target.join("wasm")
    }
}

/// Tells the developer what goes on.
pub(crate) fn say(line: &str) {
    eprintln!("{:>12} {line}", "Kookaburra");
}
