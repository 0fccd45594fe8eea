//! Five Hundred in the terminal.

mod felt;
mod hand;
mod keys;
mod open;
mod open_panel;
mod panel;
mod screen;
mod sheets;
#[cfg(test)]
mod tests;

use five_hundred::Rules;

use super::PlainGame;

pub(crate) use open::with_all_cards;

impl PlainGame for Rules {
    const HOW: (&'static str, &'static str) = ("plain-how", "help-plain");
}
