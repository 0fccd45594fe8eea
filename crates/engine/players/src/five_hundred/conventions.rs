//! What partners have agreed that certain calls say. Every player at the table is told: a convention is no secret.
//!
//! Conventions are for two partners of fixed sides: a player who calls before their partner has called may show what
//! they hold by a bid of six that they do not mean to play. Partners read it, opponents too, and a pass denies what
//! could have been shown.

use std::{cmp::Reverse, fmt, str::FromStr};

use cards::{CardSet, Suit, short};
use five_hundred::{Action, Bid, BidKind, CallView, Rules, Strain, View};
use table::{Seat, SeatSet};

use super::ranking::Ranking;
use crate::ReasonArg;

/// What a first bid of six no trumps says.
///
/// ```
/// use kookaburra_players::five_hundred::{Conventions, SixNoTrumps};
///
/// let joker = Conventions { six_no_trumps: SixNoTrumps::Joker, ..Conventions::default() };
/// assert_eq!("joker".parse(), Ok(joker));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum SixNoTrumps {
    /// That six tricks are expected without trumps.
    #[default]
    Natural,
    /// That the bidder holds the joker.
    Joker,
}

/// What a first bid of six in a suit says.
///
/// ```
/// use kookaburra_players::five_hundred::{Conventions, SixOfSuit};
///
/// let help = Conventions { six_of_suit: SixOfSuit::Help, ..Conventions::default() };
/// assert_eq!("help".parse(), Ok(help));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum SixOfSuit {
    /// That six tricks are expected with these trumps.
    #[default]
    Natural,
    /// That the bidder holds three trumps, among them a joker or a bower.
    Help,
}

/// What a player and their partner have agreed.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_players::five_hundred::Conventions;
///
/// assert_eq!(Conventions::default().to_string(), "natural");
/// assert_eq!(Conventions::ALL[3].to_string(), "joker+help");
/// // Conventions need two sides of two.
/// assert!(Conventions::fit(&Rules::preset("australian-4")?));
/// assert!(!Conventions::fit(&Rules::preset("american-3")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Conventions {
    /// About six no trumps.
    pub six_no_trumps: SixNoTrumps,
    /// About six of a suit.
    pub six_of_suit: SixOfSuit,
}

/// What a call says by convention.
///
/// ```
/// use five_hundred::{Rules, table::Seat};
/// use kookaburra_players::five_hundred::{Conventions, Meaning};
///
/// let agreed: Conventions = "joker".parse()?;
/// let rules = Rules::preset("australian-4")?;
/// assert_eq!(agreed.meaning(&rules, &[], Seat(1), "6NT".parse()?), [Meaning::Joker]);
/// assert_eq!(agreed.meaning(&rules, &[], Seat(1), "pass".parse()?), [Meaning::NoJoker]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// The bid shows the joker.
    Joker,
    /// The bid shows help in a suit.
    Help(Suit),
    /// The pass denies the joker.
    NoJoker,
    /// The pass denies help in every suit that could have been bid.
    NoHelp,
}

/// What everybody has agreed, by seat.
pub type Agreed = [Conventions; 6];

/// Trumps that make a hand one that helps.
const TRUMPS: u32 = 3;
/// One of the jokers and this many next to them is among those: the bowers.
const BOWERS: u32 = 2;

impl Conventions {
    /// Every choice of conventions.
    pub const ALL: [Self; 4] = [
        Self { six_no_trumps: SixNoTrumps::Natural, six_of_suit: SixOfSuit::Natural },
        Self { six_no_trumps: SixNoTrumps::Joker, six_of_suit: SixOfSuit::Natural },
        Self { six_no_trumps: SixNoTrumps::Natural, six_of_suit: SixOfSuit::Help },
        Self { six_no_trumps: SixNoTrumps::Joker, six_of_suit: SixOfSuit::Help },
    ];

    /// The keys of the sentences that tell the table what has been agreed, one for each kind of call.
    #[must_use]
    pub const fn keys(self) -> [&'static str; 2] {
        [
            match self.six_no_trumps {
                SixNoTrumps::Natural => "bots-agreed-six-no-trumps-natural",
                SixNoTrumps::Joker => "bots-agreed-six-no-trumps-joker",
            },
            match self.six_of_suit {
                SixOfSuit::Natural => "bots-agreed-six-of-suit-natural",
                SixOfSuit::Help => "bots-agreed-six-of-suit-help",
            },
        ]
    }

    /// Whether conventions can be agreed at a table: two partners against others who are always the same, a joker to
    /// show, and bids of six to show it by.
    #[must_use]
    pub fn fit(rules: &Rules) -> bool {
        rules.has_fixed_sides()
            && Seat::all(rules.seats()).all(|seat| rules.side(seat).len() == 2)
            && rules.pack().intersects(CardSet::JOKERS)
            && rules.bids.has(Bid::tricks(6, Strain::NoTrumps))
    }

    /// The bid that shows what a hand has, if this is the moment and it has something to show: the joker first.
    pub(crate) fn signal(
        self,
        rules: &Rules,
        view: &View,
        me: Seat,
        hand: CardSet,
    ) -> Option<(Bid, Meaning)> {
        let legal = |bid: &Bid| view.choices.contains(Action::Bid(*bid));
        if !Self::fit(rules) || !speaks_first(rules, &view.calls, me) {
            return None;
        }
        let joker = Some(Bid::tricks(6, Strain::NoTrumps)).filter(legal);
        if let Some(bid) = joker
            && self.six_no_trumps == SixNoTrumps::Joker
            && hand.intersects(CardSet::JOKERS)
        {
            return Some((bid, Meaning::Joker));
        }
        if self.six_of_suit == SixOfSuit::Natural {
            return None;
        }
        let bids = Suit::ALL.into_iter().map(|suit| (suit, Bid::tricks(6, Strain::from(suit))));
        let helped = bids.filter(|(suit, bid)| legal(bid) && helps(rules, hand, *suit));
        let longest =
            helped.max_by_key(|&(suit, _)| Ranking::new(rules, Strain::from(suit)).of(hand, suit).len());
        longest.map(|(suit, bid)| (bid, Meaning::Help(suit)))
    }

    /// What a call says, `before` being the calls before it: nothing if it says what it says to everybody.
    #[must_use]
    pub fn meaning(self, rules: &Rules, before: &[CallView], seat: Seat, call: Action) -> Vec<Meaning> {
        if !Self::fit(rules) || !speaks_first(rules, before, seat) {
            return Vec::new();
        }
        let high = before.iter().rev().find_map(|call| match call.call {
            Action::Bid(bid) => Some(bid),
            _ => None,
        });
        let could = |bid: Bid| high.is_none_or(|high| rules.bids.outranks(bid, high));
        let mut meanings = Vec::new();
        match call {
            Action::Bid(bid) if bid.kind() == BidKind::Tricks(6, bid.strain()) => {
                match bid.strain().trump() {
                    None if self.six_no_trumps == SixNoTrumps::Joker => meanings.push(Meaning::Joker),
                    Some(suit) if self.six_of_suit == SixOfSuit::Help => meanings.push(Meaning::Help(suit)),
                    _ => {}
                }
            }
            Action::Pass => {
                if self.six_no_trumps == SixNoTrumps::Joker && could(Bid::tricks(6, Strain::NoTrumps)) {
                    meanings.push(Meaning::NoJoker);
                }
                if self.six_of_suit == SixOfSuit::Help && could(Bid::tricks(6, Strain::Hearts)) {
                    meanings.push(Meaning::NoHelp);
                }
            }
            _ => {}
        }
        meanings
    }
}

/// Whether the next call of a seat comes before any of its partner's, and is its first.
fn speaks_first(rules: &Rules, before: &[CallView], seat: Seat) -> bool {
    let side = rules.side(seat);
    side.len() == 2 && !before.iter().any(|call| side.contains(call.seat) && call.call != Action::Look)
}

/// Whether a hand helps with these trumps.
pub(crate) fn helps(rules: &Rules, hand: CardSet, suit: Suit) -> bool {
    let ranking = Ranking::new(rules, Strain::from(suit));
    let mut trumps: Vec<_> = ranking.of(rules.pack(), suit).into_iter().collect();
    short::sort_by_key(&mut trumps, |&card| Reverse(ranking.power(card)));
    let highest = (rules.pack() & CardSet::JOKERS).len() + BOWERS;
    let high = trumps.into_iter().take(highest as usize).any(|card| hand.contains(card));
    high && ranking.of(hand, suit).len() >= TRUMPS
}

/// What the calls of some seats have said by convention so far.
pub(crate) fn said(rules: &Rules, view: &View, agreed: &Agreed, seats: SeatSet) -> Vec<(Bid, Meaning)> {
    let mut said = Vec::new();
    for (at, call) in view.calls.iter().enumerate().filter(|(_, call)| seats.contains(call.seat)) {
        let Action::Bid(bid) = call.call else { continue };
        let conventions = agreed[call.seat.index()];
        let meanings = conventions.meaning(rules, &view.calls[..at], call.seat, call.call);
        said.extend(meanings.into_iter().map(|meaning| (bid, meaning)));
    }
    said
}

impl Meaning {
    /// The key of its sentence in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Joker => "bots-means-joker",
            Self::Help(_) => "bots-means-help",
            Self::NoJoker => "bots-means-no-joker",
            Self::NoHelp => "bots-means-no-help",
        }
    }

    /// The facts of its sentence.
    #[must_use]
    pub fn args(self) -> Vec<(&'static str, ReasonArg)> {
        match self {
            Self::Help(suit) => vec![("suit", suit.into())],
            Self::Joker | Self::NoJoker | Self::NoHelp => Vec::new(),
        }
    }
}

impl fmt::Display for Conventions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.six_no_trumps, self.six_of_suit) {
            (SixNoTrumps::Natural, SixOfSuit::Natural) => "natural",
            (SixNoTrumps::Joker, SixOfSuit::Natural) => "joker",
            (SixNoTrumps::Natural, SixOfSuit::Help) => "help",
            (SixNoTrumps::Joker, SixOfSuit::Help) => "joker+help",
        })
    }
}

/// The error of a text that names no conventions; it holds the text.
///
/// ```
/// use kookaburra_players::five_hundred::{Conventions, NotAConvention};
///
/// assert_eq!("blackwood".parse::<Conventions>(), Err(NotAConvention("blackwood".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAConvention(pub String);

impl fmt::Display for NotAConvention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no convention (natural, joker, help, joker+help)", self.0)
    }
}

impl std::error::Error for NotAConvention {}

impl FromStr for Conventions {
    type Err = NotAConvention;

    fn from_str(text: &str) -> Result<Self, NotAConvention> {
        let found = Self::ALL.into_iter().find(|conventions| conventions.to_string() == text);
        found.ok_or_else(|| NotAConvention(text.to_owned()))
    }
}
