//! Where an open table stands \[LAW-STATE-4\].

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use table::GamePhase;

/// Where an open table stands: as any table of the game, or two steps of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Between hands, and after the last.
    Deal,
    /// The auction.
    Auction,
    /// The contractor's partner gives a card.
    Give,
    /// The contractor discards, or puts the number of discards right.
    Discard,
    /// The contractor may name the joker's suit.
    Nominate,
    /// The contractor chooses partners.
    Partners,
    /// The play.
    Play,
    /// A question is to be answered first \[LAW-ACT-24\].
    Demand,
    /// The play is over, and claims are heard \[LAW-ACT-25\].
    Settle,
}

impl Phase {
    const ALL: [Self; 9] = [
        Self::Deal,
        Self::Auction,
        Self::Give,
        Self::Discard,
        Self::Nominate,
        Self::Partners,
        Self::Play,
        Self::Demand,
        Self::Settle,
    ];

    /// The name of the notation.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Deal => five_hundred::Phase::Deal.text(),
            Self::Auction => five_hundred::Phase::Auction.text(),
            Self::Give => five_hundred::Phase::Give.text(),
            Self::Discard => five_hundred::Phase::Discard.text(),
            Self::Nominate => five_hundred::Phase::Nominate.text(),
            Self::Partners => five_hundred::Phase::Partners.text(),
            Self::Play => five_hundred::Phase::Play.text(),
            Self::Demand => "demand",
            Self::Settle => "settle",
        }
    }
}

impl From<five_hundred::Phase> for Phase {
    fn from(phase: five_hundred::Phase) -> Self {
        match phase {
            five_hundred::Phase::Deal => Self::Deal,
            five_hundred::Phase::Auction => Self::Auction,
            five_hundred::Phase::Give => Self::Give,
            five_hundred::Phase::Discard => Self::Discard,
            five_hundred::Phase::Nominate => Self::Nominate,
            five_hundred::Phase::Partners => Self::Partners,
            five_hundred::Phase::Play => Self::Play,
        }
    }
}

impl GamePhase for Phase {
    const DEAL: Self = Self::Deal;
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that names no phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPhase;

impl FromStr for Phase {
    type Err = NotAPhase;

    fn from_str(text: &str) -> Result<Self, NotAPhase> {
        Self::ALL.into_iter().find(|phase| phase.text() == text).ok_or(NotAPhase)
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}
