//! Lessons in words: what was done last, and what comes of an answer.

use laws::open_table::{Answered, Lesson};

use crate::narration::Narrator;

/// What was done before is told for this many acts.
const TOLD: usize = 6;

impl Narrator {
    /// What was done last.
    pub fn done_last(&self, lesson: &Lesson) -> Vec<String> {
        let told = lesson.last(TOLD).iter();
        told.flat_map(|(events, view)| events.iter().flat_map(|event| self.heard(event, view))).collect()
    }

    /// What comes of an answer.
    pub fn answered(&self, answered: &Answered, lesson: &Lesson) -> Vec<String> {
        let key = match answered {
            Answered::Upheld(claimed) => {
                return crate::referee::verdict(
                    claimed,
                    lesson.rules(),
                    &self.names_in_rulings(),
                    self.texts,
                );
            }
            Answered::NothingWrong => "learn-nothing",
            Answered::Missed => "learn-missed",
            Answered::Denied => "learn-denied",
            Answered::Waiting => "learn-waiting",
        };
        vec![self.texts.get(key)]
    }

    /// A right answer: a claim and what the laws make of it, or that there is none.
    pub fn right_answer(&self, lesson: &Lesson) -> Vec<String> {
        match lesson.right() {
            Some(claimed) => self.claim(&claimed, lesson.rules()),
            None => vec![self.texts.get("learn-shown-nothing")],
        }
    }
}
