//! The log of a match: the one authority over it. Its state is the fold of its entries and nothing else.
//!
//! [`Log::propose`] judges a command and gives the entry it would be, or a refusal; the keeper of the log makes that
//! entry durable; [`Log::apply`] then adds it, and never judges. [`Log::append`] is both in one, for those who keep
//! what is there already, or keep nothing.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    DealError, DealSource, Event, Game, Malformed, Record, ReplayError, Seat, Table, Viewer,
    entry::{
        BEHAVIOUR, DealLine, Entry, Header, KNOWN, LOG_FORMAT, Line, Person, Position, Seq, Start, What,
    },
    line::{LineError, LineVersion, read_line},
    quoted,
    table::read_deal,
};

/// The log of a match of one or more games: it judges what people want, and keeps what has happened.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Command, Log, Person, Seat, Seed, Start};
///
/// let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// let seated = (0..4).map(Person).collect();
/// log.append(None, Command::Game(Start { number: 0, seated, first: None, won: vec![0; 4] }))?;
/// log.append(None, Command::Deal { dealer: Seat(0), source: Seed([1; 32]).into() })?;
///
/// // Person 1 passes on the position they saw.
/// let pass = Command::Act { at: log.position(), seat: Seat(1), action: Action::Pass };
/// log.append(Some(Person(1)), pass)?;
/// assert_eq!(log.table().turn(), Some(Seat(2)));
///
/// // Whoever reads the log comes to the same match.
/// let again = Log::<Rules>::read(&log.to_text())?;
/// assert_eq!(again.table().state(), log.table().state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    header: Header,
    entries: Vec<Entry<G>>,
    fold: Fold<G>,
}

/// The match that a log's entries come to, up to one of them.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Command, Log, Person, Seat, Seed, Seq, Start};
///
/// let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// # let start = Start { number: 0, seated: (0..4).map(Person).collect(), first: None, won: vec![0; 4] };
/// log.append(None, Command::Game(start))?;
/// log.append(None, Command::Deal { dealer: Seat(0), source: Seed([1; 32]).into() })?;
/// let mut turns = Vec::new();
/// log.replay(Seq(0), |_, fold| turns.push(fold.table().turn()));
/// assert_eq!(turns, [None, Some(Seat(1))]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fold<G: Game> {
    /// The game that is played.
    table: Table<G>,
    /// How it began.
    start: Start,
    /// The entries of what has been done in the last hand and was not taken back.
    acts: Vec<Seq>,
    /// Those of claims of the rest.
    claims: Vec<Seq>,
    position: Position,
}

/// What somebody wants to happen in a match: [`Log::propose`] makes an [`Entry`] of it, or refuses it.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Command, DealError, Log, Refused, Seat, Seed};
///
/// let log = Log::open(Rules::preset("australian-4")?, Default::default());
/// let deal = Command::Deal { dealer: Seat(9), source: Seed([1; 32]).into() };
/// let refused = log.propose(None, deal).err();
/// assert_eq!(refused, Some(Refused::Deal(DealError::NoSuchDealer(Seat(9)))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Command<G: Game> {
    /// A game begins.
    Game(Start),
    /// A hand is dealt.
    Deal {
        /// The dealer.
        dealer: Seat,
        /// Where the cards come from.
        source: DealSource,
    },
    /// A player acts on the position they saw.
    Act {
        /// That position.
        at: Position,
        /// The seat that acts.
        seat: Seat,
        /// The action.
        action: G::Action,
    },
    /// A player claims the rest of the hand.
    Claim {
        /// The seat that claims.
        seat: Seat,
    },
    /// An entry of this hand, and what has been done since, is taken back.
    TakeBack {
        /// That entry.
        to: Seq,
    },
}

/// Why a command becomes no entry of a log; `R` is the game's own type of refusals.
///
/// ```
/// use five_hundred::{Action, Refusal, Rules};
/// use kookaburra_table::{Command, Log, Person, Refused, Seat, Seed, Start};
///
/// # let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// # let start = Start { number: 0, seated: (0..4).map(Person).collect(), first: None, won: vec![0; 4] };
/// # log.append(None, Command::Game(start))?;
/// log.append(None, Command::Deal { dealer: Seat(0), source: Seed([1; 32]).into() })?;
/// let too_early = Command::Act { at: log.position(), seat: Seat(3), action: Action::Pass };
/// let refused = log.append(Some(Person(3)), too_early);
/// assert!(matches!(refused, Err(Refused::Unlawful(Refusal::NotInTurn { seat: Seat(3), .. }))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused<R> {
    /// The rules forbid it.
    #[error("{0}")]
    Unlawful(R),
    /// The hand can't be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// Something has changed since the player looked.
    #[error("something else has happened in between")]
    Conflict {
        /// The position now.
        now: Position,
        /// The entries since the player looked.
        since: Vec<Seq>,
    },
    /// This is not the time for it.
    #[error("this is not the time for it")]
    NotTheTime,
}

/// Why a text is no log of this game, or none that can be continued.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{Log, LogError};
///
/// let mut log = Log::open(Rules::preset("australian-4")?, Default::default());
/// let error = log.read_on("{\"seq\":0}\n").err();
/// assert!(matches!(error, Some(LogError::Line { line: 2, .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// The first line is not the header of a log.
    #[error(transparent)]
    Header(#[from] Malformed),
    /// A line is no entry, or one that can't follow those before it.
    #[error("line {line}: {why}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// Why.
        why: String,
    },
    /// Another version wrote it, and this one would not play it alike.
    #[error("line {line}: another version wrote this: {why}")]
    NeedsVersion {
        /// The line, from 1.
        line: usize,
        /// The part that is not known here, or comes out differently.
        why: String,
    },
}

impl<G: Game> Log<G> {
    /// Opens the log of a match; its first entry is to be a game. `about` is what the authority keeps beside the
    /// entries.
    pub fn open(rules: G, about: Map<String, Value>) -> Self {
        Self::sharing(Arc::new(rules), about)
    }

    /// The same by rules that other logs have, too.
    pub fn sharing(rules: Arc<G>, about: Map<String, Value>) -> Self {
        let header = Header {
            version: LineVersion::FIRST,
            format: LOG_FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: rules.rules_json(),
            behaviour: BEHAVIOUR,
            about,
        };
        Self { header, entries: Vec::new(), fold: Fold::new(rules) }
    }

    /// What it is of.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Everything that has happened, what was taken back included.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The number of the next entry.
    pub const fn next_seq(&self) -> Seq {
        Seq(self.entries.len() as u64)
    }

    /// Where the match stands.
    pub const fn position(&self) -> Position {
        self.fold.position
    }

    /// The game that is played.
    pub const fn table(&self) -> &Table<G> {
        &self.fold.table
    }

    /// How it began.
    pub const fn start(&self) -> &Start {
        &self.fold.start
    }

    /// The entries of what has been done in the last hand and holds: one for each of the table's actions.
    pub fn acts(&self) -> &[Seq] {
        &self.fold.acts
    }

    /// The last claim of the rest in this hand that holds.
    pub fn claim(&self) -> Option<Seq> {
        self.fold.claims.last().copied()
    }

    /// An entry.
    pub fn entry(&self, seq: Seq) -> Option<&Entry<G>> {
        self.entries.get(usize::try_from(seq.0).ok()?)
    }

    /// What a viewer learns from the last entry.
    pub fn last_events(&self, viewer: Viewer) -> Vec<Event<G::Event>> {
        self.entries.last().map(|last| self.fold.events(last, viewer)).unwrap_or_default()
    }

    /// The games that each person has won so far.
    pub fn won(&self) -> Vec<u32> {
        let mut won = self.fold.start.won.clone();
        let games = self.fold.table.standing().games.unwrap_or_default();
        for (person, games) in self.fold.start.seated.iter().zip(games) {
            if let Some(won) = won.get_mut(person.0 as usize) {
                *won += u32::from(games);
            }
        }
        won
    }

    /// Judges a command: the entry that it would be. Nothing changes.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn propose(&self, by: Option<Person>, command: Command<G>) -> Result<Entry<G>, Refused<G::Refusal>> {
        let what = self.judge(command)?;
        let closes = match what {
            What::Act { seat, action } => self.fold.table.closing(seat, action),
            _ => None,
        };
        Ok(Entry { seq: self.next_seq(), by, what, closes })
    }

    /// Judges a command and adds the entry that it is.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn append(&mut self, by: Option<Person>, command: Command<G>) -> Result<Seq, Refused<G::Refusal>> {
        let seq = self.next_seq();
        let mut entry = Entry { seq, by, what: self.judge(command)?, closes: None };
        self.fold.apply(&entry);
        // An action that has been done need not be tried out to know what comes of it.
        if matches!(entry.what, What::Act { .. }) {
            entry.closes = self.fold.table.closed();
        }
        self.entries.push(entry);
        Ok(seq)
    }

    fn judge(&self, command: Command<G>) -> Result<What<G>, Refused<G::Refusal>> {
        Ok(match command {
            Command::Game(start) if self.may_begin(&start) => What::Game(start),
            Command::Deal { dealer, source } => {
                self.fold.table.may_deal(dealer)?;
                read_deal(self.fold.table.game(), dealer, &source)?;
                What::Deal { dealer, source }
            }
            Command::Act { at, seat, action } => {
                if at != self.fold.position {
                    return Err(Refused::Conflict { now: self.fold.position, since: self.since(at) });
                }
                self.fold.table.check(seat, action).map_err(Refused::Unlawful)?;
                What::Act { seat, action }
            }
            Command::Claim { seat } if self.fold.table.in_hand() => What::Claim { seat },
            Command::TakeBack { to } if self.is_of_this_hand(to) => What::TakenBack { to },
            Command::Game(_) | Command::Claim { .. } | Command::TakeBack { .. } => {
                return Err(Refused::NotTheTime);
            }
        })
    }

    /// Whether a game can begin so: the one before is over, everybody has one seat, and their games are counted.
    fn may_begin(&self, start: &Start) -> bool {
        let over = self.entries.is_empty() || self.fold.table.phase().is_none();
        let seated = &start.seated;
        let once = |(at, person): (usize, &Person)| !seated[..at].contains(person);
        let counted = seated.iter().all(|person| (person.0 as usize) < start.won.len());
        let seats = self.fold.table.game().seats();
        let dealt = start.first.is_none_or(|first| first.index() < seats);
        over && counted && dealt && seated.len() == seats && seated.iter().enumerate().all(once)
    }

    /// Whether an entry of the last hand holds.
    fn is_of_this_hand(&self, seq: Seq) -> bool {
        self.fold.acts.contains(&seq) || self.fold.claims.contains(&seq)
    }

    /// The entries since a position.
    fn since(&self, at: Position) -> Vec<Seq> {
        let mut position = self.fold.position;
        let mut since = Vec::new();
        for entry in self.entries.iter().rev() {
            if position <= at {
                break;
            }
            since.push(entry.seq);
            position.0 -= u64::from(entry.what.changes_position());
        }
        since.reverse();
        since
    }

    /// Adds an entry that [`propose`](Self::propose) gave for the log as it stands.
    pub fn apply(&mut self, entry: Entry<G>) {
        debug_assert_eq!(entry.seq, self.next_seq(), "an entry of another log, or of another time");
        self.fold.apply(&entry);
        self.entries.push(entry);
    }

    /// Shows the entries from one on, each with what the log came to right after it.
    pub fn replay(&self, from: Seq, mut each: impl FnMut(&Entry<G>, &Fold<G>)) {
        // The last deal, or the beginning of a game that is not dealt yet, is as good a beginning as the first, if
        // nothing before it is wanted.
        let wanted = usize::try_from(from.0).unwrap_or(usize::MAX).min(self.entries.len());
        let begins = |entry: &Entry<G>| matches!(entry.what, What::Deal { .. } | What::Game(_));
        let last = self.entries.iter().rposition(begins).filter(|&last| last < wanted).unwrap_or_default();
        let (mut fold, begin) = match self.entries.get(last).map(|entry| &entry.what) {
            Some(What::Deal { .. }) => (self.fold.at_the_deal(), last + 1),
            _ => (Fold::new(self.fold.table.shared()), last),
        };
        for (number, entry) in self.entries.iter().enumerate().skip(begin) {
            fold.apply(entry);
            if number >= wanted {
                each(entry, &fold);
            }
        }
    }

    /// The whole log as it is kept: a line for the header and one for each entry.
    pub fn to_text(&self) -> String {
        let mut text = self.header_line() + "\n";
        for entry in &self.entries {
            text.push_str(&entry.to_line());
            text.push('\n');
        }
        text
    }

    /// The first line of the log as it is kept, without its end.
    pub fn header_line(&self) -> String {
        self.header.to_line()
    }

    /// Reads a log as it is kept. A last line without an end is not read: its writer was cut off.
    ///
    /// # Errors
    /// It is no log, or not one to go on with.
    pub fn read(text: &str) -> Result<Self, LogError> {
        let (header, entries) = text.split_once('\n').unwrap_or_default();
        let header = read_header(header)?;
        if header.game != G::NAME {
            let game = quoted(&header.game);
            return Err(Malformed::new(format!("the game is \"{game}\", not \"{}\"", G::NAME)).into());
        }
        let rules = G::read_rules(&header.rules)
            .map_err(|problems| LogError::NeedsVersion { line: 1, why: format!("rules: {problems}") })?;
        let mut log = Self { header: header.clone(), ..Self::open(rules, Map::new()) };
        log.read_on(entries)?;
        Ok(log)
    }

    /// Reads the lines of entries that follow. A last one without an end is not read: its writer was cut off, or still
    /// writes.
    ///
    /// # Errors
    /// A line is no entry that can follow; those before it have been added.
    pub fn read_on(&mut self, lines: &str) -> Result<(), LogError> {
        for line in lines.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            let entry = self.read_entry(line)?;
            self.apply(entry);
        }
        Ok(())
    }

    /// Reads the line of the next entry, without its end, and judges it. Nothing changes.
    ///
    /// # Errors
    /// It is no entry that can follow.
    pub fn read_entry(&self, line: &str) -> Result<Entry<G>, LogError> {
        self.entry_of(line).map_err(|problem| problem.at(self.entries.len() + 2))
    }

    fn entry_of(&self, line: &str) -> Result<Entry<G>, Problem> {
        let line: Line = read_line(line, KNOWN).map_err(|error| match error {
            LineError::NeedsVersion { .. } => Problem::Unknown(error.to_string()),
            LineError::Malformed(error) => Problem::Wrong(error.to_string()),
        })?;
        let (seq, by, closes) = (line.seq, line.by, line.closes.clone());
        if seq != self.next_seq() {
            return Err(Problem::Wrong(format!("it is entry {}, not {}", seq.0, self.next_seq().0)));
        }
        let command = self.command(line)?;
        let entry = self.propose(by, command).map_err(|refused| Problem::Wrong(refused.to_string()))?;
        if entry.closes != closes {
            return Err(Problem::Unknown("the hand comes to something else here".to_owned()));
        }
        Ok(entry)
    }

    /// Adds what happened in a game that was recorded.
    fn follow(&mut self, command: Command<G>) -> Result<(), Malformed> {
        self.append(None, command).map(drop).map_err(|refused| Malformed::new(refused.to_string()))
    }

    /// What an entry that is read was once proposed as.
    fn command(&self, line: Line) -> Result<Command<G>, Problem> {
        let wrong = |why: &str| Err(Problem::Wrong(why.to_owned()));
        let Line { game, deal, act, claim, taken_back, .. } = line;
        Ok(match (game, deal, act, claim, taken_back) {
            (Some(start), None, None, None, None) => Command::Game(start),
            (None, Some(DealLine { dealer, from }), None, None, None) => {
                Command::Deal { dealer, source: from }
            }
            (None, None, Some(act), None, None) => {
                let read = self.table().game().read_line(&act);
                let (seat, action) = read.map_err(|error| Problem::Wrong(error.to_string()))?;
                Command::Act { at: self.position(), seat, action: self.table().meant(action) }
            }
            (None, None, None, Some(seat), None) if seat.index() < self.table().game().seats() => {
                Command::Claim { seat }
            }
            (None, None, None, Some(seat), None) => return wrong(&format!("there is no seat {seat}")),
            (None, None, None, None, Some(to)) => Command::TakeBack { to },
            _ => return wrong("it is not one thing that can happen"),
        })
    }

    /// The log of a game that was recorded, after `start`; what was taken back is in no record.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    pub fn from_record(
        record: &Record,
        start: Start,
        about: Map<String, Value>,
    ) -> Result<Self, ReplayError<G::Refusal>> {
        let table = Table::<G>::from_record(record)?;
        let mut log = Self::open(table.game().clone(), about);
        log.follow(Command::Game(start))?;
        for hand in table.hands() {
            log.follow(Command::Deal { dealer: hand.dealer, source: hand.source.clone() })?;
            for &(seat, action) in &hand.actions {
                log.follow(Command::Act { at: log.position(), seat, action })?;
            }
        }
        Ok(log)
    }
}

/// Reads the first line of a log.
///
/// # Errors
/// It is none, or of another version.
pub fn read_header(line: &str) -> Result<Header, LogError> {
    let newer = |why: String| Err(LogError::NeedsVersion { line: 1, why });
    let Head { format } = serde_json::from_str(line).map_err(|error| Malformed::in_text(&error, "."))?;
    if format != LOG_FORMAT {
        let why = format!("the format is \"{}\", not \"{LOG_FORMAT}\"", quoted(&format));
        return if format.starts_with(LOG_OF_ALL_VERSIONS) {
            newer(why)
        } else {
            Err(Malformed::new(why).into())
        };
    }
    let header: Header = read_line(line, KNOWN).map_err(|error| match error {
        LineError::NeedsVersion { .. } => LogError::NeedsVersion { line: 1, why: error.to_string() },
        LineError::Malformed(error) => Malformed::in_text(&error, ".").into(),
    })?;
    if header.behaviour != BEHAVIOUR {
        return newer(format!("its rules are number {}, those here {BEHAVIOUR}", header.behaviour));
    }
    Ok(header)
}

/// What the format of logs of all versions begins with.
const LOG_OF_ALL_VERSIONS: &str = "kookaburra-log/";

/// As much of a header as says what it is.
#[derive(Deserialize)]
struct Head {
    format: String,
}

impl<G: Game> Fold<G> {
    fn new(rules: Arc<G>) -> Self {
        Self {
            table: Table::sharing(rules),
            start: Start { number: 0, seated: Vec::new(), first: None, won: Vec::new() },
            acts: Vec::new(),
            claims: Vec::new(),
            position: Position::default(),
        }
    }

    /// What it was right after the last deal; its position and what came before the hand are left out.
    fn at_the_deal(&self) -> Self {
        let mut table = self.table.clone();
        table.rewind(0);
        let start = self.start.clone();
        Self { table, start, acts: Vec::new(), claims: Vec::new(), position: self.position }
    }

    /// The game that is played.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What a viewer learns from the last entry.
    pub fn events(&self, last: &Entry<G>, viewer: Viewer) -> Vec<Event<G::Event>> {
        match &last.what {
            What::Deal { .. } | What::Act { .. } => self.table.events(viewer),
            What::Claim { seat } => vec![Event::Claimed { seat: *seat }],
            What::TakenBack { .. } => vec![Event::TakenBack],
            What::Game(_) => Vec::new(),
        }
    }

    fn apply(&mut self, entry: &Entry<G>) {
        match &entry.what {
            What::Game(start) => {
                self.start.clone_from(start);
                self.table = Table::sharing(self.table.shared());
                self.acts.clear();
                self.claims.clear();
            }
            What::Deal { dealer, source } => {
                let dealt = self.table.deal(*dealer, source.clone());
                debug_assert!(dealt.is_ok(), "it was judged: {dealt:?}");
                self.acts.clear();
                self.claims.clear();
            }
            What::Act { seat, action } => {
                self.table.perform(*seat, *action);
                self.acts.push(entry.seq);
            }
            What::Claim { .. } => self.claims.push(entry.seq),
            What::TakenBack { to } => {
                self.acts.truncate(self.acts.partition_point(|seq| seq < to));
                self.claims.truncate(self.claims.partition_point(|seq| seq < to));
                self.table.rewind(self.acts.len());
            }
        }
        self.position.0 += u64::from(entry.what.changes_position());
    }
}

/// The mistake in a line.
enum Problem {
    /// It is no entry, or can't follow.
    Wrong(String),
    /// Another version may have written it.
    Unknown(String),
}

impl Problem {
    fn at(self, line: usize) -> LogError {
        match self {
            Self::Wrong(why) => LogError::Line { line, why },
            Self::Unknown(why) => LogError::NeedsVersion { line, why },
        }
    }
}

impl<G: Game> What<G> {
    /// Whether it changes cards, calls, duties or the seats that may act.
    const fn changes_position(&self) -> bool {
        !matches!(self, Self::Claim { .. })
    }
}
