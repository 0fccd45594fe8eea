//! Claims: the facts of the hand are told to the laws, and what they answer is done \[LAW-OPEN-5\].

use crate::{CutFault, DealFault, Effect, Irregularity, PackFault, Ruling, Seats};
use cards::Card;
use five_hundred::{Action, Phase, Zone};
use table::{Seat, SeatSet};

use crate::open_table::{
    act::{Claim, Reason},
    fault::Fault,
    hand::{Hand, HandStage, Step},
    memory::{Ask, AskKind, Claimed, Early, Serial, Verdict},
    refusal::{Done, refuse},
};

/// The answer to a claim: the ruling, as far as there is one yet, or that it is denied.
pub(crate) type Answer = Option<Option<Ruling>>;

pub(crate) fn gives(ruling: &Ruling, effect: Effect) -> Option<SeatSet> {
    ruling.outcomes.iter().find(|outcome| outcome.outcome == effect).map(|outcome| outcome.seats)
}

impl Claimed {
    /// Keeps the ruling on it.
    pub(crate) fn rule(&mut self, ruling: Option<Ruling>) {
        self.law = ruling.as_ref().map(|ruling| ruling.law.into());
        self.ruling = ruling;
    }

    pub(crate) fn deny(&mut self) {
        self.verdict = Verdict::Denied;
        self.rule(None);
    }
}

impl Hand {
    /// Hears a claim. Denied or not, it is no error.
    pub(crate) fn claim(&mut self, seat: Seat, claim: Claim, action: usize) -> Done {
        if self.at == HandStage::Settled || matches!(self.at, HandStage::Void(_)) {
            return refuse("NOT-ACT", "no hand is in progress");
        }
        let number = self.memory.claims.len();
        self.memory.claims.push(Claimed {
            action,
            seat,
            claim,
            verdict: Verdict::Denied,
            law: None,
            ruling: None,
        });
        // Who has agreed has nothing more to claim about the play [LAW-ACT-23].
        if self.memory.agreed.contains(seat) {
            return Ok(());
        }
        if let Claim::Revoke(accused, trick) = claim {
            self.accuse(number, seat, accused, trick);
            return Ok(());
        }
        let answer = match claim {
            Claim::Retract => self.retract(number),
            Claim::Exposed(holder) => self.claim_exposed(seat, holder),
            Claim::Look(looker) => self.claim_look(seat, looker, number),
            Claim::Misdeal(reason) => self.claim_misdeal(seat, reason),
            Claim::Hand => self.claim_hand(seat),
            Claim::Revoke(..) | Claim::Score(..) => None,
        };
        if let Some(ruling) = answer {
            self.uphold(number, ruling);
        }
        Ok(())
    }

    pub(crate) fn uphold(&mut self, claim: usize, ruling: Option<Ruling>) {
        // The ruling deals with the last act: nobody can claim about it again.
        self.memory.did = None;
        let claim = &mut self.memory.claims[claim];
        claim.verdict = Verdict::Upheld;
        claim.rule(ruling);
    }

    /// Makes the hand void \[LAW-PREC-2\].
    pub(crate) fn make_void(&mut self, result: &'static str) {
        self.at = HandStage::Void(result);
        let memory = &mut self.memory;
        memory.exposed.clear();
        memory.taken_back.clear();
        memory.barred = SeatSet::EMPTY;
        memory.demands.clear();
        memory.no_score.clear();
        memory.lost = false;
        memory.by_revokes = (Vec::new(), None);
        memory.asks.clear();
        memory.pending.clear();
        memory.early.clear();
        memory.bound.clear();
        memory.correcting = None;
        memory.mending = false;
        for claim in memory.claims.iter_mut().filter(|claim| claim.verdict == Verdict::Waiting) {
            claim.verdict = Verdict::Denied;
        }
    }

    fn retract(&mut self, number: usize) -> Answer {
        let early = *self.memory.early.first()?;
        match early.what {
            Early::Call { call, called } => {
                let told = crate::PrematureCall {
                    seat: Some(early.seat),
                    call: Some(call),
                    turn: Some(early.turn),
                    called: Some(Seats(called)),
                    next_called: Some(false),
                    ..crate::PrematureCall::default()
                };
                let ruling = self.ruling(Irregularity::PrematureCall(told))?;
                gives(&ruling, Effect::Cancelled)?;
                self.memory.early.clear();
                self.cancel_call(early.seat);
                if let Some(barred) = gives(&ruling, Effect::Barred) {
                    self.memory.barred |= barred;
                    self.memory.barring = Some(ruling.law);
                    self.uphold(number, Some(ruling.clone()));
                    self.do_step(Step::Bar(barred));
                    self.after_auction();
                }
                Some(Some(ruling))
            }
            Early::Card { serial, zone, card, played } => {
                let (seat, turn) = (Some(early.seat), Some(early.turn));
                let (card_told, complete) = (Some(card.face()), Some(false));
                let told = if played.is_empty() {
                    let told =
                        crate::Lead { seat, turn, card: card_told, trick_complete: complete, stage: None };
                    Irregularity::Lead(told)
                } else {
                    // In rows a player has two cards in a trick.
                    let played = if self.has_rows() { SeatSet::EMPTY } else { played };
                    Irregularity::Play(crate::Play {
                        seat,
                        turn,
                        card: card_told,
                        played: Some(Seats(played)),
                        trick_complete: complete,
                        stage: None,
                    })
                };
                let ruling = self.ruling(told)?;
                gives(&ruling, Effect::TakenBack)?;
                self.take_back_early(serial, zone, gives(&ruling, Effect::Exposed).is_some());
                if gives(&ruling, Effect::LeadDemand).is_some() {
                    let exposed = self.inside().suit_of(card);
                    let kind = AskKind::Lead { leader: early.turn, exposed, since: serial };
                    self.memory.asks.push(Ask { seats: ruling.by, kind, claim: Some(number) });
                }
                Some(Some(ruling))
            }
        }
    }

    fn take_back_early(&mut self, serial: Serial, zone: Zone, exposed: bool) {
        self.memory.revokes.retain(|revoke| revoke.serial < serial);
        for (played, from, card) in self.take_back_from(serial) {
            let owner = self.inside().owner(from);
            if played == serial && exposed && !self.inside().is_row(zone) {
                self.expose(owner, card, Some(serial));
            } else {
                self.note_taken_back(owner, card);
            }
        }
    }

    fn claim_exposed(&mut self, seat: Seat, holder: Seat) -> Answer {
        let mut first = None;
        for place in 0..self.memory.shown.len() {
            let shown = self.memory.shown[place];
            let held = self.inside().held(Zone::hand(holder)).find_one(shown.card).is_some();
            if shown.seat != holder || shown.closed || !held {
                continue;
            }
            let told = crate::Exposed {
                seat: Some(holder),
                card: Some(shown.card),
                how: Some(shown.how),
                in_time: Some(self.is_in_time(shown.lapsed)),
                ..crate::Exposed::default()
            };
            let Some(ruling) = self.ruling(Irregularity::Exposed(told)) else { continue };
            if gives(&ruling, Effect::Exposed).is_some() && ruling.by.contains(seat) {
                self.memory.shown[place].closed = true;
                self.expose(holder, shown.card, None);
                self.disclose_holder(holder, shown.card);
                first = first.or(Some(ruling));
            }
        }
        first.map(Some)
    }

    fn faults_told(&self, reason: Reason) -> Option<Irregularity> {
        let deal =
            |fault, seat| Some(Irregularity::Deal(crate::Deal { fault: Some(fault), seat, stage: None }));
        match reason {
            Reason::Count => return self.dealt_wrong(),
            Reason::Turned if self.memory.turned_waived => return None,
            _ => {}
        }
        self.faults.iter().find_map(|fault| match (reason, fault) {
            (Reason::Faced, Fault::Faced { .. }) => deal(DealFault::Faced, None),
            (Reason::Turned, Fault::Turned { seat, .. }) => deal(DealFault::Turned, Some(*seat)),
            (Reason::TurnedKitty, Fault::TurnedKitty { .. }) => deal(DealFault::TurnedKitty, None),
            (Reason::KittyLate, Fault::KittyLate { .. }) => deal(DealFault::WidowLate, None),
            (Reason::NoCut, Fault::NoCut { .. }) => {
                Some(Irregularity::Cut(crate::Cut { fault: Some(CutFault::NoCut), stage: None }))
            }
            (Reason::Pack, Fault::ImperfectPack { missing, extra, .. }) => {
                let missing = missing.iter().copied().map(PackFault::Missing);
                let faults = missing.chain(extra.iter().copied().map(PackFault::Extra)).collect();
                Some(Irregularity::ImperfectPack(crate::ImperfectPack { faults: Some(faults), stage: None }))
            }
            _ => None,
        })
    }

    /// The cards that the deal has shown to all \[LAW-SEE-7\].
    pub(crate) fn turned_cards(&self) -> Vec<Card> {
        self.faults.iter().filter_map(Fault::turned).collect()
    }

    /// Whose card it is that the deal has shown to all. A card of the kitty is the contractor's if they took it up.
    pub(crate) fn holder_of_turned(&self, card: Card) -> Option<Seat> {
        let is_turned = |fault: &&Fault| fault.turned() == Some(card.face());
        let start = self.rules.inside(&self.start);
        let dealt =
            || Seat::all(self.seats()).find(|&seat| start.held(Zone::hand(seat)).find_one(card).is_some());
        let taken = || {
            let contract = self.inside().contract()?;
            self.inside().taken().find_one(card).map(|_| contract.seat)
        };
        match self.faults.iter().find(is_turned)? {
            Fault::Turned { seat, .. } | Fault::OwnTurned { seat, .. } => Some(*seat),
            Fault::TurnedKitty { .. } => taken(),
            _ => dealt().or_else(taken),
        }
    }

    fn claim_misdeal(&mut self, seat: Seat, reason: Reason) -> Answer {
        let ruling = self.ruling(self.faults_told(reason)?)?;
        if !ruling.by.contains(seat) {
            return None;
        }
        self.carry_out_count(&ruling).then_some(Some(ruling))
    }

    /// The play is over, or a ruling has ended it: claims are heard \[LAW-ACT-25\].
    pub(crate) fn end_play(&mut self) {
        self.at = HandStage::Settling;
        self.memory.early.clear();
        self.memory.correcting = None;
        self.memory.bound.clear();
        self.memory.mending = false;
        self.judge_revokes();
    }

    /// Whether anybody has bid in this auction, or it is over.
    pub(crate) fn has_bid(&self) -> bool {
        self.phase() != Phase::Auction
            || self.inside().calls().any(|(_, call)| matches!(call, Action::Bid(_)))
    }
}
