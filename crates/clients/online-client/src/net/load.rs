//! A load for a server: tables of players who do anything, each move at a moment fixed beforehand. The
//! measurement begins with that moment, so that a server that stalls can’t hide it.

mod heard;
mod listen;

use std::{
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use card_match::Turn;
use hyper::Method;
use online_wire::{Answer, Entered, Hello, Opening, Options, Request, TableCommand};
use players::Level;
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng, SeedableRng},
};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Position, Seq};
use tokio::{
    sync::Notify,
    task::JoinSet,
    time::{Instant, sleep, sleep_until, timeout},
};

use self::{
    heard::{Choices, Heard, Now},
    listen::listen,
};
use crate::net::{Connection, HttpError, Link, Lost, Origin, http, open_table};

/// How many play at each table.
const PLAYERS: usize = 4;
/// How many tables are opened at a time.
const AT_A_TIME: usize = 16;
/// How long a connection waits before it comes back.
const WAIT: Duration = Duration::from_millis(300);
/// How long all tables have for their first hand.
const DEALING: Duration = Duration::from_secs(60);
/// From the last of these hands to the first move.
const SOON: Duration = Duration::from_millis(500);
/// How long everybody has at the end to look whether what was acknowledged is there.
const LOOKING: Duration = Duration::from_secs(60);

/// A load to be measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Load {
    /// The server.
    pub origin: Origin,
    /// How many tables play.
    pub tables: usize,
    /// How many of the four at each table are expert bots of the server. A move of a person is due no sooner than it is
    /// their turn then.
    pub experts: usize,
    /// How many sockets only listen, at tables where nothing happens.
    pub sockets: usize,
    /// How many moves a second are made at all tables together.
    pub rate: f64,
    /// For how long.
    pub seconds: f64,
}

impl Load {
    /// How many people play at each table.
    fn people(&self) -> usize {
        PLAYERS.saturating_sub(self.experts).max(1)
    }
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoadReport {
    /// Moves that were acknowledged, each second.
    pub moves_per_second: f64,
    /// From the moment a move was due until everybody at the table saw it, in milliseconds: the median.
    pub p50_ms: f64,
    /// The same: all but one of a hundred are quicker.
    pub p99_ms: f64,
    /// Moves that were refused, and connections that could not be had at all.
    pub errors: u64,
    /// Acknowledged moves that the log does not have.
    pub lost: u64,
    /// Connections that broke and came back.
    pub returns: u64,
    /// From the moment a connection broke until its table was seen again, in milliseconds: the longest. Nothing if none
    /// broke.
    pub slowest_return_ms: Option<f64>,
    /// What a listening socket costs the server in memory; nothing if the server doesn’t tell.
    pub server_bytes_per_socket: Option<f64>,
}

#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    errors: AtomicU64,
    lost: AtomicU64,
    returns: AtomicU64,
    /// In microseconds.
    slowest_return: AtomicU64,
    /// In microseconds.
    latencies: Mutex<Vec<u32>>,
}

impl Tally {
    /// A connection that broke then is back, and its table is seen.
    fn note_return(&self, broke: Instant) {
        let micros = u64::try_from(broke.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.returns.fetch_add(1, Relaxed);
        self.slowest_return.fetch_max(micros, Relaxed);
    }
}

/// When the load begins: once every table has its first hand.
#[derive(Default)]
struct Beginning {
    moment: OnceLock<Instant>,
    /// How many tables have a hand.
    dealt: AtomicUsize,
    told: Notify,
}

impl Beginning {
    /// One more table has its first hand.
    fn note_dealt(&self) {
        self.dealt.fetch_add(1, Relaxed);
        self.told.notify_one();
    }

    /// Begins when so many tables have a hand, or have had time enough for it.
    async fn begin(&self, tables: usize) {
        let all = async {
            while self.dealt.load(Relaxed) < tables {
                self.told.notified().await;
            }
        };
        // Where a table has none, its players tell of it: nothing is measured there.
        let _ = timeout(DEALING, all).await;
        self.moment.get_or_init(|| Instant::now() + SOON);
    }
}

/// The moments at which a table’s moves are due.
struct Schedule {
    beginning: Arc<Beginning>,
    /// From the beginning to the first of them.
    first: Duration,
    every: Duration,
    length: Duration,
    /// How many people play.
    people: usize,
    /// The number of the next move.
    next: AtomicU64,
    /// The moment at which the last move was due.
    last: Mutex<Option<Instant>>,
    /// Whether the first hand is dealt.
    dealt: AtomicBool,
}

impl Schedule {
    fn due(&self, number: u64) -> Option<Instant> {
        Some(*self.beginning.moment.get()? + self.first + self.every.mul_f64(number as f64))
    }

    fn end(&self) -> Option<Instant> {
        Some(*self.beginning.moment.get()? + self.length)
    }

    fn is_over(&self) -> bool {
        self.end().is_some_and(|end| end <= Instant::now())
    }

    fn note_dealt(&self) {
        if !self.dealt.swap(true, Relaxed) {
            self.beginning.note_dealt();
        }
    }
}

/// Puts a load on a server.
///
/// # Errors
/// The server can’t be reached, or opens no tables.
pub async fn load(load: &Load) -> Result<LoadReport, HttpError> {
    let tally = Arc::new(Tally::default());
    let before = resident(&load.origin).await;
    let listeners = listen(load, &tally).await?;
    let after = resident(&load.origin).await;
    let links = open(load, load.tables).await?;
    let beginning = Arc::new(Beginning::default());
    let every = Duration::from_secs_f64(load.tables as f64 / load.rate.max(0.001));
    let mut players = JoinSet::new();
    for (number, link) in links.into_iter().enumerate() {
        let schedule = Arc::new(Schedule {
            beginning: Arc::clone(&beginning),
            first: every.mul_f64(number as f64 / load.tables.max(1) as f64),
            every,
            length: Duration::from_secs_f64(load.seconds),
            people: load.people(),
            next: AtomicU64::new(0),
            last: Mutex::default(),
            dealt: AtomicBool::new(false),
        });
        for player in 0..load.people() {
            let bot = Bot::new(link.clone(), (number, player), Arc::clone(&schedule), Arc::clone(&tally));
            players.spawn(bot.run());
        }
    }
    beginning.begin(load.tables).await;
    while players.join_next().await.is_some() {}
    drop(listeners);
    Ok(report(load, &tally, before.zip(after)))
}

fn report(load: &Load, tally: &Tally, resident: Option<(f64, f64)>) -> LoadReport {
    let mut latencies = tally.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
    latencies.sort_unstable();
    let at = |part: f64| {
        let place = (latencies.len() as f64 * part) as usize;
        latencies.get(place.min(latencies.len().saturating_sub(1))).map_or(0.0, |&us| f64::from(us) / 1_000.0)
    };
    let sockets = (load.sockets > 0).then_some(load.sockets as f64);
    LoadReport {
        moves_per_second: tally.moves.load(Relaxed) as f64 / load.seconds,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        errors: tally.errors.load(Relaxed),
        lost: tally.lost.load(Relaxed),
        returns: tally.returns.load(Relaxed),
        slowest_return_ms: Some(tally.slowest_return.load(Relaxed))
            .filter(|&micros| micros > 0)
            .map(|micros| micros as f64 / 1_000.0),
        server_bytes_per_socket: resident
            .zip(sockets)
            .map(|((before, after), sockets)| (after - before) / sockets),
    }
}

fn opening() -> Opening {
    let rules = serde_json::Map::from_iter([("preset".to_owned(), "australian-4".into())]);
    let options = Options { bot_ms: 0, level: Level::Expert, ..Options::default() };
    Opening { game: "five-hundred".to_owned(), rules, options }
}

async fn open(load: &Load, count: usize) -> Result<Vec<Link>, HttpError> {
    let mut links = Vec::with_capacity(count);
    while links.len() < count {
        let batch = (count - links.len()).min(AT_A_TIME);
        let opened: Vec<_> = (0..batch).map(|_| open_one(load.origin.clone())).collect();
        for link in futures_util::future::join_all(opened).await {
            links.push(link?);
        }
    }
    Ok(links)
}

async fn open_one(origin: Origin) -> Result<Link, HttpError> {
    open_table(&origin, &opening()).await
}

fn hello(number: usize) -> Hello {
    Hello { name: Some(format!("P{number}")), ..Hello::default() }
}

/// The memory that a server says it takes.
async fn resident(origin: &Origin) -> Option<f64> {
    let metrics = http::ask(origin, (Method::GET, "/metrics"), None, String::new()).await.ok()?;
    let line = metrics.lines().find(|line| line.starts_with("kook_resident_bytes "))?;
    line.rsplit(' ').next()?.parse().ok()
}

/// Somebody who does anything.
struct Bot {
    link: Link,
    number: usize,
    schedule: Arc<Schedule>,
    tally: Arc<Tally>,
    key: Option<String>,
    /// When the connection broke, until the table is seen again.
    broke: Option<Instant>,
    view: Option<Box<RawValue>>,
    turn: Option<Turn>,
    /// Since when it is their turn, where bots play that need time.
    since: Option<Instant>,
    position: Position,
    seated: bool,
    /// Every place has somebody: no bot thinks in the first hand.
    complete: bool,
    pending: Option<Request>,
    /// What was acknowledged, with its entry.
    acknowledged: Vec<(Request, Seq)>,
    requests: u64,
    dice: SplitMix64,
}

impl Bot {
    fn new(link: Link, (table, number): (usize, usize), schedule: Arc<Schedule>, tally: Arc<Tally>) -> Self {
        // No two do the same: tables that end their hands all at once would be another load.
        let seed = (table * PLAYERS + number) as u64;
        Self {
            link,
            number,
            schedule,
            tally,
            key: None,
            broke: None,
            view: None,
            turn: None,
            since: None,
            position: Position::default(),
            seated: false,
            complete: false,
            pending: None,
            acknowledged: Vec::new(),
            requests: 0,
            dice: SplitMix64::seed_from_u64(seed),
        }
    }

    /// Plays until the end, then looks whether everything is there.
    async fn run(mut self) {
        while !self.schedule.is_over() {
            if let Err(lost) = self.stay().await {
                if lost.is_for_ever() {
                    self.tally.errors.fetch_add(1, Relaxed);
                    return;
                }
                self.broke.get_or_insert_with(Instant::now);
                sleep(WAIT).await;
            }
        }
        let look = timeout(LOOKING, async {
            while !self.acknowledged.is_empty() {
                if self.look().await.is_err() {
                    sleep(WAIT).await;
                }
            }
        });
        if look.await.is_err() {
            self.tally.errors.fetch_add(1, Relaxed);
        }
    }

    async fn connect(&mut self) -> Result<Connection, Lost> {
        Connection::open(&self.link, self.key.as_deref(), hello(self.number)).await
    }

    /// Plays as long as the connection holds.
    async fn stay(&mut self) -> Result<(), Lost> {
        let mut connection = self.connect().await?;
        let mut welcome = false;
        loop {
            if self.schedule.is_over() {
                return Ok(());
            }
            let act = self.due().filter(|_| welcome);
            // Before the beginning it is looked again and again whether it has come.
            let wake = act.or_else(|| self.schedule.end()).unwrap_or_else(|| Instant::now() + WAIT);
            let text = tokio::select! {
                text = connection.next() => text?,
                () = sleep_until(wake) => {
                    if act.is_some() {
                        self.act(&mut connection).await?;
                    }
                    continue;
                }
            };
            match serde_json::from_str(&text) {
                Ok(Heard::Welcome(begin)) => {
                    welcome = true;
                    self.broke.take().into_iter().for_each(|broke| self.tally.note_return(broke));
                    self.key = begin.key.or_else(|| self.key.take());
                    self.hear(&begin.now);
                    self.sit(&mut connection).await?;
                    if let Some(request) = &self.pending {
                        connection.send(request).await?;
                    }
                }
                Ok(Heard::Told(now)) => {
                    // A deal is nobody’s move.
                    if now.entered == Entered::Played && now.by.is_some() {
                        self.note_seen();
                    }
                    self.hear(&now);
                    self.go_on(&mut connection).await?;
                }
                Ok(Heard::Answer(answer)) => self.answered(&answer),
                Ok(Heard::GoingAway | Heard::Reload) => {}
                Err(error) => return Err(Lost::Broken(error.to_string())),
            }
        }
    }

    fn hear(&mut self, now: &Now<'_>) {
        self.position = now.position;
        self.view = now.view.map(ToOwned::to_owned).or_else(|| self.view.take());
        self.turn = now.player_state.map(|player_state| player_state.turn).or(self.turn);
        let waits = self.turn == Some(Turn::Mine) && self.schedule.people < PLAYERS;
        self.since = waits.then(|| self.since.unwrap_or_else(Instant::now));
        if let Some(participants) = &now.participants {
            let taken = participants.places.iter().filter(|place| place.participant.is_some());
            self.complete = taken.count() == self.schedule.people;
        }
        if self.turn.is_some() {
            self.schedule.note_dealt();
        }
    }

    /// Everybody sees the move that was due last.
    fn note_seen(&self) {
        let due = *self.schedule.last.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(due) = due else { return };
        let since = Instant::now().saturating_duration_since(due);
        let micros = u32::try_from(since.as_micros()).unwrap_or(u32::MAX);
        self.tally.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(micros);
    }

    /// When this player is to act, if it is their turn.
    fn due(&self) -> Option<Instant> {
        let acts = self.turn == Some(Turn::Mine) && self.pending.is_none();
        let due = self.schedule.due(self.schedule.next.load(Relaxed)).filter(|_| acts)?;
        Some(self.since.map_or(due, |since| since.max(due)))
    }

    fn request(&mut self, command: TableCommand) -> Request {
        self.requests += 1;
        Request { id: self.requests.to_string(), at: Some(self.position), command }
    }

    async fn sit(&mut self, connection: &mut Connection) -> Result<(), Lost> {
        if !self.seated {
            self.seated = true;
            let sit = self.request(TableCommand::Sit { place: Some(self.number) });
            connection.send(&sit).await?;
        }
        self.go_on(connection).await
    }

    /// Whatever keeps the table going between hands. What is refused was done by another.
    async fn go_on(&mut self, connection: &mut Connection) -> Result<(), Lost> {
        let command = match self.turn {
            None if self.complete => TableCommand::Start {},
            Some(Turn::Deal | Turn::Over) => TableCommand::Ready { cut: None },
            _ => return Ok(()),
        };
        let request = self.request(command);
        connection.send(&request).await
    }

    async fn act(&mut self, connection: &mut Connection) -> Result<(), Lost> {
        *self.schedule.last.lock().unwrap_or_else(PoisonError::into_inner) = self.due();
        self.since = None;
        self.schedule.next.fetch_add(1, Relaxed);
        let Some(action) = self.choose() else {
            self.tally.errors.fetch_add(1, Relaxed);
            self.turn = None;
            return Ok(());
        };
        let request = self.request(TableCommand::Act(action));
        self.pending = Some(request.clone());
        connection.send(&request).await
    }

    /// Any action; every other time a pass where there is one, so that few hands are passed out.
    fn choose(&mut self) -> Option<String> {
        let dice = self.dice.next_u64();
        let view = self.view.take()?;
        let read: Choices<'_> = serde_json::from_str(view.get()).ok()?;
        let choices = &read.choices;
        let pass = choices.iter().find(|choice| *choice == "pass").filter(|_| dice >> 63 > 0);
        let any = || choices.get(dice as usize % choices.len().max(1));
        let choice = pass.or_else(any)?.to_string();
        let discards = choice.ends_with('…');
        let mut hands = read.seats.iter().filter_map(|seat| seat.hand.as_ref());
        let mine = hands.find(|hand| hand.len() > 10);
        let discard = mine.map(|hand| format!("discard {}", hand[hand.len() - read.kitty_size..].join(" ")));
        let choice = if discards { discard } else { Some(choice) };
        self.view = Some(view);
        choice
    }

    fn answered(&mut self, answer: &Answer) {
        let Some(request) = self.pending.take_if(|request| request.id == answer.id) else { return };
        match answer.seq {
            Some(seq) => {
                self.tally.moves.fetch_add(1, Relaxed);
                self.acknowledged.push((request, seq));
            }
            None => {
                self.tally.errors.fetch_add(1, Relaxed);
            }
        }
    }

    /// Asks again for everything that was acknowledged: what is there is answered with its entry.
    async fn look(&mut self) -> Result<(), Lost> {
        let mut connection = self.connect().await?;
        while let Some((request, seq)) = self.acknowledged.last().cloned() {
            connection.send(&request).await?;
            let answer = loop {
                match serde_json::from_str(&connection.next().await?) {
                    Ok(Heard::Answer(answer)) if answer.id == request.id => break answer,
                    _ => {}
                }
            };
            if answer.refused.is_some_and(|refused| refused.code == "busy") {
                sleep(Duration::from_millis(20)).await;
                continue;
            }
            self.tally.lost.fetch_add(u64::from(answer.seq != Some(seq)), Relaxed);
            self.acknowledged.pop();
        }
        Ok(())
    }
}
