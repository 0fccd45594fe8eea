//! Claims on looks at hidden cards, and what the laws make of them.

use std::collections::BTreeMap;

use crate::{Effect, Hidden, Irregularity, LookedAt, Ruling, Seats, Stage, Vote, Votes};
use table::{Seat, SeatSet};

use crate::open_table::{
    act::Sight,
    claims::{Answer, gives},
    hand::{Hand, HandStage},
    memory::{Ask, AskKind, Looked},
};

impl Hand {
    fn look_told(&self, place: usize, votes: Option<Votes>) -> Irregularity {
        let look = &self.memory.looks[place];
        let in_time = Some(self.is_in_time(look.lapsed));
        let what = match look.sight {
            Sight::Trick(number) => {
                return Irregularity::Look(crate::Look {
                    seat: Some(look.seat),
                    what: Some(LookedAt::Trick),
                    trick: Some(u32::from(number)),
                    last: Some(u32::from(look.at)),
                    in_time,
                    stage: None,
                });
            }
            // The contractor has taken up their own: what lies there is the other player's, a hidden hand to them
            // [LAW-WID-4].
            Sight::Kitty if self.is_kitty_of_another(look) => Hidden::DeadHand,
            Sight::Kitty => Hidden::Kitty,
            Sight::Discards => Hidden::Discards,
            Sight::Dead => Hidden::DeadHand,
            Sight::Row(..) => Hidden::Row,
        };
        let since: SeatSet = self.called_since(look);
        Irregularity::KittySeen(crate::KittySeen {
            seat: Some(look.seat),
            what: Some(what),
            seen_at: Some(look.stage),
            called_since: Some(Seats(since)),
            in_time,
            votes,
            stage: None,
        })
    }

    fn is_kitty_of_another(&self, look: &Looked) -> bool {
        let took_up = |contract: &five_hundred::Contract| {
            contract.seat == look.seat
                && self.rules.takes_kitty(contract.bid)
                && look.stage >= Stage::Contract
        };
        self.inside().contract().is_some_and(took_up)
    }

    /// Those who have called after a look.
    fn called_since(&self, look: &Looked) -> SeatSet {
        let since: SeatSet = self.inside().calls().skip(look.calls).map(|(seat, _)| seat).collect();
        since | look.called_since
    }

    /// All calls are void; but who had called after a look had let it pass \[LAW-WID-17\].
    pub(crate) fn forget_calls(&mut self) {
        let since: Vec<SeatSet> = self.memory.looks.iter().map(|look| self.called_since(look)).collect();
        for (look, since) in self.memory.looks.iter_mut().zip(since) {
            (look.calls, look.called_since) = (0, since);
        }
    }

    /// The looks of all, and that one's place among them, with these votes on it.
    fn ruling_on_look(&self, place: usize, votes: Option<&Votes>) -> Option<Ruling> {
        let told = |other| self.look_told(other, votes.filter(|_| other == place).cloned());
        let all = (0..self.memory.looks.len()).map(told).collect();
        self.ruling_among(all, place)
    }

    pub(crate) fn ruling_on_votes(&self, look: usize, votes: &Votes) -> Option<Ruling> {
        self.ruling_on_look(look, Some(votes))
    }

    /// Whether a look is no fault, so that nobody can claim it.
    pub(crate) fn is_allowed(&self, place: usize) -> bool {
        let ruling = self.ruling_on_look(place, None);
        ruling.is_some_and(|ruling| {
            let allowing = ["LAW-LOOK-1", "LAW-LOOK-4", "LAW-WID-1", "LAW-WID-5"];
            allowing.contains(&ruling.law) && gives(&ruling, Effect::Stands).is_some()
        })
    }

    pub(crate) fn claim_look(&mut self, seat: Seat, looker: Seat, number: usize) -> Answer {
        let open = |look: &crate::open_table::memory::Looked| {
            look.seat == looker && !look.ruled && !look.allowed && self.is_in_time(look.lapsed)
        };
        let mut place = self.memory.looks.iter().position(open)?;
        let all_six =
            |hand: &Self| Votes(Seat::all(hand.seats()).map(|seat| (seat, Vote::SixNoTrump)).collect());
        let mut ruling = self.ruling_on_look(place, Some(&all_six(self)))?;
        let mut judged = vec![place];
        if ruling.law == "LAW-WID-13" {
            let side = self.rules.side(looker);
            let first = self.memory.looks.iter().position(|look| {
                side.contains(look.seat)
                    && look.seat != looker
                    && !matches!(look.sight, Sight::Trick(_))
                    && look.stage < Stage::Bidding
            })?;
            if self.memory.looks[first].ruled {
                return None;
            }
            ruling = self.ruling_on_look(first, Some(&all_six(self)))?;
            judged.push(first);
            place = first;
        }
        let claim = Some(number);
        let ask = match ruling.law {
            "LAW-WID-8" if ruling.by.contains(seat) => {
                judged.extend(self.looks_before_bidding(self.rules.side(looker)));
                Some((ruling.by, AskKind::Votes { look: place, votes: BTreeMap::new() }))
            }
            "LAW-WID-12" => {
                judged.extend(self.looks_before_bidding(SeatSet::all(self.seats())));
                Some((ruling.by, AskKind::Anybody { law: ruling.law, wanted: false }))
            }
            "LAW-WID-7" => {
                self.memory.pending.push((number, place));
                None
            }
            "LAW-WID-2" | "LAW-WID-3" | "LAW-WID-4" => {
                let otherwise = gives(&ruling, Effect::NoScore).unwrap_or_default();
                Some((ruling.by, AskKind::NewDeal { otherwise, before_kitty: false }))
            }
            "LAW-LOOK-3" | "LAW-LOOK-6" if self.opponents(looker).contains(seat) => {
                Some((ruling.by, AskKind::Suit { seat: looker }))
            }
            "LAW-WID-5" if ruling.by.contains(seat) => {
                self.take_score(gives(&ruling, Effect::NoScore)?);
                None
            }
            _ => return None,
        };
        for place in judged {
            self.memory.looks[place].ruled = true;
        }
        let voted = ask
            .as_ref()
            .is_some_and(|(_, kind)| matches!(kind, AskKind::Votes { .. } | AskKind::Anybody { .. }));
        if let Some((seats, kind)) = ask {
            self.memory.asks.push(Ask { seats, kind, claim });
        }
        Some(if voted { None } else { Some(ruling) })
    }

    fn looks_before_bidding(&self, of: SeatSet) -> Vec<usize> {
        let looks = self.memory.looks.iter().enumerate();
        let early = looks.filter(|(_, look)| {
            of.contains(look.seat) && !matches!(look.sight, Sight::Trick(_)) && look.stage < Stage::Bidding
        });
        early.map(|(place, _)| place).collect()
    }

    /// The claims on looks that have waited for the end of the auction \[LAW-WID-7\].
    pub(crate) fn judge_pending_looks(&mut self) {
        for (claim, look) in std::mem::take(&mut self.memory.pending) {
            if self.at == HandStage::Settled {
                self.memory.claims[claim].law = Some("LAW-WID-6".into());
                continue;
            }
            let Some(ruling) = self.ruling_on_look(look, None) else { continue };
            // Nobody is a contractor, and the seer's own side can't claim its own fault [LAW-WID-5].
            if ruling.law == "LAW-WID-5"
                && !ruling.by.is_empty()
                && !ruling.by.contains(self.memory.claims[claim].seat)
            {
                self.memory.claims[claim].deny();
                self.memory.looks[look].ruled = false;
                continue;
            }
            self.memory.claims[claim].rule(Some(ruling.clone()));
            let otherwise = gives(&ruling, Effect::NoScore).unwrap_or_default();
            if gives(&ruling, Effect::NewDeal).is_some() {
                let kind = AskKind::NewDeal { otherwise, before_kitty: true };
                self.memory.asks.push(Ask { seats: ruling.by, kind, claim: Some(claim) });
            } else {
                self.take_score(otherwise);
            }
        }
    }
}
