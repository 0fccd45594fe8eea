//! `kook score`: the score of people with real cards: kept here, hand by hand, or counted from files.

mod begin;
mod commands;
mod fix;
mod hand;
mod keeping;
mod points;
mod ruling;
mod saved_sheets;
mod typed;

use std::{io, path::PathBuf, process::ExitCode};

use clap::Args;
use serde_json::json;
use sheet::{Answer, Fault, SCORES_FORMAT, Scores, Sheet, Why, answer, score, season};
use texts::Texts;
use texts::scorekeeper::csv;

use crate::{
    Failure,
    lines::Lines,
    print,
    replay::{name, read, text},
};
use begin::Preferences;
use keeping::Keeping;
use saved_sheets::SavedSheets;

#[derive(Debug, Default, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["files", "json", "csv", "season"])]
    keep: Option<PathBuf>,

    #[arg(long, conflicts_with = "csv")]
    json: bool,

    #[arg(long)]
    csv: bool,

    #[arg(long, conflicts_with = "csv")]
    season: bool,

    #[command(flatten)]
    preferences: Preferences,
}

pub(crate) fn score_sheet(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    match &options.files[..] {
        files if options.season => seasons(files, options.json, texts),
        [] if options.json || options.csv => Err(Failure::Sentence(texts.get("keeping-no-file"))),
        [] => keep(options, texts),
        [file] if options.json => {
            let answer = match sheet_in(file, texts)? {
                Ok(text) => answer(&text),
                Err(fault) => fault.into(),
            };
            Ok(ExitCode::from(print_answer(&answer)?))
        }
        [file] => {
            let (sheet, scores) = scored(file, texts)?;
            // The bytes of the table are those that the page saves.
            let table = options.csv.then(|| csv(&sheet, &scores, texts));
            print(
                &table.unwrap_or_else(|| {
                    texts::scorekeeper::page(&sheet, &scores, texts).trim_end().to_owned()
                }),
            )?;
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(Failure::Sentence(texts.get("keeping-one-file"))),
    }
}

fn print_answer(answer: &Answer) -> Result<u8, Failure> {
    print(&serde_json::to_string(answer)?)?;
    Ok(answer.exit_status())
}

/// The text of a file; what is wrong with it if it is none.
fn sheet_in(file: &std::path::Path, texts: Texts) -> Result<Result<String, Fault>, Failure> {
    let bytes = read(file, texts)?;
    let text =
        text(&bytes).map_err(|error| Fault { place: String::new(), why: Why::Unreadable(error.to_string()) });
    Ok(text.map(str::to_owned))
}

/// A sheet with its scores.
fn scored(file: &std::path::Path, texts: Texts) -> Result<(Sheet, Scores), Failure> {
    let scored = sheet_in(file, texts)?.and_then(|text| Sheet::read(&text)).and_then(|sheet| {
        let scores = score(&sheet)?;
        Ok((sheet, scores))
    });
    scored.map_err(|fault| Failure::Sentence(what_is_wrong(&name(file), &fault, texts)))
}

/// The fault of a sheet, behind the name of its file and the place in it.
fn what_is_wrong(name: &str, fault: &Fault, texts: Texts) -> String {
    let place = [name, &fault.place].join(": ");
    format!("{}: {}", place.trim_end_matches([':', ' ']), texts::scorekeeper::fault(fault, texts))
}

/// What everybody has done on several sheets, or on all that are played here.
fn seasons(files: &[PathBuf], as_json: bool, texts: Texts) -> Result<ExitCode, Failure> {
    let saved = if files.is_empty() { saved_sheets::saved() } else { files.to_vec() };
    let sheets = saved.iter().map(|file| scored(file, texts)).collect::<Result<Vec<_>, _>>()?;
    let records = season(sheets.iter().map(|(sheet, scores)| (sheet, scores)));
    if as_json {
        print(&json!({ "format": SCORES_FORMAT, "sheets": sheets.len(), "season": records }).to_string())?;
    } else if records.is_empty() {
        print(&texts.get("keeping-no-season"))?;
    } else {
        print(&texts::scorekeeper::people(&records, texts).join("\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Keeps a sheet in a file, or among those of the player.
fn keep(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let mut lines = Lines::new(texts, io::stdin().lock(), io::stdout().lock());
    let Some(saved_sheets) = SavedSheets::choose(options.keep.as_deref(), &mut lines)? else {
        return Ok(ExitCode::SUCCESS);
    };
    if let Some(keeping) = Keeping::open(saved_sheets, &options.preferences, lines)? {
        keeping.run()?;
    }
    Ok(ExitCode::SUCCESS)
}
