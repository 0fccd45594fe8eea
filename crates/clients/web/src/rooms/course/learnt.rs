//! What somebody has learnt, as the browser keeps it.

use learning::course::{Day, Progress};

use crate::browser;

/// The key under which the browser keeps it.
pub(crate) const KEY: &str = "kookaburra-learnt";
/// The key of an earlier version, whose lessons were those about objections: their names.
pub(crate) const BEFORE: &str = "kookaburra-lessons";

/// What somebody has learnt, and what day it is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Learnt {
    progress: Progress,
    today: Day,
}

impl Learnt {
    /// As it is kept.
    pub(crate) fn read() -> Self {
        let (text, before) = (browser::saved(KEY), browser::saved(BEFORE));
        Self { progress: progress(text.as_deref(), before.as_deref()), today: today() }
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

/// What these two texts tell. What can't be read is as if nothing had been learnt.
pub(crate) fn progress(text: Option<&str>, before: Option<&str>) -> Progress {
    let mut progress: Progress = text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    for name in before.unwrap_or_default().split_whitespace() {
        progress.lessons.entry(name.to_owned()).or_default();
    }
    progress
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
