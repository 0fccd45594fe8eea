//! Where the key of somebody at a table is kept: with it they come back as who they were.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use online_client::Link;
use table::Seq;

/// The place of that key in the player's folder.
pub(super) struct Keeping(PathBuf);

/// The key and name with which somebody comes back to a table.
pub(super) struct Kept {
    pub(super) key: String,
    pub(super) name: String,
    /// The last entry that they were told of.
    pub(super) since: Option<Seq>,
}

impl Keeping {
    pub(super) fn of(link: &Link) -> Self {
        Self(terminal::player_folder().join("tables").join(&link.code))
    }

    pub(super) fn read(&self) -> Option<Kept> {
        let kept = fs::read_to_string(&self.0).ok()?;
        let mut lines = kept.lines();
        let (key, name) = (lines.next()?.to_owned(), lines.next()?.to_owned());
        Some(Kept { key, name, since: lines.next().and_then(|seq| seq.parse().ok()).map(Seq) })
    }

    pub(super) fn write(&self, kept: &Kept) -> io::Result<()> {
        fs::create_dir_all(self.0.parent().unwrap_or_else(|| Path::new("")))?;
        let Kept { key, name, since } = kept;
        let since = since.map(|seq| format!("{}\n", seq.0)).unwrap_or_default();
        terminal::write_whole(&self.0, &format!("{key}\n{name}\n{since}"), ".table-")
    }
}
