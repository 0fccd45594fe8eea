//! Bids: what may be said in an auction \[FH-BID\].

use std::{fmt, str::FromStr};

use cards::{Suit, bit_set, nth_one};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::from_text;

/// The strain of a contract: its trump suit, or no trumps, in the order of the auction \[FH-RANK-6\].
///
/// ```
/// use five_hundred::{Strain, cards::Suit};
///
/// assert!(Strain::Hearts < Strain::NoTrumps);
/// assert_eq!(Strain::from(Suit::Hearts), Strain::Hearts);
/// assert_eq!((Strain::Hearts.trump(), Strain::NoTrumps.trump()), (Some(Suit::Hearts), None));
/// assert_eq!(Strain::NoTrumps.text(), "NT");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Strain {
    Spades,
    Clubs,
    Diamonds,
    Hearts,
    NoTrumps,
}

impl Strain {
    /// All strains, lowest first.
    pub const ALL: [Self; 5] = [Self::Spades, Self::Clubs, Self::Diamonds, Self::Hearts, Self::NoTrumps];

    /// The trump suit, if there is one.
    #[must_use]
    pub const fn trump(self) -> Option<Suit> {
        match self {
            Self::Spades => Some(Suit::Spades),
            Self::Clubs => Some(Suit::Clubs),
            Self::Diamonds => Some(Suit::Diamonds),
            Self::Hearts => Some(Suit::Hearts),
            Self::NoTrumps => None,
        }
    }

    /// The letters of the notation: `S C D H NT`.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["S", "C", "D", "H", "NT"][self as usize]
    }

    fn read(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("NT") {
            return Some(Self::NoTrumps);
        }
        let suit: Suit = text.parse().ok()?;
        Some(Self::ALL[suit as usize])
    }
}

impl From<Suit> for Strain {
    fn from(suit: Suit) -> Self {
        Self::ALL[suit as usize]
    }
}

/// A kind of misère, the contract to win no trick.
///
/// ```
/// use five_hundred::{Bid, MisereKind};
///
/// assert_eq!("open-misere".parse(), Ok(Bid::misere(MisereKind::Open)));
/// assert!(Bid::misere(MisereKind::Nullo).is_misere());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum MisereKind {
    Closed,
    Open,
    SuperOpen,
    Blind,
    Nullo,
    DoubleNullo,
}

impl MisereKind {
    const ALL: [Self; 6] =
        [Self::Closed, Self::Open, Self::SuperOpen, Self::Blind, Self::Nullo, Self::DoubleNullo];

    /// How it is said.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["misere", "open-misere", "super-open-misere", "blind-misere", "nullo", "double-nullo"][self as usize]
    }
}

/// What a bid promises to win, whether or not the kitty is left.
///
/// ```
/// use five_hundred::{Bid, BidKind, NoSuchBid, Strain};
///
/// let kind = BidKind::Tricks(8, Strain::Clubs);
/// assert_eq!(Bid::tricks(8, Strain::Clubs).kind(), kind);
/// assert_eq!(Bid::try_from(kind)?, Bid::tricks(8, Strain::Clubs));
/// assert_eq!(Bid::try_from(BidKind::Tricks(5, Strain::Clubs)), Err(NoSuchBid(5)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BidKind {
    /// Six to ten tricks in a strain.
    Tricks(u8, Strain),
    /// All ten, to take the game \[FH-BID-7\].
    Partie(Strain),
    /// No trick \[FH-BID-5\].
    Misere(MisereKind),
}

/// A bid: what is to be won, and whether the kitty is left \[FH-BID-6\]. Which bids a table has, and their values, is
/// up to its [`BidTable`](crate::BidTable).
///
/// ```
/// use five_hundred::{Bid, Strain};
///
/// let bid = Bid::tricks(8, Strain::NoTrumps);
/// assert_eq!("8NT".parse(), Ok(bid));
/// assert_eq!((bid.needed(), bid.strain()), (8, Strain::NoTrumps));
/// assert_eq!(bid.sans_kitty().to_string(), "8NT sans-kitty");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bid(u8);

const PARTIE: u8 = 25;
const MISERE: u8 = 30;
const KINDS: u8 = 36;
const SANS_KITTY: u8 = 64;

impl Bid {
    /// A bid of six to ten tricks.
    ///
    /// # Panics
    /// If `tricks` is not from 6 to 10; [`Bid::try_from`] says so instead.
    #[must_use]
    pub const fn tricks(tricks: u8, strain: Strain) -> Self {
        assert!(6 <= tricks && tricks <= 10);
        Self((tricks - 6) * 5 + strain as u8)
    }

    /// A bid to take the game.
    #[must_use]
    pub const fn partie(strain: Strain) -> Self {
        Self(PARTIE + strain as u8)
    }

    /// A bid to win no trick.
    #[must_use]
    pub const fn misere(kind: MisereKind) -> Self {
        Self(MISERE + kind as u8)
    }

    /// The same bid, leaving the kitty.
    #[must_use]
    pub const fn sans_kitty(self) -> Self {
        Self(self.0 | SANS_KITTY)
    }

    /// Whether the kitty is left.
    #[must_use]
    pub const fn is_sans_kitty(self) -> bool {
        self.0 & SANS_KITTY != 0
    }

    /// What it is for.
    #[must_use]
    pub const fn kind(self) -> BidKind {
        let code = self.0 & !SANS_KITTY;
        if code < PARTIE {
            BidKind::Tricks(6 + code / 5, Strain::ALL[(code % 5) as usize])
        } else if code < MISERE {
            BidKind::Partie(Strain::ALL[(code - PARTIE) as usize])
        } else {
            BidKind::Misere(MisereKind::ALL[(code - MISERE) as usize])
        }
    }

    /// The strain it is played in; a misère is played without trumps \[FH-BID-5\].
    #[must_use]
    pub const fn strain(self) -> Strain {
        match self.kind() {
            BidKind::Tricks(_, strain) | BidKind::Partie(strain) => strain,
            BidKind::Misere(_) => Strain::NoTrumps,
        }
    }

    /// The tricks the contractor's side must win; 0 in a misère.
    #[must_use]
    pub const fn needed(self) -> u8 {
        match self.kind() {
            BidKind::Tricks(tricks, _) => tricks,
            BidKind::Partie(_) => 10,
            BidKind::Misere(_) => 0,
        }
    }

    /// Whether it is of the misère family.
    #[must_use]
    pub const fn is_misere(self) -> bool {
        self.0 & !SANS_KITTY >= MISERE
    }

    /// Whether it is this misère, with or without the kitty.
    #[must_use]
    pub const fn is(self, kind: MisereKind) -> bool {
        self.0 & !SANS_KITTY == MISERE + kind as u8
    }

    /// Whether the contractor plays it without the partner of a fixed side: every misère but double nullo \[FH-BID-5\]
    /// \[FH-KIT-8\].
    ///
    /// ```
    /// use five_hundred::{Bid, MisereKind};
    ///
    /// assert!(Bid::misere(MisereKind::Nullo).is_played_alone());
    /// assert!(!Bid::misere(MisereKind::DoubleNullo).is_played_alone());
    /// ```
    #[must_use]
    pub const fn is_played_alone(self) -> bool {
        self.is_misere() && !self.is(MisereKind::DoubleNullo)
    }

    /// Its number, below 128.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Every bid that can be written.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS).flat_map(|code| [Self(code), Self(code | SANS_KITTY)])
    }
}

/// The error of a bid for a number of tricks that nobody can bid.
///
/// ```
/// use five_hundred::{Bid, BidKind, NoSuchBid, Strain};
///
/// assert_eq!(Bid::try_from(BidKind::Tricks(11, Strain::Hearts)), Err(NoSuchBid(11)));
/// assert_eq!(NoSuchBid(11).to_string(), "a bid is for 6 to 10 tricks, not for 11");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a bid is for 6 to 10 tricks, not for {0}")]
pub struct NoSuchBid(pub u8);

impl TryFrom<BidKind> for Bid {
    type Error = NoSuchBid;

    /// The bid of this kind that takes the kitty.
    fn try_from(kind: BidKind) -> Result<Self, NoSuchBid> {
        match kind {
            BidKind::Tricks(tricks @ 6..=10, strain) => Ok(Self::tricks(tricks, strain)),
            BidKind::Tricks(tricks, _) => Err(NoSuchBid(tricks)),
            BidKind::Partie(strain) => Ok(Self::partie(strain)),
            BidKind::Misere(kind) => Ok(Self::misere(kind)),
        }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            BidKind::Tricks(tricks, strain) => write!(f, "{tricks}{}", strain.text())?,
            BidKind::Partie(strain) => write!(f, "partie {}", strain.text())?,
            BidKind::Misere(kind) => f.write_str(kind.text())?,
        }
        f.write_str(if self.is_sans_kitty() { " sans-kitty" } else { "" })
    }
}

impl fmt::Debug for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Bid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

/// The error of a text that is no bid.
///
/// ```
/// use five_hundred::{Bid, NotABid};
///
/// assert_eq!("11H".parse::<Bid>(), Err(NotABid));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotABid;

impl FromStr for Bid {
    type Err = NotABid;

    fn from_str(text: &str) -> Result<Self, NotABid> {
        if let Some(bid) = text.strip_suffix(" sans-kitty") {
            let bid: Self = bid.parse()?;
            return if bid.is_sans_kitty() { Err(NotABid) } else { Ok(bid.sans_kitty()) };
        }
        if let Some(kind) = MisereKind::ALL.into_iter().find(|kind| kind.text() == text) {
            return Ok(Self::misere(kind));
        }
        if let Some(strain) = text.strip_prefix("partie ") {
            return Strain::read(strain).map(Self::partie).ok_or(NotABid);
        }
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let tricks = match &text[..digits] {
            "6" => 6,
            "7" => 7,
            "8" => 8,
            "9" => 9,
            "10" => 10,
            _ => return Err(NotABid),
        };
        Strain::read(&text[digits..]).map(|strain| Self::tricks(tricks, strain)).ok_or(NotABid)
    }
}

/// A set of bids, kept as one 128-bit word.
///
/// ```
/// use five_hundred::{Bid, BidSet, Strain};
///
/// let mut bids: BidSet = Strain::ALL.map(|strain| Bid::tricks(6, strain)).into_iter().collect();
/// bids.remove(Bid::tricks(6, Strain::Spades));
/// assert_eq!((bids.len(), bids.nth(0)), (4, Some(Bid::tricks(6, Strain::Clubs))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BidSet(u128);

bit_set!(BidSet of Bid, u32);

impl BidSet {
    /// This bid alone.
    #[must_use]
    pub const fn of(bid: Bid) -> Self {
        Self(1 << bid.0)
    }

    /// Whether `bid` is in the set.
    #[must_use]
    pub const fn contains(self, bid: Bid) -> bool {
        self.0 >> bid.0 & 1 == 1
    }

    /// The `n`-th bid (from 0).
    #[must_use]
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Bid> {
        match nth_one(self.0, n) {
            Some(index) => Some(Bid(index)),
            None => None,
        }
    }

    /// The bids in the order of [`Bid::index`].
    pub fn iter(self) -> impl Iterator<Item = Bid> {
        (0..self.len()).filter_map(move |n| self.nth(n))
    }
}

impl JsonSchema for Bid {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Bid".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A bid: 6S … 10NT, partie H, misere, open-misere, super-open-misere, blind-misere, nullo; sans-kitty may follow.",
            "examples": ["7H", "8H sans-kitty", "misere"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bid_is_written_and_read_back() {
        // NOT-ACT
        for bid in Bid::all() {
            assert_eq!(bid.to_string().parse(), Ok(bid));
        }
        assert_eq!("10nt".parse(), Ok(Bid::tricks(10, Strain::NoTrumps)));
        for text in [
            "",
            "5S",
            "11NT",
            "6",
            "8X",
            "06S",
            "hearts",
            "misère",
            "8H sans-kitty sans-kitty",
            "8H  sans-kitty",
        ] {
            assert_eq!(text.parse::<Bid>(), Err(NotABid), "{text}");
        }
    }
}
