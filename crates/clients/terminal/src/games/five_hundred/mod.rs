//! Five Hundred in the terminal.

mod choosing;
mod hand;
mod keys;
mod open;
mod open_panel;
mod panel;
mod rows;
mod screen;
mod sheets;
mod table_area;
#[cfg(test)]
mod tests;

use five_hundred::Rules;

use super::PlainGame;

impl PlainGame for Rules {
    const HOW: (&'static str, &'static str) = ("plain-how", "help-plain");
    type Asking = ();
}
