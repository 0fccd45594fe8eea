//! What a player may do, and how it is written \[NOT-ACT\].

use std::{fmt, str::FromStr};

use cards::{Card, CardSet, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Seat, SeatSet, from_text, quoted};

use crate::bid::Bid;

/// An action of a player: a call, a step of the exchange, or a card. Cards are faces: of equal cards it does not
/// matter which is meant \[NOT-CARD-4\].
///
/// ```
/// use five_hundred::{Action, Bid, Strain, cards::Card};
///
/// let bid: Action = "7H".parse()?;
/// assert_eq!(bid, Action::Bid(Bid::tricks(7, Strain::Hearts)));
/// // During the play the same words mean the card.
/// assert_eq!(bid.in_play(), Action::Play("7H".parse()?));
/// assert_eq!("discard 5S 6C 4D".parse::<Action>()?.to_string(), "discard 5S 6C 4D");
/// assert_eq!("X".parse::<Action>()?, Action::Play(Card::X));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Pass in the auction.
    Pass,
    /// Look at one's cards instead of bidding blind \[FH-BID-4\].
    Look,
    /// A bid \[FH-AUC-2\].
    Bid(Bid),
    /// Give the contractor a card, or the contractor's partner as many as the kitty has \[FH-KIT-3\] \[FH-KIT-7\].
    Give(CardSet),
    /// Lay as many cards away as were taken up \[FH-KIT-1\].
    Discard(CardSet),
    /// Name the suit of the joker, or leave it without one \[FH-NOM-1\].
    Nominate(Option<Suit>),
    /// Call the card whose holder becomes one's partner \[FH-PART-1\].
    Call(Card),
    /// Play without a partner \[FH-PART-1\].
    Alone,
    /// Ask one or two players to be one's partners \[FH-PART-1\].
    Partners(SeatSet),
    /// Play a card; leading a joker, without demanding a suit.
    Play(Card),
    /// Lead a joker and demand a suit \[FH-JOK-5\].
    Lead(Card, Suit),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Look => f.write_str("look"),
            Self::Bid(bid) => write!(f, "{bid}"),
            Self::Give(cards) => write_cards(f, "give", *cards),
            Self::Discard(cards) => write_cards(f, "discard", *cards),
            Self::Nominate(Some(suit)) => write!(f, "nominate {suit}"),
            Self::Nominate(None) => f.write_str("nominate none"),
            Self::Call(card) => write!(f, "call {card}"),
            Self::Alone => f.write_str("alone"),
            Self::Partners(seats) => {
                f.write_str(if seats.len() == 1 { "partner" } else { "partners" })?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Play(card) => write!(f, "{card}"),
            Self::Lead(card, suit) => write!(f, "{card}:{suit}"),
        }
    }
}

/// A word and the cards it is said of.
fn write_cards(f: &mut fmt::Formatter<'_>, word: &str, cards: CardSet) -> fmt::Result {
    if cards.is_empty() { f.write_str(word) } else { write!(f, "{word} {cards}") }
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
/// use five_hundred::{Action, Expected, NotAnAction};
///
/// let error = NotAnAction { text: "call".to_owned(), expected: Expected::Card };
/// assert_eq!("call".parse::<Action>(), Err(error));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is not an action: {expected}")]
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
/// use five_hundred::{Action, Expected};
///
/// let error = "partner".parse::<Action>().err().ok_or("an action")?;
/// assert_eq!(error.expected, Expected::Seat);
/// assert_eq!(error.to_string(), "\"partner\" is not an action: expected a seat number");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Expected {
    /// Nothing that an action begins with.
    #[error(
        "expected pass, a bid such as 7H, a card such as AS, or discard, nominate, call, alone, partner, give, look"
    )]
    Action,
    /// A card.
    #[error("expected a card such as AS, 10H or X")]
    Card,
    /// A list of cards, none of them more often than a pack can have it.
    #[error("expected different cards such as 5S 6C 4D")]
    Cards,
    /// A suit or `none`.
    #[error("expected one of S C D H none")]
    SuitOrNone,
    /// A seat.
    #[error("expected a seat number")]
    Seat,
    /// A seat of this table \[FH-AMB-44\].
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// Two different seats.
    #[error("expected two seat numbers")]
    TwoSeats,
    /// A bid.
    #[error("expected a bid such as 7H or misere before sans-kitty")]
    Bid,
    /// A suit after `X:`.
    #[error("expected one of S C D H after the joker, as in X:S")]
    DemandedSuit,
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read(text).map_err(|expected| NotAnAction::new(text, expected))
    }
}

fn read(text: &str) -> Result<Action, Expected> {
    let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
    let card = |text: Option<&str>| text.and_then(|card| card.parse().ok()).ok_or(Expected::Card);
    match (word, rest) {
        ("pass", None) => Ok(Action::Pass),
        ("look", None) => Ok(Action::Look),
        ("alone", None) => Ok(Action::Alone),
        ("call", rest) => card(rest).map(Action::Call),
        ("give", rest) => rest.ok_or(Expected::Cards).and_then(cards).map(Action::Give),
        ("discard", rest) => rest.ok_or(Expected::Cards).and_then(cards).map(Action::Discard),
        ("nominate", Some("none")) => Ok(Action::Nominate(None)),
        ("nominate", rest) => {
            let suit = rest.and_then(|suit| suit.parse().ok()).ok_or(Expected::SuitOrNone)?;
            Ok(Action::Nominate(Some(suit)))
        }
        ("partner", rest) => {
            rest.and_then(Seat::read).map(|seat| Action::Partners(SeatSet::of(seat))).ok_or(Expected::Seat)
        }
        ("partners", rest) => {
            let (one, two) = rest.and_then(|rest| rest.split_once(' ')).ok_or(Expected::TwoSeats)?;
            let (one, two) = Seat::read(one).zip(Seat::read(two)).ok_or(Expected::TwoSeats)?;
            if one == two {
                return Err(Expected::TwoSeats);
            }
            Ok(Action::Partners(SeatSet::of(one) | SeatSet::of(two)))
        }
        _ => bid_or_card(text),
    }
}

fn bid_or_card(text: &str) -> Result<Action, Expected> {
    if let Ok(bid) = text.parse() {
        // A card of the same letters (6S) is meant as a bid or a card by the phase: see `Action::in_play`.
        return Ok(Action::Bid(bid));
    }
    if let Ok(card) = text.parse() {
        return Ok(Action::Play(card));
    }
    if let Some((joker, suit)) = text.split_once(':') {
        let card: Card = joker.parse().map_err(|_| Expected::Card)?;
        if !card.is_joker() {
            return Err(Expected::DemandedSuit);
        }
        return suit.parse().map(|suit| Action::Lead(card, suit)).map_err(|_| Expected::DemandedSuit);
    }
    Err(if text.ends_with("sans-kitty") { Expected::Bid } else { Expected::Action })
}

impl Action {
    /// The seats that it names.
    pub(crate) const fn seats(self) -> SeatSet {
        match self {
            Self::Partners(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The action with the same words during the play: `7H` is a bid in the auction, a card afterwards.
    #[must_use]
    pub fn in_play(self) -> Self {
        if let Self::Bid(bid) = self
            && let Ok(card) = bid.to_string().parse()
        {
            return Self::Play(card);
        }
        self
    }
}

fn cards(text: &str) -> Result<CardSet, Expected> {
    let mut set = CardSet::EMPTY;
    for word in text.split(' ') {
        let card: Card = word.parse().map_err(|_| Expected::Cards)?;
        let piece = if set.contains(card) { card.second_copy() } else { Some(card) };
        let Some(piece) = piece.filter(|piece| !set.contains(*piece)) else { return Err(Expected::Cards) };
        set.insert(piece);
    }
    Ok(set)
}

/// Reads `2 7H`: the acting seat, a space, the action \[NOT-ACT\].
///
/// # Errors
/// The text, and what was expected.
pub fn read_line(line: &str) -> Result<(Seat, Action), NotAnAction> {
    let error = |expected| NotAnAction::new(line, expected);
    let (seat, action) = Seat::split_line(line).ok_or_else(|| error(Expected::Seat))?;
    Ok((seat, read(action).map_err(error)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_back() {
        // NOT-ACT
        for text in [
            "pass",
            "look",
            "10NT",
            "8H sans-kitty",
            "misere",
            "partie NT",
            "give 4C",
            "give AS KH X",
            "double-nullo",
            "double-nullo sans-kitty",
            "discard 5S 6C 4D",
            "discard 2S 2S 3S",
            "nominate H",
            "nominate none",
            "call AH",
            "alone",
            "partner 3",
            "partners 2 4",
            "AS",
            "X",
            "X:H",
            "Y:S",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("partners 4 2".parse::<Action>().unwrap().to_string(), "partners 2 4");
        assert_eq!("discard x th ♠5".parse::<Action>().unwrap_err().expected, Expected::Cards);
        assert_eq!("discard x th 5♠".parse::<Action>().unwrap().to_string(), "discard 5S 10H X");
    }

    #[test]
    fn other_texts_say_what_was_expected() {
        // NOT-REC-11, FH-AMB-44
        for (text, expected) in [
            ("", Expected::Action),
            ("hearts", Expected::Action),
            ("PASS", Expected::Action),
            ("pass ", Expected::Action),
            ("11NT", Expected::Action),
            ("discard", Expected::Cards),
            ("discard ", Expected::Cards),
            ("discard 5S  6C", Expected::Cards),
            ("discard 5S 5S 5S", Expected::Cards),
            ("give", Expected::Cards),
            ("call", Expected::Card),
            ("nominate", Expected::SuitOrNone),
            ("partner 33", Expected::Seat),
            ("partners 2 2", Expected::TwoSeats),
            ("X:", Expected::DemandedSuit),
            ("AS:H", Expected::DemandedSuit),
            ("5S sans-kitty", Expected::Bid),
        ] {
            assert_eq!(text.parse::<Action>().unwrap_err().expected, expected, "{text}");
        }
        assert!(read_line("pass").is_err() && read_line("01 pass").is_err() && read_line("9 pass").is_err());
        assert_eq!(read_line("1 pass"), Ok((Seat(1), Action::Pass)));
    }

    #[test]
    fn a_bid_and_a_card_may_share_their_words() {
        let seven = "7H".parse::<Action>().unwrap();
        assert!(matches!(seven, Action::Bid(_)));
        assert_eq!(seven.in_play().to_string(), "7H");
        assert!(matches!(seven.in_play(), Action::Play(_)));
        assert!(matches!("10NT".parse::<Action>().unwrap().in_play(), Action::Bid(_)));
    }
}
