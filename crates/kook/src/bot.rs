//! `kook bot`: one of our players at a table of others, by the bot protocol on standard input and output.

use std::{io, process::ExitCode};

use arena::Guest;
use clap::Args;
use texts::Texts;

use crate::Failure;

/// Let one of our players play for another program, by the protocol of docs/bot-protocol.md.
///
/// The other program speaks as the arena does: it says hello, tells the game and the rules, and shows the views of one seat
/// on standard input, a JSON object a line; the player answers with his actions on standard output. The player knows
/// nothing but these views.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Which player, such as expert: see `kook arena --help`
    #[arg(value_name = "PLAYER")]
    player: String,
}

pub(crate) fn bot(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let no_guest = |arena::NoGuest(name)| texts.format("arena-no-guest", &[("name", name.into())]);
    let mut guest = Guest::new(&options.player).map_err(|error| Failure::Sentence(no_guest(error)))?;
    guest.serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
