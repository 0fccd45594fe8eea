//! The hand an incident belongs to: who scores together, who stands against whom, who plays alone \[LAW-EFF\].

use five_hundred::{
    Bid, Rules, Strain,
    axis::{AllPass, AlliedDefenders, Failure, Layout, Sides},
};
use table::{Seat, SeatSet};

use crate::{
    Missing, Stage,
    fact::{Known, Seats},
    incident::Contract,
};

/// The hand as the earlier rulings left it \[LAW-PREC-1\].
pub struct Hand<'a> {
    /// The rules of the table.
    pub rules: &'a Rules,
    /// The dealer, if told.
    pub dealer: Option<Seat>,
    /// The contract, or that there is none; if told.
    pub contract: Option<Option<Contract>>,
}

impl Hand<'_> {
    pub(crate) fn dealer(&self) -> Known<Seat> {
        self.dealer.ok_or(Missing("dealer"))
    }

    pub(crate) fn contract(&self) -> Known<Option<Contract>> {
        self.contract.ok_or(Missing("contract"))
    }

    /// Every seat of the table.
    pub(crate) fn all(&self) -> SeatSet {
        SeatSet::all(self.rules.seats())
    }

    /// The fixed side of a seat; where sides aren't fixed, the seat alone.
    pub(crate) fn side(&self, seat: Seat) -> SeatSet {
        self.rules.side(seat)
    }

    /// Whether a player and their row count as a team: the Québec game for two \[LAW-EFF-1\].
    fn is_team_of_rows(&self) -> bool {
        self.rules.axes().layout == Layout::Rows && self.loses_to_opponents()
    }

    /// Whether it is a team game \[LAW-EFF-1\].
    pub(crate) fn is_team_game(&self) -> bool {
        self.rules.has_fixed_sides() || self.is_team_of_rows()
    }

    /// Whether the price of a lost contract is the Québec one \[LAW-EFF-1\].
    pub(crate) fn loses_to_opponents(&self) -> bool {
        self.rules.axes().failure == Failure::OpponentsScore
    }

    /// The contractor and those who play and score with them, as far as all know \[LAW-EFF-10\]; nobody without a
    /// contractor.
    pub(crate) fn party(&self) -> Known<SeatSet> {
        let party = |contract: Contract| contract.partners.unwrap_or_default().0 | self.side(contract.seat);
        Ok(self.contract()?.map_or(SeatSet::EMPTY, |contract| party(contract) | SeatSet::of(contract.seat)))
    }

    pub(crate) fn is_contractor(&self, seat: Seat) -> Known<bool> {
        Ok(self.contract()?.is_some_and(|contract| contract.seat == seat))
    }

    /// The seats that score together with this one \[LAW-EFF-2\].
    ///
    /// # Errors
    /// The contract isn't told, and it decides.
    pub fn unit(&self, seat: Seat) -> Known<SeatSet> {
        if self.rules.has_fixed_sides() {
            return Ok(self.side(seat));
        }
        let party = self.party()?;
        Ok(if party.contains(seat) { party } else { SeatSet::of(seat) })
    }

    /// Everybody outside the unit of a seat.
    pub(crate) fn outside(&self, seat: Seat) -> Known<SeatSet> {
        Ok(self.all() - self.unit(seat)?)
    }

    /// The opponents of a seat \[LAW-EFF-2\].
    ///
    /// # Errors
    /// The contract isn't told, and it decides.
    pub fn opponents(&self, seat: Seat) -> Known<SeatSet> {
        let party = self.party()?;
        if party.is_empty() {
            self.outside(seat)
        } else {
            Ok(if party.contains(seat) { self.all() - party } else { party })
        }
    }

    /// Those with whom a player plays as a team \[LAW-REV-10\].
    ///
    /// # Errors
    /// The contract isn't told, and it decides.
    pub fn teammates(&self, seat: Seat) -> Known<SeatSet> {
        Ok(self.unit(seat)? - SeatSet::of(seat))
    }

    /// Those for whom a card may be shown or a lead taken \[LAW-EFF-11\].
    ///
    /// # Errors
    /// The contract isn't told, and it decides.
    pub fn partners(&self, seat: Seat) -> Known<SeatSet> {
        let party = self.party()?;
        let allied = self.rules.axes().allied_defenders == AlliedDefenders::AsPartners
            && !party.is_empty()
            && !party.contains(seat);
        let allies = if allied { self.all() - party - SeatSet::of(seat) } else { SeatSet::EMPTY };
        Ok(self.teammates(seat)? | allies)
    }

    /// Whether a seat is a contractor who plays alone \[LAW-EFF-3\] \[LAW-EFF-10\].
    ///
    /// # Errors
    /// The contract isn't told, and it decides.
    pub fn plays_alone(&self, seat: Seat) -> Known<bool> {
        let Some(contract) = self.contract()?.filter(|contract| contract.seat == seat) else {
            return Ok(false);
        };
        let alone = match self.rules.axes().sides {
            Sides::Solo => true,
            Sides::Chosen => contract.partners == Some(Seats::default()),
            Sides::Partners | Sides::Trios | Sides::ThreePairs => false,
        };
        Ok(!self.is_team_of_rows() && (alone || contract.bid.is_misere()))
    }

    /// Whether a seat takes part in the play \[LAW-EXP-6\].
    ///
    /// # Errors
    /// The contract isn't told, and it decides.
    pub fn takes_part(&self, seat: Seat) -> Known<bool> {
        let lying_out = |contract: Contract| self.rules.lying_out(contract.bid, contract.seat);
        Ok(!self.contract()?.map_or(SeatSet::EMPTY, lying_out).contains(seat))
    }

    /// Whether the hand was passed out \[LAW-STAGE-4\].
    pub(crate) fn is_passed_out(&self, stage: Stage) -> Known<bool> {
        let thrown_in = self.rules.axes().all_pass == AllPass::Redeal;
        Ok(thrown_in && stage >= Stage::Over && self.contract()?.is_none())
    }

    /// The first opponent of a seat to its left.
    pub(crate) fn opponent_on_left(&self, seat: Seat) -> Known<SeatSet> {
        self.next_opponent(seat, 1)
    }

    /// The first opponent of a seat to its right.
    pub(crate) fn opponent_on_right(&self, seat: Seat) -> Known<SeatSet> {
        self.next_opponent(seat, self.rules.seats() - 1)
    }

    fn next_opponent(&self, seat: Seat, step: usize) -> Known<SeatSet> {
        let (opponents, seats) = (self.opponents(seat)?, self.rules.seats());
        let mut others = (1..seats).map(|n| seat.after(n * step, seats));
        Ok(others.find(|&other| opponents.contains(other)).map_or(SeatSet::EMPTY, SeatSet::of))
    }

    /// The contract that the seer of a kitty is made to play \[LAW-WID-14\]. What is told of its partners is kept.
    pub(crate) fn forced(&self, seat: Seat) -> Contract {
        let bid = Bid::tricks(6, Strain::NoTrumps);
        let told = self.contract.flatten().filter(|told| told.bid == bid && told.seat == seat);
        let partners = match self.rules.axes().sides {
            Sides::Chosen => None,
            _ => Some(Seats(self.side(seat) - SeatSet::of(seat))),
        };
        told.unwrap_or(Contract { bid, seat, partners, nominated: None })
    }
}
