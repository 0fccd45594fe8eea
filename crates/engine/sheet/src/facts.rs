//! The facts of a hand one by one: what was told, in the order in which it is asked, and told anew.

use five_hundred::Bid;
use kookaburra::AnyRules;
use table::{Seat, SeatSet};

use crate::{Ask, Cards, Draft, Out};

/// An answer to an [`Ask`].
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// The contractor.
    Seat(Seat),
    /// The contract.
    Bid(Bid),
    /// The partners; none if the contractor played alone.
    Partners(Vec<Seat>),
    /// Whether the contract was made.
    Made(bool),
    /// Tricks or points.
    Number(i32),
    /// What a player of Rummy 500 laid and held.
    Cards(Cards, Cards),
    /// The end of a hand of Rummy 500.
    Out(Out),
}

impl Draft {
    /// What was told of a fact.
    #[must_use]
    pub fn told(&self, ask: Ask) -> Option<Told> {
        Some(match ask {
            Ask::Who => Told::Seat(self.seat?),
            Ask::Contract => Told::Bid(self.bid?),
            Ask::Partners(_) => Told::Partners(self.partners.clone()?),
            Ask::Made => Told::Made(self.made?),
            Ask::Tricks(seats) => Told::Number(self.tricks_of(seats)?.into()),
            Ask::CardPoints(seats) => Told::Number(self.card_points_of(seats)?),
            Ask::Points(seat) => {
                let number = || self.points.iter().find(|&&(other, _)| other == seat);
                match self.cards.iter().find(|(other, ..)| *other == seat) {
                    Some((_, laid, held)) => Told::Cards(laid.clone(), held.clone()),
                    None => Told::Number(number()?.1),
                }
            }
            Ask::Out => Told::Out(self.out?),
        })
    }

    /// Takes the answer to a question; false if it is none, or none that a hand can have.
    pub fn tell(&mut self, ask: Ask, told: Told) -> bool {
        match (ask, told) {
            (Ask::Who, Told::Seat(seat)) => self.seat = Some(seat),
            (Ask::Contract, Told::Bid(bid)) => self.bid = Some(bid),
            (Ask::Partners(most), Told::Partners(seats)) => {
                let them: SeatSet = seats.iter().copied().collect();
                if seats.len() > most || self.seat.is_some_and(|seat| them.contains(seat)) {
                    return false;
                }
                self.partners = Some(seats);
            }
            (Ask::Made, Told::Made(made)) => self.made = Some(made),
            (Ask::Tricks(seats), Told::Number(number)) => match u8::try_from(number) {
                Ok(tricks) if tricks <= five_hundred::TRICKS => self.put_tricks(seats, tricks),
                _ => return false,
            },
            (Ask::CardPoints(seats), Told::Number(points)) => self.put_card_points(seats, points),
            (Ask::Points(seat), Told::Number(points)) => self.put_points(seat, points),
            (Ask::Points(seat), Told::Cards(laid, held)) => self.put_cards(seat, laid, held),
            (Ask::Out, Told::Out(out)) => self.out = Some(out),
            _ => return false,
        }
        true
    }

    /// The same hand without a fact, which is asked for again.
    #[must_use]
    pub fn without(&self, ask: Ask) -> Self {
        let mut draft = self.clone();
        match ask {
            Ask::Who => draft.seat = None,
            Ask::Contract => (draft.bid, draft.rules) = (None, serde_json::Map::new()),
            Ask::Partners(_) => draft.partners = None,
            Ask::Made => draft.made = None,
            Ask::Tricks(seats) if self.seat.is_some_and(|seat| seats.contains(seat)) => {
                draft.own_tricks = None;
            }
            Ask::Tricks(seats) => draft.tricks.retain(|&(seat, _)| !seats.contains(seat)),
            Ask::CardPoints(seats) => draft.card_points.retain(|&(seat, _)| !seats.contains(seat)),
            Ask::Points(seat) => {
                draft.points.retain(|&(other, _)| other != seat);
                draft.cards.retain(|(other, ..)| *other != seat);
            }
            Ask::Out => draft.out = None,
        }
        draft
    }

    /// What was asked of this hand and told, in the order in which it is asked.
    #[must_use]
    pub fn facts(&self, rules: &AnyRules) -> Vec<(Ask, Told)> {
        let mut draft =
            Self { passed: self.passed, stopped: self.stopped, rules: self.rules.clone(), ..Self::default() };
        let mut facts = Vec::new();
        while let Some(&ask) = draft.asks(rules).first() {
            let Some(told) = self.told(ask).filter(|told| draft.tell(ask, told.clone())) else { break };
            facts.push((ask, told));
        }
        facts
    }
}
