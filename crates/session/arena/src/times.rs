//! How long players thought. That is the machine's and not the series': it is told, and never kept with the deals.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use serde::Serialize;

/// How long decisions took, counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Clock {
    decisions: u64,
    total: Duration,
    worst: Duration,
}

impl Clock {
    /// Counts a decision.
    pub(crate) fn note(&mut self, took: Duration) {
        self.add(&Self { decisions: 1, total: took, worst: took });
    }

    fn add(&mut self, other: &Self) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.total = self.total.saturating_add(other.total);
        self.worst = self.worst.max(other.worst);
    }
}

/// What all threads have counted of one entrant.
#[derive(Default)]
pub(crate) struct Tally(Mutex<Clock>);

impl Tally {
    pub(crate) fn add(&self, clock: &Clock) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).add(clock);
    }

    pub(crate) fn times(&self) -> Times {
        let Clock { decisions, total, worst } = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        Times { mean_ms: ms(total) / decisions.max(1) as f64, worst_ms: ms(worst) }
    }
}

/// How long an entrant's decisions took in this run, on this machine.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Times {
    /// Milliseconds for a decision.
    pub mean_ms: f64,
    /// Milliseconds for the longest.
    pub worst_ms: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_all_threads() {
        let tally = Tally::default();
        assert_eq!(tally.times(), Times { mean_ms: 0.0, worst_ms: 0.0 });
        for of_a_game in [&[1, 2][..], &[9]] {
            let mut clock = Clock::default();
            of_a_game.iter().for_each(|&ms| clock.note(Duration::from_millis(ms)));
            tally.add(&clock);
        }
        assert_eq!(tally.times(), Times { mean_ms: 4.0, worst_ms: 9.0 });
    }
}
