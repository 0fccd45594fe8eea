//! Rules of any game.

use kookaburra::{AnyRules, GameKind, build_code, with_rules};
use pyo3::{prelude::*, types::PyDict};
use pythonize::{depythonize, pythonize};
use serde_json::{Map, Value};
use table::{Seat, SeatSet};

use crate::errors::wrong;

/// The rules of a game: a preset such as "australian-4", or its short code with changes, such as
/// "australian-4+misere=any_time"; or a dict like the `rules` of a record, with `game` beside it.
///
/// Raises KookaburraError with everything that is wrong.
///
/// >>> Rules("australian-4").seats
/// 4
#[pyclass(frozen, eq, module = "kookaburra500")]
#[derive(Clone, PartialEq)]
pub(crate) struct Rules(pub(crate) AnyRules);

/// Seats as a list of numbers: of bytes, Python would make a bytes object.
pub(crate) fn seats_of(set: SeatSet) -> Vec<usize> {
    set.iter().map(Seat::index).collect()
}

#[pymethods]
impl Rules {
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        build_code(text).map(Self).map_err(wrong)
    }

    /// Rules from a dict: `preset` and changed axes, as in a record. `game` is "five-hundred" or "rummy-500".
    #[staticmethod]
    fn from_dict(game: &str, rules: &Bound<'_, PyDict>) -> PyResult<Self> {
        let kind = GameKind::named(game).ok_or_else(|| {
            let names = GameKind::ALL.map(GameKind::name).join(", ");
            wrong(format!("there is no game \"{game}\" (there is {names})"))
        })?;
        let rules: Map<String, Value> = depythonize(rules)?;
        AnyRules::read(kind, &rules).map(Self).map_err(wrong)
    }

    /// The game: "five-hundred" or "rummy-500".
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().name()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// The seats that score together, as lists.
    #[getter]
    fn sides(&self) -> Vec<Vec<usize>> {
        self.0.sides().into_iter().map(seats_of).collect()
    }

    /// The short code: text that makes these rules again.
    #[getter]
    fn code(&self) -> String {
        self.0.code()
    }

    /// The whole pack in canonical order.
    #[getter]
    fn pack(&self) -> Vec<String> {
        let pack = with_rules!(self.0, rules => table::Game::pack_in_order(rules));
        pack.iter().map(ToString::to_string).collect()
    }

    /// The `rules` of a record: the preset and what differs from it.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(pythonize(py, &self.0.to_json())?)
    }

    fn __repr__(&self) -> String {
        format!("Rules({:?})", self.0.code())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.0.code().hash(&mut hasher);
        hasher.finish()
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.code(),)
    }
}

/// The names of all presets, those of Five Hundred first.
#[pyfunction]
pub(crate) fn presets() -> Vec<&'static str> {
    kookaburra::playouts::presets().collect()
}
