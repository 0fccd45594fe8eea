//! The model of a store that answers late, wrongly or not at all, as each node sees it.

use std::{
    future::pending,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use async_trait::async_trait;
use online_server::{Appended, KeptPerson, KeptTable, Memory, NewTable, Row, Store, StoreError, TableId};
use online_wire::Moment;
use table::Seq;
use tokio::time::sleep;

use crate::{Chance, World};

/// What is kept, whoever knows of it.
#[derive(Default)]
pub(crate) struct Kept {
    memory: Memory,
    rows: Mutex<Vec<Row>>,
    header: Mutex<String>,
}

impl Kept {
    /// The entries of the one table there is.
    pub(crate) fn rows(&self) -> Vec<Row> {
        self.rows.lock().unwrap().clone()
    }

    pub(crate) fn header(&self) -> String {
        self.header.lock().unwrap().clone()
    }
}

/// The store as a node has it.
pub(crate) struct SimStore {
    world: World,
    kept: Arc<Kept>,
    chance: Chance,
    /// A node that has crashed is never answered.
    alive: AtomicBool,
}

impl SimStore {
    pub(crate) fn new(world: &World, kept: &Arc<Kept>, number: u64) -> Self {
        let chance = Chance::new(world.seed, 1_000 + number);
        Self { world: world.clone(), kept: Arc::clone(kept), chance, alive: AtomicBool::new(true) }
    }

    pub(crate) fn die(&self) {
        self.alive.store(false, Relaxed);
    }

    /// Takes its time.
    async fn wait(&self) {
        let long = self.world.is_chaos() && self.chance.one_in(25);
        sleep(Duration::from_millis(1 + self.chance.below(if long { 3_000 } else { 8 }))).await;
        if !self.alive.load(Relaxed) {
            pending::<()>().await;
        }
    }

    fn fails(&self) -> Result<(), StoreError> {
        let fails = self.world.is_chaos() && self.chance.one_in(20);
        if fails { Err(StoreError("nobody knows".to_owned())) } else { Ok(()) }
    }
}

#[async_trait]
impl Store for SimStore {
    async fn open(&self, table: NewTable) -> Result<TableId, StoreError> {
        self.wait().await;
        self.fails()?;
        *self.kept.header.lock().unwrap() = table.header.clone();
        self.kept.memory.open(table).await
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        self.wait().await;
        self.fails()?;
        self.kept.memory.find(code).await
    }

    async fn load(&self, table: TableId) -> Result<Option<KeptTable>, StoreError> {
        self.wait().await;
        self.fails()?;
        self.kept.memory.load(table).await
    }

    async fn read(&self, table: TableId, from: Seq) -> Result<Vec<String>, StoreError> {
        self.wait().await;
        self.fails()?;
        self.kept.memory.read(table, from).await
    }

    async fn append(&self, table: TableId, row: Row) -> Result<Appended, StoreError> {
        self.wait().await;
        self.fails()?;
        let appended = self.kept.memory.append(table, row.clone()).await?;
        if appended == Appended::Kept {
            self.kept.rows.lock().unwrap().push(row);
        }
        self.wait().await;
        // It is kept, and nobody hears of it.
        self.fails()?;
        Ok(appended)
    }

    async fn know(&self, table: TableId, person: KeptPerson) -> Result<(), StoreError> {
        self.wait().await;
        self.fails()?;
        self.kept.memory.know(table, person).await
    }

    async fn beat(&self, now: Moment) -> Result<Option<Moment>, StoreError> {
        self.wait().await;
        self.kept.memory.beat(now).await
    }
}
