//! The backups that lie in the player's folder itself: what was kept last, and what a restore can be undone with.

use std::{
    fs,
    path::{Path, PathBuf},
};

use kookaburra::backup::{Contents, read, write};

use super::PROGRAM;
use crate::Failure;

/// How the name of a file begins that is being written.
pub(super) const BEING_WRITTEN: &str = ".backup-";

/// What becomes of files: each gets a content or is taken away.
pub(super) type Changes = Vec<(PathBuf, Option<Vec<u8>>)>;

/// A backup in the player's folder.
#[derive(Clone, Copy)]
pub(super) enum Remembered {
    /// What was kept at the last backup or restore.
    Last,
    /// What was kept before the last restore.
    Before,
    /// What was kept right after it.
    After,
}

impl Remembered {
    fn path(self, folder: &Path) -> PathBuf {
        folder.join("backup").join(match self {
            Self::Last => "last.gz",
            Self::Before => "before.gz",
            Self::After => "after.gz",
        })
    }

    /// Reads it; nothing if it isn't there, or is damaged.
    pub(super) fn read(self, folder: &Path) -> Option<Contents> {
        read(&fs::read(self.path(folder)).ok()?).ok().map(|backup| backup.contents)
    }

    /// How it is written.
    pub(super) fn write(self, folder: &Path, contents: &Contents, now: u64) -> Result<Changes, Failure> {
        Ok(vec![(self.path(folder), Some(write(contents, now, PROGRAM)?))])
    }

    /// How it is taken away.
    pub(super) fn forget(self, folder: &Path) -> (PathBuf, Option<Vec<u8>>) {
        (self.path(folder), None)
    }
}
