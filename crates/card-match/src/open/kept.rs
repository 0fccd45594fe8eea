//! A match at an open table as it is kept: a header, and a line for whatever was dealt and done, as the log of any match is
//! kept. The first version kept it as one object; that is read, too.

use std::str;

use five_hundred::Rules;
use open_table::Act;
use players::five_hundred::Conventions;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{Game, HandRecord, LineVersion, Record, Seat, Seq, read_line};

use super::{OpenMatch, Start};
use crate::{Member, NotRead, Who, people::KeptMember, seeds::MatchSeed};

/// The `format` of such a match.
const FORMAT: &str = "kookaburra-open-match/2";
/// The version of its lines that is known here: see [`LineVersion`].
const KNOWN: LineVersion = LineVersion::FIRST;
/// That of the first version.
const FIRST_FORMAT: &str = "kookaburra-open-match/1";
/// What the formats of all versions begin with.
const ALL_FORMATS: &str = "kookaburra-open-match/";

/// An entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Entry {
    /// A hand was dealt.
    Deal(HandRecord),
    /// Somebody did or said something.
    Act(String),
    /// The game of this number began.
    Game(u32),
}

/// A line of the log.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(default, skip_serializing_if = "LineVersion::is_first")]
    v: LineVersion,
    /// The number of the entry.
    seq: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<HandRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    act: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
}

impl Entry {
    fn to_line(&self, seq: usize) -> String {
        let line = match self.clone() {
            Self::Deal(hand) => Line { deal: Some(hand), ..Line::default() },
            Self::Act(act) => Line { act: Some(act), ..Line::default() },
            Self::Game(game) => Line { game: Some(game), ..Line::default() },
        };
        format!("{}\n", json!(Line { seq, ..line }))
    }

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

#[derive(Deserialize)]
struct Head {
    format: String,
}

/// What the match begins with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    #[serde(default, rename = "v")]
    _version: LineVersion,
    #[allow(dead_code, reason = "it is read before all else")]
    format: String,
    people: Vec<KeptMember>,
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
    people: Vec<KeptMember>,
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
        (Header { _version: LineVersion::FIRST, format, people, seed, conventions, errors, rules }, entries)
    }
}

impl Start {
    fn read(header: Header) -> Result<Self, NotRead> {
        let rules = Rules::read_rules(&header.rules).map_err(|_| NotRead::Damaged)?;
        let members: Option<Vec<Member>> = header.people.into_iter().map(KeptMember::read).collect();
        let members = members.ok_or(NotRead::Newer)?;
        let seed = MatchSeed(header.seed.parse().map_err(|_| NotRead::Damaged)?);
        let conventions = header.conventions.as_deref().map_or(Ok(Conventions::default()), str::parse);
        let conventions = conventions.map_err(|_| NotRead::Newer)?;
        let human = members.iter().position(|member| member.who == Who::Human);
        let me = human.and_then(|place| Seat::all(members.len()).nth(place)).ok_or(NotRead::Damaged)?;
        let fits = open_table::plays_open(&rules) && members.len() == rules.seats();
        let start = Self { rules, members, me, seed, conventions, errors: header.errors.min(100) };
        fits.then_some(start).ok_or(NotRead::Damaged)
    }

    fn to_line(&self) -> String {
        let people: Vec<Value> = self.members.iter().map(Member::to_value).collect();
        let agreed = (self.conventions != Conventions::default()).then(|| self.conventions.to_string());
        let header = json!({
            "format": FORMAT,
            "people": people,
            "seed": self.seed.0.to_string(),
            "conventions": agreed,
            "errors": self.errors,
            "rules": self.rules.rules_json(),
        });
        format!("{header}\n")
    }
}

impl OpenMatch {
    /// The match as it is kept. It holds what no player may know.
    pub fn to_text(&self) -> String {
        self.start.to_line() + &self.lines_from(Seq::default())
    }

    /// The lines of the entries from one on, as they are kept.
    pub fn lines_from(&self, seq: Seq) -> String {
        let from = usize::try_from(seq.0).unwrap_or(usize::MAX);
        self.log.iter().enumerate().skip(from).map(|(seq, entry)| entry.to_line(seq)).collect()
    }

    /// Whether a text is meant as such a match.
    pub fn is_one(text: &[u8]) -> bool {
        let head = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
        serde_json::from_slice::<Head>(head).is_ok_and(|head| head.format.starts_with(ALL_FORMATS))
    }

    /// Reads a match as it is kept.
    ///
    /// # Errors
    /// What the text is instead.
    pub fn read(text: &[u8]) -> Result<Self, NotRead> {
        let text = str::from_utf8(text).map_err(|_| NotRead::Damaged)?;
        let (header, lines) = text.split_once('\n').unwrap_or((text, ""));
        let head: Head = serde_json::from_str(header).map_err(|_| NotRead::Damaged)?;
        let damaged = |_| NotRead::Damaged;
        let (header, entries) = match &*head.format {
            FORMAT => {
                let entries: Result<_, NotRead> =
                    lines.lines().enumerate().map(|(seq, line)| Entry::read(line, seq)).collect();
                (read_line(header, KNOWN).map_err(|error| NotRead::of_line(&error))?, entries?)
            }
            FIRST_FORMAT => serde_json::from_str::<First>(header).map_err(damaged)?.split(),
            other if other.starts_with(ALL_FORMATS) => return Err(NotRead::Newer),
            _ => return Err(NotRead::Damaged),
        };
        Self::replayed(Start::read(header)?, &entries).ok_or(NotRead::Damaged)
    }

    /// A match after these entries; `None` if that can't have been.
    pub(super) fn replayed(start: Start, entries: &[Entry]) -> Option<Self> {
        let mut this = Self::empty(start)?;
        entries.iter().try_for_each(|entry| this.take(entry.clone()).map(drop))?;
        Some(this)
    }

    /// Does what an entry says.
    fn take(&mut self, entry: Entry) -> Option<()> {
        match entry {
            Entry::Deal(hand) => self.deal_hand(hand).then_some(()),
            Entry::Act(line) => {
                let (seat, act) = Act::read_line(&line, self.rules().seats()).ok()?;
                self.perform(seat, act).ok().map(drop)
            }
            Entry::Game(number) => {
                let begins = self.log.is_empty() || (self.room.phase().is_none() && number == self.game + 1);
                (begins && self.begin_game(number)).then_some(())
            }
        }
    }
}
