//! Marks for what has several good answers, bids above all: as in the bidding panels of magazines of bridge.

use five_hundred::{Action, Rules, View};
use players::{Behind, Playable};

/// What an answer counts for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// 0: worse than all others.
    None,
    /// 4: up to 50 points behind.
    Some,
    /// 7: up to 20 points behind.
    Good,
    /// 10: nothing is known to be better.
    Full,
}

impl Mark {
    /// The mark of an answer that is so far behind the best.
    #[must_use]
    pub fn of(behind: Behind) -> Self {
        match behind.points {
            _ if !behind.is_sure() => Self::Full,
            ..=20.0 => Self::Good,
            ..=50.0 => Self::Some,
            _ => Self::None,
        }
    }

    /// As a number.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Some => 4,
            Self::Good => 7,
            Self::Full => 10,
        }
    }

    /// The mark of a number.
    #[must_use]
    pub const fn of_points(points: u8) -> Self {
        match points {
            0..4 => Self::None,
            4..7 => Self::Some,
            7..10 => Self::Good,
            _ => Self::Full,
        }
    }

    /// How texts choose by it: `mark-4`.
    #[must_use]
    pub fn text(self) -> String {
        format!("mark-{}", self.points())
    }

    /// Whether the puzzle counts as solved.
    #[must_use]
    pub const fn solves(self) -> bool {
        matches!(self, Self::Good | Self::Full)
    }
}

/// An answer with its mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marked {
    /// The answer.
    pub action: Action,
    /// The mark.
    pub mark: Mark,
    /// How far it is behind the best, in points.
    pub behind: Behind,
    /// How likely the contract is made after it, where there is one.
    pub chance: Option<f64>,
}

/// Marks of what can be called, discarded or named now: of all that a strong player thinks of, and of `also`; the best
/// first. `work` says how many times longer than an expert the judge thinks.
#[must_use]
pub fn marks(rules: &Rules, view: &View, also: &[Action], work: usize, seed: u64) -> Vec<Marked> {
    let mut judge = Rules::judge(work, 1, seed);
    judge.judge(rules, view, also);
    let weighed = judge.weighed().iter();
    weighed
        .map(|one| Marked {
            action: one.action,
            mark: Mark::of(one.behind),
            behind: one.behind,
            chance: one.chance,
        })
        .collect()
}

/// How many times longer than an expert the judge of calls and discards thinks, with these seeds.
const WORK: usize = 4;
const SEEDS: [u64; 2] = [1, 2];

/// The marks by which puzzles are made; `at` is 0 or 1, for one judgement or another.
#[must_use]
pub(crate) fn panel(rules: &Rules, view: &View, also: &[Action], at: usize) -> Vec<Marked> {
    marks(rules, view, also, WORK, SEEDS[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_follows_from_the_points_that_are_surely_lost() {
        let mark = |points, error| Mark::of(Behind { points, error }).points();
        assert_eq!([mark(-3.0, 1.0), mark(60.0, 40.0)], [10, 10]);
        assert_eq!([mark(12.0, 2.0), mark(45.0, 3.0), mark(80.0, 4.0)], [7, 4, 0]);
        assert!(Mark::Good.solves() && !Mark::Some.solves());
    }
}
