//! Plays the page in headless Chromium: what the tests in `tests/page` read like play with.
//!
//! [`House`] is the page as it is given to players, served, and a driver that opens browsers; [`Visitor`] is one
//! browser and what a person does in it; [`Table`] is what they find there. Everything waits until it can be done, and
//! panics with what was seen instead if that takes too long: it is a test.
#![forbid(unsafe_code)]
#![allow(clippy::missing_panics_doc, clippy::unwrap_used, reason = "a test panics")]

mod axe;
mod conformance;
mod contrast;
mod house;
mod kept;
mod programs;
mod sight;
mod table;
mod tables;
mod visitor;
mod workers;

pub use house::{House, Open};
pub use programs::{DEMAND, Programs};
pub use sight::Rect;
pub use table::{Now, Table};
pub use tables::Tables;
pub use visitor::{DESKTOP, PHONE, PHONE_LANDSCAPE, PHONE_LARGE, Size, Visitor};
