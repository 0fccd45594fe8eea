//! A table in the terminal: you at one seat, bots at the others, at any game called 500.
//!
//! [`play`] opens the table. A [`session::Session`] holds the match; the screen (`tui`) and the line mode for screen
//! readers and pipes (`plain`) are two ways of looking at it, both from views alone. What a game adds to them is in
//! `games`; saved games are in `store`.

mod games;
mod options;
mod plain;
mod store;
#[cfg(test)]
mod testing;
mod tui;

use std::io::{self, IsTerminal};

use kookaburra::AnyRules;
use session::{AnySession, Draw, Session, TableGame};
use texts::Texts;

use games::{PlainGame, ScreenGame};
use plain::Plain;
use store::{Found, Store};

pub use session::{Indices, Level, Setup, SetupError};

pub use options::{Colours, PlayError, PlayOptions, Speed, UnknownSpeed};

/// Plays at a table until the player leaves.
///
/// The screen is used if standard input and output are terminals and `plain` is not asked for; else the line mode.
///
/// # Errors
/// There is no game to resume, the table can't be opened as asked, or the terminal can't be used.
#[allow(
    clippy::needless_pass_by_value,
    reason = "who opens a table has no further use for what he asked for"
)]
pub fn play(options: PlayOptions) -> Result<(), PlayError> {
    let mut store = Store::of_player();
    let texts = match &options.rules {
        AnyRules::FiveHundred(rules) => Texts::for_rules(options.lang, &**rules),
        AnyRules::Rummy500(rules) => Texts::for_rules(options.lang, rules),
    };
    let found = if options.resume { store.find() } else { store.make_room() };
    let news = match found {
        Found::Game(session) if options.resume => {
            return match *session {
                AnySession::FiveHundred(session) => go_on(session, store, &options),
                AnySession::Rummy(session) => go_on(session, store, &options),
            };
        }
        Found::Nothing if options.resume => return Err(PlayError::NoSave(store.file())),
        Found::Game(_) | Found::Nothing => Vec::new(),
        Found::Damaged(path) => {
            vec![texts.format("note-damaged", &[("path", store::short(&path).into())])]
        }
        Found::Unreadable(error) => {
            let args = [("path", store::short(&store.file()).into()), ("error", error.to_string().into())];
            vec![texts.format("note-unreadable", &args)]
        }
    };
    match &options.rules {
        AnyRules::FiveHundred(rules) => begin(&**rules, store, news, &options),
        AnyRules::Rummy500(rules) => begin(rules, store, news, &options),
    }
}

/// A picture of the table as SVG, its cells as large as a terminal's: a game of these options, played as hints advise
/// to a position in the middle of a hand. It looks best in all colours.
///
/// # Errors
/// The table can't be opened.
pub fn picture(options: &PlayOptions, width: u16, height: u16) -> Result<String, PlayError> {
    match &options.rules {
        AnyRules::FiveHundred(rules) => tui::picture(&**rules, options, (width, height)),
        AnyRules::Rummy500(rules) => tui::picture(rules, options, (width, height)),
    }
}

/// A table that is ready.
struct Opened<G: TableGame> {
    session: Session<G>,
    draw: Option<Draw>,
    /// What the player should know before the first card.
    news: Vec<String>,
    store: Store,
}

/// Goes on with a saved match.
fn go_on<G: ScreenGame + PlainGame>(
    session: Session<G>,
    store: Store,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    sit_down(Opened { session, draw: None, news: Vec::new(), store }, options)
}

/// Begins a new match.
fn begin<G: ScreenGame + PlainGame>(
    rules: &G,
    store: Store,
    news: Vec<String>,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    let (session, draw) = Session::new(rules.clone(), &options.setup)?;
    sit_down(Opened { session, draw, news, store }, options)
}

/// Plays on the screen or line by line.
fn sit_down<G: ScreenGame + PlainGame>(
    mut opened: Opened<G>,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    opened.session.think_on(options.cores);
    let texts = Texts::for_rules(options.lang, opened.session.rules());
    if !options.plain && io::stdin().is_terminal() && io::stdout().is_terminal() {
        return tui::play(opened, texts, options);
    }
    let Opened { session, draw, news, store } = opened;
    let plain = Plain::new(session, store, texts, options.ascii, io::stdout().lock());
    match plain.play(draw, &news, io::stdin().lock()) {
        // Who reads no further has left.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}
