//! The wire to one person at a table.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use online_wire::{
    Answer, Greeting, PROTOCOL, Refused, Request,
    closed::{BUSY, NOT_UNDERSTOOD, RELOAD},
    club::{ClubGreeting, ClubRequest},
};
use serde::de::DeserializeOwned;
use table::Seq;
use tokio::{
    sync::mpsc::{self, error::TrySendError},
    time::{Instant, interval, timeout},
};

use crate::{
    club::{ClubJoin, ClubMail},
    keys::KeyHash,
    room::{Frame, Join, Mail},
};

/// How many messages may wait for a connection.
const WAITING: usize = 128;
/// How long the first message may take.
const HELLO: Duration = Duration::from_secs(10);
/// How often a connection is asked whether it is there.
const PING: Duration = Duration::from_secs(20);
/// How long nothing may be heard of it.
const SILENCE: Duration = Duration::from_secs(50);
/// How many requests a connection may make at once, and how long it takes until it may make another.
const BURST: f64 = 100.0;
const EVERY: f64 = 0.005;

/// A number that no other connection has.
fn connection_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A message to the room of a table or of a club, from a connection.
pub(crate) trait Passed: Sized + Send + 'static {
    /// The first message.
    type Greeting: DeserializeOwned + Send;
    /// Every other.
    type Request: DeserializeOwned + Send;

    /// The protocol that somebody speaks.
    fn protocol(greeting: &Self::Greeting) -> &str;

    /// Somebody comes.
    fn join(
        key: (KeyHash, Option<String>),
        greeting: Self::Greeting,
        connection: u64,
        out: mpsc::Sender<Frame>,
    ) -> Self;

    /// Somebody wants something.
    fn ask(connection: u64, request: Self::Request) -> Self;

    /// A connection has ended.
    fn gone(connection: u64) -> Self;

    /// What tells a request from others.
    fn id(request: &Self::Request) -> String;
}

impl Passed for Mail {
    type Greeting = Greeting;
    type Request = Request;

    fn protocol(greeting: &Greeting) -> &str {
        &greeting.hello.protocol
    }

    fn join(
        (key, fresh): (KeyHash, Option<String>),
        Greeting { hello }: Greeting,
        connection: u64,
        out: mpsc::Sender<Frame>,
    ) -> Self {
        Self::Join(Box::new(Join { key, fresh, hello, connection, out }))
    }

    fn ask(connection: u64, request: Request) -> Self {
        Self::Ask { connection, request: Box::new(request) }
    }

    fn gone(connection: u64) -> Self {
        Self::Gone(connection)
    }

    fn id(request: &Request) -> String {
        request.id.clone()
    }
}

impl Passed for ClubMail {
    type Greeting = ClubGreeting;
    type Request = ClubRequest;

    fn protocol(greeting: &ClubGreeting) -> &str {
        &greeting.hello.protocol
    }

    fn join(
        (key, fresh): (KeyHash, Option<String>),
        ClubGreeting { hello }: ClubGreeting,
        connection: u64,
        out: mpsc::Sender<Frame>,
    ) -> Self {
        Self::Join(ClubJoin { key, fresh, hello, connection, out })
    }

    fn ask(connection: u64, request: ClubRequest) -> Self {
        Self::Ask { connection, request }
    }

    fn gone(connection: u64) -> Self {
        Self::Gone(connection)
    }

    fn id(request: &ClubRequest) -> String {
        request.id.clone()
    }
}

/// Greets a person, and carries messages between them and a room until one of them ends it.
pub(crate) async fn serve<M: Passed>(
    mut socket: WebSocket,
    room: mpsc::Sender<M>,
    key: (KeyHash, Option<String>),
) {
    let greeting = match greeting::<M>(&mut socket).await {
        Ok(greeting) => greeting,
        Err(code) => return turn_away(&mut socket, code).await,
    };
    let (out, waiting) = mpsc::channel(WAITING);
    let connection = connection_number();
    metrics::gauge!("kook_connections").increment(1.0);
    // The room alone holds the way to the socket: once it has let go of somebody, their connection ends.
    let aside = out.downgrade();
    let has_joined = room.send(M::join(key, greeting, connection, out)).await.is_ok();
    let (sending, hearing) = socket.split();
    // By a task of its own: the one that greeted them holds three times as much, and ends.
    tokio::spawn(async move {
        if has_joined {
            carry(sending, hear(hearing, &room, connection, aside), waiting).await;
            // A room that has ended has forgotten it.
            let _ = room.send(M::gone(connection)).await;
        }
        metrics::gauge!("kook_connections").decrement(1.0);
    });
}

async fn greeting<M: Passed>(socket: &mut WebSocket) -> Result<M::Greeting, u16> {
    let first = timeout(HELLO, socket.recv()).await.ok().flatten();
    let Some(Ok(Message::Text(text))) = first else { return Err(NOT_UNDERSTOOD) };
    let greeting: M::Greeting = serde_json::from_str(&text).map_err(|_| NOT_UNDERSTOOD)?;
    if M::protocol(&greeting) == PROTOCOL { Ok(greeting) } else { Err(RELOAD) }
}

/// Closes a connection before anything was said over it; one of another version is told so in words, too.
async fn turn_away(socket: &mut WebSocket, code: u16) {
    if code == RELOAD {
        let reload = serde_json::to_string(&online_wire::Message::Reload).unwrap_or_default();
        // Whoever is gone needs no advice.
        let _ = socket.send(Message::Text(reload.into())).await;
    }
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    // Whoever is gone needs no farewell.
    let _ = socket.send(Message::Close(Some(frame))).await;
}

/// Sends what the room says, until there is nothing more to be heard. A client that takes nothing is given up by the wire below.
async fn carry(
    mut sending: SplitSink<WebSocket, Message>,
    hearing: impl Future<Output = ()>,
    mut waiting: mpsc::Receiver<Frame>,
) {
    let mut ping = interval(PING);
    let mut hearing = std::pin::pin!(hearing);
    loop {
        let message = tokio::select! {
            biased;
            () = &mut hearing => break,
            frame = waiting.recv() => match frame.unwrap_or(Frame::Close(BUSY)) {
                Frame::Message(text) => Message::Text(text),
                Frame::Close(code) => {
                    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
                    let _ = sending.send(Message::Close(Some(frame))).await;
                    break;
                }
            },
            _ = ping.tick() => Message::Ping(axum::body::Bytes::new()),
        };
        // What waits goes out together: whoever acts is told and answered at once.
        let sent = match sending.feed(message).await {
            Ok(()) if waiting.is_empty() => sending.flush().await,
            fed => fed,
        };
        if sent.is_err() {
            break;
        }
    }
}

/// Passes requests on, until the other side ends, is silent, or says what nobody understands.
async fn hear<M: Passed>(
    mut hearing: SplitStream<WebSocket>,
    room: &mpsc::Sender<M>,
    connection: u64,
    aside: mpsc::WeakSender<Frame>,
) {
    // Whoever is let go of needs no answer, and one that does not keep up gets none.
    let say = |frame| drop(aside.upgrade().map(|out| out.try_send(frame)));
    let mut patience = Patience::new();
    while let Ok(Some(Ok(message))) = timeout(SILENCE, hearing.next()).await {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                say(Frame::Close(NOT_UNDERSTOOD));
                continue;
            }
            Message::Close(_) => return,
        };
        let Ok(request) = serde_json::from_str::<M::Request>(&text) else {
            say(Frame::Close(NOT_UNDERSTOOD));
            continue;
        };
        if !patience.takes_another() {
            say(busy(M::id(&request)));
            continue;
        }
        let id = M::id(&request);
        match room.try_send(M::ask(connection, request)) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => {
                say(busy(id));
            }
            Err(TrySendError::Closed(_)) => return,
        }
    }
}

/// The answer to what can’t be taken now; nothing has become of it.
fn busy(id: String) -> Frame {
    let refused = Refused { code: "busy".to_owned(), rule: None, seq: Seq(0) };
    let answer = online_wire::Message::Answer(Answer { id, seq: None, refused: Some(refused) });
    Frame::Message(serde_json::to_string(&answer).unwrap_or_default().into())
}

/// How many requests a connection may still make.
struct Patience {
    left: f64,
    at: Instant,
}

impl Patience {
    fn new() -> Self {
        Self { left: BURST, at: Instant::now() }
    }

    fn takes_another(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() / EVERY).min(BURST);
        self.at = now;
        let takes = self.left >= 1.0;
        if takes {
            self.left -= 1.0;
        }
        takes
    }
}
