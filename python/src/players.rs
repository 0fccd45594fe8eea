//! The players of the ladder.

use std::sync::atomic::{AtomicU64, Ordering};

use ::players::{DecisionIn, Level, Playable, Player as Plays, RandomPlayer, Weighed, Why};
use pyo3::prelude::*;
use pythonize::pythonize;
use serde_json::{Value, json};
use table::{Recall, Seat, Viewer};

use crate::{
    errors::wrong,
    table::{Any, Table},
};

#[derive(Clone, Copy, PartialEq)]
enum Who {
    Random,
    Level(Level),
}

/// A player: "random", "beginner", "casual", "club", "strong" or "expert". With the same seed it plays alike: all
/// but the random one decide the same in the same situation. It is given what its seat may see, and nothing else.
///
/// >>> table = Table(Rules("australian-4"))
/// >>> table.deal(seed=1)
/// >>> Player("club", seed=7).decide(table)["action"]
/// '6C'
#[pyclass(frozen, module = "kookaburra500")]
pub(crate) struct Player {
    who: Who,
    seed: u64,
    /// How often a random player has decided: each time otherwise.
    decided: AtomicU64,
}

impl Player {
    fn name(&self) -> &'static str {
        match self.who {
            Who::Random => "random",
            Who::Level(level) => level.name(),
        }
    }

    fn of<G: Playable>(&self) -> Box<dyn Plays<G>> {
        match self.who {
            Who::Random => {
                let decided = self.decided.fetch_add(1, Ordering::Relaxed);
                Box::new(RandomPlayer::new(self.seed ^ decided.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
            }
            Who::Level(level) => level.player(self.seed),
        }
    }

    fn answer<G: Playable>(&self, table: &table::Table<G>, seat: Seat) -> Value {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        let mut player = self.of::<G>();
        // Somebody else's turn: the only thing to be done is a claim.
        let decision = if table.turn() == Some(seat) {
            Some(player.decide(table.game(), &view))
        } else {
            player.call(table.game(), &view)
        };
        json!({
            "action": decision.as_ref().map(|decision| decision.action.to_string()),
            "reason": decision.as_ref().map(reason::<G>),
            "weighed": player.weighed().iter().map(weighed).collect::<Vec<_>>(),
        })
    }
}

fn reason<G: Playable>(decision: &DecisionIn<G>) -> String {
    decision.reason.key().to_owned()
}

fn weighed<A: std::fmt::Display>(weighed: &Weighed<A>) -> Value {
    json!({
        "action": weighed.action.to_string(),
        "value": weighed.value,
        "chance": weighed.chance,
        "behind": weighed.behind.points,
        "error": weighed.behind.error.is_finite().then_some(weighed.behind.error),
    })
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (level, seed = 0))]
    fn new(level: &str, seed: u64) -> PyResult<Self> {
        let who = match level {
            "random" => Who::Random,
            level => {
                let names = Level::ALL.map(Level::name).join(", ");
                let none = |_| wrong(format!("there is no player \"{level}\" (there are random, {names})"));
                Who::Level(level.parse().map_err(none)?)
            }
        };
        Ok(Self { who, seed, decided: AtomicU64::new(0) })
    }

    /// What they do at this table, for the seat in turn or another one: a dict with `action`, which is None for a seat
    /// that isn't in turn and doesn't claim; `reason`; and `weighed`, the actions that were compared, best first, each
    /// with its `value` (tricks for a card of a trick game, points otherwise), the `chance` of making the contract, and
    /// how many points it lies `behind` with its standard `error`.
    #[pyo3(signature = (table, seat = None))]
    fn decide<'py>(&self, py: Python<'py>, table: &Table, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let seat = table.seat(seat)?;
        let answer = py.detach(|| match &table.0 {
            Any::FiveHundred(table) => self.answer(table, seat),
            Any::Rummy(table) => self.answer(table, seat),
        });
        Ok(pythonize(py, &answer)?)
    }

    fn __getnewargs__(&self) -> (&'static str, u64) {
        (self.name(), self.seed)
    }

    fn __repr__(&self) -> String {
        format!("Player({:?}, seed={})", self.name(), self.seed)
    }
}
