//! Rummy 500 as a match: what happened, and what may be claimed.

mod game;
mod happened;
mod oracle;
#[cfg(test)]
mod tests;
