//! How long the main thread was busy without a break, by the browser's own tracing.

use std::time::Duration;

use serde_json::Value;

use crate::Visitor;

/// What the browser writes down.
pub(crate) const CATEGORIES: &str = "toplevel,devtools.timeline,__metadata";

/// The work of the main thread of the page, task by task.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frames {
    /// The longest tasks, the longest first.
    pub longest: Vec<Duration>,
}

impl Frames {
    /// The longest time that the page did not answer.
    #[must_use]
    pub fn worst(&self) -> Duration {
        self.longest.first().copied().unwrap_or_default()
    }
}

impl Visitor<'_> {
    /// Forgets what was traced so far.
    pub fn trace(&self) -> &Self {
        let _forgotten = self.work();
        self
    }

    /// What the main thread did since [`Visitor::trace`].
    #[must_use]
    pub fn traced(&self) -> Frames {
        let events: Vec<Value> = self
            .work()
            .iter()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .filter(|line| line["message"]["method"] == "Tracing.dataCollected")
            .map(|line| line["message"]["params"].clone())
            .collect();
        Frames { longest: tasks(&events) }
    }
}

/// The tasks of the renderer's main thread among traced events.
fn tasks(events: &[Value]) -> Vec<Duration> {
    let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
    let named = |event: &&Value| event["name"] == "thread_name" && event["args"]["name"] == "CrRendererMain";
    let mains: Vec<_> = events.iter().filter(named).map(thread).collect();
    let mut times: Vec<Duration> = events
        .iter()
        .filter(|event| event["name"].as_str().is_some_and(|name| name.ends_with("RunTask")))
        .filter(|event| mains.contains(&thread(event)))
        .filter_map(|event| event["dur"].as_u64().map(Duration::from_micros))
        .collect();
    times.sort_unstable_by(|one, other| other.cmp(one));
    times
}
