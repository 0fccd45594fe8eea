//! What was computed of finished games, saved in the player's own folder: a line each, and lines are only added.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use learning::figures::{Book, GameFigures};
use texts::Texts;

use crate::{
    store::short,
    whole::{append_line, write_whole},
};

/// Where in the player's folder it is saved.
pub const FIGURES_FILE: &str = "figures.jsonl";
/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".figures-";

/// What was computed, with the file that keeps it.
#[derive(Clone, Debug)]
pub struct SavedFigures {
    path: PathBuf,
    book: Book,
    /// Something lies there that can't be read at all: nothing is added to it.
    unread: bool,
}

impl SavedFigures {
    /// Reads what lies in a folder; nothing is there yet where nothing lies.
    #[must_use]
    pub fn open(folder: &Path) -> Self {
        let path = folder.join(FIGURES_FILE);
        let (bytes, unread) = match fs::read(&path) {
            Ok(bytes) => (bytes, false),
            Err(error) => (Vec::new(), error.kind() != io::ErrorKind::NotFound),
        };
        Self { path, book: Book::read(&String::from_utf8_lossy(&bytes)), unread }
    }

    /// What was computed.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// What can't be read, in a sentence, if something can't.
    #[must_use]
    pub fn damage(&self, texts: Texts) -> Option<String> {
        let path = ("path", short(&self.path).into());
        if self.unread {
            return Some(texts.format("terminal-figures-unread", &[path]));
        }
        let (key, count) = match (self.book.unread, self.book.later) {
            (0, 0) => return None,
            (0, later) => ("terminal-figures-newer", later),
            (unread, _) => ("terminal-figures-damaged", unread),
        };
        Some(texts.format(key, &[("count", count.into()), path]))
    }

    /// Adds what is known of a game.
    ///
    /// # Errors
    /// It can't be written.
    pub fn add(&mut self, figures: GameFigures) -> io::Result<()> {
        if !self.unread {
            append_line(&self.path, &serde_json::to_string(&figures)?)?;
        }
        self.book.add(figures);
        Ok(())
    }

    /// Deletes what was computed. What was noted when a game ended stays: nothing else knows it.
    ///
    /// # Errors
    /// It can't be deleted.
    pub fn delete(&self) -> io::Result<()> {
        let games = self.book.games().into_iter().cloned().map(|game| GameFigures { hands: None, ..game });
        let noted = games.filter(|game| game.level.is_some() || !game.left_out.is_empty());
        let lines: serde_json::Result<Vec<String>> =
            noted.map(|game| serde_json::to_string(&game).map(|line| line + "\n")).collect();
        let lines = lines?.concat();
        if lines.is_empty() {
            return match fs::remove_file(&self.path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            };
        }
        write_whole(&self.path, &lines, BEING_WRITTEN)
    }
}
