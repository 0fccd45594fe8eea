//! `kook bot`: one of our players at a table of others, by the bot protocol on standard input and output.

use std::{io, process::ExitCode};

use arena::ExternalBot;
use clap::Args;
use texts::Texts;

use crate::Failure;

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "PLAYER")]
    player: String,
}

pub(crate) fn bot(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let no_external_bot =
        |arena::NoExternalBot(name)| texts.format("arena-no-guest", &[("name", name.into())]);
    let mut external_bot =
        ExternalBot::new(&options.player).map_err(|error| Failure::Sentence(no_external_bot(error)))?;
    external_bot.serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
