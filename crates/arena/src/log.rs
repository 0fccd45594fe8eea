//! The file of an arena: what is played on the first line, then a line for each deal, written as it ends. Whatever
//! happens, what was played is not lost.

use std::{
    collections::HashSet,
    fs::{File, OpenOptions},
    io::{self, Read, Seek, Write},
    path::Path,
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{DealPlayed, Settings};

/// The `format` in the first line.
pub const LOG_FORMAT: &str = "kookaburra-arena/1";

/// The first line: everything the deals depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Always [`LOG_FORMAT`].
    pub format: String,
    /// The game, as in a record.
    pub game: String,
    /// The rules, as in a record.
    pub rules: Map<String, Value>,
    /// The players, and how they play.
    #[serde(flatten)]
    pub settings: Settings,
}

impl Header {
    pub(crate) fn new(game: &str, rules: Map<String, Value>, settings: Settings) -> Self {
        Self { format: LOG_FORMAT.to_owned(), game: game.to_owned(), rules, settings }
    }
}

/// Why a file can't be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// It can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line of it is not what it should be.
    #[error("line {line}: {why}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// The mistake.
        why: String,
    },
}

/// A file that is open for more deals.
#[derive(Debug)]
pub struct Log {
    file: File,
}

impl Log {
    /// Begins a file, which must not exist yet.
    ///
    /// # Errors
    /// It can't be written.
    pub fn create(path: &Path, header: &Header) -> io::Result<Self> {
        let mut log = Self { file: OpenOptions::new().write(true).create_new(true).open(path)? };
        log.line(header)?;
        Ok(log)
    }

    /// Opens a file to go on with it: what it is of, and the deals it has. A last line without an end is taken away: it was
    /// being written when the arena was interrupted.
    ///
    /// # Errors
    /// It can't be read, or it is not the file of an arena.
    pub fn open(path: &Path) -> Result<(Self, Header, Vec<DealPlayed>), LogError> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let header: Header = read(1, lines.next().unwrap_or_default())?;
        if header.format != LOG_FORMAT {
            return Err(LogError::Line { line: 1, why: format!("its format is not {LOG_FORMAT}") });
        }
        let mut deals: Vec<DealPlayed> = Vec::new();
        let mut seen = HashSet::new();
        for (at, line) in lines.enumerate() {
            let deal: DealPlayed = read(at + 2, line)?;
            if !seen.insert(deal.deal) {
                return Err(LogError::Line { line: at + 2, why: format!("duplicate deal {}", deal.deal) });
            }
            deals.push(deal);
        }
        file.set_len(whole as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        Ok((Self { file }, header, deals))
    }

    /// Writes a deal.
    ///
    /// # Errors
    /// It can't be written.
    pub fn deal(&mut self, deal: &DealPlayed) -> io::Result<()> {
        self.line(deal)
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

fn read<T: serde::de::DeserializeOwned>(line: usize, text: &str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::Line { line, why: error.to_string() })
}
