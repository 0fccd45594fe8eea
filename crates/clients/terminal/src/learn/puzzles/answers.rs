//! Somebody's answers to puzzles, saved in their own folder: a line each, and lines are only added.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use learning::solved::{Answer, Record};
use texts::Texts;

use crate::{store::short, system_error, whole::append_line};

const FILE: &str = "answers.jsonl";

/// The answers with the file that keeps them.
pub(super) struct Answers {
    path: PathBuf,
    texts: Texts,
    pub(super) record: Record,
    /// Something lies there that can't be read at all: nothing is added to it.
    unread: bool,
}

impl Answers {
    /// Reads what lies in a folder; nothing was answered yet where nothing does.
    pub(super) fn open(folder: &Path, texts: Texts) -> Self {
        let path = folder.join(FILE);
        let (bytes, unread) = match fs::read(&path) {
            Ok(bytes) => (bytes, false),
            Err(error) => (Vec::new(), error.kind() != io::ErrorKind::NotFound),
        };
        let record = Record::read(&String::from_utf8_lossy(&bytes));
        Self { path, texts, record, unread }
    }

    /// What can't be read, in a sentence, if something can't.
    pub(super) fn damage(&self) -> Option<String> {
        let path = || ("path", short(&self.path).into());
        if self.unread {
            return Some(self.texts.format("puzzle-unread", &[path()]));
        }
        let count = ("count", self.record.unread.into());
        (self.record.unread > 0).then(|| self.texts.format("puzzle-damaged", &[count, path()]))
    }

    /// Adds an answer; a sentence if it can't be saved.
    pub(super) fn add(&mut self, answer: Answer) -> Option<String> {
        let saved = if self.unread { Ok(()) } else { self.append(&answer) };
        self.record.answers.push(answer);
        let error = saved.err()?;
        Some(self.texts.format("puzzle-unsaved", &[("error", system_error(self.texts, &error).into())]))
    }

    fn append(&self, answer: &Answer) -> io::Result<()> {
        let line = answer.to_line().map_err(io::Error::other)?;
        append_line(&self.path, &line)
    }
}
