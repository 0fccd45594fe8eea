//! Claims: the facts of the hand are told to the laws, and what they answer is done \[LAW-OPEN-5\].

use std::collections::BTreeMap;

use cards::Card;
use five_hundred::{Action, Phase, Zone};
use laws::{
    Cause, CutFault, DealFault, Effect, Hidden, Irregularity, LookedAt, PackFault, Ruling, Seats, Stage,
    Vote, Votes,
};
use table::{Seat, SeatSet};

use crate::{
    act::{Claim, Reason, Sight},
    fault::Fault,
    hand::{Hand, Standpoint, Step},
    memory::{Ask, AskKind, Claimed, Early, Looked, Revoked, Serial, Unscored, Verdict},
    refusal::{Done, refuse},
};

/// The answer to a claim: the ruling, as far as there is one yet, or that it is denied.
type Answer = Option<Option<Ruling>>;

fn gives(ruling: &Ruling, effect: Effect) -> Option<SeatSet> {
    ruling.outcomes.iter().find(|outcome| outcome.outcome == effect).map(|outcome| outcome.seats)
}

impl Claimed {
    /// Keeps the ruling on it.
    fn rule(&mut self, ruling: Option<Ruling>) {
        self.law = ruling.as_ref().map(|ruling| ruling.law.into());
        self.ruling = ruling;
    }

    fn deny(&mut self) {
        self.verdict = Verdict::Denied;
        self.rule(None);
    }
}

impl Hand {
    /// Hears a claim. Denied or not, it is no error.
    pub(crate) fn claim(&mut self, seat: Seat, claim: Claim, action: usize) -> Done {
        if self.at == Standpoint::Settled || matches!(self.at, Standpoint::Void(_)) {
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
        self.at = Standpoint::Void(result);
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
                let told = laws::PrematureCall {
                    seat: Some(early.seat),
                    call: Some(call),
                    turn: Some(early.turn),
                    called: Some(Seats(called)),
                    next_called: Some(false),
                    ..laws::PrematureCall::default()
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
                        laws::Lead { seat, turn, card: card_told, trick_complete: complete, stage: None };
                    Irregularity::Lead(told)
                } else {
                    // In rows a player has two cards in a trick.
                    let played = if self.has_rows() { SeatSet::EMPTY } else { played };
                    Irregularity::Play(laws::Play {
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
            let told = laws::Exposed {
                seat: Some(holder),
                card: Some(shown.card),
                how: Some(shown.how),
                in_time: Some(self.is_in_time(shown.lapsed)),
                ..laws::Exposed::default()
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
            |fault, seat| Some(Irregularity::Deal(laws::Deal { fault: Some(fault), seat, stage: None }));
        match reason {
            Reason::Count => return self.dealt_wrong(),
            Reason::Turned if self.memory.turned_waived => return None,
            _ => {}
        }
        self.faults.iter().find_map(|fault| match (reason, fault) {
            (Reason::Faced, Fault::Faced { .. }) => deal(DealFault::Faced, None),
            (Reason::Turned, Fault::Turned { seat, .. }) => deal(DealFault::Turned, Some(*seat)),
            (Reason::TurnedKitty, Fault::TurnedKitty { .. }) => deal(DealFault::TurnedKitty, None),
            (Reason::WidowLate, Fault::WidowLate { .. }) => deal(DealFault::WidowLate, None),
            (Reason::NoCut, Fault::NoCut { .. }) => {
                Some(Irregularity::Cut(laws::Cut { fault: Some(CutFault::NoCut), stage: None }))
            }
            (Reason::Pack, Fault::ImperfectPack { missing, extra, .. }) => {
                let missing = missing.iter().copied().map(PackFault::Missing);
                let faults = missing.chain(extra.iter().copied().map(PackFault::Extra)).collect();
                Some(Irregularity::ImperfectPack(laws::ImperfectPack { faults: Some(faults), stage: None }))
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

    /// Does what a ruling on the deal or on a number of cards says; whether there is anything to do.
    fn carry_out_count(&mut self, ruling: &Ruling) -> bool {
        if gives(ruling, Effect::NewDeal).is_some() {
            self.make_void("misdeal");
        } else if gives(ruling, Effect::Annulled).is_some() {
            self.make_void("annulled");
        } else if gives(ruling, Effect::PutRight).is_some() {
            self.memory.mending = true;
        } else if gives(ruling, Effect::ContractLost).is_some() {
            self.memory.lost = true;
            if self.at == Standpoint::Going && !self.inside().tricks_still_pay() {
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

    fn dealt_wrong(&self) -> Option<Irregularity> {
        let (wrong, kitty) = self.wrong_by_deal();
        (kitty || !wrong.is_empty()).then(|| self.count_told(wrong, kitty, Cause::Deal))
    }

    fn count_told(&self, wrong: SeatSet, kitty_wrong: bool, cause: Cause) -> Irregularity {
        Irregularity::Count(laws::Count {
            wrong: Some(Seats(wrong)),
            kitty_wrong: Some(kitty_wrong),
            cause: Some(cause),
            played: Some(Seats(self.played_first())),
            stage: None,
        })
    }

    /// The numbers are counted \[LAW-ACT-14\].
    fn claim_hand(&mut self, seat: Seat) -> Answer {
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

    fn look_told(&self, place: usize, votes: Option<Votes>) -> Irregularity {
        let look = &self.memory.looks[place];
        let in_time = Some(self.is_in_time(look.lapsed));
        let what = match look.sight {
            Sight::Trick(number) => {
                return Irregularity::Look(laws::Look {
                    seat: Some(look.seat),
                    what: Some(LookedAt::Trick),
                    trick: Some(u32::from(number)),
                    last: Some(u32::from(look.at)),
                    in_time,
                    stage: None,
                });
            }
            // The contractor has taken up their own: what lies there is the other player's, a hidden hand to them [LAW-WID-4].
            Sight::Widow if self.is_kitty_of_another(look) => Hidden::DeadHand,
            Sight::Widow => Hidden::Kitty,
            Sight::Discards => Hidden::Discards,
            Sight::Dead => Hidden::DeadHand,
            Sight::Row(..) => Hidden::Row,
        };
        let since: SeatSet = self.called_since(look);
        Irregularity::KittySeen(laws::KittySeen {
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

    fn claim_look(&mut self, seat: Seat, looker: Seat, number: usize) -> Answer {
        let open = |look: &crate::memory::Looked| {
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
            if self.at == Standpoint::Settled {
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

    fn accuse(&mut self, number: usize, seat: Seat, accused: Seat, trick: u8) {
        let inside = self.inside();
        let begun = inside.finished() + u8::from(!inside.trick().is_empty());
        if self.team(accused).contains(seat) || trick > begun {
            return;
        }
        self.memory.claims[number].verdict = Verdict::Waiting;
        if self.at == Standpoint::Settling {
            self.judge_revokes();
        }
    }

    /// Judges the claims on revokes that have waited, with those ruled before \[LAW-REV-8\]: when the play is over, and all know
    /// who plays with whom. Hand and row of a player may both have revoked in a trick: a claim is about both.
    pub(crate) fn judge_revokes(&mut self) {
        let accuses = |hand: &Self, claim: &Claimed, revoke: &Revoked| {
            claim.claim == Claim::Revoke(revoke.seat, revoke.trick)
                && claim.verdict != Verdict::Denied
                && !hand.team(revoke.seat).contains(claim.seat)
        };
        let of_claim = |hand: &Self, claim: &Claimed| -> Vec<usize> {
            let revokes = hand.memory.revokes.iter().enumerate();
            let accused = revokes.filter(|(_, revoke)| !revoke.corrected && accuses(hand, claim, revoke));
            accused.map(|(place, _)| place).collect()
        };
        let accused: Vec<Vec<usize>> = self.memory.claims.iter().map(|claim| of_claim(self, claim)).collect();
        let proved: Vec<usize> = (0..self.memory.revokes.len())
            .filter(|place| accused.iter().flatten().any(|accused| accused == place))
            .collect();
        let told = proved.iter().map(|&place| self.revoke_told(place)).collect::<Vec<_>>();
        let rulings: Vec<Option<Ruling>> =
            (0..proved.len()).map(|index| self.ruling_among(told.clone(), index)).collect();
        let memory = &mut self.memory;
        memory.by_revokes = (Vec::new(), None);
        for (&place, ruling) in proved.iter().zip(&rulings) {
            memory.revokes[place].ruled = true;
            let Some(ruling) = ruling else { continue };
            memory.by_revokes.0.extend(gives(ruling, Effect::NoScore));
            if gives(ruling, Effect::ContractLost).is_some() {
                memory.by_revokes.1 = Some(false);
            } else if gives(ruling, Effect::ContractAwarded).is_some() && memory.by_revokes.1.is_none() {
                memory.by_revokes.1 = Some(true);
            }
        }
        for (claim, accused) in memory.claims.iter_mut().zip(accused) {
            if !matches!(claim.claim, Claim::Revoke(..)) || claim.verdict == Verdict::Denied {
                continue;
            }
            let ruling = accused.first().and_then(|place| proved.iter().position(|other| other == place));
            let ruling = ruling.and_then(|index| rulings[index].clone());
            claim.verdict = if ruling.is_some() { Verdict::Upheld } else { Verdict::Denied };
            claim.rule(ruling);
        }
    }

    fn revoke_told(&self, place: usize) -> Irregularity {
        Irregularity::Revoke(laws::Revoke {
            corrected: Some(false),
            next_played: Some(Seats(SeatSet::all(self.seats()))),
            proved: Some(true),
            ..self.memory.revokes[place].told()
        })
    }

    /// The play is over, or a ruling has ended it: claims are heard \[LAW-ACT-25\].
    pub(crate) fn end_play(&mut self) {
        self.at = Standpoint::Settling;
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
