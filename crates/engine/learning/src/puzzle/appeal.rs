//! Something's wrong: a puzzle that somebody doubts is judged once more, in other deals and more of them.

use five_hundred::{Action, Rules, View};
use players::five_hundred::imagine;
use serde::Serialize;

use super::{AnySituation, Puzzle, Puzzling};
use crate::{
    Situation,
    judge::{Belief, Judge, Mark, Marked, marks},
};

/// The deals of an appeal, half of them for each belief about hidden cards.
pub const APPEAL_DEALS: usize = 2_000;
/// How far the answer has to be ahead then, as a chance, and in standard errors. That is two thirds of what made it a
/// puzzle, since the few deals of that time flatter whatever passed.
pub(super) const AHEAD: f64 = 0.1;
const ERRORS: f64 = 4.0;
/// The deals follow from these seeds, which made no puzzle.
pub(super) const SEEDS: [u64; 2] = [11, 12];
/// How many times longer than an expert the judge of calls and discards thinks.
const WORK: usize = 16;

/// What was found when a puzzle was judged once more.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Appeal {
    /// The answer of the puzzle, with what it comes to.
    pub right: Finding,
    /// The answer that somebody would rather give.
    pub other: Finding,
    /// Whether the puzzle stands: its answer is clearly ahead.
    pub stands: bool,
}

/// What an answer comes to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// The answer.
    pub answer: String,
    /// In how many of 100 deals the side gets what it wants; of calls and discards, that of the contract.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// The mark of a call or a discard; of one that nobody strong thinks of it is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<u8>,
    /// In Rummy 500: by how many points it is ahead of the other; negative if it is behind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ahead: Option<i64>,
}

impl Puzzle {
    /// Judges it once more in so many deals, against an answer; nothing if that can't be judged.
    #[must_use]
    pub fn appeal(&self, answer: &str, deals: usize) -> Option<Appeal> {
        match self.open().ok()? {
            AnySituation::FiveHundred(situation) => self.appeal_in(&situation, answer, deals),
            AnySituation::Rummy500(situation) => self.appeal_in(&situation, answer, deals),
        }
    }

    fn appeal_in<G: Puzzling>(&self, situation: &Situation<G>, answer: &str, deals: usize) -> Option<Appeal> {
        let Situation { rules, state } = situation;
        let seat = rules.turn(state)?;
        let read = |text: &str| {
            situation.read_action(text).ok().filter(|&action| rules.check(state, seat, action).is_ok())
        };
        G::appeal(self, situation, [read(self.right.first()?)?, read(answer)?], deals)
    }

    /// The answer against which it is judged if none is given: the tempting one.
    #[must_use]
    pub fn doubted<'a>(&'a self, answer: Option<&'a str>) -> &'a str {
        answer.filter(|answer| !self.right.iter().any(|right| right == answer)).unwrap_or(&self.tempting)
    }
}

/// The judgement of answers to a puzzle of Five Hundred.
pub(super) fn of_five_hundred(
    puzzle: &Puzzle,
    situation: &Situation,
    [right, other]: [Action; 2],
    deals: usize,
) -> Option<Appeal> {
    let view = situation.view()?;
    if puzzle.is_marked() {
        by_marks(&situation.rules, &view, right, other)
    } else {
        by_deals(&situation.rules, &view, right, other, deals)
    }
}

fn by_deals(rules: &Rules, view: &View, right: Action, other: Action, deals: usize) -> Option<Appeal> {
    let mut judge = Judge::new();
    let mut judged = |place: usize| {
        let belief = Belief { calls: place == 0, discards: place == 0 };
        let states = imagine(rules, view, belief, deals / 2, SEEDS[place]);
        judge.judge_in(rules, view, &[right, other], &states).ok()
    };
    let verdict = judged(0)?.with(&judged(1)?);
    let finding = |action: Action| {
        let chance = verdict.mean(action).map(percent);
        Finding { answer: action.to_string(), chance, mark: None, ahead: None }
    };
    let stands = verdict.gap(right, other)?.is_clear(AHEAD, ERRORS);
    Some(Appeal { right: finding(right), other: finding(other), stands })
}

fn by_marks(rules: &Rules, view: &View, right: Action, other: Action) -> Option<Appeal> {
    let judged = marks(rules, view, &[right, other], WORK, SEEDS[0]);
    let of = |action: Action| judged.iter().find(|marked| marked.action == action);
    let mark = |action: Action| of(action).map_or(Mark::None, |marked: &Marked| marked.mark);
    let finding = |action: Action| {
        let chance = of(action).and_then(|marked| marked.chance).filter(|_| action != Action::Pass);
        let (chance, mark) = (chance.map(percent), Some(mark(action).points()));
        Finding { answer: action.to_string(), chance, mark, ahead: None }
    };
    let stands = mark(right).solves() && !mark(other).solves();
    of(right).map(|_| Appeal { right: finding(right), other: finding(other), stands })
}

fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}
