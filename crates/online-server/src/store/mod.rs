//! The stores of tables. One story of tests runs on every store.

mod memory;
mod sqlite;

use async_trait::async_trait;
use online::Moment;
use online_wire::Visitor;
use table::Seq;

pub use memory::Memory;
pub use sqlite::Sqlite;

/// A table in a store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableId(pub i64);

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

/// An entry to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub seq: Seq,
    /// When it is.
    pub at: Moment,
    /// The person who wanted it.
    pub by: Option<Visitor>,
    /// What tells the request from all others of that person.
    pub request: Option<String>,
    /// Its line.
    pub line: String,
}

/// What became of an entry that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Kept,
    /// Another entry has its number.
    Taken,
    /// The request has become this entry before.
    Repeated(Seq),
}

/// Somebody who came to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPerson {
    /// Their number there.
    pub visitor: Visitor,
    /// The hash of their key, in hex.
    pub key: String,
    /// What they are called.
    pub name: String,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTable {
    /// Its header, as JSON.
    pub header: String,
    /// The lines of its entries.
    pub lines: Vec<String>,
    /// Those who came.
    pub people: Vec<KeptPerson>,
}

/// Why a store can’t do what it is asked for. What became of it is not known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store: {0}")]
pub struct StoreError(pub String);

/// A result of a store.
pub(crate) type Result<T> = std::result::Result<T, StoreError>;

/// Keeps tables.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table.
    async fn open(&self, table: NewTable) -> Result<TableId>;

    /// The table of a code.
    async fn find(&self, code: &str) -> Result<Option<TableId>>;

    /// A table with everything that is kept of it.
    async fn load(&self, table: TableId) -> Result<Option<KeptTable>>;

    /// The lines of a table’s entries from one on.
    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>>;

    /// Keeps an entry. When it says [`Appended::Kept`] no crash takes it away.
    async fn append(&self, table: TableId, row: Row) -> Result<Appended>;

    /// Keeps who somebody is; what was kept of this number before is replaced.
    async fn know(&self, table: TableId, person: KeptPerson) -> Result<()>;

    /// Notes that somebody serves tables now, and says when that was noted last before.
    async fn beat(&self, now: Moment) -> Result<Option<Moment>>;
}
