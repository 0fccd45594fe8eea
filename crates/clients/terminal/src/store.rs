//! The saved match in the player's own folder: each entry of its log is appended as it comes, read back by `--resume`.
//!
//! One program at a time plays in a folder: it holds a lock there, which the system lets go whatever becomes of it. A
//! save that can't be gone on with is set aside under a name that says what it is, never overwritten; an earlier game
//! that a new one takes the place of is saved as `previous.jsonl`.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
};

use card_match::{AnyMatch, Match, MatchGame, NotRead};
use directories::ProjectDirs;
use table::Seq;
use texts::Texts;

use crate::{
    finished::{self, Kept},
    system_error, whole,
};

const FILE: &str = "game.jsonl";
/// Where versions before the log kept a game.
const OLD_FILE: &str = "game.json";
const PREVIOUS: &str = "previous.jsonl";
const OLD_PREVIOUS: &str = "previous.json";
const LOCK: &str = "lock";
/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".game-";
/// Name the folder, for tests and for those who keep their games elsewhere: the first that is set. The second is what
/// it was called before it was one with that of `kook serve`.
const FOLDER_VARIABLES: [&str; 2] = ["KOOK_DATA", "KOOKABURRA_DATA"];

/// The player's folder: what the variable `KOOK_DATA` says, or where the system keeps such things.
#[must_use]
pub fn player_folder() -> PathBuf {
    let said = |name: &str| std::env::var_os(name).filter(|folder| !folder.is_empty());
    let named = FOLDER_VARIABLES.into_iter().find_map(said).map(PathBuf::from);
    let usual = || ProjectDirs::from("", "", "kookaburra").map(|dirs| dirs.data_dir().to_owned());
    named.or_else(usual).unwrap_or_else(|| PathBuf::from(".kookaburra"))
}

/// Where a match may lie in the player's folder: first the one that is gone on with, in the form of this version and in
/// the one before.
pub const MATCH_FILES: [&str; 4] = [FILE, OLD_FILE, PREVIOUS, OLD_PREVIOUS];

/// The player's folder, as long as no other program plays there: it can't begin to while this is held.
#[derive(Debug)]
pub struct HeldFolder(Store);

impl HeldFolder {
    /// Takes the player's folder; nothing if another program plays there.
    #[must_use]
    pub fn take() -> Option<Self> {
        let mut store = Store::of_player();
        store.take(true).then_some(Self(store))
    }

    /// The folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.folder()
    }
}

/// What lies in the folder.
pub(crate) enum Found {
    /// No game.
    Nothing,
    /// A game.
    Game(Box<AnyMatch>),
    /// A file that is no game to go on with.
    NotRead(NotRead),
    /// A file that can't be read.
    Unreadable(io::Error),
}

/// What became of what lay in the folder when room was made for a new game.
pub(crate) enum Room {
    /// There was a game or nothing; an earlier game has been saved.
    Made,
    /// There was no game to go on with: it has this name now.
    SetAside(NotRead, PathBuf),
    /// It can't be read or not be moved: nothing is written over it.
    Blocked(io::Error),
}

/// The folder of saved games.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    folder: PathBuf,
    /// A file lies where the game is saved that can be neither read nor moved: nothing is written over it.
    blocked: bool,
    /// The length of the log that lies there, as far as is known here; nothing if none does.
    length: Option<u64>,
    /// The number of the next entry that goes there; nothing before the match is written for the first time.
    next: Option<Seq>,
    /// The number of the next entry of the match that was read there: as long as nothing happens nothing is written,
    /// whatever version has kept it.
    read: Option<Seq>,
    /// Held as long as a game is played here.
    lock: Option<Arc<File>>,
    /// Whether games that are over are saved beside the match, too.
    keeps_games: bool,
    /// The last game that was.
    kept: Option<Kept>,
}

impl Store {
    /// The player's folder.
    pub(crate) fn of_player() -> Self {
        Self { keeps_games: true, ..Self::at(&player_folder()) }
    }

    /// A folder of one's own choice.
    pub(crate) fn at(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            blocked: false,
            length: None,
            next: None,
            read: None,
            lock: None,
            keeps_games: false,
            kept: None,
        }
    }

    /// The folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the game is saved; where it was kept by an earlier version, if it lies there.
    pub(crate) fn file(&self) -> PathBuf {
        let (file, old) = (self.log(), self.folder.join(OLD_FILE));
        if !file.exists() && old.exists() { old } else { file }
    }

    /// Where the game is written.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Takes the folder for a game, and makes it for a new one; false if another program plays there. Nothing stands in
    /// the way where there is no folder, or nothing can be written, or the system knows no locks: even then each file
    /// is written whole.
    pub(crate) fn take(&mut self, new_game: bool) -> bool {
        if new_game {
            // Where it can't be made, the player is told when the game is to be saved.
            let _ = fs::create_dir_all(&self.folder);
        }
        let mut options = File::options();
        let Ok(file) = options.create(true).truncate(false).write(true).open(self.folder.join(LOCK)) else {
            return true;
        };
        match file.try_lock() {
            Ok(()) => {
                self.sweep();
                self.lock = Some(Arc::new(file));
                true
            }
            Err(TryLockError::WouldBlock) => false,
            Err(TryLockError::Error(_)) => true,
        }
    }

    /// Takes away what a program left behind that ended while it wrote.
    fn sweep(&self) {
        for file in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if file.file_name().to_string_lossy().starts_with(BEING_WRITTEN) {
                // What can't be taken away does no harm.
                let _ = fs::remove_file(file.path());
            }
        }
    }

    /// Looks for a saved game. Whatever there is stays as it is.
    pub(crate) fn find(&mut self) -> Found {
        let file = self.file();
        let text = match fs::read(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Found::Nothing,
            Err(error) => return Found::Unreadable(error),
        };
        self.length = (file == self.log()).then_some(text.len() as u64);
        match AnyMatch::read(&text) {
            Ok(game) => {
                self.read = Some(game.next_seq());
                Found::Game(Box::new(game))
            }
            Err(not) => Found::NotRead(not),
        }
    }

    /// Makes room for a new game: what was there is kept under another name.
    pub(crate) fn make_room(&mut self) -> Room {
        let room = match self.find() {
            Found::Nothing => Ok(Room::Made),
            Found::Game(_) => self.keep_as_previous().map(|()| Room::Made),
            Found::NotRead(kind) => self.set_aside(kind).map(|path| Room::SetAside(kind, path)),
            Found::Unreadable(error) => Err(error),
        };
        (self.length, self.read) = (None, None);
        room.unwrap_or_else(|error| {
            self.blocked = true;
            Room::Blocked(error)
        })
    }

    /// Gives a game a name under which the next one does not meet it.
    fn keep_as_previous(&self) -> io::Result<()> {
        let file = self.file();
        let old = file.extension().is_some_and(|extension| extension == "json");
        fs::rename(file, self.folder.join(if old { OLD_PREVIOUS } else { PREVIOUS }))
    }

    /// Gives the file a name that says what it is, and that nothing has yet.
    fn set_aside(&self, kind: NotRead) -> io::Result<PathBuf> {
        let kind = match kind {
            NotRead::Newer => "newer",
            NotRead::Older => "older",
            NotRead::Damaged => "damaged",
        };
        let name = |n: u32| self.folder.join(format!("{kind}-{n}.json"));
        let free = (1..).map(name).find(|path| !path.exists());
        let free = free.ok_or(io::ErrorKind::AlreadyExists)?;
        fs::rename(self.file(), &free)?;
        Ok(free)
    }

    /// Keeps a match: what is new of it is appended to what lies there.
    ///
    /// # Errors
    /// It can't be written, or somebody else has written there.
    pub(crate) fn keep<G: MatchGame>(&mut self, game: &Match<G>) -> io::Result<()> {
        if self.blocked {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let next = game.log().next_seq();
        if self.next.or(self.read) == Some(next) {
            return Ok(());
        }
        self.check_alone()?;
        let length = match (self.next, self.length) {
            (Some(known), Some(length)) if known < next => self.append(length, &game.lines_from(known))?,
            _ => self.write_whole(&game.to_text())?,
        };
        (self.next, self.length) = (Some(next), Some(length));
        if self.keeps_games { finished::keep(&self.folder, game, &mut self.kept) } else { Ok(()) }
    }

    /// Whether nobody else has written there.
    fn check_alone(&self) -> io::Result<()> {
        let there = match fs::metadata(self.log()) {
            Ok(file) => Some(file.len()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if there == self.length { Ok(()) } else { Err(io::ErrorKind::ResourceBusy.into()) }
    }

    /// Appends lines to a file of a known length, and lets them last.
    fn append(&self, length: u64, lines: &str) -> io::Result<u64> {
        let mut file = File::options().append(true).open(self.log())?;
        let written = file.write_all(lines.as_bytes()).and_then(|()| file.sync_data());
        if let Err(error) = written {
            // Half a line is no entry: the file is as it was, as far as it can be.
            let _ = file.set_len(length);
            return Err(error);
        }
        Ok(length + lines.len() as u64)
    }

    /// Writes a whole match. What an earlier version kept has then become this.
    fn write_whole(&self, text: &str) -> io::Result<u64> {
        fs::create_dir_all(&self.folder)?;
        whole::write_whole(&self.log(), text, BEING_WRITTEN)?;
        if self.length.is_none() {
            // Where it can't be taken away, it is met no more as long as the log lies there.
            let _ = fs::remove_file(self.folder.join(OLD_FILE));
        }
        Ok(text.len() as u64)
    }
}

/// That a game could not be saved, in a sentence.
pub(crate) fn unsaved(texts: Texts, error: &io::Error) -> String {
    texts.format("note-unsaved", &[("error", system_error(texts, error).into())])
}

/// A path as players read it: with `~` for their own folder.
#[must_use]
pub fn short(path: &Path) -> String {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    match home.and_then(|home| path.strip_prefix(home).ok().map(Path::to_owned)) {
        Some(rest) => format!("~/{}", rest.display()),
        None => path.display().to_string(),
    }
}

#[cfg(test)]
mod tests;
