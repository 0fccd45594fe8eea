//! A store that answers late, that fails, and that says it failed though it kept what it was given: what is
//! acknowledged is there all the same, once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use async_trait::async_trait;
use online_client::{Load, load};
use online_server::serve::Site;
use online_server::{
    Appended, Guess, Head, Hub, InLobby, InProcess, Lent, Memory, NewTable, NodeId, Pulse, Reports, Row,
    SavedPerson, SavedTable, Settings, ShortCode, Store, StoreError, Summary, SystemClock, TableId, Turns,
    serve_tables,
};
use online_wire::Moment;
use table::Seq;
use tokio::{net::TcpListener, sync::oneshot};

/// The model of a store, with faults.
#[derive(Default)]
struct Faulty {
    saved: Memory,
    calls: AtomicU64,
    faults: AtomicU64,
}

impl Faulty {
    fn fault(&self) -> StoreError {
        self.faults.fetch_add(1, Relaxed);
        StoreError("nobody knows".to_owned())
    }
}

#[async_trait]
impl Store for Faulty {
    fn turns(&self) -> &dyn Turns {
        &self.saved
    }

    fn reports(&self) -> &dyn Reports {
        &self.saved
    }

    async fn open(&self, table: NewTable) -> Result<TableId, StoreError> {
        self.saved.open(table).await
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        self.saved.find(code).await
    }

    async fn load(&self, table: TableId) -> Result<Option<SavedTable>, StoreError> {
        self.saved.load(table).await
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>, StoreError> {
        self.saved.read(table, from).await
    }

    async fn people(&self, table: TableId) -> Result<Vec<SavedPerson>, StoreError> {
        self.saved.people(table).await
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        self.saved.heads(tables).await
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended, StoreError> {
        match self.calls.fetch_add(1, Relaxed) % 30 {
            // Kept, and it does not say so.
            7 => {
                self.saved.append(table, row).await?;
                Err(self.fault())
            }
            // Not kept.
            13 => Err(self.fault()),
            // Late.
            19 => {
                tokio::time::sleep(Duration::from_millis(60)).await;
                self.saved.append(table, row).await
            }
            _ => self.saved.append(table, row).await,
        }
    }

    async fn know(&self, table: TableId, person: SavedPerson) -> Result<(), StoreError> {
        self.saved.know(table, person).await
    }

    async fn texts(&self, table: TableId, from: Seq) -> Result<BTreeMap<Seq, String>, StoreError> {
        self.saved.texts(table, from).await
    }

    async fn forget_texts(&self, before: Moment) -> Result<u64, StoreError> {
        self.saved.forget_texts(before).await
    }

    async fn forget(&self, key: &str) -> Result<u64, StoreError> {
        self.saved.forget(key).await
    }

    async fn beat(&self, node: NodeId, now: Moment) -> Result<Pulse, StoreError> {
        self.saved.beat(node, now).await
    }

    async fn list(
        &self,
        after: Option<TableId>,
        untouched_since: Moment,
        most: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        self.saved.list(after, untouched_since, most).await
    }

    async fn pack(&self, table: TableId, next: Seq) -> Result<bool, StoreError> {
        self.saved.pack(table, next).await
    }

    async fn remove(&self, table: TableId, next: Seq) -> Result<bool, StoreError> {
        self.saved.remove(table, next).await
    }

    async fn lend(&self, table: TableId, code: ShortCode, now: Moment) -> Result<Lent, StoreError> {
        self.saved.lend(table, code, now).await
    }

    async fn guess(&self, by: &str, number: Option<u32>, now: Moment) -> Result<Guess, StoreError> {
        self.saved.guess(by, number, now).await
    }

    async fn show(&self, shown: InLobby) -> Result<(), StoreError> {
        self.saved.show(shown).await
    }

    async fn hide(&self, table: TableId, seq: Seq) -> Result<(), StoreError> {
        self.saved.hide(table, seq).await
    }

    async fn shown(&self, since: Moment, most: u32) -> Result<Vec<(String, String)>, StoreError> {
        self.saved.shown(since, most).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_there_once_whatever_the_store_says() {
    let store = Arc::new(Faulty::default());
    let saved: Arc<dyn Store> = Arc::clone(&store) as _;
    let bus = Arc::new(InProcess::default());
    let clock = Arc::new(SystemClock);
    let settings = Settings { store: saved, bus, clock, thinkers: 1, public_url: None, notifier: None };
    let hub = Hub::begin(settings).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}/", listener.local_addr().unwrap()).parse().unwrap();
    let site = Site::new([("index.html".to_owned(), "page".into())]).unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(serve_tables(listener, site, hub, async move {
        let _ = stopped.await;
    }));
    let report =
        load(&Load { origin, tables: 5, experts: 0, sockets: 0, rate: 100.0, seconds: 4.0 }).await.unwrap();
    assert_eq!((report.lost, report.errors), (0, 0), "{report:?}");
    assert!(report.moves_per_second > 10.0 && store.faults.load(Relaxed) > 5, "{report:?}");
    let _ = stop.send(());
    serving.await.unwrap();
}
