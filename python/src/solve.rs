//! The solver.

use five_hundred::Position;
use kookaburra::AnyRules;
use pyo3::prelude::*;
use pythonize::pythonize;
use serde_json::json;
use solver::Solver;
use table::Game;

use crate::{
    errors::wrong,
    rules::Rules,
    table::{Any, Table, seat_of, seed_of},
};
/// The exact value of a position of Five Hundred with all cards seen: a dict with `value`, the tricks that the
/// contractor's side ends with, or in a misère 1 if the contract succeeds and 0 otherwise, as its least and most; the
/// value of each of the `cards` that may be played; and the `nodes` that were searched.
///
/// Raises KookaburraError if no trick is being played, or the game is another.
#[pyfunction]
pub(crate) fn solve<'py>(py: Python<'py>, table: &Table) -> PyResult<Bound<'py, PyAny>> {
    let Any::FiveHundred(table) = &table.0 else {
        return Err(wrong("the solver is for Five Hundred"));
    };
    let position = Position::of_table(table)
        .ok_or_else(|| wrong("there is nothing to solve: no tricks are being played here"))?;
    let solution = py.detach(|| Solver::default().solve(&position, true));
    let cards = solution
        .cards
        .iter()
        .map(|card| json!({ "action": card.action.to_string(), "value": [card.value.low, card.value.high] }));
    let answer = json!({
        "value": [solution.value.low, solution.value.high],
        "cards": cards.collect::<Vec<_>>(),
        "nodes": solution.nodes,
    });
    Ok(pythonize(py, &answer)?)
}

/// What each seat would take as the contractor with each strain: a dict from "S", "C", "D", "H" and "NT" to tricks by
/// seat, with the cards as they are dealt from a seed.
#[pyfunction]
#[pyo3(signature = (rules, seed, dealer = 0))]
pub(crate) fn deal_table<'py>(
    py: Python<'py>,
    rules: &Rules,
    seed: &Bound<'_, PyAny>,
    dealer: i64,
) -> PyResult<Bound<'py, PyAny>> {
    let AnyRules::FiveHundred(rules) = &rules.0 else {
        return Err(wrong("the solver is for Five Hundred"));
    };
    let (seed, dealer) = (seed_of(seed)?, seat_of(dealer, rules.seats())?);
    let mut pack = rules.pack_in_order();
    table::shuffle(seed, &mut pack);
    let table = py.detach(|| Solver::default().table(rules, &rules.deal_pack(&pack, dealer), dealer));
    let rows = table.rows.iter().map(|row| (row.strain.text().to_owned(), json!(row.tricks)));
    Ok(pythonize(py, &rows.collect::<serde_json::Map<_, _>>())?)
}
