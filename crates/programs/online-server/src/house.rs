//! The page and its tables, served together.

use std::{
    io,
    path::{Path, PathBuf},
    pin::pin,
    sync::Arc,
    thread,
    time::Duration,
};

use crate::serve::{Limits, Site};
use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
    task::{JoinHandle, JoinSet},
    time::timeout,
};

use crate::{
    Bus, Hub, InProcess, Notifier, PublicUrl, Settings, Sqlite, Store, StoreError, Swept, SystemClock,
    api::{measure, routes_beside},
    local_network::LocalNetwork,
};

/// How many connections there may be at a time: everybody who plays has one.
const CONNECTIONS: u32 = 20_000;
/// How often this program says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How often those are looked for who are to be notified now: their quiet hours or days off are over, or another
/// program has not done it.
const NOTIFICATION: Duration = Duration::from_secs(10);
/// How often tables are looked for that nobody comes to any more.
const SWEEP: Duration = Duration::from_secs(15 * 60);
/// How often tables are looked for that have waited long enough.
const WAKE: Duration = Duration::from_secs(60);
/// The file in which tables are saved.
const TABLES: &str = "tables.sqlite";

/// Why tables can’t be saved in a folder.
#[derive(Debug, thiserror::Error)]
pub enum NoTables {
    /// The folder can’t be used.
    #[error(transparent)]
    Folder(#[from] io::Error),
    /// What lies there can’t be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Other programs can’t be told anything.
    #[cfg(feature = "shared")]
    #[error(transparent)]
    Bus(#[from] crate::NoBus),
    /// Nobody can be notified.
    #[cfg(feature = "shared")]
    #[error(transparent)]
    Push(#[from] crate::NoPush),
}

/// The file of the tables in a folder, which is made if there is none.
pub(crate) fn file_in(folder: &Path) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    Ok(folder.join(TABLES))
}

/// The tables that are saved in a folder, for this program alone.
///
/// # Errors
/// The folder can’t be used.
pub async fn tables_in(folder: &Path) -> Result<Hub, NoTables> {
    let store = Arc::new(Sqlite::open(&file_in(folder)?)?);
    Ok(begin(store, Arc::new(InProcess::default()), None, None).await?)
}

/// The tables of a store.
pub(crate) async fn begin(
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    public_url: Option<PublicUrl>,
    notifier: Option<Arc<dyn Notifier>>,
) -> Result<Hub, StoreError> {
    let thinkers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Hub::begin(Settings { store, bus, clock: Arc::new(SystemClock), thinkers, public_url, notifier }).await
}

/// Serves the page and tables until `stop` is over. Those who are at a table then are told to come back.
pub async fn serve_tables(
    listener: TcpListener,
    site: Site,
    hub: Hub,
    stop: impl Future<Output = ()> + Send,
) {
    let (doors, mut further) = mpsc::channel(1);
    // Behind another server everybody seems to come from this computer.
    let here = listener.local_addr().ok().filter(|_| hub.settings().public_url.is_none());
    let local_network = here.and_then(|here| LocalNetwork::of(here, doors));
    let beside = local_network.map(LocalNetwork::routes).unwrap_or_default();
    let routes = routes_beside(beside, hub.clone(), measure()).merge(site.routes());
    let limits = Limits { connections: CONNECTIONS, ..Limits::default() };
    let (beating, sweeping, waking) =
        (tokio::spawn(beat(hub.clone())), tokio::spawn(sweep(hub.clone())), tokio::spawn(wake(hub.clone())));
    let notifying = hub.settings().notifier.is_some().then(|| tokio::spawn(notify(hub.clone())));
    let (end, ending) = watch::channel(());
    let mut doors = JoinSet::new();
    let open = |listener, doors: &mut JoinSet<()>| {
        let mut ending = ending.clone();
        let stop = async move {
            // It is dropped, and that is the end.
            let _ = ending.changed().await;
        };
        doors.spawn(crate::serve::serve(listener, routes.clone(), limits, stop));
    };
    open(listener, &mut doors);
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            Some(listener) = further.recv() => open(listener, &mut doors),
        }
    }
    hub.end().await;
    drop(end);
    doors.join_all().await;
    beating.abort();
    sweeping.abort();
    waking.abort();
    notifying.iter().for_each(JoinHandle::abort);
}

/// Says again and again that this program serves tables: a time in which none did is nobody’s loss.
async fn beat(hub: Hub) {
    let mut is_there = true;
    loop {
        tokio::time::sleep(BEAT).await;
        // A store that can’t be reached now is asked again soon.
        let outcome = hub.beat().await;
        match &outcome {
            Err(error) if is_there => tracing::warn!(%error, "the store can’t be reached"),
            Ok(()) if !is_there => tracing::info!("the store is there again"),
            _ => {}
        }
        is_there = outcome.is_ok();
    }
}

/// Looks again and again for tables that nobody comes to any more.
async fn sweep(hub: Hub) {
    loop {
        tokio::time::sleep(SWEEP).await;
        match hub.sweep().await {
            Ok(swept) if swept == Swept::default() => {}
            Ok(Swept { closed, deleted, texts, reports }) => {
                tracing::info!(closed, deleted, texts, reports, "tables that nobody comes to");
            }
            Err(error) => tracing::warn!(%error, "not every table was looked at"),
        }
    }
}

/// Looks again and again for tables whose time for a move is over.
async fn wake(hub: Hub) {
    loop {
        if let Err(error) = hub.wake().await {
            tracing::warn!(%error, "not every table goes on");
        }
        tokio::time::sleep(WAKE).await;
    }
}

/// Notifications for whoever is waited for, as soon as that is so.
async fn notify(hub: Hub) {
    loop {
        if let Err(error) = hub.notify().await {
            tracing::warn!(%error, "nobody could be knocked for");
        }
        // Either way it is looked again.
        let _ = timeout(NOTIFICATION, hub.is_to_notify()).await;
    }
}
