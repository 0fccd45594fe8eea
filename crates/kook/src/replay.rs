//! `kook replay`: what a record says, for people or for programs \[NOT-RES\].

use std::{
    fs,
    io::{self, Read},
    path::Path,
    process::ExitCode,
};

use kookaburra::{GameKind, Games, Malformed, Record, ReplayError, ReplayResult, Table};
use session::Save;
use table::{Place, Seat};
use texts::Texts;

use crate::{
    Failure, cli, complain, print,
    printout::{Printed, Printout},
};

pub(crate) fn replay(options: &cli::Replay, texts: Texts) -> Result<ExitCode, Failure> {
    let file = name(&options.file);
    let bytes = read(&options.file).map_err(|error| Failure::Sentence(format!("{file}: {error}")))?;
    let games = text(&bytes).and_then(games_in);
    if options.json {
        return answer(games.map(|games| chosen(games, options.game, &file, texts)));
    }
    let games = games.map_err(|malformed| Failure::Sentence(format!("{file}: {malformed}")))?;
    let games = chosen(games, options.game, &file, texts)?;
    let mut worst = 0;
    for game in games {
        if let Some(heading) = game.heading(texts) {
            print(&heading)?;
        }
        let name = game.name(&file, texts);
        let shown = match GameKind::of(&game.record) {
            Ok(GameKind::FiveHundred) => {
                show::<five_hundred::Rules>(game.record, &name, options.ascii, texts)?
            }
            Ok(GameKind::RummyFiveHundred) => {
                show::<rummy_500::Rules>(game.record, &name, options.ascii, texts)?
            }
            Err(malformed) => complained(&name, &malformed),
        };
        worst = shown.max(worst);
    }
    Ok(ExitCode::from(worst))
}

/// Answers a line of JSON for each game.
fn answer(games: Result<Result<Vec<Found>, Failure>, Malformed>) -> Result<ExitCode, Failure> {
    let results: Vec<ReplayResult> = match games {
        Ok(games) => games?.into_iter().map(|game| kookaburra::replay_record(game.record)).collect(),
        Err(malformed) => vec![(&malformed).into()],
    };
    for result in &results {
        print(&serde_json::to_string(result).unwrap_or_default())?;
    }
    Ok(ExitCode::from(results.iter().map(ReplayResult::exit_status).max().unwrap_or_default()))
}

/// A game of a file.
pub(crate) struct Found {
    pub(crate) record: Record,
    /// Its number in the file, from 1, and how many there are; none if it is the only one.
    pub(crate) place: Option<(usize, usize)>,
}

impl Found {
    /// The line above it, if there are others.
    pub(crate) fn heading(&self, texts: Texts) -> Option<String> {
        let (number, count) = self.place?;
        let args = [("number", number.into()), ("count", count.into())];
        Some(format!("\n{}\n", texts.format("replay-game", &args)))
    }

    /// How it is called in messages.
    pub(crate) fn name(&self, file: &str, texts: Texts) -> String {
        match self.place {
            Some((number, _)) => {
                texts.format("replay-game-of", &[("file", file.into()), ("number", number.into())])
            }
            None => file.to_owned(),
        }
    }
}

/// The games that are asked for: all, or the one of this number.
///
/// # Errors
/// There is no such game, in a sentence.
fn chosen(games: Games, wanted: Option<usize>, file: &str, texts: Texts) -> Result<Vec<Found>, Failure> {
    if !games.unreadable.is_empty() {
        let args = [("file", file.into()), ("count", games.unreadable.len().into())];
        complain(&texts.format("replay-unreadable", &args));
    }
    let count = games.games.len();
    let games = games
        .games
        .into_iter()
        .zip(1..)
        .map(|(game, number)| Found { record: game.record, place: (count > 1).then_some((number, count)) });
    match wanted {
        None => Ok(games.collect()),
        Some(number) if (1..=count).contains(&number) => Ok(games.skip(number - 1).take(1).collect()),
        Some(number) => {
            let args = [("file", file.into()), ("number", number.into()), ("count", count.into())];
            Err(Failure::Sentence(texts.format("replay-no-game", &args)))
        }
    }
}

/// Reads games, or the record of a game that `kook play` has saved.
fn games_in(text: &str) -> Result<Games, Malformed> {
    match Save::read(text.as_bytes()) {
        Some(save) => Ok(Games { games: vec![save.record.into()], ..Games::default() }),
        None => Games::read(text),
    }
}

/// Says what is wrong with a game, and gives the exit status.
fn complained(name: &str, malformed: &Malformed) -> u8 {
    complain(&format!("{name}: {malformed}"));
    ReplayResult::MALFORMED
}

/// Prints hand by hand what happened, then where the game stands.
fn show<G: Printed>(record: Record, name: &str, ascii: bool, texts: Texts) -> Result<u8, Failure> {
    let lines: Vec<Vec<String>> = record.hands.iter().map(|hand| hand.actions.clone()).collect();
    let names = record.players.clone().unwrap_or_default();
    let mut pages = Vec::new();
    let replayed = Table::<G>::replay(record, |table| {
        let printout = Printout::new(table, texts, ascii);
        if pages.is_empty() {
            pages.push(printout.heading());
        }
        pages.push(printout.hand());
    });
    match replayed {
        Ok(table) => {
            let printout = Printout::new(&table, texts, ascii);
            if pages.is_empty() {
                pages.push(printout.heading());
            }
            pages.push(printout.scores());
            pages.push(printout.standing());
            print(&pages.join("\n"))?;
            Ok(0)
        }
        Err(ReplayError::Illegal { hand, action, rule, refusal }) => {
            print(&pages.join("\n"))?;
            let line = lines.get(hand).and_then(|lines| lines.get(action)).map_or("", String::as_str);
            let why = match Seat::split_line(line) {
                Some((seat, _)) => texts.refusal_for(&refusal, seat, &names),
                None => texts.refusal(&refusal),
            };
            complain(&illegal(name, (hand, action), line, rule, why, texts));
            Ok(ReplayResult::ILLEGAL)
        }
        Err(ReplayError::Malformed(malformed)) => Ok(complained(name, &malformed)),
    }
}

/// The sentence about an illegal action.
fn illegal(
    name: &str,
    (hand, action): (usize, usize),
    line: &str,
    rule: &str,
    why: String,
    texts: Texts,
) -> String {
    texts.format(
        "replay-illegal",
        &[
            ("file", name.into()),
            ("hand", hand.into()),
            ("action", action.into()),
            ("line", line.into()),
            ("rule", rule.into()),
            ("why", why.into()),
        ],
    )
}

/// The games of a file that are asked for.
///
/// # Errors
/// The file can't be read, there is no such game in it, or it is none, in a sentence that names it.
pub(crate) fn games(path: &Path, wanted: Option<usize>, texts: Texts) -> Result<Vec<Found>, Failure> {
    let file = name(path);
    let failed = |error: &dyn std::fmt::Display| Failure::Sentence(format!("{file}: {error}"));
    let bytes = read(path).map_err(|error| failed(&error))?;
    let games = text(&bytes).and_then(games_in).map_err(|malformed| failed(&malformed))?;
    chosen(games, wanted, &file, texts)
}

/// How the file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes as text, without the mark that some editors put before it.
fn text(bytes: &[u8]) -> Result<&str, Malformed> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = good.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Malformed { place: Place::Text { line, column }, message: "not UTF-8 text".to_owned() }
    })
}
