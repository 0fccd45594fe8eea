//! The narration of matches, and what is understood there.

#![allow(clippy::unwrap_used, reason = "what a test can't unwrap has failed")]

mod five_hundred;
mod review;
mod rummy;
