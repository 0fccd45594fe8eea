//! The saved match in the player's own folder: written whole after every action, read back by `--resume`.
//!
//! A save that can't be read is set aside under another name, never overwritten; an earlier game that a new one takes
//! the place of is kept as `previous.json`.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use directories::ProjectDirs;
use players::Level;
use serde::{Deserialize, Serialize};
use table::{Record, Seat};

use super::Company;
use crate::games::AnySession;

const FORMAT: &str = "kookaburra-save/2";
const FILE: &str = "game.json";
const PREVIOUS: &str = "previous.json";
/// Names the folder, for tests and for those who keep their games elsewhere.
const FOLDER_VARIABLE: &str = "KOOKABURRA_DATA";

/// A match as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Save {
    format: String,
    /// Who came to the table, who sits where, who has won.
    pub(super) company: Company,
    pub(super) seed: String,
    /// How well the others play.
    pub(super) level: String,
    pub(super) game: u32,
    /// Whether packs are cut.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) cut: bool,
    /// Who deals first in this game, if that was settled before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<Seat>,
    /// The game so far; it says which game it is.
    pub(crate) record: Record,
}

impl Save {
    pub(crate) fn new(company: Company, seed: String, game: u32, record: Record) -> Self {
        let level = Level::Club.name().to_owned();
        Self { format: FORMAT.to_owned(), company, seed, level, game, cut: false, first: None, record }
    }

    /// Reads a match; `None` if the text is none.
    pub(crate) fn read(text: &[u8]) -> Option<Self> {
        serde_json::from_slice::<Self>(text).ok().filter(|save| save.format == FORMAT)
    }
}

/// What lies in the folder.
pub(crate) enum Found {
    /// No game.
    Nothing,
    /// A game.
    Game(Box<AnySession>),
    /// A file that is no game, now under another name.
    Damaged(PathBuf),
    /// A file that is no game and can't be moved, or can't be read.
    Unreadable(io::Error),
}

/// The folder of saved games.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    folder: PathBuf,
    /// A file lies where the game is kept that can be neither read nor moved: nothing is written over it.
    blocked: bool,
}

impl Store {
    /// The player's folder: what the variable `KOOKABURRA_DATA` says, or where the system keeps such things.
    pub(crate) fn of_player() -> Self {
        let named = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from);
        let usual = || ProjectDirs::from("", "", "kookaburra").map(|dirs| dirs.data_dir().to_owned());
        Self::at(&named.or_else(usual).unwrap_or_else(|| PathBuf::from(".kookaburra")))
    }

    /// A folder of one's own choice.
    pub(crate) fn at(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), blocked: false }
    }

    /// Where the game is kept.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Looks for a saved game.
    pub(crate) fn find(&mut self) -> Found {
        let found = self.look();
        self.blocked = matches!(found, Found::Unreadable(_));
        found
    }

    fn look(&self) -> Found {
        let text = match fs::read(self.file()) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Found::Nothing,
            Err(error) => return Found::Unreadable(error),
        };
        let game = Save::read(&text).and_then(|save| AnySession::resume(save).ok());
        match game {
            Some(session) => Found::Game(Box::new(session)),
            None => self.set_aside().map_or_else(Found::Unreadable, Found::Damaged),
        }
    }

    /// Makes room for a new game: an earlier one is kept under another name.
    pub(crate) fn make_room(&mut self) -> Found {
        let found = self.find();
        if let Found::Game(_) = &found
            && let Err(error) = fs::rename(self.file(), self.folder.join(PREVIOUS))
        {
            self.blocked = true;
            return Found::Unreadable(error);
        }
        found
    }

    /// Gives the file a name that nothing has yet.
    fn set_aside(&self) -> io::Result<PathBuf> {
        let name = |n: u32| self.folder.join(format!("damaged-{n}.json"));
        let free = (1..).map(name).find(|path| !path.exists());
        let free = free.ok_or(io::ErrorKind::AlreadyExists)?;
        fs::rename(self.file(), &free)?;
        Ok(free)
    }

    /// Writes a game: first beside the old one, then in its place, so that one of them is always whole.
    pub(crate) fn write(&self, save: &Save) -> io::Result<()> {
        if self.blocked {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fs::create_dir_all(&self.folder)?;
        let beside = self.folder.join(format!("{FILE}.new"));
        fs::write(&beside, serde_json::to_vec(save)?)?;
        fs::rename(&beside, self.file())
    }
}

/// A path as players read it: with `~` for their own folder.
pub(crate) fn short(path: &Path) -> String {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    match home.and_then(|home| path.strip_prefix(home).ok().map(Path::to_owned)) {
        Some(rest) => format!("~/{}", rest.display()),
        None => path.display().to_string(),
    }
}
