//! The file with the records of the games of an arena.

use std::{
    collections::BTreeSet,
    fs::File,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
};

use arena::{Arena, Contest, RecordFile, RecordsError};
use texts::Texts;

use crate::{
    Failure,
    replay::{path_name, unreadable},
};

/// More than the first line of any file of an arena needs to tell what it is.
const LONGEST_HEAD: u64 = 64;

/// A file for records, of which the games of these deals are there already.
pub(super) fn open<G: Contest>(
    path: &Path,
    arena: &Arena<G>,
    done: &BTreeSet<u32>,
    texts: Texts,
) -> Result<RecordFile, Failure> {
    if done.is_empty() && path.symlink_metadata().is_err() {
        return RecordFile::create(path).map_err(|error| unreadable(path, &error, texts));
    }
    RecordFile::open(path, arena, done).map_err(|error| not_read(path, error, texts))
}

/// Whether a file has records, and not the deals of a series. One that can't be read has none: its reader will say why.
pub(super) fn is_of_records(path: &PathBuf) -> bool {
    let mut head = Vec::new();
    let read = File::open(path)
        .and_then(|file| BufReader::new(file.take(LONGEST_HEAD)).read_until(b'\n', &mut head));
    read.is_ok() && String::from_utf8_lossy(&head).contains("\"kookaburra-record/")
}

/// Why a file of records can't be used.
pub(super) fn not_read(path: &Path, error: RecordsError, texts: Texts) -> Failure {
    let file = ("file", path_name(path).into());
    Failure::Sentence(match error {
        RecordsError::Io(error) => return unreadable(path, &error, texts),
        RecordsError::NoRecord { line } => texts.format("arena-records-none", &[file, ("line", line.into())]),
        RecordsError::Stray { line } => texts.format("arena-records-stray", &[file, ("line", line.into())]),
        RecordsError::Twice { line, deal } => texts
            .format("arena-records-twice", &[file, ("line", line.into()), ("deal", deal.to_string().into())]),
        RecordsError::Missing { deal } => {
            texts.format("arena-records-missing", &[file, ("deal", deal.to_string().into())])
        }
    })
}
