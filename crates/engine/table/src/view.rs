//! Reading views back. A view is what a game shows of a state, so what was written is one if some state shows exactly
//! it: a game looks for that state, and these are the parts that all games need for it.

use std::{
    fmt::{self, Display},
    str::FromStr,
};

use cards::{Card, CardSet};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, Error},
};
use serde_json::Value;

use crate::{ScoresError, Seat, SeatSet, malformed::in_plain_terms, outside::shortened, quoted};

/// Why a value is no view of a game, and where.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Game, Recall, Viewer};
///
/// let rules = Rules::preset("australian-4")?;
/// let view = rules.view(&rules.begin(), Viewer::Spectator, Recall::Table);
/// let mut written = serde_json::to_value(&view)?;
/// written["dealer"] = 7.into();
/// let error = rules.read_view(&written).err().ok_or("a view")?;
/// assert_eq!(error.to_string(), "dealer: there is no seat 7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct ViewError {
    /// Where, such as `seats[1].hand`.
    pub place: String,
    /// The fault there.
    pub fault: ViewFault,
}

/// A fault at a place of a view.
///
/// ```
/// use kookaburra_table::{Seat, ViewError, ViewFault};
///
/// let error = ViewError::seat("dealer", Seat(7), 4).err().ok_or("a seat of the table")?;
/// assert_eq!(error.fault, ViewFault::NoSuchSeat(Seat(7)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ViewFault {
    /// It has not the form of a view.
    #[error("{0}")]
    Form(String),
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// No game comes so far, in points or in hands.
    #[error("{0} is more than any game comes to")]
    TooLarge(i64),
    /// A list is too long or too short.
    #[error("{found} entries instead of {needed}")]
    Count {
        /// How many there are.
        found: usize,
        /// How many there must be.
        needed: usize,
    },
    /// The pack doesn't have the card, or all pieces of it lie elsewhere.
    #[error("{0} is not in the pack, or lies somewhere else")]
    NoSuchCard(Card),
    /// No game of these rules has such scores.
    #[error(transparent)]
    Scores(#[from] ScoresError),
    /// The rules don't allow it here.
    #[error("{0} can't be here")]
    Unlawful(String),
    /// The rest of the view says otherwise.
    #[error("{written} contradicts the rest, after which it is {shown}")]
    Contradiction {
        /// The value there.
        written: String,
        /// The value that would stand there.
        shown: String,
    },
}

/// No game comes nearly so far, in points or in hands.
const FARTHEST: i64 = 1_000_000;

/// The most characters of what a reader says.
const LONGEST_FORM: usize = 200;

impl ViewError {
    /// Something is wrong at a place.
    pub fn new(place: impl Display, fault: ViewFault) -> Self {
        Self { place: place.to_string(), fault }
    }

    /// Something that the rules don't allow there.
    pub fn unlawful(place: impl Display, what: impl Display) -> Self {
        Self::new(place, ViewFault::Unlawful(quoted(&what.to_string())))
    }

    /// Takes a value apart that has the form of a view.
    ///
    /// # Errors
    /// The first part that has another form.
    pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Self> {
        serde_path_to_error::deserialize(value).map_err(|error| {
            let form = shortened(&in_plain_terms(&error.inner().to_string()), LONGEST_FORM);
            let path = error.path().to_string();
            // Of what is missing as a whole the path says nothing.
            Self::new(if path == "." { "the view" } else { &path }, ViewFault::Form(form))
        })
    }

    /// Refuses a list of another length.
    ///
    /// # Errors
    /// It has another length.
    pub fn count(place: impl Display, found: usize, needed: usize) -> Result<(), Self> {
        if found == needed { Ok(()) } else { Err(Self::new(place, ViewFault::Count { found, needed })) }
    }

    /// Refuses a seat that the table doesn't have.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn seat(place: impl Display, seat: Seat, seats: usize) -> Result<(), Self> {
        if seat.index() < seats { Ok(()) } else { Err(Self::new(place, ViewFault::NoSuchSeat(seat))) }
    }

    /// Refuses points, or a number of hands, that no game comes to: what is added to them can't overflow.
    ///
    /// # Errors
    /// They are too large.
    pub fn number(place: impl Display, number: impl Into<i64>) -> Result<(), Self> {
        let number = number.into();
        if number.abs() <= FARTHEST { Ok(()) } else { Err(Self::new(place, ViewFault::TooLarge(number))) }
    }

    /// Compares what was written with what a state shows.
    ///
    /// # Errors
    /// The first place where they differ.
    pub fn compare(written: &impl Serialize, shown: &impl Serialize) -> Result<(), Self> {
        // Views are made of texts, numbers and lists: they can always be written.
        let json = |error: serde_json::Error| Self::new(".", ViewFault::Form(error.to_string()));
        let written = serde_json::to_value(written).map_err(json)?;
        let shown = serde_json::to_value(shown).map_err(json)?;
        difference(String::new(), &written, &shown).map_or(Ok(()), Err)
    }
}

/// The first place where two values of the same type differ.
fn difference(place: String, written: &Value, shown: &Value) -> Option<ViewError> {
    match (written, shown) {
        (Value::Object(one), Value::Object(other)) => {
            one.iter().zip(other).find_map(|((key, one), (_, other))| {
                let dot = if place.is_empty() { "" } else { "." };
                difference(format!("{place}{dot}{key}"), one, other)
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let pairs = one.iter().zip(other).enumerate();
            pairs.map(|(at, (one, other))| difference(format!("{place}[{at}]"), one, other)).find_map(|it| it)
        }
        _ if written == shown => None,
        _ => {
            let [written, shown] = [written, shown].map(|value| quoted(&value.to_string()));
            Some(ViewError::new(place, ViewFault::Contradiction { written, shown }))
        }
    }
}

/// The pieces of a pack that have not been found in a view yet, for a reader of views.
///
/// ```
/// use kookaburra_table::{Unplaced, cards::{Card, CardSet}};
///
/// let mut unplaced = Unplaced::new([Card::X, Card::Y].into_iter().collect());
/// assert_eq!(unplaced.card("trick", Card::X)?, Card::X);
/// assert!(unplaced.card("kitty", Card::X).is_err_and(|error| error.place == "kitty"));
/// assert_eq!(unplaced.hidden(3), CardSet::of(Card::Y));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Unplaced(CardSet);

impl Unplaced {
    /// The whole pack.
    #[must_use]
    pub const fn new(pack: CardSet) -> Self {
        Self(pack)
    }

    /// A piece of the card that lies at a place.
    ///
    /// # Errors
    /// There is none left.
    pub fn card(&mut self, place: impl Display, card: Card) -> Result<Card, ViewError> {
        let piece =
            self.0.find_one(card).ok_or_else(|| ViewError::new(place, ViewFault::NoSuchCard(card)))?;
        self.0.remove(piece);
        Ok(piece)
    }

    /// Pieces of the cards that lie at a place.
    ///
    /// # Errors
    /// Of one there is none left.
    pub fn cards(&mut self, place: impl Display, cards: CardSet) -> Result<CardSet, ViewError> {
        cards.into_iter().map(|card| self.card(&place, card)).collect()
    }

    /// Any pieces in the place of cards that the view doesn't show; fewer, if fewer are left.
    #[must_use]
    pub fn hidden(&mut self, count: usize) -> CardSet {
        let cards: CardSet = self.0.into_iter().take(count).collect();
        self.0 -= cards;
        cards
    }

    /// The pieces left.
    #[must_use]
    pub const fn left(&self) -> CardSet {
        self.0
    }
}

/// Reads what is written as a text.
///
/// # Errors
/// It is no text, or means nothing.
pub fn from_text<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D) -> Result<T, D::Error> {
    struct Text<T>(std::marker::PhantomData<T>);

    impl<T: FromStr> serde::de::Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a text")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(|_| E::custom(format_args!("\"{}\" is not known", quoted(text))))
        }
    }

    deserializer.deserialize_str(Text(std::marker::PhantomData))
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            if seat.index() >= crate::MAX_SEATS || set.contains(seat) {
                return Err(D::Error::custom(format_args!("there is no seat {seat}, or it is there twice")));
            }
            set.insert(seat);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_differs_is_named_with_its_place() {
        let written = json!({ "seats": [{ "cards": 7 }, { "cards": 8 }], "pile": ["AS"] });
        assert_eq!(ViewError::compare(&written, &written), Ok(()));
        let mut shown = written.clone();
        shown["seats"][1]["cards"] = json!(9);
        let error = ViewError::compare(&written, &shown).unwrap_err();
        assert_eq!(error.to_string(), "seats[1].cards: 8 contradicts the rest, after which it is 9");
        shown["seats"] = written["seats"].clone();
        shown["pile"] = json!([]);
        assert_eq!(ViewError::compare(&written, &shown).unwrap_err().place, "pile");
    }

    #[test]
    fn a_piece_lies_at_one_place() {
        let two: Card = "2S".parse().unwrap();
        let pack: CardSet = [Some(two), two.second_copy(), Some(Card::X)].into_iter().flatten().collect();
        let mut unplaced = Unplaced::new(pack);
        assert_eq!(unplaced.card("pile", two).map(Card::face), Ok(two));
        assert_eq!(unplaced.cards("hand", CardSet::of(two)).map(CardSet::len), Ok(1));
        assert_eq!(unplaced.card("kitty", two).unwrap_err().place, "kitty");
        assert_eq!((unplaced.hidden(4), unplaced.left()), (CardSet::of(Card::X), CardSet::EMPTY));
    }

    #[test]
    fn a_set_of_seats_has_no_seat_twice_or_beyond_any_table() {
        let read = |json: Value| serde_json::from_value::<SeatSet>(json).ok();
        assert_eq!(read(json!([0, 3])), Some([Seat(0), Seat(3)].into_iter().collect()));
        for bad in [json!([8]), json!([255]), json!([1, 1]), json!(3)] {
            assert_eq!(read(bad), None);
        }
    }
}
