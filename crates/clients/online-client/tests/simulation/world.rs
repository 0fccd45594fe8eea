//! The world of a simulation: its programs with their clocks, who reaches whom, what goes wrong, and all that is heard
//! on the wires.

use std::{
    future::pending,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicI64, Ordering::Relaxed},
    },
    time::Duration,
};

use online_server::{Bus, Clock, Memory, Moment, Note};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use tokio::{
    io::DuplexStream,
    sync::{Notify, broadcast, mpsc},
    time::{Instant, sleep},
};

use crate::wire::Heard;

/// When every simulation begins.
const BEGINNING: u64 = 1_800_000_000_000;

/// Chance that a seed decides. Each part of the world has its own, so that what one of them does changes no other’s.
#[derive(Debug)]
pub(crate) struct Chance(Mutex<Xoshiro256PlusPlus>);

impl Chance {
    pub(crate) fn of(seed: u64, part: &str) -> Self {
        let mut state = part.bytes().fold(seed ^ 0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        state = state.rotate_left(29) ^ seed;
        Self(Mutex::new(Xoshiro256PlusPlus::seed_from_u64(state)))
    }

    /// A number below one.
    pub(crate) fn below(&self, limit: u64) -> u64 {
        self.0.lock().unwrap().next_u64() % limit
    }

    pub(crate) fn one_in(&self, many: u64) -> bool {
        self.below(many) == 0
    }

    /// A time from so many milliseconds to so many.
    pub(crate) fn time(&self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.below(to - from))
    }

    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        self.0.lock().unwrap().fill_bytes(bytes);
    }
}

/// A program that serves tables, as the others meet it. One that has crashed is one whose acts reach nobody any more.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) number: usize,
    is_dead: AtomicBool,
    /// How far its clock is from the others’, in milliseconds.
    pub(crate) skew: AtomicI64,
    pub(crate) door: mpsc::UnboundedSender<DuplexStream>,
    ear: broadcast::Sender<Note>,
    pub(crate) chance: Chance,
}

impl Node {
    pub(crate) fn new(seed: u64, number: usize, door: mpsc::UnboundedSender<DuplexStream>) -> Self {
        Self {
            number,
            is_dead: AtomicBool::new(false),
            skew: AtomicI64::new(0),
            door,
            ear: broadcast::Sender::new(64),
            chance: Chance::of(seed, &format!("node {number}")),
        }
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.is_dead.load(Relaxed)
    }

    pub(crate) fn die(&self) {
        self.is_dead.store(true, Relaxed);
    }

    /// What a program that has crashed does goes no further.
    pub(crate) async fn lives(&self) {
        if self.is_dead() {
            pending::<()>().await;
        }
    }
}

/// A connection of a client to a program.
#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) client: usize,
    pub(crate) node: Arc<Node>,
    pub(crate) cut: Notify,
}

/// The world.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) seed: u64,
    began: Instant,
    pub(crate) store: Memory,
    state: Mutex<State>,
    /// Whether anything goes wrong.
    pub(crate) is_troubled: AtomicBool,
    pub(crate) exchange: Option<Exchange>,
}

#[derive(Default, Debug)]
pub(crate) struct State {
    pub(crate) nodes: Vec<Arc<Node>>,
    pub(crate) links: Vec<Arc<Link>>,
    /// Clients and programs that don’t reach each other.
    pub(crate) parted: Vec<(usize, usize)>,
    pub(crate) heard: Vec<Heard>,
    /// When the store kept each entry of the table.
    pub(crate) saved: Vec<u64>,
}

/// Deals are saved as cards, and those of the first two who came are exchanged in the first deal, or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exchange(pub(crate) bool);

impl World {
    pub(crate) fn new(seed: u64, exchange: Option<Exchange>) -> Self {
        Self {
            seed,
            began: Instant::now(),
            store: Memory::default(),
            state: Mutex::default(),
            is_troubled: AtomicBool::new(true),
            exchange,
        }
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// How long it has lasted, in milliseconds.
    pub(crate) fn elapsed(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    pub(crate) fn is_troubled(&self) -> bool {
        self.is_troubled.load(Relaxed)
    }

    /// The programs that are there.
    pub(crate) fn nodes(&self) -> Vec<Arc<Node>> {
        self.state().nodes.iter().filter(|node| !node.is_dead()).cloned().collect()
    }

    pub(crate) fn is_parted(&self, link: &Link) -> bool {
        self.state().parted.contains(&(link.client, link.node.number))
    }
}

/// The clock of a program, and its chance.
pub(crate) struct SimulatedClock(pub(crate) Arc<World>, pub(crate) Arc<Node>);

impl Clock for SimulatedClock {
    fn now(&self) -> Moment {
        let now = BEGINNING + self.0.elapsed();
        Moment(now.saturating_add_signed(self.1.skew.load(Relaxed)))
    }

    fn fill(&self, bytes: &mut [u8]) -> bool {
        self.1.chance.fill(bytes);
        true
    }
}

/// A bus that loses notes, brings them twice, and late, so that one overtakes another.
pub(crate) struct SimulatedBus(pub(crate) Arc<World>, pub(crate) Arc<Node>);

impl Bus for SimulatedBus {
    fn tell(&self, note: Note) {
        let Self(world, node) = self;
        if node.is_dead() {
            return;
        }
        for other in world.nodes().into_iter().filter(|other| other.number != node.number) {
            let is_troubled = world.is_troubled();
            let times = match node.chance.below(10) {
                0 if is_troubled => 0,
                1 if is_troubled => 2,
                _ => 1,
            };
            for _ in 0..times {
                let late = node.chance.time(1, if is_troubled { 1_500 } else { 5 });
                let (other, note) = (Arc::clone(&other), note.clone());
                tokio::spawn(async move {
                    sleep(late).await;
                    // Whoever is gone hears nothing.
                    let _ = other.ear.send(note);
                });
            }
        }
    }

    fn listen(&self) -> broadcast::Receiver<Note> {
        self.1.ear.subscribe()
    }
}
