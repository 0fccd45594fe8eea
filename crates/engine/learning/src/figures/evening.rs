//! The review of an evening: at most two habits, and only where chance hardly explains them.
//!
//! What a player lost a hand by one kind of decision, or by one theme, is compared with what bots of the same level
//! lose by the same review. Many things are looked at, so what is found is corrected for their number (Holm).

use std::collections::BTreeSet;

use players::Level;
use statrs::distribution::{ContinuousCDF, StudentsT};

use super::{
    category::{Category, Practice, What},
    game::GameFigures,
    hand::{HandFigures, Lost},
    statistics::Mean,
    usual::Usual,
};

/// Games that end no further apart, in milliseconds, are of one evening: four hours.
const PAUSE: u64 = 4 * 3_600_000;
/// The most habits that are named: more than two things nobody can mind at once.
const MOST: usize = 2;
/// Hands, and games, in which a habit must have shown.
const HANDS: usize = 5;
const GAMES: usize = 3;
/// Standard errors above what is usual.
const ERRORS: f64 = 2.0;
/// How likely it may be that chance alone names anything.
const CHANCE: f64 = 0.05;

/// What an evening shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Evening {
    /// How many games it had that were looked at.
    pub games: usize,
    /// How many hands.
    pub hands: usize,
    /// The level that is compared with, if anything could be.
    pub level: Option<Level>,
    /// How many things were looked at.
    pub looked_at: usize,
    /// The habits, the clearest first; none where nothing stands out.
    pub habits: Vec<Habit>,
}

/// Something that costs a player more than bots of the level.
#[derive(Clone, PartialEq, Debug)]
pub struct Habit {
    /// What it is.
    pub what: What,
    /// The kind of decision in which most of it was lost.
    pub category: Category,
    /// Points lost a hand.
    pub lost: Mean,
    /// The same of the bots.
    pub usual: Mean,
    /// How many standard errors lie between them.
    pub errors: f64,
    /// Where it showed, the dearest first.
    pub proof: Vec<Proof>,
    p: f64,
}

/// A decision in which a habit showed.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// The name of the game.
    pub game: String,
    /// The number of the hand in it, from 0.
    pub hand: usize,
    /// The number of the action in that, from 0.
    pub action: usize,
    /// Points lost by it.
    pub points: f64,
}

impl Habit {
    /// Where it can be practised.
    #[must_use]
    pub fn practice(&self) -> Practice {
        self.what.practice(self.category)
    }

    /// The hands in which it showed.
    fn hands(&self) -> BTreeSet<(&str, usize)> {
        self.proof.iter().map(|proof| (&*proof.game, proof.hand)).collect()
    }

    /// Whether it showed often enough not to be one hand's bad luck.
    fn is_often(&self) -> bool {
        let hands = self.hands();
        let games: BTreeSet<&str> = hands.iter().map(|(game, _)| *game).collect();
        hands.len() >= HANDS && games.len() >= GAMES
    }

    /// Whether more than half of its hands are those of another.
    fn repeats(&self, other: &Self) -> bool {
        let (mine, theirs) = (self.hands(), other.hands());
        2 * mine.intersection(&theirs).count() > mine.len()
    }
}

impl Evening {
    /// The games of the last evening among these, which are in the order in which they ended.
    #[must_use]
    pub fn last<'a>(games: &[&'a GameFigures]) -> Vec<&'a GameFigures> {
        let mut evening: Vec<&GameFigures> = Vec::new();
        for &game in games.iter().rev().filter(|game| game.ended > 0) {
            let ends_with =
                evening.last().is_none_or(|later| later.ended - game.ended.min(later.ended) <= PAUSE);
            if !ends_with {
                break;
            }
            evening.push(game);
        }
        evening.reverse();
        evening
    }

    /// What the last evening among these games shows. Its games are compared with what is usual for the last of them,
    /// and those of other rules or against bots of another level are left out.
    #[must_use]
    pub fn of_last(games: &[&GameFigures]) -> Self {
        let evening = Self::last(games);
        let usual = |game: &GameFigures| Usual::of(&game.rules, game.level.unwrap_or_default());
        let Some((last, with)) = evening.last().and_then(|last| Some((last, usual(last)?))) else {
            return Self::default();
        };
        let alike: Vec<&GameFigures> = evening
            .iter()
            .copied()
            .filter(|game| usual(game).is_some_and(|one| std::ptr::eq(one, with)))
            .collect();
        Self { level: Some(last.level.unwrap_or_default()), ..Self::of(&alike, with) }
    }

    /// What these games show beside what is usual.
    #[must_use]
    pub fn of(games: &[&GameFigures], usual: &Usual) -> Self {
        let games: Vec<&GameFigures> = games.iter().copied().filter(|game| game.hands.is_some()).collect();
        let hands: Vec<(&str, &HandFigures)> = games
            .iter()
            .flat_map(|game| game.hands.iter().flatten().map(|hand| (&*game.game, hand)))
            .collect();
        let whats: BTreeSet<What> = hands.iter().flat_map(|(_, hand)| hand.lost_by().into_keys()).collect();
        let rummy = hands.iter().any(|(_, hand)| hand.rummy.is_some());
        let kinds = if rummy { Category::RUMMY.len() } else { Category::FIVE_HUNDRED.len() };
        let themes = whats.iter().filter(|what| matches!(what, What::Theme(_))).count();
        let looked_at = kinds + themes;
        let all = whats.into_iter().filter_map(|what| habit(what, &hands, usual)).collect();
        Self { games: games.len(), hands: hands.len(), level: None, looked_at, habits: named(all, looked_at) }
    }
}

/// Those that are named, of so many that were looked at.
fn named(mut habits: Vec<Habit>, looked_at: usize) -> Vec<Habit> {
    habits.sort_by(|one, other| one.p.total_cmp(&other.p));
    let sure = habits.into_iter().enumerate().take_while(|(before, habit)| {
        habit.p <= CHANCE / looked_at.saturating_sub(*before).max(1) as f64 && habit.errors >= ERRORS
    });
    let mut named: Vec<Habit> = Vec::new();
    for (_, habit) in sure {
        if named.len() < MOST && habit.is_often() && !named.iter().any(|other| habit.repeats(other)) {
            named.push(habit);
        }
    }
    named
}

/// What was lost by one thing, beside what is usual; `None` where that can't be compared.
fn habit(what: What, hands: &[(&str, &HandFigures)], usual: &Usual) -> Option<Habit> {
    let lost = Mean::of(hands.iter().map(|(_, hand)| hand.lost_by().get(&what).copied().unwrap_or_default()));
    let usual = usual.mean(what);
    // Both may vary by more than few hands tell: the wider counts.
    let wide = lost.variance()?.max(usual.variance()?);
    let error = (wide / lost.count as f64 + usual.variance()? / usual.count as f64).sqrt();
    let errors = (lost.mean - usual.mean) / error;
    let student = StudentsT::new(0.0, 1.0, (lost.count - 1) as f64).ok()?;
    let is_it = |lost: &&Lost| match what {
        What::Category(category) => lost.category == category,
        What::Theme(theme) => lost.theme == Some(theme),
    };
    let of = |(game, hand): &(&str, &HandFigures)| {
        let proof = |lost: &Lost| {
            let (game, hand) = ((*game).to_owned(), hand.hand);
            (lost.category, Proof { game, hand, action: lost.action, points: lost.points })
        };
        hand.lost.iter().filter(is_it).map(proof).collect::<Vec<_>>()
    };
    let mut proof: Vec<(Category, Proof)> = hands.iter().flat_map(of).collect();
    proof.sort_by(|one, other| other.1.points.total_cmp(&one.1.points));
    let sum = |category| proof.iter().filter(|one| one.0 == category).map(|one| one.1.points).sum::<f64>();
    let category = proof.iter().map(|one| one.0).max_by(|&one, &other| sum(one).total_cmp(&sum(other)))?;
    let proof = proof.into_iter().map(|one| one.1).collect();
    (errors.is_finite()).then(|| Habit { what, category, lost, usual, errors, proof, p: student.sf(errors) })
}
