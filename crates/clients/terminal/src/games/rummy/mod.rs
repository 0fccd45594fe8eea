//! Rummy 500 in the terminal.

mod hand;
mod keys;
mod menu;
mod pile;
mod screen;
mod sheets;
mod table_area;
#[cfg(test)]
mod tests;

use rummy_500::Rules;

use super::PlainGame;

impl PlainGame for Rules {
    const HOW: (&'static str, &'static str) = ("plain-how-rummy", "help-plain-rummy");
    type Asking = ();
}
