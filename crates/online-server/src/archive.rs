//! A table that is looked at in its store, without going on with it.

use online::{Game, Header, Kind, OnlineTable, OpenRules};
use table::Record;

use crate::{HubError, KeptTable, Store, TableId, hub::kind_of};

/// The games of a table as anybody may replay them: of the one that is played the hands that are over.
///
/// # Errors
/// There is no such table, or it can’t be read.
pub async fn records(store: &dyn Store, table: TableId) -> Result<Vec<Record>, HubError> {
    let kept = store.load(table).await?.ok_or(HubError::NoSuchTable)?;
    let header = Header::read(&kept.header)?;
    match kind_of(&header.opening)? {
        Kind::FiveHundred => records_of::<five_hundred::Rules>(header, &kept),
        Kind::OpenFiveHundred => records_of::<OpenRules>(header, &kept),
        Kind::Rummy500 => records_of::<rummy_500::Rules>(header, &kept),
    }
}

fn records_of<G: Game>(header: Header, kept: &KeptTable) -> Result<Vec<Record>, HubError> {
    let mut table = OnlineTable::<G>::of_header(header)?;
    for line in &kept.lines {
        table.apply_line(line)?;
    }
    for person in &kept.people {
        table.rename(person.visitor, &person.name);
    }
    Ok(table.records())
}
