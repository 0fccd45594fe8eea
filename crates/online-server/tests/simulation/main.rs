//! Tables in a world in which everything fails: nodes crash, connections stall and are cut, stores answer late, wrongly or not
//! at all, clocks jump, requests are sent twice. Time is made up, so that an hour takes seconds, and all chance follows from
//! a seed, so that what is found can be seen again.
//!
//! The world is made of streams in memory on one thread with a clock that stands still while anybody works. A simulator of
//! networks such as turmoil would put its own sockets below the server; what lies above them, the routes, HTTP and the
//! WebSocket, is the same here, and nothing but this file decides what happens when.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod check;
mod guest;
mod network;
mod store;

use std::{
    env,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use online_wire::{Opening, Options};
use players::Level;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use tokio::{
    runtime::Builder,
    task::JoinSet,
    time::{Instant, sleep},
};

use guest::{Guest, Story};
use network::Node;
use store::Kept;

/// How long everything may fail, and how long nothing does afterwards, in seconds of the world.
const CHAOS: u64 = 100;
const CALM: u64 = 60;
/// How many people come.
const GUESTS: usize = 4;

/// Chance that follows from a seed.
#[derive(Clone)]
pub(crate) struct Chance(Arc<Mutex<ChaCha8Rng>>);

impl Chance {
    /// One stream of it for each purpose: whatever one of them draws changes nothing for the others.
    pub(crate) fn new(seed: u64, purpose: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(purpose);
        Self(Arc::new(Mutex::new(rng)))
    }

    pub(crate) fn below(&self, bound: u64) -> u64 {
        self.0.lock().unwrap().next_u64() % bound
    }

    pub(crate) fn one_in(&self, bound: u64) -> bool {
        self.below(bound) == 0
    }

    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        self.0.lock().unwrap().fill_bytes(bytes);
    }
}

/// What everybody in the world shares.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) begin: Instant,
    /// Whether anything fails now.
    pub(crate) chaos: Arc<AtomicBool>,
    /// Everything that anybody was told, in order.
    pub(crate) trace: Arc<Mutex<Vec<String>>>,
}

impl World {
    pub(crate) fn is_chaos(&self) -> bool {
        self.chaos.load(Relaxed)
    }

    pub(crate) fn note(&self, who: usize, what: &str) {
        let now = self.begin.elapsed().as_millis();
        self.trace.lock().unwrap().push(format!("{now} {who} {what}"));
    }
}

/// What came of a world.
struct Outcome {
    kept: Arc<Kept>,
    stories: Vec<Story>,
    trace: Vec<String>,
    game: &'static str,
    /// How many entries there were some time before the end.
    before_end: usize,
}

fn run(seed: u64) -> Outcome {
    let runtime = Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    runtime.block_on(live(seed))
}

async fn live(seed: u64) -> Outcome {
    let world =
        World { seed, begin: Instant::now(), chaos: Arc::new(AtomicBool::new(true)), trace: Arc::default() };
    let kept = Arc::new(Kept::default());
    let game = ["five-hundred", "rummy-500"][seed as usize % 2];
    let node = Arc::new(Mutex::new(Node::start(&world, &kept, 0).await));
    let hub = node.lock().unwrap().hub.clone();
    let code = loop {
        if let Ok(code) = hub.open(opening(game)).await {
            break code;
        }
    };
    let stories: [Arc<Mutex<Story>>; GUESTS] = Default::default();
    let mut guests = JoinSet::new();
    for (number, story) in stories.iter().enumerate() {
        guests.spawn(Guest::new(&world, number, Arc::clone(&node), code.clone(), Arc::clone(story)).live());
    }
    let misfortune = tokio::spawn(misfortune(world.clone(), Arc::clone(&kept), Arc::clone(&node)));
    sleep(Duration::from_secs(CHAOS)).await;
    misfortune.abort();
    world.chaos.store(false, Relaxed);
    // What crashed last may not be there again.
    Node::restart(&world, &kept, &node, u64::MAX).await;
    sleep(Duration::from_secs(CALM - 10)).await;
    let before_end = kept.rows().len();
    sleep(Duration::from_secs(10)).await;
    guests.abort_all();
    while let Some(ended) = guests.join_next().await {
        assert!(ended.unwrap_err().is_cancelled(), "seed {seed}: a guest gave up");
    }
    let stories = stories.map(|story| story.lock().unwrap().clone()).to_vec();
    let trace = world.trace.lock().unwrap().clone();
    Outcome { kept, stories, trace, game, before_end }
}

fn opening(game: &str) -> Opening {
    let preset = if game == "rummy-500" { "rummy-500" } else { "australian-4" };
    let rules = serde_json::Map::from_iter([("preset".to_owned(), preset.into())]);
    let options = Options { level: Level::Beginner, bot_ms: 400, ..Options::default() };
    Opening { game: game.to_owned(), rules, options }
}

/// Lets nodes crash and come back, and clocks jump.
async fn misfortune(world: World, kept: Arc<Kept>, node: Arc<Mutex<Node>>) {
    let chance = Chance::new(world.seed, 1);
    for number in 1.. {
        sleep(Duration::from_millis(2_000 + chance.below(15_000))).await;
        match chance.below(3) {
            0 => node.lock().unwrap().clock.jump(chance.below(8_000) as i64 - 4_000),
            1 => node.lock().unwrap().cut_one(&chance),
            _ => {
                node.lock().unwrap().crash();
                sleep(Duration::from_millis(chance.below(6_000))).await;
                Node::restart(&world, &kept, &node, number).await;
            }
        }
    }
}

/// How many worlds there are; a long form of the test has many.
fn worlds() -> u64 {
    env::var("KOOK_SIMULATIONS").ok().and_then(|worlds| worlds.parse().ok()).unwrap_or(3)
}

#[test]
fn what_is_acknowledged_stays_and_everybody_is_told_everything_whatever_fails() {
    for seed in 0..worlds() {
        check::check(seed, &run(seed));
    }
}

#[test]
fn the_same_seed_is_the_same_world() {
    let (one, other) = (run(1).trace, run(1).trace);
    let differs = one.iter().zip(&other).position(|(one, other)| one != other);
    if let Some(at) = differs {
        panic!("line {at}:\n{}\n{}", one[at], other[at]);
    }
    assert_eq!(one.len(), other.len());
    assert!(one.len() > 200, "{}", one.len());
}
