//! One simulation: a match at a table that three programs serve, from its first participant to its end.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use online_client::{Link, Player, play_over};
use online_server::{Hub, SavedTable, Settings, Store, routes};
use online_wire::{Chat, Opening, Options};
use serde_json::{Map, Value, json};
use table::Seq;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, duplex},
    sync::mpsc,
    task::{LocalSet, spawn_local},
    time::{sleep, timeout},
};

use crate::{
    store::SimulatedStore,
    tab::Tab,
    wire::{Door, Heard, SimulatedNetwork},
    world::{Chance, Exchange, Node, SimulatedBus, SimulatedClock, World},
};

/// How many programs serve the table.
const NODES: u64 = 3;
/// How many people play by the player of this crate.
const PLAYERS: usize = 2;
/// How long things go wrong.
const TROUBLE: u64 = 240_000;
/// How long a match may take after that: a table waits for those who went away, and people come back late.
const TO_THE_END: Duration = Duration::from_secs(12 * 3600);

/// The game of a simulated match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Played {
    FiveHundred,
    Rummy,
}

/// What a simulation left behind.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Trace {
    pub(crate) heard: Vec<Heard>,
    pub(crate) table: SavedTable,
    /// What was written there.
    pub(crate) texts: BTreeMap<Seq, String>,
    pub(crate) saved: Vec<u64>,
    /// What each program says of the table in the end, and of its games.
    pub(crate) ends: Vec<(String, String)>,
}

fn opening(game: Played) -> Opening {
    let (game, rules) = match game {
        Played::FiveHundred => ("five-hundred", json!({ "preset": "australian-4" })),
        Played::Rummy => ("rummy-500", json!({ "preset": "rummy-500", "players": 4, "target": 60 })),
    };
    let rules: Map<String, Value> = rules.as_object().unwrap().clone();
    let options =
        Options { level: players::Level::Beginner, bot_ms: 300, chat: Chat::Always, ..Options::default() };
    Opening { game: game.to_owned(), rules, options }
}

/// Runs a simulation.
pub(crate) fn run(seed: u64, game: Played, exchange: Option<Exchange>) -> Result<Trace, String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    LocalSet::new().block_on(&runtime, simulate(seed, game, exchange))
}

async fn simulate(seed: u64, game: Played, exchange: Option<Exchange>) -> Result<Trace, String> {
    let world = Arc::new(World::new(seed, exchange));
    let mut hub = None;
    for number in 0..NODES as usize {
        hub = Some(start(&world, number).await);
    }
    let code = hub.unwrap().open(opening(game)).await.map_err(|error| error.to_string())?;
    let link: Link = format!("http://table/#/t/{code}").parse().unwrap();
    let mut people = Vec::new();
    for client in 0..PLAYERS {
        people.push(spawn_local(player(Arc::clone(&world), client, link.clone())));
        // They come in this order.
        sleep(Duration::from_millis(500)).await;
    }
    for (client, plays) in [(PLAYERS, true), (PLAYERS + 1, false)] {
        let network = SimulatedNetwork::new(&world, client);
        people.push(spawn_local(Tab::new(network, link.clone(), plays).live()));
    }
    trouble(&world).await;
    for (number, person) in people.into_iter().enumerate() {
        match timeout(TO_THE_END, person).await {
            Ok(ended) => ended.map_err(|error| format!("client {number}: {error}"))?,
            Err(_) => {
                let heard = world.state().heard.clone();
                let last: Vec<_> =
                    heard.iter().rev().filter(|heard| heard.client == number).take(8).collect();
                return Err(format!("client {number} has not come to the end of the match; last, {last:#?}"));
            }
        }
    }
    // Long enough that whoever left is seen to be away.
    sleep(Duration::from_secs(30)).await;
    let mut ends = Vec::new();
    for node in world.nodes() {
        ends.push((ask(&node, &code, "").await, ask(&node, &code, "/record").await));
    }
    let table = world.store.find(&code).await.unwrap().unwrap();
    let texts = world.store.texts(table, Seq(0)).await.unwrap();
    let table = world.store.load(table).await.unwrap().unwrap();
    let state = world.state();
    Ok(Trace { heard: state.heard.clone(), table, texts, saved: state.saved.clone(), ends })
}

/// A program begins to serve.
async fn start(world: &Arc<World>, number: usize) -> Hub {
    let (door, doorway) = mpsc::unbounded_channel();
    let node = Arc::new(Node::new(world.seed, number, door));
    let settings = Settings {
        store: Arc::new(SimulatedStore(Arc::clone(world), Arc::clone(&node))),
        bus: Arc::new(SimulatedBus(Arc::clone(world), Arc::clone(&node))),
        clock: Arc::new(SimulatedClock(Arc::clone(world), Arc::clone(&node))),
        thinkers: 0,
        public_url: None,
        notifier: None,
    };
    let hub = loop {
        match Hub::begin(settings.clone()).await {
            Ok(hub) => break hub,
            Err(_) => sleep(Duration::from_millis(500)).await,
        }
    };
    let router = routes(hub.clone(), None);
    tokio::spawn(async move { axum::serve(Door(doorway), router).await });
    tokio::spawn(beat(hub.clone(), Arc::clone(&node)));
    world.state().nodes.push(node);
    hub
}

async fn beat(hub: Hub, node: Arc<Node>) {
    while !node.is_dead() {
        sleep(Duration::from_secs(1)).await;
        // A store that does not answer now is asked again.
        let _ = hub.beat().await;
    }
}

/// One who plays by the player of this crate. Whoever never got in comes again.
async fn player(world: Arc<World>, client: usize, link: Link) {
    let network = SimulatedNetwork::new(&world, client);
    let player = Player {
        player: "random".to_owned(),
        name: format!("Player {client}"),
        starts: true,
        seed: world.seed ^ client as u64,
    };
    while play_over(Arc::clone(&network) as _, &link, &player).await.is_err() {
        sleep(network.chance.time(200, 2_000)).await;
    }
}

/// What goes wrong, until nothing does any more.
async fn trouble(world: &Arc<World>) {
    let chance = Chance::of(world.seed, "trouble");
    let mut number = NODES as usize;
    while world.elapsed() < TROUBLE {
        sleep(chance.time(300, 8_000)).await;
        let nodes = world.nodes();
        let node = (!nodes.is_empty()).then(|| &nodes[chance.below(nodes.len() as u64) as usize]);
        match (chance.below(8), node) {
            (0, Some(node)) => {
                crash(world, node);
                let (world, next, later) = (Arc::clone(world), number, chance.time(200, 30_000));
                number += 1;
                tokio::spawn(async move {
                    sleep(later).await;
                    start(&world, next).await;
                });
            }
            (1 | 2, Some(node)) => {
                let parted = (chance.below(PLAYERS as u64 + 2) as usize, node.number);
                world.state().parted.push(parted);
                let (world, later) = (Arc::clone(world), chance.time(500, 70_000));
                tokio::spawn(async move {
                    sleep(later).await;
                    world.state().parted.retain(|other| *other != parted);
                });
            }
            (3 | 4, _) => {
                let links = world.state().links.clone();
                if !links.is_empty() {
                    links[chance.below(links.len() as u64) as usize].cut.notify_one();
                }
            }
            (5, Some(node)) => {
                let far = if chance.one_in(4) { 60_000 } else { 2_000 };
                let skew = chance.below(2 * far) as i64 - far as i64;
                node.skew.store(skew, Relaxed);
            }
            _ => {}
        }
    }
    world.is_troubled.store(false, Relaxed);
    world.state().parted.clear();
    world.nodes().iter().for_each(|node| node.skew.store(0, Relaxed));
}

/// A program is gone from one moment to the next, and all its connections with it.
fn crash(world: &World, node: &Node) {
    node.die();
    for link in &world.state().links {
        if link.node.number == node.number {
            link.cut.notify_one();
        }
    }
}

/// What a program answers when it is asked about the table.
async fn ask(node: &Node, code: &str, what: &str) -> String {
    let (mut mine, theirs) = duplex(1 << 20);
    node.door.send(theirs).unwrap();
    let head = format!("GET /api/tables/{code}{what} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n\r\n");
    mine.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    mine.read_to_string(&mut answer).await.unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}
