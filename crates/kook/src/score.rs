//! `kook score`: a score sheet of people with real cards, and what it comes to.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use sheet::{Answer, Fault, Sheet, Why, answer, csv, score};
use texts::Texts;

use crate::{
    Failure, print,
    replay::{name, read, text},
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[arg(long, conflicts_with = "csv")]
    json: bool,

    #[arg(long)]
    csv: bool,
}

pub(crate) fn score_sheet(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let bytes = read(&options.file, texts)?;
    let text =
        text(&bytes).map_err(|error| Fault { place: String::new(), why: Why::Unreadable(error.to_string()) });
    if options.json {
        let answer = text.map_or_else(Answer::from, answer);
        print(&serde_json::to_string(&answer).unwrap_or_default())?;
        return Ok(ExitCode::from(answer.exit_status()));
    }
    let scored = text.and_then(Sheet::read).and_then(|sheet| {
        let scores = score(&sheet)?;
        Ok((sheet, scores))
    });
    let (sheet, scores) = scored.map_err(|fault| {
        let place = [name(&options.file), fault.place.clone()].join(": ");
        let place = place.trim_end_matches([':', ' ']);
        Failure::Sentence(format!("{place}: {}", scorekeeper::fault(&fault, texts)))
    })?;
    let page = if options.csv { csv(&sheet, &scores) } else { scorekeeper::page(&sheet, &scores, texts) };
    print(page.trim_end())?;
    Ok(ExitCode::SUCCESS)
}
