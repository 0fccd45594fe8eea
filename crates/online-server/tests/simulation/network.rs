//! Nodes, and the ways to them: what is sent arrives late, in pieces, or never.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering::Relaxed},
    },
    time::Duration,
};

use axum::serve::Listener;
use online_server::{Clock, Hub, Settings, routes};
use online_wire::Moment;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split},
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::{AbortHandle, JoinHandle},
    time::{Instant, sleep},
};

use crate::{
    Chance, World,
    store::{Kept, SimStore},
};

/// How much a way holds.
const HOLDS: usize = 8 * 1024;
/// A moment in 2023, in milliseconds: when the world begins.
const BEGIN: i64 = 1_700_000_000_000;

/// The clock and the chance of a node.
pub(crate) struct SimClock {
    begin: Instant,
    ahead: AtomicI64,
    chance: Chance,
}

impl SimClock {
    /// Lets it jump by some milliseconds, forwards or back.
    pub(crate) fn jump(&self, by: i64) {
        self.ahead.fetch_add(by, Relaxed);
    }
}

impl Clock for SimClock {
    fn now(&self) -> Moment {
        let elapsed = self.begin.elapsed().as_millis() as i64;
        Moment((BEGIN + elapsed + self.ahead.load(Relaxed)).unsigned_abs())
    }

    fn fill(&self, bytes: &mut [u8]) -> bool {
        self.chance.fill(bytes);
        true
    }
}

/// Where a node listens.
struct Port(UnboundedReceiver<DuplexStream>);

impl Listener for Port {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.0.recv().await {
            Some(stream) => (stream, ()),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A program that serves tables.
pub(crate) struct Node {
    pub(crate) hub: Hub,
    pub(crate) clock: Arc<SimClock>,
    store: Arc<SimStore>,
    port: UnboundedSender<DuplexStream>,
    serving: [JoinHandle<()>; 2],
    ways: Vec<[AbortHandle; 2]>,
}

impl Node {
    pub(crate) async fn start(world: &World, kept: &Arc<Kept>, number: u64) -> Self {
        let number = number % 1_000_000;
        let store = Arc::new(SimStore::new(world, kept, number));
        let chance = Chance::new(world.seed, 2_000_000 + number);
        let clock = Arc::new(SimClock { begin: world.begin, ahead: AtomicI64::new(0), chance });
        let settings =
            Settings { store: Arc::clone(&store) as _, clock: Arc::clone(&clock) as _, thinkers: 1 };
        let hub = Hub::begin(settings).await.unwrap();
        let (port, listener) = unbounded_channel();
        let router = routes(hub.clone(), None);
        let serving = tokio::spawn(async move { axum::serve(Port(listener), router).await.unwrap() });
        let beating = hub.clone();
        let beating = tokio::spawn(async move {
            loop {
                sleep(Duration::from_secs(1)).await;
                let _ = beating.beat().await;
            }
        });
        Self { hub, clock, store, port, serving: [serving, beating], ways: Vec::new() }
    }

    /// Puts a new node in the place of one that has crashed, or crashes now.
    pub(crate) async fn restart(world: &World, kept: &Arc<Kept>, node: &Mutex<Self>, number: u64) {
        node.lock().unwrap().crash();
        let new = Self::start(world, kept, number).await;
        *node.lock().unwrap() = new;
    }

    /// Is gone from one moment to the next.
    pub(crate) fn crash(&mut self) {
        self.store.die();
        self.serving.iter().for_each(JoinHandle::abort);
        self.ways.drain(..).flatten().for_each(|way| way.abort());
    }

    /// Cuts one of the ways to it.
    pub(crate) fn cut_one(&mut self, chance: &Chance) {
        if !self.ways.is_empty() {
            let way = chance.below(self.ways.len() as u64) as usize;
            self.ways.swap_remove(way).iter().for_each(AbortHandle::abort);
        }
    }

    /// A way to it.
    pub(crate) fn way(&mut self, world: &World, chance: &Chance) -> DuplexStream {
        let ((near, here), (there, far)) = (duplex(HOLDS), duplex(HOLDS));
        let _ = self.port.send(far);
        let ((here_in, here_out), (there_in, there_out)) = (split(here), split(there));
        let carry = |from, to| tokio::spawn(carry(from, to, world.clone(), chance.clone())).abort_handle();
        self.ways.push([carry(here_in, there_out), carry(there_in, here_out)]);
        near
    }
}

/// Carries bytes one way: late, and sometimes not for a long time.
async fn carry(
    mut from: ReadHalf<DuplexStream>,
    mut to: WriteHalf<DuplexStream>,
    world: World,
    chance: Chance,
) {
    let mut bytes = [0; 1_500];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        let stalls = world.is_chaos() && chance.one_in(200);
        sleep(Duration::from_millis(1 + chance.below(if stalls { 40_000 } else { 25 }))).await;
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
    let _ = to.shutdown().await;
}
