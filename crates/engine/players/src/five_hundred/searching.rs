//! Whether the players that search are there. With the feature `all` they are by themselves; without it a program
//! provides them when a table first needs them, so that they can be fetched late.

use std::sync::OnceLock;

use five_hundred::Rules;

use super::{Bot, Expert, Skill};
use crate::Player;

type Searching = fn(u64, Skill) -> Box<dyn Player<Rules>>;

static SEARCHING: OnceLock<Searching> = OnceLock::new();

/// Provides the levels that search, with which reviews judge and hints are given as well.
pub fn provide_searching() {
    SEARCHING.get_or_init(|| |seed, skill| Box::new(Expert::new(seed, skill)));
}

/// A player that searches; one that goes by rules of thumb where nobody has provided any.
pub(super) fn searching(seed: u64, skill: Skill) -> Box<dyn Player<Rules>> {
    #[cfg(feature = "all")]
    provide_searching();
    debug_assert!(SEARCHING.get().is_some(), "no player that searches was provided");
    match SEARCHING.get() {
        Some(player) => player(seed, skill),
        None => Box::new(Bot::new(seed)),
    }
}
