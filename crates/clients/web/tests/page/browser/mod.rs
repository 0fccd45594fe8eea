//! Plays the page in headless Chromium, for the tests in `tests/page`.
//!
//! [`House`] serves the page as players get it, with a driver that opens browsers. [`BrowserUser`] is one browser and
//! the person who uses it, and [`Table`] is the page they see. Each step waits until it is possible, and panics with
//! what it saw if that takes too long: these are tests.
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

pub(crate) use house::{House, Open};
pub(crate) use programs::{DEMAND, Programs};
pub(crate) use sight::Rect;
pub(crate) use table::{Now, Table};
pub(crate) use tables::Tables;
pub(crate) use user::{BrowserUser, DESKTOP, PHONE, PHONE_LANDSCAPE, PHONE_LARGE, Size};
