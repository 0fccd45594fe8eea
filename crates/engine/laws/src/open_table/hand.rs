//! A hand at an open table: what was done, from which its cards can always be laid anew, and what is remembered.

use std::sync::Arc;

use crate::{Incident, Irregularity, Ruling, Seats, Stage};
use cards::{Card, CardSet};
use five_hundred::{Act as Physical, Action, Inside, Phase, Rules, State, Zone};
use serde_json::Map;
use table::{Game, Seat, SeatSet};

use crate::open_table::{
    fault::{Dealt, Fault},
    memory::{Bound, Correcting, Early, Exposure, Memory, Serial, Standing},
};

/// Something that changed the cards or the calls.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Call(Seat, Action),
    Exchange(Seat, Action),
    Play {
        act: Physical,
        card: Card,
        serial: Serial,
        spent: Spent,
    },
    Bar(SeatSet),
    Force(Seat),
    Mend {
        away: CardSet,
        back: CardSet,
    },
    /// The turn goes to a zone that corrects; it falls with what was played before.
    Turn {
        zone: Zone,
        serial: Serial,
    },
    /// It is known that this player holds the called card.
    Disclose(Seat),
}

/// What a card used up, and what comes back with it \[LAW-AMB-54\].
#[derive(Clone, Debug, Default)]
pub(crate) struct Spent {
    pub(crate) exposed: Option<Exposure>,
    /// The demands that were used or have given way, as they were.
    pub(crate) demands: Vec<Standing>,
    pub(crate) taken_back: bool,
    pub(crate) bound: Option<Bound>,
    pub(crate) correcting: Option<Correcting>,
}

/// How far a hand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HandStage {
    Going,
    /// The play is over, and claims are heard.
    Settling,
    /// It is settled, or was passed out.
    Settled,
    /// It is void: the word of the result.
    Void(&'static str),
}

#[derive(Clone, Debug)]
pub(crate) struct Hand {
    pub(crate) rules: Arc<Rules>,
    pub(crate) dealer: Seat,
    pub(crate) faults: Vec<Fault>,
    /// As it was dealt.
    pub(crate) start: State,
    pub(crate) state: State,
    pub(crate) steps: Vec<Step>,
    /// Lines of the record.
    pub(crate) actions: usize,
    pub(crate) memory: Memory,
    pub(crate) at: HandStage,
    /// The play stops when the game is decided \[LAW-END-4\].
    stops: bool,
}

impl Hand {
    pub(crate) fn deal(table: &Arc<Rules>, dealt: Dealt, before: &State, dealer: Seat) -> Self {
        let Dealt { rules, deal, faults } = dealt;
        let stops = table.stops_when_decided();
        let rules = match rules {
            // What the laws rule decides with it, and the rules of the game don't know that.
            Some(rules) if stops => Arc::new(rules.to_the_last_trick()),
            None if stops => Arc::new(table.to_the_last_trick()),
            Some(rules) => Arc::new(rules),
            None => Arc::clone(table),
        };
        let mut start = *before;
        rules.deal(&mut start, dealer, &deal);
        let silent = rules.inside(&start).barred();
        let barring = (!silent.is_empty()).then_some("FH-AUC-11");
        Self {
            rules,
            dealer,
            faults,
            start,
            state: start,
            steps: Vec::new(),
            actions: 0,
            memory: Memory { barred: silent, barring, ..Memory::default() },
            at: HandStage::Going,
            stops,
        }
    }

    pub(crate) fn inside(&self) -> Inside<'_> {
        self.rules.inside(&self.state)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.inside().phase()
    }

    pub(crate) fn seats(&self) -> usize {
        self.rules.seats()
    }

    /// The trick in progress, or the next, from 0.
    pub(crate) fn trick(&self) -> u8 {
        self.inside().finished()
    }

    pub(crate) fn do_step(&mut self, step: Step) {
        self.apply(&step);
        self.steps.push(step);
        self.free_of_exposed();
    }

    fn apply(&mut self, step: &Step) {
        let (rules, state) = (&self.rules, &mut self.state);
        match *step {
            Step::Call(seat, action) | Step::Exchange(seat, action) => {
                let act = rules.act(state, seat, action);
                let done = rules.perform(state, act);
                debug_assert!(done.is_ok(), "{seat} {action}: {done:?}");
            }
            Step::Play { act, .. } => {
                let done = rules.perform(state, act);
                debug_assert!(done.is_ok(), "{act:?}: {done:?}");
            }
            Step::Bar(seats) => rules.bar(state, seats),
            Step::Force(seat) => rules.force_six_no_trumps(state, seat),
            Step::Mend { away, back } => rules.mend_discards(state, away, back),
            Step::Turn { zone, .. } => rules.give_turn(state, zone),
            Step::Disclose(holder) => rules.disclose(state, holder),
        }
    }

    /// Lays all cards anew from what has been done.
    pub(crate) fn rebuild(&mut self) {
        self.state = self.start;
        let steps = std::mem::take(&mut self.steps);
        for step in &steps {
            self.apply(step);
        }
        self.steps = steps;
    }

    /// Takes the last call of a seat back. A look at one's own cards is none: it stays \[LAW-BID-10\].
    pub(crate) fn cancel_call(&mut self, seat: Seat) {
        self.memory.stands = false;
        let is_call =
            |step: &Step| matches!(*step, Step::Call(caller, call) if caller == seat && call != Action::Look);
        if let Some(place) = self.steps.iter().rposition(is_call) {
            self.steps.remove(place);
            self.rebuild();
        }
    }

    /// Takes back the card of this number and all played after it; their zones, the earliest first.
    pub(crate) fn take_back_from(&mut self, from: Serial) -> Vec<(Serial, Zone, Card)> {
        self.memory.stands = false;
        let known = self.inside().contract().filter(|contract| contract.disclosed).copied();
        let mut taken = Vec::new();
        let mut at = self.steps.len();
        let mut beyond = true;
        while at > 0 && beyond {
            at -= 1;
            match &self.steps[at] {
                Step::Play { serial, .. } if *serial < from => beyond = false,
                Step::Play { .. } => {
                    if let Step::Play { act, card, serial, spent } = self.steps.remove(at) {
                        self.give_back(spent, self.inside().owner(act.zone), card);
                        taken.push((serial, act.zone, card));
                    }
                }
                Step::Turn { serial, .. } if *serial >= from => drop(self.steps.remove(at)),
                _ => {}
            }
        }
        taken.reverse();
        self.memory.early.retain(|early| !matches!(early.what, Early::Card { serial, .. } if serial >= from));
        let fallen: Vec<Exposure> = {
            let falls = |exposure: &Exposure| exposure.since.is_some_and(|since| since > from);
            let fallen = self.memory.exposed.iter().copied().filter(|exposure| falls(exposure)).collect();
            self.memory.exposed.retain(|exposure| !falls(exposure));
            fallen
        };
        for exposure in fallen {
            self.note_taken_back(exposure.seat, exposure.card);
        }
        self.memory.demands.retain(|demand| demand.since.is_none_or(|since| since <= from));
        self.memory.bound.retain(|bound| bound.since < from);
        self.memory.correcting = self.memory.correcting.filter(|correcting| correcting.since < from);
        self.rebuild();
        // A called card that has lain on the table is known [LAW-AMB-53].
        if let Some(known) = known
            && self.inside().contract().is_some_and(|contract| !contract.disclosed)
        {
            self.do_step(Step::Disclose(known.partners.first().unwrap_or(known.seat)));
        }
        self.free_of_exposed();
        taken
    }

    /// Those who turn out to have nothing to do with exposed cards are free of them: a contractor who plays alone, of
    /// what was exposed before the play; whoever lays their hand down when the play begins \[LAW-EXP-13\].
    fn free_of_exposed(&mut self) {
        let Some(&five_hundred::Contract { seat: contractor, .. }) = self.inside().contract() else { return };
        let alone = self.sides().plays_alone(contractor).unwrap_or(false);
        let out = if self.phase() == Phase::Play { self.inside().out_of_play() } else { SeatSet::EMPTY };
        let is_free = |exposure: &Exposure| {
            out.contains(exposure.seat) || alone && exposure.seat == contractor && !exposure.in_play
        };
        let (free, exposed) = self.memory.exposed.iter().copied().partition(is_free);
        self.memory.exposed = exposed;
        self.memory.set_aside.0.extend::<Vec<_>>(free);
    }

    /// Whether the game is decided, so that the play stops \[LAW-END-4\].
    pub(crate) fn is_decided(&self) -> bool {
        self.stops
            && self.rules.is_decided_as_ruled(&self.state, self.unscored(), self.made_by_law() == Some(false))
    }

    fn give_back(&mut self, spent: Spent, owner: Seat, card: Card) {
        if let Some(exposure) = spent.exposed {
            self.memory.exposed.push(exposure);
        }
        for demand in spent.demands {
            self.memory.demands.retain(|other| other.id != demand.id);
            self.memory.demands.push(demand);
        }
        self.memory.demands.sort_by_key(|demand| demand.id);
        if spent.taken_back {
            self.note_taken_back(owner, card);
        }
        self.memory.bound.extend(spent.bound);
        self.memory.correcting = self.memory.correcting.or(spent.correcting);
    }

    /// Remembers that a card was taken back, if it isn't exposed.
    pub(crate) fn note_taken_back(&mut self, seat: Seat, card: Card) {
        let entry = (seat, card.face());
        if !self.is_exposed(seat, card) && !self.memory.taken_back.contains(&entry) {
            self.memory.taken_back.push(entry);
        }
    }

    pub(crate) fn is_exposed(&self, seat: Seat, card: Card) -> bool {
        self.memory.exposed.iter().any(|exposure| exposure.seat == seat && exposure.card == card.face())
    }

    /// Lays a card face up before its holder.
    pub(crate) fn expose(&mut self, seat: Seat, card: Card, since: Option<Serial>) {
        if !self.is_exposed(seat, card) {
            let in_play = self.phase() == Phase::Play;
            self.memory.exposed.push(Exposure { seat, card: card.face(), since, in_play });
        }
        self.memory.taken_back.retain(|&entry| entry != (seat, card.face()));
    }

    /// The stage of the laws \[LAW-STAGE-1\].
    pub(crate) fn stage(&self) -> Stage {
        let inside = self.inside();
        match self.at {
            HandStage::Going => {}
            _ => return Stage::Over,
        }
        match inside.phase() {
            Phase::Auction => {
                let is_bid = |(_, call)| matches!(call, Action::Bid(_));
                if inside.calls().next().is_none() {
                    Stage::Dealt
                } else if inside.calls().any(is_bid) {
                    Stage::Bidding
                } else {
                    Stage::Calling
                }
            }
            Phase::Deal => Stage::Over,
            _ if inside.finished() > 0 => Stage::Play,
            _ if !inside.trick().is_empty() => Stage::FirstTrick,
            _ => Stage::Contract,
        }
    }

    /// The contract as all know it \[LAW-EFF-10\].
    pub(crate) fn contract(&self) -> Option<crate::Contract> {
        let contract = self.inside().contract()?;
        let knows = contract.disclosed || self.at != HandStage::Going;
        let partners = knows.then_some(Seats(contract.partners));
        Some(crate::Contract {
            bid: contract.bid,
            seat: contract.seat,
            partners,
            nominated: contract.nominated,
        })
    }

    /// Those who score together, as all know it.
    pub(crate) fn sides(&self) -> crate::Hand<'_> {
        crate::Hand { rules: &self.rules, dealer: Some(self.dealer), contract: Some(self.contract()) }
    }

    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        self.sides().opponents(seat).unwrap_or_default()
    }

    /// Those with whom a seat plays as a team \[LAW-REV-10\], itself among them.
    pub(crate) fn team(&self, seat: Seat) -> SeatSet {
        self.sides().teammates(seat).unwrap_or_default() | SeatSet::of(seat)
    }

    pub(crate) fn takes_part(&self, seat: Seat) -> bool {
        !self.inside().out_of_play().contains(seat)
    }

    /// What happened, as the referee is told.
    pub(crate) fn incident(&self, incidents: Vec<Irregularity>) -> Incident {
        Incident {
            format: crate::INCIDENT_FORMAT.to_owned(),
            rules: Map::new(),
            dealer: Some(self.dealer),
            contract: Some(self.contract()),
            stage: Some(self.stage()),
            tricks: None,
            incidents,
        }
    }

    /// The ruling of the laws on one thing that happened; `None` where a fact is still open.
    pub(crate) fn ruling(&self, incident: Irregularity) -> Option<Ruling> {
        self.ruling_among(vec![incident], 0)
    }

    pub(crate) fn ruling_among(&self, incidents: Vec<Irregularity>, index: usize) -> Option<Ruling> {
        crate::ruling_on(&self.incident(incidents), &self.rules, index).ok()
    }

    /// Whether something that has not lapsed may still be claimed \[LAW-STAGE-3\].
    pub(crate) fn is_in_time(&self, lapsed: bool) -> bool {
        self.at == HandStage::Going && !lapsed
    }
}
