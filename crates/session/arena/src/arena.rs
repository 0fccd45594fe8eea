//! Playing: deals are handed out to threads, each deal is played by all line-ups on one of them, and what comes of it
//! is the same whichever thread it was.

use std::{
    collections::BTreeSet,
    io,
    sync::{
        Arc, Mutex, PoisonError,
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
use table::{Record, Seat, SeatSet};

use crate::{
    Contest, DealPlayed, Entrant, EntrantError, Fault, Header, Judging, Limits, LogError, Report, Shard,
    Standings, names, partner_seatings,
    program::{Complaints, Program, Repeated},
    seatings,
    times::Tally,
    worker::{MOST_FAILURES, Worker},
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
    /// With whom each entrant is measured as a partner; without one, entrants are measured against each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
    /// How the entrants' decisions are judged, where they don't play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judge: Option<Judging>,
    /// The kind of deal.
    pub series: Series,
    /// What every deal and every player follows from.
    pub seed: u64,
    /// How many deals.
    pub deals: u32,
    /// The part of them that is played, where others play the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
    /// How long programs may take.
    pub limits: Limits,
    /// Whether programs are started anew for every game, so that they can't remember the cards.
    pub fresh: bool,
}

impl Settings {
    /// The part of the deals that is played.
    #[must_use]
    pub fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::WHOLE)
    }

    /// How many deals that is.
    #[must_use]
    pub fn deals_to_play(&self) -> u32 {
        self.shard().count(self.deals)
    }

    /// Everybody who plays: the entrants and, after them, the partner.
    pub(crate) fn everybody(&self) -> Vec<String> {
        self.entrants.iter().chain(&self.partner).cloned().collect()
    }
}

/// Why nothing can be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// An entrant can't be read.
    #[error(transparent)]
    Entrant(#[from] EntrantError),
    /// There are not two entrants, or not one beside a partner.
    #[error("an arena needs two entrants or more, or one and a partner")]
    TooFew,
    /// There are too many: their line-ups could not be counted.
    #[error("an arena has room for {MOST_ENTRANTS} entrants")]
    TooMany,
    /// Nobody has one partner at this table.
    #[error("at this table nobody has one fixed partner")]
    NoPartners,
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
    /// Everybody who plays, the partner last.
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) sides: Vec<SeatSet>,
    /// How often each has failed in this run.
    pub(crate) failures: Vec<AtomicU32>,
    /// What the programs of each have complained of.
    pub(crate) complaints: Vec<Arc<Complaints>>,
    /// How long each has thought in this run.
    pub(crate) tallies: Vec<Tally>,
    pub(crate) seatings: Vec<Vec<usize>>,
    pub(crate) rules_json: Map<String, Value>,
    pub(crate) axes: Map<String, Value>,
    places: Box<Places>,
}

/// Words for the place of a program: what it is called, its seat, the number of the deal.
type Places = dyn Fn(&str, Seat, u32) -> String + Send + Sync;

impl<G: Contest> Arena<G> {
    /// Reads the entrants.
    ///
    /// # Errors
    /// They are too few or too many, one of them is none, or there are no partners at this table.
    pub fn new(rules: G, settings: Settings) -> Result<Self, ArenaError> {
        let read = |text: &String| Entrant::read::<G>(text);
        let entrants = settings.everybody().iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let least = if settings.judge.is_some() { 1 } else { 2 };
        if entrants.len() < least || settings.entrants.is_empty() {
            return Err(ArenaError::TooFew);
        }
        if settings.entrants.len() > MOST_ENTRANTS {
            return Err(ArenaError::TooMany);
        }
        let sides = rules.sides();
        if settings.partner.is_some() && sides.iter().any(|side| side.len() != 2) {
            return Err(ArenaError::NoPartners);
        }
        let count = settings.entrants.len();
        let seatings = match (&settings.judge, &settings.partner) {
            (Some(_), _) => Vec::new(),
            (None, Some(_)) => partner_seatings(count, rules.seats()),
            (None, None) => seatings(count, &sides),
        };
        Ok(Self {
            failures: entrants.iter().map(|_| AtomicU32::new(0)).collect(),
            complaints: entrants.iter().map(|_| Arc::default()).collect(),
            tallies: entrants.iter().map(|_| Tally::default()).collect(),
            seatings,
            sides,
            places: Box::new(|name, seat, deal| format!("{name}, seat {}, deal {deal}", seat.0 + 1)),
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

    /// Where nothing was played yet.
    pub fn standings(&self) -> Standings {
        Standings::new(self.header(), &self.sides)
    }

    /// Adds to a report how long everybody has thought in this run.
    pub fn tell_times(&self, report: &mut Report) {
        let times = |at: usize| self.tallies.get(at).map(Tally::times);
        for (at, entrant) in report.entrants.iter_mut().enumerate() {
            entrant.times = times(at);
        }
        if let Some(partner) = &mut report.partner {
            partner.times = times(self.settings.entrants.len());
        }
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
        let shard = self.settings.shard();
        for (deal, line) in deals.iter().zip(2..) {
            if !deal.fits(&self.seatings) || !self.fits_judging(&deal.judged) {
                return Err(LogError::Line { line, why: "it is not a deal of these entrants".to_owned() });
            }
            if !shard.has(deal.deal) {
                return Err(LogError::Line {
                    line,
                    why: format!("deal {} is not of part {shard}", deal.deal),
                });
            }
        }
        Ok(deals.iter().map(|deal| deal.deal).collect())
    }

    /// Starts every program once, to find out at the beginning what doesn't work at all.
    ///
    /// # Errors
    /// A program doesn't start or doesn't greet.
    pub fn rehearse(&self, stop: &AtomicBool) -> Result<(), ArenaError> {
        let each = self.entrants.iter().zip(&self.complaints).zip(self.names());
        for ((entrant, complaints), name) in each {
            if let Entrant::Program(command) = entrant {
                match Program::start(command, name.clone(), self.settings.limits, complaints, stop) {
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
        self.run_deals(done, threads, stop, false, |deal, _| each(deal))
    }

    /// The same with the record of every game, in the order of the line-ups.
    ///
    /// # Errors
    /// What `each` failed with; nothing more is played then.
    pub fn run_recorded(
        &self,
        done: &BTreeSet<u32>,
        threads: usize,
        stop: &Arc<AtomicBool>,
        each: impl FnMut(DealPlayed, Vec<Record>) -> io::Result<()>,
    ) -> io::Result<()> {
        self.run_deals(done, threads, stop, true, each)
    }

    fn run_deals(
        &self,
        done: &BTreeSet<u32>,
        threads: usize,
        stop: &Arc<AtomicBool>,
        recorded: bool,
        mut each: impl FnMut(DealPlayed, Vec<Record>) -> io::Result<()>,
    ) -> io::Result<()> {
        let wanted = self.settings.shard().deals(self.settings.deals);
        let next = Mutex::new(wanted.filter(|number| !done.contains(number)));
        let next = || next.lock().unwrap_or_else(PoisonError::into_inner).next();
        let (sender, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    let mut worker = Worker::new(self, Arc::clone(stop), recorded);
                    while let Some(number) = next() {
                        let Some(deal) = worker.deal(number) else { break };
                        if sender.send(deal).is_err() {
                            break;
                        }
                    }
                    worker.dismiss();
                });
            }
            drop(sender);
            let written = played.iter().try_for_each(|(deal, records)| each(deal, records));
            if written.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            written
        })
    }

    /// What everybody is called in a report, the partner last.
    pub(crate) fn names(&self) -> Vec<String> {
        names(&self.settings.everybody())
    }

    /// Says where a program sits in words of the reader: what it is called, its seat, and the number of the deal, as in
    /// a file.
    pub fn call_places(&mut self, words: impl Fn(&str, Seat, u32) -> String + Send + Sync + 'static) {
        self.places = Box::new(words);
    }

    /// What stands before the complaints of an entrant at a seat.
    pub(crate) fn place(&self, entrant: usize, seat: Seat, deal: u32) -> String {
        (self.places)(&self.names()[entrant], seat, deal)
    }

    /// The entrants that were given up, and after how many failures: chance plays for them.
    pub fn given_up(&self) -> Vec<(String, u32)> {
        let failures = self.failures.iter().map(|count| count.load(Ordering::Relaxed));
        let all = self.names().into_iter().zip(failures);
        all.filter(|(_, failures)| *failures >= MOST_FAILURES).collect()
    }

    /// The entrants that complained of the same more than once.
    pub fn repeated(&self) -> Vec<(String, Repeated)> {
        let repeated = self.complaints.iter().map(|complaints| complaints.repeated());
        self.names().into_iter().zip(repeated).filter_map(|(name, it)| Some((name, it?))).collect()
    }

    /// The entrants of whose complaints not all was shown, with the number of bytes that were left out.
    pub fn left_out(&self) -> Vec<(String, u64)> {
        let left_out = self.complaints.iter().map(|complaints| complaints.left_out());
        self.names().into_iter().zip(left_out).filter(|(_, bytes)| *bytes > 0).collect()
    }

    /// A number from which nobody can work out those for other purposes.
    ///
    /// Programs are told the chance of their seat. Where they play, nothing in it comes from the seed of the arena,
    /// which may be a small number that could be tried out.
    pub(crate) fn number(&self, deal: u32, purpose: Purpose) -> u64 {
        let is_told = self.entrants.iter().any(|entrant| matches!(entrant, Entrant::Program(_)));
        let (kind, seat, seed) = match purpose {
            Purpose::Cards => (0, Seat(0), self.settings.seed),
            Purpose::Player(seat) => (1, seat, if is_told { 0 } else { self.settings.seed }),
            Purpose::Substitute(seat) => (2, seat, self.settings.seed),
            Purpose::Again(seat) => (3, seat, if is_told { 0 } else { self.settings.seed }),
            Purpose::Judge => (4, Seat(0), self.settings.seed),
            Purpose::Draw(left) => (5, Seat(left as u8), self.settings.seed),
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
    /// A player once more, with other chances.
    Again(Seat),
    Judge,
    /// Which of so many decisions is judged.
    Draw(usize),
}
