//! What people report to whoever runs the server. It is kept with what it is about: the table, its texts and the names
//! there may go before it.

use async_trait::async_trait;
use online::{Moment, ParticipantId};
use table::Seq;

use super::{Result, TableId};

/// How many reports somebody may make within [`DAY`].
pub(crate) const MOST_REPORTS: u32 = 3;
/// A day, in milliseconds.
pub(crate) const DAY: u64 = 24 * 3_600_000;

/// A report that is to be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// The table.
    pub table: TableId,
    /// When it is made.
    pub at: Moment,
    /// The hash of the key of the person who makes it, in hex.
    pub key: String,
    /// What tells it from all others of that person.
    pub id: String,
    /// The person it is about.
    pub about: ParticipantId,
    /// The entries with which they wrote what it is about.
    pub said: Vec<Seq>,
    /// What happened, in the words of the person who makes it.
    pub words: String,
}

/// Somebody in a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    /// Their number at the table.
    pub participant: ParticipantId,
    /// What they were called there at that time.
    pub name: String,
}

/// A report as it is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub number: i64,
    /// The table, which may be gone.
    pub table: TableId,
    /// When it was made.
    pub at: Moment,
    /// The person who made it.
    pub by: Party,
    /// The person it is about.
    pub about: Party,
    /// What they wrote, in order.
    pub said: Vec<String>,
    /// What happened, in the words of the person who made it.
    pub words: String,
}

/// What became of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filed {
    /// It is saved.
    Saved,
    /// It was saved before: it is sent again.
    Again,
    /// Whoever makes it, or the person it is about, is not known at the table, or both are one.
    Nobody,
    /// There is nothing in it: no words, and nothing that they wrote.
    Empty,
    /// They have made as many within a day as they may.
    TooMany,
}

/// Keeps what people report. Whoever is forgotten is in no report any more.
#[async_trait]
pub trait Reports: Send + Sync + 'static {
    /// Keeps a report with the texts it is about, as far as the person wrote them and they are saved.
    async fn report(&self, report: NewReport) -> Result<Filed>;

    /// Every report, the first one first.
    async fn reports(&self) -> Result<Vec<Report>>;

    /// Deletes what was reported before a moment; says how much.
    async fn forget_reports(&self, before: Moment) -> Result<u64>;
}
