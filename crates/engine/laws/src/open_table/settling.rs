//! What a hand is worth after its rulings, and the sheet \[LAW-ACT-25\] \[LAW-PREC-10\].

use five_hundred::{
    HandEnd, HandResult, RuledHand,
    axis::{ScoreSheet, Sides},
};
use table::{BySeat, Seat, SeatSet};

use crate::open_table::{
    hand::{Hand, HandStage},
    memory::Unscored,
};

impl Hand {
    /// Those who score nothing by law \[LAW-EFF-7\]. What was ruled against a secret partner alone is dropped when they
    /// are known; of one whom all knew it stays \[LAW-EFF-10\]. On revokes is ruled when all are known.
    pub(crate) fn unscored(&self) -> SeatSet {
        let memory = &self.memory;
        let chosen = self.rules.axes().sides == Sides::Chosen;
        let partners = match self.contract().and_then(|contract| contract.partners) {
            Some(partners) if chosen => partners.0,
            _ => SeatSet::EMPTY,
        };
        let counts = |ruled: &&Unscored| ruled.known || !(ruled.seats - partners).is_empty();
        let ruled = memory.no_score.iter().filter(counts).map(|ruled| ruled.seats);
        ruled.chain(memory.by_revokes.0.iter().copied()).fold(SeatSet::EMPTY, |all, seats| all | seats)
    }

    /// Whether the contract counts as made by law, or as lost \[LAW-PREC-4\].
    pub(crate) fn made_by_law(&self) -> Option<bool> {
        if self.memory.lost { Some(false) } else { self.memory.by_revokes.1 }
    }

    /// What the hand came to, when the play is over.
    pub(crate) fn ruled(&self) -> RuledHand {
        let inside = self.inside();
        let stopped = inside.result() == Some(HandResult::Stopped)
            || inside.result().is_none() && inside.has_cards_left();
        let end = match inside.result() {
            Some(HandResult::PassedOut) => HandEnd::PassedOut,
            _ if stopped => HandEnd::Stopped,
            _ => HandEnd::PlayedOut,
        };
        let facts = inside.facts(end);
        let made = inside.contract().and_then(|_| self.made_by_law());
        let (result, points) = self.rules.points_as_ruled(&facts, made, self.start.scores());
        let unscored = self.unscored();
        let of = |seat: Seat| if unscored.contains(seat) { points[seat].min(0) } else { points[seat] };
        RuledHand { facts, result, points: BySeat::from_fn(of), unscored }
    }

    pub(crate) fn has_sheet(&self) -> bool {
        self.rules.axes().score_sheet == ScoreSheet::Dealer
    }

    /// The unit of a seat on the sheet: those who score together in every hand.
    pub(crate) fn unit(&self, seat: Seat) -> SeatSet {
        self.rules.side(seat)
    }

    /// Writes the points of a seat's unit.
    pub(crate) fn write(&mut self, seat: Seat, points: i32) {
        self.memory.sheet.resize(self.seats(), None);
        for seat in self.unit(seat).iter() {
            self.memory.sheet[seat.index()] = Some(points);
        }
    }

    pub(crate) fn entry(&self, seat: Seat) -> Option<i32> {
        self.memory.sheet.get(seat.index()).copied().flatten()
    }

    /// Whether an entry of the dealer's is still to be made.
    pub(crate) fn lacks_entries(&self) -> bool {
        self.has_sheet() && self.is_scored() && Seat::all(self.seats()).any(|seat| self.entry(seat).is_none())
    }

    pub(crate) fn is_scored(&self) -> bool {
        let passed_out = self.inside().result() == Some(HandResult::PassedOut);
        !passed_out && matches!(self.at, HandStage::Settling | HandStage::Settled)
    }

    /// What the hand adds to the scores: what is written, else what is right \[LAW-AMB-52\].
    pub(crate) fn added(&self) -> RuledHand {
        let mut ruled = self.ruled();
        if self.has_sheet() {
            ruled.points = BySeat::from_fn(|seat| self.entry(seat).unwrap_or(ruled.points[seat]));
        }
        ruled
    }

    /// The sheet as all see it.
    pub(crate) fn sheet(&self) -> Option<Vec<Option<i32>>> {
        if !self.is_scored() {
            return None;
        }
        if self.has_sheet() {
            return (!self.memory.sheet.is_empty()).then(|| self.memory.sheet.clone());
        }
        let points = self.ruled().points;
        Some(Seat::all(self.seats()).map(|seat| Some(points[seat])).collect())
    }
}
