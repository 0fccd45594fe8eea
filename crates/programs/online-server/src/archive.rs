//! A table that is looked at in its store, without going on with it.

use online::{Game, Header, OnlineTable, with_kind};
use table::Record;

use crate::{HubError, SavedTable, Store, TableId, hub::kind_of};

/// The games of a table as anybody may replay them: of the one that is played the hands that are over.
///
/// # Errors
/// There is no such table, or it can’t be read.
pub async fn records(store: &dyn Store, table: TableId) -> Result<Vec<Record>, HubError> {
    let saved = store.load(table).await?.ok_or(HubError::NoSuchTable)?;
    let header = Header::read(&saved.header)?;
    with_kind!(kind_of(&header.opening)?, Rules => records_of::<Rules>(header, &saved))
}

fn records_of<G: Game>(header: Header, saved: &SavedTable) -> Result<Vec<Record>, HubError> {
    let mut table = OnlineTable::<G>::of_header(header)?;
    for line in &saved.lines {
        table.apply_line(line)?;
    }
    for person in &saved.people {
        table.rename(person.participant, &person.name);
    }
    Ok(table.records())
}
