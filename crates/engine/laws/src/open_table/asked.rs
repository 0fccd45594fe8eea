//! What an open table waits for, as far as it is nobody's turn alone.

use five_hundred::Phase;
use serde_json::Value;
use table::{Seat, SeatSet};

use crate::open_table::{
    hand::{Hand, HandStage},
    room::Room,
};

/// Those who are asked together, and answer in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Nobody: it is somebody's turn.
    Nobody,
    /// They choose a demand, or what becomes of the hand \[LAW-ACT-24\].
    Question(SeatSet),
    /// Whether they have anything more to claim \[LAW-ACT-25\].
    Settling(SeatSet),
}

impl Asked {
    /// The seats.
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Nobody => SeatSet::EMPTY,
            Self::Question(seats) | Self::Settling(seats) => seats,
        }
    }
}

impl Room {
    /// Those who are asked now.
    #[must_use]
    pub fn asked(&self) -> Asked {
        match self.hand() {
            Some(hand) if hand.at == HandStage::Settling => Asked::Settling(hand.to_act()),
            Some(hand) => hand.memory.asks.first().map_or(Asked::Nobody, |ask| Asked::Question(ask.seats)),
            None => Asked::Nobody,
        }
    }

    /// Whether a call or a finished trick was the last thing done: it lies there for a while, so that everybody can see
    /// it.
    #[must_use]
    pub fn stands(&self) -> bool {
        let goes_on = |hand: &&Hand| {
            hand.goes_on() && matches!(hand.phase(), Phase::Auction | Phase::Play) && hand.memory.stands
        };
        self.hand().filter(goes_on).is_some()
    }

    /// Those who could have something to say about what was done last, from the left of whoever did it.
    pub fn onlookers(&self) -> impl Iterator<Item = Seat> + use<> {
        let did = self.hand().filter(|hand| hand.goes_on()).and_then(|hand| hand.memory.did);
        let seats = self.rules().seats();
        did.into_iter().flat_map(move |did| (1..seats).map(move |steps| did.seat.after(steps, seats)))
    }

    /// How many tricks of the hand are finished.
    #[must_use]
    pub fn tricks(&self) -> u8 {
        self.hand().map_or(0, Hand::trick)
    }

    /// The hand in progress or just ended, as in a result \[NOT-RES-5\].
    #[must_use]
    pub fn hand_json(&self) -> Value {
        self.hand().map(Hand::to_json).unwrap_or_default()
    }

    /// The hand before it, as it stands now: its entries may have been corrected since \[LAW-SCORE-2\].
    #[must_use]
    pub fn hand_before_json(&self) -> Option<Value> {
        self.hand_before().map(Hand::to_json)
    }
}

impl Hand {
    /// Whether cards are called and played, and nothing is asked or put right before.
    const fn goes_on(&self) -> bool {
        matches!(self.at, HandStage::Going) && self.memory.asks.is_empty() && !self.memory.mending
    }
}
