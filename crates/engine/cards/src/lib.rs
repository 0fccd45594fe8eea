#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod bits;
mod card;
mod indices;
mod set;
pub mod short;
mod sorting;
mod suit;

pub use bits::nth_one;
pub use card::{Card, NotACard, Rank};
pub use indices::{Indices, UnknownIndices};
pub use set::{CardSet, Cards};
pub use sorting::{HandEnd, SortBy, Sorting, UnknownSorting};
pub use suit::{BySuit, NotASuit, Suit, SuitSet};
