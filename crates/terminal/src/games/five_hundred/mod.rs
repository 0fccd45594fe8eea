//! Five Hundred in the terminal.

mod felt;
mod hand;
mod keys;
mod panel;
mod screen;
mod sheets;
#[cfg(test)]
mod tests;

use five_hundred::Rules;

use super::PlainGame;

impl PlainGame for Rules {
    const HOW: (&'static str, &'static str) = ("plain-how", "help-plain");
}
