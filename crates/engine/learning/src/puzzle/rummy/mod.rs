//! Puzzles of Rummy 500: a draw, or the first step of what follows it, judged by what hands bring that are played on.

mod compose;
mod facts;
mod read;
mod theme;
mod told;

pub(crate) use self::{
    compose::{appeal, compose},
    facts::shape,
    read::read,
};

#[cfg(test)]
mod tests;
