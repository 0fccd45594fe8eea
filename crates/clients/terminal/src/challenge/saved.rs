//! What came of challenges, saved in the player's own folder, a line a hand: the first result of a hand counts.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use learning::challenge::{Challenge, Date, HandScore};
use serde::{Deserialize, Serialize};
use texts::Texts;

use crate::{store::short, whole::append_line};

const FILE: &str = "challenges.jsonl";

/// A hand of a challenge that was played.
#[derive(Serialize, Deserialize)]
struct Line {
    challenge: String,
    /// Counted from 0.
    hand: usize,
    #[serde(flatten)]
    score: HandScore,
    /// The number of the bots it was played with.
    bots: u16,
    /// The date whose deal it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    /// The date on which it was opened.
    on: String,
}

/// The results of one challenge, with the file that keeps them.
pub(super) struct Saved {
    path: PathBuf,
    challenge: String,
    bots: u16,
    date: Option<Date>,
    on: Date,
    /// What came of the first hands.
    pub(super) scores: Vec<HandScore>,
    /// Something lies there that can't be read: nothing is added to it.
    damaged: bool,
}

impl Saved {
    /// Reads what lies in a folder of a challenge, which is the deal of a date if it has one, and is opened today.
    pub(super) fn open(folder: &Path, challenge: &Challenge, (date, on): (Option<Date>, Date)) -> Self {
        let path = folder.join(FILE);
        let (text, damaged) = match fs::read_to_string(&path) {
            Ok(text) => (text, false),
            Err(error) => (String::new(), error.kind() != io::ErrorKind::NotFound),
        };
        let id = challenge.id();
        // A line that was cut when it was written says nothing.
        let lines: Vec<Line> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let first = |hand| lines.iter().find(|line| line.challenge == id && line.hand == hand);
        let scores = (0..usize::from(challenge.hands)).map_while(|hand| Some(first(hand)?.score)).collect();
        Self { path, challenge: id, bots: players::alike::BOTS, date, on, scores, damaged }
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
        let Self { challenge, bots, .. } = self;
        let date = self.date.map(|date| date.to_string());
        let line =
            Line { challenge: challenge.clone(), hand, score, bots: *bots, date, on: self.on.to_string() };
        append_line(&self.path, &serde_json::to_string(&line)?)
    }
}
