//! How somebody learns to play, and gets better: the course, puzzles, the judge of their answers, and figures of what
//! they play; and how several measure themselves by the same cards.
#![forbid(unsafe_code)]

pub mod challenge;
pub mod course;
pub mod figures;
pub mod judge;
mod lines;
mod link;
pub mod position;
pub mod practice;
pub mod puzzle;
mod retelling;
mod situation;
pub mod solved;

pub use lines::{BadStep, WhyNot};
pub use link::LinkError;
pub use retelling::Retold;
pub use situation::Situation;
