//! `kook join`: a player at a table over a network, to the end of the match.

use std::process::ExitCode;

use clap::Args;
use online_client::{CantPlay, Link, Lost, NotALink, Played, Player};
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{Failure, print};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "LINK")]
    link: String,

    #[arg(long, value_name = "PLAYER")]
    player: String,

    #[arg(long, value_name = "NAMES", default_value = "")]
    name: String,

    #[arg(long)]
    start: bool,

    #[arg(long, value_name = "NUMBER", default_value = "0")]
    seed: u64,

    #[arg(long)]
    json: bool,
}

pub(crate) fn join(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let link: Link = options.link.parse().map_err(|error| not_a_link(error, texts))?;
    let name = if options.name.is_empty() { options.player.clone() } else { options.name.clone() };
    let player = Player { player: options.player.clone(), name, starts: options.start, seed: options.seed };
    let played = Runtime::new()?.block_on(online_client::play(&link, &player));
    let played = played.map_err(|error| cant_play(&error, texts))?;
    print(&if options.json { serde_json::to_string(&played)? } else { sentence(&played, texts) })?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn not_a_link(error: NotALink, texts: Texts) -> Failure {
    Failure::Sentence(texts.get(match error {
        NotALink::Form => "join-no-link",
        NotALink::Https => "join-https",
    }))
}

fn cant_play(error: &CantPlay, texts: Texts) -> Failure {
    let why = |key, why: String| Failure::Sentence(texts.format(key, &[("why", why.into())]));
    match error {
        CantPlay::Lost(Lost::Refused(404)) => Failure::Sentence(texts.get("join-no-table")),
        CantPlay::Lost(Lost::Closed(4001)) => Failure::Sentence(texts.get("join-elsewhere")),
        CantPlay::Lost(Lost::Closed(4002)) => Failure::Sentence(texts.get("join-other-version")),
        CantPlay::Lost(Lost::Closed(4003)) => Failure::Sentence(texts.get("join-removed")),
        CantPlay::Lost(Lost::Closed(4004)) => Failure::Sentence(texts.get("join-locked")),
        CantPlay::Lost(lost) => why("join-lost", lost.to_string()),
        CantPlay::Player(error) => why("join-no-player", error.to_string()),
        CantPlay::Fault(fault) => why("join-fault", fault.clone()),
    }
}

/// How the match ended.
fn sentence(played: &Played, texts: Texts) -> String {
    let scores = played.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let won = played.seat.is_some_and(|seat| played.winners.contains(&seat));
    let key = if won { "join-won" } else { "join-over" };
    texts.format(key, &[("scores", scores.into())])
}
