//! Playing cards, sets of them as bitsets, and their notation.
//!
//! One layout serves every pack of the games called 500: sixteen ranks (with 11, 12 and 13), four suits, two
//! jokers, and packs in which some cards exist twice. It relies on nothing but `core` and `alloc`.
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
