//! Playing: deals are handed out to threads, each deal is played by all line-ups on one of them, and what comes of it is
//! the same whichever thread it was.

use std::{
    cell::RefCell,
    collections::{BTreeSet, HashMap},
    io,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use players::{GameReport, Lineup, self_play};
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use crate::{
    Contest, DealPlayed, Entrant, EntrantError, Fault, GamePlayed, Header, Limits, LogError, names,
    program::{GameOver, Program, Seating},
    seat::{Chair, Mind, Seated},
    seatings,
};

/// A game that is not over after so many hands is broken off.
const MOST_HANDS: u32 = 200;
/// A program that has failed so often is not started any more.
const MOST_FAILURES: u32 = 10;

/// What a deal of the arena is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Series {
    /// One hand, with nobody ahead.
    #[default]
    Deal,
    /// A whole game, with the same cards hand by hand for every line-up.
    Match,
}

/// Everything that the result of an arena depends on, the rules apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Who plays, as it is written: see [`Entrant`].
    pub entrants: Vec<String>,
    /// What a deal is.
    pub series: Series,
    /// What every deal and every player follows from.
    pub seed: u64,
    /// How many deals.
    pub deals: u32,
    /// How long programs may take.
    pub limits: Limits,
    /// Whether programs are started anew for every game, so that they can't remember the cards.
    pub fresh: bool,
}

/// Why nothing can be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// An entrant can't be read.
    #[error(transparent)]
    Entrant(#[from] EntrantError),
    /// There are not two entrants.
    #[error("an arena needs two entrants or more")]
    TooFew,
    /// A program doesn't even start.
    #[error("{name}: {fault}")]
    Program {
        /// The entrant.
        name: String,
        /// Why.
        fault: Fault,
    },
}

/// Entrants at a game.
pub struct Arena<G: Contest> {
    rules: G,
    settings: Settings,
    entrants: Vec<Entrant<G>>,
    /// How often each has failed in this run.
    failures: Vec<AtomicU32>,
    seatings: Vec<Vec<usize>>,
    rules_json: Map<String, Value>,
    axes: Map<String, Value>,
}

impl<G: Contest> Arena<G> {
    /// Reads the entrants.
    ///
    /// # Errors
    /// They are too few, or one of them is none.
    pub fn new(rules: G, settings: Settings) -> Result<Self, ArenaError> {
        let entrants: Vec<Entrant<G>> =
            settings.entrants.iter().map(|text| Entrant::read(text)).collect::<Result<_, _>>()?;
        if entrants.len() < 2 {
            return Err(ArenaError::TooFew);
        }
        Ok(Self {
            failures: entrants.iter().map(|_| AtomicU32::new(0)).collect(),
            seatings: seatings(entrants.len(), &rules.parties()),
            rules_json: rules.rules_json(),
            axes: rules.axes(),
            rules,
            settings,
            entrants,
        })
    }

    /// What a log of this arena begins with.
    pub fn header(&self) -> Header {
        Header::new(G::NAME, self.rules_json.clone(), self.settings.clone())
    }

    /// The line-ups in which every deal is played: the entrant of each seat.
    pub fn seatings(&self) -> &[Vec<usize>] {
        &self.seatings
    }

    /// Checks that the deals of a file are of these entrants, and says which they are.
    ///
    /// # Errors
    /// The first line of the file that doesn't fit.
    pub fn done(&self, deals: &[DealPlayed]) -> Result<BTreeSet<u32>, LogError> {
        match deals.iter().position(|deal| !deal.fits(&self.seatings)) {
            Some(at) => {
                Err(LogError::Line { line: at + 2, why: "it is not a deal of these entrants".to_owned() })
            }
            None => Ok(deals.iter().map(|deal| deal.deal).collect()),
        }
    }

    /// Starts every program once, to find out at the beginning what doesn't work at all.
    ///
    /// # Errors
    /// A program doesn't start or doesn't greet.
    pub fn rehearse(&self, stop: &AtomicBool) -> Result<(), ArenaError> {
        for (entrant, name) in self.entrants.iter().zip(names(&self.settings.entrants)) {
            if let Entrant::Program(command) = entrant {
                match Program::start(command, self.settings.limits, stop) {
                    Ok(program) => program.dismiss(),
                    Err(fault) => return Err(ArenaError::Program { name, fault }),
                }
            }
        }
        Ok(())
    }

    /// Plays the deals that are not `done` on so many threads, and hands each on as it ends, in no certain order. When
    /// `stop` is set, deals that are not finished are left alone.
    ///
    /// # Errors
    /// What `each` failed with; nothing more is played then.
    pub fn run(
        &self,
        done: &BTreeSet<u32>,
        threads: usize,
        stop: &Arc<AtomicBool>,
        mut each: impl FnMut(DealPlayed) -> io::Result<()>,
    ) -> io::Result<()> {
        let next = AtomicU32::new(0);
        let (sender, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    let mut worker = Worker { arena: self, idle: HashMap::new(), stop: Arc::clone(stop) };
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.settings.deals {
                            break;
                        }
                        if done.contains(&number) {
                            continue;
                        }
                        let Some(deal) = worker.deal(number) else { break };
                        if sender.send(deal).is_err() {
                            break;
                        }
                    }
                    worker.idle.into_values().for_each(Program::dismiss);
                });
            }
            drop(sender);
            let written = played.iter().try_for_each(&mut each);
            if written.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            written
        })
    }

    /// A number that nobody can work out the seed from, nor the numbers for other purposes.
    fn number(&self, deal: u32, purpose: Purpose) -> u64 {
        let (kind, seat) = match purpose {
            Purpose::Cards => (0, Seat(0)),
            Purpose::Player(seat) => (1, seat),
            Purpose::Substitute(seat) => (2, seat),
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.settings.seed.to_le_bytes());
        key[8..12].copy_from_slice(&deal.to_le_bytes());
        key[12..14].copy_from_slice(&[kind, seat.0]);
        ChaCha20Rng::from_seed(key).next_u64()
    }
}

/// What chance is needed for. It depends on the seat and not on the entrant: whoever sits there is as lucky.
#[derive(Clone, Copy)]
enum Purpose {
    Cards,
    Player(Seat),
    Substitute(Seat),
}

/// A thread's share of the arena.
struct Worker<'a, G: Contest> {
    arena: &'a Arena<G>,
    /// Programs between games: of each entrant one for each seat he may have, since partners may not share what they see.
    idle: HashMap<(usize, usize), Program>,
    stop: Arc<AtomicBool>,
}

impl<G: Contest> Worker<'_, G> {
    /// Plays a deal in every line-up; `None` if the arena was stopped meanwhile.
    fn deal(&mut self, number: u32) -> Option<DealPlayed> {
        let arena = self.arena;
        let games = arena.seatings.iter().map(|seats| self.game(number, seats)).collect();
        (!self.stop.load(Ordering::Relaxed)).then_some(DealPlayed { deal: number, games })
    }

    fn game(&mut self, number: u32, seats: &[usize]) -> GamePlayed {
        let arena = self.arena;
        let chairs: Vec<Rc<RefCell<Chair<G>>>> = (0..seats.len())
            .map(|seat| Rc::new(RefCell::new(self.chair(number, seats, Seat(seat as u8)))))
            .collect();
        let mut players: Lineup<G> = Vec::new();
        for chair in &chairs {
            players.push(Box::new(Seated(Rc::clone(chair))));
        }
        let most = if arena.settings.series == Series::Match { MOST_HANDS } else { 1 };
        let report =
            self_play(&arena.rules, &mut players, arena.number(number, Purpose::Cards), most, |_, _| {});
        drop(players);
        let played = GamePlayed {
            seats: seats.to_vec(),
            hands: report.hands.iter().map(G::hand).collect(),
            winners: if arena.settings.series == Series::Match {
                report.winners.iter().collect()
            } else {
                Vec::new()
            },
            effort: chairs.iter().map(|chair| chair.borrow().effort).collect(),
        };
        for (seat, chair) in chairs.iter().enumerate() {
            self.clear(seats, seat, chair, &played, &report);
        }
        played
    }

    /// Seats an entrant.
    fn chair(&mut self, number: u32, seats: &[usize], seat: Seat) -> Chair<G> {
        let arena = self.arena;
        let entrant = seats[seat.index()];
        let seed = arena.number(number, Purpose::Player(seat));
        let own =
            |mind| Chair::new(mind, arena.number(number, Purpose::Substitute(seat)), Arc::clone(&self.stop));
        match &arena.entrants[entrant] {
            Entrant::Own(player) => own(Mind::Own((player.seat)(&arena.rules, seed))),
            Entrant::Program(_) if arena.failures[entrant].load(Ordering::Relaxed) >= MOST_FAILURES => {
                own(Mind::Nobody)
            }
            Entrant::Program(command) => {
                let idle = self.idle.remove(&(entrant, earlier(seats, seat.index())));
                let program =
                    idle.map_or_else(|| Program::start(command, arena.settings.limits, &self.stop), Ok);
                match program {
                    Ok(program) => {
                        program.sit_down(&Seating {
                            game: G::NAME,
                            rules: &arena.rules_json,
                            axes: &arena.axes,
                            seats: seats.len(),
                            seat,
                            seed: format!("{seed:016x}"),
                        });
                        own(Mind::Program(program))
                    }
                    Err(fault) => {
                        let mut chair = own(Mind::Nobody);
                        chair.note(&fault);
                        chair
                    }
                }
            }
        }
    }

    /// After a game: tells a program how it came out, and keeps it for the next one.
    fn clear(
        &mut self,
        seats: &[usize],
        seat: usize,
        chair: &RefCell<Chair<G>>,
        played: &GamePlayed,
        report: &GameReport<G::Report>,
    ) {
        let entrant = seats[seat];
        let faults = &played.effort[seat].faults;
        if faults.late + faults.dead > 0 {
            self.arena.failures[entrant].fetch_add(1, Ordering::Relaxed);
        }
        let Mind::Program(program) = std::mem::replace(&mut chair.borrow_mut().mind, Mind::Nobody) else {
            return;
        };
        let winners: Vec<Seat> = report.winners.iter().collect();
        program.tell_result(&GameOver {
            points: played.hands.iter().map(|hand| hand.points.as_slice()).collect(),
            scores: &report.scores,
            winners: &winners,
        });
        if self.arena.settings.fresh {
            program.dismiss();
        } else {
            self.idle.insert((entrant, earlier(seats, seat)), program);
        }
    }
}

/// How many seats before this one the same entrant has.
fn earlier(seats: &[usize], seat: usize) -> usize {
    seats[..seat].iter().filter(|&&entrant| entrant == seats[seat]).count()
}
