//! Programs that serve tables, a clock that the test sets, and people who come.
#![allow(dead_code, reason = "each file of tests needs a part of it")]

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use online_server::serve::Site;
use online_server::{Bus, Clock, Hub, InProcess, Moment, Note, Notifier, Settings, Store, serve_tables};
use online_wire::{Opening, Options};
use serde_json::{Value, json};
use tokio::{
    net::{TcpListener, TcpStream},
    runtime::Runtime,
    sync::broadcast,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// How long anything may take that is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// A clock that stands unless the test sets it.
#[derive(Debug)]
pub(crate) struct Hands(AtomicU64);

impl Hands {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self(AtomicU64::new(1_800_000_000_000)))
    }

    pub(crate) fn pass(&self, seconds: u64) {
        self.0.fetch_add(seconds * 1_000, Relaxed);
    }
}

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.load(Relaxed))
    }
}

/// A bus that loses everything.
#[derive(Debug)]
pub(crate) struct Deaf(broadcast::Sender<Note>);

impl Default for Deaf {
    fn default() -> Self {
        Self(broadcast::Sender::new(1))
    }
}

impl Bus for Deaf {
    fn tell(&self, _: Note) {}

    fn listen(&self) -> broadcast::Receiver<Note> {
        self.0.subscribe()
    }
}

/// All that programs share which serve the same tables.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) hands: Arc<Hands>,
    pub(crate) notifier: Option<Arc<dyn Notifier>>,
}

impl Shared {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, bus: Arc::new(InProcess::default()), hands: Hands::new(), notifier: None }
    }

    pub(crate) async fn hub(&self) -> Hub {
        let (store, bus, clock) =
            (Arc::clone(&self.store), Arc::clone(&self.bus), Arc::clone(&self.hands) as _);
        Hub::begin(Settings {
            store,
            bus,
            clock,
            thinkers: 1,
            public_url: None,
            notifier: self.notifier.clone(),
        })
        .await
        .unwrap()
    }
}

/// A program that serves tables. It has threads of its own, so that it can be ended as if it were killed.
pub(crate) struct Node {
    pub(crate) hub: Hub,
    pub(crate) at: SocketAddr,
    runtime: Option<Runtime>,
}

impl Node {
    pub(crate) async fn start(shared: &Shared) -> Self {
        let shared = shared.clone();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (hub, at) = runtime
            .spawn(async move {
                let hub = shared.hub().await;
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                let at = listener.local_addr().unwrap();
                let site = Site::new([("index.html".to_owned(), "page".into())]).unwrap();
                tokio::spawn(serve_tables(listener, site, hub.clone(), std::future::pending()));
                (hub, at)
            })
            .await
            .unwrap();
        Self { hub, at, runtime: Some(runtime) }
    }

    /// The program is gone from one moment to the next: nothing more is done there when this is over.
    pub(crate) fn kill(mut self) {
        let runtime = self.runtime.take().unwrap();
        tokio::task::block_in_place(|| runtime.shutdown_timeout(PATIENCE));
    }

    /// What a newcomer sees of a table. The room looks at its clock.
    pub(crate) async fn participants(&self, code: &str) -> Value {
        self.get(&format!("/api/tables/{code}")).await["company"].clone()
    }

    /// The answer over HTTP.
    pub(crate) async fn get(&self, path: &str) -> Value {
        self.ask(&format!("GET {path}"), "", "").await.1
    }

    /// What comes of something that is sent over HTTP, by a key that is made of one letter.
    pub(crate) async fn post(&self, path: &str, who: char, body: &Value) -> (u16, Value) {
        self.ask(&format!("POST {path}"), &authorization(who), &body.to_string()).await
    }

    /// The same for what is to be taken away.
    pub(crate) async fn delete(&self, path: &str, who: char, body: &Value) -> (u16, Value) {
        self.ask(&format!("DELETE {path}"), &authorization(who), &body.to_string()).await
    }

    /// The answer over HTTP to somebody, by a key that is made of one letter.
    pub(crate) async fn get_as(&self, path: &str, who: char) -> Value {
        self.ask(&format!("GET {path}"), &authorization(who), "").await.1
    }

    async fn ask(&self, what: &str, headers: &str, body: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(self.at).await.unwrap();
        let request = format!(
            "{what} HTTP/1.1\r\nhost: {}\r\n{headers}content-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.at,
            body.len(),
        );
        tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let body = if body.is_empty() { "null" } else { body };
        let mut body: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"));
        // That every refusal has words is shown elsewhere (`refusals.rs`).
        body.as_object_mut().filter(|_| status >= 400).and_then(|body| body.remove("why"));
        (status, body)
    }

    /// Somebody has come, by a key that is made of one letter.
    pub(crate) async fn come(&self, code: &str, who: char) -> TestPlayer {
        self.come_since(code, who, None).await
    }

    /// The same for somebody who was told of everything up to this entry before.
    pub(crate) async fn come_since(&self, code: &str, who: char, since: Option<u64>) -> TestPlayer {
        let mut request = format!("ws://{}/api/tables/{code}/socket", self.at).into_client_request().unwrap();
        let bearer = format!("Bearer {}", who.to_string().repeat(52));
        request.headers_mut().insert("authorization", bearer.parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        let mut test_player = TestPlayer { socket, heard: Vec::new() };
        let hello = json!({ "protocol": online_wire::PROTOCOL, "name": who.to_string(), "since": since });
        test_player.send(&json!({ "hello": hello })).await;
        test_player.hear_until("a welcome", |message| message.get("welcome").is_some()).await;
        test_player
    }
}

/// A header with somebody’s key.
fn authorization(who: char) -> String {
    format!("authorization: Bearer {}\r\n", who.to_string().repeat(52))
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Somebody at a table.
pub(crate) struct TestPlayer {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All that they have heard.
    pub(crate) heard: Vec<Value>,
}

impl TestPlayer {
    async fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; nothing if the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        timeout(PATIENCE, self.listen()).await.unwrap_or_else(|_| panic!("silence after {:?}", self.heard))
    }

    async fn listen(&mut self) -> Option<Value> {
        let message = loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => break serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Close(frame))) => {
                    break json!({ "closed": frame.map(|frame| u16::from(frame.code)) });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        };
        self.heard.push(message);
        self.heard.last().cloned()
    }

    /// Waits for a message that fits.
    pub(crate) async fn hear_until(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let Some(message) = self.hear().await else { panic!("{what}: ended after {:?}", self.heard) };
            if fits(&message) {
                return message;
            }
        }
    }

    /// The entries of a kind that they have been told of.
    pub(crate) fn entered(&self, kind: &str) -> Vec<&Value> {
        let path = format!("/told/entered/{kind}");
        self.heard.iter().filter_map(|message| message.pointer(&path)).collect()
    }

    /// What they were told when they came.
    pub(crate) fn welcome(&self) -> Value {
        self.heard[0]["welcome"].clone()
    }

    /// Waits until they are told of an entry of this kind.
    pub(crate) async fn told(&mut self, kind: &str) -> Value {
        let path = format!("/told/entered/{kind}");
        let fits = |message: &Value| {
            message.pointer(&path).is_some() || message.pointer("/told/entered").is_some_and(|it| it == kind)
        };
        self.hear_until(kind, fits).await["told"].clone()
    }

    /// Wants something, and gives the answer.
    pub(crate) async fn want(&mut self, position: Option<u64>, command: Value) -> Value {
        static REQUESTS: AtomicU64 = AtomicU64::new(0);
        let id = format!("request {}", REQUESTS.fetch_add(1, Relaxed));
        self.send(&json!({ "id": id, "at": position, "do": command })).await;
        let fits = |message: &Value| message.pointer("/answer/id").is_some_and(|it| it == id.as_str());
        self.hear_until("an answer", fits).await["answer"].clone()
    }

    pub(crate) async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// A table of Five Hundred for four.
pub(crate) fn opening() -> Opening {
    let rules = serde_json::Map::from_iter([("preset".to_owned(), "australian-4".into())]);
    let options = Options { level: players::Level::Beginner, bot_ms: 0, ..Options::default() };
    Opening { game: "five-hundred".to_owned(), rules, options }
}

/// Waits until something is so.
pub(crate) async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let waited = timeout(PATIENCE, async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(waited.await.is_ok(), "waited too long: {what}");
}
