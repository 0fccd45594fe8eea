//! The games called 500 for Python: rules, tables, players, the solver, and Five Hundred as arrays.
#![allow(clippy::needless_pass_by_value, reason = "what Python hands over comes by value")]

mod arena;
mod arrays;
mod errors;
mod hand;
mod hands;
mod players;
mod rules;
mod series;
mod solve;
mod space;
mod table;

use pyo3::prelude::*;

/// What Python imports as `kookaburra500._engine`.
#[pymodule(name = "_engine")]
fn engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("KookaburraError", py.get_type::<errors::KookaburraError>())?;
    module.add("Refused", py.get_type::<errors::Refused>())?;
    module.add_class::<rules::Rules>()?;
    module.add_class::<table::Table>()?;
    module.add_class::<players::Player>()?;
    module.add_class::<space::Space>()?;
    module.add_class::<hand::Hand>()?;
    module.add_class::<hands::Hands>()?;
    module.add_function(wrap_pyfunction!(rules::presets, module)?)?;
    module.add_function(wrap_pyfunction!(table::replay, module)?)?;
    module.add_function(wrap_pyfunction!(solve::solve, module)?)?;
    module.add_function(wrap_pyfunction!(solve::deal_table, module)?)?;
    module.add_function(wrap_pyfunction!(arena::arena, module)?)?;
    module.add_function(wrap_pyfunction!(series::play, module)?)?;
    Ok(())
}
