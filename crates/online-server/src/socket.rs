//! The wire to one person at a table.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt, stream::SplitStream};
use online_wire::{Answer, Greeting, Hello, PROTOCOL, Refused, Request};
use table::Seq;
use tokio::{
    sync::mpsc::{self, error::TrySendError},
    time::{Instant, interval, timeout},
};

use crate::{
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
/// How long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(20);
/// How many requests a connection may make at once, and how long it takes until it may make another.
const BURST: f64 = 100.0;
const EVERY: f64 = 0.005;

/// Closes a connection that said nothing that is understood.
const NOT_UNDERSTOOD: u16 = 4000;
/// Closes a connection of another version: the page is to be loaded anew.
const RELOAD: u16 = 4002;

/// A number that no other connection has.
fn connection_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Carries messages between a person and a room until one of them ends it.
pub(crate) async fn serve(
    mut socket: WebSocket,
    room: mpsc::Sender<Mail>,
    (key, fresh): (KeyHash, Option<String>),
) {
    let hello = match hello(&mut socket).await {
        Ok(hello) => hello,
        Err(code) => return turn_away(&mut socket, code).await,
    };
    let (out, waiting) = mpsc::channel(WAITING);
    let connection = connection_number();
    metrics::gauge!("kook_connections").increment(1.0);
    let join = Join { key, fresh, hello, connection, out: out.clone() };
    if room.send(Mail::Join(join)).await.is_ok() {
        carry(socket, &room, connection, out, waiting).await;
        // A room that has ended has forgotten it.
        let _ = room.send(Mail::Gone(connection)).await;
    }
    metrics::gauge!("kook_connections").decrement(1.0);
}

async fn hello(socket: &mut WebSocket) -> Result<Hello, u16> {
    let first = timeout(HELLO, socket.recv()).await.ok().flatten();
    let Some(Ok(Message::Text(text))) = first else { return Err(NOT_UNDERSTOOD) };
    let Greeting { hello } = serde_json::from_str(&text).map_err(|_| NOT_UNDERSTOOD)?;
    if hello.protocol == PROTOCOL { Ok(hello) } else { Err(RELOAD) }
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

async fn carry(
    socket: WebSocket,
    room: &mpsc::Sender<Mail>,
    connection: u64,
    out: mpsc::Sender<Frame>,
    mut waiting: mpsc::Receiver<Frame>,
) {
    let (mut sending, hearing) = socket.split();
    let mut ping = interval(PING);
    let mut hearing = std::pin::pin!(hear(hearing, room, connection, out));
    loop {
        let message = tokio::select! {
            biased;
            () = &mut hearing => break,
            frame = waiting.recv() => match frame {
                Some(Frame::Message(text)) => Message::Text(text.as_ref().into()),
                Some(Frame::Close(code)) => {
                    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
                    let _ = timeout(SENDING, sending.send(Message::Close(Some(frame)))).await;
                    break;
                }
                None => break,
            },
            _ = ping.tick() => Message::Ping(axum::body::Bytes::new()),
        };
        if !matches!(timeout(SENDING, sending.send(message)).await, Ok(Ok(()))) {
            break;
        }
    }
}

/// Passes requests on, until the other side ends, is silent, or says what nobody understands.
async fn hear(
    mut hearing: SplitStream<WebSocket>,
    room: &mpsc::Sender<Mail>,
    connection: u64,
    out: mpsc::Sender<Frame>,
) {
    let mut patience = Patience::new();
    while let Ok(Some(Ok(message))) = timeout(SILENCE, hearing.next()).await {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) | Message::Close(_) => return,
        };
        let Ok(request) = serde_json::from_str::<Request>(&text) else {
            let _ = out.try_send(Frame::Close(NOT_UNDERSTOOD));
            continue;
        };
        if !patience.takes_another() {
            let _ = out.try_send(busy(request.id));
            continue;
        }
        match room.try_send(Mail::Ask { connection, request }) {
            Ok(()) => {}
            Err(TrySendError::Full(Mail::Ask { request, .. })) => {
                let _ = out.try_send(busy(request.id));
            }
            Err(_) => return,
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
