//! `kook replay`: what a record says, for people or for programs \[NOT-RES\].

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
    process::ExitCode,
};

use card_match::{AnyMatch, NotRead};
use kookaburra::{GameKind, Games, Malformed, Record, ReplayError, ReplayResult, Table, with_game};
use table::{Place, quoted};
use texts::Texts;

use crate::{
    Failure, cli, complain, malformed, open_replay, print,
    printout::{Printed, Printout},
};

pub(crate) fn replay(options: &cli::Replay, texts: Texts) -> Result<ExitCode, Failure> {
    let file = name(&options.file);
    if options.json {
        let bytes = read(&options.file, texts)?;
        let games = text(&bytes).and_then(|text| games_in(text, options.max_hands));
        return answer(games.map(|games| chosen(games, options.game, &file, texts)));
    }
    let games = games(&options.file, options.game, options.max_hands, texts)?;
    let mut worst = 0;
    for game in games {
        if let Some(heading) = game.heading(texts) {
            print(&heading)?;
        }
        let name = game.name(&file, texts);
        let shown = match GameKind::of(&game.record) {
            Ok(_) if laws::open_table::is_open(&game.record) => {
                open_replay::show(&game.record, &name, texts)?
            }
            Ok(kind) => with_game!(kind, Rules => show::<Rules>(&game.record, &name, options.ascii, texts)?),
            Err(malformed) => complained(&name, &malformed, &game.record, texts),
        };
        worst = shown.max(worst);
    }
    Ok(ExitCode::from(worst))
}

/// Answers a line of JSON for each game.
fn answer(games: Result<Result<Vec<Found>, Failure>, Malformed>) -> Result<ExitCode, Failure> {
    let results: Vec<ReplayResult> = match games {
        Ok(games) => games?.into_iter().map(|game| kookaburra::replay_record(&game.record)).collect(),
        Err(malformed) => vec![(&malformed).into()],
    };
    for result in &results {
        print(&serde_json::to_string(result)?)?;
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

/// Reads games of at most this number of hands, or the record of a game that `kook play` has saved.
fn games_in(text: &str, most: usize) -> Result<Games, Malformed> {
    match AnyMatch::read(text.as_bytes()) {
        Ok(game) => Ok(Games { games: vec![game.record().into()], ..Games::default() }),
        Err(_) => Games::read_within(text, most),
    }
}

/// Says what is wrong with a game, and gives the exit status.
pub(crate) fn complained(name: &str, malformed: &Malformed, record: &Record, texts: Texts) -> u8 {
    complain(&format!("{name}: {}", malformed::sentence(malformed, Some(record), texts)));
    ReplayResult::MALFORMED
}

/// The table at the end of a game, or why there is none.
type Replayed<G> = Result<Table<G>, ReplayError<<G as table::Game>::Refusal>>;

/// What happened hand by hand, and the table at the end.
fn pages<G: Printed>(record: &Record, ascii: bool, texts: Texts) -> (Vec<String>, Replayed<G>) {
    let names = record.players.as_deref();
    let mut pages = Vec::new();
    let replayed = Table::<G>::replay(record, |table| {
        let printout = Printout::new(table, names, texts, ascii);
        if pages.is_empty() {
            pages.push(printout.heading());
        }
        pages.push(printout.hand());
    });
    (pages, replayed)
}

/// A deal of a duplicate evening in words: the only one of its record.
pub(crate) fn deal_in_words(record: &Record, ascii: bool, texts: Texts) -> String {
    let pages = match GameKind::of(record) {
        Ok(kind) => with_game!(kind, Rules => pages::<Rules>(record, ascii, texts).0),
        Err(_) => Vec::new(),
    };
    pages.join("\n")
}

/// Prints hand by hand what happened, then where the game stands.
fn show<G: Printed>(record: &Record, name: &str, ascii: bool, texts: Texts) -> Result<u8, Failure> {
    let names = record.players.as_deref();
    let (mut pages, replayed) = pages::<G>(record, ascii, texts);
    match replayed {
        Ok(table) => {
            let printout = Printout::new(&table, names, texts, ascii);
            if pages.is_empty() {
                pages.push(printout.heading());
            }
            pages.push(printout.scores());
            pages.push(printout.standing());
            print(&pages.join("\n"))?;
            Ok(0)
        }
        Err(error) => {
            let status = match error {
                ReplayError::Illegal { .. } => {
                    print(&pages.join("\n"))?;
                    ReplayResult::ILLEGAL
                }
                ReplayError::Malformed(_) => ReplayResult::MALFORMED,
            };
            complain(&malformed::replay_error::<G>(name, &error, record, texts));
            Ok(status)
        }
    }
}

/// The sentence about an illegal action.
pub(crate) fn illegal(
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
            ("hand", (hand + 1).into()),
            ("action", (action + 1).into()),
            ("line", quoted(line).into()),
            ("rule", rule.into()),
            ("why", why.into()),
        ],
    )
}

/// The games of a file that are asked for, if none has more hands than that.
///
/// # Errors
/// The file can't be read, there is no such game in it, or it is none, in a sentence that names it.
pub(crate) fn games(
    path: &Path,
    wanted: Option<usize>,
    most: usize,
    texts: Texts,
) -> Result<Vec<Found>, Failure> {
    let file = name(path);
    let bytes = read(path, texts)?;
    let games = text(&bytes).and_then(|text| games_in(text, most));
    let games =
        games.map_err(|malformed| Failure::Sentence(no_game(&file, &bytes, most, &malformed, texts)))?;
    chosen(games, wanted, &file, texts)
}

/// Why there is no game in a file. Somebody who has taken another file learns what a record is; somebody who has
/// written one, what is wrong in it.
fn no_game(name: &str, bytes: &[u8], most: usize, malformed: &Malformed, texts: Texts) -> String {
    let file = ("file", name.into());
    if let Err(kind @ (NotRead::Newer | NotRead::Older)) = AnyMatch::read(bytes) {
        let newer = if kind == NotRead::Newer { "yes" } else { "no" };
        return texts.format("replay-foreign", &[file, ("newer", newer.into())]);
    }
    if malformed.is_too_long() {
        return texts.format("replay-too-long", &[file, ("most", most.into())]);
    }
    if is_meant_as_record(bytes) {
        format!("{name}: {}", malformed::sentence(malformed, None, texts))
    } else {
        texts.format("replay-no-record", &[file])
    }
}

/// Whether somebody has tried to write a record, or several.
fn is_meant_as_record(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) && text.contains("\"format\"")
}

/// How the file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path_name(path) }
}

/// A path as it may be shown.
pub(crate) fn path_name(path: &Path) -> String {
    quoted(&path.display().to_string())
}

/// The content of a file.
///
/// # Errors
/// It can't be read, in a sentence that names it.
pub(crate) fn read(path: &Path, texts: Texts) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map(|_| bytes).map_err(|error| unreadable(path, &error, texts))
}

/// That a file can't be had.
pub(crate) fn unreadable(path: &Path, error: &io::Error, texts: Texts) -> Failure {
    Failure::Sentence(format!("{}: {}", name(path), terminal::system_error(texts, error)))
}

/// The bytes as text, without the mark that some editors put before it.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Malformed> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = good.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Malformed { place: Place::Text { line, column }, message: "not UTF-8 text".to_owned() }
    })
}
