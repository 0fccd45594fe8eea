//! What standard output is: a screen that can be drawn on, a terminal for lines, or something else.

use std::{
    env,
    io::{self, IsTerminal},
};

/// Lines narrower than this can't be read.
const NARROWEST: usize = 20;

/// How many columns a line may take: as many as `COLUMNS` says, else those of the terminal; none where lines go
/// elsewhere.
#[must_use]
pub fn columns() -> Option<usize> {
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    let seen = || {
        let size = io::stdout().is_terminal().then(crossterm::terminal::size)?.ok()?;
        Some(usize::from(size.0))
    };
    asked.or_else(seen).filter(|&columns| columns > 0).map(|columns| columns.max(NARROWEST))
}

/// Whether people see a screen here, on which anything can be drawn anywhere.
#[must_use]
pub fn is_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb()
}

/// Whether the terminal takes lines and nothing else.
pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}
