//! Answers to puzzles, as they are saved.

use serde::{Deserialize, Serialize};

use crate::puzzle::{Name, Puzzle};

/// How a puzzle was met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Among others of every kind: nobody told what it is about.
    Mixed,
    /// As one of a theme.
    Theme,
    /// In a row.
    Row,
    /// With all cards open.
    Open,
}

/// The first answer to a puzzle at one sitting, a line of JSON; or that a puzzle was found to be wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The puzzle.
    pub puzzle: Name,
    /// Its rules, as a code.
    pub rules: String,
    /// Its rating at that time.
    pub difficulty: u16,
    /// When it was answered, in seconds since 1 January 1970.
    pub at: i64,
    /// The answer; nothing if it was shown instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// Whether the puzzle was solved with it.
    pub solved: bool,
    /// How it was met.
    pub how: How,
    /// Whether there was a hint.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hinted: bool,
    /// Whether the judge found afterwards that the puzzle isn't clear: it counts no more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub faulty: bool,
}

impl Answer {
    /// An answer without a hint to a puzzle of this name.
    #[must_use]
    pub fn new(
        name: &Name,
        puzzle: &Puzzle,
        at: i64,
        answer: Option<String>,
        solved: bool,
        how: How,
    ) -> Self {
        let (puzzle, rules, difficulty) = (name.clone(), puzzle.rules.clone(), puzzle.difficulty);
        Self { puzzle, rules, difficulty, at, answer, solved, how, hinted: false, faulty: false }
    }

    /// The line of JSON, without its end.
    ///
    /// # Errors
    /// It can't be written.
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

/// The answers of somebody, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The answers.
    pub answers: Vec<Answer>,
    /// How many lines are no answers: a later version may know them, or they are damaged.
    pub unread: usize,
}

impl Record {
    /// Reads lines. What is no answer is counted, and stops nothing.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut record = Self::default();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match serde_json::from_str(line) {
                Ok(answer) => record.answers.push(answer),
                Err(_) => record.unread += 1,
            }
        }
        record
    }

    /// Whether a puzzle was answered.
    #[must_use]
    pub fn has_seen(&self, puzzle: &Name) -> bool {
        self.answers.iter().any(|answer| answer.puzzle == *puzzle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_lines_stop_nothing() {
        let answer = Answer {
            puzzle: Name("0123456789ab".into()),
            rules: "quebec-4".into(),
            difficulty: 1_150,
            at: 1_764_000_000,
            answer: Some("KH".into()),
            solved: false,
            how: How::Mixed,
            hinted: false,
            faulty: false,
        };
        let line = answer.to_line().unwrap();
        assert_eq!(
            line,
            r#"{"puzzle":"0123456789ab","rules":"quebec-4","difficulty":1150,"at":1764000000,"answer":"KH","solved":false,"how":"mixed"}"#
        );
        let cut = &line[..40];
        let later = line.replace(r#""how":"mixed""#, r#""how":"mixed","more":[1]"#);
        let record = Record::read(&format!("{line}\n{cut}\n\n\u{0}\n{later}\n"));
        assert_eq!(record.answers, [answer.clone(), answer]);
        assert_eq!(record.unread, 2);
        assert!(record.has_seen(&Name("0123456789ab".into())) && !record.has_seen(&Name("0".into())));
    }
}
