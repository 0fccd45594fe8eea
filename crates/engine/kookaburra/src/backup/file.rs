//! A backup as a file.

use std::io::{self, BufRead, BufReader, Read, Write};

use flate2::{Compression, GzBuilder, bufread::GzDecoder};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    contents::Contents,
    item::{Item, Kind, digest, sorted},
};

/// The `format` of a backup.
pub const FORMAT: &str = "kookaburra-backup/1";

/// The `format` of backups of all versions begins so.
const FORMAT_OF_ALL_VERSIONS: &str = "kookaburra-backup/";

/// The most bytes that a file may have.
pub const MOST_PACKED: usize = 64 << 20;

/// The most bytes that it may unpack to.
pub const MOST_UNPACKED: usize = 256 << 20;

/// How many times as long as the file its contents may be: text of games is some ten times as long.
const MOST_SWOLLEN: usize = 200;

/// The contents may be as long as this whatever the file’s own length is.
const ALWAYS_FINE: usize = 1 << 20;

/// The most bytes of a line: a long match has a hundredth of it.
const LONGEST_LINE: usize = 16 << 20;

/// The kind of what a later version wrote that this one can’t read as an item: it is handed on.
const UNKNOWN_LINE: &str = "unknown";

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Envelope {
    format: String,
    when: u64,
    program: String,
}

/// A backup that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// When it was made, in milliseconds since 1970.
    pub when: u64,
    /// The program that made it, with its version.
    pub program: String,
    /// What it holds.
    pub contents: Contents,
    /// How many lines of a later version are only handed on.
    pub unknown: usize,
}

/// The fault of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LineFault {
    /// It is no item.
    Form,
    /// Its body is not of its kind.
    Body,
    /// Its content is not what its name says.
    Name,
}

/// Why a file is not taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum BackupError {
    /// It is something else.
    #[error("this is no backup")]
    Foreign,
    /// It is too long.
    #[error("the file is longer than {MOST_PACKED} bytes")]
    TooLarge,
    /// It unpacks to far more than it is.
    #[error("line {line}: the file unpacks to far more than it is")]
    Swollen {
        /// The line that goes too far, from 1.
        line: usize,
    },
    /// It ends early, or was damaged on its way.
    #[error("line {line}: the file is damaged or ends early")]
    Torn {
        /// The first line that can’t be read, from 1.
        line: usize,
    },
    /// A line is not what it should be.
    #[error("line {line} is no item of a backup")]
    Line {
        /// The line, from 1; the envelope is the first.
        line: usize,
        /// Its fault.
        fault: LineFault,
    },
}

/// Writes a backup: the same contents, time and program give the same bytes. Times are in milliseconds since 1970.
///
/// # Errors
/// There is no memory left.
pub fn write(contents: &Contents, when: u64, program: &str) -> io::Result<Vec<u8>> {
    let mut packed = GzBuilder::new().write(Vec::new(), Compression::default());
    let envelope = Envelope { format: FORMAT.to_owned(), when, program: program.to_owned() };
    writeln!(packed, "{}", serde_json::to_string(&envelope)?)?;
    for item in contents.items() {
        writeln!(packed, "{}", serde_json::to_string(item)?)?;
    }
    packed.finish()
}

/// Reads a backup, of this version or a later one.
///
/// # Errors
/// What it is instead, or where it is damaged. Then nothing of it is taken in.
pub fn read(file: &[u8]) -> Result<Backup, BackupError> {
    if file.len() > MOST_PACKED {
        return Err(BackupError::TooLarge);
    }
    let most = MOST_UNPACKED.min(ALWAYS_FINE.max(file.len().saturating_mul(MOST_SWOLLEN)));
    let mut lines = Lines { unpacked: BufReader::new(GzDecoder::new(file)), line: 0, left: most };
    let first = lines.next()?.ok_or(BackupError::Foreign)?;
    let Envelope { format, when, program } =
        serde_json::from_slice(&first).map_err(|_| BackupError::Foreign)?;
    if !format.starts_with(FORMAT_OF_ALL_VERSIONS) {
        return Err(BackupError::Foreign);
    }
    let mut backup = Backup { when, program, contents: Contents::default(), unknown: 0 };
    while let Some(text) = lines.next()? {
        let item = match item(&text) {
            Ok(item) => item,
            Err(_) if format != FORMAT && serde_json::from_slice::<Value>(&text).is_ok() => {
                backup.unknown += 1;
                let whole = sorted(serde_json::from_slice(&text).unwrap_or_default());
                Item::new(Kind::Other(UNKNOWN_LINE.to_owned()), digest(&whole), 0, whole)
            }
            Err(fault) => return Err(BackupError::Line { line: lines.line, fault }),
        };
        if matches!(&item.kind, Kind::Other(name) if name != UNKNOWN_LINE) {
            backup.unknown += 1;
        }
        backup.contents.insert(item);
    }
    if lines.unpacked.into_inner().into_inner().is_empty() {
        Ok(backup)
    } else {
        Err(BackupError::Torn { line: lines.line + 1 })
    }
}

fn item(text: &[u8]) -> Result<Item, LineFault> {
    let Item { kind, id, at, body } = serde_json::from_slice(text).map_err(|_| LineFault::Form)?;
    let item = Item::new(kind, id, at, body);
    item.fault().map_or(Ok(item), Err)
}

/// The lines of a file that is being unpacked.
struct Lines<'a> {
    unpacked: BufReader<GzDecoder<&'a [u8]>>,
    /// The number of the last one, from 1.
    line: usize,
    /// How many bytes may still come.
    left: usize,
}

impl Lines<'_> {
    fn next(&mut self) -> Result<Option<Vec<u8>>, BackupError> {
        let most = self.left.min(LONGEST_LINE);
        let mut text = Vec::new();
        let read = self.unpacked.by_ref().take(most as u64 + 1).read_until(b'\n', &mut text);
        let length = match read {
            Ok(0) => return Ok(None),
            Ok(length) => length,
            Err(_) if self.line == 0 => return Err(BackupError::Foreign),
            Err(_) => return Err(BackupError::Torn { line: self.line + 1 }),
        };
        self.line += 1;
        if length > most {
            return Err(BackupError::Swollen { line: self.line });
        }
        self.left -= length;
        if text.pop() != Some(b'\n') {
            return Err(if self.line == 1 {
                BackupError::Foreign
            } else {
                BackupError::Torn { line: self.line }
            });
        }
        Ok(Some(text))
    }
}
