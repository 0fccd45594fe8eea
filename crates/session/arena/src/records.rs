//! The file with the records of all games that were played, one a line: for whoever wants to look at them, or to learn
//! from them. A record needs no number of its deal, since its first seed says which it is. The games of a deal are
//! written at once, in the order of the line-ups; when all is played the deals are put in order, as in the
//! [`Log`](crate::Log).

use std::{
    collections::{BTreeSet, HashMap},
    fs::{self, File, OpenOptions},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use players::seed_of;
use table::{DealSource, Record, Seed, shown_name};

use crate::{Arena, Contest, arena::Purpose, log::beside};

/// Why a file of records can't be read or gone on with.
#[derive(Debug, thiserror::Error)]
pub enum RecordsError {
    /// It can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is no record.
    #[error("line {line} is not a record")]
    NoRecord {
        /// The line, from 1.
        line: usize,
    },
    /// A line is a game of something else.
    #[error("line {line} is not a game of this series")]
    Stray {
        /// The line, from 1.
        line: usize,
    },
    /// The games of a deal are there twice.
    #[error("line {line}: the games of deal {deal} are there twice")]
    Twice {
        /// The second time.
        line: usize,
        /// The deal, from 0.
        deal: u32,
    },
    /// The games of a deal that was played are not there.
    #[error("the games of deal {deal} are missing")]
    Missing {
        /// The deal, from 0.
        deal: u32,
    },
}

/// Where the games of a deal are in a file.
#[derive(Clone, Copy, Debug)]
struct Block {
    deal: u32,
    from: u64,
    length: u64,
}

/// Which game of the series a record is.
struct Series<'a, G: Contest> {
    arena: &'a Arena<G>,
    deals: HashMap<Seed, u32>,
    /// The names at the table, by line-up.
    tables: Vec<Vec<String>>,
}

impl<'a, G: Contest> Series<'a, G> {
    fn of(arena: &'a Arena<G>) -> Self {
        let deals = arena.settings.shard().deals(arena.settings.deals);
        Self {
            deals: deals.map(|deal| (arena.first_seed(deal), deal)).collect(),
            tables: arena.seatings.iter().map(|seats| arena.names_at(seats)).collect(),
            arena,
        }
    }

    /// The deal of a record that is the game of a line-up; `None` if it is of something else.
    fn deal_of(&self, record: &Record, lineup: usize) -> Option<u32> {
        let Some(DealSource::Seed { seed, cut: None }) = record.hands.first().map(|hand| &hand.deal) else {
            return None;
        };
        let fits = record.game == G::NAME
            && record.rules == self.arena.rules_json
            && record.players.as_ref() == self.tables.get(lineup);
        fits.then(|| self.deals.get(seed).copied()).flatten()
    }

    /// What a file has. A last line without an end, and a last deal without all its games, are passed over: they were
    /// being written when the arena was interrupted.
    fn read(&self, path: &Path) -> Result<Vec<Block>, RecordsError> {
        let mut file = BufReader::new(File::open(path)?);
        let (mut blocks, mut seen) = (Vec::new(), BTreeSet::new());
        let (mut begun, mut games, mut at): (Option<Block>, usize, u64) = (None, 0, 0);
        let mut text = String::new();
        for line in 1.. {
            text.clear();
            let length = file.read_line(&mut text)? as u64;
            if !text.ends_with('\n') {
                break;
            }
            let record = Record::read(&text).map_err(|_| RecordsError::NoRecord { line })?;
            let deal = self.deal_of(&record, games).ok_or(RecordsError::Stray { line })?;
            let block = begun.get_or_insert(Block { deal, from: at, length: 0 });
            if block.deal != deal {
                return Err(RecordsError::Stray { line });
            }
            block.length += length;
            at += length;
            games += 1;
            if games == self.tables.len() {
                if !seen.insert(deal) {
                    return Err(RecordsError::Twice { line, deal });
                }
                blocks.extend(begun.take());
                games = 0;
            }
        }
        Ok(blocks)
    }
}

impl<G: Contest> Arena<G> {
    /// From what the first hand of a deal follows.
    fn first_seed(&self, deal: u32) -> Seed {
        seed_of(self.number(deal, Purpose::Cards), 0)
    }

    /// What those of a line-up are called in a record.
    pub(crate) fn names_at(&self, seats: &[usize]) -> Vec<String> {
        let names = self.names();
        seats.iter().map(|&entrant| shown_name(&names[entrant])).collect()
    }
}

/// A file of records that is open for more deals.
#[derive(Debug)]
pub struct RecordFile {
    file: File,
    path: PathBuf,
}

impl RecordFile {
    /// Begins a file, which must not exist yet.
    ///
    /// # Errors
    /// It can't be written.
    pub fn create(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Opens a file to go on with it: it has the games of all deals that are `done`. Those of other deals, which were
    /// written when the arena was interrupted, are taken away: they will be played again.
    ///
    /// # Errors
    /// It can't be read or written, it is of another series, or games are missing; nothing in it has changed.
    pub fn open<G: Contest>(
        path: &Path,
        arena: &Arena<G>,
        done: &BTreeSet<u32>,
    ) -> Result<Self, RecordsError> {
        // Where the path is a link, the file that it leads to will be replaced.
        let path = path.canonicalize()?;
        let mut blocks = Series::of(arena).read(&path)?;
        let there: BTreeSet<u32> = blocks.iter().map(|block| block.deal).collect();
        if let Some(&deal) = done.difference(&there).next() {
            return Err(RecordsError::Missing { deal });
        }
        blocks.retain(|block| done.contains(&block.deal));
        let file = copy(&path, &[(&path, blocks)])?;
        Ok(Self { file, path })
    }

    /// Writes the games of a deal.
    ///
    /// # Errors
    /// They can't be written.
    pub fn deal(&mut self, games: &[Record]) -> io::Result<()> {
        let mut lines = String::new();
        for game in games {
            lines += &serde_json::to_string(game)?;
            lines.push('\n');
        }
        self.file.write_all(lines.as_bytes())
    }

    /// Puts the deals in order.
    ///
    /// # Errors
    /// It can't be read or written.
    pub fn finish<G: Contest>(self, arena: &Arena<G>) -> Result<(), RecordsError> {
        let Self { file, path } = self;
        // Not every system replaces a file that is open.
        drop(file);
        let blocks = Series::of(arena).read(&path)?;
        Ok(copy(&path, &[(&path, blocks)]).map(drop)?)
    }

    /// Writes the games of a whole series from the files of its parts.
    ///
    /// # Errors
    /// The file it is about, and that it can't be read or written or is of another series; or that games are missing,
    /// for which no file is to blame. Nothing is written then.
    pub fn join<G: Contest>(
        path: &Path,
        arena: &Arena<G>,
        parts: &[PathBuf],
    ) -> Result<(), (Option<PathBuf>, RecordsError)> {
        let series = Series::of(arena);
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for part in parts {
            let blocks = series.read(part).map_err(|error| (Some(part.clone()), error))?;
            if let Some(block) = blocks.iter().find(|block| !seen.insert(block.deal)) {
                let line =
                    series.tables.len() * blocks.iter().take_while(|it| it.deal != block.deal).count() + 1;
                return Err((Some(part.clone()), RecordsError::Twice { line, deal: block.deal }));
            }
            all.push((part.as_path(), blocks));
        }
        if let Some(deal) = (0..arena.settings.deals).find(|deal| !seen.contains(deal)) {
            return Err((None, RecordsError::Missing { deal }));
        }
        copy(path, &all).map(drop).map_err(|error| (Some(path.to_owned()), error.into()))
    }
}

/// Writes a file, whole or not at all, with these blocks of others in the order of the deals, and opens it for more.
fn copy(path: &Path, from: &[(&Path, Vec<Block>)]) -> io::Result<File> {
    let beside = beside(path);
    let written = copy_new(&beside, from).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What could not be written is of no use; that it can't be removed either is no news.
        let _ = fs::remove_file(&beside);
    }
    written?;
    OpenOptions::new().append(true).open(path)
}

fn copy_new(path: &Path, from: &[(&Path, Vec<Block>)]) -> io::Result<()> {
    let mut to = io::BufWriter::new(OpenOptions::new().write(true).create_new(true).open(path)?);
    let mut blocks: Vec<(usize, Block)> = Vec::new();
    for (at, (_, its)) in from.iter().enumerate() {
        blocks.extend(its.iter().map(|&block| (at, block)));
    }
    blocks.sort_by_key(|(_, block)| block.deal);
    let open = |(path, _): &(&Path, Vec<Block>)| File::open(path);
    let mut files = from.iter().map(open).collect::<io::Result<Vec<_>>>()?;
    for (at, block) in blocks {
        files[at].seek(SeekFrom::Start(block.from))?;
        io::copy(&mut (&files[at]).take(block.length), &mut to)?;
    }
    to.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}
