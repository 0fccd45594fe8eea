//! Endings with all cards open, to be played to the end: the solver is right about them.

use five_hundred::{Position, Rules, State};
use table::{Game, Recall, Viewer};

use super::{
    Acceptance, Kind, Puzzle,
    accept::{self, Answer},
    compose::{Composer, Found, other, theme},
    rating,
};
use crate::{
    Retold,
    judge::{Goal, Verdict},
};

/// The cards that a hand has left.
const CARDS: std::ops::RangeInclusive<u8> = 3..=6;

impl Composer {
    /// The puzzle of an ending in which all cards are seen.
    ///
    /// # Errors
    /// The first test that it fails.
    pub fn compose_open(&mut self, rules: &Rules, code: &str, state: &State) -> Result<Puzzle, Acceptance> {
        let position = Position::new(rules, state).ok_or(Acceptance::Asked)?;
        let seat = rules.turn(state).ok_or(Acceptance::Asked)?;
        let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
        if view.choices.len() < 2 || !CARDS.contains(&position.tricks_left()) {
            return Err(Acceptance::Asked);
        }
        let verdict = self.judge().judge_in(rules, &view, &view.choices.list(), std::slice::from_ref(state));
        let verdict: Verdict = verdict.map_err(|_| Acceptance::Asked)?;
        let answer = Answer::of(&verdict);
        if verdict.goal != Goal::Contract || answer.wrong.is_empty() {
            return Err(Acceptance::Clear);
        }
        // One deal tells equal cards from others as little as it can: answers are counted one by one.
        let right = answer.right.iter().map(|class| class.actions.len()).sum::<usize>();
        if 2 * right > verdict.worths.len() {
            return Err(Acceptance::OneAnswer);
        }
        let (best, _) = answer.best().ok_or(Acceptance::OneAnswer)?;
        let tempting = accept::tempting(rules, &view, |action| answer.is_right(action));
        let tempting = tempting.ok_or(Acceptance::Tempting)?;
        let told = Retold::new(rules, state).ok_or(Acceptance::EndsWell)?;
        let found = Found {
            right: answer.right.iter().flat_map(|class| &class.actions).map(ToString::to_string).collect(),
            chance: Some(100),
            others: answer.wrong.iter().map(other).collect(),
            tempting,
            fails: 100,
            sure: true,
            theme: theme(rules, &view, best, tempting),
            difficulty: rating::difficulty(rules, &view, |action| answer.is_right(action)),
        };
        Ok(found.of_kind(Kind::Open, code, &view, told))
    }
}
