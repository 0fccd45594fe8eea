//! A player at their seat: what they do is timed and judged here, and where they do nothing that can be taken,
//! something legal is done in their place.

use std::{
    cell::RefCell,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use players::{Decision, DecisionIn, Player, RandomPlayer, Why};
use table::Seat;

use crate::{
    Contest, Contestant,
    outcome::Effort,
    program::{Fault, Program},
};

/// The agent that decides.
pub(crate) enum Agent<G: Contest> {
    Own(Contestant<G>),
    Program(Program),
    /// A program that has ended, or never began.
    Nobody,
}

/// A seat while a game is played.
pub(crate) struct SeatRunner<G: Contest> {
    pub(crate) agent: Agent<G>,
    pub(crate) effort: Effort,
    /// Acts in the place of a player that does not.
    substitute: RandomPlayer,
    stop: Arc<AtomicBool>,
}

impl<G: Contest> SeatRunner<G> {
    pub(crate) fn new(agent: Agent<G>, seed: u64, stop: Arc<AtomicBool>) -> Self {
        Self { agent, effort: Effort::default(), substitute: RandomPlayer::new(seed), stop }
    }

    /// What a player that sees every card says here, if one sits here and has something to say.
    pub(crate) fn see(&mut self, rules: &G, state: &G::State, seat: Seat) -> Option<G::Action> {
        let Agent::Own(Contestant { cheater: Some(cheater), .. }) = &mut self.agent else { return None };
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let start = Instant::now();
        let action = cheater(rules, state).filter(|&action| rules.check(state, seat, action).is_ok())?;
        self.note_time(start);
        Some(action)
    }

    /// Asks for a decision, or for a claim; `None` where nothing is claimed.
    fn ask(&mut self, rules: &G, view: &G::View, claims: bool) -> Option<DecisionIn<G>> {
        if self.stop.load(Ordering::Relaxed) {
            // The game will be thrown away: let it end.
            return self.substitute(rules, view, claims);
        }
        let start = Instant::now();
        let answer = self.think(rules, view, claims);
        self.note_time(start);
        let judged = answer.and_then(|decision| match decision {
            Some(decision) if !G::allows(view, decision.action) => {
                Err(Fault::Illegal { why: format!("{} is not legal", decision.action) })
            }
            None if !claims => Err(Fault::Illegal { why: "there is no action".to_owned() }),
            decision => Ok(decision),
        });
        judged.unwrap_or_else(|fault| {
            self.note(&fault);
            self.substitute(rules, view, claims)
        })
    }

    fn think(&mut self, rules: &G, view: &G::View, claims: bool) -> Result<Option<DecisionIn<G>>, Fault> {
        match &mut self.agent {
            Agent::Own(own) if claims => Ok(own.player.call(rules, view)),
            Agent::Own(own) => Ok(Some(own.player.decide(rules, view))),
            Agent::Program(program) => {
                let Some(text) = program.ask(claims, view, &self.stop)? else { return Ok(None) };
                let action = G::read(view, &text).map_err(|why| Fault::Illegal { why })?;
                Ok(Some(Decision { action, reason: G::Reason::ANY_WILL_DO }))
            }
            // That the player has gone was counted when it went.
            Agent::Nobody => Err(Fault::Stopped),
        }
    }

    fn note_time(&mut self, start: Instant) {
        let micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.effort.decisions += 1;
        self.effort.micros = self.effort.micros.saturating_add(micros);
        self.effort.worst_micros = self.effort.worst_micros.max(micros);
    }

    /// Counts what went wrong, and gives up a player that can't go on.
    pub(crate) fn note(&mut self, fault: &Fault) {
        let faults = &mut self.effort.faults;
        match fault {
            Fault::Late { .. } => faults.late += 1,
            Fault::Dead | Fault::NotStarted { .. } => faults.dead += 1,
            Fault::Unreadable { .. } => faults.unreadable += 1,
            Fault::Illegal { .. } => faults.illegal += 1,
            Fault::Stopped => {}
        }
        if fault.is_final() {
            self.agent = Agent::Nobody;
        } else if let Agent::Program(program) = &self.agent {
            program.refuse(fault);
        }
    }

    /// Something legal; where it would be a claim, nothing.
    fn substitute(&mut self, rules: &G, view: &G::View, claims: bool) -> Option<DecisionIn<G>> {
        if claims {
            return None;
        }
        self.effort.faults.substituted += 1;
        Some(self.substitute.decide(rules, view))
    }
}

/// A runner as the table sees it: a player.
pub(crate) struct Seated<G: Contest>(pub(crate) Rc<RefCell<SeatRunner<G>>>);

impl<G: Contest> Player<G> for Seated<G> {
    fn decide(&mut self, rules: &G, view: &G::View) -> DecisionIn<G> {
        let decision = self.0.borrow_mut().ask(rules, view, false);
        decision.unwrap_or(Decision { action: G::IDLE, reason: G::Reason::ANY_WILL_DO })
    }

    fn call(&mut self, rules: &G, view: &G::View) -> Option<DecisionIn<G>> {
        self.0.borrow_mut().ask(rules, view, true)
    }
}
