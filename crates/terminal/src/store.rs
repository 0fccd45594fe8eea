//! The saved match in the player's own folder: written whole after every action, read back by `--resume`.
//!
//! One program at a time plays in a folder: it holds a lock there, which the system lets go whatever becomes of it. A save
//! that can't be gone on with is set aside under a name that says what it is, never overwritten; an earlier game that a new
//! one takes the place of is kept as `previous.json`.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use directories::ProjectDirs;
use session::{AnySession, NotRead, Save};
use texts::Texts;

use crate::system_error;

const FILE: &str = "game.json";
const PREVIOUS: &str = "previous.json";
const LOCK: &str = "lock";
/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".game-";
/// Names the folder, for tests and for those who keep their games elsewhere.
const FOLDER_VARIABLE: &str = "KOOKABURRA_DATA";

/// What lies in the folder.
pub(crate) enum Found {
    /// No game.
    Nothing,
    /// A game.
    Game(Box<AnySession>),
    /// A file that is no game to go on with.
    NotRead(NotRead),
    /// A file that can't be read.
    Unreadable(io::Error),
}

/// What became of what lay in the folder when room was made for a new game.
pub(crate) enum Room {
    /// There was a game or nothing; an earlier game has been kept.
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
    /// A file lies where the game is kept that can be neither read nor moved: nothing is written over it.
    blocked: bool,
    /// Held as long as a game is played here.
    lock: Option<Arc<File>>,
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
        Self { folder: folder.to_owned(), blocked: false, lock: None }
    }

    /// The folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the game is kept.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Takes the folder for a game, and makes it for a new one; false if another program plays there. Nothing stands in the
    /// way where there is no folder, or nothing can be written, or the system knows no locks: even then each file is
    /// written whole.
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
    pub(crate) fn find(&self) -> Found {
        let text = match fs::read(self.file()) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Found::Nothing,
            Err(error) => return Found::Unreadable(error),
        };
        match Save::read(&text).and_then(|save| AnySession::resume(save).ok()) {
            Some(session) => Found::Game(Box::new(session)),
            None => Found::NotRead(NotRead::of(&text)),
        }
    }

    /// Makes room for a new game: what was there is kept under another name.
    pub(crate) fn make_room(&mut self) -> Room {
        let room = match self.find() {
            Found::Nothing => Ok(Room::Made),
            Found::Game(_) => fs::rename(self.file(), self.folder.join(PREVIOUS)).map(|()| Room::Made),
            Found::NotRead(kind) => self.set_aside(kind).map(|path| Room::SetAside(kind, path)),
            Found::Unreadable(error) => Err(error),
        };
        room.unwrap_or_else(|error| {
            self.blocked = true;
            Room::Blocked(error)
        })
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

    /// Writes a game: first beside the old one, under a name of its own, then in its place, so that one of them is always
    /// whole, also when the machine stops in between.
    pub(crate) fn write(&self, save: &Save) -> io::Result<()> {
        if self.blocked {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fs::create_dir_all(&self.folder)?;
        let mut beside = tempfile::Builder::new().prefix(BEING_WRITTEN).tempfile_in(&self.folder)?;
        beside.write_all(&serde_json::to_vec(save)?)?;
        beside.as_file().sync_all()?;
        beside.persist(self.file()).map_err(|failed| failed.error)?;
        sync_folder(&self.folder)
    }
}

/// Lets a new name in a folder last.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Where folders can't be opened, the system sees to it.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// That a game could not be saved, in a sentence.
pub(crate) fn unsaved(texts: Texts, error: &io::Error) -> String {
    texts.format("note-unsaved", &[("error", system_error(texts, error).into())])
}

/// A path as players read it: with `~` for their own folder.
pub(crate) fn short(path: &Path) -> String {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    match home.and_then(|home| path.strip_prefix(home).ok().map(Path::to_owned)) {
        Some(rest) => format!("~/{}", rest.display()),
        None => path.display().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Phase;

    use super::*;
    use crate::testing::{self, Script, session, store};

    /// Plays as hints advise until some tricks are over.
    fn after_tricks(tricks: u8) -> ::session::Session<five_hundred::Rules> {
        let mut session = session("quebec-2", 8);
        testing::play_until(&mut session, |session| session.view().tricks_played == tricks);
        session
    }

    #[test]
    fn a_saved_game_goes_on_where_it_was() {
        let (_folder, store) = store();
        let mut session = after_tricks(3);
        store.write(&session.save()).unwrap();
        let Found::Game(again) = store.find() else { panic!("no game") };
        let AnySession::FiveHundred(mut again) = *again else { panic!("another game") };
        assert_eq!(again.view(), session.view());
        for session in [&mut session, &mut again] {
            testing::play_until(session, |session| session.finished_hands().len() == 1);
        }
        assert_eq!(again.save(), session.save());
    }

    /// What lies in a folder, by name.
    fn names(folder: &Path) -> Vec<String> {
        let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_damaged_save_is_set_aside_and_never_overwritten() {
        let (folder, mut store) = store();
        let mut texts = vec!["no game at all".to_owned(), "{\"format\": \"kookaburra-save/2\"}".to_owned()];
        // An illegal action inside is damage too.
        let mut session = session("australian-4", 1);
        testing::play_until(&mut session, |session| session.view().phase == Some(Phase::Play));
        texts.push(serde_json::to_string(&session.save()).unwrap().replacen("pass", "10NT", 1));
        for text in texts {
            std::fs::write(store.file(), &text).unwrap();
            assert!(matches!(store.find(), Found::NotRead(NotRead::Damaged)));
            assert_eq!(std::fs::read_to_string(store.file()).unwrap(), text, "looking changes nothing");
            let Room::SetAside(NotRead::Damaged, path) = store.make_room() else { panic!("not noticed") };
            assert_eq!(std::fs::read_to_string(path).unwrap(), text);
        }
        assert_eq!(names(folder.path()), ["damaged-1.json", "damaged-2.json", "damaged-3.json"]);
    }

    #[test]
    fn a_game_of_another_version_is_named_as_what_it_is() {
        let (folder, mut store) = store();
        let save = Script::new("australian-4", 0, "7H").deal().session(0).save();
        let text = serde_json::to_string(&save).unwrap();
        for (to, kind) in [("save/3", NotRead::Newer), ("save/1", NotRead::Older)] {
            let text = text.replace("save/2", to);
            std::fs::write(store.file(), &text).unwrap();
            assert!(matches!(store.find(), Found::NotRead(found) if found == kind));
            let Room::SetAside(_, path) = store.make_room() else { panic!("not noticed") };
            assert_eq!(std::fs::read_to_string(path).unwrap(), text);
        }
        assert_eq!(names(folder.path()), ["newer-1.json", "older-1.json"]);
    }

    #[test]
    fn an_earlier_game_is_kept_when_a_new_one_begins() {
        let (folder, mut store) = store();
        let session = Script::new("australian-4", 0, "7H").deal().session(0);
        store.write(&session.save()).unwrap();
        assert_eq!(names(folder.path()), ["game.json"], "nothing is left behind");
        assert!(matches!(store.make_room(), Room::Made));
        assert_eq!(names(folder.path()), ["previous.json"]);
        assert!(matches!(store.find(), Found::Nothing));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_written_over() {
        let (_folder, mut store) = store();
        std::fs::create_dir(store.file()).unwrap();
        assert!(matches!(store.find(), Found::Unreadable(_)));
        assert!(matches!(store.make_room(), Room::Blocked(_)));
        let session = Script::new("australian-4", 0, "7H").deal().session(0);
        assert!(store.write(&session.save()).is_err());
    }

    #[test]
    fn one_program_at_a_time_plays_in_a_folder() {
        let (folder, mut store) = store();
        std::fs::write(folder.path().join(".game-left"), "half").unwrap();
        assert!(store.take(true));
        assert_eq!(names(folder.path()), ["lock"], "what was half written is swept away");
        let mut other = Store::at(folder.path());
        assert!(!other.take(true));
        // Whoever holds a copy plays on.
        let copy = store.clone();
        drop(store);
        assert!(!other.take(true));
        drop(copy);
        assert!(other.take(false));
        let none = folder.path().join("none");
        assert!(Store::at(&none).take(false) && !none.exists(), "nothing is made to look for a game");
        let mut new = Store::at(&none);
        assert!(new.take(true) && !Store::at(&none).take(false));
    }

    #[test]
    fn who_reads_while_others_write_sees_whole_games_only() {
        const WRITERS: u32 = 4;
        const WRITES: usize = 60;
        let (folder, store) = store();
        // Of different lengths, so that a mixture of two would be noticed.
        let saves: Vec<Save> = (0..WRITERS as u8).map(|tricks| after_tricks(2 * tricks).save()).collect();
        store.write(&saves[0]).unwrap();
        let at_work = std::sync::atomic::AtomicU32::new(WRITERS);
        let seen = std::thread::scope(|scope| {
            for save in &saves {
                scope.spawn(|| {
                    let store = Store::at(folder.path());
                    (0..WRITES).for_each(|_| store.write(save).unwrap());
                    at_work.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
                });
            }
            let mut seen = 0;
            while at_work.load(std::sync::atomic::Ordering::Relaxed) > 0 {
                let text = std::fs::read(store.file()).unwrap();
                assert!(Save::read(&text).is_some_and(|save| saves.contains(&save)), "a torn file");
                seen += 1;
            }
            seen
        });
        assert!(seen > 0);
        assert_eq!(names(folder.path()), ["game.json"]);
    }
}
