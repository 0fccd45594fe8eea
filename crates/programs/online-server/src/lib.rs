//! The server of online tables. Every table is a room, a task that holds it in memory; the log in the [`Store`]
//! decides. A confirmed request is durable, and everyone at the table gets an update for every entry.
//!
//! No server owns a table: any program on the same store may take any request, since the store gives each entry number
//! once.
#![forbid(unsafe_code)]

mod api;
mod archive;
mod bus;
mod clock;
mod club;
mod codes;
#[cfg(feature = "shared")]
mod hosting;
mod house;
mod hub;
mod keys;
mod limits;
mod lobby;
mod local_network;
mod origin;
mod push;
mod report;
mod room;
pub mod serve;
mod socket;
mod store;
mod websocket;

pub use api::routes;
pub use archive::records;
pub use bus::{Bus, InProcess, Note};
#[cfg(feature = "shared")]
pub use bus::{Nats, NoBus};
pub use clock::{Clock, SystemClock};
#[cfg(feature = "shared")]
pub use hosting::{Hosting, database_in, tables_at};
pub use house::{NoTables, serve_tables, tables_in};
pub use hub::{Hub, HubError, Settings, Swept};
pub use online_wire::Moment;
pub use origin::{NotAUrl, PublicUrl};
#[cfg(feature = "shared")]
pub use push::{Contact, NoPush, NotAContact, WebPush};
pub use push::{Heard, Notifier};
pub use store::{
    Appended, Browser, Filed, Gap, Guess, Head, InLobby, Lent, Memory, NewReport, NewTable, NodeId,
    Notification, Notified, Party, Pulse, Quiet, Report, Reports, Row, SavedPerson, SavedTable, ShortCode,
    Sqlite, Store, StoreError, Summary, TableId, Turn, Turns,
};
#[cfg(feature = "shared")]
pub use store::{Database, NotADatabase, Postgres};
