//! What somebody has learnt, as the browser keeps it.

use learning::course::{Day, Progress};

use crate::browser;

/// Where it lies.
const KEY: &str = "kookaburra-learnt";
/// Where the names of the lessons stood, before others than those about objections were played here.
const BEFORE: &str = "kookaburra-lessons";

/// What somebody has learnt, and what day it is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Learnt {
    progress: Progress,
    today: Day,
}

impl Learnt {
    /// As it is kept. What can't be read is as if nothing had been learnt.
    pub(crate) fn read() -> Self {
        let saved = browser::saved(KEY).and_then(|text| serde_json::from_str(&text).ok());
        let mut progress: Progress = saved.unwrap_or_default();
        let before = browser::saved(BEFORE).unwrap_or_default();
        for name in before.split_whitespace().filter(|name| !name.is_empty()) {
            progress.lessons.entry(name.to_owned()).or_default();
        }
        Self { progress, today: today() }
    }

    /// Whether a lesson was done.
    pub(crate) fn is_done(&self, name: &str) -> bool {
        self.progress.is_done(name)
    }

    /// Whether a lesson returns today.
    pub(crate) fn is_due(&self, name: &str) -> bool {
        self.progress.is_due(name, self.today)
    }
}

/// Notes that a lesson was done, and whether something was missed in it. A browser may keep nothing.
pub(crate) fn note(name: &str, missed: bool) {
    let Learnt { mut progress, today } = Learnt::read();
    progress.done(name, today, missed);
    if let Ok(text) = serde_json::to_string(&progress)
        && browser::keep(KEY, &text)
    {
        browser::forget(BEFORE);
    }
}

/// The day by the calendar of the device.
fn today() -> Day {
    const MINUTE: f64 = 60_000.0;
    const DAY: f64 = 24.0 * 60.0 * MINUTE;
    let now = browser::now();
    Day(((now - browser::offset(now) * MINUTE) / DAY) as u32)
}
