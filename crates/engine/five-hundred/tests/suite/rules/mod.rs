//! Single rules, each in a hand made for it.

mod auction;
mod ending;
mod exchange;
mod house;
mod partners;
mod play;
mod scoring;

/// Ten certain tricks with spades as trumps, in any pack with a joker.
const ALL_TRUMPS: &str = "X JS JC AS KS QS 10S 9S 8S 7S";
/// Ten certain tricks without trumps: the joker and the top of spades.
const ALL_SPADES: &str = "X AS KS QS JS 10S 9S 8S 7S 6S";
