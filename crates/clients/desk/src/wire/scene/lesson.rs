//! What a lesson has besides the table.

use serde::{Deserialize, Serialize};

/// What a lesson says beside its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonCard {
    /// Its title.
    pub title: String,
    /// What came of the last answer, in sentences.
    pub came: Vec<String>,
    /// What is told or asked now; nothing while the others play.
    pub text: String,
    /// What the learner is to do.
    pub task: LessonTask,
}

impl LessonCard {
    /// All of it, for somebody who listens.
    #[must_use]
    pub fn in_words(&self) -> String {
        let said = self.came.iter().chain([&self.text]).filter(|text| !text.is_empty());
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
