//! `kook join`: a person at a table or a club over a network, or a player to the end of the match or the evening.

mod club;
mod keeping;
mod person;

use std::process::ExitCode;

use clap::Args;
use online_client::participant::club::{place_of, points};
use online_client::{
    AnyLink, CantPlay, ClubLink, Distrust, HttpError, Lost, Origin, Played, PlayedEvening, Player, found_club,
};
use online_wire::closed;
use table::name::{self, NameFault};
use texts::Texts;
use tokio::runtime::Runtime;

use crate::{Failure, cli::Look, print};
use keeping::{Keeping, Saved};

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[arg(value_name = "LINK")]
    link: String,

    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,

    #[arg(long, value_name = "NAMES", default_value = "")]
    name: String,

    #[arg(long, value_name = "TITLE", conflicts_with = "player")]
    found: Option<String>,

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
    let runtime = Runtime::new()?;
    // Before anything is founded or opened for it.
    let name = match options.name.as_str() {
        "" => String::new(),
        typed => name::check(typed).map_err(|fault| Failure::Sentence(texts.name_fault(&fault)))?,
    };
    if let Some(title) = &options.found {
        let origin: Origin =
            options.link.parse().map_err(|_| Failure::Sentence(texts.get("join-no-server")))?;
        if title.chars().count() > name::LONGEST {
            let fault = NameFault::TooLong(table::quoted(title));
            return Err(Failure::Sentence(texts.name_fault(&fault)));
        }
        let link = runtime.block_on(found_club(&origin, title));
        let link = link.map_err(|error| Failure::Sentence(not_done(&error, texts)))?;
        print(&texts.format("club-founded", &[("link", link.to_string().into())]))?;
        runtime.block_on(club::belong(&link, &name, &options.look, texts))?;
        return Ok(ExitCode::SUCCESS);
    }
    let link: AnyLink = options.link.parse().map_err(|_| not_a_link(texts))?;
    let Some(player) = &options.player else {
        match &link {
            AnyLink::Table(link) => {
                runtime.block_on(person::sit(link, &name, &options.look, texts))?;
            }
            AnyLink::Club(link) => {
                runtime.block_on(club::belong(link, &name, &options.look, texts))?;
            }
        }
        return Ok(ExitCode::SUCCESS);
    };
    let is_named = !name.is_empty();
    let name = if is_named { name } else { player.clone() };
    let player = Player { player: player.clone(), name, starts: options.start, seed: options.seed };
    let (json, words) = match &link {
        AnyLink::Table(link) => {
            let played = runtime.block_on(online_client::play(link, &player));
            let played = played.map_err(|error| cant_play(&error, texts))?;
            (serde_json::to_string(&played)?, sentence(&played, texts))
        }
        AnyLink::Club(link) => {
            let played = runtime.block_on(evening(link, &player, is_named));
            let played = played.map_err(|error| match &error {
                CantPlay::Lost(lost) => Failure::Sentence(club::not_there(lost, texts)),
                error => cant_play(error, texts),
            })?;
            (serde_json::to_string(&played)?, evening_in_words(&played, texts))
        }
    };
    print(&if options.json { json } else { words })?;
    Ok(ExitCode::SUCCESS)
}

/// Lets a player play an evening; one with a name comes back as the member they were.
async fn evening(link: &ClubLink, player: &Player, is_named: bool) -> Result<PlayedEvening, CantPlay> {
    let keeping = is_named.then(|| Keeping::of_player(link, &player.name));
    let key = keeping.as_ref().and_then(Keeping::read).map(|saved| saved.key);
    let keep = |key: &str| {
        let saved = Saved { key: key.to_owned(), name: player.name.clone(), more: None };
        // Where nothing can be saved they are somebody new another time.
        let _ = keeping.as_ref().map(|keeping| keeping.write(&saved));
    };
    online_client::play_evening(link, player, key, keep).await
}

/// What came of an evening for a player.
fn evening_in_words(played: &PlayedEvening, texts: Texts) -> String {
    let standings = &played.results.standings;
    let mine = standings.iter().find(|standing| standing.member == played.member);
    let args = [
        ("number", i64::from(played.evening).into()),
        ("place", mine.map_or(0, |mine| place_of(mine, standings)).into()),
        ("count", standings.len().into()),
        ("points", points(texts.lang(), mine.map_or(0, |mine| mine.hundredths)).into()),
    ];
    texts.format("club-played-evening", &args)
}

/// Why a server does not do what was asked for.
fn not_done(error: &HttpError, texts: Texts) -> String {
    match error {
        HttpError::Lost(lost) => club::not_there(lost, texts),
        error => texts.format("join-not-done", &[("why", error.to_string().into())]),
    }
}

pub(crate) fn not_a_link(texts: Texts) -> Failure {
    Failure::Sentence(texts.get("join-no-link"))
}

fn cant_play(error: &CantPlay, texts: Texts) -> Failure {
    let why = |key, why: String| texts.format(key, &[("why", why.into())]);
    Failure::Sentence(match error {
        CantPlay::Lost(lost) => not_there(lost, texts),
        CantPlay::Http(error) => not_done(error, texts),
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
        Lost::Closed(closed::ELSEWHERE) => texts.get("join-elsewhere"),
        Lost::Closed(closed::RELOAD) => texts.get("join-other-version"),
        Lost::Closed(closed::REMOVED) => texts.get("join-removed"),
        Lost::Closed(closed::LOCKED) => texts.get("join-locked"),
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
