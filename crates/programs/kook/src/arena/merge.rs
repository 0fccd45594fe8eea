//! `kook arena merge`: the parts of a series as the series it is.

use std::{
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use arena::{Arena, Contest, Difference, Header, Logged, MergeError, Part, RecordFile, series_of};
use clap::Args;
use kookaburra::with_rules;
use texts::Texts;

use super::{not_read, of_file, print, read_rules, records, sheet};
use crate::{Failure, replay::unreadable};

#[derive(Debug, Args)]
pub(super) struct Options {
    #[arg(value_name = "FILE", required = true, num_args = 1..)]
    files: Vec<PathBuf>,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
}

pub(super) fn merge(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let made = options.out.iter().chain(&options.records);
    if let Some(path) = made.clone().find(|path| path.symlink_metadata().is_ok()) {
        return Err(unreadable(path, &io::ErrorKind::AlreadyExists.into(), texts));
    }
    if options.out.is_some() && options.out == options.records {
        return Err(Failure::Sentence(texts.get("arena-records-same")));
    }
    let (games, files): (Vec<PathBuf>, Vec<PathBuf>) =
        options.files.iter().cloned().partition(records::is_of_records);
    if games.is_empty() != options.records.is_none() {
        return Err(Failure::Sentence(texts.get("arena-records-unpaired")));
    }
    let Some(first) = files.first() else {
        return Err(Failure::Sentence(texts.get("arena-merge-nothing")));
    };
    let read = |path: &PathBuf| {
        let logged = Logged::read(path).map_err(|error| not_read(path, error, texts))?;
        Ok(Part { file: path.display().to_string(), logged })
    };
    let parts = files.iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
    let header = series_of(&parts).map_err(|error| Failure::Sentence(complaint(&error, texts)))?;
    with_rules!(read_rules(first, &header)?, rules => join(rules.clone(), header, (parts, games), options, texts))
}

fn join<G: Contest>(
    rules: G,
    header: Header,
    (parts, games): (Vec<Part>, Vec<PathBuf>),
    options: &Options,
    texts: Texts,
) -> Result<ExitCode, Failure> {
    let arena = Arena::new(rules, header.settings)
        .map_err(|error| Failure::Sentence(sheet::complaint(&error, texts)))?;
    let mut standings = arena.standings();
    let mut whole = Logged { header: arena.header(), deals: Vec::new() };
    for part in parts {
        arena.done(&part.logged.deals).map_err(|error| of_file(Path::new(&part.file), error))?;
        part.logged.deals.iter().for_each(|deal| standings.add(deal));
        whole.deals.extend(part.logged.deals);
    }
    if let Some(path) = &options.records {
        RecordFile::join(path, &arena, &games)
            .map_err(|(blamed, error)| records::not_read(blamed.as_deref().unwrap_or(path), error, texts))?;
    }
    if let Some(path) = &options.out {
        whole.sort();
        whole.write(path).map_err(|error| unreadable(path, &error, texts))?;
    }
    print(&standings.report(), options.json, texts)?;
    Ok(ExitCode::SUCCESS)
}

/// Why files can't be put together.
fn complaint(error: &MergeError, texts: Texts) -> String {
    match error {
        MergeError::NoPart => texts.get("arena-merge-nothing"),
        MergeError::OtherSeries { file, first, differences } => {
            let nothing = || "–".to_owned();
            let told = |Difference { key, here, first }: &Difference| {
                let [here, first] = [here, first].map(|value| value.clone().unwrap_or_else(nothing));
                format!("{key}: {here} ≠ {first}")
            };
            let differences = differences.iter().map(told).collect::<Vec<_>>().join("; ");
            let args = [("file", file.into()), ("first", first.into()), ("differences", differences.into())];
            texts.format("arena-merge-other", &args)
        }
        MergeError::OtherCut { file, shard, first, first_shard } => {
            let args = [
                ("file", file.into()),
                ("shard", shard.to_string().into()),
                ("first", first.into()),
                ("first-shard", first_shard.to_string().into()),
            ];
            texts.format("arena-merge-cut", &args)
        }
        MergeError::Twice { file, other, shard } => {
            let args = [("file", file.into()), ("other", other.into()), ("shard", shard.to_string().into())];
            texts.format("arena-merge-twice", &args)
        }
        MergeError::Missing { parts, of } => {
            let args = [
                ("count", parts.len().into()),
                ("of", of.to_string().into()),
                ("parts", listed(parts).into()),
            ];
            texts.format("arena-merge-missing", &args)
        }
        MergeError::Stray { file, deal, shard } => {
            let args = [
                ("file", file.into()),
                ("deal", deal.to_string().into()),
                ("shard", shard.to_string().into()),
            ];
            texts.format("arena-merge-stray", &args)
        }
        MergeError::Unfinished { file, deals, count } => {
            let more = if deals.len() < *count as usize { " …" } else { "" };
            let deals = listed(deals) + more;
            let args = [("file", file.into()), ("count", (*count).into()), ("deals", deals.into())];
            texts.format("arena-merge-unfinished", &args)
        }
    }
}

/// Numbers, with what is in a row written as from and to.
fn listed(numbers: &[u32]) -> String {
    let rows = numbers.chunk_by(|one, next| one + 1 == *next);
    let row = |row: &[u32]| match row {
        [first, _, .., last] => format!("{first}–{last}"),
        few => few.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
    };
    rows.map(row).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_told_as_such() {
        assert_eq!(listed(&[]), "");
        assert_eq!(listed(&[7]), "7");
        assert_eq!(listed(&[1, 2, 4, 5, 6, 9]), "1, 2, 4–6, 9");
    }
}
