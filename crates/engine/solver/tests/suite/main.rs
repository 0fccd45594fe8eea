//! The solver against other ways to the same answers.

#![allow(clippy::unwrap_used, reason = "what a test can't unwrap has failed")]

mod brute;
mod budget;
mod dds;
mod deals;
mod endings;
mod table;
