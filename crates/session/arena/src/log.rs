//! The file of an arena: what is played on the first line, then a line for each deal, written as it ends. Whatever
//! happens, what was played is not lost. When all is played the deals are put in order: the same series is then the
//! same file, byte for byte, whoever played it and in how many parts.

use std::{
    collections::HashSet,
    fs::{self, File, OpenOptions},
    io::{self, Seek, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{DealPlayed, Settings};

/// The `format` in the first line.
pub const LOG_FORMAT: &str = "kookaburra-arena/2";

/// An earlier one, which is read as well. It has times in it, which are left out.
const FORMAT_WITH_TIMES: &str = "kookaburra-arena/1";

/// The first line: everything the deals depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// [`LOG_FORMAT`], or an earlier one in a file that has it.
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

/// Why a file can't be read or gone on with.
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

/// What a file says.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// What it is of.
    pub header: Header,
    /// The deals it has, in the order in which it has them.
    pub deals: Vec<DealPlayed>,
}

impl Logged {
    /// Reads a file. A last line without an end is passed over: it was being written when the arena was interrupted.
    ///
    /// # Errors
    /// It can't be read, or it is not the file of an arena.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        Ok(Self::parse(&fs::read_to_string(path)?)?.0)
    }

    /// Takes a text apart, and tells how many bytes of it are whole lines.
    fn parse(text: &str) -> Result<(Self, usize), LogError> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let header: Header = read(1, lines.next().unwrap_or_default())?;
        if ![LOG_FORMAT, FORMAT_WITH_TIMES].contains(&header.format.as_str()) {
            return Err(LogError::Line { line: 1, why: format!("its format is not {LOG_FORMAT}") });
        }
        let mut deals: Vec<DealPlayed> = Vec::new();
        let mut seen = HashSet::new();
        for (line, text) in (2..).zip(lines) {
            let deal: DealPlayed = read(line, text)?;
            if !seen.insert(deal.deal) {
                return Err(LogError::Line { line, why: format!("duplicate deal {}", deal.deal) });
            }
            deals.push(deal);
        }
        Ok((Self { header, deals }, whole))
    }

    /// Puts the deals in order.
    pub fn sort(&mut self) {
        self.deals.sort_unstable_by_key(|deal| deal.deal);
    }

    /// Writes a file, whole or not at all. One that is there is replaced.
    ///
    /// # Errors
    /// It can't be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let beside = beside(path);
        let written = self.write_new(&beside).and_then(|()| fs::rename(&beside, path));
        if written.is_err() {
            // What could not be written is of no use; that it can't be removed either is no news.
            let _ = fs::remove_file(&beside);
        }
        written
    }

    fn write_new(&self, path: &Path) -> io::Result<()> {
        let mut file = io::BufWriter::new(OpenOptions::new().write(true).create_new(true).open(path)?);
        write_line(&mut file, &self.header)?;
        self.deals.iter().try_for_each(|deal| write_line(&mut file, deal))?;
        file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    }
}

/// A name for what is not the file yet.
pub(crate) fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    name.into()
}

/// A file that is open for more deals.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
}

impl Log {
    /// Begins a file, which must not exist yet.
    ///
    /// # Errors
    /// It can't be written.
    pub fn create(path: &Path, header: &Header) -> io::Result<Self> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        write_line(&mut file, header)?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Opens a file to go on with it, and says what it has. A last line without an end is taken away.
    ///
    /// # Errors
    /// It can't be read, or it is not the file of an arena.
    pub fn open(path: &Path) -> Result<(Self, Logged), LogError> {
        // Where the path is a link, the file that it leads to will be replaced.
        let path = path.canonicalize()?;
        let mut file = OpenOptions::new().read(true).write(true).open(&path)?;
        let text = io::read_to_string(&file)?;
        let (logged, whole) = Logged::parse(&text)?;
        file.set_len(whole as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        Ok((Self { file, path }, logged))
    }

    /// Writes a deal.
    ///
    /// # Errors
    /// It can't be written.
    pub fn deal(&mut self, deal: &DealPlayed) -> io::Result<()> {
        write_line(&mut self.file, deal)
    }

    /// Writes the file anew, with this first line and its deals in order, and opens it for more.
    ///
    /// # Errors
    /// It can't be read or written.
    pub fn rewrite(self, header: Header) -> Result<Self, LogError> {
        let Self { file, path } = self;
        // Not every system replaces a file that is open.
        drop(file);
        let mut logged = Logged { header, ..Logged::read(&path)? };
        logged.sort();
        logged.write(&path)?;
        Ok(Self { file: OpenOptions::new().append(true).open(&path)?, path })
    }
}

/// The whole line at once, so that an interruption leaves at most one that is not whole.
fn write_line(file: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(value)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

fn read<T: serde::de::DeserializeOwned>(line: usize, text: &str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::Line { line, why: error.to_string() })
}
