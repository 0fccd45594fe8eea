//! Tables that are saved wherever somebody wants them, and served by several programs if they like.

use std::{io, path::Path, sync::Arc};

use crate::{
    Bus, Contact, Database, Hub, InProcess, Nats, NoTables, Notifier, PublicUrl, WebPush,
    house::{begin, file_in},
};

/// Where tables are saved, and how this program is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosting {
    /// Where tables are saved.
    pub database: Database,
    /// The address of the bus that wakes other programs on the same database.
    pub bus: Option<String>,
    /// The address under which browsers find this program, if something stands in front of it.
    pub public_url: Option<PublicUrl>,
    /// How whoever runs this program can be reached, if people are to be notified whose page is closed.
    pub notify: Option<Contact>,
}

/// The database in a folder, which is made if there is none.
///
/// # Errors
/// The folder can’t be made.
pub fn database_in(folder: &Path) -> io::Result<Database> {
    file_in(folder).map(Database::Sqlite)
}

/// The tables of a database.
///
/// # Errors
/// The database or the address of the bus can’t be used, or notifications can’t be signed.
pub async fn tables_at(hosting: Hosting) -> Result<Hub, NoTables> {
    let store = hosting.database.open().await?;
    let bus: Arc<dyn Bus> = match &hosting.bus {
        Some(url) => Arc::new(Nats::connect(url).await?),
        None => Arc::new(InProcess::default()),
    };
    let notifier: Option<Arc<dyn Notifier>> = match hosting.notify {
        Some(contact) => Some(Arc::new(WebPush::begin(store.turns(), contact).await?)),
        None => None,
    };
    Ok(begin(store, bus, hosting.public_url, notifier).await?)
}
