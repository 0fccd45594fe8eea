//! The yardstick: the same trial of the same actions, in the game as it is.

use rummy_500::{Action, Rules, State};
use table::{Game, Recall, Viewer};

use super::{Expert, Skill};

/// Every hand is played to its end, a few times: the others don't always draw and throw alike.
const SKILL: Skill =
    Skill { worlds: 12, patience: 6, candidates: 16, rounds: 60, turns: 40_000, infers: false, cores: 1 };

/// A player who sees every card, the stock in its order too, to measure others against. It foresees what comes of each
/// of its actions if everybody goes on by rules of thumb. It takes a state, not a view, and is no [`crate::Player`]:
/// nothing that serves players can seat it.
///
/// ```
/// use kookaburra_players::rummy::Oracle;
/// use rummy_500::{Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// // Nothing is dealt: there is nothing to choose among.
/// assert_eq!(Oracle::new(7).action(table.game(), table.state()), None);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// if let Some(action) = Oracle::new(7).action(table.game(), table.state()) {
///     table.act(Seat(1), action)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Oracle(Expert);

impl Oracle {
    /// An oracle.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Expert::new(seed, SKILL))
    }

    /// The best action for the seat in turn, all cards seen; `None` where there is nothing to choose among.
    pub fn action(&mut self, rules: &Rules, state: &State) -> Option<Action> {
        let seat = rules.turn(state)?;
        let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
        self.0.turn(rules, &view, &|_| Some(state.clone())).map(|decision| decision.action)
    }
}
