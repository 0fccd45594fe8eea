//! What an open table remembers of a hand \[LAW-STATE\]. Most of it is told to nobody \[LAW-OPEN-6\].

use std::{borrow::Cow, collections::BTreeMap};

use crate::{How, Led, Ruling, Stage, Vote};
use cards::{Card, CardSet, Suit};
use five_hundred::{Phase, Zone};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::open_table::act::{Act, Claim, Demand, Sight};

/// The place of a play in the order of time; none is given twice.
pub(crate) type Serial = u32;

/// An act out of turn that may still be claimed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OutOfTurn {
    pub(crate) seat: Seat,
    /// Whose turn it was.
    pub(crate) turn: Seat,
    pub(crate) what: Early,
}

/// What was out of turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Early {
    /// A call, and those who had called before.
    Call { call: crate::Call, called: SeatSet },
    /// A card, with those who had one in the trick; nobody for a lead.
    Card { serial: Serial, zone: Zone, card: Card, played: SeatSet },
}

/// A card dropped, announced or shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) how: How,
    /// The partners who saw it, if only they did.
    pub(crate) to: SeatSet,
    /// Finished tricks when it happened.
    pub(crate) at: u8,
    /// Nobody claimed it in time: it is lawful for good, whatever is taken back later \[LAW-OPEN-4\].
    pub(crate) lapsed: bool,
    /// It was claimed, or its holder has laid cards away since \[LAW-AMB-51\].
    pub(crate) closed: bool,
}

/// A card lying face up before its holder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Exposure {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    /// The play that it was exposed for, if any.
    pub(crate) since: Option<Serial>,
    /// It was exposed in the play.
    pub(crate) in_play: bool,
}

/// How a suit is demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DemandKind {
    Lead,
    Avoid,
    Play,
}

/// A demand that is stated and not yet used.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The player it binds.
    pub seat: Seat,
    /// The player who stated it.
    pub by: Seat,
    pub(crate) kind: DemandKind,
    pub(crate) suit: Suit,
    /// The trick that a lead demand belongs to, from 0; none once it has given way \[LAW-AMB-58\].
    #[serde(skip)]
    pub(crate) trick: Option<u8>,
    #[serde(skip)]
    pub(crate) since: Option<Serial>,
    /// Its place in the order of time.
    #[serde(skip)]
    pub(crate) id: u32,
}

impl Standing {
    /// The demand.
    #[must_use]
    pub const fn demand(self) -> Demand {
        match self.kind {
            DemandKind::Lead => Demand::Lead(self.suit),
            DemandKind::Avoid => Demand::Avoid(self.suit),
            DemandKind::Play => Demand::Play(self.suit),
        }
    }
}

/// A look at hidden cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looked {
    pub(crate) seat: Seat,
    pub(crate) sight: Sight,
    pub(crate) action: usize,
    pub(crate) cards: CardSet,
    /// Finished tricks when it happened.
    pub(crate) at: u8,
    pub(crate) stage: Stage,
    /// Calls that had been made.
    pub(crate) calls: usize,
    /// Those who had called after it when all calls became void.
    pub(crate) called_since: SeatSet,
    pub(crate) allowed: bool,
    pub(crate) ruled: bool,
    /// Nobody claimed it in time: it is lawful for good, whatever is taken back later \[LAW-OPEN-4\].
    pub(crate) lapsed: bool,
}

/// A revoke.
#[derive(Clone, Debug)]
pub(crate) struct Revoked {
    pub(crate) seat: Seat,
    pub(crate) zone: Zone,
    /// From 1.
    pub(crate) trick: u8,
    pub(crate) card: Card,
    pub(crate) led: Option<Suit>,
    pub(crate) held: Vec<Card>,
    pub(crate) serial: Serial,
    pub(crate) corrected: bool,
    pub(crate) ruled: bool,
}

impl Revoked {
    /// The incident that the laws are asked about, whenever it is judged.
    pub(crate) fn told(&self) -> crate::Revoke {
        crate::Revoke {
            seat: Some(self.seat),
            trick: Some(u32::from(self.trick)),
            card: Some(self.card),
            led: Some(Led(self.led)),
            held: Some(self.held.clone()),
            taken_back: Some(false),
            ..crate::Revoke::default()
        }
    }
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is true, in time, and by one entitled.
    Upheld,
    /// It is not.
    Denied,
    /// It is judged when the play is over.
    Waiting,
}

/// A claim, and what became of it: all see it \[LAW-SEE-4\].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Claimed {
    /// The line of the record, from 0.
    pub action: usize,
    /// The player who claimed.
    pub seat: Seat,
    /// What.
    pub claim: Claim,
    /// What became of it.
    pub verdict: Verdict,
    /// The row that decided; none while it waits, is denied or votes are open.
    pub law: Option<Cow<'static, str>>,
    /// The ruling by that row, where the laws were asked for one: whoever sees the table reads it; a result names the
    /// row alone \[LAW-STATE-1\].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Ruling>,
}

/// What was done last with calls and cards, as far as all could see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Did {
    /// The player who did it.
    pub seat: Seat,
    /// The kind of act.
    pub what: Kind,
    /// Those who were to act then.
    pub to_act: SeatSet,
}

/// What all can see of an act, whatever card it is done with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A call.
    Call,
    /// A card was played.
    Card,
    /// A step of the exchange.
    Exchange,
    /// A card fell, was named or was shown.
    Shown,
    /// Somebody looked where they may not, or may.
    Look,
    /// Something was put right.
    PutRight,
}

impl Kind {
    /// The kind of an act; none of what is only said.
    pub(crate) const fn of(act: Act, phase: Phase) -> Option<Self> {
        Some(match act {
            Act::Play(_) => match phase {
                Phase::Auction => Self::Call,
                Phase::Play => Self::Card,
                _ => Self::Exchange,
            },
            Act::Drop(_) | Act::Announce(_) | Act::Show(_) => Self::Shown,
            Act::Peek(_) => Self::Look,
            Act::TakeBack(_) | Act::Correct => Self::PutRight,
            Act::Claim(_) | Act::Demand(_) | Act::Waive | Act::Enter(..) | Act::Agree => return None,
        })
    }
}

/// A question that everything waits for.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    /// Those who have still to answer.
    pub(crate) seats: SeatSet,
    pub(crate) kind: AskKind,
    pub(crate) claim: Option<usize>,
}

/// What is asked.
#[derive(Clone, Debug)]
pub(crate) enum AskKind {
    /// Whether the owner of a turned card wants a new deal.
    Turned,
    /// Which suit is led, and that of the exposed card.
    Lead { leader: Seat, exposed: Option<Suit>, since: Serial },
    /// Which suit the seat plays.
    Suit { seat: Seat },
    /// Whether there is a new deal; if not, who scores nothing.
    NewDeal { otherwise: SeatSet, before_kitty: bool },
    /// What comes of a look before anybody had bid.
    Votes { look: usize, votes: BTreeMap<Seat, Vote> },
    /// The same, when both sides have looked.
    Anybody { law: &'static str, wanted: bool },
}

/// A card that a correction makes a player play again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bound {
    pub(crate) zone: Zone,
    pub(crate) card: Card,
    /// The correction that it rests on, and falls with \[LAW-PREC-7\].
    pub(crate) since: Serial,
}

/// A zone that corrects a revoke: it plays a lawful card, at once \[LAW-AMB-67\].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Correcting {
    pub(crate) zone: Zone,
    pub(crate) since: Serial,
}

/// Those who score nothing by a ruling.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Unscored {
    pub(crate) seats: SeatSet,
    /// All knew then who plays with the contractor: it stays, whoever it is \[LAW-EFF-10\].
    pub(crate) known: bool,
}

/// All that is remembered of a hand beside its cards.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// What was done last and is still there.
    pub(crate) did: Option<Did>,
    /// A call, or the end of a trick, was the last thing done with cards.
    pub(crate) stands: bool,
    pub(crate) early: Vec<OutOfTurn>,
    pub(crate) shown: Vec<Shown>,
    pub(crate) exposed: Vec<Exposure>,
    /// What was exposed or taken back until its holder buried it, or was free of it: it comes back if the contract is
    /// void \[LAW-AMB-54\].
    pub(crate) set_aside: (Vec<Exposure>, Vec<(Seat, Card)>),
    pub(crate) barred: SeatSet,
    /// The law that bars them.
    pub(crate) barring: Option<&'static str>,
    pub(crate) demands: Vec<Standing>,
    pub(crate) taken_back: Vec<(Seat, Card)>,
    pub(crate) looks: Vec<Looked>,
    pub(crate) revokes: Vec<Revoked>,
    pub(crate) claims: Vec<Claimed>,
    /// Claims on looks that wait for a contract: claim and look \[LAW-WID-7\].
    pub(crate) pending: Vec<(usize, usize)>,
    pub(crate) asks: Vec<Ask>,
    pub(crate) bound: Vec<Bound>,
    pub(crate) correcting: Option<Correcting>,
    /// The contractor is putting the number of the discards right.
    pub(crate) mending: bool,
    pub(crate) forced: bool,
    /// Those who score nothing by a ruling on a look or a number of cards.
    pub(crate) no_score: Vec<Unscored>,
    /// The contract is lost by a wrong number of cards.
    pub(crate) lost: bool,
    /// What the rulings on revokes come to: those without a score, and whether the contract is lost or awarded.
    pub(crate) by_revokes: (Vec<SeatSet>, Option<bool>),
    /// What the dealer has written.
    pub(crate) sheet: Vec<Option<i32>>,
    pub(crate) agreed: SeatSet,
    pub(crate) serial: Serial,
    /// The owner of a turned card has let it stand.
    pub(crate) turned_waived: bool,
}
