//! The solver against other ways to the same answers.

mod brute;
mod deals;
mod endings;
