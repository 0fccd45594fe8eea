//! What was wrong with a deal, as a record says it \[LAW-FAULT\], and the cards as they lay.

use cards::{Card, CardSet};
use five_hundred::{Deal, Rules};
use serde::Deserialize;
use serde_json::Value;
use table::{DealSource, Seat, read_deal};

/// Something wrong with a deal.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fault {
    /// A card lay face up in the pack.
    Faced {
        /// The card.
        card: Card,
        /// The player who claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
    /// The dealer turned a card of a player.
    Turned {
        /// Its owner.
        seat: Seat,
        /// The card.
        card: Card,
        /// The owner, if they claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
    /// The dealer turned a card of the kitty.
    TurnedKitty {
        /// The card.
        card: Card,
        /// The player who claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
    /// A player turned a card of their own.
    OwnTurned {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A hand or the kitty has a wrong number of cards.
    Count {
        /// The seat whose hand it is.
        #[serde(default)]
        seat: Option<Seat>,
        /// How many cards it has.
        #[serde(default)]
        cards: Option<usize>,
        /// How many cards the kitty has.
        #[serde(default)]
        kitty: Option<usize>,
        /// The player who claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
    /// The cut was not offered.
    NoCut {
        /// The player who claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
    /// The kitty was laid late.
    #[serde(rename = "widow_late")]
    KittyLate {
        /// The player who claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
    /// The pack was not the pack.
    ImperfectPack {
        /// The cards that were not there.
        #[serde(default)]
        missing: Vec<Card>,
        /// The cards too many.
        #[serde(default)]
        extra: Vec<Card>,
        /// The player who claimed while the cards were dealt.
        #[serde(default)]
        claimed: Option<Seat>,
    },
}

impl Fault {
    /// The card that the deal has shown to all, by its face.
    pub(crate) const fn turned(&self) -> Option<Card> {
        match self {
            Self::Faced { card, .. }
            | Self::Turned { card, .. }
            | Self::TurnedKitty { card, .. }
            | Self::OwnTurned { card, .. } => Some(card.face()),
            _ => None,
        }
    }

    /// The player who claimed it while the cards were dealt.
    pub(crate) const fn claimed(&self) -> Option<Seat> {
        match self {
            Self::OwnTurned { .. } => None,
            Self::Faced { claimed, .. }
            | Self::Turned { claimed, .. }
            | Self::TurnedKitty { claimed, .. }
            | Self::Count { claimed, .. }
            | Self::NoCut { claimed }
            | Self::KittyLate { claimed }
            | Self::ImperfectPack { claimed, .. } => *claimed,
        }
    }
}

/// A deal with its faults, and the rules of the pack it was made from.
#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    /// If it is not that of the table.
    pub(crate) rules: Option<Rules>,
    pub(crate) deal: Deal,
    pub(crate) faults: Vec<Fault>,
}

/// Reads the faults and the cards of a hand.
///
/// # Errors
/// What is wrong with them.
pub(crate) fn read(
    rules: &Rules,
    dealer: Seat,
    source: &DealSource,
    faults: Option<&[Value]>,
) -> Result<Dealt, String> {
    let read = |fault: &Value| Fault::deserialize(fault).map_err(|error| format!("faults: {error}"));
    let faults: Vec<Fault> = faults.unwrap_or_default().iter().map(read).collect::<Result<_, _>>()?;
    let expected = Expected::new(rules, &faults)?;
    let dealt = if expected.is_regular() {
        let deal = read_deal(rules, dealer, source).map_err(|error| error.to_string())?;
        Dealt { rules: None, deal, faults }
    } else {
        // [LAW-FAULT-12]
        let DealSource::Explicit(cards) = source else {
            return Err("a wrong number of cards, or a wrong pack, needs explicit hands".to_owned());
        };
        let rules = rules.with_pack(expected.pack);
        let read = rules.read_counted(expected.hands, expected.kitties, cards);
        Dealt { deal: read.map_err(|error| error.to_string())?, rules: Some(rules), faults }
    };
    if dealt.faults.iter().any(|fault| matches!(fault, Fault::NoCut { .. })) && source.cut().is_some() {
        return Err("a hand that nobody cut has no cut".to_owned());
    }
    dealt.check(rules)?;
    Ok(dealt)
}

/// How many cards lie where, and which.
struct Expected {
    hands: [usize; 6],
    kitties: [usize; 2],
    pack: CardSet,
    regular: bool,
}

impl Expected {
    fn new(rules: &Rules, faults: &[Fault]) -> Result<Self, String> {
        let kitty = rules.kitty_size() as usize;
        let mut expected = Self { hands: [10; 6], kitties: [kitty; 2], pack: rules.pack(), regular: true };
        for fault in faults {
            expected.add(rules, fault)?;
        }
        Ok(expected)
    }

    const fn is_regular(&self) -> bool {
        self.regular
    }

    fn add(&mut self, rules: &Rules, fault: &Fault) -> Result<(), String> {
        match fault {
            Fault::Count { seat: Some(seat), cards: Some(cards), kitty: None, .. } => {
                has_seat(rules, *seat)?;
                if *cards == 0 {
                    return Err("faults: whoever is dealt in has a card at least".to_owned());
                }
                self.regular = false;
                wrong_number(&mut self.hands[seat.index()], *cards, 10)
            }
            Fault::Count { seat, cards: None, kitty: Some(cards), .. } => {
                self.regular = false;
                let right = rules.kitty_size() as usize;
                let place = match seat {
                    Some(seat) if has_own_kitty(rules) && seat.index() < 2 => seat.index(),
                    None if !has_own_kitty(rules) => 0,
                    _ => return Err("faults: there is no such kitty".to_owned()),
                };
                wrong_number(&mut self.kitties[place], *cards, right)
            }
            Fault::Count { .. } => Err("faults: a count names a seat and its cards, or the kitty".to_owned()),
            Fault::ImperfectPack { missing, extra, .. } => {
                self.regular = false;
                self.change_pack(missing, extra)
            }
            _ => Ok(()),
        }
    }

    fn change_pack(&mut self, missing: &[Card], extra: &[Card]) -> Result<(), String> {
        if missing.is_empty() && extra.is_empty() {
            return Err("faults: the pack lacks nothing and has nothing too many".to_owned());
        }
        for &card in missing {
            let piece =
                self.pack.find_one(card).ok_or_else(|| format!("faults: {card} is not in the pack"))?;
            self.pack.remove(piece);
        }
        for &card in extra {
            let free = (0..4).filter_map(|n| card.copy(n)).find(|&copy| !self.pack.contains(copy));
            let piece = free.ok_or_else(|| format!("faults: {card} is there too often"))?;
            self.pack.insert(piece);
        }
        Ok(())
    }
}

fn has_own_kitty(rules: &Rules) -> bool {
    rules.axes().own_kitty == five_hundred::axis::OwnKitty::On
}

fn wrong_number(place: &mut usize, found: usize, right: usize) -> Result<(), String> {
    if found == right || *place != right || found > 60 {
        return Err(format!("faults: {found} is no wrong number of cards there"));
    }
    *place = found;
    Ok(())
}

fn has_seat(rules: &Rules, seat: Seat) -> Result<(), String> {
    if seat.index() < rules.seats() { Ok(()) } else { Err(format!("faults: there is no seat {seat}")) }
}

impl Dealt {
    /// Whether the cards lie where the faults say \[LAW-FAULT-11\].
    fn check(&self, rules: &Rules) -> Result<(), String> {
        for fault in &self.faults {
            if let Some(seat) = fault.claimed() {
                has_seat(rules, seat)?;
            }
            let (place, card) = match fault {
                Fault::Faced { card, .. } => (self.all(), card),
                Fault::Turned { seat, card, claimed } => {
                    has_seat(rules, *seat)?;
                    if claimed.is_some_and(|claimed| claimed != *seat) {
                        return Err("faults: only the owner of a card claims that it was turned".to_owned());
                    }
                    (self.of(*seat), card)
                }
                Fault::OwnTurned { seat, card } => {
                    has_seat(rules, *seat)?;
                    (self.of(*seat), card)
                }
                Fault::TurnedKitty { card, .. } => (self.deal.kitties[0] | self.deal.kitties[1], card),
                _ => continue,
            };
            if place.find_one(*card).is_none() {
                return Err(format!("faults: {card} doesn't lie there"));
            }
        }
        Ok(())
    }

    fn of(&self, seat: Seat) -> CardSet {
        self.deal.hands[seat.index()]
    }

    fn all(&self) -> CardSet {
        let hands = self.deal.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let rows = self.deal.rows.iter().flat_map(|row| row.up.into_iter().chain(row.down)).flatten();
        hands | self.deal.kitties[0] | self.deal.kitties[1] | self.deal.dead | rows.collect()
    }

    /// Whether somebody claimed while the cards were dealt \[LAW-FAULT-10\].
    pub(crate) fn is_void(&self) -> bool {
        self.faults.iter().any(|fault| fault.claimed().is_some())
    }
}
