//! What becomes of tables that nobody comes to any more.

use online::Header;
use online_wire::Pace;
use table::Seq;

use super::Hub;
use crate::{StoreError, Summary};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;
/// A table that nobody came to is deleted after so long.
const NOBODY_CAME: u64 = HOUR;
/// A table that nobody has touched for so long is closed: its entries become one record, until somebody comes again.
const CLOSED: u64 = DAY;
/// After so long it is deleted.
const DELETED: u64 = 14 * DAY;
/// The same if its people take a day for a move.
const SLOW_DELETED: u64 = 60 * DAY;
/// The same for a club.
const CLUB_DELETED: u64 = 400 * DAY;
/// What people wrote is deleted after so long.
const TEXTS_DELETED: u64 = 30 * DAY;
/// Reports are deleted after so long.
const REPORTS_DELETED: u64 = 30 * DAY;
/// How many tables are looked at together.
const TOGETHER: u32 = 200;

/// What was done with tables that nobody comes to any more.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Swept {
    /// How many were closed.
    pub closed: u64,
    /// How many were deleted.
    pub deleted: u64,
    /// How many texts of theirs were.
    pub texts: u64,
    /// How many reports were.
    pub reports: u64,
}

impl Hub {
    /// Closes and deletes tables that nobody comes to any more, what was written or reported long ago, and the browsers
    /// of those who are at no table.
    ///
    /// # Errors
    /// The store. What was done before is done.
    pub async fn sweep(&self) -> Result<Swept, StoreError> {
        let store = &self.settings().store;
        let now = self.now().0;
        let texts = store.forget_texts(online::Moment(now.saturating_sub(TEXTS_DELETED))).await?;
        let reports =
            store.reports().forget_reports(online::Moment(now.saturating_sub(REPORTS_DELETED))).await?;
        store.turns().forget_strangers().await?;
        let mut swept = Swept { texts, reports, ..Swept::default() };
        let mut after = None;
        loop {
            let untouched_since = online::Moment(now.saturating_sub(NOBODY_CAME));
            let tables = store.list(after, untouched_since, TOGETHER).await?;
            let Some(last) = tables.last() else { return Ok(swept) };
            after = Some(last.head.table);
            for table in tables.iter().filter(|table| !self.has_room(table.head.table)) {
                let (id, next) = (table.head.table, table.head.next);
                let untouched = now.saturating_sub(table.last.0);
                if untouched > patience(table) {
                    swept.deleted += u64::from(store.remove(id, next).await?);
                } else if untouched > CLOSED && !table.closed {
                    swept.closed += u64::from(store.pack(id, next).await?);
                }
            }
        }
    }
}

/// How long a table is saved that nobody touches, in milliseconds.
fn patience(table: &Summary) -> u64 {
    if table.head.next == Seq(0) {
        return NOBODY_CAME;
    }
    if online::club::Header::read(&table.header).is_some() {
        return CLUB_DELETED;
    }
    // Of a header that another version wrote the longer time is saved.
    let header = Header::read(&table.header);
    let quick = header.is_ok_and(|it| !matches!(it.opening.options.pace, Pace::Correspondence { .. }));
    if quick { DELETED } else { SLOW_DELETED }
}
