//! NumPy arrays of one seat.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

/// A view as planes and numbers.
pub(crate) type Seen<'py> = (Bound<'py, PyArray2<u8>>, Bound<'py, PyArray1<i32>>);

/// What a seat sees: planes, numbers, mask.
pub(crate) type Observation<'py> =
    (Bound<'py, PyArray2<u8>>, Bound<'py, PyArray1<i32>>, Bound<'py, PyArray1<i8>>);

/// Writes what a seat sees into new arrays.
pub(crate) fn observe<'py>(
    py: Python<'py>,
    hand: &encoding::Hand,
    seat: table::Seat,
) -> PyResult<Observation<'py>> {
    let space = hand.space();
    let planes = PyArray2::<u8>::zeros(py, [space.plane_count(), space.columns().len()], false);
    let numbers = PyArray1::<i32>::zeros(py, space.number_count(), false);
    let mut mask = vec![0; space.moves().len()];
    hand.write(
        seat,
        planes.try_readwrite()?.as_slice_mut()?,
        numbers.try_readwrite()?.as_slice_mut()?,
        &mut mask,
    );
    Ok((planes, numbers, PyArray1::from_vec(py, mask.into_iter().map(|legal| legal as i8).collect())))
}
