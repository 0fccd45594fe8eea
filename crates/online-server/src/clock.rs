//! What a program asks of its system: the time, and chance.

use std::time::{SystemTime, UNIX_EPOCH};

use online_wire::Moment;

/// A clock, and where chance comes from.
pub trait Clock: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Moment;

    /// Fills bytes that nobody can foretell; false if there are none to be had.
    fn fill(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
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
