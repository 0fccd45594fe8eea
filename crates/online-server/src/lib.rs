//! Tables online for those who play over a network: every table is a room, a task that holds it in memory; the log in the
//! [`Store`] decides. What is acknowledged is durable, and whoever is at a table is told of every entry.
//!
//! Nobody owns a table: any program on the same store may take any request, since the number of an entry is free once.
#![forbid(unsafe_code)]

mod api;
mod archive;
mod bus;
mod clock;
mod house;
mod hub;
mod keys;
mod origin;
mod room;
mod socket;
mod store;

use api::{PATHS, answers, measure, router};
pub use archive::records;
pub use bus::{Bus, InProcess, Nats, NoBus, Note};
pub use clock::{Clock, SystemClock};
pub use house::{Hosting, NoTables, database_in, serve_tables, tables_at, tables_in};
pub use hub::{Hub, HubError, Settings, Swept};
pub use online_wire::Moment;
pub use origin::{NotAUrl, PublicUrl};
pub use store::{
    Appended, Database, Gap, Head, KeptPerson, KeptTable, Memory, NewTable, NodeId, NotADatabase, Postgres,
    Pulse, Row, Sqlite, Store, StoreError, Summary, TableId,
};
