//! The stores of tables. One story of tests runs on every store.

#[cfg(feature = "shared")]
mod database;
mod memory;
mod packing;
mod patience;
#[cfg(feature = "shared")]
mod postgres;
mod reports;
mod sqlite;
mod turns;

use std::collections::BTreeMap;

use async_trait::async_trait;
use online::Moment;
use online_wire::ParticipantId;
use table::Seq;

#[cfg(feature = "shared")]
pub use database::{Database, NotADatabase};
pub use memory::Memory;
#[cfg(feature = "shared")]
pub use postgres::Postgres;
pub use reports::{Filed, NewReport, Party, Report, Reports};
pub use sqlite::Sqlite;
pub(crate) use turns::MOST_BROWSERS;
pub use turns::{Browser, Notification, Notified, Quiet, Turn, Turns};

/// A table in a store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub i64);

/// A program that serves tables, by a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(pub i64);

/// A table that is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The code by which people come.
    pub code: String,
    /// Its header, as JSON.
    pub header: String,
    /// When it is opened.
    pub at: Moment,
}

/// An entry to be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub seq: Seq,
    /// When it is.
    pub at: Moment,
    /// The person who wanted it.
    pub by: Option<ParticipantId>,
    /// Its line.
    pub line: String,
    /// The person who comes with it: kept in the same commit, so that nobody is at a table without their key.
    pub person: Option<SavedPerson>,
    /// What they wrote with it: kept beside the log, so that it can be deleted.
    pub text: Option<String>,
}

/// What became of an entry that was to be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Saved,
    /// Another entry has its number.
    Taken,
    /// There is no such table any more.
    Gone,
}

/// Somebody who came to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedPerson {
    /// Their number there.
    pub participant: ParticipantId,
    /// The hash of their key, in hex.
    pub key: String,
    /// What they are called.
    pub name: String,
    /// The program that they were connected to last.
    pub node: NodeId,
}

/// A table as it is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedTable {
    /// Its header, as JSON.
    pub header: String,
    /// The lines of its entries.
    pub lines: Vec<String>,
    /// Those who came.
    pub people: Vec<SavedPerson>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The table.
    pub table: TableId,
    /// The number of its next entry.
    pub next: Seq,
    /// How many of those who came are known.
    pub people: u32,
}

/// A table without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it is.
    pub head: Head,
    /// Its header, as JSON.
    pub header: String,
    /// When it was opened.
    pub opened: Moment,
    /// When its last entry was; if it has none, when it was opened.
    pub last: Moment,
    /// Whether all its entries are packed.
    pub closed: bool,
}

/// A time in which no program served tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// When one was there last.
    pub from: Moment,
    /// When one was there again.
    pub to: Moment,
}

/// A code to say: a number of at most six digits that leads to a table for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortCode {
    /// The number.
    pub number: u32,
    /// When it leads nowhere any more.
    pub until: Moment,
}

/// What became of a code that was to lead to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lent {
    /// The code of the table: this one, or the one that it had.
    Code(ShortCode),
    /// It leads to another table.
    Taken,
    /// There are as many codes as there may be.
    Full,
    /// There is no such table any more.
    Gone,
}

/// Where a code leads that somebody has typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guess {
    /// To the table with this code.
    Leads(String),
    /// To none, or to none any more.
    Nowhere,
    /// They, or all together, were wrong too often: nothing is told now.
    TooMany,
}

/// A table that is open to anyone, as a program sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InLobby {
    /// The table.
    pub table: TableId,
    /// Its last entry.
    pub seq: Seq,
    /// The program.
    pub node: NodeId,
    /// Its row, as JSON.
    pub listed: String,
}

/// The most codes to say at a time; with more of them a guess would be right too often.
pub(crate) const MOST_CODES: u64 = 5_000;
/// The shortest time without any program that is a [`Gap`], in milliseconds.
pub(crate) const SHORTEST_GAP: u64 = 3_000;
/// How long gaps are remembered, in milliseconds: longer than a table that nobody comes to.
pub(crate) const REMEMBERED: u64 = 100 * 24 * 3_600_000;
/// How long programs are remembered that are gone.
pub(crate) const NODE_REMEMBERED: u64 = 24 * 3_600_000;

/// The programs that serve tables.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pulse {
    /// The programs, and when each said last that it is there.
    pub nodes: Vec<(NodeId, Moment)>,
    /// The times in which none was.
    pub gaps: Vec<Gap>,
}

/// Why a store can’t do what it is asked for. What became of it is not known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store: {0}")]
pub struct StoreError(pub String);

impl From<serde_json::Error> for StoreError {
    /// What can't be written can't be saved.
    fn from(error: serde_json::Error) -> Self {
        Self(error.to_string())
    }
}

/// A result of a store.
pub(crate) type Result<T> = std::result::Result<T, StoreError>;

/// Keeps tables. The number of an entry is free once, and that is all that has to be decided: whoever adds an entry
/// has read those before it, and knows which requests they were.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Whom its tables wait for.
    fn turns(&self) -> &dyn Turns;

    /// What people report to whoever runs it.
    fn reports(&self) -> &dyn Reports;

    /// Keeps a new table.
    async fn open(&self, table: NewTable) -> Result<TableId>;

    /// The table of a code.
    async fn find(&self, code: &str) -> Result<Option<TableId>>;

    /// A table with everything that is saved of it.
    async fn load(&self, table: TableId) -> Result<Option<SavedTable>>;

    /// The lines of a table’s entries from one on.
    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>>;

    /// Those who came to a table, in order.
    async fn people(&self, table: TableId) -> Result<Vec<SavedPerson>>;

    /// How far tables are; nothing of those that are gone.
    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>>;

    /// Keeps an entry, and the person who comes with it. When it says [`Appended::Saved`] no crash takes it away.
    async fn append(&self, table: TableId, row: Row) -> Result<Appended>;

    /// Keeps who somebody is; what was saved of this number before is replaced.
    async fn know(&self, table: TableId, person: SavedPerson) -> Result<()>;

    /// What was written with the entries of a table from one on, as far as it is saved.
    async fn texts(&self, table: TableId, from: Seq) -> Result<BTreeMap<Seq, String>>;

    /// Deletes what was written before a moment; says how much.
    async fn forget_texts(&self, before: Moment) -> Result<u64>;

    /// Deletes the name, the key, the texts and the browsers of whoever has this key, and the reports in which they
    /// are, at every table; says at how many.
    async fn forget(&self, key: &str) -> Result<u64>;

    /// Notes that a program serves tables now, and a time before that in which none did.
    async fn beat(&self, node: NodeId, now: Moment) -> Result<Pulse>;

    /// So many tables after one, in their order, of those that nobody has touched since a moment.
    async fn list(&self, after: Option<TableId>, untouched_since: Moment, most: u32) -> Result<Vec<Summary>>;

    /// Packs the entries of a table into one record, if it is still so far. Nobody who reads it notices.
    async fn pack(&self, table: TableId, next: Seq) -> Result<bool>;

    /// Deletes a table and all that is saved of it, if it is still so far.
    async fn remove(&self, table: TableId, next: Seq) -> Result<bool>;

    /// Lets a code to say lead to a table, unless the table has one.
    async fn lend(&self, table: TableId, code: ShortCode, now: Moment) -> Result<Lent>;

    /// Where a number leads that somebody has typed, by the hash of their key; nowhere if what they typed is none.
    /// Whoever is wrong has spent of what they, and all together, may.
    async fn guess(&self, by: &str, number: Option<u32>, now: Moment) -> Result<Guess>;

    /// Keeps a table in the lobby, unless somebody has seen it there after a later entry.
    async fn show(&self, shown: InLobby) -> Result<()>;

    /// Takes a table out of the lobby, unless somebody has seen it there after a later entry.
    async fn hide(&self, table: TableId, seq: Seq) -> Result<()>;

    /// The codes of so many tables in the lobby and what is told of them, those that were opened last first; only of
    /// programs that have said after a moment that they are there.
    async fn shown(&self, since: Moment, most: u32) -> Result<Vec<(String, String)>>;
}

/// A number as databases have it.
fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The same the other way round.
fn saved(number: i64) -> u64 {
    number.unsigned_abs()
}
