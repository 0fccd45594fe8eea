//! What came of a judgement: the worth of each action in each deal, and what may be said of them.

use five_hundred::Action;

use super::Goal;

/// What actions were worth in deals that fit a view. `A` is an action of the game, `R` what it comes to in one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<A = Action, R = u8> {
    /// The goal of the side.
    pub goal: Goal,
    /// The number of deals.
    pub deals: usize,
    /// The actions, in the order in which they were given.
    pub worths: Vec<Worth<A, R>>,
}

/// What an action was worth in each deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth<A = Action, R = u8> {
    /// The action.
    pub action: A,
    /// By deal: 1 if the side of whoever acts gets what it wants, else 0; its tricks or its points, where those are the
    /// goal.
    pub results: Vec<R>,
}

impl<A, R: Copy + Into<f64>> Worth<A, R> {
    /// What it is worth on average: a chance from 0 to 1, or a number of tricks or points.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.results.iter().map(|&result| number(result)).sum();
        sum / self.results.len().max(1) as f64
    }
}

/// Actions that come to the same in every deal, such as two cards that touch.
#[derive(Clone, PartialEq, Debug)]
pub struct Class<A = Action, R = u8> {
    /// The actions, in the order in which they were given.
    pub actions: Vec<A>,
    /// What each of them is worth on average.
    pub mean: f64,
    /// By deal.
    results: Vec<R>,
}

/// How far an action is ahead of another, in deals in which both were tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gap {
    /// On average; negative if it is behind.
    pub by: f64,
    /// The standard error of that.
    pub error: f64,
}

impl Gap {
    /// Whether it is at least so much, and so many of its standard errors.
    #[must_use]
    pub fn is_clear(self, least: f64, errors: f64) -> bool {
        self.by >= least && self.by >= errors * self.error
    }
}

/// A result as a number.
pub(crate) fn number(result: impl Into<f64>) -> f64 {
    result.into()
}

impl<A: Copy + PartialEq, R: Copy + PartialEq + Into<f64>> Verdict<A, R> {
    /// The actions in classes, the best first.
    #[must_use]
    pub fn classes(&self) -> Vec<Class<A, R>> {
        let mut classes: Vec<Class<A, R>> = Vec::new();
        for worth in &self.worths {
            match classes.iter_mut().find(|class| class.results == worth.results) {
                Some(class) => class.actions.push(worth.action),
                None => classes.push(Class {
                    actions: vec![worth.action],
                    mean: worth.mean(),
                    results: worth.results.clone(),
                }),
            }
        }
        classes.sort_by(|one, other| other.mean.total_cmp(&one.mean));
        classes
    }

    /// How far one action is ahead of another; `None` if one of them was not judged.
    #[must_use]
    pub fn gap(&self, one: A, other: A) -> Option<Gap> {
        let (one, other) = (self.worth(one)?, self.worth(other)?);
        let pairs = one.results.iter().zip(&other.results);
        let gaps: Vec<f64> = pairs.map(|(&one, &other)| number(one) - number(other)).collect();
        let count = gaps.len() as f64;
        if gaps.len() < 2 {
            return Some(Gap { by: gaps.iter().sum(), error: f64::INFINITY });
        }
        let by = gaps.iter().sum::<f64>() / count;
        let squares: f64 = gaps.iter().map(|gap| (gap - by) * (gap - by)).sum();
        Some(Gap { by, error: (squares / (count - 1.0) / count).sqrt() })
    }

    /// The worth of an action.
    #[must_use]
    pub fn worth(&self, action: A) -> Option<&Worth<A, R>> {
        self.worths.iter().find(|worth| worth.action == action)
    }

    /// What an action is worth on average; `None` if it was not judged.
    #[must_use]
    pub fn mean(&self, action: A) -> Option<f64> {
        self.worth(action).map(Worth::mean)
    }

    /// Both judgements together, of the same actions in other deals.
    #[must_use]
    pub fn with(mut self, more: &Self) -> Self {
        self.deals += more.deals;
        for worth in &mut self.worths {
            let also = more.worths.iter().find(|also| also.action == worth.action);
            worth.results.extend(also.into_iter().flat_map(|also| &also.results));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Action {
        text.parse::<Action>().unwrap().in_play()
    }

    fn verdict(results: &[(&str, &[u8])]) -> Verdict {
        let worth =
            |&(text, results): &(&str, &[u8])| Worth { action: card(text), results: results.to_vec() };
        Verdict {
            goal: Goal::Contract,
            deals: results[0].1.len(),
            worths: results.iter().map(worth).collect(),
        }
    }

    #[test]
    fn what_comes_to_the_same_everywhere_is_one() {
        let verdict = verdict(&[("4S", &[0, 0, 1, 0]), ("KH", &[1, 1, 0, 1]), ("QH", &[1, 1, 0, 1])]);
        let classes = verdict.classes();
        let texts: Vec<String> =
            classes.iter().flat_map(|class| &class.actions).map(ToString::to_string).collect();
        assert_eq!((classes.len(), texts), (2, vec!["KH".to_owned(), "QH".to_owned(), "4S".to_owned()]));
        assert_eq!((classes[0].mean, classes[1].mean), (0.75, 0.25));
    }

    #[test]
    fn a_gap_is_that_of_pairs() {
        // Both vary, but the one is always ahead by the same.
        let steady = verdict(&[("KH", &[3, 5, 4, 6]), ("4S", &[2, 4, 3, 5])]);
        assert_eq!(steady.gap(card("KH"), card("4S")), Some(Gap { by: 1.0, error: 0.0 }));
        let wild = verdict(&[("KH", &[1, 1, 0, 1]), ("4S", &[0, 0, 1, 0])]);
        let gap = wild.gap(card("KH"), card("4S")).unwrap();
        assert!((gap.by, gap.error) == (0.5, 0.5) && gap.is_clear(0.5, 1.0) && !gap.is_clear(0.15, 4.0));
    }

    #[test]
    fn classes_may_fall_apart_with_more_deals() {
        let two = verdict(&[("KH", &[1, 1]), ("QH", &[1, 1])]);
        let more = verdict(&[("KH", &[1]), ("QH", &[0])]);
        assert_eq!((two.classes().len(), two.with(&more).classes().len()), (1, 2));
    }
}
