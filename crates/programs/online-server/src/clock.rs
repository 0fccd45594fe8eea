//! What a program asks of its system: the time, and chance.

use std::time::{SystemTime, UNIX_EPOCH};

use online_wire::Moment;
use tokio::time::Instant;

/// A clock, and where chance comes from.
pub trait Clock: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Moment;

    /// Fills bytes that nobody can foretell; false if there are none to be had.
    fn fill(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}

/// The time of a table or a club. It is that of the clock, and never goes back: where the clock was ahead and was set
/// right, it goes on from the last entry by what has passed since, so that nothing has to wait until the clock is there
/// again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flow {
    last: Moment,
    since: Instant,
}

/// So far the clock may be behind the last entry before a word is lost over it, in milliseconds: clocks of several
/// programs differ.
const BEHIND: u64 = 2_000;

impl Flow {
    /// From the last entry on. Says so if the clock is behind it.
    pub(crate) fn from(last: Moment, wall: Moment, name: &str) -> Self {
        let behind = last.0.saturating_sub(wall.0);
        if behind > BEHIND {
            tracing::warn!(
                name,
                milliseconds = behind,
                "the clock is behind the last entry: it was ahead, or is wrong now; the time there goes on from that entry"
            );
        }
        Self { last, since: Instant::now() }
    }

    /// An entry was at this moment.
    pub(crate) fn note(&mut self, at: Moment) {
        *self = Self { last: at, since: Instant::now() };
    }

    /// Now, where the clock says this.
    pub(crate) fn now(&self, wall: Moment) -> Moment {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        wall.max(self.last.after(passed))
    }
}

/// The clock of this computer, and the chance of its system.
#[derive(Clone, Copy, Default, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}
