//! The parts of a series put together: they must be all of it, each once, and finished.

use std::collections::{BTreeSet, HashMap};

use serde_json::{Map, Value};

use crate::{Header, Logged, Settings, Shard};

/// No more missing deals than this are named.
const MOST_NAMED: usize = 10;

/// The file of a part.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// What the file is called.
    pub file: String,
    /// What it says.
    pub logged: Logged,
}

impl Part {
    fn shard(&self) -> Shard {
        self.logged.header.settings.shard()
    }
}

/// One thing in which a series is not another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Its key in the first line of a file, such as `seed` or `rules.kitty`.
    pub key: String,
    /// What the file has there, as JSON; nothing if it has nothing.
    pub here: Option<String>,
    /// What the first file has there.
    pub first: Option<String>,
}

/// Why files can't be put together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MergeError {
    /// There is nothing to put together.
    #[error("there is no part")]
    NoPart,
    /// A file is of another series.
    #[error("{file} is not of the series of {first}: {}", differences.iter().map(|it| it.key.as_str()).collect::<Vec<_>>().join(", "))]
    OtherSeries {
        /// The file.
        file: String,
        /// The first file.
        first: String,
        /// What differs.
        differences: Vec<Difference>,
    },
    /// A file is a part of a series that was cut otherwise, so that it has deals of others.
    #[error("{file} is part {shard}, and {first} is part {first_shard}: the series was cut in two ways")]
    OtherCut {
        /// The file.
        file: String,
        /// The part it is.
        shard: Shard,
        /// The first file.
        first: String,
        /// The part that is.
        first_shard: Shard,
    },
    /// A part is there twice.
    #[error("{file} and {other} are both part {shard}")]
    Twice {
        /// The file.
        file: String,
        /// The file before it.
        other: String,
        /// The part.
        shard: Shard,
    },
    /// Parts are missing.
    #[error("of {of} parts these are missing: {parts:?}")]
    Missing {
        /// Their numbers.
        parts: Vec<u32>,
        /// How many there should be.
        of: u32,
    },
    /// A file has a deal that is not of its part.
    #[error("{file} has deal {deal}, which is not of part {shard}")]
    Stray {
        /// The file.
        file: String,
        /// The deal.
        deal: u32,
        /// The part.
        shard: Shard,
    },
    /// A file doesn't have all deals of its part.
    #[error("{file} is not finished: {count} deals are missing, the first are {deals:?}")]
    Unfinished {
        /// The file.
        file: String,
        /// The first of those that are missing.
        deals: Vec<u32>,
        /// How many are missing.
        count: u32,
    },
}

/// The series that these are all parts of, each once and finished: what the file of the whole begins with.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn series_of(parts: &[Part]) -> Result<Header, MergeError> {
    let first = parts.first().ok_or(MergeError::NoPart)?;
    parts.iter().try_for_each(|part| is_of_the_series_of(part, first))?;
    all_are_there_once(parts, first.shard().of())?;
    parts.iter().try_for_each(is_finished)?;
    let Header { game, rules, settings, .. } = first.logged.header.clone();
    Ok(Header::new(&game, rules, Settings { shard: None, ..settings }))
}

fn is_of_the_series_of(part: &Part, first: &Part) -> Result<(), MergeError> {
    let differences = differences(&part.logged.header, &first.logged.header);
    if !differences.is_empty() {
        return Err(MergeError::OtherSeries {
            file: part.file.clone(),
            first: first.file.clone(),
            differences,
        });
    }
    if part.shard().of() != first.shard().of() {
        return Err(MergeError::OtherCut {
            file: part.file.clone(),
            shard: part.shard(),
            first: first.file.clone(),
            first_shard: first.shard(),
        });
    }
    Ok(())
}

/// What differs between two first lines, the part and the format apart.
fn differences(here: &Header, first: &Header) -> Vec<Difference> {
    let mut found = Vec::new();
    compare("", &object(here), &object(first), &mut found);
    found
}

fn object(header: &Header) -> Map<String, Value> {
    let mut settings = header.settings.clone();
    settings.shard = None;
    match serde_json::to_value(Header::new(&header.game, header.rules.clone(), settings)) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    }
}

fn compare(within: &str, here: &Map<String, Value>, first: &Map<String, Value>, found: &mut Vec<Difference>) {
    let keys: BTreeSet<&String> = here.keys().chain(first.keys()).collect();
    for key in keys.into_iter().filter(|&key| here.get(key) != first.get(key)) {
        let path = format!("{within}{key}");
        match (here.get(key), first.get(key)) {
            (Some(Value::Object(here)), Some(Value::Object(first))) => {
                compare(&format!("{path}."), here, first, found);
            }
            (here, first) => {
                let text = |value: Option<&Value>| value.map(ToString::to_string);
                found.push(Difference { key: path, here: text(here), first: text(first) });
            }
        }
    }
}

fn all_are_there_once(parts: &[Part], of: u32) -> Result<(), MergeError> {
    let mut there: HashMap<u32, &Part> = HashMap::new();
    for part in parts {
        if let Some(other) = there.insert(part.shard().part(), part) {
            return Err(MergeError::Twice {
                file: part.file.clone(),
                other: other.file.clone(),
                shard: part.shard(),
            });
        }
    }
    let missing: Vec<u32> = (1..=of).filter(|part| !there.contains_key(part)).collect();
    if missing.is_empty() { Ok(()) } else { Err(MergeError::Missing { parts: missing, of }) }
}

fn is_finished(part: &Part) -> Result<(), MergeError> {
    let (file, shard) = (part.file.clone(), part.shard());
    let all = part.logged.header.settings.deals;
    let there: BTreeSet<u32> = part.logged.deals.iter().map(|deal| deal.deal).collect();
    if let Some(&deal) = there.iter().find(|&&deal| deal >= all || !shard.has(deal)) {
        return Err(MergeError::Stray { file, deal, shard });
    }
    let count = shard.count(all) - there.len() as u32;
    if count == 0 {
        return Ok(());
    }
    let missing = shard.deals(all).filter(|deal| !there.contains(deal));
    Err(MergeError::Unfinished { file, deals: missing.take(MOST_NAMED).collect(), count })
}
