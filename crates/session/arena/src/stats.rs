//! Means with the interval they may be wrong by.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// A mean per unit over independent deals.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; none with a single deal.
    pub error: Option<f64>,
    /// The ends of the interval that holds the true mean with 95 %.
    pub interval: Option<(f64, f64)>,
    /// How likely a mean at least as far from 0 would be if the true one were 0.
    pub p: Option<f64>,
    /// Over how many deals.
    pub deals: u64,
}

impl Estimate {
    /// The mean of sums over units: of each deal the sum of what is measured and how many units it is the sum of.
    /// `None` without a single unit.
    ///
    /// With the same number of units in every deal this is the plain mean of the deals, with Student's interval;
    /// otherwise the ratio of the sums, with the interval of its linear approximation.
    #[must_use]
    pub fn of(deals: &[(f64, f64)]) -> Option<Self> {
        let ratio = Ratio::of(deals)?;
        Some(Self::with(ratio.mean, deals.iter().map(|deal| ratio.residual(deal))))
    }

    /// How much more the one mean is than the other, over the same deals. `None` where there is not a single unit of
    /// one of them.
    #[must_use]
    pub fn between(deals: &[[(f64, f64); 2]]) -> Option<Self> {
        let ratio = |which: usize| Ratio::of(&deals.iter().map(|deal| deal[which]).collect::<Vec<_>>());
        let (one, other) = (ratio(0)?, ratio(1)?);
        let residuals = deals.iter().map(|deal| one.residual(&deal[0]) - other.residual(&deal[1]));
        Some(Self::with(one.mean - other.mean, residuals))
    }

    /// A mean, and by how much each deal by itself would have it otherwise.
    fn with(mean: f64, residuals: impl ExactSizeIterator<Item = f64>) -> Self {
        let deals = residuals.len();
        let count = deals as f64;
        let squares: f64 = residuals.map(|residual| residual.powi(2)).sum();
        let error = (deals > 1).then(|| (squares / (count - 1.0) / count).sqrt());
        let freedom = deals.saturating_sub(1);
        let half = error.and_then(|error| Some(error * quantile(freedom)?));
        Self {
            mean,
            error,
            interval: half.map(|half| (mean - half, mean + half)),
            p: error.and_then(|error| p_value(mean, error, freedom)),
            deals: deals as u64,
        }
    }
}

/// The ratio of two sums over deals.
struct Ratio {
    mean: f64,
    /// How many units a deal has on average.
    units: f64,
}

impl Ratio {
    fn of(deals: &[(f64, f64)]) -> Option<Self> {
        let (sum, units) = deals.iter().fold((0.0, 0.0), |(sum, units), deal| (sum + deal.0, units + deal.1));
        (units != 0.0).then(|| Self { mean: sum / units, units: units / deals.len() as f64 })
    }

    /// By how much this deal is above what the ratio would have it, for each unit of a usual deal.
    fn residual(&self, deal: &(f64, f64)) -> f64 {
        (deal.0 - self.mean * deal.1) / self.units
    }
}

/// Student's distribution with at least one degree of freedom.
fn student(freedom: usize) -> Option<StudentsT> {
    StudentsT::new(0.0, 1.0, freedom as f64).ok()
}

/// The number of standard errors on each side that hold 95 %.
fn quantile(freedom: usize) -> Option<f64> {
    student(freedom).map(|student| student.inverse_cdf(0.975))
}

/// How likely a mean at least as far from 0 is, on either side; 1 if nothing ever differed.
fn p_value(mean: f64, error: f64, freedom: usize) -> Option<f64> {
    if mean == 0.0 {
        return Some(1.0);
    }
    student(freedom).map(|student| 2.0 * student.sf((mean / error).abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    #[test]
    fn a_mean_of_plain_deals_has_students_interval() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares 32, variance 32/7, error √(32/7/8) = 0.75593; Student's
        // quantile for 7 degrees of freedom is 2.36462.
        let deals: Vec<(f64, f64)> = [2, 4, 4, 4, 5, 5, 7, 9].map(|x| (f64::from(x), 1.0)).to_vec();
        let estimate = Estimate::of(&deals).unwrap();
        near(estimate.mean, 5.0, 1e-12);
        near(estimate.error.unwrap(), 0.755_929, 1e-6);
        let (low, high) = estimate.interval.unwrap();
        near(low, 5.0 - 1.787_486, 1e-3);
        near(high, 5.0 + 1.787_486, 1e-3);
        assert_eq!(estimate.deals, 8);
    }

    #[test]
    fn deals_of_two_games_count_as_one_observation() {
        // The sums over both seatings, two units each: 6/2, 2/2, -2/2; mean 1, deviations 2, 0, -2 of the halves:
        // variance 4, error √(4/3).
        let estimate = Estimate::of(&[(6.0, 2.0), (2.0, 2.0), (-2.0, 2.0)]).unwrap();
        near(estimate.mean, 1.0, 1e-12);
        near(estimate.error.unwrap(), (4.0_f64 / 3.0).sqrt(), 1e-12);
        near(estimate.interval.unwrap().1, 1.0 + 4.302_653 * 1.154_700_5, 1e-5);
    }

    #[test]
    fn a_ratio_weighs_long_games_more() {
        // Two games of 2 and 6 hands with 20 and 20 points: 5 a hand. Residuals 20 - 10 and 20 - 30; sum of squares
        // 200, over n - 1 and n: 100, its root 10, over the mean of 4 hands: 2.5.
        let estimate = Estimate::of(&[(20.0, 2.0), (20.0, 6.0)]).unwrap();
        near(estimate.mean, 5.0, 1e-12);
        near(estimate.error.unwrap(), 2.5, 1e-12);
    }

    #[test]
    fn a_difference_is_taken_deal_by_deal() {
        // Deals of two games each: 3 and 1, 5 and 2, 4 and 3 a game. Differences 2, 3, 1: mean 2, error √(1/3).
        let deals = [[(6.0, 2.0), (2.0, 2.0)], [(10.0, 2.0), (4.0, 2.0)], [(8.0, 2.0), (6.0, 2.0)]];
        let estimate = Estimate::between(&deals).unwrap();
        near(estimate.mean, 2.0, 1e-12);
        near(estimate.error.unwrap(), (1.0_f64 / 3.0).sqrt(), 1e-12);
        // What goes up and down in both alike is no error, in games of any length.
        let alike = [[(6.0, 2.0), (4.0, 2.0)], [(35.0, 5.0), (30.0, 5.0)]];
        let estimate = Estimate::between(&alike).unwrap();
        near(estimate.mean, 1.0, 1e-12);
        near(estimate.error.unwrap(), 0.0, 1e-12);
        assert_eq!(Estimate::between(&[]), None);
        assert_eq!(Estimate::between(&[[(1.0, 1.0), (0.0, 0.0)]]), None);
    }

    #[test]
    fn little_is_said_of_little() {
        assert_eq!(Estimate::of(&[]), None);
        assert_eq!(Estimate::of(&[(0.0, 0.0)]), None);
        let single = Estimate::of(&[(7.0, 2.0)]).unwrap();
        assert_eq!((single.mean, single.error, single.interval, single.p), (3.5, None, None, None));
        let same = Estimate::of(&[(0.0, 2.0); 9]).unwrap();
        assert_eq!((same.mean, same.interval, same.p), (0.0, Some((0.0, 0.0)), Some(1.0)));
    }

    #[test]
    fn quantiles_and_chances_are_those_of_the_tables() {
        for (freedom, expected) in [
            (1, 12.706_205),
            (4, 2.776_445),
            (5, 2.570_582),
            (6, 2.446_912),
            (10, 2.228_139),
            (30, 2.042_272),
            (120, 1.979_930),
            (100_000, 1.959_988),
        ] {
            near(quantile(freedom).unwrap(), expected, 1e-5);
        }
        for freedom in [1, 4, 5, 6, 30, 1_000] {
            near(p_value(-quantile(freedom).unwrap(), 1.0, freedom).unwrap(), 0.05, 1e-9);
        }
        near(p_value(2.575_829, 1.0, 10_000_000).unwrap(), 0.01, 1e-6);
        near(p_value(3.169_273, 1.0, 10).unwrap(), 0.01, 1e-6);
        near(p_value(5.0, 0.0, 9).unwrap(), 0.0, 1e-12);
    }
}
