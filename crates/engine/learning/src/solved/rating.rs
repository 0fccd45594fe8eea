//! Ratings by Glicko-2 (M. Glickman, *Example of the Glicko-2 system*, 2013), with puzzles as opponents.

use std::collections::{BTreeMap, BTreeSet};

use five_hundred::Family;
use kookaburra::{AnyRules, build_code};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use super::{Answer, How};
use crate::puzzle::{Name, WARM_UP, retired};

/// How freely ratings change when results surprise.
const TAU: f64 = 0.5;
/// The standard deviation of a puzzle's rating: what eleven players of fixed rating tell of it.
const PUZZLE_DEVIATION: f64 = 140.0;
/// From so many answers on a rating is told.
pub const TOLD_FROM: u32 = 12;
/// Standard deviations on each side of a mean that hold 95 of 100.
const NINETY_FIVE: f64 = 1.96;

/// The rating of somebody in the games of a family.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The rating; 1500 is where everybody begins.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    volatility: f64,
    /// The answers that count.
    pub answers: u32,
}

impl Default for Rated {
    fn default() -> Self {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Self { rating, deviation, volatility, answers: 0 }
    }
}

impl Rated {
    /// The rating and half the width of its interval of 95 of 100, once there are enough answers.
    #[must_use]
    pub fn told(&self) -> Option<(u32, u32)> {
        let whole = |number: f64| number.round().max(0.0) as u32;
        (self.answers >= TOLD_FROM).then(|| (whole(self.rating), whole(NINETY_FIVE * self.deviation)))
    }

    /// After one more answer to a puzzle of this rating.
    fn after(self, difficulty: u16, solved: bool) -> Self {
        let me =
            Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility };
        let puzzle =
            Glicko2Rating { rating: difficulty.into(), deviation: PUZZLE_DEVIATION, ..Glicko2Rating::new() };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let (Glicko2Rating { rating, deviation, volatility }, _) = glicko2(&me, &puzzle, &outcome, &config);
        Self { rating, deviation, volatility, answers: self.answers + 1 }
    }
}

/// Games in which somebody is as good in one as in the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Games {
    FiveHundred(Family),
    Rummy500,
}

/// Somebody's ratings, one in the games of each family.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings(Vec<(Games, Rated)>);

impl Ratings {
    /// What follows from answers, in their order. Of each puzzle the first one counts, if the puzzle was met among
    /// others of every kind, without a hint, and is no warm-up; none does if the puzzle was retired, or found to be
    /// wrong.
    #[must_use]
    pub fn of(answers: &[Answer]) -> Self {
        Self::without(answers, retired())
    }

    /// The same with other puzzles retired.
    pub(super) fn without(answers: &[Answer], retired: &BTreeSet<Name>) -> Self {
        let faulty = answers.iter().filter(|answer| answer.faulty).map(|answer| &answer.puzzle);
        let void: BTreeSet<&Name> = retired.iter().chain(faulty).collect();
        let (mut seen, mut families) = (BTreeSet::new(), BTreeMap::new());
        let mut ratings = Self::default();
        for answer in answers {
            let is_first = seen.insert(&answer.puzzle);
            if !is_first || void.contains(&answer.puzzle) || !counts(answer) {
                continue;
            }
            let family = *families.entry(&answer.rules).or_insert_with(|| family(&answer.rules));
            if let Some(rated) = family.map(|family| ratings.entry(family)) {
                *rated = rated.after(answer.difficulty, answer.solved);
            }
        }
        ratings
    }

    fn entry(&mut self, family: Games) -> &mut Rated {
        let at = self.0.iter().position(|(other, _)| *other == family).unwrap_or_else(|| {
            self.0.push((family, Rated::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    /// The rating in the games of the family to which these rules belong, if any answer counts there.
    #[must_use]
    pub fn of_rules(&self, code: &str) -> Option<Rated> {
        let family = family(code)?;
        self.0.iter().find(|(other, _)| *other == family).map(|(_, rated)| *rated)
    }
}

/// Whether an answer can count, as far as it says itself.
fn counts(answer: &Answer) -> bool {
    answer.how == How::Mixed && !answer.hinted && answer.difficulty > WARM_UP
}

/// The family of rules; none of rules that can't be had.
fn family(code: &str) -> Option<Games> {
    Some(match build_code(code).ok()? {
        AnyRules::FiveHundred(rules) => Games::FiveHundred(rules.family()),
        AnyRules::Rummy500(_) => Games::Rummy500,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(number: usize) -> Name {
        Name(format!("{number:012}"))
    }

    /// Answers to puzzles from 1000 to 2000, every third of them missed.
    fn answers(count: usize) -> Vec<Answer> {
        let answer = |number: usize| Answer {
            puzzle: name(number),
            rules: "australian-4".into(),
            difficulty: 1_000 + 100 * (number % 11) as u16,
            at: number as i64,
            answer: None,
            solved: !number.is_multiple_of(3),
            how: How::Mixed,
            hinted: false,
            faulty: false,
        };
        (0..count).map(answer).collect()
    }

    fn rated(answers: &[Answer]) -> Rated {
        Ratings::of(answers).of_rules("australian-4").unwrap_or_default()
    }

    #[test]
    fn check_12_a_rating_is_replayed_from_its_answers() {
        let answers = answers(40);
        let mut at_once = Rated::default();
        for (number, answer) in answers.iter().enumerate() {
            at_once = at_once.after(answer.difficulty, answer.solved);
            assert_eq!(at_once, rated(&answers[..=number]), "{number}");
            assert_eq!(at_once.told().is_some(), number + 1 >= 12, "{number}");
        }
        // Written down and read back they tell the same.
        let text: String = answers.iter().map(|answer| answer.to_line().unwrap() + "\n").collect();
        assert_eq!(rated(&super::super::Record::read(&text).answers), at_once);
        let (rating, around) = at_once.told().unwrap();
        assert!((1_400..1_800).contains(&rating) && (80..200).contains(&around), "{rating} ± {around}");
    }

    #[test]
    fn check_12_the_example_of_the_paper() {
        // One of its three games, as the crate counts it: 1500 ± 200 against 1400 ± 30, won.
        let player = Rated { rating: 1_500.0, deviation: 200.0, ..Rated::default() };
        let after = player.after(1_400, true);
        assert!(after.rating > 1_540.0 && after.rating < 1_565.0 && after.deviation < 200.0, "{after:?}");
    }

    #[test]
    fn check_13_themes_hints_warm_ups_and_seen_ones_are_not_rated() {
        let whole = answers(20);
        let changed = |change: &dyn Fn(&mut Answer)| {
            let mut answers = whole.clone();
            change(&mut answers[7]);
            rated(&answers)
        };
        let mut without = whole.clone();
        without.remove(7);
        let without = rated(&without);
        assert_eq!(without.answers, 19);
        assert_eq!(changed(&|answer| answer.how = How::Theme), without);
        assert_eq!(changed(&|answer| answer.how = How::Row), without);
        assert_eq!(changed(&|answer| answer.hinted = true), without);
        assert_eq!(changed(&|answer| answer.difficulty = WARM_UP), without);
        assert_eq!(changed(&|answer| answer.puzzle = name(3)), without);
        // A puzzle that was met as one of a theme is no longer new in Mixed.
        let mut before = whole.clone();
        before.insert(0, Answer { how: How::Theme, ..whole[7].clone() });
        assert_eq!(rated(&before), without);
    }

    #[test]
    fn check_14_a_retired_puzzle_gives_its_points_back() {
        let whole = answers(20);
        let mut without = whole.clone();
        without.remove(9);
        let retired = BTreeSet::from([name(9)]);
        assert_ne!(Ratings::of(&whole), Ratings::of(&without));
        assert_eq!(Ratings::without(&whole, &retired), Ratings::of(&without));
        // So does one that the judge found to be wrong, whenever that was.
        let mut judged = whole.clone();
        judged.push(Answer { faulty: true, ..whole[9].clone() });
        assert_eq!(Ratings::of(&judged), Ratings::of(&without));
    }

    #[test]
    fn each_family_has_a_rating_of_its_own() {
        let mut two = answers(10);
        let alone = rated(&two);
        two.push(Answer { puzzle: name(90), rules: "quebec-4".into(), ..two[1].clone() });
        two.push(Answer { puzzle: name(91), rules: "chess".into(), ..two[1].clone() });
        two.push(Answer { puzzle: name(92), rules: "rummy-500".into(), ..two[1].clone() });
        two.push(Answer { puzzle: name(93), rules: "rummy-500+players=2".into(), ..two[2].clone() });
        let ratings = Ratings::of(&two);
        assert_eq!(ratings.of_rules("australian-4"), Some(alone));
        assert_eq!(ratings.of_rules("quebec-4").map(|rated| rated.answers), Some(1));
        assert_eq!(ratings.of_rules("rummy-500").map(|rated| rated.answers), Some(2));
        assert_eq!((ratings.of_rules("american-4"), ratings.of_rules("chess")), (None, None));
    }
}
