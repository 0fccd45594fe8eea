//! Rummy 500 in the terminal.

mod felt;
mod hand;
mod keys;
mod menu;
mod pile;
mod screen;
mod sheets;
#[cfg(test)]
mod tests;

use rummy_500::Rules;

use super::PlainGame;

impl PlainGame for Rules {
    const HOW: (&'static str, &'static str) = ("plain-how-rummy", "help-plain-rummy");
}
