//! How long the main thread was busy without a break, by the browser's own tracing.

use std::time::Duration;

use serde_json::Value;

use crate::Visitor;

/// What the browser writes down.
pub(crate) const CATEGORIES: &str = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,__metadata";

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

/// A process and a thread of it.
type Thread = (Option<u64>, Option<u64>);

/// A trace that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun(Vec<Thread>);

impl Visitor<'_> {
    /// Forgets what was traced so far, but for who is who.
    #[must_use]
    pub fn trace(&self) -> Begun {
        Begun(mains(&self.events()))
    }

    /// What the main thread did since [`Visitor::trace`].
    #[must_use]
    pub fn traced(&self, begun: &Begun) -> Frames {
        let events = self.events();
        let all: Vec<Thread> = begun.0.iter().copied().chain(mains(&events)).collect();
        Frames { longest: tasks(&events, &all) }
    }

    fn events(&self) -> Vec<Value> {
        let lines = self.work().into_iter().filter_map(|line| serde_json::from_str::<Value>(&line).ok());
        let collected = lines.filter(|line| line["message"]["method"] == "Tracing.dataCollected");
        collected.map(|line| line["message"]["params"].clone()).collect()
    }
}

fn thread(event: &Value) -> Thread {
    (event["pid"].as_u64(), event["tid"].as_u64())
}

/// The main threads of pages among traced events.
fn mains(events: &[Value]) -> Vec<Thread> {
    let named = |event: &&Value| event["name"] == "thread_name" && event["args"]["name"] == "CrRendererMain";
    events.iter().filter(named).map(thread).collect()
}

/// How long the tasks of these threads took, the longest first.
fn tasks(events: &[Value], mains: &[Thread]) -> Vec<Duration> {
    let mut times: Vec<Duration> = events
        .iter()
        .filter(|event| event["name"].as_str().is_some_and(|name| name.ends_with("RunTask")))
        .filter(|event| mains.contains(&thread(event)))
        .filter_map(|event| event["dur"].as_u64().map(Duration::from_micros))
        .collect();
    times.sort_unstable_by(|one, other| other.cmp(one));
    times
}
