//! A club as it is saved: a header, and a line of JSON for each entry.

use serde::{Deserialize, Serialize};
use table::{LineError, LineVersion, read_line};

use crate::club::{Applied, Club, Entry};

/// The `format` of a club that is saved.
const FORMAT: &str = "kookaburra-club/1";

/// The version of its lines that is known here: see [`LineVersion`].
const KNOWN: LineVersion = LineVersion::FIRST;

/// What a club is, beside its entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    format: String,
    name: String,
    title: String,
    ticket: String,
}

/// Why what is saved is no club to go on with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// Another version kept it.
    #[error("another version keeps this club: {0}")]
    NeedsVersion(String),
    /// It can’t have been.
    #[error("entry {seq}: {why}")]
    Entry {
        /// The entry.
        seq: u64,
        /// The fault.
        why: String,
    },
}

impl Header {
    /// Reads a header as it is saved; `None` if it is no club’s.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|header: &Self| header.format == FORMAT)
    }

    /// The header as it is saved.
    ///
    /// # Errors
    /// It can't be written as JSON: the club may not be founded.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl Entry {
    /// The line that it is saved as, without its end.
    ///
    /// # Errors
    /// It can't be written as JSON: nothing of it may be saved.
    pub fn to_line(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl Club {
    /// The header of a club that has just been founded.
    #[must_use]
    pub fn header(&self) -> Header {
        let Self { name, title, ticket, .. } = self.clone();
        Header { format: FORMAT.to_owned(), name, title, ticket }
    }

    /// The club of a header, before its first entry.
    #[must_use]
    pub fn of_header(header: Header) -> Self {
        Self::found(header.name, &header.title, header.ticket)
    }

    /// Adds the line of an entry as it was saved.
    ///
    /// # Errors
    /// What it is instead. What was saved before stands.
    pub fn apply_line(&mut self, line: &str) -> Result<Applied, Broken> {
        let seq = self.next_seq.0;
        let entry: Entry = read_line(line, KNOWN).map_err(|error| match error {
            LineError::NeedsVersion { .. } => Broken::NeedsVersion(error.to_string()),
            LineError::Malformed(error) => Broken::Entry { seq, why: error.to_string() },
        })?;
        if entry.seq != self.next_seq {
            return Err(Broken::Entry { seq, why: format!("it is entry {}", entry.seq.0) });
        }
        Ok(self.apply(entry))
    }
}
