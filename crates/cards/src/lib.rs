#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod bits;
mod card;
mod set;
pub mod short;
mod suit;

pub use bits::nth_one;
pub use card::{Card, NotACard, Rank};
pub use set::{CardSet, Cards};
pub use suit::{BySuit, NotASuit, Suit, SuitSet};
