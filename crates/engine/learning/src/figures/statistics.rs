//! Means and shares with what they may be wrong by.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// A mean of fewer observations has no interval worth the name, and isn't shown.
pub const FEWEST: usize = 5;

/// A share of fewer is told as *6 of 9*, without percent.
pub const TOLD_FROM: usize = 30;

/// Standard errors on each side that hold 95 % of a normal distribution.
const WIDE: f64 = 1.959_964;

/// What holds the true value with 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// Whether two true values may be the same, as far as these tell: then no difference is shown.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        self.low <= other.high && other.low <= self.high
    }
}

/// The mean of observations.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    /// How many there are.
    pub count: usize,
    /// The mean; 0 of none.
    pub mean: f64,
    /// The sum of the squares of what each is away from the mean.
    squares: f64,
}

impl Mean {
    /// The mean of these.
    #[must_use]
    pub fn of(observations: impl IntoIterator<Item = f64>) -> Self {
        let mut all = Self::default();
        for one in observations {
            all.count += 1;
            let off = one - all.mean;
            all.mean += off / all.count as f64;
            all.squares += off * (one - all.mean);
        }
        all
    }

    /// The mean of so many observations, from their sum and that of their squares.
    #[must_use]
    pub fn of_sums(count: usize, sum: f64, squares: f64) -> Self {
        let mean = sum / count.max(1) as f64;
        Self { count, mean, squares: (squares - sum * mean).max(0.0) }
    }

    /// The variance of one observation, as far as these tell; none of a single one.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        (self.count > 1).then(|| self.squares / (self.count - 1) as f64)
    }

    /// Student's interval; none of fewer than [`FEWEST`].
    #[must_use]
    pub fn interval(&self) -> Option<Interval> {
        let variance = self.variance().filter(|_| self.count >= FEWEST)?;
        let student = StudentsT::new(0.0, 1.0, (self.count - 1) as f64).ok()?;
        let half = student.inverse_cdf(0.975) * (variance / self.count as f64).sqrt();
        Some(Interval { low: self.mean - half, high: self.mean + half })
    }
}

/// How many of some are of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// Those that are.
    pub part: usize,
    /// All.
    pub whole: usize,
}

impl Share {
    /// How many of these are so.
    #[must_use]
    pub fn of(all: impl IntoIterator<Item = bool>) -> Self {
        all.into_iter().fold(Self::default(), |share, is| Self {
            part: share.part + usize::from(is),
            whole: share.whole + 1,
        })
    }

    /// The part, from 0 to 1, where there are enough of them to say so.
    #[must_use]
    pub fn told(&self) -> Option<f64> {
        (self.whole >= TOLD_FROM).then(|| self.part as f64 / self.whole as f64)
    }

    /// Wilson's interval; none of nothing.
    #[must_use]
    pub fn interval(&self) -> Option<Interval> {
        if self.whole == 0 {
            return None;
        }
        let (count, squared) = (self.whole as f64, WIDE * WIDE);
        let part = self.part as f64 / count;
        let middle = part + squared / (2.0 * count);
        let half = WIDE * (part * (1.0 - part) / count + squared / (4.0 * count * count)).sqrt();
        let by = 1.0 + squared / count;
        Some(Interval { low: ((middle - half) / by).max(0.0), high: ((middle + half) / by).min(1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-4, "{one} is not {other}");
    }

    #[test]
    fn a_mean_has_students_interval_if_there_is_enough_of_it() {
        // Mean 5, variance 32/7, error 0.755929; Student's quantile for 7 degrees of freedom is 2.364624.
        let mean = Mean::of([2, 4, 4, 4, 5, 5, 7, 9].map(f64::from));
        near(mean.mean, 5.0);
        near(mean.interval().unwrap().low, 5.0 - 0.755_929 * 2.364_624);
        assert_eq!(Mean::of([1.0, 2.0, 3.0, 4.0]).interval(), None);
        assert_eq!((Mean::of([]).mean, Mean::of([7.0]).variance()), (0.0, None));
    }

    #[test]
    fn a_share_has_wilsons_interval_and_percent_only_from_thirty_on() {
        // 8 of 10, as in tables of Wilson's interval: 49.0 % to 94.3 %.
        let share = Share { part: 8, whole: 10 };
        let interval = share.interval().unwrap();
        near(interval.low, 0.490_16);
        near(interval.high, 0.943_31);
        assert_eq!((share.told(), Share { part: 15, whole: 30 }.told()), (None, Some(0.5)));
        assert_eq!(Share::default().interval(), None);
        let none = Share { part: 0, whole: 5 }.interval().unwrap();
        assert!(none.low == 0.0 && none.high < 0.5, "{none:?}");
    }

    #[test]
    fn intervals_that_touch_show_no_difference() {
        let of = |low, high| Interval { low, high };
        assert!(of(0.0, 2.0).overlaps(&of(1.0, 3.0)) && of(1.0, 3.0).overlaps(&of(0.0, 2.0)));
        assert!(!of(0.0, 0.9).overlaps(&of(1.0, 3.0)));
    }
}
