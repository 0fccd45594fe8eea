//! Where the key of somebody at a table or a club is saved: with it they come back as who they were.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use online_client::{ClubLink, Link, Origin};
use table::Seq;

/// The place of that key in the player's folder.
pub(super) struct Keeping(PathBuf);

/// The key and name with which somebody comes back.
pub(super) struct Saved {
    pub(super) key: String,
    pub(super) name: String,
    /// What else is saved, in a line: the last entry of a table that they were told of, or what a member of a club
    /// keeps of it.
    pub(super) more: Option<String>,
}

impl Saved {
    /// The last entry of a table that they were told of.
    pub(super) fn since(&self) -> Option<Seq> {
        self.more.as_ref()?.parse().ok().map(Seq)
    }
}

/// A text as part of the name of a file.
fn in_a_file_name(text: &str) -> String {
    text.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect()
}

impl Keeping {
    pub(super) fn of(link: &Link) -> Self {
        Self(terminal::player_folder().join("tables").join(&link.code))
    }

    /// That of whoever sits down at a table of a server where they have sat before: all their tables there know them by
    /// one key.
    pub(super) fn of_server(origin: &Origin) -> Self {
        Self(terminal::player_folder().join("servers").join(in_a_file_name(&origin.to_string())))
    }

    pub(super) fn of_club(link: &ClubLink) -> Self {
        Self(terminal::player_folder().join("clubs").join(&link.code))
    }

    /// That of a player with a name of their own, which is not the person’s who keeps both.
    pub(super) fn of_player(link: &ClubLink, name: &str) -> Self {
        let name = in_a_file_name(name);
        Self(terminal::player_folder().join("clubs").join(format!("{}.{name}", link.code)))
    }

    pub(super) fn read(&self) -> Option<Saved> {
        let saved = fs::read_to_string(&self.0).ok()?;
        let mut lines = saved.lines();
        let (key, name) = (lines.next()?.to_owned(), lines.next()?.to_owned());
        Some(Saved { key, name, more: lines.next().map(str::to_owned) })
    }

    pub(super) fn write(&self, saved: &Saved) -> io::Result<()> {
        fs::create_dir_all(self.0.parent().unwrap_or_else(|| Path::new("")))?;
        let Saved { key, name, more } = saved;
        let more = more.as_ref().map(|more| format!("{more}\n")).unwrap_or_default();
        terminal::write_whole(&self.0, &format!("{key}\n{name}\n{more}"), ".table-")
    }

    /// Keeps it no more.
    pub(super) fn forget(&self) {
        // A line that is missing is forgotten.
        let _ = fs::remove_file(&self.0);
    }
}
