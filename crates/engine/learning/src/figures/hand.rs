//! A hand as one of its players saw it: what came of it, what could be expected, and what a review says it cost.

use std::collections::BTreeMap;

use players::{Judged, Judges, Level, Loss, Playable, Review, Unit};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Table};

use super::category::{Category, What};
use crate::{
    challenge::HandScore,
    puzzle::{Role, Theme},
};

/// A contract that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The bid, in notation.
    pub bid: String,
    /// The player's part in it.
    pub role: Role,
    /// Whether it was made.
    pub made: bool,
    /// How likely that was when the player bid it, from 0 to 1; known of their own bids alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foreseen: Option<f64>,
}

/// A decision by which points were lost, and hardly by chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lost {
    /// The number of the action in its hand, from 0.
    pub action: usize,
    /// The kind of decision.
    pub category: Category,
    /// What the better answer would have been about, where that can be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// How many points of the match it cost on average, in deals that fit what the player saw.
    pub points: f64,
}

/// What a hand of Rummy 500 came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RummyHand {
    /// The value of the cards put on the table.
    pub laid: i32,
    /// The value of those still held at the end.
    pub held: i32,
    /// Calls that paid, and that the player let go.
    pub missed: usize,
    /// Calls of the player.
    pub called: usize,
}

/// A hand as one of its players saw it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct HandFigures {
    /// Its number in the game, from 0.
    pub hand: usize,
    /// How far it brought the player's side ahead of the others: see [`HandScore::points`].
    pub points: i32,
    /// The same as it could be expected by the player when the bidding had ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<f64>,
    /// The contract, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// What it came to in Rummy 500.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rummy: Option<RummyHand>,
    /// The decisions by which points were lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<Lost>,
}

impl HandFigures {
    /// Points lost in all.
    #[must_use]
    pub fn lost(&self) -> f64 {
        // An empty sum is a negative 0.
        self.lost.iter().map(|lost| lost.points).sum::<f64>() + 0.0
    }

    /// Points lost by each thing that some were lost by.
    #[must_use]
    pub fn lost_by(&self) -> BTreeMap<What, f64> {
        let mut by = BTreeMap::new();
        for lost in &self.lost {
            let whats = [Some(What::Category(lost.category)), lost.theme.map(What::Theme)];
            whats.into_iter().flatten().for_each(|what| *by.entry(what).or_default() += lost.points);
        }
        by
    }
}

/// How much thought goes into a hand. Figures are of [`Effort::FULL`]; tests have less time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// The level of the judge.
    pub(super) judges: Level,
    /// The deals that tell what could be expected when the bidding had ended.
    pub(super) deals: usize,
}

impl Effort {
    /// The number of deals: 40 tell the mean to some 30 points, a fraction of what a hand varies by.
    pub(super) const FULL: Self = Self { judges: Level::Expert, deals: 40 };
}

/// What a game knows of its decisions.
pub trait Figured: Playable {
    /// The kind of decision, and what the better answer would have been about.
    fn lost_by(&self, judged: &Judged<Self>, loss: &Loss<Self::Action>) -> (Category, Option<Theme>);

    /// What follows from the finished hand for one of its players, beside what was lost; what could be expected is
    /// found in so many deals.
    fn of_hand(table: &Table<Self>, me: Seat, deals: usize, figures: &mut HandFigures);

    /// What follows from one step: the table before it, and what the judges say of it.
    fn of_step(before: &Table<Self>, me: Seat, judged: &Judged<Self>, figures: &mut HandFigures);
}

/// The review of a hand in progress: see [`step`](Self::step).
pub struct HandReview<G: Figured> {
    /// Of the hand alone, as it ended; taken for the first step.
    ended: Option<Table<G>>,
    review: Review<G>,
    me: Seat,
    deals: usize,
    figures: HandFigures,
}

impl<G: Figured> HandReview<G> {
    /// Of the last hand of a table, which is over, for the player at a seat; `None` if it isn't.
    #[must_use]
    pub fn new(table: &Table<G>, me: Seat) -> Option<Self> {
        Self::with(table, me, Effort::FULL)
    }

    pub(super) fn with(table: &Table<G>, me: Seat, effort: Effort) -> Option<Self> {
        let hand = table.finished_hands().len().checked_sub(1).filter(|_| !table.in_hand())?;
        let score = HandScore::of(table.finished_hands().last()?, &table.game().sides(), me)?;
        let figures = HandFigures { hand, points: score.points, ..HandFigures::default() };
        let judges = move |seat: Seat, _| Judges::of(effort.judges, 1, u64::from(seat.0));
        let ended = table.last_hand();
        let review = Review::new(&ended, SeatSet::of(me), judges);
        Some(Self { ended: Some(ended), review, me, deals: effort.deals, figures })
    }

    /// Looks at one decision, which takes up to half a second; false if there are no more.
    pub fn step(&mut self) -> bool {
        if let Some(ended) = self.ended.take() {
            G::of_hand(&ended, self.me, self.deals, &mut self.figures);
            return true;
        }
        // What others did takes no time.
        while self.review.left() > 0 {
            let action = self.review.table().actions().len();
            let before = self.review.table().clone();
            let Some(judged) = self.review.next() else { return false };
            G::of_step(&before, self.me, &judged, &mut self.figures);
            if judged.seat == self.me {
                self.figures.lost.extend(lost(before.game(), action, &judged));
                return true;
            }
        }
        false
    }

    /// What it came to.
    #[must_use]
    pub fn finished(self) -> HandFigures {
        self.figures
    }
}

/// What a decision cost, if that can be told.
fn lost<G: Figured>(rules: &G, action: usize, judged: &Judged<G>) -> Option<Lost> {
    let loss = judged.loss()?;
    let points = loss.done.behind.points;
    // A loss of points is one of points, whatever a card is counted in.
    debug_assert!(G::unit(&judged.view) != Unit::Points || points >= 0.0);
    let (category, theme) = rules.lost_by(judged, &loss);
    let tenths = |points: f64| (points * 10.0).round() / 10.0;
    Some(Lost { action, category, theme, points: tenths(points) }).filter(|lost| lost.points.is_finite())
}
