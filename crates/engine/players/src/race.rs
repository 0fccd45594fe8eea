//! Comparing actions over worlds: every action is tried in the same worlds, and one that falls clearly behind drops
//! out, so that the work goes where the decision is close.

use crate::cores::side_by_side;

/// What a result means.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Worth {
    /// In points.
    pub(crate) points: f64,
    /// How likely the contract is made.
    pub(crate) made: f64,
    /// Tricks of the contractor's side.
    pub(crate) tricks: f64,
}

impl Worth {
    pub(crate) fn add(&mut self, weight: f64, other: Self) {
        self.points += weight * other.points;
        self.made += weight * other.made;
        self.tricks += weight * other.tricks;
    }

    pub(crate) fn times(self, factor: f64) -> Self {
        Self { points: self.points * factor, made: self.made * factor, tricks: self.tricks * factor }
    }
}

/// An action on trial.
#[derive(Clone, Debug)]
pub(crate) struct Runner<A> {
    pub(crate) action: A,
    /// By world: how much it counts, and what the action was worth there.
    results: Vec<(f64, Worth)>,
    dropped: bool,
}

/// The worth of actions in one world.
pub(crate) struct Trial<A> {
    /// How much the world counts.
    pub(crate) weight: f64,
    pub(crate) worths: Vec<(A, Worth)>,
}

/// All actions on trial.
#[derive(Clone, Debug)]
pub(crate) struct Race<A> {
    pub(crate) runners: Vec<Runner<A>>,
    /// Rounds before anybody drops out: the wilder the results, the less a few of them tell.
    patience: usize,
}

/// A difference that must be there before it is believed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slack {
    pub(crate) points: f64,
    /// Standard errors of the difference, beside the points.
    pub(crate) errors: f64,
}

/// Standard errors that somebody must lie behind to drop out.
const BEHIND: f64 = 2.5;

impl<A: Copy + PartialEq> Race<A> {
    pub(crate) fn new(actions: impl IntoIterator<Item = A>, patience: usize) -> Self {
        let runner = |action| Runner { action, results: Vec::new(), dropped: false };
        Self { runners: actions.into_iter().map(runner).collect(), patience }
    }

    /// Runs them through a number of worlds on each core, until one is left. `try_out` tries actions in a core's world
    /// of some number; it gives nothing where the core has no such world, or has worked enough.
    pub(crate) fn run<C: Send>(
        &mut self,
        cores: &mut [C],
        worlds: usize,
        try_out: impl Fn(&mut C, usize, &[A]) -> Option<Trial<A>> + Sync,
    ) where
        A: Send + Sync,
    {
        let mut done = 0;
        while done < worlds && self.goes_on() {
            let left: Vec<A> = self.left().map(|runner| runner.action).collect();
            let next = done..worlds.min(done + self.lap(cores.len()));
            done = next.end;
            let trials = side_by_side(cores, |core| {
                let worlds = next.clone();
                worlds.map_while(|world| try_out(core, world, &left)).collect::<Vec<_>>()
            });
            if trials.iter().all(Vec::is_empty) {
                return;
            }
            for Trial { weight, worths } in trials.into_iter().flatten() {
                self.round(weight, |action| {
                    worths
                        .iter()
                        .find(|&&(tried, _)| tried == action)
                        .map(|&(_, worth)| worth)
                        .unwrap_or_default()
                });
            }
        }
    }

    /// How many worlds each core looks at before it is asked which actions drop out. Several cores must wait for each
    /// other then, so they look at some more, but never at many more than so far.
    fn lap(&self, cores: usize) -> usize {
        let patient = self.patience.saturating_sub(self.rounds());
        let together = if cores > 1 { self.rounds() / 4 } else { 0 };
        patient.max(together).div_ceil(cores).max(1)
    }

    /// Worlds that the remaining actions went through.
    pub(crate) fn rounds(&self) -> usize {
        self.left().next().map_or(0, |runner| runner.results.len())
    }

    fn left(&self) -> impl Iterator<Item = &Runner<A>> {
        self.runners.iter().filter(|runner| !runner.dropped)
    }

    /// Runs all that are left through one world.
    fn round(&mut self, weight: f64, mut run: impl FnMut(A) -> Worth) {
        for runner in self.runners.iter_mut().filter(|runner| !runner.dropped) {
            let worth = run(runner.action);
            runner.results.push((weight, worth));
        }
    }

    /// Lets those drop out that are clearly worse than the best; true if more than one is left.
    fn goes_on(&mut self) -> bool {
        let Some(best) = self.best() else { return false };
        if self.rounds() >= self.patience {
            for at in 0..self.runners.len() {
                let (ahead, error) = self.ahead(best, at);
                if at != best && ahead > BEHIND * error {
                    self.runners[at].dropped = true;
                }
            }
        }
        self.left().count() > 1
    }

    fn best(&self) -> Option<usize> {
        self.best_of(|at| !self.runners[at].dropped)
    }

    fn best_of(&self, is_one: impl Fn(usize) -> bool) -> Option<usize> {
        let ones = (0..self.runners.len()).filter(|&at| is_one(at));
        ones.max_by(|&a, &b| self.runners[a].mean().points.total_cmp(&self.runners[b].mean().points))
    }

    /// The best action, unless `favourite` is about as good.
    pub(crate) fn choose(&self, favourite: A, slack: Slack) -> Option<usize> {
        self.choose_among(&|_| true, favourite, slack)
    }

    /// The best of some of the actions, unless `favourite` is one of them and about as good; one that dropped out is
    /// taken only where there is no other. `None` if there are none.
    pub(crate) fn choose_among(
        &self,
        is_one: &dyn Fn(usize) -> bool,
        favourite: A,
        slack: Slack,
    ) -> Option<usize> {
        let best =
            self.best_of(|at| is_one(at) && !self.runners[at].dropped).or_else(|| self.best_of(is_one))?;
        let favourite = self.runners.iter().position(|runner| runner.action == favourite);
        let near = favourite
            .filter(|&at| is_one(at))
            .filter(|&at| !self.runners[at].dropped && !self.is_ahead(best, at, slack));
        Some(near.unwrap_or(best))
    }

    /// Whether the one is better than the other by more than that.
    pub(crate) fn is_ahead(&self, one: usize, other: usize, by: Slack) -> bool {
        let (ahead, error) = self.ahead(one, other);
        ahead > by.points + by.errors * error
    }

    /// How much better the one is than the other in the worlds that both went through, and the standard error of that.
    pub(crate) fn ahead(&self, one: usize, other: usize) -> (f64, f64) {
        let pairs = self.runners[one].results.iter().zip(&self.runners[other].results);
        let gaps = pairs.map(|(&(weight, one), &(_, other))| (weight, one.points - other.points));
        let (mut all, mut squares, mut sum, mut sum_of_squares) = (0.0, 0.0, 0.0, 0.0);
        for (weight, gap) in gaps {
            all += weight;
            squares += weight * weight;
            sum += weight * gap;
            sum_of_squares += weight * gap * gap;
        }
        if all <= 0.0 {
            return (0.0, f64::INFINITY);
        }
        let mean = sum / all;
        let variance = (sum_of_squares / all - mean * mean).max(0.0);
        (mean, (variance * squares).sqrt() / all)
    }
}

impl<A> Runner<A> {
    /// Its worth on average.
    pub(crate) fn mean(&self) -> Worth {
        let all: f64 = self.results.iter().map(|&(weight, _)| weight).sum();
        let mut mean = Worth::default();
        if all > 0.0 {
            self.results.iter().for_each(|&(weight, worth)| mean.add(weight / all, worth));
        }
        mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(points: f64) -> Worth {
        Worth { points, ..Worth::default() }
    }

    #[test]
    fn the_best_on_average_wins() {
        let mut race = Race::new([1, 2], 6);
        race.round(1.0, |action| worth(f64::from(action)));
        race.round(3.0, |action| worth(f64::from(10 * action)));
        assert_eq!(race.choose(2, Slack { points: 0.0, errors: 0.0 }), Some(1));
        assert!((race.runners[1].mean().points - 15.5).abs() < 1e-9);
    }

    #[test]
    fn who_is_clearly_behind_drops_out() {
        let mut race = Race::new([1, 2, 3], 6);
        for round in 0..6 {
            race.round(1.0, |action| worth(f64::from(action) * 10.0 + f64::from(round as u32 % 2)));
        }
        assert!(!race.goes_on());
        let mut seen = 0;
        race.round(1.0, |_| {
            seen += 1;
            worth(0.0)
        });
        assert_eq!(seen, 1);
    }

    /// Which worlds each core has looked at, if it may look at that many and action 2 is worth `points`, action 1
    /// nothing.
    fn looked_at(worlds: &[usize], points: impl Fn(usize) -> f64 + Sync) -> Vec<Vec<usize>> {
        let mut cores: Vec<(usize, Vec<usize>)> = worlds.iter().map(|&most| (most, Vec::new())).collect();
        Race::new([1, 2], 6).run(&mut cores, 20, |(most, seen), world, left| {
            if world >= *most {
                return None;
            }
            seen.push(world);
            let worths = left.iter().map(|&action| (action, worth(f64::from(action - 1) * points(world))));
            Some(Trial { weight: 1.0, worths: worths.collect() })
        });
        cores.into_iter().map(|(_, seen)| seen).collect()
    }

    #[test]
    fn every_core_goes_on_while_it_has_worlds_and_the_race_is_open() {
        let close = |world: usize| if world.is_multiple_of(2) { 1.0 } else { -1.0 };
        let first = |worlds: usize| (0..worlds).collect::<Vec<_>>();
        assert_eq!(looked_at(&[20], close), [first(20)]);
        assert_eq!(looked_at(&[20, 3, 20], close), [20, 3, 20].map(first));
        // Clear from the beginning: over as soon as patience ends.
        assert_eq!(looked_at(&[20], |world| 9.0 + close(world)), [first(6)]);
        assert_eq!(looked_at(&[20; 3], |world| 9.0 + close(world)), [2, 2, 2].map(first));
    }

    #[test]
    fn a_favourite_is_kept_where_it_makes_no_difference() {
        let mut race = Race::new(['a', 'b'], 6);
        race.round(1.0, |action| worth(if action == 'a' { 5.0 } else { 5.2 }));
        assert_eq!(race.choose('a', Slack { points: 0.5, errors: 0.0 }), Some(0));
        assert_eq!(race.choose('a', Slack { points: 0.1, errors: 0.0 }), Some(1));
    }
}
