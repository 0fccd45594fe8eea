//! How often codes may be typed that lead nowhere: they are short, so that guessing them is limited.

use online::Moment;

/// How often somebody may be wrong, and in how many milliseconds they may be so once more.
const ONES: Budget = Budget { most: 5, every: 60_000 };
/// The same for all together: whoever guesses can have a new key for each guess.
const EVERYBODYS: Budget = Budget { most: 100, every: 10_000 };

struct Budget {
    most: u64,
    every: u64,
}

impl Budget {
    /// Whether it is used up; `forgiven` is the moment at which nothing of it is spent any more.
    const fn is_over(&self, forgiven: Moment, now: Moment) -> bool {
        forgiven.0.saturating_sub(now.0) + self.every > self.most * self.every
    }

    const fn spend(&self, forgiven: Moment, now: Moment) -> Moment {
        let from = if forgiven.0 > now.0 { forgiven } else { now };
        from.after(self.every)
    }
}

/// Under which key a store keeps the moment for all together: nobody has it.
pub(super) const EVERYBODY: &str = "";

/// When what somebody, and what all together, have guessed wrong is forgiven.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Patience {
    pub(super) ones: Moment,
    pub(super) everybodys: Moment,
}

impl Patience {
    /// Whether nothing is told now, not even where a right code leads.
    pub(super) const fn is_over(self, now: Moment) -> bool {
        ONES.is_over(self.ones, now) || EVERYBODYS.is_over(self.everybodys, now)
    }

    /// One more was wrong.
    pub(super) const fn tried(self, now: Moment) -> Self {
        Self { ones: ONES.spend(self.ones, now), everybodys: EVERYBODYS.spend(self.everybodys, now) }
    }
}
