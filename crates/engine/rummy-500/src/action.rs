//! What a player may do, and how it is written \[RM-ACT\].

use std::{fmt, str::FromStr};

use cards::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Seat, from_text, quoted};

use crate::{
    meld::{Meld, NotAMeld},
    meld_card::MeldCard,
    shapes::Shapes,
};

/// An action of a player: a draw, a meld, a lay-off, a discard or a call. Cards are faces: of equal cards it does not
/// matter which is meant \[RM-PACK-4\].
///
/// ```
/// use rummy_500::Action;
///
/// assert_eq!("take 3".parse::<Action>()?, Action::Take(3));
/// let Action::Meld(meld) = "meld 7H 7S 7C".parse()? else { panic!("no meld") };
/// // A meld is kept in canonical form.
/// assert_eq!((meld.to_string(), meld.cards().count()), ("7S 7C 7H".to_owned(), 3));
/// assert_eq!("lay X=JH 2".parse::<Action>()?.to_string(), "lay X=JH 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Draw the top card of the stock \[RM-DRAW-1\].
    Stock,
    /// Take this number of cards of the discard pile \[RM-DRAW-2\].
    Take(u8),
    /// Lay a meld on the table \[RM-MELD\].
    Meld(Meld),
    /// Lay cards that are no meld: well written, and never legal. It is not kept which cards.
    NoMeld(NotAMeld),
    /// Lay a card off on the meld of this number \[RM-LAY-1\].
    Lay(MeldCard, u8),
    /// Discard a card \[RM-DISC-1\].
    Discard(Card),
    /// Call Rummy! for this number of cards of the discard pile \[RM-CALL\].
    Rummy(u8),
    /// End the hand with an empty stock \[RM-DRAW-8\], or let the last discard stand \[RM-UNPL-4\].
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stock => f.write_str("stock"),
            Self::Take(count) => write!(f, "take {count}"),
            Self::Meld(meld) => write!(f, "meld {meld}"),
            Self::NoMeld(_) => f.write_str("meld"),
            Self::Lay(card, number) => write!(f, "lay {card} {number}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Rummy(count) => write!(f, "rummy {count}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

/// The error of a text that is no action; it says what was expected instead.
///
/// ```
/// use rummy_500::{Action, Expected};
///
/// let error = "take".parse::<Action>().err().ok_or("an action")?;
/// assert_eq!((error.text.as_str(), error.expected), ("take", Expected::Number));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is not an action: {expected}")]
#[non_exhaustive]
pub struct NotAnAction {
    /// The text, as it may be quoted.
    pub text: String,
    /// What would have been one.
    pub expected: Expected,
}

impl NotAnAction {
    pub(crate) fn new(text: &str, expected: Expected) -> Self {
        Self { text: quoted(text), expected }
    }
}

/// What was expected in the place of a text that is no action.
///
/// ```
/// use rummy_500::Expected;
///
/// assert_eq!(Expected::Cards.to_string(), "expected cards such as 9S 9H 9D or 7H 8H X=9H");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Expected {
    /// A seat of this table \[FH-AMB-44\].
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// Nothing that an action begins with.
    #[error("expected stock, take, meld, lay, discard, rummy or end")]
    Action,
    /// A number.
    #[error("expected a whole number from 1")]
    Number,
    /// A card.
    #[error("expected a card such as AS, 10H or X")]
    Card,
    /// The cards of a meld.
    #[error("expected cards such as 9S 9H 9D or 7H 8H X=9H")]
    Cards,
    /// A card and the number of a meld.
    #[error("expected a card and the number of a meld, such as 10H 2 or X=JH 2")]
    CardAndMeld,
    /// A seat.
    #[error("expected a seat number")]
    Seat,
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let any = |cards: &[MeldCard]| Meld::read_any(cards);
        read(text, any).map_err(|expected| NotAnAction::new(text, expected))
    }
}

/// Reads an action at a table that has these melds.
pub(crate) fn read_text(text: &str, shapes: Shapes) -> Result<Action, NotAnAction> {
    read(text, |cards| Meld::read_with(cards, shapes)).map_err(|expected| NotAnAction::new(text, expected))
}

fn read(text: &str, read_meld: impl Fn(&[MeldCard]) -> Result<Meld, NotAMeld>) -> Result<Action, Expected> {
    let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
    match (word, rest) {
        ("stock", None) => Ok(Action::Stock),
        ("end", None) => Ok(Action::End),
        ("take", rest) => number(rest).map(Action::Take).ok_or(Expected::Number),
        ("rummy", rest) => number(rest).map(Action::Rummy).ok_or(Expected::Number),
        ("discard", rest) => {
            rest.and_then(|card| card.parse().ok()).map(Action::Discard).ok_or(Expected::Card)
        }
        ("lay", rest) => {
            let (card, meld) = rest.and_then(|rest| rest.split_once(' ')).ok_or(Expected::CardAndMeld)?;
            let card = card.parse().map_err(|_| Expected::CardAndMeld)?;
            Ok(Action::Lay(card, number(Some(meld)).ok_or(Expected::CardAndMeld)?))
        }
        ("meld", rest) => {
            let cards = rest.unwrap_or_default().split(' ').map(str::parse::<MeldCard>);
            let cards = cards.collect::<Result<Vec<_>, _>>().map_err(|_| Expected::Cards)?;
            Ok(read_meld(&cards).map_or_else(Action::NoMeld, Action::Meld))
        }
        _ => Err(Expected::Action),
    }
}

/// A whole number from 1, without sign or leading zero. No game knows numbers that a byte can't hold; they are read as
/// the largest that it can.
fn number(text: Option<&str>) -> Option<u8> {
    let digits = text?;
    let plain = !digits.starts_with('0') && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(u8::MAX))
}

/// Reads `2 take 3`: the acting seat, a space, the action \[NOT-ACT\]; at a table that has these melds.
///
/// # Errors
/// The text, and what was expected.
pub fn read_line(line: &str, shapes: Shapes) -> Result<(Seat, Action), NotAnAction> {
    let error = |expected| NotAnAction::new(line, expected);
    let (seat, action) = Seat::split_line(line).ok_or_else(|| error(Expected::Seat))?;
    Ok((seat, read(action, |cards| Meld::read_with(cards, shapes)).map_err(error)?))
}
