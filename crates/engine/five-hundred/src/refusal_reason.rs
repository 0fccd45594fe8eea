//! Why an action is not among the legal ones. Legality itself is decided by [`Rules::choices`]; here a reason is found
//! for a player who asks.

use cards::{Card, CardSet, Suit};
use table::{Seat, SeatSet};

use crate::{
    action::Action,
    bid::MisereKind,
    choices::Choices,
    refusal::Refusal,
    rules::Rules,
    state::{Hand, Phase, State},
};

impl Rules {
    /// The reason why `seat` may not do `action` now. Only asked when it is not among the choices.
    pub(crate) fn reason(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let hand = &state.hand;
        let phase = state.hand.phase;
        if state.over {
            return Refusal::GameOver;
        }
        if phase == Phase::Deal {
            return Refusal::NoHand;
        }
        let to_act = self.acting(state);
        if phase == Phase::Auction && state.silent.contains(seat) {
            return Refusal::Silent { seat };
        }
        if !to_act.contains(seat) {
            return Refusal::NotInTurn { seat, to_act, phase };
        }
        match (phase, action) {
            (Phase::Auction, Action::Bid(_) | Action::Pass | Action::Look) => self.call_reason(hand, action),
            (Phase::Give, Action::Give(cards)) => {
                let (given, needed) = (cards.len(), self.exchange_count(hand));
                Self::lacking_reason(hand, seat, cards).unwrap_or(Refusal::WrongGift { given, needed })
            }
            (Phase::Discard, Action::Discard(cards)) => {
                let (given, needed) = (cards.len(), self.exchange_count(hand));
                Self::lacking_reason(hand, seat, cards).unwrap_or(Refusal::WrongCount { given, needed })
            }
            (Phase::Partners, Action::Call(card)) => self.called_reason(hand, card),
            (Phase::Partners, Action::Partners(seats)) => self.asked_reason(hand, seats),
            (Phase::Play, Action::Play(card)) => self.card_reason(hand, card),
            (Phase::Play, Action::Lead(card, suit)) => self.lead_reason(hand, card, suit),
            _ => Refusal::WrongPhase { phase },
        }
    }

    fn call_reason(&self, hand: &Hand, action: Action) -> Refusal {
        let auction = &hand.auction;
        let Action::Bid(bid) = action else {
            return if action == Action::Look { Refusal::NothingToLookAt } else { Refusal::LookFirst };
        };
        if !self.bids.has(bid) {
            return Refusal::NoSuchBid { bid };
        }
        if let Some((high, _)) = auction.high
            && !self.bids.outranks(bid, high)
        {
            return Refusal::BidTooLow { bid, high };
        }
        if !auction.looked.contains(auction.turn) {
            Refusal::LookFirst
        } else if self.bids.blind.contains(bid) {
            Refusal::AlreadyLooked
        } else if self.bids.is_inkle(bid) {
            Refusal::NobodyToTell { bid }
        } else if self.bids.by_partner.contains(bid) {
            Refusal::PartnerFirst
        } else if bid.is(MisereKind::Open) {
            Refusal::NoEightYet
        } else {
            Refusal::NoSevenYet
        }
    }

    fn lacking_reason(hand: &Hand, seat: Seat, cards: CardSet) -> Option<Refusal> {
        lacking(hand.held[seat.index()], cards).map(|card| Refusal::NotHeld { card })
    }

    fn called_reason(&self, hand: &Hand, card: Card) -> Refusal {
        let strain = hand.contract.map(|contract| contract.bid.strain());
        let Choices::Partners { cards, .. } = self.exchange_choices(hand, Seat(0)) else {
            return Refusal::OtherPartnerChoice;
        };
        if cards.is_empty() {
            Refusal::OtherPartnerChoice
        } else if strain.is_some_and(|strain| self.callable(strain).contains(card)) {
            Refusal::OwnCard { card }
        } else {
            Refusal::NotCallable { card }
        }
    }

    fn asked_reason(&self, hand: &Hand, seats: SeatSet) -> Refusal {
        let Choices::Partners { seats: allowed, pairs, .. } = self.exchange_choices(hand, Seat(0)) else {
            return Refusal::OtherPartnerChoice;
        };
        if allowed.is_empty() {
            return Refusal::OtherPartnerChoice;
        }
        match (seats - allowed).first() {
            Some(seat) => Refusal::NotAPartner { seat },
            None if pairs => Refusal::OtherPartnerChoice,
            None => Refusal::OnePartnerOnly,
        }
    }

    fn card_reason(&self, hand: &Hand, card: Card) -> Refusal {
        let play = &hand.play;
        let seat = self.owner(play.turn);
        let held = hand.held[usize::from(play.turn.0)];
        let Some(card) = held.find_one(card) else { return Refusal::NotHeld { card } };
        let lead = self.axes().joker_lead;
        match play.led {
            _ if play.in_trick == 0 => match self.demandable(play) {
                suits if suits.is_empty() => Refusal::JokerNotLeadable { lead },
                suits => Refusal::DemandASuit { suits },
            },
            Some(suit) if (held & play.suits[suit]).is_empty() => Refusal::MustPlayJoker { seat },
            Some(suit) if play.free_jokers.contains(card) => Refusal::JokerWhileFollowing { seat, suit },
            Some(suit) => Refusal::MustFollow { seat, suit },
            None => Refusal::WrongPhase { phase: Phase::Play },
        }
    }

    fn lead_reason(&self, hand: &Hand, card: Card, suit: Suit) -> Refusal {
        let play = &hand.play;
        let lead = self.axes().joker_lead;
        if !hand.held[usize::from(play.turn.0)].contains(card) {
            Refusal::NotHeld { card }
        } else if play.in_trick > 0 || !play.free_jokers.contains(card) {
            Refusal::NoDemandHere
        } else if self.demandable(play).is_empty() {
            Refusal::JokerNotLeadable { lead }
        } else {
            Refusal::SuitNotDemandable { suit, lead }
        }
    }
}

/// The first of these cards that are not all held.
pub(crate) fn lacking(held: CardSet, wanted: CardSet) -> Option<Card> {
    wanted.into_iter().find(|&card| held.find(one_and_copy(card, wanted)).is_none())
}

/// A card, and its copy if both are wanted.
fn one_and_copy(card: Card, wanted: CardSet) -> CardSet {
    let face = card.face();
    let copies: CardSet = face.second_copy().into_iter().chain([face]).collect();
    copies & wanted
}
