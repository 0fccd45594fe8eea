//! Five Hundred at a table in the terminal: you at one seat, bots at the others.
//!
//! [`play`] opens the table. `session` holds the game without any input or output; the screen (`tui`) and the line
//! mode for screen readers and pipes (`plain`) are two ways of looking at it, both from views alone.

mod arrange;
mod input;
mod narrate;
mod options;
mod plain;
mod session;
#[cfg(test)]
mod testing;
mod tui;

use std::io::{self, IsTerminal};

use texts::Texts;

use plain::Plain;
use session::{Draw, Found, Session, Store};

pub use options::{Colours, Indices, PlayError, PlayOptions, Speed, UnknownIndices, UnknownSpeed};

/// Plays at a table until the player leaves.
///
/// The screen is used if standard input and output are terminals and `plain` is not asked for; else the line mode.
///
/// # Errors
/// There is no game to resume, the seat doesn't exist, or the terminal can't be used.
#[allow(
    clippy::needless_pass_by_value,
    reason = "who opens a table has no further use for what he asked for"
)]
pub fn play(options: PlayOptions) -> Result<(), PlayError> {
    let opened = open(&options, Store::of_player())?;
    let texts = Texts::for_rules(options.lang, opened.session.rules());
    if options.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let Opened { session, draw, news, store } = opened;
        let plain = Plain::new(session, store, texts, options.ascii, io::stdout().lock());
        return match plain.play(draw, &news, io::stdin().lock()) {
            // Who reads no further has left.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            result => Ok(result?),
        };
    }
    tui::play(opened, texts, &options)
}

/// A picture of the table as SVG, its cells as large as a terminal's: a game of these options, played as hints advise
/// to a position in the middle of a hand. It looks best in all colours.
///
/// # Errors
/// The table can't be opened.
pub fn picture(options: &PlayOptions, width: u16, height: u16) -> Result<String, PlayError> {
    tui::picture(options, (width, height))
}

/// A table that is ready.
struct Opened {
    session: Session,
    draw: Option<Draw>,
    /// What the player should know before the first card.
    news: Vec<String>,
    store: Store,
}

/// Finds the saved game or begins a new one.
fn open(options: &PlayOptions, mut store: Store) -> Result<Opened, PlayError> {
    let texts = Texts::for_rules(options.lang, &options.rules);
    let found = if options.resume { store.find() } else { store.make_room() };
    let news = match found {
        Found::Game(session) if options.resume => {
            return Ok(Opened { session: *session, draw: None, news: Vec::new(), store });
        }
        Found::Nothing if options.resume => return Err(PlayError::NoSave(store.file())),
        Found::Game(_) | Found::Nothing => Vec::new(),
        Found::Damaged(path) => {
            vec![texts.format("note-damaged", &[("path", session::short(&path).into())])]
        }
        Found::Unreadable(error) => {
            let args = [("path", session::short(&store.file()).into()), ("error", error.to_string().into())];
            vec![texts.format("note-unreadable", &args)]
        }
    };
    let (session, draw) = new_session(options)?;
    Ok(Opened { session, draw, news, store })
}

/// Opens a new table, the other players named as where the game comes from.
fn new_session(options: &PlayOptions) -> Result<(Session, Option<Draw>), PlayError> {
    let texts = Texts::for_rules(options.lang, &options.rules);
    let key = format!("names-{}", family_key(options));
    let names: Vec<String> = texts.get(&key).split_whitespace().map(str::to_owned).collect();
    Session::new(options, &names, &texts.get("you"))
}

/// Which names the other players have: those of the country of the rules.
const fn family_key(options: &PlayOptions) -> &'static str {
    match options.rules.spec().preset.family {
        five_hundred::Family::Australian => "australian",
        five_hundred::Family::American => "american",
        five_hundred::Family::Quebec => "quebec",
        five_hundred::Family::Bijou => "bijou",
    }
}
