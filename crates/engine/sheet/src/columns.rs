//! The columns of a sheet: whoever scores together has one.

use table::{BySeat, Seat, SeatSet};

use crate::Why;

/// Numbers of columns, one for each of them.
pub(crate) fn check<T>(numbers: &[T], columns: &[SeatSet]) -> Result<(), Why> {
    let (found, columns) = (numbers.len(), columns.len());
    if found == columns { Ok(()) } else { Err(Why::Columns { found, columns }) }
}

/// Every seat with the number of its column.
pub(crate) fn by_seat(numbers: &[i32], columns: &[SeatSet]) -> BySeat<i32> {
    let of = |seat| numbers.iter().zip(columns).find(|(_, column)| column.contains(seat));
    BySeat::from_fn(|seat| of(seat).map_or(0, |(&number, _)| number))
}

/// The number of each column, which all its seats have.
pub(crate) fn by_column(numbers: &BySeat<i32>, columns: &[SeatSet]) -> Vec<i32> {
    columns.iter().filter_map(|column| column.first()).map(|seat| numbers[seat]).collect()
}

/// Numbers of columns that stand at one seat of each: `at` if it is among them.
pub(crate) fn at_one_seat<T: Copy + Default>(
    numbers: &[T],
    columns: &[SeatSet],
    at: Option<Seat>,
) -> BySeat<T> {
    let mut by_seat = BySeat::default();
    for (&number, column) in numbers.iter().zip(columns) {
        if let Some(seat) = at.filter(|&seat| column.contains(seat)).or_else(|| column.first()) {
            by_seat[seat] = number;
        }
    }
    by_seat
}

/// A set of seats that the table has.
pub(crate) fn seats_among(told: &[Seat], seats: usize) -> Result<SeatSet, Why> {
    match told.iter().find(|seat| seat.index() >= seats) {
        Some(&seat) => Err(Why::NoSeat { seat, seats }),
        None => Ok(told.iter().copied().collect()),
    }
}
