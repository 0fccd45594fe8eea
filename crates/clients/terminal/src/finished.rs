//! Finished games in the player's own folder: each in a file of its own, as `kook replay` and backups read it, beside
//! the match that was played last and the one before.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use card_match::{AnyMatch, Match, MatchGame, with_match};
use learning::figures::{Game, GameFigures, game_id};
use table::{Games, PlayedGame, Record};

use crate::{figures::SavedFigures, store::MATCH_FILES, whole::write_whole};

/// The folder of finished games in that of the player.
pub const GAMES_FOLDER: &str = "games";
/// The folder of matches beside the one that is gone on with.
pub const MATCHES_FOLDER: &str = "matches";
/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".game-";

/// A finished game.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The file that it is in.
    pub path: PathBuf,
    /// The game.
    pub record: Record,
    /// The seat, the level of the bots and the hands that say nothing, if the player sat there alone at their screen.
    pub game: Option<Game>,
}

/// The game of a match that is over, as it is saved.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// The number of the game in its match.
    number: u32,
    path: PathBuf,
}

/// Saves the game of a match that is over, or takes it away again if its end was taken back. `kept` is what came of
/// that before.
///
/// # Errors
/// It can't be written.
pub(crate) fn keep<G: MatchGame>(folder: &Path, game: &Match<G>, kept: &mut Option<Kept>) -> io::Result<()> {
    let before = kept.take().filter(|kept| kept.number == game.game());
    if !game.is_over() || !game.has_human() {
        return before.map_or(Ok(()), |kept| fs::remove_file(kept.path));
    }
    let ended = milliseconds(SystemTime::now());
    let (record, about) = (game.finished_record(), game.about_player(ended));
    let games = folder.join(GAMES_FOLDER);
    let name = game_file(ended, record.rules.get("preset").and_then(|preset| preset.as_str()));
    let path = before.map_or_else(|| free_file(&games, &name, "json", &[]), |kept| kept.path);
    let seat = about.as_ref().map(|about| about.seat);
    let played = PlayedGame { ended: Some(ended), seat, record };
    fs::create_dir_all(&games)?;
    let text = Games { games: vec![played.clone()], ..Games::default() }.to_json();
    write_whole(&path, &text, BEING_WRITTEN)?;
    // What only the match knows is noted for the figures of the game.
    if let Some(Ok(noted)) = about.map(|about| GameFigures::noted(&played.record, &about)) {
        SavedFigures::open(folder).add(noted)?;
    }
    *kept = Some(Kept { number: game.game(), path });
    Ok(())
}

/// The finished games of a folder, each once, those that ended first first. What can't be read is left out.
#[must_use]
pub fn finished_games(folder: &Path) -> Vec<FinishedGame> {
    let matches = MATCH_FILES.iter().map(|name| folder.join(name));
    let matches = matches.chain(files(&folder.join(MATCHES_FOLDER), "jsonl"));
    let games = files(&folder.join(GAMES_FOLDER), "json").into_iter().flat_map(|path| in_file(&path));
    let mut seen = BTreeSet::new();
    // A match knows more of its game than a record does.
    let all = matches.filter_map(in_match).chain(games);
    let mut all: Vec<FinishedGame> = all.filter(|game| seen.insert(game_id(&game.record))).collect();
    all.sort_by_key(|game| game.game.as_ref().map(|game| game.ended));
    all
}

/// The finished games of the player of a folder, with what was noted when they ended: those that ended first first.
#[must_use]
pub fn noted_games(folder: &Path, saved: &SavedFigures) -> Vec<(FinishedGame, Game)> {
    let noted = finished_games(folder).into_iter().filter_map(|finished| {
        let game = finished.game.clone()?;
        let noted = saved.book().of(&game_id(&finished.record));
        let level = game.level.or(noted.and_then(|noted| noted.level));
        let left_out = match noted {
            Some(noted) if game.left_out.is_empty() => noted.left_out.clone(),
            _ => game.left_out.clone(),
        };
        Some((finished, Game { level, left_out, ..game }))
    });
    let mut games: Vec<_> = noted.collect();
    games.sort_by_key(|(_, game)| game.ended);
    games
}

fn in_match(path: PathBuf) -> Option<FinishedGame> {
    let game = AnyMatch::read(&fs::read(&path).ok()?).ok()?;
    let ended = fs::metadata(&path).and_then(|file| file.modified()).map_or(0, milliseconds);
    let (over, record, game) =
        with_match!(&game, game => (game.is_over(), game.finished_record(), game.about_player(ended)));
    over.then_some(FinishedGame { path, record, game })
}

fn in_file(path: &Path) -> Vec<FinishedGame> {
    let games = fs::read_to_string(path).ok().and_then(|text| Games::read(&text).ok());
    let finished = |PlayedGame { ended, seat, record }| {
        let game = |seat| Game { ended: ended.unwrap_or_default(), seat, level: None, left_out: Vec::new() };
        FinishedGame { path: path.to_owned(), record, game: seat.map(game) }
    };
    games.unwrap_or_default().games.into_iter().map(finished).collect()
}

/// The files of a folder with this extension, by name.
#[must_use]
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == extension)).collect();
    files.sort();
    files
}

/// What the file of a game is called, without its ending: its day and its rules.
#[must_use]
pub fn game_file(ended: u64, preset: Option<&str>) -> String {
    let day = i64::try_from(ended).ok().filter(|&ended| ended > 0);
    let day = day.and_then(|ended| jiff::Timestamp::from_millisecond(ended).ok());
    let day = day.map(|day| day.to_zoned_datetime(jiff::tz::TimeZone::system()).date().to_string());
    let preset = preset.filter(|preset| is_file_name(preset));
    format!("{}-{}", day.as_deref().unwrap_or("game"), preset.unwrap_or("game"))
}

/// Whether a text from outside may be the name of a file: it leads nowhere else, and is not hidden.
#[must_use]
pub fn is_file_name(text: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
    !text.is_empty() && text.len() < 200 && !text.starts_with('.') && text.chars().all(is_plain)
}

/// A name that no file in a folder has yet, and none of those that are about to be written: `name.json`, then
/// `name-2.json`.
#[must_use]
pub fn free_file(
    folder: &Path,
    name: &str,
    extension: &str,
    changes: &[(PathBuf, Option<Vec<u8>>)],
) -> PathBuf {
    let numbered = (2_u32..).map(|number| folder.join(format!("{name}-{number}.{extension}")));
    let mut names = std::iter::once(folder.join(format!("{name}.{extension}"))).chain(numbered);
    let is_free = |path: &PathBuf| !path.exists() && !changes.iter().any(|(taken, _)| taken == path);
    names.find(is_free).unwrap_or_default()
}

/// Milliseconds since 1970.
fn milliseconds(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use card_match::{
        Device, Level, Turn,
        testing::{device, play_until},
    };
    use five_hundred::Rules;

    use super::*;

    fn over(device: &mut Device<Rules>) {
        play_until(device, |device| device.my().turn() == Turn::Over);
    }

    #[test]
    fn a_finished_game_is_saved_once_and_noted() {
        let folder = tempfile::tempdir().unwrap();
        let (mut device, mut kept) = (device("american-2", 5), None);
        over(&mut device);
        for _ in 0..2 {
            keep(folder.path(), &device.game, &mut kept).unwrap();
        }
        let [game] = &finished_games(folder.path())[..] else { panic!("not one game") };
        assert_eq!(game.record, device.game.finished_record());
        let noted = |game: &FinishedGame| {
            SavedFigures::open(folder.path()).book().of(&game_id(&game.record)).cloned().unwrap()
        };
        let about = noted(game);
        assert_eq!((about.level, about.left_out.len(), about.hands), (Some(Level::Club), 0, None));
        assert_eq!(game.game.as_ref().map(|game| game.seat), device.game.player_seat());
        // Whoever takes its end back has no finished game; once it is over again, that hand says nothing.
        assert!(device.undo());
        keep(folder.path(), &device.game, &mut kept).unwrap();
        assert!(finished_games(folder.path()).is_empty());
        over(&mut device);
        keep(folder.path(), &device.game, &mut kept).unwrap();
        let [game] = &finished_games(folder.path())[..] else { panic!("not one game") };
        assert_eq!(noted(game).left_out, [game.record.hands.len() - 1]);
        // The next game of a day gets a name of its own.
        keep(folder.path(), &device.game, &mut None).unwrap();
        assert_eq!(files(&folder.path().join(GAMES_FOLDER), "json").len(), 2);
        assert_eq!(finished_games(folder.path()).len(), 1, "the same game counts once");
        SavedFigures::open(folder.path()).delete().unwrap();
        assert_eq!(noted(game).level, Some(Level::Club), "what only the match knew stays");
    }
}
