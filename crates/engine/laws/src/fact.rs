//! What a fact may be: its types, and when it has no valid form \[LAW-REF-3\].

use std::{borrow::Cow, collections::BTreeMap, fmt, str::FromStr};

use cards::{Card, Suit};
use five_hundred::{Bid, Rules};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use table::{MAX_SEATS, Seat, SeatSet, from_text};

use crate::Stage;

/// A fact that decides, and that nobody has told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the fact `{0}` is missing, and it decides")]
pub struct Missing(pub &'static str);

/// A fact, if somebody has told it.
pub(crate) type Known<T> = Result<T, Missing>;

/// Why these rules can't have a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// There is no such seat.
    #[error("the table has no seat {0}")]
    NoSeat(Seat),
    /// There is no such bid.
    #[error("the rules of this table have no bid {0}")]
    NoBid(Bid),
}

/// A type of facts.
pub(crate) trait Fact {
    /// Whether a table with these rules can have it.
    fn check(&self, _: &Rules) -> Result<(), Unfit> {
        Ok(())
    }
}

impl Fact for bool {}
impl Fact for i32 {}
impl Fact for u32 {}
impl Fact for Card {}
impl Fact for Vec<Card> {}
impl Fact for Stage {}

impl Fact for Seat {
    fn check(&self, rules: &Rules) -> Result<(), Unfit> {
        if self.index() < rules.seats() { Ok(()) } else { Err(Unfit::NoSeat(*self)) }
    }
}

/// A list of seats; which of them is there is all that matters.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(pub SeatSet);

impl Fact for Seats {
    fn check(&self, rules: &Rules) -> Result<(), Unfit> {
        self.0.beyond(rules.seats()).map_or(Ok(()), |seat| Err(Unfit::NoSeat(seat)))
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(&seat) => Err(D::Error::custom(Unfit::NoSeat(seat))),
            None => Ok(Self(seats.into_iter().collect())),
        }
    }
}

impl JsonSchema for Seats {
    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<u8>::json_schema(generator)
    }
}

/// A call of the auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// A pass, which is no bid \[LAW-STAGE-2\].
    Pass,
    /// A bid.
    Bid(Bid),
}

impl Fact for Call {
    fn check(&self, rules: &Rules) -> Result<(), Unfit> {
        match *self {
            Self::Bid(bid) if !rules.bids.has(bid) => Err(Unfit::NoBid(bid)),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Bid(bid) => bid.fmt(f),
        }
    }
}

impl FromStr for Call {
    type Err = five_hundred::NotABid;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "pass" { Ok(Self::Pass) } else { text.parse().map(Self::Bid) }
    }
}

impl Serialize for Call {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Call {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

/// The suit to be followed; none where the card was the lead, or a bare joker was led.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Led(pub Option<Suit>);

impl Fact for Led {}

/// What the pack lacked or had too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PackFault {
    /// A card that was not there.
    Missing(#[schemars(with = "String")] Card),
    /// A card too many.
    Extra(#[schemars(with = "String")] Card),
}

impl Fact for Vec<PackFault> {}

/// What an entitled player wants after an early claim \[LAW-WID-8\].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// That the seer plays six no trumps.
    SixNoTrump,
    /// A new deal.
    NewDeal,
    /// Nothing.
    Waive,
}

/// The votes, by seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Votes(pub BTreeMap<Seat, Vote>);

impl Fact for Votes {
    fn check(&self, rules: &Rules) -> Result<(), Unfit> {
        self.0.keys().try_for_each(|seat| seat.check(rules))
    }
}

/// Types of facts that are words.
macro_rules! words {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $word:ident),* $(,)? })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $word),* }

        impl $name {
            /// All of them, in the order of the rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$word),*];
        }

        impl Fact for $name {}
    )*};
}

words! {
    /// What was wrong in the draw.
    DrawFault {
        /// More than one card was seen.
        TwoCards,
        /// One of the first four or the last four was taken.
        OuterFour,
        /// The card came from another pack.
        OtherPack,
        /// Equal ranks, for a place that matters.
        Tie,
    }
    /// What was wrong in the shuffle or the cut.
    CutFault {
        /// A card was turned up.
        CardTurned,
        /// A packet had fewer than four cards.
        SmallPacket,
        /// The cut was not offered.
        NoCut,
        /// Another player than the one on the dealer's right cut.
        WrongCutter,
        /// Somebody shuffled after the dealer.
        ShuffledAfterDealer,
    }
    /// What was wrong in the deal.
    DealFault {
        /// A card lay face up in the pack.
        Faced,
        /// The dealer turned up another player's card.
        Turned,
        /// The dealer turned up a card of the kitty.
        TurnedKitty,
        /// A player turned up a card of their own.
        OwnTurned,
        /// The first cards of the kitty were laid late.
        WidowLate,
        /// Other packets, or another order.
        Packets,
        /// Another player dealt.
        WrongDealer,
        /// A hand without ace and face card.
        NoCourtCard,
    }
    /// When the number of cards went wrong.
    Cause {
        /// In the deal.
        Deal,
        /// When the contractor discarded.
        Discard,
    }
    /// How a card came to be seen.
    How {
        /// It fell face up on the table.
        Dropped,
        /// A partner could see it.
        SeenByPartner,
        /// Its holder said that they had it.
        Announced,
        /// Its holder turned it up in the deal.
        OwnTurned,
        /// It was played too early.
        Play,
        /// It was led too early.
        Lead,
        /// It was the wrong card of a revoke that was corrected.
        CorrectedRevoke,
    }
    /// Hidden cards that somebody saw.
    Hidden {
        /// Of the kitty.
        Kitty,
        /// Of the contractor's discards.
        Discards,
        /// Of the dead hand.
        DeadHand,
        /// A face-down card of a row.
        Row,
    }
    /// What somebody looked back at.
    LookedAt {
        /// A finished trick.
        Trick,
        /// The discards.
        Discards,
        /// The kitty.
        Kitty,
    }
}
