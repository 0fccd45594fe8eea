//! An act at an open table in words: the act, the verdicts that are new, and what the hand came to if it is over.

use five_hundred::Rules;
use laws::open_table::{Act, Claimed, Event, Phase, View};

use crate::narration::{InWords, Narrator, Outcome};

/// Tells one viewer what happens at an open table; what has been told is not told again.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    /// The claims, as they stood.
    claims: Vec<Claimed>,
    phase: Option<Phase>,
}

impl Teller {
    /// At a table where all that is seen has been told.
    #[must_use]
    pub fn new(view: &View) -> Self {
        Self { claims: claims(view), phase: view.phase }
    }

    /// What has come of what was done; the view is the one after it.
    pub fn outcome(&mut self, done: &[&Event], view: &View, rules: &Rules, narrator: &Narrator) -> Outcome {
        let claims = claims(view);
        let is_new = |(number, claim): &(usize, &Claimed)| self.claims.get(*number) != Some(*claim);
        let fresh = claims.iter().enumerate().filter(is_new);
        let lines = fresh.flat_map(|(_, claim)| narrator.claim(claim, rules)).collect();
        self.claims = claims;
        let mut outcome = Outcome { lines, scored: false };
        // A claim on the hand before is told with that hand.
        if done.iter().any(|event| matches!(event, Event::Act { act: Act::Agree, .. })) {
            return outcome;
        }
        let before = std::mem::replace(&mut self.phase, view.phase);
        let ended = before != view.phase && !view.is_going();
        if let Some(game) = view.game.as_ref().filter(|_| ended && before != Some(Phase::Settle)) {
            outcome.scored = game.outcome.is_some();
            outcome.lines.extend(narrator.hand_of_open_table(game, rules));
            outcome.lines.extend(narrator.points_of_open_table(game, rules));
        }
        outcome
    }
}

fn claims(view: &View) -> Vec<Claimed> {
    view.laws.as_ref().map(|laws| laws.claims.clone()).unwrap_or_default()
}

impl Narrator {
    /// A claim and what became of it, in the words of the referee.
    pub fn claim(&self, claimed: &Claimed, rules: &Rules) -> Vec<String> {
        let names = self.names_in_rulings();
        let what = crate::referee::claimed(claimed.claim, &names, self.texts);
        let claim = self.about("told-claims", claimed.seat, &[("what", what.into())]);
        std::iter::once(claim).chain(crate::referee::verdict(claimed, rules, &names, self.texts)).collect()
    }

    /// What a hand has come to, as long as nobody claims, or that it doesn't count.
    pub fn hand_of_open_table(&self, view: &five_hundred::View, rules: &Rules) -> Vec<String> {
        let Some(outcome) = &view.outcome else { return vec![self.texts.get("open-void")] };
        let first = std::iter::once(self.outcome(outcome.result, view));
        first.chain(rules.cards_left(view, self)).collect()
    }

    /// The points of a hand that counts.
    fn points_of_open_table(&self, view: &five_hundred::View, rules: &Rules) -> Option<String> {
        let points = &view.outcome.as_ref()?.points;
        let points = self.by_side(rules, points, |points| self.texts.said_gain(points));
        Some(self.texts.format("open-points", &[("points", points.into())]))
    }

    /// What each column of the score sheet has of something, in a line.
    pub fn by_side(&self, rules: &Rules, points: &[i32], write: impl Fn(i32) -> String) -> String {
        let sides = table::Game::sides(rules).into_iter().map(|side| {
            let of = side.first().and_then(|seat| points.get(seat.index())).copied().unwrap_or_default();
            format!("{} {}", self.texts.players(side, &self.names), write(of))
        });
        sides.collect::<Vec<_>>().join(", ")
    }
}
