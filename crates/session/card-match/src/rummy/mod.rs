//! Rummy 500 as a match: its claims.

mod game;
mod oracle;
#[cfg(test)]
mod tests;
