//! Hands of bots as arrays.

use encoding::{Opponents, Played, play_series};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::{prelude::*, types::PyDict};

use crate::{errors::wrong, space::Space};

/// What stands where there is nothing: no more moves, no contract.
const NOTHING: u16 = u16::MAX;

/// As many deals are played before a signal, such as Ctrl-C, is looked for.
const AT_ONCE: u32 = 256;

/// Hands that players have played: deals `first` to `first + count` of a series, each with nobody ahead, on all cores.
/// `players` names one for every seat, or one for all: "random" or a level. The same arguments give the same hands.
///
/// A dict of arrays with a row for each hand: `deal` (uint32), `dealer` (uint8), `pack` (uint8, the pack from its top
/// as columns), `moves` (uint16, 65535 after the last), `length` (uint16, how many moves), `contract` (uint16, a move;
/// 65535 for none), `contractor` (uint8; 255 for none), `tricks` (uint8, by seat) and `points` (int16, by seat).
#[pyfunction]
#[pyo3(signature = (space, players, *, series = 0, first = 0, count = 100))]
pub(crate) fn play<'py>(
    py: Python<'py>,
    space: &Space,
    players: Vec<String>,
    series: u64,
    first: u32,
    count: u32,
) -> PyResult<Bound<'py, PyDict>> {
    let rules = space.0.rules();
    let seats = rules.seats();
    let read = |name: &String| name.parse::<Opponents>().map_err(wrong);
    let mut named = players.iter().map(read).collect::<PyResult<Vec<_>>>()?;
    if let [one] = named[..] {
        named = vec![one; seats];
    }
    if named.len() != seats {
        return Err(wrong(format!("players has {} names for {seats} seats", named.len())));
    }
    let end = first.checked_add(count).ok_or_else(|| wrong("a series has less than 2**32 deals"))?;
    let mut hands = Vec::new();
    for from in (first..end).step_by(AT_ONCE as usize) {
        py.check_signals()?;
        let deals = u64::from(from)..u64::from(end.min(from.saturating_add(AT_ONCE)));
        hands.extend(py.detach(|| play_series(&space.0, &named, series, deals)));
    }
    arrays(py, space, &hands)
}

fn arrays<'py>(py: Python<'py>, space: &Space, hands: &[Played]) -> PyResult<Bound<'py, PyDict>> {
    let rules = space.0.rules();
    let arrays = PyDict::new(py);
    let bytes = |of: &dyn Fn(&Played) -> u8| PyArray1::from_vec(py, hands.iter().map(of).collect());
    let words = |of: &dyn Fn(&Played) -> u16| PyArray1::from_vec(py, hands.iter().map(of).collect());
    let contract = |hand: &Played| {
        rules.inside(hand.end.state()).contract().map(|contract| (contract.bid, contract.seat))
    };
    let bid = |hand: &Played| {
        let (bid, _) = contract(hand)?;
        space.0.index(encoding::Move::Whole(five_hundred::Action::Bid(bid)))
    };
    arrays.set_item("deal", PyArray1::from_vec(py, hands.iter().map(|hand| hand.deal as u32).collect()))?;
    arrays.set_item("dealer", bytes(&|hand| hand.dealer.0))?;
    let pack = |hand: &Played| hand.pack.iter().map(|&column| column as u8).collect::<Vec<_>>();
    arrays.set_item("pack", rows(py, hands, space.0.columns().len(), 0, &pack)?)?;
    let moves = |hand: &Played| hand.moves.iter().map(|&number| number as u16).collect::<Vec<_>>();
    arrays.set_item("moves", rows(py, hands, space.0.longest_hand(), NOTHING, &moves)?)?;
    arrays.set_item("length", words(&|hand| hand.moves.len() as u16))?;
    arrays.set_item("contract", words(&|hand| bid(hand).map_or(NOTHING, |index| index as u16)))?;
    arrays.set_item("contractor", bytes(&|hand| contract(hand).map_or(u8::MAX, |(_, seat)| seat.0)))?;
    let tricks = |hand: &Played| rules.inside(hand.end.state()).tricks().first(rules.seats()).to_vec();
    arrays.set_item("tricks", rows(py, hands, rules.seats(), 0, &tricks)?)?;
    let points =
        |hand: &Played| hand.end.points().into_iter().map(|points| points as i16).collect::<Vec<_>>();
    arrays.set_item("points", rows(py, hands, rules.seats(), 0, &points)?)?;
    Ok(arrays)
}

/// An array with a row for each hand, filled up with `rest`.
fn rows<'py, T: numpy::Element + Copy>(
    py: Python<'py>,
    hands: &[Played],
    width: usize,
    rest: T,
    of: &dyn Fn(&Played) -> Vec<T>,
) -> PyResult<Bound<'py, PyArray2<T>>> {
    let mut cells = Vec::with_capacity(hands.len() * width);
    for hand in hands {
        let row = of(hand);
        cells.extend(row.into_iter().chain(std::iter::repeat(rest)).take(width));
    }
    PyArray1::from_vec(py, cells).reshape([hands.len(), width])
}
