//! Desks and records of every game. Five Hundred is always at hand; Rummy 500, and what only the games played need, are
//! parts of the program that are fetched when they are first called for.
//!
//! Code that is called for later is named in [`records`] and [`rummy`] and nowhere else: whatever a part alone refers
//! to is fetched with it.

use desk::wire::{DeskReply, DeskRequest, Game, LessonWish, Opening, Refused, Summary};
use desk::{
    Answer, Desk, OnDesk, SavedGame, check_open_record, check_record, game_asked, game_of_save, identity,
    is_open, is_open_match, is_open_record, open_summary, read_games, read_record, write_games,
};
use five_hundred::Rules;
use kookaburra::{GameKind, rules_from_code};
use players::{Level, five_hundred::provide_searching};
use rummy_500::Rules as Rummy;
use serde_json::{Map, Value};
use table::{Games, Record, Seat, Seed};
use texts::{Lang, Texts};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Opens a table of a game.
type Open = fn(&Opening, Seed, Lang) -> Result<Desk, String>;

/// Does what is asked aside from plain play.
pub(crate) type Aside = fn(&mut Desk, DeskRequest) -> Result<Answer, Refused>;

/// The ways to open and to read what was played of a game before.
struct Played {
    open_with_deal: Open,
    resume: fn(&str, Lang) -> Result<Desk, String>,
    show: fn(&Record, Option<Seat>, Lang) -> Result<Desk, String>,
    summary: fn(&Record, Option<Seat>, Lang) -> Result<Summary, String>,
    check: fn(&Record, Option<Seat>, Lang) -> Result<(), String>,
}

/// What reads and writes matches and records, of whatever game.
struct Readers {
    save: fn(&str, Lang) -> Result<GameKind, String>,
    record: fn(&str, Lang) -> Result<Found, String>,
    games: fn(&str, Lang) -> Result<Games, String>,
    write: fn(Vec<SavedGame>) -> (String, Option<String>),
    identity: fn(&str) -> String,
}

/// A record, and which game it is of.
type Found = (GameKind, Record);

impl Played {
    const fn of<G: OnDesk>() -> Self {
        Self {
            open_with_deal: Desk::open_with_deal::<G>,
            resume: Desk::resume::<G>,
            show: Desk::show::<G>,
            summary: desk::summary::<G>,
            check: check_record::<G>,
        }
    }
}

/// A player of a new match needs no reader, and nothing that goes on with what was played of Five Hundred before.
#[wasm_split(records, fallible)]
fn records() -> Result<(Readers, Played), SplitLoaderError> {
    texts::provide::over();
    texts::provide::advice();
    provide_searching();
    let readers =
        Readers { save: game_of_save, record: read_record, games: read_games, write: write_games, identity };
    Ok((readers, Played::of::<Rules>()))
}

/// The players of Five Hundred that search.
#[wasm_split(aside, fallible)]
pub(crate) fn searching() -> Result<(), SplitLoaderError> {
    provide_searching();
    Ok(())
}

/// Hints, scores and finished hands of Five Hundred.
#[wasm_split(aside, fallible)]
fn aside() -> Result<Aside, SplitLoaderError> {
    texts::provide::over();
    provide_searching();
    Ok(Desk::answer_aside::<Rules>)
}

/// Begins a lesson, a puzzle or a challenge, as a [`LessonWish`] in JSON wants it.
pub(crate) async fn learn(wish: &str, lang: Lang) -> Result<Desk, Failure> {
    Ok((lessons().await?)(wish, lang)?)
}

/// Begins what is wanted.
type Learn = fn(&str, Lang) -> Result<Desk, Refused>;

/// The course, puzzles and challenges: positions, words, and what judges answers.
#[wasm_split(course, fallible)]
fn lessons() -> Result<Learn, SplitLoaderError> {
    texts::provide::over();
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::open_table();
    texts::provide::course();
    texts::provide::challenges();
    provide_searching();
    Ok(wanted_lesson)
}

fn wanted_lesson(wish: &str, lang: Lang) -> Result<Desk, Refused> {
    let unread =
        |_| Refused(Texts::new(lang).format("teach-no-lesson", &[("name", table::quoted(wish).into())]));
    Desk::learn(&serde_json::from_str::<LessonWish>(wish).map_err(unread)?, lang)
}

/// What opens, goes on with and reads back an open table.
struct Openly {
    open: Open,
    resume: fn(&str, Lang) -> Result<Desk, String>,
    show: fn(&Record, Option<Seat>, Lang) -> Result<Desk, String>,
    summary: fn(&Record, Option<Seat>, Lang) -> Result<Summary, String>,
    check: fn(&Record, Option<Seat>, Lang) -> Result<(), String>,
    join: fn(&Map<String, Value>, Lang) -> Result<Desk, String>,
}

/// The open table: its room, the laws, and their words.
#[wasm_split(open, fallible)]
fn openly() -> Result<Openly, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::over();
    texts::provide::advice();
    texts::provide::laws();
    texts::provide::open_table();
    provide_searching();
    Ok(Openly {
        open: Desk::open_openly,
        resume: Desk::resume_openly,
        show: Desk::show_openly,
        summary: open_summary,
        check: check_open_record,
        join: Desk::join_openly,
    })
}

/// A desk at a table whose match is kept elsewhere, before anything is known of it.
pub(crate) async fn join(opening: &online_wire::Opening, lang: Lang) -> Result<Desk, Failure> {
    let rules = &opening.rules;
    let unknown = || Failure::Refused(table::quoted(&opening.game));
    let game = GameKind::ALL.into_iter().find(|kind| kind.name() == opening.game).ok_or_else(unknown)?;
    let desk = match game {
        GameKind::FiveHundred if opening.is_open_table() => (openly().await?.join)(rules, lang),
        GameKind::FiveHundred => Desk::join::<Rules>(rules, lang),
        GameKind::RummyFiveHundred => Desk::join::<Rummy>(rules, lang),
    };
    Ok(desk?)
}

/// Rummy 500: its rules, its players and its words come with the first table or record of it.
#[wasm_split(rummy, fallible)]
fn rummy() -> Result<(Open, Aside, Played), SplitLoaderError> {
    texts::provide::over();
    texts::provide::rummy();
    Ok((Desk::open::<Rummy>, Desk::answer_aside::<Rummy>, Played::of::<Rummy>()))
}

async fn readers() -> Result<Readers, SplitLoaderError> {
    Ok(records().await?.0)
}

async fn played(game: GameKind) -> Result<Played, SplitLoaderError> {
    Ok(match game {
        GameKind::FiveHundred => records().await?.1,
        GameKind::RummyFiveHundred => rummy().await?.2,
    })
}

/// Why nothing came of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Failure {
    /// A part of the program could not be fetched; it is tried again the next time.
    NotFetched,
    /// A sentence for the player.
    Refused(String),
}

impl Failure {
    /// Why, in a sentence.
    pub(crate) fn sentence(self, texts: Texts) -> String {
        match self {
            Self::NotFetched => texts.get("web-not-fetched"),
            Self::Refused(why) => why,
        }
    }
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self::Refused(why)
    }
}

impl From<Refused> for Failure {
    fn from(Refused(why): Refused) -> Self {
        Self::Refused(why)
    }
}

impl From<SplitLoaderError> for Failure {
    fn from(_: SplitLoaderError) -> Self {
        Self::NotFetched
    }
}

/// Whether a code names a game as it is usually played.
pub(crate) fn is_preset(code: &str) -> bool {
    let five_hundred = five_hundred::PRESETS.iter().map(|preset| preset.name);
    five_hundred.chain(rummy_500::PRESETS.iter().map(|preset| preset.name)).any(|name| name == code)
}

/// Whether it is played open at a table with these rules.
fn is_open_table(code: &str) -> bool {
    let rules = rules_from_code(code).ok().and_then(|spec| Rules::new(spec).ok());
    rules.is_some_and(|rules| is_open(&rules))
}

/// Opens a table; see [`Desk::open`] and [`Desk::open_with_deal`].
pub(crate) async fn open(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Desk, Failure> {
    let game = game_asked(opening);
    let searches = |level: &String| level.parse().is_ok_and(Level::searches);
    if game == GameKind::FiveHundred && opening.levels.iter().any(searches) {
        searching().await?;
    }
    let open: Open = match (game, &opening.deal) {
        (GameKind::FiveHundred, None) if is_open_table(&opening.rules) => openly().await?.open,
        (_, Some(_)) => played(game).await?.open_with_deal,
        (GameKind::FiveHundred, None) => Desk::open::<Rules>,
        (GameKind::RummyFiveHundred, None) => rummy().await?.0,
    };
    Ok(open(opening, fresh, lang)?)
}

/// Does what is asked at a table; see [`Desk::answer`] and [`Desk::answer_aside`].
pub(crate) async fn answer(desk: &mut Desk, request: DeskRequest) -> Result<DeskReply, Failure> {
    match desk.answer(request)? {
        Answer::Reply(reply) => Ok(reply),
        Answer::PassOn(request) => done_aside(aside_of(desk.game()).await?, desk, request),
    }
}

/// What answers aside from plain play.
pub(crate) async fn aside_of(game: Game) -> Result<Aside, Failure> {
    Ok(match game {
        Game::FiveHundred => aside().await?,
        Game::Rummy => rummy().await?.1,
    })
}

/// Does what is asked aside from plain play, once what answers that is there.
pub(crate) fn done_aside(aside: Aside, desk: &mut Desk, request: DeskRequest) -> Result<DeskReply, Failure> {
    match aside(desk, request)? {
        Answer::Reply(reply) => Ok(reply),
        // A table is of the game that it says.
        Answer::PassOn(_) => Err(Failure::NotFetched),
    }
}

/// Goes on with the match that was saved.
pub(crate) async fn resume(save: &str, lang: Lang) -> Result<Desk, Failure> {
    if is_open_match(save) {
        return Ok((openly().await?.resume)(save, lang)?);
    }
    let game = (readers().await?.save)(save, lang)?;
    Ok((played(game).await?.resume)(save, lang)?)
}

/// Shows a record; see [`Desk::show`].
pub(crate) async fn show(record: &str, me: Option<Seat>, lang: Lang) -> Result<Desk, Failure> {
    let (game, record) = (readers().await?.record)(record, lang)?;
    if is_open_record(&record) {
        return Ok((openly().await?.show)(&record, me, lang)?);
    }
    Ok((played(game).await?.show)(&record, me, lang)?)
}

/// What the history says of a record.
pub(crate) async fn summary(record: &str, me: Option<Seat>, lang: Lang) -> Result<Summary, Failure> {
    let (game, record) = (readers().await?.record)(record, lang)?;
    if is_open_record(&record) {
        return Ok((openly().await?.summary)(&record, me, lang)?);
    }
    Ok((played(game).await?.summary)(&record, me, lang)?)
}

/// The games of a file, if all of them can be replayed.
pub(crate) async fn import(text: &str, lang: Lang) -> Result<Games, Failure> {
    let games = (readers().await?.games)(text, lang)?;
    for game in &games.games {
        let kind = GameKind::of(&game.record).map_err(|malformed| malformed.to_string())?;
        let check = match is_open_record(&game.record) {
            true => openly().await?.check,
            false => played(kind).await?.check,
        };
        check(&game.record, game.seat, lang)?;
    }
    Ok(games)
}

/// Games as a file, and the preset of the first one; see [`write_games`].
pub(crate) async fn export(games: Vec<SavedGame>) -> Result<(String, Option<String>), Failure> {
    Ok((readers().await?.write)(games))
}

/// What tells games from each other; see [`identity`].
pub(crate) async fn told_apart() -> Result<fn(&str) -> String, Failure> {
    Ok(readers().await?.identity)
}

/// The seat of the one player of a record who has this name.
pub(crate) fn seat_of(name: &str, record: &Record) -> Option<Seat> {
    let players = record.players.as_deref().filter(|_| !name.is_empty())?;
    let mut theirs = Seat::all(players.len()).filter(|seat| players[seat.index()] == name);
    theirs.next().filter(|_| theirs.next().is_none())
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    /// What comes of it at once: everything is at hand where nothing is fetched.
    fn now<T>(waited_for: impl Future<Output = T>) -> T {
        waited_for.now_or_never().unwrap()
    }

    #[test]
    fn every_game_is_opened_kept_and_shown() {
        let mut found = Vec::new();
        for code in [
            "australian-4",
            "rummy-500",
            "quebec-4+misere=any_time",
            "rummy-500 players=3",
            "quebec-4+laws=open",
        ] {
            let asked = Opening { rules: code.to_owned(), ..Opening::default() };
            let desk = now(open(&asked, Seed([1; 32]), Lang::En)).unwrap();
            let again = now(resume(&desk.save().unwrap(), Lang::En)).unwrap();
            assert_eq!(again.in_words(), desk.in_words());
            let json = desk.record().unwrap().to_json();
            let summary = now(summary(&json, Some(Seat(0)), Lang::En)).unwrap();
            assert_eq!(summary.rules, code.replace(' ', "+"));
            assert!(now(show(&json, None, Lang::Fr)).is_ok());
            found.push((json, desk.record().unwrap()));
        }
        let (texts, records): (Vec<String>, Vec<Record>) = found.into_iter().unzip();
        let read = now(import(&texts.join("\n"), Lang::En)).unwrap();
        assert_eq!(read.games.into_iter().map(|game| game.record).collect::<Vec<_>>(), records);
    }

    #[test]
    fn games_come_back_from_a_file_as_they_were() {
        // NOT-GAMES-1, NOT-GAMES-2, NOT-GAMES-3
        let asked = Opening { rules: "quebec-4".to_owned(), ..Opening::default() };
        let record = now(open(&asked, Seed([1; 32]), Lang::En)).unwrap().record().unwrap().to_json();
        let saved = vec![
            (7e12, Some(Seat(2)), record.clone()),
            (8e12, None, "of another version".to_owned()),
            (0.0, None, record.replace("quebec-4", "australian-4")),
        ];
        let (file, preset) = now(export(saved.clone())).unwrap();
        assert_eq!(preset.as_deref(), Some("quebec-4"));
        let read = now(import(&file, Lang::Fr)).unwrap();
        let told_apart = now(told_apart()).unwrap();
        for (game, (ended, seat, text)) in read.games.iter().zip([&saved[0], &saved[2]]) {
            assert_eq!((game.ended.unwrap_or(0) as f64, game.seat), (*ended, *seat));
            assert_eq!(told_apart(&game.record.to_json()), told_apart(text));
        }
        assert_ne!(told_apart(&saved[0].2), told_apart(&saved[2].2));
        assert_eq!(
            (read.unreadable[0].ended, read.unreadable[0].text.as_str()),
            (Some(8_000_000_000_000), "of another version")
        );
        // A seat that the table does not have.
        let wrong = now(import(&file.replace("\"seat\":2", "\"seat\":4"), Lang::En)).unwrap_err();
        assert!(matches!(&wrong, Failure::Refused(why) if why.contains("no seat 4")), "{wrong:?}");
    }

    #[test]
    fn who_has_the_name_alone_sat_at_that_seat() {
        let asked = Opening { rules: "australian-4".to_owned(), ..Opening::default() };
        let mut record = now(open(&asked, Seed([1; 32]), Lang::En)).unwrap().record().unwrap();
        let mut found = |players: Option<[&str; 4]>, name: &str| {
            record.players = players.map(|names| names.map(str::to_owned).to_vec());
            seat_of(name, &record)
        };
        assert_eq!(found(Some(["Mae", "Ned", "Ann", "Ivy"]), "Ann"), Some(Seat(2)));
        assert_eq!(found(Some(["Mae", "Ned", "Ann", "Ivy"]), "Bob"), None);
        assert_eq!(found(Some(["Ann", "Ned", "Ann", "Ivy"]), "Ann"), None);
        assert_eq!(found(Some(["", "Ned", "Ann", "Ivy"]), ""), None);
        assert_eq!(found(None, "Ann"), None);
    }

    #[test]
    fn what_is_wrong_is_told_in_a_sentence() {
        let nothing = Opening { rules: "no-such-game".to_owned(), ..Opening::default() };
        let refused = [
            now(open(&nothing, Seed([1; 32]), Lang::Fr)).map(drop),
            now(resume("{}", Lang::Fr)).map(drop),
            now(show("{}", None, Lang::Fr)).map(drop),
            now(summary("", None, Lang::Fr)).map(drop),
            now(import("[]", Lang::Fr)).map(drop),
        ];
        for result in refused {
            assert!(matches!(&result, Err(Failure::Refused(why)) if !why.is_empty()), "{result:?}");
        }
    }
}
