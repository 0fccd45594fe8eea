//! How much work goes into a page: some to see the table soon, all of it to give the page out.

use std::{io, path::Path};

use anyhow::Result;

use crate::{
    bind::{shorten, shrink},
    pack::File,
};

/// How much work goes into a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// Compiled quickly and left as it is: to be played on this machine.
    Quick,
    /// As small as can be: what is given out, and what is tested.
    Full,
}

impl Finish {
    /// The profile of cargo that compiles it.
    pub(crate) const fn profile(self) -> &'static str {
        match self {
            Self::Quick => "web-quick",
            Self::Full => "web",
        }
    }

    /// Gives short names to what a module and its JavaScript take from each other, if that is wanted.
    pub(crate) fn shorten(self, script: &Path, wasm: &Path) -> Result<()> {
        match self {
            Self::Quick => Ok(()),
            Self::Full => shorten(script, wasm),
        }
    }

    /// Makes a module smaller, if that is wanted.
    pub(crate) fn shrink(self, wasm: &Path) -> Result<()> {
        match self {
            Self::Quick => Ok(()),
            Self::Full => shrink(wasm),
        }
    }

    /// Writes a file into the folder, with packed copies if they are wanted.
    pub(crate) fn write(self, file: &File, folder: &Path) -> io::Result<()> {
        match self {
            Self::Quick => file.write(folder),
            Self::Full => file.write_packed(folder),
        }
    }
}
