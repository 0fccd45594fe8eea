//! Seats, sets of seats, and a map indexed by seat \[NOT-SEAT\].

use std::{
    borrow::Cow,
    collections::BTreeSet,
    fmt,
    ops::{Index, IndexMut},
};

use cards::bit_set;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer};

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

/// A seat, numbered from 0 clockwise \[NOT-SEAT-1\].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table for `seats` players.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Seat)
    }

    /// The seat `steps` further clockwise at a table for `seats` players.
    ///
    /// # Panics
    /// If `seats` is 0.
    #[must_use]
    pub const fn after(self, steps: usize, seats: usize) -> Self {
        Self(((self.0 as usize + steps) % seats) as u8)
    }

    /// Reads the number of a seat: one digit.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let [digit @ b'0'..=b'9'] = text.as_bytes() else { return None };
        let number = digit - b'0';
        (usize::from(number) < MAX_SEATS).then_some(Self(number))
    }

    /// Takes a line of a record apart: the acting seat, and the words of the action \[NOT-ACT\].
    #[must_use]
    pub fn split_line(line: &str) -> Option<(Self, &str)> {
        let (seat, action) = line.split_once(' ')?;
        Some((Self::read(seat)?, action))
    }

    /// Its number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats: those who may act, a side, the winners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

bit_set!(SeatSet of Seat, usize);

impl SeatSet {
    /// Every seat of a table for `seats` players.
    #[must_use]
    pub const fn all(seats: usize) -> Self {
        if seats < MAX_SEATS { Self((1 << seats) - 1) } else { Self(u8::MAX) }
    }

    /// This seat alone; nobody if no table has such a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        if seat.index() < MAX_SEATS { Self(1 << seat.0) } else { Self::EMPTY }
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// The lowest seat.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first of them that a table for `seats` players doesn't have.
    #[must_use]
    pub fn beyond(self, seats: usize) -> Option<Seat> {
        (self - Self::all(seats)).first()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeSet::<Seat>::json_schema(generator)
    }
}

/// One value for each seat. Seats beyond the table's hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Makes the value of each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|i| make(Seat(i as u8))))
    }

    /// The value of a seat; `None` if no table has it.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values of the first `seats` seats.
    #[must_use]
    pub fn first(&self, seats: usize) -> &[T] {
        &self.0[..seats]
    }
}

impl<T: Default, const N: usize> From<[T; N]> for BySeat<T> {
    /// The values of the first `N` seats; the others hold the default.
    fn from(values: [T; N]) -> Self {
        const { assert!(N <= MAX_SEATS, "more values than seats") };
        let mut values = values.into_iter();
        Self::from_fn(|_| values.next().unwrap_or_default())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    /// # Panics
    /// If no table has such a seat: see [`MAX_SEATS`].
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    /// # Panics
    /// If no table has such a seat: see [`MAX_SEATS`].
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A viewer of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player at a seat.
    Seat(Seat),
    /// Somebody who sees what everybody sees, and nothing else.
    Spectator,
    /// Somebody who sees every card: never a player.
    Referee,
}

impl Viewer {
    /// Who this is at a table for `seats` players: at a seat that it doesn't have somebody sees what everybody sees.
    #[must_use]
    pub const fn at_table(self, seats: usize) -> Self {
        match self {
            Self::Seat(seat) if seat.index() >= seats => Self::Spectator,
            other => other,
        }
    }
}

/// How much of the past a view holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recall {
    /// What may be looked at again at the table \[FH-VIEW-2\] \[FH-VIEW-3\].
    Table,
    /// Everything the viewer has ever been shown in this hand: what a player with a perfect memory knows.
    Perfect,
}
