//! The page and its tables, served together.

use std::{io, path::Path, sync::Arc, thread, time::Duration};

use serve::{Beside, Limits, Site};
use tokio::net::TcpListener;

use crate::{Hub, PATHS, Settings, Sqlite, StoreError, SystemClock, answers, measure, routes};

/// How many connections there may be at a time: everybody who plays has one.
const CONNECTIONS: u32 = 20_000;
/// How often this program says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// The file in which tables are kept.
const TABLES: &str = "tables.sqlite";

/// Why tables can’t be kept in a folder.
#[derive(Debug, thiserror::Error)]
pub enum NoTables {
    /// The folder can’t be used.
    #[error(transparent)]
    Folder(#[from] io::Error),
    /// What lies there can’t be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The tables that are kept in a folder.
///
/// # Errors
/// The folder can’t be used.
pub async fn tables_in(folder: &Path) -> Result<Hub, NoTables> {
    std::fs::create_dir_all(folder)?;
    let store = Arc::new(Sqlite::open(&folder.join(TABLES))?);
    let thinkers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Ok(Hub::begin(Settings { store, clock: Arc::new(SystemClock), thinkers }).await?)
}

/// Serves the page and tables until `stop` is over. Those who are at a table then are told to come back.
pub async fn serve_tables(
    listener: TcpListener,
    site: Site,
    hub: Hub,
    stop: impl Future<Output = ()> + Send,
) {
    let beside = Beside { paths: PATHS, answer: answers(routes(hub.clone(), measure())) };
    let limits = Limits { connections: CONNECTIONS, ..Limits::default() };
    let beating = tokio::spawn(beat(hub.clone()));
    let stop = async {
        stop.await;
        hub.end().await;
    };
    serve::serve_beside(listener, site, limits, Some(beside), stop).await;
    beating.abort();
}

/// Says again and again that this program serves tables: a time in which none did is nobody’s loss.
async fn beat(hub: Hub) {
    loop {
        tokio::time::sleep(BEAT).await;
        // A store that can’t be reached now is asked again soon.
        let _ = hub.beat().await;
    }
}
