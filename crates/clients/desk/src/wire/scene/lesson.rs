//! What a lesson has besides the table.

use learning::challenge::{HandScore, Par};
use serde::{Deserialize, Serialize};

/// What a scene has of a lesson. Its card travels as JSON, so that only what draws lessons need know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonScene {
    /// Whether the others play, and the learner looks on.
    pub watches: bool,
    /// All that is said, for somebody who listens.
    pub words: String,
    card: String,
}

impl LessonScene {
    /// What a scene has of a card.
    ///
    /// # Errors
    /// The card can't be written.
    pub fn of(card: &LessonCard) -> Result<Self, serde_json::Error> {
        let (watches, words) = (card.task == LessonTask::Watch, card.in_words());
        Ok(Self { watches, words, card: serde_json::to_string(card)? })
    }

    /// The card; nothing if another version wrote it.
    #[must_use]
    pub fn card(&self) -> Option<LessonCard> {
        serde_json::from_str(&self.card).ok()
    }
}

/// What a lesson says beside its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonCard {
    /// Its title.
    pub title: String,
    /// What came of the last answer, in sentences.
    pub came: Vec<String>,
    /// The text of the step; empty while the others play.
    pub text: String,
    /// What the learner is to do.
    pub task: LessonTask,
    /// What a puzzle has besides, if it is one.
    pub puzzle: Option<PuzzleCard>,
    /// What a challenge has besides, if it is one.
    pub challenge: Option<ChallengeCard>,
}

/// How far the player of a challenge has come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ChallengeCard {
    /// How many hands it has.
    pub hands: usize,
    /// What the player has done in it, to come back to it; nothing once it is over.
    pub done: Vec<String>,
    /// What came of the hands that are over.
    pub scores: Vec<HandScore>,
    /// What Expert made of the first hands in the same seat, as far as it is known.
    pub expert: Vec<HandScore>,
    /// What could have been made of them with all cards seen, as far as it is known and can be told.
    pub par: Vec<Par>,
    /// Whether more can be found out about the hands that are over.
    pub thinks: bool,
}

/// What a puzzle has besides what every lesson has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PuzzleCard {
    /// Its name, under which an answer is saved.
    pub name: String,
    /// The short code of its rules.
    pub rules: String,
    /// How difficult it is, as a rating.
    pub difficulty: u16,
    /// The name of its theme.
    pub theme: String,
    /// The first answer, in notation, if one was given before the right one was shown.
    pub first: Option<String>,
    /// Whether there was a hint before the first answer.
    pub hinted: bool,
    /// Whether the first answer solved it; nothing before that is decided.
    pub solved: Option<bool>,
    /// Whether it was found not to be clear, when it was judged once more.
    pub faulty: bool,
    /// What its player has heard of the hand, in sentences.
    pub past: Vec<String>,
    /// Why the answer is right, in sentences, once the puzzle is done.
    pub explained: Vec<String>,
}

/// A lesson or a puzzle that somebody asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LessonWish {
    /// The lesson of this name.
    Lesson(String),
    /// A puzzle.
    Puzzle(PuzzleWish),
    /// A challenge.
    Challenge(ChallengeWish),
}

/// Which challenge is wanted, and how far it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ChallengeWish {
    /// Its link.
    pub link: String,
    /// What the player is called.
    pub you: String,
    /// What the bots are called.
    pub names: Vec<String>,
    /// What came of the first hands. After the last of them they are played once more, for fun.
    pub scores: Vec<HandScore>,
    /// What the player has done in the next hand.
    pub done: Vec<String>,
}

/// Which puzzle is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleWish {
    /// The answers so far, each a line of JSON.
    pub answers: String,
    /// The rules, as a code; any if there are none.
    pub rules: Option<String>,
    /// The name of the theme; every one if there is none.
    pub theme: Option<String>,
    /// Those with all cards open, and not those from a seat.
    pub open: bool,
    /// The names of puzzles that were passed over at this sitting.
    pub passed: Vec<String>,
}

impl LessonCard {
    /// All of it, for somebody who listens.
    fn in_words(&self) -> String {
        let explained = self.puzzle.iter().flat_map(|puzzle| &puzzle.explained);
        let said = self.came.iter().chain([&self.text]).chain(explained).filter(|text| !text.is_empty());
        said.map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

/// What a lesson wants of the learner at the moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LessonTask {
    /// To look on while the others play.
    Watch,
    /// To read, and to go on.
    Read,
    /// To find what is right; the answer can be shown.
    Find,
    /// To play without help.
    Play,
    /// Nothing more: the lesson is done.
    Done {
        /// Whether something went wrong in it, so that it returns.
        missed: bool,
        /// The name of the lesson after it, if the course goes on.
        next: Option<String>,
    },
}
