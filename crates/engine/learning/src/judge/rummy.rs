//! The judge of Rummy 500: an answer is worth the points that it brings when the hand is played on by rules of thumb,
//! in deals that fit what its player has seen. There is no solver of this game: the stock alone has too many orders.
//!
//! ```
//! use learning::{course::{AnyPlay, lesson}, judge::rummy::{Deals, judge}};
//!
//! // Four of a run are in the hand, and somebody is about to go out.
//! let Some(Ok(AnyPlay::Rummy500(play))) = lesson("rummy-whole").map(|lesson| lesson.start()) else { panic!() };
//! let deals = Deals { count: 30, seed: 1, infers: true };
//! let verdict = judge(&play.rules, &play.remembered(), &play.legal().actions, &deals)?;
//! // Three of them first and the fourth later come to the same.
//! assert!(play.right().iter().all(|right| verdict.classes()[0].actions.contains(right)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use players::rummy::{Trial, imagine};
use rummy_500::{Action, Rules, State, View};
use table::{Game, Seat, Viewer};

use super::{Goal, Unjudged, Verdict, Worth};

/// What actions bring in points; see [`Goal::Points`].
pub type Points = Verdict<Action, f64>;

/// The deals that an answer is judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deals {
    /// How many.
    pub count: usize,
    /// What they and the chances of their play follow from.
    pub seed: u64,
    /// Whether the others hold what fits what they have done; every deal is as likely as any other if not.
    pub infers: bool,
}

impl Deals {
    /// Deals that fit the view of somebody.
    pub(crate) fn fitting(self, rules: &Rules, view: &View) -> Vec<State> {
        imagine(rules, view, self.infers, self.count, self.seed)
    }

    /// The chances of the play of one of them.
    const fn luck(self, at: usize) -> u64 {
        self.seed << 32 | at as u64
    }
}

/// What each of these actions of the viewer is worth, legal ones alone: every one is played to the end of the hand in
/// the same deals.
///
/// # Errors
/// There is nothing to judge.
pub fn judge(rules: &Rules, view: &View, actions: &[Action], deals: &Deals) -> Result<Points, Unjudged> {
    judge_in(rules, view, actions, (&deals.fitting(rules, view), deals))
}

/// The same in deals that were made up already.
pub(crate) fn judge_in(
    rules: &Rules,
    view: &View,
    actions: &[Action],
    (states, deals): (&[State], &Deals),
) -> Result<Points, Unjudged> {
    let Viewer::Seat(me) = view.viewer else { return Err(Unjudged::NothingToDo) };
    if view.turn != me || view.choices.is_empty() {
        return Err(Unjudged::NothingToDo);
    }
    let first = states.first().ok_or(Unjudged::NoDeal)?;
    let legal = actions.iter().copied().filter(|&action| view.choices.contains(action));
    let worth = |action| {
        let trial = Trial::new(rules, first, me, action);
        let ends = states.iter().enumerate().map(|(at, state)| trial.end(state, deals.luck(at)));
        Worth { action, results: ends.map(|end| points(rules, &end, me)).collect() }
    };
    Ok(Verdict { goal: Goal::Points, deals: states.len(), worths: legal.map(worth).collect() })
}

/// What a hand that began at nothing has brought a seat, over the average of the others.
pub(crate) fn points(rules: &Rules, ended: &State, me: Seat) -> f64 {
    let scores: Vec<f64> = rules.standing(ended).scores.into_iter().map(f64::from).collect();
    let mine = scores.get(me.index()).copied().unwrap_or_default();
    let others = scores.len().saturating_sub(1).max(1) as f64;
    mine - (scores.iter().sum::<f64>() - mine) / others
}
