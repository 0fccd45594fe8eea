//! Claims on wrong numbers of cards, and what rulings on them leave of the hand \[LAW-ACT-14\].

use crate::{Cause, Effect, Irregularity, Ruling, Seats};
use table::{Seat, SeatSet};

use crate::open_table::{
    claims::{Answer, gives},
    fault::Fault,
    hand::{Hand, HandStage},
    memory::Unscored,
};

impl Hand {
    /// Does what a ruling on the deal or on a number of cards says; whether there is anything to do.
    pub(crate) fn carry_out_count(&mut self, ruling: &Ruling) -> bool {
        if gives(ruling, Effect::NewDeal).is_some() {
            self.make_void("misdeal");
        } else if gives(ruling, Effect::Annulled).is_some() {
            self.make_void("annulled");
        } else if gives(ruling, Effect::PutRight).is_some() {
            self.memory.mending = true;
        } else if gives(ruling, Effect::ContractLost).is_some() {
            self.memory.lost = true;
            if self.at == HandStage::Going && !self.inside().tricks_still_pay() {
                self.end_play();
            }
        } else if let Some(seats) = gives(ruling, Effect::NoScore) {
            // Each for their own number.
            seats.iter().for_each(|seat| self.take_score(SeatSet::of(seat)));
        } else {
            return false;
        }
        true
    }

    /// These seats score nothing in this hand.
    pub(crate) fn take_score(&mut self, seats: SeatSet) {
        if !seats.is_empty() {
            let known = self.contract().is_some_and(|contract| contract.partners.is_some());
            self.memory.no_score.push(Unscored { seats, known });
        }
    }

    /// The seats that have played to the first trick.
    fn played_first(&self) -> SeatSet {
        let inside = self.inside();
        if inside.finished() > 0 {
            return SeatSet::all(self.seats());
        }
        inside.trick().iter().map(|&(_, zone)| inside.owner(zone)).collect()
    }

    fn wrong_by_deal(&self) -> (SeatSet, bool) {
        let mut wrong = SeatSet::EMPTY;
        let mut kitty = false;
        for fault in &self.faults {
            match fault {
                Fault::Count { kitty: Some(_), .. } => kitty = true,
                Fault::Count { seat: Some(seat), .. } => wrong.insert(*seat),
                _ => {}
            }
        }
        (wrong, kitty)
    }

    pub(crate) fn dealt_wrong(&self) -> Option<Irregularity> {
        let (wrong, kitty) = self.wrong_by_deal();
        (kitty || !wrong.is_empty()).then(|| self.count_told(wrong, kitty, Cause::Deal))
    }

    fn count_told(&self, wrong: SeatSet, kitty_wrong: bool, cause: Cause) -> Irregularity {
        Irregularity::Count(crate::Count {
            wrong: Some(Seats(wrong)),
            kitty_wrong: Some(kitty_wrong),
            cause: Some(cause),
            played: Some(Seats(self.played_first())),
            stage: None,
        })
    }

    /// The numbers are counted \[LAW-ACT-14\].
    pub(crate) fn claim_hand(&mut self, seat: Seat) -> Answer {
        let by_deal = self.dealt_wrong().and_then(|told| self.ruling(told));
        let void = |ruling: &Ruling| {
            gives(ruling, Effect::NewDeal).is_some() || gives(ruling, Effect::Annulled).is_some()
        };
        let discarded = !self.inside().discards().is_empty();
        let by_discard = if discarded && self.missing_discards() != 0 {
            let (mut wrong, kitty) = self.wrong_by_deal();
            wrong |= self.inside().contract().map_or(SeatSet::EMPTY, |contract| SeatSet::of(contract.seat));
            self.ruling(self.count_told(wrong, kitty, Cause::Discard))
        } else {
            None
        };
        let rulings = [by_deal.clone().filter(void), by_discard, by_deal];
        for ruling in rulings.into_iter().flatten() {
            if ruling.by.contains(seat) && self.carry_out_count(&ruling) {
                return Some(Some(ruling));
            }
        }
        None
    }
}
