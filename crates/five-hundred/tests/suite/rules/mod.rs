//! Single rules, each in a hand made for it.

mod auction;
