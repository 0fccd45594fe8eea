//! Questions that everything waits for, and what is answered \[LAW-ACT-24\].

use std::collections::BTreeMap;

use crate::{Effect, Vote, Votes};
use cards::Suit;
use five_hundred::Zone;
use table::{Seat, SeatSet};

use crate::open_table::{
    act::{Act, Claim, Demand, Reason},
    hand::{Hand, Step},
    memory::{AskKind, DemandKind, Exposure, Standing, Verdict},
    refusal::{Done, refuse},
};

impl Hand {
    /// What the first of the questions lets a seat answer.
    pub(crate) fn answers(&self, seat: Seat) -> Vec<Act> {
        let Some(ask) = self.memory.asks.first().filter(|ask| ask.seats.contains(seat)) else {
            return Vec::new();
        };
        let mut answers = match ask.kind {
            AskKind::Turned => vec![Act::Claim(Claim::Misdeal(Reason::Turned))],
            AskKind::Lead { exposed, .. } => {
                let lead = |suit| {
                    Act::Demand(if Some(suit) == exposed { Demand::Avoid(suit) } else { Demand::Lead(suit) })
                };
                Suit::ALL.map(lead).to_vec()
            }
            AskKind::Suit { .. } => Suit::ALL.map(|suit| Act::Demand(Demand::Play(suit))).to_vec(),
            AskKind::NewDeal { .. } | AskKind::Anybody { .. } => vec![Act::Demand(Demand::NewDeal)],
            AskKind::Votes { .. } => vec![Act::Demand(Demand::NewDeal), Act::Demand(Demand::SixNoTrump)],
        };
        answers.push(Act::Waive);
        answers
    }

    /// Takes an answer.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Act, action: usize) -> Done {
        let Some(ask) = self.memory.asks.first() else {
            return refuse("LAW-ACT-24", "nothing is asked");
        };
        if !ask.seats.contains(seat) {
            return refuse("LAW-OPEN-7", format!("seat {seat} is not asked"));
        }
        if !self.answers(seat).contains(&answer) {
            let law = match ask.kind {
                AskKind::Lead { .. } => "LAW-ACT-17",
                AskKind::Suit { .. } => "LAW-ACT-18",
                AskKind::NewDeal { .. } | AskKind::Anybody { .. } | AskKind::Turned => "LAW-ACT-19",
                AskKind::Votes { .. } => "LAW-ACT-20",
            };
            return refuse(law, format!("{answer} is no answer to what is asked"));
        }
        let ask = &mut self.memory.asks[0];
        ask.seats.remove(seat);
        let last = ask.seats.is_empty();
        let claim = ask.claim;
        match &mut ask.kind {
            AskKind::Turned => {
                self.memory.asks.remove(0);
                if answer == Act::Waive {
                    self.memory.turned_waived = true;
                } else {
                    return self.claim(seat, Claim::Misdeal(Reason::Turned), action);
                }
            }
            AskKind::Lead { leader, since, .. } => {
                let (leader, since) = (*leader, *since);
                self.memory.asks.remove(0);
                self.state_demand(leader, seat, answer, Some(since));
            }
            AskKind::Suit { seat: bound } => {
                let bound = *bound;
                self.memory.asks.remove(0);
                self.state_demand(bound, seat, answer, None);
            }
            AskKind::NewDeal { otherwise, .. } => {
                let otherwise = *otherwise;
                self.memory.asks.remove(0);
                if answer == Act::Waive {
                    self.take_score(otherwise);
                } else {
                    self.make_void("misdeal");
                }
            }
            AskKind::Anybody { law, wanted } => {
                *wanted |= answer != Act::Waive;
                let (law, wanted) = (*law, *wanted);
                if last {
                    self.memory.asks.remove(0);
                    self.set_law(claim, law);
                    if wanted {
                        self.make_void("misdeal");
                    }
                }
            }
            AskKind::Votes { look, votes } => {
                votes.insert(seat, vote(answer));
                let (look, votes) = (*look, votes.clone());
                if last {
                    self.memory.asks.remove(0);
                    self.count_votes(claim, look, votes);
                }
            }
        }
        Ok(())
    }

    fn set_law(&mut self, claim: Option<usize>, law: &'static str) {
        if let Some(claim) = claim {
            self.memory.claims[claim].law = Some(law.into());
            self.memory.claims[claim].verdict = Verdict::Upheld;
        }
    }

    fn state_demand(&mut self, seat: Seat, by: Seat, answer: Act, since: Option<u32>) {
        let Act::Demand(demand) = answer else { return };
        let (kind, suit) = match demand {
            Demand::Lead(suit) => (DemandKind::Lead, suit),
            Demand::Avoid(suit) => (DemandKind::Avoid, suit),
            Demand::Play(suit) => (DemandKind::Play, suit),
            Demand::NewDeal | Demand::SixNoTrump => return,
        };
        let trick = (kind != DemandKind::Play).then(|| self.trick());
        self.memory.serial += 1;
        let id = self.memory.serial;
        self.memory.demands.push(Standing { seat, by, kind, suit, trick, since, id });
    }

    fn count_votes(&mut self, claim: Option<usize>, look: usize, votes: BTreeMap<Seat, Vote>) {
        let Some(ruling) = self.ruling_on_votes(look, &Votes(votes)) else { return };
        if let Some(claim) = claim {
            self.uphold(claim, Some(ruling.clone()));
        }
        let of = |effect| ruling.outcomes.iter().find(|outcome| outcome.outcome == effect);
        if of(Effect::NewDeal).is_some() {
            self.make_void("misdeal");
        } else if let Some(forced) = of(Effect::ForcedContract).and_then(|outcome| outcome.seats.first()) {
            self.force(forced);
        }
    }

    /// All is void that was called, and every card goes back: then six no trumps \[LAW-WID-14\].
    fn force(&mut self, seat: Seat) {
        self.forget_calls();
        let taken = self.take_back_from(0);
        self.memory.revokes.clear();
        let (set_aside, taken_back) = std::mem::take(&mut self.memory.set_aside);
        let (kept, fallen): (Vec<_>, Vec<_>) = std::mem::take(&mut self.memory.exposed)
            .into_iter()
            .chain(set_aside)
            .partition(|exposure| exposure.since.is_none());
        let played = taken.into_iter().map(|(_, zone, card)| (self.inside().owner(zone), card));
        let mut seen: Vec<_> = played.collect();
        seen.extend(fallen.into_iter().map(|exposure| (exposure.seat, exposure.card)));
        seen.extend(std::mem::take(&mut self.memory.taken_back).into_iter().chain(taken_back));
        self.memory.demands.retain(|demand| demand.kind == DemandKind::Play);
        self.memory.barred = SeatSet::EMPTY;
        self.memory.pending.clear();
        self.memory.early.clear();
        self.memory.bound.clear();
        self.memory.correcting = None;
        self.memory.mending = false;
        self.memory.lost = false;
        self.memory.forced = true;
        self.steps.clear();
        self.rebuild();
        // Every card lies where it was dealt: before nobody if that is the kitty.
        for exposure in kept {
            let held = self.inside().held(Zone::hand(exposure.seat));
            if held.find_one(exposure.card).is_some() && !self.is_exposed(exposure.seat, exposure.card) {
                self.memory.exposed.push(Exposure { in_play: false, ..exposure });
            }
        }
        for (owner, card) in seen {
            if let Some(holder) = self.dealt_to(owner, card) {
                self.note_taken_back(holder, card);
            }
        }
        self.do_step(Step::Force(seat));
    }

    /// Who was dealt a card that a player had: this one, or a partner who gave it; nobody, if it was in the kitty.
    fn dealt_to(&self, owner: Seat, card: cards::Card) -> Option<Seat> {
        let inside = self.inside();
        let has = |seat: &Seat| {
            let up = inside.zones_of(*seat).any(|zone| inside.held(zone).find_one(card).is_some());
            let is_it = |down: cards::Card| down.face() == card.face();
            up || self.has_rows() && inside.down(*seat).into_iter().flatten().any(is_it)
        };
        std::iter::once(owner).chain(self.team(owner).iter()).find(has)
    }
}

fn vote(answer: Act) -> Vote {
    match answer {
        Act::Demand(Demand::SixNoTrump) => Vote::SixNoTrump,
        Act::Demand(_) => Vote::NewDeal,
        _ => Vote::Waive,
    }
}
