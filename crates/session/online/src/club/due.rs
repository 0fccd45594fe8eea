//! What falls due in a club by itself, and when.

use fair_shuffle::Secret;
use online_wire::Moment;

use crate::club::{Club, Entry, TableKeys, What, evening::Night, times};

/// What falls due next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// When.
    pub at: Moment,
    /// What.
    pub what: DueWhat,
}

/// What falls due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DueWhat {
    /// The server commits itself to so many deals.
    Commit(usize),
    /// A round begins at so many tables.
    Round(usize),
    /// The time of a round is over.
    TimeUp,
    /// The evening is over.
    End,
}

impl Club {
    /// What falls due next, if nobody does anything before.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let night = self.night.as_ref().filter(|night| night.started && night.paused.is_none())?;
        let due = |at: Moment, what| Some(Due { at: at.max(self.last), what });
        let Some(dealing) = &night.dealing else {
            return due(self.last, DueWhat::Commit(night.plan.deals as usize));
        };
        if night.rounds.is_empty() {
            let all = night.owing().is_empty();
            let at = if all { dealing.since } else { dealing.since.after(times::NONCE) };
            return due(at, next_round(night));
        }
        if night.round_is_over() {
            let since = night.over_since.unwrap_or(self.last);
            return due(since.after(times::BREAK), next_round(night));
        }
        let round = night.rounds.last()?;
        due(round.until.after(times::OVERTIME), DueWhat::TimeUp)
    }

    /// The entry of what falls due, with fresh secrets and the keys of fresh tables where they are needed. `None` if
    /// these are missing.
    #[must_use]
    pub fn due_entry(
        &self,
        now: Moment,
        due: &Due,
        secrets: Vec<Secret>,
        keys: Vec<TableKeys>,
    ) -> Option<Entry> {
        let what = match due.what {
            DueWhat::Commit(count) => (secrets.len() == count).then_some(What::Committed(secrets))?,
            DueWhat::Round(count) => (keys.len() == count).then_some(What::Round(keys))?,
            DueWhat::TimeUp => What::TimeUp,
            DueWhat::End => What::Ended,
        };
        Some(self.entry(now, None, None, what))
    }

    /// The entry that makes good a time in which nobody could reach the club.
    #[must_use]
    pub fn delayed(&self, now: Moment, length: u64) -> Entry {
        self.entry(now, None, None, What::Delayed(length))
    }
}

fn next_round(night: &Night) -> DueWhat {
    night.next_tables().map_or(DueWhat::End, |next| DueWhat::Round(next.tables.len()))
}
