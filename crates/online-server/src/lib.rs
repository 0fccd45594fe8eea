//! Tables online for those who play over a network: every table is a room, a task that holds it in memory; the log in the
//! [`Store`] decides. What is acknowledged is durable, and whoever is at a table is told of every entry.
//!
//! Nobody owns a table: any program on the same store may take any request, since the number of an entry is free once.
#![forbid(unsafe_code)]

mod api;
mod clock;
mod codes;
mod house;
mod hub;
mod keys;
mod lobby;
mod room;
mod socket;
mod store;

use api::{PATHS, answers, measure, router};
pub use clock::{Clock, SystemClock};
pub use house::{NoTables, serve_tables, tables_in};
pub use hub::{Hub, HubError, Settings};
pub use online::Moment;
pub use store::{Appended, KeptPerson, KeptTable, Memory, NewTable, Row, Sqlite, Store, StoreError, TableId};
