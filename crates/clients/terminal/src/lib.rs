//! A table in the terminal: you at one seat, bots or other people at the others.
//!
//! [`play`] opens the table. An `authority` over the match takes commands and says what comes of them. The screen
//! (`tui`) and the line mode for screen readers and pipes (`plain`) both show one seat there, from views alone. Each
//! game adds what differs in `games`; saved games are in `store`. `online` has tables on a server, for programs that
//! hold the connection.
#![forbid(unsafe_code)]

mod authority;
mod challenge;
mod choice;
mod deal_error;
mod figures;
mod finished;
mod first_run;
mod games;
mod learn;
mod online;
mod open;
mod options;
mod outgrown;
mod outlet;
mod plain;
mod practice;
mod speaking;
mod store;
mod system;
#[cfg(test)]
mod testing;
mod tui;
mod watch;
mod whole;

use std::{
    io::{self, IsTerminal},
    path::Path,
};

use card_match::{
    Device, Draw, Match, MatchGame, MatchSetup, NotRead, SetupError, open as open_game, with_match,
};
use kookaburra::{AnyRules, with_rules};
use texts::Texts;

use games::{PlainGame, ScreenGame};
use outlet::is_dumb;
use plain::Plain;
use store::{Found, Room, Store};

pub use card_match::Level;
pub use challenge::{CHALLENGES_FILE, ChallengeOptions, play_challenge, today};
pub use choice::choose;
pub use deal_error::deal_error;
pub use figures::{FIGURES_FILE, SavedFigures};
pub use finished::{
    FinishedGame, GAMES_FOLDER, MATCHES_FOLDER, files, finished_games, free_file, game_file, is_file_name,
    noted_games,
};
pub use first_run::{Leads, Usual, first_question};
pub use learn::{LEARNT_FILE, LearnOptions, PuzzleOptions, learn, list_themes, solve};
pub use outgrown::outgrown;
pub use practice::{ToPractise, practise};
pub use texts::narration::{AskError, Setup};

pub use outlet::{columns, is_screen};
pub use store::{HeldFolder, MATCH_FILES, player_folder, short};
pub use system::system_error;
pub use whole::{write_all, write_whole};

pub use online::{
    AtTable, ClubMeant, ClubScreen, ClubWant, Found as FoundOfClub, Look, Meant, OnlineClub, OnlineLines,
    OnlineScreen, Pressed, ScreenMeant, Want,
};
pub use options::{Colours, PlayError, PlayOptions, Speed, UnknownSpeed};

/// Plays at a table until the player leaves, or looks on at the game that another program plays.
///
/// The screen is used if standard input and output are terminals and `plain` is not asked for; else the line mode.
///
/// # Errors
/// There is no game to resume, somebody plays it elsewhere, the table can't be opened as asked, or the terminal can't
/// be used.
#[allow(
    clippy::needless_pass_by_value,
    reason = "nobody who opens a table has a further use for what they asked for"
)]
pub fn play(options: PlayOptions) -> Result<(), PlayError> {
    let mut store = Store::of_player();
    let is_open = options.rules.plays_open();
    if options.errors > 0 && !is_open {
        return Err(PlayError::ErrorsEnforced);
    }
    if options.watch {
        return watch::watch(&store, &options);
    }
    if !store.take(!options.resume) {
        return Err(PlayError::Busy(store.folder().to_owned()));
    }
    if options.resume {
        return resume(store, &options);
    }
    let texts = with_rules!(options.rules, rules => Texts::for_rules(options.lang, rules));
    let news = match store.make_room() {
        Room::Made => Vec::new(),
        Room::SetAside(kind, path) => vec![set_aside(kind, &path, texts)],
        Room::Blocked(error) => {
            let error = system_error(texts, &error);
            let args = [("path", store::short(&store.file()).into()), ("error", error.into())];
            vec![texts.format("note-unreadable", &args)]
        }
    };
    match &options.rules {
        AnyRules::FiveHundred(rules) if laws::open_table::plays_open(rules) => {
            let setup = MatchSetup { errors: options.errors, ..options.setup.of(&**rules)? };
            let game = open_game::begin((**rules).clone(), &setup).map_err(|error| match error {
                SetupError::AloneAtOpenTable => PlayError::AloneAtOpenTable,
                error => AskError::from(error).into(),
            })?;
            sit_down(Opened { device: Device::new(game), draw: None, news, store }, &options)
        }
        any => with_rules!(any, rules => begin(rules, store, news, &options)),
    }
}

/// Goes on with the saved game, and does nothing else if there is none: no new game begins in its place.
fn resume(mut store: Store, options: &PlayOptions) -> Result<(), PlayError> {
    let path = store.file();
    Err(match store.find() {
        Found::Game(game) => {
            return with_match!(*game, game => go_on(game, store, options));
        }
        Found::Nothing => PlayError::NoSave(path),
        Found::NotRead(kind) => PlayError::not_read(kind, path),
        Found::Unreadable(error) => PlayError::Unreadable { path, error },
    })
}

/// A note on a file that was no game to go on with, and on where it is now.
fn set_aside(kind: NotRead, path: &Path, texts: Texts) -> String {
    let path = ("path", store::short(path).into());
    match kind {
        NotRead::Damaged => texts.format("note-damaged", &[path]),
        NotRead::Newer | NotRead::Older => {
            let newer = options::yes_or_no(kind == NotRead::Newer);
            texts.format("note-save-foreign", &[path, ("newer", newer)])
        }
    }
}

/// A picture of the table as SVG, its cells as large as a terminal's: a game of these options, played as hints advise
/// to a position in the middle of a hand. It looks best in all colours.
///
/// # Errors
/// The table can't be opened.
pub fn picture(options: &PlayOptions, width: u16, height: u16) -> Result<String, PlayError> {
    with_rules!(options.rules, rules => tui::picture(rules, options, (width, height)))
}

/// A table that is ready.
struct Opened<G: MatchGame> {
    device: Device<G>,
    draw: Option<Draw>,
    /// What the player should know before the first card.
    news: Vec<String>,
    store: Store,
}

/// Goes on with a saved match.
fn go_on<G: ScreenGame + PlainGame>(
    game: Match<G>,
    store: Store,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    sit_down(Opened { device: Device::new(game), draw: None, news: Vec::new(), store }, options)
}

/// Begins a new match.
fn begin<G: ScreenGame + PlainGame>(
    rules: &G,
    store: Store,
    news: Vec<String>,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    let (game, draw) = Match::new(rules.clone(), &options.setup.of(rules)?).map_err(AskError::from)?;
    sit_down(Opened { device: Device::new(game), draw, news, store }, options)
}

/// Whether there is a screen, and it is wanted.
fn has_screen(options: &PlayOptions) -> bool {
    !options.plain && is_screen()
}

/// A player who reads no further has left.
fn left(played: io::Result<()>) -> Result<(), PlayError> {
    match played {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

/// Plays on the screen or line by line.
fn sit_down<G: ScreenGame + PlainGame>(
    mut opened: Opened<G>,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    opened.device.game.think_on(options.cores);
    opened.device.game.play_forced(options.forced);
    if has_screen(options) {
        let texts = Texts::for_rules(options.lang, opened.device.game.rules());
        return tui::play(opened, texts, options);
    }
    by_lines(opened, options)
}

/// Plays line by line.
fn by_lines<G: PlainGame>(opened: Opened<G>, options: &PlayOptions) -> Result<(), PlayError> {
    let Opened { device, draw, news, store } = opened;
    let texts = Texts::for_rules(options.lang, device.game.rules());
    let plain = Plain::new(device, store, texts, options.ascii, io::stdout().lock());
    let plain = plain.sorted(options.sorting).in_columns(columns());
    let plain = if io::stdout().is_terminal() {
        let height = crossterm::terminal::size().map_or(100, |(_, lines)| lines);
        plain.seen_on(height, !is_dumb())
    } else {
        plain
    };
    left(plain.play(draw, &news, io::stdin().lock()))
}
