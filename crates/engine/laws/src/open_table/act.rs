//! What is done and said at an open table, as it stands in a record \[LAW-ACT\].

use std::{fmt, str::FromStr};

use cards::{Card, Suit};
use five_hundred::{Action, Expected, NotAnAction};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

/// An act or a word of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// A call, a card or a step of the exchange, lawful or not.
    Play(Action),
    /// Let a card fall face up.
    Drop(Card),
    /// Say that one has a card.
    Announce(Card),
    /// Let one's partners see a card.
    Show(Card),
    /// Look at cards that are none of one's own.
    Peek(Sight),
    /// Take a discard back.
    TakeBack(Card),
    /// Correct one's own revoke.
    Correct,
    /// Claim that a law was broken.
    Claim(Claim),
    /// Answer a question with a demand.
    Demand(Demand),
    /// Demand nothing.
    Waive,
    /// Write the points of a seat's unit.
    Enter(Seat, i32),
    /// Have nothing more to claim.
    Agree,
}

/// Cards that somebody looks at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sight {
    /// The kitty.
    Kitty,
    /// The discards.
    Discards,
    /// A finished trick, from 1.
    Trick(u8),
    /// The dead hand.
    Dead,
    /// A face-down card: the row's owner and the pile, from 1.
    Row(Seat, u8),
}

/// What somebody claims.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// A call or a card was out of turn.
    Retract,
    /// A seat has exposed a card.
    Exposed(Seat),
    /// A seat has looked.
    Look(Seat),
    /// The deal was wrong.
    Misdeal(Reason),
    /// A hand has a wrong number of cards.
    Hand,
    /// A seat has revoked in a trick.
    Revoke(Seat, u8),
    /// The entry of a seat's unit is wrong.
    Score(Seat, i32),
}

/// Why a deal was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A card lay face up in the pack.
    Faced,
    /// The dealer turned a player's card.
    Turned,
    /// The dealer turned a card of the kitty.
    TurnedKitty,
    /// The kitty was laid late.
    KittyLate,
    /// The cut was not offered.
    NoCut,
    /// A hand has a wrong number of cards.
    Count,
    /// The pack is not the pack.
    Pack,
}

/// What somebody may demand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Demand {
    /// That this suit is led.
    Lead(Suit),
    /// That this suit is not led.
    Avoid(Suit),
    /// That this suit is played.
    Play(Suit),
    /// A new deal.
    NewDeal,
    /// That the seer plays six no trumps.
    SixNoTrump,
}

impl Reason {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Faced, Self::Turned, Self::TurnedKitty, Self::KittyLate, Self::NoCut, Self::Count, Self::Pack];
}

const REASONS: [(&str, Reason); 7] = [
    ("faced", Reason::Faced),
    ("turned", Reason::Turned),
    ("turned-kitty", Reason::TurnedKitty),
    ("widow-late", Reason::KittyLate),
    ("no-cut", Reason::NoCut),
    ("count", Reason::Count),
    ("pack", Reason::Pack),
];

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kitty => f.write_str("widow"),
            Self::Discards => f.write_str("discards"),
            Self::Trick(number) => write!(f, "trick {number}"),
            Self::Dead => f.write_str("dead"),
            Self::Row(seat, pile) => write!(f, "row {seat} {pile}"),
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Retract => f.write_str("retract"),
            Self::Exposed(seat) => write!(f, "exposed {seat}"),
            Self::Look(seat) => write!(f, "look {seat}"),
            Self::Misdeal(reason) => {
                let (word, _) = REASONS.iter().find(|(_, other)| other == reason).unwrap_or(&REASONS[0]);
                write!(f, "misdeal {word}")
            }
            Self::Hand => f.write_str("hand"),
            Self::Revoke(seat, trick) => write!(f, "revoke {seat} {trick}"),
            Self::Score(seat, points) => write!(f, "score {seat} {points}"),
        }
    }
}

impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lead(suit) => write!(f, "lead {suit}"),
            Self::Avoid(suit) => write!(f, "avoid {suit}"),
            Self::Play(suit) => write!(f, "play {suit}"),
            Self::NewDeal => f.write_str("new-deal"),
            Self::SixNoTrump => f.write_str("six-no-trump"),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(action) => action.fmt(f),
            Self::Drop(card) => write!(f, "drop {card}"),
            Self::Announce(card) => write!(f, "announce {card}"),
            Self::Show(card) => write!(f, "show {card}"),
            Self::Peek(sight) => write!(f, "peek {sight}"),
            Self::TakeBack(card) => write!(f, "take-back {card}"),
            Self::Correct => f.write_str("correct"),
            Self::Claim(claim) => write!(f, "claim {claim}"),
            Self::Demand(demand) => write!(f, "demand {demand}"),
            Self::Waive => f.write_str("waive"),
            Self::Enter(seat, points) => write!(f, "enter {seat} {points}"),
            Self::Agree => f.write_str("agree"),
        }
    }
}

impl FromStr for Act {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let words: Vec<&str> = text.split(' ').collect();
        if !is_open(words[0]) {
            return text.parse().map(Self::Play);
        }
        read(&words).map_err(|expected| NotAnAction { text: table::quoted(text), expected })
    }
}

impl FromStr for Sight {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        read_sight(&text.split(' ').collect::<Vec<_>>())
    }
}

impl FromStr for Claim {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        read_claim(&text.split(' ').collect::<Vec<_>>())
    }
}

impl Serialize for Claim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Claim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        table::from_text(deserializer)
    }
}

impl Serialize for Sight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Sight {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        table::from_text(deserializer)
    }
}

impl Serialize for Act {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Act {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        table::from_text(deserializer)
    }
}

/// Whether an action begins with a word of the open table.
fn is_open(word: &str) -> bool {
    const WORDS: [&str; 11] = [
        "drop",
        "announce",
        "show",
        "peek",
        "take-back",
        "correct",
        "claim",
        "demand",
        "waive",
        "enter",
        "agree",
    ];
    WORDS.contains(&word)
}

fn read(words: &[&str]) -> Result<Act, Expected> {
    let card = |text: &str| text.parse::<Card>().map_err(|_| Expected::Card);
    match *words {
        ["drop", text] => card(text).map(Act::Drop),
        ["announce", text] => card(text).map(Act::Announce),
        ["show", text] => card(text).map(Act::Show),
        ["take-back", text] => card(text).map(Act::TakeBack),
        ["correct"] => Ok(Act::Correct),
        ["waive"] => Ok(Act::Waive),
        ["agree"] => Ok(Act::Agree),
        ["enter", seat, points] => Ok(Act::Enter(read_seat(seat)?, read_points(points)?)),
        ["peek", ref sight @ ..] => read_sight(sight).map(Act::Peek),
        ["claim", ref claim @ ..] => read_claim(claim).map(Act::Claim),
        ["demand", ref demand @ ..] => read_demand(demand).map(Act::Demand),
        _ => Err(Expected::Action),
    }
}

fn read_sight(words: &[&str]) -> Result<Sight, Expected> {
    match *words {
        ["widow" | "kitty"] => Ok(Sight::Kitty),
        ["discards"] => Ok(Sight::Discards),
        ["dead"] => Ok(Sight::Dead),
        ["trick", number] => number_to(10, number).map(Sight::Trick),
        ["row", seat, pile] => Ok(Sight::Row(read_seat(seat)?, number_to(5, pile)?)),
        _ => Err(Expected::Action),
    }
}

fn read_claim(words: &[&str]) -> Result<Claim, Expected> {
    match *words {
        ["retract"] => Ok(Claim::Retract),
        ["hand"] => Ok(Claim::Hand),
        ["exposed", seat] => read_seat(seat).map(Claim::Exposed),
        ["look", seat] => read_seat(seat).map(Claim::Look),
        ["misdeal", word] => {
            let word = word.replace("kitty-late", "widow-late").replace("turned-widow", "turned-kitty");
            let reason = REASONS.iter().find(|(reason, _)| *reason == word);
            reason.map(|&(_, reason)| Claim::Misdeal(reason)).ok_or(Expected::Action)
        }
        ["revoke", seat, trick] => Ok(Claim::Revoke(read_seat(seat)?, number_to(10, trick)?)),
        ["score", seat, points] => Ok(Claim::Score(read_seat(seat)?, read_points(points)?)),
        _ => Err(Expected::Action),
    }
}

fn read_demand(words: &[&str]) -> Result<Demand, Expected> {
    let suit = |text: &str| text.parse::<Suit>().map_err(|_| Expected::SuitOrNone);
    match *words {
        ["lead", text] => suit(text).map(Demand::Lead),
        ["avoid", text] => suit(text).map(Demand::Avoid),
        ["play", text] => suit(text).map(Demand::Play),
        ["new-deal"] => Ok(Demand::NewDeal),
        ["six-no-trump"] => Ok(Demand::SixNoTrump),
        _ => Err(Expected::Action),
    }
}

fn read_seat(text: &str) -> Result<Seat, Expected> {
    Seat::read(text).ok_or(Expected::Seat)
}

/// A whole number from 1, written without anything else.
fn number_to(most: u8, text: &str) -> Result<u8, Expected> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.filter(|number| (1..=most).contains(number)).ok_or(Expected::Action)
}

/// The most points that anybody can write, either way.
const MOST_POINTS: i32 = 1_000_000;

fn read_points(text: &str) -> Result<i32, Expected> {
    let points = text.parse::<i32>().ok().filter(|points| points.to_string() == text);
    points.filter(|points| points.abs() <= MOST_POINTS).ok_or(Expected::Action)
}

impl Act {
    /// The seat that it names, and that the table must have.
    pub(crate) const fn named(self) -> Option<Seat> {
        match self {
            Self::Peek(Sight::Row(seat, _))
            | Self::Enter(seat, _)
            | Self::Claim(
                Claim::Exposed(seat) | Claim::Look(seat) | Claim::Revoke(seat, _) | Claim::Score(seat, _),
            ) => Some(seat),
            _ => None,
        }
    }

    /// Reads a line of a record at a table with this number of seats.
    ///
    /// # Errors
    /// The line, and what was expected.
    pub fn read_line(line: &str, seats: usize) -> Result<(Seat, Self), NotAnAction> {
        let error = |expected| NotAnAction { text: table::quoted(line), expected };
        let (seat, text) = Seat::split_line(line).ok_or_else(|| error(Expected::Seat))?;
        let act: Self = text.parse().map_err(|not: NotAnAction| error(not.expected))?;
        let partners = match act {
            Self::Play(Action::Partners(seats)) => seats,
            _ => table::SeatSet::EMPTY,
        };
        let named = act.named().into_iter().chain([seat]).chain(partners.iter());
        match named.into_iter().find(|seat| seat.index() >= seats) {
            Some(seat) => Err(error(Expected::NoSuchSeat(seat))),
            None => Ok((seat, act)),
        }
    }

    /// Whether only an open table has it.
    #[must_use]
    pub const fn is_of_open_table(&self) -> bool {
        !matches!(self, Self::Play(_))
    }
}
