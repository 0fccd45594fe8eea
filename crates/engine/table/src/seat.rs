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
///
/// ```
/// use kookaburra_table::Seat;
///
/// // Round a table for four, from the dealer's left.
/// let dealer = Seat(2);
/// let order: Vec<Seat> = (1..=4).map(|steps| dealer.after(steps, 4)).collect();
/// assert_eq!(order, [Seat(3), Seat(0), Seat(1), Seat(2)]);
/// assert_eq!(Seat::split_line("3 7H"), Some((Seat(3), "7H")));
/// ```
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

/// A set of seats, kept as eight bits: those who may act, a side, the winners.
///
/// ```
/// use kookaburra_table::{Seat, SeatSet};
///
/// let side: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
/// let others = SeatSet::all(4) - side;
/// assert!(others.contains(Seat(1)) && !others.contains(Seat(2)));
/// assert!(others.iter().eq([Seat(1), Seat(3)]));
/// ```
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

/// One value for each seat, indexed by [`Seat`]. Seats beyond the table's hold the default.
///
/// ```
/// use kookaburra_table::{BySeat, Seat};
///
/// let mut tricks: BySeat<u8> = [5, 1, 3, 0].into();
/// tricks[Seat(3)] += 1;
/// assert_eq!(tricks.first(4), [5, 1, 3, 1]);
/// assert_eq!((tricks[Seat(4)], tricks.get(Seat(8))), (0, None));
/// ```
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

/// Somebody who looks at a table: whoever they are decides which cards they are shown.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Recall, Seat, Seed, Table, Viewer};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let sees_hand_of_0 = |viewer| table.view(viewer, Recall::Table).seats[0].hand.is_some();
/// assert!(sees_hand_of_0(Viewer::Seat(Seat(0))) && sees_hand_of_0(Viewer::Referee));
/// assert!(!sees_hand_of_0(Viewer::Seat(Seat(1))) && !sees_hand_of_0(Viewer::Spectator));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// How much of the past a view shows.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Recall, Seat, Seed, Table, Viewer};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// while let Some(seat) = table.turn() {
///     table.act(seat, table.view(Viewer::Seat(seat), Recall::Table).choices.pick(|_| 0))?;
///     if table.view(Viewer::Spectator, Recall::Table).tricks_played == 2 {
///         break;
///     }
/// }
/// // At this table the last trick may be looked at again; who remembers everything knows both.
/// assert_eq!(table.view(Viewer::Spectator, Recall::Table).tricks.len(), 1);
/// assert_eq!(table.view(Viewer::Spectator, Recall::Perfect).tricks.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recall {
    /// What may be looked at again at the table \[FH-VIEW-2\] \[FH-VIEW-3\].
    Table,
    /// Everything the viewer has ever been shown in this hand: what a player with a perfect memory knows.
    Perfect,
}
