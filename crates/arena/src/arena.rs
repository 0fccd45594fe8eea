//! Playing: deals are handed out to threads, each deal is played by all line-ups on one of them, and what comes of it is
//! the same whichever thread it was.

use std::{
    collections::BTreeSet,
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use crate::{
    Contest, DealPlayed, Entrant, EntrantError, Fault, Header, Limits, LogError, names,
    program::{Complaints, Program},
    seatings,
    worker::Worker,
};

/// No more entrants than this.
pub const MOST_ENTRANTS: usize = 16;

/// The kind of deal an arena plays.
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
    /// The players, as they are written: see [`Entrant`].
    pub entrants: Vec<String>,
    /// The kind of deal.
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
    /// There are too many: their line-ups could not be counted.
    #[error("an arena has room for {MOST_ENTRANTS} entrants")]
    TooMany,
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
    pub(crate) rules: G,
    pub(crate) settings: Settings,
    pub(crate) entrants: Vec<Entrant>,
    /// How often each has failed in this run.
    pub(crate) failures: Vec<AtomicU32>,
    /// What the programs of each have complained of.
    pub(crate) complaints: Vec<Arc<Complaints>>,
    pub(crate) seatings: Vec<Vec<usize>>,
    pub(crate) rules_json: Map<String, Value>,
    pub(crate) axes: Map<String, Value>,
}

impl<G: Contest> Arena<G> {
    /// Reads the entrants.
    ///
    /// # Errors
    /// They are too few, or one of them is none.
    pub fn new(rules: G, settings: Settings) -> Result<Self, ArenaError> {
        let read = |text: &String| Entrant::read::<G>(text);
        let entrants = settings.entrants.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if entrants.len() < 2 {
            return Err(ArenaError::TooFew);
        }
        if entrants.len() > MOST_ENTRANTS {
            return Err(ArenaError::TooMany);
        }
        Ok(Self {
            failures: entrants.iter().map(|_| AtomicU32::new(0)).collect(),
            complaints: entrants.iter().map(|_| Arc::default()).collect(),
            seatings: seatings(entrants.len(), &rules.sides()),
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
        let each = self.entrants.iter().zip(&self.complaints).zip(names(&self.settings.entrants));
        for ((entrant, complaints), name) in each {
            if let Entrant::Program(command) = entrant {
                match Program::start(command, self.settings.limits, complaints, stop) {
                    Ok(program) => program.dismiss(),
                    Err(fault) => return Err(ArenaError::Program { name, fault }),
                }
            }
        }
        Ok(())
    }

    /// Plays the deals that are not `done` on this number of threads, and hands each on as it ends, in no certain
    /// order. When `stop` is set, deals that are not finished are left alone.
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
                    let mut worker = Worker::new(self, Arc::clone(stop));
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
                    worker.dismiss();
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

    /// The entrants of whose complaints not all was shown, with the number of bytes that were left out.
    pub fn left_out(&self) -> Vec<(String, u64)> {
        let left_out = self.complaints.iter().map(|complaints| complaints.left_out());
        names(&self.settings.entrants).into_iter().zip(left_out).filter(|(_, bytes)| *bytes > 0).collect()
    }

    /// A number from which nobody can work out those for other purposes.
    ///
    /// Programs are told the chance of their seat. Where they play, nothing in it comes from the seed of the arena, which
    /// may be a small number that could be tried out.
    pub(crate) fn number(&self, deal: u32, purpose: Purpose) -> u64 {
        let is_told = self.entrants.iter().any(|entrant| matches!(entrant, Entrant::Program(_)));
        let (kind, seat, seed) = match purpose {
            Purpose::Cards => (0, Seat(0), self.settings.seed),
            Purpose::Player(seat) => (1, seat, if is_told { 0 } else { self.settings.seed }),
            Purpose::Substitute(seat) => (2, seat, self.settings.seed),
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..12].copy_from_slice(&deal.to_le_bytes());
        key[12..14].copy_from_slice(&[kind, seat.0]);
        ChaCha20Rng::from_seed(key).next_u64()
    }
}

/// What chance is needed for. It depends on the seat and not on the entrant: any entrant that sits there is as lucky.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Cards,
    Player(Seat),
    Substitute(Seat),
}
