//! One thread of the arena: it plays a deal in every line-up, and keeps the programs that wait for their next game.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use players::{GameReport, play_to_table};
use table::{Record, Seat};

use crate::{
    Arena, Contest, DealPlayed, Entrant, Fault, GamePlayed, Series,
    arena::Purpose,
    contest::own,
    program::{GameOver, Program, Seating},
    seat::{Agent, Runners, SeatRunner},
};

/// A game that is not over after this number of hands is broken off.
const MOST_HANDS: u32 = 200;
/// A program that has failed so often is not started any more.
pub(crate) const MOST_FAILURES: u32 = 10;

/// A thread's share of the arena.
pub(crate) struct Worker<'a, G: Contest> {
    pub(crate) arena: &'a Arena<G>,
    /// Programs between games: of each entrant one for each seat it may have, since partners may not share what they
    /// see.
    idle: HashMap<(usize, usize), Program>,
    stop: Arc<AtomicBool>,
    /// Whether records of the games are wanted.
    recorded: bool,
}

impl<'a, G: Contest> Worker<'a, G> {
    pub(crate) fn new(arena: &'a Arena<G>, stop: Arc<AtomicBool>, recorded: bool) -> Self {
        Self { arena, idle: HashMap::new(), stop, recorded }
    }

    /// Sends the programs home.
    pub(crate) fn dismiss(self) {
        self.idle.into_values().for_each(Program::dismiss);
    }

    /// Plays a deal in every line-up, with the records of its games if they are wanted; `None` if the arena was stopped
    /// meanwhile.
    pub(crate) fn deal(&mut self, number: u32) -> Option<(DealPlayed, Vec<Record>)> {
        let arena = self.arena;
        if let Some(judging) = &arena.settings.judge {
            let judged = self.judged(number, judging);
            return (!self.stop.load(Ordering::Relaxed)).then_some((judged, Vec::new()));
        }
        let (mut games, mut records) = (Vec::new(), Vec::new());
        for seats in &arena.seatings {
            let (game, record) = self.game(number, seats);
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            games.push(game);
            records.extend(record);
        }
        Some((DealPlayed { deal: number, games, judged: Vec::new() }, records))
    }

    fn game(&mut self, number: u32, seats: &[usize]) -> (GamePlayed, Option<Record>) {
        let arena = self.arena;
        let seed = |seat| arena.number(number, Purpose::Player(seat));
        let runners =
            Seat::all(seats.len()).map(|seat| self.runner(number, seats, seat, seed(seat))).collect();
        let mut runners = Runners(runners);
        let agreed: Vec<G::Conventions> = seats.iter().map(|&entrant| self.conventions(entrant)).collect();
        for runner in &mut runners.0 {
            if let Agent::Own(contestant) = &mut runner.agent {
                contestant.player.hear_conventions(&agreed);
            }
        }
        let is_match = arena.settings.series == Series::Match;
        let most = if is_match { MOST_HANDS } else { 1 };
        let cards = arena.number(number, Purpose::Cards);
        let (report, table) = play_to_table(&arena.rules, &mut runners, cards, most);
        let record = self.recorded.then(|| table.to_record(Some(arena.names_at(seats))));
        let played = GamePlayed {
            seats: seats.to_vec(),
            hands: report.hands.iter().map(G::hand).collect(),
            winners: if is_match { report.winners.iter().collect() } else { Vec::new() },
            effort: runners.0.iter().map(|runner| runner.effort).collect(),
        };
        for (seat, runner) in runners.0.into_iter().enumerate() {
            self.clear(seats, seat, runner, &played, &report);
        }
        (played, record)
    }

    /// What an entrant has agreed with itself: programs can't say, theirs are natural.
    fn conventions(&self, entrant: usize) -> G::Conventions {
        match &self.arena.entrants[entrant] {
            Entrant::Own(text) => own::<G>(text).map(|(_, conventions)| conventions).unwrap_or_default(),
            Entrant::Program(_) => G::Conventions::default(),
        }
    }

    /// Seats an entrant.
    pub(crate) fn runner(&mut self, number: u32, seats: &[usize], seat: Seat, seed: u64) -> SeatRunner<G> {
        let arena = self.arena;
        let entrant = seats[seat.index()];
        let (agent, fault) = match &arena.entrants[entrant] {
            Entrant::Own(text) => {
                let contestant = own::<G>(text).and_then(|(name, _)| G::contestant(name, seed));
                (contestant.map_or(Agent::Nobody, Agent::Own), None)
            }
            Entrant::Program(_) if arena.failures[entrant].load(Ordering::Relaxed) >= MOST_FAILURES => {
                (Agent::Nobody, None)
            }
            Entrant::Program(command) => match self.program(command, entrant, number, seats, seat, seed) {
                Ok(program) => (Agent::Program(program), None),
                Err(fault) => (Agent::Nobody, Some(fault)),
            },
        };
        let substitute = arena.number(number, Purpose::Substitute(seat));
        let mut runner = SeatRunner::new(agent, substitute, Arc::clone(&self.stop));
        fault.iter().for_each(|fault| runner.note(fault));
        runner
    }

    /// A program that has taken its seat: one that is there, or a new one.
    fn program(
        &mut self,
        command: &[String],
        entrant: usize,
        number: u32,
        seats: &[usize],
        seat: Seat,
        seed: u64,
    ) -> Result<Program, Fault> {
        let arena = self.arena;
        let program = match self.idle.remove(&(entrant, earlier(seats, seat.index()))) {
            Some(program) => program,
            None => {
                let name = arena.place(entrant, seat, number);
                Program::start(command, name, arena.settings.limits, &arena.complaints[entrant], &self.stop)?
            }
        };
        program.is_called(arena.place(entrant, seat, number));
        program.sit_down(&Seating {
            game: G::NAME,
            rules: &arena.rules_json,
            axes: &arena.axes,
            seats: seats.len(),
            seat,
            seed: format!("{seed:016x}"),
        });
        Ok(program)
    }

    /// After a game: tells a program how it came out, and keeps it for the next one.
    fn clear(
        &mut self,
        seats: &[usize],
        seat: usize,
        runner: SeatRunner<G>,
        played: &GamePlayed,
        report: &GameReport<G::Report>,
    ) {
        self.note_failures(seats[seat], &runner);
        if let Agent::Program(program) = &runner.agent {
            let winners: Vec<Seat> = report.winners.iter().collect();
            program.tell_result(&GameOver {
                points: played.hands.iter().map(|hand| hand.points.as_slice()).collect(),
                scores: &report.scores,
                winners: &winners,
            });
        }
        self.keep(seats, seat, runner.agent);
    }

    /// Counts how long an entrant has thought, and whether it failed.
    pub(crate) fn note_failures(&self, entrant: usize, runner: &SeatRunner<G>) {
        self.arena.tallies[entrant].add(&runner.clock);
        let faults = &runner.effort.faults;
        if faults.late + faults.dead > 0 {
            self.arena.failures[entrant].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Keeps a program for its next question, or sends it home.
    pub(crate) fn keep(&mut self, seats: &[usize], seat: usize, agent: Agent<G>) {
        let Agent::Program(program) = agent else { return };
        if self.arena.settings.fresh {
            program.dismiss();
        } else {
            self.idle.insert((seats[seat], earlier(seats, seat)), program);
        }
    }
}

/// How many seats before this one the same entrant has.
fn earlier(seats: &[usize], seat: usize) -> usize {
    seats[..seat].iter().filter(|&&entrant| entrant == seats[seat]).count()
}
