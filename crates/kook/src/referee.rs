//! `kook referee`: an incident at a table of wood, and the ruling \[LAW-REF\].

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use laws::{Answer, Malformed};
use texts::Texts;

use crate::{
    Failure, print,
    replay::{read, text},
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[arg(long)]
    json: bool,
}

pub(crate) fn referee(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let bytes = read(&options.file, texts)?;
    let text = text(&bytes).map_err(|error| Malformed::Unreadable(error.to_string()));
    let answer = text.map_or_else(Answer::from, laws::answer);
    print(&serde_json::to_string(&answer).unwrap_or_default())?;
    Ok(ExitCode::from(answer.exit_status()))
}
