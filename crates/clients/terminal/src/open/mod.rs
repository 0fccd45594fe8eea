//! An open table \[LAW-OPEN\]: its screen, what it adds to the line mode, claims in the words of the player, lessons.

mod claiming;
mod here;
#[cfg(test)]
mod here_tests;
mod learn;
mod lines;
mod screen;
#[cfg(test)]
mod tests;

pub(crate) use here::play;
pub(crate) use learn::learn;
pub(crate) use screen::OpenScreen;
