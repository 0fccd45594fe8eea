//! The fixed space of moves of a rule set.

use std::sync::Arc;

use encoding::Field;
use kookaburra::AnyRules;
use numpy::{PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::{prelude::*, types::PyDict};
use pythonize::pythonize;

use crate::{errors::wrong, rules::Rules};

/// The moves of a rule set of Five Hundred with their numbers, and the shapes of its views as arrays. The same rules
/// have the same space for ever.
///
/// >>> space = Space(Rules("australian-4"))
/// >>> len(space), space.moves[0], space.sections["play"]
/// (123, 'pass', (76, 119))
#[pyclass(frozen, module = "kookaburra500")]
#[derive(Clone)]
pub(crate) struct Space(pub(crate) Arc<encoding::Space>);

fn ranges<'py>(py: Python<'py>, fields: &[Field]) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for field in fields {
        dict.set_item(field.name, (field.start, field.start + field.len))?;
    }
    Ok(dict)
}

#[pymethods]
impl Space {
    #[new]
    fn new(rules: &Rules) -> PyResult<Self> {
        match &rules.0 {
            AnyRules::FiveHundred(rules) => Ok(Self(Arc::new(encoding::Space::new((**rules).clone())))),
            AnyRules::Rummy500(_) => {
                Err(wrong("Rummy 500 has no arrays yet: play it with Table, whose actions are texts"))
            }
        }
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(AnyRules::FiveHundred(Box::new(self.0.rules().clone())))
    }

    /// Every move as a text, at the place of its number, such as "bid 7H", "discard 5S" and "play QH".
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.0.moves().iter().map(ToString::to_string).collect()
    }

    /// The kinds of moves: from a name to the first number and the one after the last.
    #[getter]
    fn sections<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for section in self.0.sections() {
            dict.set_item(section.name, (section.moves.start, section.moves.end))?;
        }
        Ok(dict)
    }

    /// The card of each column of the planes, equal cards side by side.
    #[getter]
    fn columns(&self) -> Vec<String> {
        self.0.columns().iter().map(|card| card.face().to_string()).collect()
    }

    /// The kinds of planes: from a name to the first plane and the one after the last.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        ranges(py, self.0.planes())
    }

    /// The kinds of numbers: from a name to the first and the one after the last.
    #[getter]
    fn numbers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        ranges(py, self.0.numbers())
    }

    /// What each kind of planes and numbers says: from a name to a text.
    #[getter]
    fn meanings(&self) -> std::collections::BTreeMap<&'static str, &'static str> {
        let fields = self.0.planes().iter().chain(self.0.numbers());
        fields.map(|field| (field.name, field.about.trim())).collect()
    }

    /// The shape of the planes of a view: planes, columns.
    #[getter]
    fn planes_shape(&self) -> (usize, usize) {
        (self.0.plane_count(), self.0.columns().len())
    }

    /// No hand has more moves than this.
    #[getter]
    fn longest_hand(&self) -> usize {
        self.0.longest_hand()
    }

    /// The shape of the numbers of a view.
    #[getter]
    fn numbers_shape(&self) -> (usize,) {
        (self.0.number_count(),)
    }

    /// The view that was written as these arrays, as a dict.
    ///
    /// Raises KookaburraError if no view is written so, with the first place where that can be seen.
    fn decode<'py>(
        &self,
        py: Python<'py>,
        planes: PyReadonlyArray2<'py, u8>,
        numbers: PyReadonlyArray1<'py, i32>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let whole = |_| wrong("the arrays should be contiguous, in the order of C");
        let (rows, columns) = (self.0.plane_count(), self.0.columns().len());
        if planes.shape() != [rows, columns] || !planes.is_c_contiguous() && planes.is_contiguous() {
            let shape = planes.shape();
            return Err(wrong(format!(
                "planes has the shape {shape:?}, but should have {:?}, in the order of C",
                [rows, columns]
            )));
        }
        let view = self.0.read(planes.as_slice().map_err(whole)?, numbers.as_slice().map_err(whole)?);
        Ok(pythonize(py, &view.map_err(wrong)?)?)
    }

    fn __len__(&self) -> usize {
        self.0.moves().len()
    }

    fn __repr__(&self) -> String {
        format!("Space({:?})", AnyRules::FiveHundred(Box::new(self.0.rules().clone())).code())
    }

    fn __getnewargs__(&self) -> (Rules,) {
        (self.rules(),)
    }
}
