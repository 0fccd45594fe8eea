//! The saved match in the player's own folder: written whole after every action, read back by `--resume`.
//!
//! A save that can't be read is set aside under another name, never overwritten; an earlier game that a new one takes
//! the place of is kept as `previous.json`.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use directories::ProjectDirs;
use session::{AnySession, Save};

const FILE: &str = "game.json";
const PREVIOUS: &str = "previous.json";
/// Names the folder, for tests and for those who keep their games elsewhere.
const FOLDER_VARIABLE: &str = "KOOKABURRA_DATA";

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
        let (_folder, mut store) = store();
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

    #[test]
    fn a_damaged_save_is_set_aside_and_never_overwritten() {
        let (folder, mut store) = store();
        for text in ["no game at all", "{\"format\": \"kookaburra-save/2\"}"] {
            std::fs::write(store.file(), text).unwrap();
            let Found::Damaged(path) = store.find() else { panic!("not noticed") };
            assert_eq!(std::fs::read_to_string(path).unwrap(), text);
            assert!(!store.file().exists());
        }
        // An illegal action inside is damage too.
        let mut session = session("australian-4", 1);
        testing::play_until(&mut session, |session| session.view().phase == Some(Phase::Play));
        let text = serde_json::to_string(&session.save()).unwrap().replacen("pass", "10NT", 1);
        std::fs::write(store.file(), &text).unwrap();
        let Found::Damaged(path) = store.make_room() else { panic!("not noticed") };
        assert_eq!(std::fs::read_to_string(path).unwrap(), text);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn an_earlier_game_is_kept_when_a_new_one_begins() {
        let (folder, mut store) = store();
        let session = Script::new("australian-4", 0, "7H").deal().session(0);
        store.write(&session.save()).unwrap();
        assert!(matches!(store.make_room(), Found::Game(_)));
        assert!(!store.file().exists());
        assert!(folder.path().join("previous.json").exists());
        assert!(matches!(store.find(), Found::Nothing));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_written_over() {
        let (_folder, mut store) = store();
        std::fs::create_dir(store.file()).unwrap();
        assert!(matches!(store.find(), Found::Unreadable(_)));
        let session = Script::new("australian-4", 0, "7H").deal().session(0);
        assert!(store.write(&session.save()).is_err());
    }
}
