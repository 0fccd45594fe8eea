//! Plays the page in headless Chromium, for the tests in `tests/page`.
//!
//! [`House`] serves the page as players get it, with a driver that opens browsers. [`BrowserUser`] is one browser and
//! the person who uses it, and [`Table`] is the page they see. Each step waits until it is possible, and panics with
//! what it saw if that takes too long: these are tests.
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
mod user;
mod workers;

pub use house::{House, Open};
pub use programs::{DEMAND, Programs};
pub use sight::Rect;
pub use table::{Now, Table};
pub use tables::Tables;
pub use user::{BrowserUser, DESKTOP, PHONE, PHONE_LANDSCAPE, PHONE_LARGE, Size};
