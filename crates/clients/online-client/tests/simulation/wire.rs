//! The wires of a simulation: bytes that arrive late, connections that break, and everything that is heard on them.

use std::sync::Arc;

use futures_util::{FutureExt, future::BoxFuture};
use online_client::{Lost, Network, Origin, Stream};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split},
    sync::{Notify, mpsc},
    time::{Duration, sleep},
};

use crate::world::{Chance, Link, World};

/// How many bytes may be under way in each direction.
const UNDER_WAY: usize = 64 * 1024;

/// A text that has arrived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heard {
    /// When, in milliseconds.
    pub(crate) at: u64,
    pub(crate) client: usize,
    /// The connection, counted through all of this client.
    pub(crate) connection: usize,
    pub(crate) by_client: bool,
    pub(crate) text: String,
}

/// The network as one client has it.
#[derive(Debug)]
pub(crate) struct SimulatedNetwork {
    pub(crate) world: Arc<World>,
    pub(crate) client: usize,
    pub(crate) chance: Chance,
    connections: std::sync::atomic::AtomicUsize,
}

impl SimulatedNetwork {
    pub(crate) fn new(world: &Arc<World>, client: usize) -> Arc<Self> {
        let chance = Chance::of(world.seed, &format!("client {client}"));
        Arc::new(Self { world: Arc::clone(world), client, chance, connections: 0.into() })
    }

    async fn connect(&self) -> Result<Box<dyn Stream>, Lost> {
        sleep(self.chance.time(1, 30)).await;
        let nobody = || Lost::Broken("nobody answers there".to_owned());
        let Self { world, client, .. } = self;
        let mut nodes = world.nodes();
        nodes.retain(|node| !world.state().parted.contains(&(*client, node.number)));
        if nodes.is_empty() {
            sleep(self.chance.time(100, 3_000)).await;
            return Err(nobody());
        }
        let node = nodes.swap_remove(self.chance.below(nodes.len() as u64) as usize);
        let (mine, near) = duplex(UNDER_WAY);
        let (far, theirs) = duplex(UNDER_WAY);
        node.door.send(theirs).map_err(|_| nobody())?;
        let connection = self.connections.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let link = Arc::new(Link { client: *client, node, cut: Notify::new() });
        world.state().links.push(Arc::clone(&link));
        let chance = |way| Chance::of(world.seed, &format!("wire {client} {connection} {way}"));
        let wires = [(true, chance("up")), (false, chance("down"))].map(|(by_client, chance)| Wire {
            world: Arc::clone(world),
            link: Arc::clone(&link),
            connection,
            by_client,
            chance,
            reader: Reader::default(),
        });
        tokio::spawn(carry(wires, near, far));
        Ok(Box::new(mine))
    }
}

impl Network for SimulatedNetwork {
    fn dial<'a>(&'a self, _: &'a Origin) -> BoxFuture<'a, Result<Box<dyn Stream>, Lost>> {
        self.connect().boxed()
    }

    fn fill(&self, bytes: &mut [u8]) -> bool {
        self.chance.fill(bytes);
        true
    }
}

/// Carries bytes both ways until one side ends, or the link is cut.
async fn carry([mut up, mut down]: [Wire; 2], near: DuplexStream, far: DuplexStream) {
    let link = Arc::clone(&up.link);
    let ((hear_client, tell_client), (hear_node, tell_node)) = (split(near), split(far));
    tokio::select! {
        biased;
        () = link.cut.notified() => {}
        () = up.carry(hear_client, tell_node) => {}
        () = down.carry(hear_node, tell_client) => {}
    }
    up.world.state().links.retain(|other| !Arc::ptr_eq(other, &link));
}

/// One way of a connection.
struct Wire {
    world: Arc<World>,
    link: Arc<Link>,
    connection: usize,
    by_client: bool,
    chance: Chance,
    reader: Reader,
}

impl Wire {
    async fn carry(&mut self, mut from: ReadHalf<DuplexStream>, mut to: WriteHalf<DuplexStream>) {
        let mut bytes = vec![0; UNDER_WAY];
        loop {
            let Ok(count @ 1..) = from.read(&mut bytes).await else { return };
            let late = self.world.is_troubled() && self.chance.one_in(50);
            sleep(self.chance.time(1, if late { 4_000 } else { 20 })).await;
            while self.world.is_parted(&self.link) {
                sleep(Duration::from_millis(100)).await;
            }
            for text in self.reader.read(&bytes[..count]) {
                let (at, client) = (self.world.elapsed(), self.link.client);
                let (connection, by_client) = (self.connection, self.by_client);
                self.world.state().heard.push(Heard { at, client, connection, by_client, text });
            }
            if to.write_all(&bytes[..count]).await.is_err() {
                return;
            }
        }
    }
}

/// Reads the texts of a WebSocket from the bytes of one direction.
#[derive(Default)]
struct Reader {
    bytes: Vec<u8>,
    is_begun: bool,
    /// Whether the program did not let anybody in.
    is_refused: bool,
}

impl Reader {
    fn read(&mut self, bytes: &[u8]) -> Vec<String> {
        self.bytes.extend_from_slice(bytes);
        if !self.is_begun {
            let Some(end) = self.bytes.windows(4).position(|end| end == b"\r\n\r\n") else {
                return Vec::new();
            };
            let head: Vec<u8> = self.bytes.drain(..end + 4).collect();
            self.is_begun = true;
            self.is_refused = !head.starts_with(b"GET ") && !head.starts_with(b"HTTP/1.1 101");
        }
        if self.is_refused {
            return Vec::new();
        }
        std::iter::from_fn(|| self.frame()).flatten().collect()
    }

    /// The next whole frame: its text, or why the connection is closed; nothing of a ping.
    fn frame(&mut self) -> Option<Option<String>> {
        let &[first, second, ..] = &*self.bytes else { return None };
        let (wide, is_masked) = (usize::from(second & 127), second & 128 != 0);
        let size = [0, 2, 8][usize::from(wide > 125) + usize::from(wide > 126)];
        let head = 2 + size + if is_masked { 4 } else { 0 };
        let length =
            self.bytes.get(2..2 + size)?.iter().fold(0, |length, &byte| length << 8 | usize::from(byte));
        let length = if size == 0 { wide } else { length };
        let mut frame: Vec<u8> = self.bytes.get(..head + length)?.to_vec();
        self.bytes.drain(..head + length);
        let mask: [u8; 4] = if is_masked { frame[head - 4..head].try_into().unwrap() } else { [0; 4] };
        let content = frame.split_off(head);
        let content: Vec<u8> =
            content.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect();
        Some(match first & 15 {
            1 => Some(String::from_utf8(content).unwrap()),
            8 => Some(format!("closed {content:?}")),
            _ => None,
        })
    }
}

/// Where a program takes connections.
pub(crate) struct Door(pub(crate) mpsc::UnboundedReceiver<DuplexStream>);

impl axum::serve::Listener for Door {
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
