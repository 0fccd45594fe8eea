//! A table as it is saved: a header, and a line of JSON for each entry.

use card_match::{Match, MatchGame};
use fair_shuffle::Proof;
use online_wire::{Entered, Moment, Opening, ParticipantId};
use serde::{Deserialize, Serialize};
use table::{BEHAVIOUR, LineError, LineVersion, Seq, Written, read_line};

use crate::{Applied, CantOpen, Entry, OnlineTable, Social, What, given::Given};

/// The `format` of a table that is saved.
const FORMAT: &str = "kookaburra-table/1";

/// The version of its lines that is known here: see [`LineVersion`].
const KNOWN: LineVersion = LineVersion::FIRST;

/// What a table is, beside its entries. It holds what nobody may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    #[serde(default, skip_serializing_if = "LineVersion::is_first")]
    v: LineVersion,
    format: String,
    /// The number of the rules’ behaviour; see [`BEHAVIOUR`].
    behaviour: u32,
    name: String,
    /// What it was opened with.
    pub opening: Opening,
    key: String,
    /// What its deals follow from, where they come from outside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    given: Vec<Proof>,
}

/// Why what is saved is no table to go on with.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Broken {
    /// Another version kept it, and would go on otherwise.
    #[error("another version keeps this table: {0}")]
    NeedsVersion(String),
    /// It can’t have been.
    #[error("entry {seq}: {why}")]
    Entry {
        /// The entry.
        seq: u64,
        /// The fault.
        why: String,
    },
    /// The header is none.
    #[error("the header: {0}")]
    Header(String),
}

impl Broken {
    fn of_line(error: LineError, malformed: impl FnOnce(String) -> Self) -> Self {
        match error {
            LineError::NeedsVersion { .. } => Self::NeedsVersion(error.to_string()),
            LineError::Malformed(error) => malformed(error.to_string()),
        }
    }
}

/// An entry in a line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(default, skip_serializing_if = "LineVersion::is_first")]
    v: LineVersion,
    seq: Seq,
    at: Moment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<ParticipantId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    social: Option<Social>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<Vec<Written>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    called: Option<(ParticipantId, String)>,
}

impl<G: MatchGame> Entry<G> {
    /// The line that it is saved as, without its end.
    ///
    /// # Errors
    /// It can't be written as JSON: nothing of it may be saved.
    pub fn to_line(&self) -> serde_json::Result<String> {
        let mut line = Line {
            v: LineVersion::FIRST,
            seq: self.seq,
            at: self.at,
            by: self.by,
            id: self.id.clone(),
            social: None,
            played: None,
            called: None,
        };
        match &self.what {
            What::Social(social) => line.social = Some(*social),
            What::Called(participant, action) => line.called = Some((*participant, action.to_string())),
            What::Played(plays) => {
                let written = plays.iter().map(|play| Written::of(&play.to_value()));
                line.played = Some(written.collect::<Result<_, _>>()?);
            }
        }
        serde_json::to_string(&line)
    }
}

impl Header {
    /// Reads a header as it is saved.
    ///
    /// # Errors
    /// It is none, or a later version wrote it.
    pub fn read(text: &str) -> Result<Self, Broken> {
        read_line(text, KNOWN).map_err(|error| Broken::of_line(error, Broken::Header))
    }
}

impl<G: MatchGame> OnlineTable<G> {
    /// The header: all that is saved beside the entries.
    pub fn header(&self) -> Header {
        Header {
            v: LineVersion::FIRST,
            format: FORMAT.to_owned(),
            behaviour: BEHAVIOUR,
            name: self.name.clone(),
            opening: self.opening.clone(),
            key: self.key.to_string(),
            given: self.given.as_ref().map(Given::deals).unwrap_or_default(),
        }
    }

    /// The table of a header, before its first entry.
    ///
    /// # Errors
    /// Why it can’t be gone on with.
    pub fn of_header(header: Header) -> Result<Self, Broken> {
        let Header { v: _, format, behaviour, name, opening, key, given } = header;
        if format != FORMAT || behaviour != BEHAVIOUR {
            return Err(Broken::NeedsVersion(format!("{}, behaviour {behaviour}", table::quoted(&format))));
        }
        let key = key.parse().map_err(|_| Broken::Header("the key is none".to_owned()))?;
        let opened = match given.is_empty() {
            true => Self::open(name, opening, key),
            false => Self::open_given(name, opening, key, given),
        };
        opened.map_err(|error| match error {
            CantOpen::Rules(problems) => Broken::NeedsVersion(problems.to_string()),
            CantOpen::Setup(error) => Broken::Header(error.to_string()),
        })
    }

    /// Adds the line of an entry as it was saved.
    ///
    /// # Errors
    /// What it is instead. What was saved before stands.
    pub fn apply_line(&mut self, line: &str) -> Result<Applied<G>, Broken> {
        let seq = self.next_seq.0;
        let wrong = |why: String| Broken::Entry { seq, why };
        let line: Line = read_line(line, KNOWN).map_err(|error| Broken::of_line(error, wrong))?;
        if line.seq != self.next_seq {
            return Err(wrong(format!("it is entry {}", line.seq.0)));
        }
        let Line { v: _, seq, at, by, id, social, played, called } = line;
        let what = match (social, played, called) {
            (Some(social), None, None) => {
                self.check_social(&social).map_err(wrong)?;
                What::Social(social)
            }
            (None, None, Some((participant, text))) => {
                let action = self.cards().read_action(&text).map_err(|error| wrong(error.to_string()))?;
                What::Called(participant, action)
            }
            (None, Some(plays), None) => {
                let mut saved = plays.iter();
                let read = |game: &Match<G>| {
                    let read = game.read_entry(saved.next()?.text());
                    Some(read.map_err(|error| match error {
                        table::LogError::NeedsVersion { why, .. } => Broken::NeedsVersion(why),
                        error => wrong(error.to_string()),
                    }))
                };
                let done = self.apply_plays(plays.len(), (by, at), read)?;
                return Ok(self.applied(done, Entered::Played, (seq, at, by, id)));
            }
            _ => return Err(wrong("it is not one thing that can happen".to_owned())),
        };
        Ok(self.apply(Entry { seq, at, by, id, what, text: None }))
    }

    /// Whether everybody and every place that an entry names is there.
    fn check_social(&self, social: &Social) -> Result<(), String> {
        let (participant, place) = match *social {
            Social::Came(participant) => {
                (Some(participant).filter(|_| participant != self.next_participant()), None)
            }
            Social::Sat { participant, place } => (Some(participant), Some(place)),
            Social::Replaced(place) | Social::Nudged(place) | Social::Level { place, .. } => {
                (None, Some(place))
            }
            Social::AskedSwap { participant, with: other } | Social::Swapped(participant, other) => {
                (Some(participant.max(other)), None)
            }
            Social::Stood(participant)
            | Social::Left(participant)
            | Social::Away(participant)
            | Social::Back(participant)
            | Social::Host(participant)
            | Social::Removed(participant)
            | Social::Ready { participant, .. }
            | Social::CommitmentMade { participant, .. }
            | Social::Shown { participant, .. }
            | Social::Held(participant)
            | Social::Decline(participant)
            | Social::AskedUndo { participant, .. }
            | Social::AskedRest { participant, .. }
            | Social::Answered { participant, .. }
            | Social::DaysOff { participant, .. }
            | Social::Said { participant, .. }
            | Social::Wrote(participant) => (Some(participant), None),
            Social::Locked(_)
            | Social::Paused(_)
            | Social::Delayed(_)
            | Social::Started
            | Social::Waited
            | Social::MoreTime
            | Social::SeatsDrawn
            | Social::Ended
            | Social::Committed(_)
            | Social::Closed
            | Social::Averaged(_)
            | Social::TimeUp(_)
            | Social::Opened(_)
            | Social::Declined => (None, None),
        };
        let nobody = participant.is_some_and(|participant| self.roster.get(participant).is_none());
        if nobody || place.is_some_and(|place| place >= self.roster.places.len()) {
            return Err("it names somebody or a place that is not there".to_owned());
        }
        Ok(())
    }
}

/// What lies beside the log and is needed to tell entries of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Beside {
    /// The people: somebody comes, or comes back.
    pub people: bool,
    /// The texts: somebody writes.
    pub texts: bool,
}

impl Beside {
    /// What the entries of these lines need.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a String>) -> Self {
        #[derive(Deserialize)]
        struct Peek {
            social: Option<Social>,
        }
        let social = |line: &String| serde_json::from_str::<Peek>(line).ok()?.social;
        lines.into_iter().filter_map(social).fold(Self::default(), |needed, social| Self {
            people: needed.people || matches!(social, Social::Came(_) | Social::Back(_)),
            texts: needed.texts || matches!(social, Social::Wrote(_)),
        })
    }
}
