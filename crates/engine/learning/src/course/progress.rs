//! What somebody has learnt: which lessons are done, and when those return in which something was missed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// After how many days a lesson returns, each time that it was right again; then it returns no more. Whoever misses it
/// begins anew.
pub const SPACING: [u32; 4] = [1, 3, 7, 21];

/// A day by the calendar of the learner's device, as the number of days since 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(pub u32);

/// A lesson that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Learnt {
    /// The day on which it was done last.
    pub done: Day,
    /// When it returns, and at which place of [`SPACING`]; nothing if it doesn't.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returns: Option<(Day, usize)>,
}

/// What somebody has learnt, by the names of the lessons. Whoever saves it saves it as JSON. Lessons that a later
/// version has are kept, though this one doesn't know them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// The lessons that were done.
    #[serde(default)]
    pub lessons: BTreeMap<String, Learnt>,
}

impl Progress {
    /// Notes that a lesson was done today, and whether anything was missed in it.
    pub fn done(&mut self, lesson: &str, today: Day, missed: bool) {
        let before = self.lessons.get(lesson).copied();
        let next = match before.and_then(|learnt| learnt.returns) {
            _ if missed => Some(0),
            // Done again before its day, it returns as it would have.
            Some((day, place)) if today < day => {
                self.lessons.insert(lesson.to_owned(), Learnt { done: today, returns: Some((day, place)) });
                return;
            }
            Some((_, place)) => Some(place + 1).filter(|&place| place < SPACING.len()),
            None => None,
        };
        let returns = next.map(|place| (Day(today.0.saturating_add(SPACING[place])), place));
        self.lessons.insert(lesson.to_owned(), Learnt { done: today, returns });
    }

    /// Whether a lesson was ever done.
    #[must_use]
    pub fn is_done(&self, lesson: &str) -> bool {
        self.lessons.contains_key(lesson)
    }

    /// Whether a lesson returns today, or should have before.
    #[must_use]
    pub fn is_due(&self, lesson: &str, today: Day) -> bool {
        let learnt = self.lessons.get(lesson);
        learnt.and_then(|learnt| learnt.returns).is_some_and(|(day, _)| day <= today)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn returns(progress: &Progress) -> Option<u32> {
        progress.lessons["win"].returns.map(|(day, _)| day.0)
    }

    #[test]
    fn what_was_missed_returns_after_1_3_7_and_21_days() {
        let mut progress = Progress::default();
        progress.done("win", Day(100), true);
        let mut days = vec![returns(&progress)];
        while let Some(day) = returns(&progress) {
            assert!(!progress.is_due("win", Day(day - 1)) && progress.is_due("win", Day(day)));
            progress.done("win", Day(day), false);
            days.push(returns(&progress));
        }
        assert_eq!(days, [Some(101), Some(104), Some(111), Some(132), None]);
        assert!(progress.is_done("win") && !progress.is_due("win", Day(9_999)));
    }

    #[test]
    fn what_was_right_at_once_does_not_return_and_what_is_missed_again_begins_anew() {
        let mut progress = Progress::default();
        assert!(!progress.is_done("win"));
        progress.done("win", Day(100), false);
        assert_eq!(returns(&progress), None);
        progress.done("win", Day(110), true);
        progress.done("win", Day(111), false);
        assert_eq!(returns(&progress), Some(114));
        progress.done("win", Day(114), true);
        assert_eq!(returns(&progress), Some(115));
    }

    #[test]
    fn practice_before_its_day_moves_nothing_and_a_clock_set_back_is_no_harm() {
        let mut progress = Progress::default();
        progress.done("win", Day(100), true);
        progress.done("win", Day(100), false);
        assert_eq!(returns(&progress), Some(101));
        progress.done("win", Day(3), false);
        assert_eq!(returns(&progress), Some(101));
        progress.done("win", Day(u32::MAX), true);
        assert_eq!(returns(&progress), Some(u32::MAX));
    }

    #[test]
    fn progress_is_read_as_it_was_saved() {
        let mut progress = Progress::default();
        progress.done("win", Day(100), true);
        progress.done("trump", Day(100), false);
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(text, r#"{"lessons":{"trump":{"done":100},"win":{"done":100,"returns":[101,0]}}}"#);
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }
}
