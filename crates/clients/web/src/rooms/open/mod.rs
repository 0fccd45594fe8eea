//! Objecting, step by step, and the lessons in it. At the table the same questions are asked over the table.

mod inquiry;
mod lessons;

pub(crate) use inquiry::{Asked, Inquiring};
pub(super) use lessons::{Lessons, OpenChapter};
