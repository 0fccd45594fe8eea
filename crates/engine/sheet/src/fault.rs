//! What can't be on a sheet: where, and why.

use std::fmt;

use table::{Problems, Seat, name::NameFault};

use crate::SHEET_FORMAT;

/// Something on a sheet that can't be.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The place in the sheet, such as `games[0].hands[3].tricks`; empty for the whole.
    pub place: String,
    /// Why it can't be.
    pub why: Why,
}

/// Why something can't be on a sheet.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Why {
    /// It can't be read.
    #[error("{0}")]
    Unreadable(String),
    /// It says that it is something else.
    #[error("the format is \"{}\", not \"{SHEET_FORMAT}\"", table::quoted(.0))]
    Format(String),
    /// The rules can't be played.
    #[error("{0}")]
    Rules(Problems),
    /// A number of people that no sheet has.
    #[error("there are {0} people: a sheet is for two to eight")]
    People(usize),
    /// A person can't be called so.
    #[error("{0}")]
    Name(NameFault),
    /// A player who is none of the people.
    #[error("\"{}\" isn't one of the people", table::quoted(.0))]
    Stranger(String),
    /// Not one player for each seat.
    #[error("there are {found} players: these rules are for {seats}")]
    Players {
        /// How many there are.
        found: usize,
        /// How many these rules are for.
        seats: usize,
    },
    /// A seat that the table doesn't have.
    #[error("there is no seat {seat}: seats are 0 to {}", .seats.saturating_sub(1))]
    NoSeat {
        /// The seat.
        seat: Seat,
        /// How many the table has.
        seats: usize,
    },
    /// Not one number for each column.
    #[error("there are {found} numbers: one for each of the {columns} columns")]
    Columns {
        /// How many there are.
        found: usize,
        /// How many columns the game has.
        columns: usize,
    },
    /// A number of points that no game comes to.
    #[error("{0} points are more than any game comes to")]
    TooFar(i32),
    /// A longer game than any.
    #[error("there are more than {0} entries")]
    TooLong(usize),
    /// An entry of the other game.
    #[error("such an entry belongs to another game")]
    OtherGame,
    /// Neither the result nor the tricks of a hand.
    #[error("was the contract made? Say so, or how many tricks each side took")]
    ResultNeeded,
    /// Points depend on tricks that nobody tells.
    #[error("the points depend on the tricks, so they are needed")]
    TricksNeeded,
    /// More tricks than a hand has.
    #[error("{0} tricks can't be: a hand has ten")]
    TooManyTricks(u32),
    /// Card points are counted, and nobody tells them.
    #[error("the points of the cards are needed from everyone who can score them")]
    CardPointsNeeded,
    /// A fact that the rules of Five Hundred can't have.
    #[error("{0}")]
    FiveHundred(five_hundred::ScoreError),
    /// A fact that the rules of Rummy 500 can't have.
    #[error("{0}")]
    Rummy(rummy_500::ScoreError),
    /// Neither points nor cards of a hand of Rummy 500, or both.
    #[error("write the points, or what everyone laid and held")]
    PointsOrCards,
    /// A word that is no rank.
    #[error("\"{}\" is no rank: A K Q J 10 … 2, 1 for a low ace on the table, X for a joker", table::quoted(.0))]
    NoRank(String),
    /// A correction of what can't be corrected.
    #[error("entry {0} is no earlier hand, and no points")]
    NothingToCorrect(usize),
    /// A correction that comes too late by law \[LAW-SCORE-3\].
    #[error("after a bid in the next hand an error stands (LAW-SCORE-3), unless all agree")]
    Late,
}

impl Why {
    /// A word for each kind of it: texts begin with it.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::Format(_) => "format",
            Self::Rules(_) => "rules",
            Self::People(_) => "people",
            Self::Name(_) => "name",
            Self::Stranger(_) => "stranger",
            Self::Players { .. } => "players",
            Self::NoSeat { .. } => "no-seat",
            Self::Columns { .. } => "columns",
            Self::TooFar(_) => "too-far",
            Self::TooLong(_) => "too-long",
            Self::OtherGame => "other-game",
            Self::ResultNeeded => "result-needed",
            Self::TricksNeeded => "tricks-needed",
            Self::TooManyTricks(_) => "too-many-tricks",
            Self::CardPointsNeeded => "card-points-needed",
            Self::FiveHundred(error) => Self::of_rules(error),
            Self::Rummy(_) => "cards",
            Self::PointsOrCards => "points-or-cards",
            Self::NoRank(_) => "no-rank",
            Self::NothingToCorrect(_) => "nothing-to-correct",
            Self::Late => "late",
        }
    }

    const fn of_rules(error: &five_hundred::ScoreError) -> &'static str {
        use five_hundred::ScoreError as E;
        match error {
            E::NoSuchBid { .. } => "no-such-bid",
            E::WrongPartners { .. } => "wrong-partners",
            E::NeverThrownIn => "never-thrown-in",
            E::NeverWithoutBid => "never-without-bid",
            E::NeverStopped => "never-stopped",
            E::TrickCount { .. } => "trick-count",
            E::NoCardPoints { .. } | E::CardPoints { .. } => "card-points",
            E::NotInRace { .. } => "not-in-race",
            _ => "cannot-be",
        }
    }
}

impl Fault {
    pub(crate) fn at(place: impl Into<String>, why: Why) -> Self {
        Self { place: place.into(), why }
    }

    /// The same, further out.
    pub(crate) fn within(mut self, place: &str) -> Self {
        self.place = if self.place.is_empty() { place.to_owned() } else { format!("{place}.{}", self.place) };
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => write!(f, "{}", self.why),
            place => write!(f, "{place}: {}", self.why),
        }
    }
}

impl std::error::Error for Fault {}
