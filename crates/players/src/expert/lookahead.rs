//! Looking ahead in one world: players by rules of thumb finish the auction and the exchange, and the solver says how the
//! play would go, or they play it out too.

use five_hundred::{Action, Position, Rules, State};
use solver::{Budget, Solver};
use table::{Game, Recall, Viewer};

use super::stakes::{Stakes, Worth};
use crate::five_hundred::Bot;

/// The worlds' common means.
pub(crate) struct Lookahead<'a> {
    rules: &'a Rules,
    stakes: Stakes<'a>,
    solver: &'a mut Solver,
    /// Cards that may still be played in searches.
    pub(crate) nodes: u64,
    /// Cards that one search may play.
    most: u64,
    /// What was solved in the world at hand.
    solved: Vec<(Position, f64)>,
}

/// A model of the others, and of the player himself in later turns. One for all: he knows only his view anyhow.
const MODEL: u64 = 0x6b6f_6f6b;

impl<'a> Lookahead<'a> {
    pub(crate) fn new(rules: &'a Rules, stakes: Stakes<'a>, solver: &'a mut Solver, nodes: u64) -> Self {
        Self { rules, stakes, solver, nodes, most: (nodes / SHARE).max(LEAST), solved: Vec::new() }
    }

    /// Forgets what was solved: another world follows.
    pub(crate) fn next_world(&mut self) {
        self.solved.clear();
    }

    /// What every card is worth in this state; nothing if it isn't in play.
    pub(crate) fn cards(&mut self, state: &State) -> Vec<(Action, Worth)> {
        let Some(position) = Position::new(self.rules, state) else { return Vec::new() };
        let results = self.results(state, &position);
        let mut budget = Budget { nodes: self.most.min(self.nodes.max(LEAST)), go_on: &mut |_| true };
        let solution = self.solver.solve_within(&position, true, &mut budget);
        self.nodes = self.nodes.saturating_sub(solution.nodes);
        let worth = |low: u8, high: u8| {
            let mut worth = results[usize::from(low.min(10))].times(0.5);
            worth.add(0.5, results[usize::from(high.min(10))]);
            worth
        };
        let cards = solution.cards.into_iter();
        cards.map(|card| (card.action, worth(card.value.low, card.value.high))).collect()
    }

    /// What an action of the auction or the exchange leads to.
    pub(crate) fn action(&mut self, state: &State, action: Action) -> Worth {
        let mut next = *state;
        let Some(seat) = self.rules.to_act(&next).first() else { return Worth::default() };
        self.rules.play_unchecked(&mut next, seat, action);
        self.finish_exchange(&mut next);
        let Some(position) = Position::new(self.rules, &next) else {
            // Thrown in.
            return Worth { points: self.stakes.worth(state, &next), made: 0.0, tricks: 0.0 };
        };
        let tricks = self.tricks(&position);
        let results = self.results(&next, &position);
        let below = results[(tricks.floor() as usize).min(10)];
        let above = results[(tricks.ceil() as usize).min(10)];
        let mut worth = below.times(1.0 - tricks.fract());
        worth.add(tricks.fract(), above);
        worth
    }

    fn results(&self, state: &State, position: &Position) -> [Worth; 11] {
        let referee = self.rules.view(state, Viewer::Referee, Recall::Table);
        let won: Vec<u8> = referee.seats.iter().map(|seat| seat.tricks).collect();
        self.stakes.by_result(state, position, &won)
    }

    /// Lets the model act until cards are played, or the hand is over.
    fn finish_exchange(&self, state: &mut State) {
        let mut model = Bot::new(MODEL);
        while Position::new(self.rules, state).is_none() {
            let Some(seat) = self.rules.to_act(state).first() else { return };
            let view = self.rules.view(state, Viewer::Seat(seat), Recall::Perfect);
            let action = model.decide(self.rules, &view).action;
            if self.rules.check(state, seat, action).is_err() {
                return;
            }
            self.rules.play_unchecked(state, seat, action);
        }
    }

    /// Tricks of the contractor's side, each position searched once.
    fn tricks(&mut self, position: &Position) -> f64 {
        if let Some(&(_, tricks)) = self.solved.iter().find(|(known, _)| known == position) {
            return tricks;
        }
        let mut budget = Budget { nodes: self.most.min(self.nodes.max(LEAST)), go_on: &mut |_| true };
        let solution = self.solver.solve_within(position, false, &mut budget);
        self.nodes = self.nodes.saturating_sub(solution.nodes);
        let tricks = f64::from(solution.value.low + solution.value.high) / 2.0;
        self.solved.push((*position, tricks));
        tricks
    }
}

/// The part of the budget that one search may take.
const SHARE: u64 = 8;
/// Fewer cards would tell nothing.
const LEAST: u64 = 2_000;
