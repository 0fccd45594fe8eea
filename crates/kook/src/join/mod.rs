//! `kook join`: a person at a table over a network, or a player to the end of the match.

mod keeping;
mod person;

use std::process::ExitCode;

use clap::Args;
use online_client::{CantPlay, Distrust, Link, Lost, Played, Player};
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{Failure, cli::Look, print};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "LINK")]
    link: String,

    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,

    #[arg(long, value_name = "NAMES", default_value = "")]
    name: String,

    #[arg(long, requires = "player")]
    start: bool,

    #[arg(long, value_name = "NUMBER", default_value = "0", requires = "player")]
    seed: u64,

    #[arg(long, requires = "player")]
    json: bool,

    #[command(flatten)]
    look: Look,
}

pub(crate) fn join(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let link: Link = options.link.parse().map_err(|_| not_a_link(texts))?;
    let Some(player) = &options.player else {
        Runtime::new()?.block_on(person::sit(&link, &options.name, &options.look, texts))?;
        return Ok(ExitCode::SUCCESS);
    };
    let name = if options.name.is_empty() { player } else { &options.name }.clone();
    let player = Player { player: player.clone(), name, starts: options.start, seed: options.seed };
    let played = Runtime::new()?.block_on(online_client::play(&link, &player));
    let played = played.map_err(|error| cant_play(&error, texts))?;
    print(&if options.json { serde_json::to_string(&played)? } else { sentence(&played, texts) })?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn not_a_link(texts: Texts) -> Failure {
    Failure::Sentence(texts.get("join-no-link"))
}

fn cant_play(error: &CantPlay, texts: Texts) -> Failure {
    let why = |key, why: String| texts.format(key, &[("why", why.into())]);
    Failure::Sentence(match error {
        CantPlay::Lost(lost) => not_there(lost, texts),
        CantPlay::Player(error) => why("join-no-player", error.to_string()),
        CantPlay::Fault(fault) => why("join-fault", fault.clone()),
    })
}

/// Why somebody is not at a table.
pub(crate) fn not_there(lost: &Lost, texts: Texts) -> String {
    match lost {
        Lost::Refused(404) => texts.get("join-no-table"),
        Lost::Refused(status @ 300..400) => {
            texts.format("join-redirected", &[("status", usize::from(*status).into())])
        }
        Lost::Closed(4001) => texts.get("join-elsewhere"),
        Lost::Closed(4002) => texts.get("join-other-version"),
        Lost::Closed(4003) => texts.get("join-removed"),
        Lost::Closed(4004) => texts.get("join-locked"),
        Lost::Distrusted(why) => {
            let why = match why {
                Distrust::Issuer => "issuer",
                Distrust::Expired => "expired",
                Distrust::Name => "name",
                Distrust::Other => "other",
            };
            texts.format("join-distrusted", &[("why", why.into())])
        }
        lost => texts.format("join-lost", &[("why", lost.to_string().into())]),
    }
}

/// How the match ended.
fn sentence(played: &Played, texts: Texts) -> String {
    let scores = played.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let won = played.seat.is_some_and(|seat| played.winners.contains(&seat));
    let key = if won { "join-won" } else { "join-over" };
    texts.format(key, &[("scores", scores.into())])
}
