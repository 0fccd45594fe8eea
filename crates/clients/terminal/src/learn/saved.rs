//! What somebody has learnt, saved in their own folder.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use learning::course::{Day, Progress};
use texts::Texts;

use crate::{store::short, system_error, whole::write_whole};

/// Where in the player's folder it is saved: [`Progress`] as JSON.
pub const FILE: &str = "learnt.json";
/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".learnt-";

/// The learner's progress with the file that keeps it.
pub(super) struct Saved {
    path: PathBuf,
    texts: Texts,
    progress: Progress,
    /// Something lies there that can't be read: nothing is written over it.
    damaged: bool,
}

impl Saved {
    /// Reads what lies in a folder; nothing is learnt yet where nothing does.
    pub(super) fn open(folder: &Path, texts: Texts) -> Self {
        let path = folder.join(FILE);
        let read = match fs::read_to_string(&path) {
            Ok(text) => serde_json::from_str(&text).ok(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Some(Progress::default()),
            Err(_) => None,
        };
        let damaged = read.is_none();
        Self { path, texts, progress: read.unwrap_or_default(), damaged }
    }

    /// The progress.
    pub(super) const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// That it can't be read, in a sentence, if so.
    pub(super) fn damage(&self) -> Option<String> {
        let args = [("path", short(&self.path).into())];
        self.damaged.then(|| self.texts.format("teach-damaged", &args))
    }

    /// Saves that a lesson was done; a sentence if that can't be. Another program may have saved something meanwhile.
    pub(super) fn done(&mut self, lesson: &str, today: Day, missed: bool) -> Option<String> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        let mut now = Self::open(folder, self.texts);
        now.progress.done(lesson, today, missed);
        if let Some(damage) = now.damage() {
            return Some(damage);
        }
        let written = fs::create_dir_all(folder).and_then(|()| {
            let text = serde_json::to_string(&now.progress).map_err(io::Error::other)?;
            write_whole(&self.path, &text, BEING_WRITTEN)
        });
        self.progress = now.progress;
        let error = written.err()?;
        Some(self.texts.format("teach-unsaved", &[("error", system_error(self.texts, &error).into())]))
    }
}
