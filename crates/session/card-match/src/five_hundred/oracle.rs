//! What all cards say of a card that was played in Five Hundred: the solver's verdict.

use five_hundred::{Action, Position, Rules};
use solver::{Bounds, Budget, Solver};
use table::Table;

use crate::review::{Reviewed, Seen};

/// The cards that are played in one search, at most: first leads of five players are left out.
const NODES: u64 = 3_000_000;

/// What the solver's table of positions may take, in bytes.
const MEMORY: usize = 16 << 20;

/// A solver: it knows all cards.
#[derive(Debug)]
pub struct Oracle(Solver);

impl Default for Oracle {
    fn default() -> Self {
        Self(Solver::new(MEMORY))
    }
}

impl Reviewed for Rules {
    type Oracle = Oracle;

    fn seen(oracle: &mut Oracle, before: &Table<Self>, action: Action) -> Option<Seen> {
        let position = Position::of_table(before)?;
        let mut budget = Budget { nodes: NODES, go_on: &mut |_| true };
        let solution = oracle.0.solve_within(&position, true, &mut budget);
        let known = |bounds: Bounds| (bounds.low == bounds.high).then_some(bounds.low);
        let done = solution.cards.iter().find(|card| card.action == action)?;
        Some(Seen { best: known(solution.value)?, done: known(done.value)?, misere: position.misere })
    }
}
