//! What came of challenges, saved in the player's own folder, a line a hand: the first result of a hand counts.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use learning::challenge::{Challenge, Date, HandScore, PlayedHand, PlayedHands};
use texts::Texts;

use crate::{store::short, whole::append_line};

/// The file of the player's folder that has them.
pub const CHALLENGES_FILE: &str = "challenges.jsonl";

/// The results of one challenge, with the file that keeps them.
pub(super) struct Saved {
    path: PathBuf,
    challenge: Challenge,
    /// The date whose deal it is, and the one on which it is opened.
    dates: (Option<Date>, Date),
    /// What came of the first hands.
    pub(super) scores: Vec<HandScore>,
    /// Something lies there that can't be read: nothing is added to it.
    damaged: bool,
}

impl Saved {
    /// Reads what lies in a folder of a challenge, which is the deal of a date if it has one, and is opened today.
    pub(super) fn open(folder: &Path, challenge: &Challenge, dates: (Option<Date>, Date)) -> Self {
        let path = folder.join(CHALLENGES_FILE);
        let (text, damaged) = match fs::read_to_string(&path) {
            Ok(text) => (text, false),
            Err(error) => (String::new(), error.kind() != io::ErrorKind::NotFound),
        };
        let scores = PlayedHands::read(&text).first(challenge);
        Self { path, challenge: challenge.clone(), dates, scores, damaged }
    }

    /// That it can't be read, in a sentence, if so.
    pub(super) fn damage(&self, texts: Texts) -> Option<String> {
        let args = [("path", short(&self.path).into())];
        self.damaged.then(|| texts.format("challenge-damaged", &args))
    }

    /// Adds what came of a hand.
    ///
    /// # Errors
    /// It can't be written.
    pub(super) fn add(&mut self, hand: usize, score: HandScore) -> io::Result<()> {
        if self.damaged {
            return Ok(());
        }
        let line = PlayedHand::new(&self.challenge, hand, score, self.dates).to_line()?;
        append_line(&self.path, line.trim_end())
    }
}
