//! Matches as versions before the log kept them: `kookaburra-save/2`, one JSON object with the game as a record. They
//! are only read.

use std::cmp::Ordering;

use players::{Level, five_hundred::Conventions};
use serde::Deserialize;
use table::{Command, Log, Record, Seat, Start};

use crate::{Match, MatchGame, Member, NotRead, game_match::persons, saved::About, seeds::MatchSeed};

const FORMAT_OF_ALL_VERSIONS: &str = "kookaburra-save/";
const VERSION: u32 = 2;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    #[allow(dead_code, reason = "it was looked at before")]
    format: String,
    company: SavedPeople,
    seed: String,
    level: Levels,
    game: u32,
    #[serde(default)]
    cut: bool,
    #[serde(default)]
    first: Option<Seat>,
    #[serde(default)]
    conventions: Option<String>,
    /// How much had been done in this hand when the human claimed the rest of it.
    #[serde(default)]
    claimed: Option<usize>,
    record: Record,
}

/// The people; the human comes first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPeople {
    #[serde(deserialize_with = "table::names")]
    people: Vec<String>,
    seated: Vec<usize>,
    won: Vec<u32>,
}

/// How well the others play: all of them, or each; the last one holds for all who come after.
#[derive(Deserialize)]
#[serde(untagged)]
enum Levels {
    All(String),
    Each(Vec<String>),
}

impl Levels {
    /// The levels; `None` if there are no such players.
    fn read(&self) -> Option<Vec<Level>> {
        let levels: Vec<Level> = match self {
            Self::All(level) => vec![level.parse().ok()?],
            Self::Each(levels) => levels.iter().map(|level| level.parse().ok()).collect::<Option<_>>()?,
        };
        (!levels.is_empty()).then_some(levels)
    }
}

/// As much of a text as says what it is.
#[derive(Deserialize)]
struct Head {
    format: String,
}

/// The version of a text that is such a match.
fn version(text: &str) -> Option<u32> {
    let head: Head = serde_json::from_str(text).ok()?;
    head.format.strip_prefix(FORMAT_OF_ALL_VERSIONS)?.parse().ok()
}

/// Whether a text is such a match, of whatever version.
pub(crate) fn is_one(text: &str) -> bool {
    version(text).is_some()
}

/// The game of such a match.
pub(crate) fn game(text: &str) -> Result<String, NotRead> {
    known(text).map(|save| save.record.game)
}

/// Reads one of a known version.
fn known(text: &str) -> Result<Save, NotRead> {
    match version(text).map(|version| version.cmp(&VERSION)) {
        None => Err(NotRead::Damaged),
        Some(Ordering::Less) => Err(NotRead::Older),
        Some(Ordering::Greater) => Err(NotRead::Newer),
        Some(Ordering::Equal) => serde_json::from_str(text).map_err(|_| NotRead::Damaged),
    }
}

/// Reads such a match: it goes on as a log.
pub(crate) fn read<G: MatchGame>(text: &str) -> Result<Match<G>, NotRead> {
    let save = known(text)?;
    let SavedPeople { people, seated, won } = save.company;
    let levels = save.level.read().ok_or(NotRead::Newer)?;
    let seed = save.seed.parse().map_err(|_| NotRead::Damaged)?;
    let conventions = save.conventions.as_deref().map_or(Ok(Conventions::default()), str::parse);
    let conventions = conventions.map_err(|_| NotRead::Newer)?;
    if G::read_rules(&save.record.rules).is_err() {
        return Err(NotRead::Newer);
    }
    let names: Option<Vec<String>> = seated.iter().map(|&person| people.get(person).cloned()).collect();
    if names.is_none() || save.record.players != names || won.len() != people.len() {
        return Err(NotRead::Damaged);
    }
    let mut members: Vec<Member> = Vec::with_capacity(people.len());
    for (person, name) in people.into_iter().enumerate() {
        members.push(match person.checked_sub(1) {
            None => Member::human(name),
            Some(other) => Member::bot(name, levels[other.min(levels.len() - 1)]),
        });
    }
    let about = About { members, seed: MatchSeed(seed), conventions, cut: save.cut, errors: 0 };
    let start = Start { number: save.game, seated: persons(&seated), first: save.first, won };
    let start_log = |start: Start| {
        Log::<G>::from_record(&save.record, start, about.to_map()).map_err(|_| NotRead::Damaged)
    };
    let mut log = start_log(start.clone())?;
    if log.table().game().agree(conventions).is_none()
        || save.first.is_some_and(|first| first.index() >= log.table().game().seats())
    {
        return Err(NotRead::Damaged);
    }
    // The games of a game that is over were counted already.
    let counted: Vec<u32> = log.won().iter().zip(&start.won).map(|(after, before)| after - before).collect();
    if counted.iter().any(|&games| games > 0) {
        let won = start.won.iter().zip(&counted).map(|(won, games)| won.saturating_sub(*games)).collect();
        log = start_log(Start { won, ..start })?;
    }
    claimed_again(&mut log, save.claimed);
    Match::resumed(log, about)
}

/// Puts a claim of the rest where it was made, so that it is still taken back as one decision.
fn claimed_again<G: MatchGame>(log: &mut Log<G>, claimed: Option<usize>) {
    let actions = log.table().actions().to_vec();
    let Some((claimed, &to)) = claimed.and_then(|claimed| Some((claimed, log.acts().get(claimed)?))) else {
        return;
    };
    let (human, seat) = (log.start().seated.iter().position(|person| person.0 == 0), table::Person(0));
    let Some(human) = human else { return };
    let claim = Command::Claim { seat: Seat(human as u8) };
    let rest = actions[claimed..].iter().map(|&(seat, action)| (seat, action));
    if log.append(None, Command::TakeBack { to }).is_ok() && log.append(Some(seat), claim).is_ok() {
        for (seat, action) in rest {
            let at = log.position();
            // What was granted once is lawful.
            let _ = log.append(None, Command::Act { at, seat, action });
        }
    }
}
