//! Views read back from their JSON, for our players at tables of others (`kook bot`).
//!
//! A view is taken apart with the same names it was written with, and what doesn't fit the rules is refused: whoever speaks
//! on the other side is not trusted.

mod five_hundred;
mod rummy;

use std::{fmt::Display, str::FromStr};

use cards::{Card, CardSet};
use serde::{Deserialize, Deserializer, de::Error};
use table::{Seat, SeatSet, Viewer};

pub(crate) use self::{five_hundred::read as read_five_hundred, rummy::read as read_rummy};

/// A value that is written as a text.
struct Text<T>(T);

impl<'de, T: FromStr> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let unknown = |_| D::Error::custom(format_args!("\"{text}\" is not known"));
        text.parse().map(Self).map_err(unknown)
    }
}

/// Who looks: always a seat.
#[derive(Deserialize)]
struct Eyes {
    seat: u8,
}

/// No game comes nearly so far, in points or in hands.
const FARTHEST: i32 = 1_000_000;

/// Points as they can come about.
fn points(number: i32) -> Result<i32, String> {
    if number.unsigned_abs() <= FARTHEST.unsigned_abs() {
        Ok(number)
    } else {
        Err(format!("{number} points are more than can be made"))
    }
}

/// The number of a hand.
fn hand_number(number: u32) -> Result<u32, String> {
    if number <= FARTHEST.unsigned_abs() { Ok(number) } else { Err(format!("there is no hand {number}")) }
}

/// How many seats the table has; everything that names a seat is read through it.
#[derive(Clone, Copy)]
struct Round(usize);

impl Round {
    fn seat(self, number: u8) -> Result<Seat, String> {
        if usize::from(number) < self.0 {
            Ok(Seat(number))
        } else {
            Err(format!("there is no seat {number}"))
        }
    }

    fn set(self, numbers: &[u8]) -> Result<SeatSet, String> {
        numbers.iter().map(|&number| self.seat(number)).collect()
    }

    fn viewer(self, eyes: &Eyes) -> Result<Viewer, String> {
        self.seat(eyes.seat).map(Viewer::Seat)
    }

    fn scores(self, scores: Vec<i32>) -> Result<Vec<i32>, String> {
        let scores = scores.into_iter().map(points).collect::<Result<_, _>>()?;
        self.each("scores", scores)
    }

    /// One of something for each seat.
    fn each<T>(self, what: &str, list: Vec<T>) -> Result<Vec<T>, String> {
        if list.len() == self.0 { Ok(list) } else { Err(format!("{what}: not one for each seat")) }
    }
}

/// A set from a list in which equal cards stand as often as there are.
fn set(cards: &[Card]) -> Result<CardSet, String> {
    let mut set = CardSet::EMPTY;
    for card in cards {
        let piece = (0..4).filter_map(|n| card.copy(n)).find(|&piece| !set.contains(piece));
        set.insert(piece.ok_or_else(|| format!("{card} occurs too often"))?);
    }
    Ok(set)
}

/// The phase of a name, of all there are.
fn phase<P: Copy + Display, const N: usize>(all: [P; N], name: &str) -> Result<P, String> {
    let found = all.into_iter().find(|phase| phase.to_string() == name);
    found.ok_or_else(|| format!("there is no phase \"{name}\""))
}

/// A set that may be hidden.
fn hidden(cards: Option<&Vec<Card>>) -> Result<Option<CardSet>, String> {
    cards.map(|cards| set(cards)).transpose()
}

fn sentence(error: impl Display) -> String {
    error.to_string()
}
