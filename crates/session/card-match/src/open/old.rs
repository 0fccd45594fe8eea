//! Matches at an open table as versions before their log kept them, `kookaburra-open-match/2`: a header, and a line for
//! whatever was dealt and done; and as the first version did, as one object. They are only read.

use five_hundred::Rules;
use laws::open_table::Act;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Command, Game, HandRecord, LineVersion, Log, Record, Start, read_line};

use super::{Head, OpenRules, as_strong_as_here};
use crate::{
    Match, Member, NotRead, Who, game_match::persons, people::SavedMember, saved::About, seeds::MatchSeed,
};

/// The `format` of such a match.
const FORMAT: &str = "kookaburra-open-match/2";
/// The version of its lines that is known here: see [`LineVersion`].
const KNOWN: LineVersion = LineVersion::FIRST;
/// That of the first version.
const FIRST_FORMAT: &str = "kookaburra-open-match/1";
/// What the formats of all versions begin with.
const ALL_FORMATS: &str = "kookaburra-open-match/";

/// An entry.
enum Entry {
    /// A hand was dealt.
    Deal(HandRecord),
    /// Somebody did or said something.
    Act(String),
    /// The game of this number began.
    Game(u32),
}

/// A line with an entry.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(default, rename = "v")]
    _version: LineVersion,
    /// The number of the entry.
    seq: usize,
    #[serde(default)]
    deal: Option<HandRecord>,
    #[serde(default)]
    act: Option<String>,
    #[serde(default)]
    game: Option<u32>,
}

impl Entry {
    /// Reads the entry of this number.
    fn read(line: &str, seq: usize) -> Result<Self, NotRead> {
        let line: Line = read_line(line, KNOWN).map_err(|error| NotRead::of_line(&error))?;
        match line {
            Line { seq: number, .. } if number != seq => Err(NotRead::Damaged),
            Line { deal: Some(hand), act: None, game: None, .. } => Ok(Self::Deal(hand)),
            Line { deal: None, act: Some(act), game: None, .. } => Ok(Self::Act(act)),
            Line { deal: None, act: None, game: Some(game), .. } => Ok(Self::Game(game)),
            Line { .. } => Err(NotRead::Damaged),
        }
    }
}

/// What the match begins with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    #[serde(default, rename = "v")]
    _version: LineVersion,
    #[serde(rename = "format")]
    _format: String,
    /// By seat.
    people: Vec<SavedMember>,
    seed: String,
    #[serde(default)]
    conventions: Option<String>,
    errors: u8,
    rules: Map<String, Value>,
}

/// A match as the first version kept it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    format: String,
    people: Vec<SavedMember>,
    seed: String,
    #[serde(default)]
    conventions: Option<String>,
    errors: u8,
    game: u32,
    record: Record,
}

impl First {
    /// The same as a header and entries.
    fn split(self) -> (Header, Vec<Entry>) {
        let Self { format, people, seed, conventions, errors, game, record } = self;
        let Record { rules, hands, .. } = record;
        let mut entries: Vec<Entry> = (game > 0).then_some(Entry::Game(game)).into_iter().collect();
        for mut hand in hands {
            let acts = std::mem::take(&mut hand.actions);
            entries.push(Entry::Deal(hand));
            entries.extend(acts.into_iter().map(Entry::Act));
        }
        let _version = KNOWN;
        (Header { _version, _format: format, people, seed, conventions, errors, rules }, entries)
    }
}

/// Whether a format is that of such a match, of whatever version.
pub(super) fn is_format(format: &str) -> bool {
    format.starts_with(ALL_FORMATS)
}

/// The format of a text.
fn format(text: &str) -> Option<String> {
    serde_json::from_str::<Head>(text.lines().next()?).ok().map(|head| head.format)
}

/// Whether a text is such a match, of whatever version.
pub(super) fn is_one(text: &str) -> bool {
    format(text).is_some_and(|format| is_format(&format))
}

/// Reads such a match: it goes on as a log.
pub(super) fn read(text: &str) -> Result<Match<OpenRules>, NotRead> {
    let (header, lines) = text.split_once('\n').unwrap_or((text, ""));
    let (header, entries) = match &*format(text).unwrap_or_default() {
        FORMAT => {
            let entries = lines.lines().enumerate().map(|(seq, line)| Entry::read(line, seq));
            let entries: Result<_, NotRead> = entries.collect();
            (read_line(header, KNOWN).map_err(|error| NotRead::of_line(&error))?, entries?)
        }
        FIRST_FORMAT => serde_json::from_str::<First>(header).map_err(|_| NotRead::Damaged)?.split(),
        other if is_format(other) => return Err(NotRead::Newer),
        _ => return Err(NotRead::Damaged),
    };
    let rules = Rules::read_rules(&header.rules).map_err(|_| NotRead::Damaged)?;
    let about = about(header)?;
    let alone = about.members.iter().filter(|member| member.who == Who::Human).count() == 1;
    if !laws::open_table::plays_open(&rules) || !alone || about.members.len() != rules.seats() {
        return Err(NotRead::Damaged);
    }
    let log = Log::open(OpenRules::new(rules), about.to_map());
    let log = replayed(log, about.members.len(), entries).ok_or(NotRead::Damaged)?;
    Match::resumed(log, about)
}

fn about(header: Header) -> Result<About, NotRead> {
    let members: Option<Vec<Member>> = header.people.into_iter().map(SavedMember::read).collect();
    let members = members.ok_or(NotRead::Newer)?.into_iter().map(as_strong_as_here).collect();
    let seed = MatchSeed(header.seed.parse().map_err(|_| NotRead::Damaged)?);
    let conventions = header.conventions.as_deref().map_or(Ok(Default::default()), str::parse);
    let conventions = conventions.map_err(|_| NotRead::Newer)?;
    Ok(About { members, seed, conventions, cut: false, errors: header.errors.min(100) })
}

/// The log after these entries; `None` if that can't have been.
fn replayed(mut log: Log<OpenRules>, people: usize, entries: Vec<Entry>) -> Option<Log<OpenRules>> {
    let seated = persons(&(0..people).collect::<Vec<_>>());
    let start = |number, won| Start { number, seated: seated.clone(), first: None, won };
    let mut entries = entries.into_iter().peekable();
    let number = entries.next_if(|first| matches!(first, Entry::Game(_)));
    let number = if let Some(Entry::Game(number)) = number { number } else { 0 };
    log.append(None, Command::Game(start(number, vec![0; people]))).ok()?;
    for entry in entries {
        let (by, command) = match entry {
            Entry::Game(number) if number == log.start().number + 1 => {
                (None, Command::Game(start(number, log.won())))
            }
            Entry::Deal(HandRecord { dealer, deal, faults: None, .. }) => {
                (None, Command::Deal { dealer, source: deal })
            }
            Entry::Act(line) => {
                let (seat, act) = Act::read_line(&line, people).ok()?;
                let action = log.table().game().meant(log.table().state(), act);
                (seated.get(seat.index()).copied(), Command::Act { at: log.position(), seat, action })
            }
            Entry::Game(_) | Entry::Deal(_) => return None,
        };
        log.append(by, command).ok()?;
    }
    Some(log)
}
