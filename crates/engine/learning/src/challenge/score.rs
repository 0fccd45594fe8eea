//! What came of the hands of a challenge.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, SeatSet};

/// What came of a hand for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandScore {
    /// How far their side came ahead of the others: its points less those of the others, on average if there are
    /// several.
    pub points: i32,
    /// Whether they or a partner had the contract, and made it.
    pub contract: Option<bool>,
}

impl HandScore {
    /// What came of a finished hand, as it stands in a result \[NOT-RES-5\], for the player at a seat; `None` if it is
    /// not over.
    #[must_use]
    pub fn of(hand: &Value, sides: &[SeatSet], me: Seat) -> Option<Self> {
        let points = hand["points"].as_array()?.iter().map(|points| i32::try_from(points.as_i64()?).ok());
        let points = ahead(&points.collect::<Option<Vec<i32>>>()?, sides, me)?;
        let contract = &hand["contract"];
        let is_me = |seat: &Value| seat.as_u64() == Some(me.index() as u64);
        let has = is_me(&contract["seat"])
            || contract["partners"].as_array().is_some_and(|partners| partners.iter().any(is_me));
        Some(Self { points, contract: has.then(|| hand["result"] == "made") })
    }
}

/// How far a player's side is ahead of the others with such points: its own less those of the others, on average if
/// there are several; `None` if they have none.
pub(crate) fn ahead(points: &[i32], sides: &[SeatSet], me: Seat) -> Option<i32> {
    let side = sides.iter().copied().find(|side| side.contains(me)).unwrap_or(SeatSet::of(me));
    let others = Seat::all(points.len()).filter(|&seat| !side.contains(seat));
    let others: Vec<i64> = others.map(|seat| i64::from(points[seat.index()])).collect();
    let average = others.iter().sum::<i64>() / others.len().max(1) as i64;
    i32::try_from(i64::from(*points.get(me.index())?) - average).ok()
}

/// What came of several hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Their points.
    pub points: i32,
    /// Contracts of the player's side.
    pub contracts: u8,
    /// How many of them were made.
    pub made: u8,
}

impl Tally {
    /// The sum of hands.
    #[must_use]
    pub fn of(hands: &[HandScore]) -> Self {
        let contracts = || hands.iter().filter_map(|hand| hand.contract);
        Self {
            points: hands.iter().fold(0, |sum, hand| sum.saturating_add(hand.points)),
            contracts: contracts().count() as u8,
            made: contracts().filter(|&made| made).count() as u8,
        }
    }
}
