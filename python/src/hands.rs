//! Many hands at once.

use encoding::{Buffers, Opponents};
use numpy::{
    PyArray1, PyArray2, PyArray3, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray1,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;

use crate::{
    errors::{refused, wrong},
    hand::Hand,
    space::Space,
    table::seat_of,
};

/// Hands that go on side by side on all cores, each a new one as soon as the last has ended; the deal passes to the
/// left. Scores begin at 0 in each.
///
/// The arrays `planes`, `numbers`, `masks`, `seats`, `points` and `ended` belong to this object and are written anew by
/// each step: copy what is to be kept.
///
/// With `learner`, a seat, the caller plays that seat alone, and `others` plays the rest: "random" or a level. With
/// `show_ends` a hand that has ended is shown as it ended, to the learner or to seat 0, with no legal move, and the
/// next step deals the next one whatever its move: what Gymnasium calls a reset at the next step.
///
/// >>> hands = Hands(Space(Rules("australian-4")), 64, seed=7)
/// >>> hands.masks.shape
/// (64, 123)
/// >>> hands.step(hands.masks.argmax(axis=1))
#[pyclass(module = "kookaburra500")]
pub(crate) struct Hands {
    hands: encoding::Hands,
    /// uint8 of the shape (hands, planes, columns): what the seat to move sees in each hand.
    #[pyo3(get)]
    planes: Py<PyArray3<u8>>,
    /// int32 of the shape (hands, numbers): the same.
    #[pyo3(get)]
    numbers: Py<PyArray2<i32>>,
    /// uint8 of the shape (hands, moves): 1 for each legal move.
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    /// uint8: the seat to move.
    #[pyo3(get)]
    seats: Py<PyArray1<u8>>,
    /// float32 of the shape (hands, seats): what the hand that has just ended brought, in points.
    #[pyo3(get)]
    points: Py<PyArray2<f32>>,
    /// uint8: 1 where a hand has just ended, and the rest is of the next one.
    #[pyo3(get)]
    ended: Py<PyArray1<u8>>,
}

/// Whether an array is still what it was made.
fn is_whole<T: numpy::Element, D: numpy::ndarray::Dimension>(
    array: &numpy::PyReadwriteArray<'_, T, D>,
    len: usize,
) -> bool {
    let expected = numpy::dtype::<T>(array.py());
    array.len() == len && array.is_c_contiguous() && array.dtype().is_equiv_to(&expected)
}

/// The most hands at once.
const MOST: usize = 1 << 20;

impl Hands {
    /// Runs `does` with the arrays and without the interpreter's lock.
    fn with_buffers<T: Send>(
        &mut self,
        py: Python<'_>,
        does: impl FnOnce(&mut encoding::Hands, &mut Buffers<'_>) -> T + Send,
    ) -> PyResult<T> {
        let busy = |_| wrong("an array of these hands is in use elsewhere, or can't be written to");
        let mut planes = self.planes.bind(py).try_readwrite().map_err(busy)?;
        let mut numbers = self.numbers.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut points = self.points.bind(py).try_readwrite().map_err(busy)?;
        let mut ended = self.ended.bind(py).try_readwrite().map_err(busy)?;
        let space = self.hands.space();
        let count = self.hands.len();
        let cells = space.plane_count() * space.columns().len();
        let (moves, rows) = (space.moves().len(), space.rules().seats());
        let whole = is_whole(&planes, count * cells)
            && is_whole(&numbers, count * space.number_count())
            && is_whole(&masks, count * moves)
            && is_whole(&seats, count)
            && is_whole(&points, count * rows)
            && is_whole(&ended, count);
        if !whole {
            return Err(wrong("an array of these hands was made another shape or type in place"));
        }
        let mut buffers = Buffers {
            planes: planes.as_slice_mut()?,
            numbers: numbers.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            points: points.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
        };
        let hands = &mut self.hands;
        Ok(py.detach(|| does(hands, &mut buffers)))
    }
}

#[pymethods]
impl Hands {
    #[new]
    #[pyo3(signature = (space, count, *, seed = 0, learner = None, others = "random", show_ends = false))]
    fn new(
        py: Python<'_>,
        space: &Space,
        count: usize,
        seed: u64,
        learner: Option<i64>,
        others: &str,
        show_ends: bool,
    ) -> PyResult<Self> {
        if count == 0 || count > MOST {
            return Err(wrong(format!("count is {count}, but should be from 1 to {MOST}")));
        }
        let rules = space.0.rules();
        let mut hands = encoding::Hands::new(space.0.clone(), count, seed);
        let others: Opponents = others.parse().map_err(|error: String| wrong(error))?;
        if let Some(learner) = learner {
            hands = hands.with_others(seat_of(learner, rules.seats())?, others);
        }
        if show_ends {
            hands = hands.showing_ends();
        }
        let mut made = Self {
            planes: PyArray3::zeros(py, [count, space.0.plane_count(), space.0.columns().len()], false)
                .unbind(),
            numbers: PyArray2::zeros(py, [count, space.0.number_count()], false).unbind(),
            masks: PyArray2::zeros(py, [count, space.0.moves().len()], false).unbind(),
            seats: PyArray1::zeros(py, count, false).unbind(),
            points: PyArray2::zeros(py, [count, rules.seats()], false).unbind(),
            ended: PyArray1::zeros(py, count, false).unbind(),
            hands,
        };
        made.with_buffers(py, |hands, buffers| hands.write(buffers))?;
        Ok(made)
    }

    /// The moves and shapes.
    #[getter]
    fn space(&self) -> Space {
        Space(self.hands.space().clone())
    }

    /// Does one move in each hand: int64 of the shape (hands,).
    ///
    /// Raises Refused with the first hand whose move isn't legal; no move at all has been done then.
    fn step(&mut self, py: Python<'_>, moves: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        if moves.len() != self.hands.len() {
            let (found, expected) = (moves.len(), self.hands.len());
            return Err(wrong(format!("moves has {found} elements, but should have {expected}")));
        }
        let moves = moves.as_slice().map_err(|_| wrong("moves should be contiguous"))?;
        let done = self.with_buffers(py, |hands, buffers| hands.step(moves, buffers))?;
        done.map_err(|error| refused(py, error, error.why.rule()))
    }

    /// A copy of one of the hands.
    fn hand(&self, place: usize) -> PyResult<Hand> {
        let last = self.hands.len() - 1;
        let (dealer, pack, moves) = self
            .hands
            .history(place)
            .ok_or_else(|| wrong(format!("there is no hand {place}: they are numbered from 0 to {last}")))?;
        Hand::replay(self.hands.space(), &[(dealer.index(), pack, moves.to_vec())]).map_err(wrong)
    }

    fn __len__(&self) -> usize {
        self.hands.len()
    }
}
