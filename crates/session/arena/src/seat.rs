//! A player at their seat: what they do is timed and judged here, and where they do nothing that can be taken,
//! something legal is done in their place.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use players::{Agents, Player, RandomPlayer};
use table::{Recall, Seat, Table, Viewer};

use crate::{
    Contest, Contestant,
    outcome::Effort,
    program::{Fault, Program},
    times::Clock,
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
    pub(crate) clock: Clock,
    /// Acts in the place of a player that does not.
    substitute: RandomPlayer,
    stop: Arc<AtomicBool>,
}

impl<G: Contest> SeatRunner<G> {
    pub(crate) fn new(agent: Agent<G>, seed: u64, stop: Arc<AtomicBool>) -> Self {
        let substitute = RandomPlayer::new(seed);
        Self { agent, effort: Effort::default(), clock: Clock::default(), substitute, stop }
    }

    /// What the player claims, if they do.
    fn claim(&mut self, rules: &G, view: &G::View) -> Option<G::Action> {
        if self.is_stopped() {
            return None;
        }
        self.ask(rules, view, true).unwrap_or_else(|fault| {
            self.note(&fault);
            None
        })
    }

    /// What the player does in their turn, or something legal that is done in their place.
    pub(crate) fn act(&mut self, rules: &G, view: &G::View) -> G::Action {
        if self.is_stopped() {
            // The game will be thrown away: let it end.
            return self.substitute(rules, view);
        }
        let answer = self.ask(rules, view, false);
        let nothing = || Fault::Illegal { why: "there is no action".to_owned() };
        answer.and_then(|action| action.ok_or_else(nothing)).unwrap_or_else(|fault| {
            self.note(&fault);
            self.substitute(rules, view)
        })
    }

    /// What a player that sees every card says here, if one sits here and has something to say.
    fn see(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        if self.is_stopped() {
            return None;
        }
        let Agent::Own(Contestant { cheater: Some(cheater), .. }) = &mut self.agent else { return None };
        let start = Instant::now();
        let action = cheater(table).filter(|&action| table.check(seat, action).is_ok())?;
        self.note_time(start);
        Some(action)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Asks for an action, or for a claim, and judges the answer.
    fn ask(&mut self, rules: &G, view: &G::View, claims: bool) -> Result<Option<G::Action>, Fault> {
        let start = Instant::now();
        let answer = self.think(rules, view, claims);
        self.note_time(start);
        match answer? {
            Some(action) if !G::allows(view, action) => {
                Err(Fault::Illegal { why: format!("{action} is not legal") })
            }
            answer => Ok(answer),
        }
    }

    fn think(&mut self, rules: &G, view: &G::View, claims: bool) -> Result<Option<G::Action>, Fault> {
        match &mut self.agent {
            Agent::Own(own) if claims => Ok(own.player.call(rules, view).map(|decision| decision.action)),
            Agent::Own(own) => Ok(Some(own.player.decide(rules, view).action)),
            Agent::Program(program) => {
                let Some(text) = program.ask(claims, view, &self.stop)? else { return Ok(None) };
                match rules.read_text(&text) {
                    Ok(action) => Ok(Some(G::meant_in(view, action))),
                    Err(error) => Err(Fault::Illegal { why: error.to_string() }),
                }
            }
            // That the player has gone was counted when it went.
            Agent::Nobody => Err(Fault::Stopped),
        }
    }

    fn note_time(&mut self, start: Instant) {
        self.effort.decisions += 1;
        self.clock.note(start.elapsed());
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

    /// Something legal.
    fn substitute(&mut self, rules: &G, view: &G::View) -> G::Action {
        self.effort.faults.substituted += 1;
        self.substitute.decide(rules, view).action
    }
}

/// The runners of a table, by seat.
pub(crate) struct Runners<G: Contest>(pub(crate) Vec<SeatRunner<G>>);

impl<G: Contest> Agents<G> for Runners<G> {
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        self.0[seat.index()].claim(table.game(), &view)
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let runner = &mut self.0[seat.index()];
        runner.see(table, seat).or_else(|| {
            let view = table.view(Viewer::Seat(seat), Recall::Perfect);
            Some(runner.act(table.game(), &view))
        })
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::{Action, Rules};
    use players::{Decision, DecisionIn, Why, next_step};
    use table::Seed;

    use super::*;

    /// Always bids seven hearts.
    struct Bidder;

    impl Player<Rules> for Bidder {
        fn decide(&mut self, _: &Rules, _: &five_hundred::View) -> DecisionIn<Rules> {
            Decision { action: seven(), reason: Why::ANY_WILL_DO }
        }
    }

    fn seven() -> Action {
        "7H".parse().unwrap()
    }

    #[test]
    fn a_cheater_sees_the_cards_of_the_table_and_is_heard_where_it_says_what_is_lawful() {
        let rules = Rules::preset("australian-4").unwrap();
        let mut table = Table::open(rules.clone());
        table.deal(Seat(3), Seed([1; 32]).into()).unwrap();
        let dealt = *table.state();
        for (said, done) in
            [(Some(Action::Pass), Action::Pass), (Some(Action::Look), seven()), (None, seven())]
        {
            let cheater = move |table: &Table<Rules>| {
                assert_eq!(table.state(), &dealt);
                said
            };
            let contestant = Contestant { player: Box::new(Bidder), cheater: Some(Box::new(cheater)) };
            let runner = SeatRunner::new(Agent::Own(contestant), 1, Arc::default());
            let mut runners = Runners(vec![runner]);
            assert_eq!(next_step(&table, &mut runners), Some((Seat(0), done)), "{said:?}");
            let effort = runners.0[0].effort;
            assert_eq!((effort.decisions, effort.faults.is_empty()), (1, true));
        }
    }
}
