//! What players do with calls and cards: lawful acts, and those that an open table accepts besides \[LAW-OPEN-1\].

use crate::{Effect, How, Irregularity, Stage};
use cards::CardSet;
use five_hundred::{Action, Choices, Impossible, Phase, Zone};
use table::{Game, Seat, SeatSet};

use crate::open_table::{
    act::Sight,
    duty::card_of,
    hand::{Hand, HandStage, Spent, Step},
    memory::{Bound, Correcting, DemandKind, Early, Looked, OutOfTurn, Revoked, Serial, Shown},
    refusal::{Done, Refusal, refuse},
};

impl Hand {
    /// A call, a card or a step of the exchange.
    pub(crate) fn play(&mut self, seat: Seat, action: Action) -> Done {
        let action = if self.phase() == Phase::Auction { action } else { action.in_play() };
        if self.memory.mending || matches!(action, Action::Discard(_)) && self.phase() != Phase::Discard {
            return self.discard_again(seat, action);
        }
        match self.phase() {
            Phase::Deal => refuse("NOT-ACT", "no hand is in progress"),
            Phase::Auction => self.call(seat, action),
            Phase::Play => self.card(seat, action),
            _ => self.exchange(seat, action),
        }
    }

    fn call(&mut self, seat: Seat, action: Action) -> Done {
        if !matches!(action, Action::Pass | Action::Look | Action::Bid(_)) {
            return refuse("NOT-ACT", "that can't be done in the auction");
        }
        if self.memory.barred.contains(seat) {
            let law = self.memory.barring.unwrap_or("LAW-BID-4");
            return refuse(law, format!("seat {seat} is barred from calling"));
        }
        let inside = self.inside();
        let turn = inside.caller();
        if seat == turn {
            self.rules.check(&self.state, seat, action)?;
        } else if inside.has_called(seat) || !inside.calls_of(seat).contains(action) {
            return refuse("LAW-OPEN-2", format!("seat {seat} can't call {action} now"));
        }
        let called = inside.calls().map(|(seat, _)| seat).collect();
        let call = match action {
            Action::Bid(bid) => crate::Call::Bid(bid),
            _ => crate::Call::Pass,
        };
        if action != Action::Look {
            self.memory.early.clear();
            if seat != turn {
                self.memory.early.push(OutOfTurn { seat, turn, what: Early::Call { call, called } });
            }
        }
        self.do_step(Step::Call(seat, action));
        self.memory.stands = action != Action::Look;
        self.after_auction();
        Ok(())
    }

    /// What follows when the auction is over.
    pub(crate) fn after_auction(&mut self) {
        if self.phase() == Phase::Auction {
            return;
        }
        self.memory.early.clear();
        self.memory.barred = SeatSet::EMPTY;
        if self.phase() == Phase::Deal {
            self.at = HandStage::Settled;
        }
        self.judge_pending_looks();
    }

    fn exchange(&mut self, seat: Seat, action: Action) -> Done {
        if let (Phase::Discard, Action::Discard(_)) = (self.phase(), action) {
            let act = self.rules.act(&self.state, seat, action);
            let mut after = self.state;
            if self.rules.perform(&mut after, act).is_err() {
                self.rules.check(&self.state, seat, action)?;
                return refuse("LAW-OPEN-2", "those cards can't be discarded");
            }
        } else {
            self.rules.check(&self.state, seat, action)?;
        }
        self.do_step(Step::Exchange(seat, action));
        self.memory.stands = false;
        match action {
            Action::Give(cards) => self.lay_away(seat, cards),
            Action::Discard(cards) => self.lay_away(seat, cards),
            Action::Call(card) => self.disclose_if_seen(card),
            _ => {}
        }
        Ok(())
    }

    /// What a player did before they laid cards away can't be claimed any more; a card laid away is exposed no longer
    /// \[LAW-AMB-21\] \[LAW-AMB-51\].
    fn lay_away(&mut self, seat: Seat, cards: CardSet) {
        for shown in self.memory.shown.iter_mut().filter(|shown| shown.seat == seat) {
            shown.closed = true;
        }
        let gone = cards.faces();
        let memory = &mut self.memory;
        let is_gone = |owner: Seat, card| owner == seat && gone.contains(card);
        memory.set_aside.0.extend(memory.exposed.iter().filter(|it| is_gone(it.seat, it.card)));
        memory.exposed.retain(|exposure| !is_gone(exposure.seat, exposure.card));
        memory.set_aside.1.extend(memory.taken_back.iter().filter(|it| is_gone(it.0, it.1)));
        memory.taken_back.retain(|&(owner, card)| !is_gone(owner, card));
    }

    /// A called card that all have seen makes its holder known \[LAW-AMB-53\]. Whoever buried it since could only have
    /// been the contractor, and plays alone either way.
    fn disclose_if_seen(&mut self, called: cards::Card) {
        let is_it = |card: cards::Card| card.face() == called.face();
        let public =
            self.memory.shown.iter().find(|shown| is_it(shown.card) && shown.how != How::SeenByPartner);
        let holder = public.map(|shown| shown.seat).or_else(|| {
            let mut exposed = self.memory.exposed.iter().chain(&self.memory.set_aside.0);
            exposed.find(|exposure| is_it(exposure.card)).map(|exposure| exposure.seat)
        });
        if let Some(holder) = holder.or_else(|| self.holder_of_turned(called)) {
            self.disclose_holder(holder, called);
        }
    }

    /// All know that a player holds a card: if it is the called one, they know who plays with the contractor, or that
    /// nobody does.
    pub(crate) fn disclose_holder(&mut self, holder: Seat, card: cards::Card) {
        let is_called = |contract: &five_hundred::Contract| {
            contract.called.map(cards::Card::face) == Some(card.face()) && !contract.disclosed
        };
        if self.inside().contract().is_some_and(is_called) {
            self.do_step(Step::Disclose(holder));
        }
    }

    /// The contractor puts the number of the discards right \[LAW-ACT-8\].
    fn discard_again(&mut self, seat: Seat, action: Action) -> Done {
        let Action::Discard(cards) = action else {
            return refuse("LAW-HAND-1", "the number of the discards is put right first");
        };
        let missing = self.missing_discards();
        self.may_mend(seat)?;
        if missing < i64::from(cards.len()) {
            return refuse("LAW-ACT-8", "that doesn't put the number of the discards right");
        }
        if self.inside().held(Zone::hand(seat)).find(cards).is_none() {
            return refuse("LAW-ACT-8", "those cards are not in the contractor's hand");
        }
        self.do_step(Step::Mend { away: cards, back: CardSet::EMPTY });
        self.lay_away(seat, cards);
        self.memory.mending &= self.missing_discards() != 0;
        Ok(())
    }

    pub(crate) fn take_back(&mut self, seat: Seat, card: cards::Card) -> Done {
        self.may_mend(seat)?;
        if self.missing_discards() >= 0 {
            return refuse("LAW-ACT-8", "that doesn't put the number of the discards right");
        }
        if self.inside().discards().find_one(card).is_none() {
            return refuse("LAW-ACT-8", format!("{card} is not among the discards"));
        }
        self.do_step(Step::Mend { away: CardSet::EMPTY, back: CardSet::of(card) });
        self.memory.mending &= self.missing_discards() != 0;
        Ok(())
    }

    /// How many discards are lacking; less than 0: how many there are too many.
    pub(crate) fn missing_discards(&self) -> i64 {
        let inside = self.inside();
        i64::from(inside.discards_due()) - i64::from(inside.discards().len())
    }

    fn may_mend(&self, seat: Seat) -> Done {
        let inside = self.inside();
        let contractor = inside.contract().is_some_and(|contract| contract.seat == seat);
        let discarded = !inside.discards().is_empty() && self.phase() != Phase::Discard;
        if !contractor || !discarded || inside.finished() > 0 || self.at != HandStage::Going {
            return refuse("LAW-ACT-8", "only the contractor can correct their discards, in the first trick");
        }
        Ok(())
    }

    fn card(&mut self, seat: Seat, action: Action) -> Done {
        let Some(card) = card_of(action) else {
            return refuse("NOT-ACT", "that can't be done in the play");
        };
        let act = self.rules.act(&self.state, seat, action);
        let zone = act.zone;
        self.can_be_played(seat, action, zone)?;
        let inside = self.inside();
        let (leads, turn, owner) = (inside.trick().is_empty(), inside.turn(), inside.owner(zone));
        let Some(piece) = inside.held(zone).find_one(card) else {
            return refuse("LAW-OPEN-2", format!("seat {seat} doesn't hold {card}"));
        };
        let lawful = inside.lawful(zone);
        let follows = lawful.contains(action);
        let played = inside.trick().iter().map(|&(_, zone)| inside.owner(zone)).collect();
        let rightful = inside.owner(turn);
        let (trick, led) = (inside.finished() + 1, inside.demanded(inside.finished()));
        let others = (inside.held(zone) - CardSet::of(piece)).to_canonical();
        self.memory.serial += 1;
        let serial = self.memory.serial;
        let spent = self.spend(zone, piece);
        if zone != turn {
            let what = Early::Card { serial, zone, card: piece, played };
            self.memory.early.push(OutOfTurn { seat: owner, turn: rightful, what });
        }
        if !leads && !follows {
            let held = others.iter().map(|card| card.face()).collect();
            self.memory.revokes.push(Revoked {
                seat: owner,
                zone,
                trick,
                card: piece.face(),
                led,
                held,
                serial,
                corrected: false,
                ruled: false,
            });
        }
        let finished = self.trick();
        self.do_step(Step::Play { act, card: piece, serial, spent });
        self.memory.stands = self.trick() > finished;
        if self.trick() > finished || self.phase() != Phase::Play {
            self.end_trick(finished);
        } else if let Some(Correcting { zone, .. }) = self.memory.correcting {
            // Another has played out of turn: it is still the turn of whoever corrects.
            self.give_turn(zone);
        }
        Ok(())
    }

    /// The turn of a zone that corrects; the place of the step in the order of time.
    fn give_turn(&mut self, zone: Zone) -> Serial {
        self.memory.serial += 1;
        let serial = self.memory.serial;
        self.do_step(Step::Turn { zone, serial });
        serial
    }

    fn can_be_played(&self, seat: Seat, action: Action, zone: Zone) -> Done {
        let mut after = self.state;
        let act = self.rules.act(&self.state, seat, action);
        match self.rules.perform(&mut after, act) {
            Ok(()) => {}
            Err(Impossible::HasPlayed { .. }) => {
                return refuse("LAW-TURN-6", format!("seat {seat} has played to this trick"));
            }
            Err(impossible) => return refuse("LAW-OPEN-2", impossible.to_string()),
        }
        let inside = self.inside();
        let lawful = inside.lawful(zone);
        let in_turn = zone == inside.turn();
        let played_for_another = inside.actor(zone) != inside.owner(zone);
        let bare = matches!(action, Action::Play(_)) || inside.trick().is_empty();
        let strict = inside.trick().is_empty() || played_for_another || !bare;
        if strict && !lawful.contains(action) || played_for_another && !in_turn {
            if in_turn {
                self.rules.check(&self.state, seat, action)?;
            }
            return refuse("LAW-OPEN-2", format!("{action} can't be played there"));
        }
        if let Some(duty) = self.duty(zone)
            && !duty.choices.contains(action)
        {
            return refuse(duty.law, "a ruling binds the card that is played");
        }
        if self.memory.correcting.is_some_and(|correcting| correcting.zone == zone)
            && !lawful.contains(action)
        {
            return refuse("LAW-REV-12", "who corrects a revoke plays a lawful card");
        }
        Ok(())
    }

    /// Uses up what binds a card that is played.
    fn spend(&mut self, zone: Zone, card: cards::Card) -> Spent {
        let owner = self.inside().owner(zone);
        let face = card.face();
        // Who must play this very card isn't free to choose a suit [LAW-LOOK-5].
        let due = self.duty(zone).is_some_and(|duty| matches!(duty.law, "LAW-EXP-11" | "LAW-REV-12"));
        let demand = self.binding_demand(zone).filter(|demand| !due || demand.kind != DemandKind::Play);
        let leads = self.inside().trick().is_empty();
        let trick = self.trick();
        let mut spent = Spent::default();
        if !self.inside().is_row(zone) {
            let memory = &mut self.memory;
            let exposed =
                memory.exposed.iter().position(|exposure| exposure.seat == owner && exposure.card == face);
            spent.exposed = exposed.map(|place| memory.exposed.remove(place));
        }
        let memory = &mut self.memory;
        if let Some(place) = memory.taken_back.iter().position(|&entry| entry == (owner, face)) {
            memory.taken_back.remove(place);
            spent.taken_back = true;
        }
        if let Some(demand) = demand {
            memory.demands.retain(|other| other.id != demand.id);
            spent.demands.push(demand);
            for other in memory.demands.iter_mut().filter(|other| leads && other.seat == owner) {
                if other.kind != DemandKind::Play && other.trick == Some(trick) {
                    spent.demands.push(*other);
                    other.trick = None;
                }
            }
        }
        if let Some(place) = memory.bound.iter().position(|bound| bound.zone == zone) {
            spent.bound = Some(memory.bound.remove(place));
        }
        if memory.correcting.is_some_and(|correcting| correcting.zone == zone) {
            spent.correcting = memory.correcting.take();
        }
        spent
    }

    fn end_trick(&mut self, trick: u8) {
        let finished = self.trick();
        let memory = &mut self.memory;
        memory.early.clear();
        memory.bound.clear();
        for shown in memory.shown.iter_mut().filter(|shown| shown.at < finished) {
            shown.lapsed = true;
        }
        for look in memory.looks.iter_mut().filter(|look| look.at < finished) {
            look.lapsed = true;
        }
        // Another has led to the trick of a lead demand, and that stands [LAW-AMB-58].
        let gone: Vec<_> =
            memory.demands.iter().copied().filter(|demand| demand.trick == Some(trick)).collect();
        memory.demands.retain(|demand| demand.trick != Some(trick));
        if let Some(Step::Play { spent, .. }) = self.steps.last_mut() {
            spent.demands.extend(gone);
        }
        if self.phase() == Phase::Deal || !self.inside().has_cards_left() || self.is_decided() {
            self.end_play();
        }
    }

    /// A card dropped, announced or shown \[LAW-ACT-1\] to \[LAW-ACT-3\].
    pub(crate) fn show_card(&mut self, seat: Seat, card: cards::Card, how: How) -> Done {
        let law = match how {
            How::Announced => "LAW-ACT-2",
            How::SeenByPartner => "LAW-ACT-3",
            _ => "LAW-ACT-1",
        };
        let inside = self.inside();
        if self.at != HandStage::Going {
            return refuse(law, "the play is over");
        }
        if !self.takes_part(seat) {
            return refuse("LAW-OPEN-2", format!("seat {seat} takes no part in this hand"));
        }
        if !inside.has_looked(seat) {
            return Err(five_hundred::Refusal::LookFirst.into());
        }
        if inside.held(Zone::hand(seat)).find_one(card).is_none() {
            return refuse(law, format!("seat {seat} doesn't hold {card}"));
        }
        if how == How::SeenByPartner && self.sides().partners(seat).unwrap_or_default().is_empty() {
            return refuse(law, format!("seat {seat} has no partner"));
        }
        let (at, to) = (self.trick(), self.sides().partners(seat).unwrap_or_default());
        let (lapsed, closed) = (false, false);
        self.memory.shown.push(Shown { seat, card: card.face(), how, to, at, lapsed, closed });
        if how != How::SeenByPartner {
            self.disclose_holder(seat, card);
        }
        Ok(())
    }

    /// A look at hidden cards \[LAW-ACT-4\] to \[LAW-ACT-7\].
    pub(crate) fn peek(&mut self, seat: Seat, sight: Sight, action: usize) -> Done {
        let cards = self.seen_by_peeking(sight)?;
        let inside = self.inside();
        let contractor = inside.contract().is_some_and(|contract| contract.seat == seat);
        let stage = match self.stage() {
            // Another has led in the contractor's place [LAW-LOOK-4].
            Stage::FirstTrick if contractor && !inside.has_begun(seat) => Stage::Contract,
            stage => stage,
        };
        let (at, calls) = (self.trick(), inside.calls().count());
        self.memory.looks.push(Looked {
            seat,
            sight,
            action,
            cards,
            at,
            stage,
            calls,
            called_since: SeatSet::EMPTY,
            allowed: false,
            ruled: false,
            lapsed: false,
        });
        let last = self.memory.looks.len() - 1;
        self.memory.looks[last].allowed = self.is_allowed(last);
        Ok(())
    }

    fn seen_by_peeking(&self, sight: Sight) -> Result<CardSet, Refusal> {
        let inside = self.inside();
        let law = match sight {
            Sight::Kitty => "LAW-ACT-4",
            Sight::Discards => "LAW-ACT-5",
            Sight::Trick(_) => "LAW-ACT-6",
            Sight::Dead | Sight::Row(..) => "LAW-ACT-7",
        };
        let refusal = |message: &str| Err(Refusal::new(law, message));
        if self.at != HandStage::Going {
            return refusal("the play is over");
        }
        match sight {
            Sight::Kitty if inside.kitty().is_empty() => refusal("there is no kitty on the table"),
            Sight::Kitty => Ok(inside.kitty()),
            Sight::Discards if inside.discards().is_empty() => refusal("there are no discards"),
            Sight::Discards => Ok(inside.discards()),
            Sight::Trick(number) if number > inside.finished() => refusal("that trick is not finished"),
            Sight::Trick(number) => {
                Ok(inside.finished_trick(number - 1).into_iter().map(|(card, _)| card).collect())
            }
            Sight::Dead if inside.dead().is_empty() => refusal("there is no dead hand"),
            Sight::Dead => Ok(inside.dead()),
            Sight::Row(..) if !self.has_rows() => refusal("there are no rows"),
            Sight::Row(owner, pile) => match inside.down(owner)[usize::from(pile) - 1] {
                Some(card) => Ok(CardSet::of(card)),
                None => refusal("no card lies face down there"),
            },
        }
    }

    pub(crate) fn has_rows(&self) -> bool {
        self.rules.axes().layout == five_hundred::axis::Layout::Rows
    }

    /// Whether a revoke may still be corrected \[LAW-REV-3\].
    pub(crate) fn is_open(&self, revoke: &Revoked) -> bool {
        if revoke.corrected || revoke.ruled || self.at != HandStage::Going {
            return false;
        }
        let inside = self.inside();
        let next: Vec<(cards::Card, Zone)> = match inside.finished() {
            finished if finished == revoke.trick => inside.trick().to_vec(),
            finished if finished > revoke.trick => {
                return !self.has_played(revoke, &inside.finished_trick(revoke.trick));
            }
            _ => Vec::new(),
        };
        !self.has_played(revoke, &next)
    }

    fn has_played(&self, revoke: &Revoked, trick: &[(cards::Card, Zone)]) -> bool {
        let team = self.team(revoke.seat);
        trick.iter().any(|&(_, zone)| team.contains(self.inside().owner(zone)))
    }

    /// A player corrects their revoke \[LAW-REV-12\].
    pub(crate) fn correct(&mut self, seat: Seat) -> Done {
        let place = self
            .memory
            .revokes
            .iter()
            .position(|revoke| self.inside().actor(revoke.zone) == seat && self.is_open(revoke));
        let Some(place) = place else {
            return refuse("LAW-ACT-9", format!("seat {seat} has no revoke to correct"));
        };
        let revoke = self.memory.revokes[place].clone();
        let told = crate::Revoke {
            corrected: Some(true),
            next_played: Some(crate::Seats(SeatSet::EMPTY)),
            ..revoke.told()
        };
        let ruling = self.ruling(Irregularity::Revoke(told));
        let exposed = ruling
            .is_some_and(|ruling| ruling.outcomes.iter().any(|outcome| outcome.outcome == Effect::Exposed));
        let serial = revoke.serial;
        self.memory.revokes.retain(|other| other.serial <= serial);
        if let Some(revoke) = self.memory.revokes.iter_mut().find(|other| other.serial == serial) {
            revoke.corrected = true;
        }
        let team = self.team(revoke.seat);
        let inside = self.inside();
        let in_trick = match inside.finished() {
            finished if finished >= revoke.trick => inside.finished_trick(revoke.trick - 1),
            _ => inside.trick().to_vec(),
        };
        let mut bound = Vec::new();
        for (played, zone, card) in self.take_back_from(serial) {
            let owner = self.inside().owner(zone);
            if played == serial {
                if exposed && !self.inside().is_row(zone) {
                    self.expose(owner, card, Some(serial));
                } else {
                    self.note_taken_back(owner, card);
                }
                continue;
            }
            self.note_taken_back(owner, card);
            let same_trick =
                in_trick.iter().any(|&(other, from)| from == zone && other.face() == card.face());
            if same_trick && team.contains(owner) && zone != revoke.zone {
                bound.push((zone, card));
            }
        }
        let since = self.give_turn(revoke.zone);
        self.memory.correcting = Some(Correcting { zone: revoke.zone, since });
        // A card that was a revoke itself isn't played again.
        bound.retain(|&(zone, card)| self.inside().lawful(zone).contains(Action::Play(card)));
        self.memory.bound.extend(bound.into_iter().map(|(zone, card)| Bound { zone, card, since }));
        Ok(())
    }

    /// What a seat in turn may do.
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        match self.phase() {
            Phase::Play => {
                let inside = self.inside();
                let turn = inside.turn();
                if inside.actor(turn) == seat { self.cards_for(turn) } else { Choices::None }
            }
            _ => self.rules.choices(&self.state, seat),
        }
    }
}
