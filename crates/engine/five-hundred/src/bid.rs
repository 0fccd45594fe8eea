//! Bids: what may be said in an auction, in what order, and what it is worth \[FH-BID\].

use std::{fmt, str::FromStr};

use cards::{Suit, bit_set, nth_one, short};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::from_text;

use crate::axis::{
    Axes, BlindMisere, Misere, MisereRank, MisereValues, Nullo, OpenMisere, OpenMisereCall, OpenMisereRank,
    Partie, SansKitty, SixBids, SuperOpenMisere,
};

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
}

impl MisereKind {
    const ALL: [Self; 5] = [Self::Closed, Self::Open, Self::SuperOpen, Self::Blind, Self::Nullo];

    /// How it is said.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["misere", "open-misere", "super-open-misere", "blind-misere", "nullo"][self as usize]
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
/// up to its [`BidTable`].
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
const KINDS: u8 = 35;
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

/// The bids of a table, their order and their values. [`Rules`](crate::Rules) make it from the axes once.
///
/// ```
/// use five_hundred::{Bid, MisereKind, Rules, Strain};
///
/// let bids = Rules::preset("australian-4")?.bids;
/// let misere = Bid::misere(MisereKind::Closed);
/// assert_eq!((bids.value(misere), bids.value(Bid::tricks(7, Strain::Hearts))), (250, 200));
/// assert!(bids.outranks(misere, Bid::tricks(7, Strain::NoTrumps)));
/// assert!(!bids.outranks(misere, Bid::tricks(8, Strain::Spades)));
/// assert!(!bids.has(Bid::misere(MisereKind::Nullo)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct BidTable {
    /// Every bid of these rules, lowest first; bids of equal rank stand side by side.
    pub bids: Vec<Bid>,
    rank: [u16; 128],
    value: [i32; 128],
    above: [BidSet; 128],
    all: BidSet,
    /// What each bid opens the way for: [`Self::SEVEN`], [`Self::EIGHT`] or nothing.
    pub(crate) opens: [u8; 128],
    /// By what is open: the bids that can't be made by a player who has looked at their cards.
    pub(crate) closed: [BidSet; 4],
    /// Bids of six that bind nobody \[FH-AUC-9\].
    pub(crate) inkles: BidSet,
    /// Blind misère, with and without the kitty.
    pub(crate) blind: BidSet,
}

impl BidTable {
    /// A bid of seven tricks, after which misère may be bid \[FH-BID-2\].
    pub(crate) const SEVEN: u8 = 1;
    /// A bid of eight tricks or more, after which open misère may be bid \[FH-BID-9\].
    pub(crate) const EIGHT: u8 = 2;

    pub(crate) fn new(axes: &Axes) -> Self {
        let admitted: Vec<(Bid, u16)> = Bid::all().filter_map(|bid| Some((bid, rank(bid, axes)?))).collect();
        let mut bids: Vec<Bid> = admitted.iter().map(|&(bid, _)| bid).collect();
        let all = |is_one: &dyn Fn(Bid) -> bool| -> BidSet {
            bids.iter().copied().filter(|&bid| is_one(bid)).collect()
        };
        let waits = |bid: Bid, open: usize| {
            let seven = axes.misere == Misere::AfterSeven && bid.is(MisereKind::Closed);
            let eight = axes.open_misere_call == OpenMisereCall::AfterEight && bid.is(MisereKind::Open);
            seven && open & usize::from(Self::SEVEN) == 0 || eight && open & usize::from(Self::EIGHT) == 0
        };
        let mut table = Self {
            bids: Vec::new(),
            rank: [0; 128],
            value: [0; 128],
            above: [BidSet::EMPTY; 128],
            all: all(&|_| true),
            opens: [0; 128],
            closed: std::array::from_fn(|open| all(&|bid| bid.is(MisereKind::Blind) || waits(bid, open))),
            inkles: all(&|bid| has_inkles(axes) && bid.needed() == 6),
            blind: all(&|bid| bid.is(MisereKind::Blind)),
        };
        // The laws may make somebody play a bid that nobody can make [LAW-WID-14].
        Bid::all().for_each(|bid| table.value[bid.index()] = value(bid, axes));
        for &(bid, rank) in &admitted {
            table.rank[bid.index()] = rank;
            table.opens[bid.index()] = match bid.needed() {
                7 => Self::SEVEN,
                8.. => Self::EIGHT,
                _ => 0,
            };
            table.above[bid.index()] =
                admitted.iter().filter(|&&(_, other)| other > rank).map(|&(bid, _)| bid).collect();
        }
        short::sort_by_key(&mut bids, |bid| (table.rank[bid.index()], bid.index()));
        table.bids = bids;
        table
    }

    /// Whether these rules have the bid.
    #[must_use]
    pub const fn has(&self, bid: Bid) -> bool {
        self.all.contains(bid)
    }

    /// Whether the bid is a message that binds nobody: it never becomes a contract \[FH-AUC-9\].
    ///
    /// ```
    /// use five_hundred::{Bid, Rules, RulesSpec, Strain};
    ///
    /// let mut spec = RulesSpec::preset("american-4")?;
    /// spec.set("six_bids", "inkle")?;
    /// let bids = Rules::new(spec).map_err(|problems| problems.to_string())?.bids;
    /// assert!(bids.is_inkle(Bid::tricks(6, Strain::Hearts)) && !bids.is_inkle(Bid::tricks(7, Strain::Hearts)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_inkle(&self, bid: Bid) -> bool {
        self.inkles.contains(bid)
    }

    /// Points the contract is worth when made: for `partie`, of the ten-trick bid \[FH-SCO-1\].
    #[must_use]
    pub const fn value(&self, bid: Bid) -> i32 {
        self.value[bid.index()]
    }

    /// Whether `bid` may follow `high`.
    #[must_use]
    pub const fn outranks(&self, bid: Bid, high: Bid) -> bool {
        self.above[high.index()].contains(bid)
    }

    /// The bids that may follow `high`.
    #[must_use]
    pub const fn above(&self, high: Option<Bid>) -> BidSet {
        match high {
            Some(high) => self.above[high.index()],
            None => self.all,
        }
    }
}

/// Whether bids of six are messages.
fn has_inkles(axes: &Axes) -> bool {
    matches!(axes.six_bids, SixBids::Inkle | SixBids::InkleEarly)
}

/// The place of a bid for tricks in the order of bids; the next strain's is higher by 100.
const fn rank_of_tricks(tricks: u8, strain: Strain) -> u16 {
    100 + (tricks as u16 - 6) * 500 + strain as u16 * 100
}

/// Between 10D and 10H, where the bids worth 500 are \[FH-BID-10\].
const AT_500: u16 = rank_of_tricks(10, Strain::Diamonds);
/// Above every bid for tricks and `partie NT`.
const TOP: u16 = rank_of_tricks(10, Strain::NoTrumps) + 60;

/// The place of a bid in the order of bids, or `None` if the axes don't admit it \[FH-BID-1\] \[FH-AMB-21\].
fn rank(bid: Bid, axes: &Axes) -> Option<u16> {
    let base = match bid.kind() {
        BidKind::Tricks(6, _) if axes.six_bids == SixBids::Off => return None,
        BidKind::Tricks(tricks, strain) => rank_of_tricks(tricks, strain),
        BidKind::Partie(strain) => (axes.partie == Partie::On).then(|| rank_of_tricks(10, strain) + 10)?,
        BidKind::Misere(kind) => rank_of_misere(kind, axes)?,
    };
    if !bid.is_sans_kitty() {
        return Some(base);
    }
    let is_nullo = bid.is(MisereKind::Nullo);
    match axes.sans_kitty {
        SansKitty::Off => None,
        SansKitty::Nullo500 => is_nullo.then_some(AT_500 + 80),
        SansKitty::Same | SansKitty::Double => {
            let refused = is_nullo && axes.nullo == Nullo::Quebec || has_inkles(axes) && bid.needed() == 6;
            (!refused).then_some(base + 5)
        }
    }
}

/// \[FH-BID-1\] \[FH-BID-8\] \[FH-BID-12\] \[FH-BID-13\]
fn rank_of_misere(kind: MisereKind, axes: &Axes) -> Option<u16> {
    let doubled = axes.misere_values == MisereValues::Doubled;
    Some(match kind {
        MisereKind::Closed => match (axes.misere, axes.misere_rank) {
            (Misere::Off, _) => return None,
            (_, MisereRank::AboveSevens) => rank_of_tricks(7, Strain::NoTrumps) + 60,
            (_, MisereRank::ByValue) if doubled => AT_500 + 20,
            (_, MisereRank::ByValue) => rank_of_tricks(8, Strain::Spades) + 50,
        },
        MisereKind::Open => match (axes.open_misere, axes.open_misere_rank) {
            (OpenMisere::Off, _) => return None,
            (OpenMisere::At230, _) => rank_of_tricks(7, Strain::NoTrumps) + 40,
            (OpenMisere::At500, OpenMisereRank::ByValue) if doubled => TOP,
            (OpenMisere::At500, OpenMisereRank::ByValue) => AT_500 + 40,
            (OpenMisere::At500, OpenMisereRank::AboveEights) => rank_of_tricks(8, Strain::NoTrumps) + 50,
            (OpenMisere::At500, OpenMisereRank::BelowTens) => rank_of_tricks(9, Strain::NoTrumps) + 70,
            (OpenMisere::At500, OpenMisereRank::AboveTenHearts) => rank_of_tricks(10, Strain::Hearts) + 50,
            (OpenMisere::At500, OpenMisereRank::Top) => TOP,
        },
        MisereKind::SuperOpen => (axes.super_open_misere == SuperOpenMisere::On)
            .then(|| rank_of_tricks(9, Strain::NoTrumps) + 50)?,
        MisereKind::Blind => match axes.blind_misere {
            BlindMisere::Off => return None,
            BlindMisere::On if !doubled => AT_500 + 60,
            BlindMisere::On | BlindMisere::At1000 => TOP + 20,
        },
        MisereKind::Nullo => match axes.nullo {
            Nullo::Off => return None,
            Nullo::American => rank_of_tricks(8, Strain::Spades) + 50,
            Nullo::Quebec => rank_of_tricks(10, Strain::Hearts),
        },
    })
}

/// What a bid is worth \[FH-SCO-1\] \[FH-BID-1\].
fn value(bid: Bid, axes: &Axes) -> i32 {
    let value = match bid.kind() {
        BidKind::Tricks(tricks, strain) => schedule(tricks, strain),
        BidKind::Partie(strain) => schedule(10, strain),
        BidKind::Misere(kind) => value_of_misere(kind, axes),
    };
    match axes.sans_kitty {
        SansKitty::Double if bid.is_sans_kitty() => 2 * value,
        SansKitty::Nullo500 if bid.is_sans_kitty() => 500,
        _ => value,
    }
}

/// \[FH-BID-1\] \[FH-BID-12\] \[FH-BID-13\]
fn value_of_misere(kind: MisereKind, axes: &Axes) -> i32 {
    let factor = if axes.misere_values == MisereValues::Doubled { 2 } else { 1 };
    match kind {
        MisereKind::Closed => 250 * factor,
        MisereKind::Open if axes.open_misere == OpenMisere::At230 => 230,
        MisereKind::Open => 500 * factor,
        MisereKind::SuperOpen => 430,
        MisereKind::Blind if axes.blind_misere == BlindMisere::At1000 => 1000,
        MisereKind::Blind => 500 * factor,
        MisereKind::Nullo if axes.nullo == Nullo::American => 250,
        MisereKind::Nullo => 500,
    }
}

/// The Avondale schedule \[FH-SCO-1\].
#[must_use]
pub const fn schedule(tricks: u8, strain: Strain) -> i32 {
    40 + 20 * strain as i32 + 100 * (tricks as i32 - 6)
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
    use crate::Preset;

    fn order(preset: &str, changes: &[(&str, &str)]) -> String {
        let mut axes = Preset::named(preset).unwrap().axes();
        for (axis, value) in changes {
            assert!(axes.set(axis, value));
        }
        BidTable::new(&axes).bids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" < ")
    }

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

    #[test]
    fn the_schedule_is_avondales() {
        // FH-SCO-1
        let row = |tricks| Strain::ALL.map(|strain| schedule(tricks, strain));
        assert_eq!(row(6), [40, 60, 80, 100, 120]);
        assert_eq!(row(7), [140, 160, 180, 200, 220]);
        assert_eq!(row(10), [440, 460, 480, 500, 520]);
    }

    #[test]
    fn the_order_of_bids() {
        // FH-BID-1, FH-AMB-21
        let australian = order("australian-4", &[]);
        assert!(australian.contains("7NT < misere < 8S"), "{australian}");
        assert!(australian.contains("10D < open-misere < 10H"), "{australian}");
        let by_value = order("australian-4", &[("misere_rank", "by_value"), ("nullo", "american")]);
        assert!(by_value.contains("8S < misere < nullo < 8C"), "{by_value}");
        let open = order("australian-5-open", &[("misere", "any_time")]);
        assert!(open.contains("7NT < open-misere < misere < 8S"), "{open}");
        assert!(open.contains("9NT < super-open-misere < 10S"), "{open}");
        let blind = order("australian-4-blind", &[]);
        assert!(
            blind.contains("10D < 10D sans-kitty < open-misere < open-misere sans-kitty < blind-misere < blind-misere sans-kitty < 10H"),
            "{blind}"
        );
        let club = order("quebec-4-club", &[("sans_kitty", "double")]);
        assert!(
            club.contains("10H < nullo < 10H sans-kitty < partie H < partie H sans-kitty < 10NT"),
            "{club}"
        );
        assert!(!club.contains("nullo sans-kitty"), "{club}");
    }

    #[test]
    fn bids_of_equal_rank_cannot_follow_each_other() {
        // FH-BID-1, FH-AMB-21
        let mut axes = Preset::named("quebec-4-nullo").unwrap().axes();
        let table = BidTable::new(&axes);
        let (nullo, hearts) = (Bid::misere(MisereKind::Nullo), Bid::tricks(10, Strain::Hearts));
        assert!(!table.outranks(nullo, hearts) && !table.outranks(hearts, nullo));
        assert!(
            axes.set("nullo", "american")
                && axes.set("misere", "any_time")
                && axes.set("misere_rank", "by_value")
        );
        let table = BidTable::new(&axes);
        let misere = Bid::misere(MisereKind::Closed);
        assert!(!table.outranks(nullo, misere) && !table.outranks(misere, nullo));
        assert_eq!((table.value(nullo), table.value(misere)), (250, 250));
    }
}
