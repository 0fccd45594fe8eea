//! The wire to one person at a table.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use axum::body::Bytes;
use futures_util::StreamExt;
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
use tokio_tungstenite::tungstenite::Message;

use crate::{
    club::{ClubJoin, ClubMail},
    keys::KeyHash,
    limits::OfConnection,
    room::{Frame, Join, Mail, Out},
    websocket::{PING, Socket, frame},
};

/// How many messages may wait for a connection.
const WAITING: usize = 128;
/// How long the first message may take.
const HELLO: Duration = Duration::from_secs(10);
/// How often a connection is asked whether it is there.
const ASKING: Duration = Duration::from_secs(20);
/// How long nothing may be heard of it.
const SILENCE: Duration = Duration::from_secs(50);

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
    fn join(key: (KeyHash, Option<String>), greeting: Self::Greeting, connection: u64, out: Out) -> Self;

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
        out: Out,
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
        out: Out,
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
    mut socket: Socket,
    room: mpsc::Sender<M>,
    key: (KeyHash, Option<String>),
) {
    let greeting = match greeting::<M>(&mut socket).await {
        Ok(greeting) => greeting,
        Err(code) => return turn_away(&mut socket, code).await,
    };
    // The room alone holds the way to the socket: once it has let go of somebody, their connection ends.
    let (out, waiting) = futures_channel::mpsc::channel(WAITING);
    let connection = connection_number();
    metrics::gauge!("kook_connections").increment(1.0);
    let has_joined = room.send(M::join(key, greeting, connection, out)).await.is_ok();
    // By a task of its own: the one that greeted them holds three times as much, and ends.
    tokio::spawn(async move {
        if has_joined {
            if let Some(why) = carry(&mut socket, &room, connection, waiting).await {
                socket.close(why).await;
            }
            // A room that has ended has forgotten it.
            let _ = room.send(M::gone(connection)).await;
        }
        metrics::gauge!("kook_connections").decrement(1.0);
    });
}

async fn greeting<M: Passed>(socket: &mut Socket) -> Result<M::Greeting, u16> {
    let first = timeout(HELLO, socket.next()).await.ok().flatten();
    let Some(Message::Text(text)) = first else { return Err(NOT_UNDERSTOOD) };
    let greeting: M::Greeting = serde_json::from_str(&text).map_err(|_| NOT_UNDERSTOOD)?;
    if M::protocol(&greeting) == PROTOCOL { Ok(greeting) } else { Err(RELOAD) }
}

/// Closes a connection before anything was said over it; one of another version is told so in words, too.
async fn turn_away(socket: &mut Socket, code: u16) {
    if let Some(reload) = frame(&online_wire::Message::Reload).filter(|_| code == RELOAD) {
        // Whoever is gone needs no advice.
        let _ = socket.send(&reload).await;
    }
    socket.close(code).await;
}

/// Sends what the room says and passes requests on, until either side ends it, the other side is silent, or says what
/// nobody understands; gives the reason, if there is somebody to be told. A client that takes nothing is given up by
/// the wire below.
async fn carry<M: Passed>(
    socket: &mut Socket,
    room: &mpsc::Sender<M>,
    connection: u64,
    mut waiting: futures_channel::mpsc::Receiver<Frame>,
) -> Option<u16> {
    let mut ping = interval(ASKING);
    let mut heard = Instant::now();
    let limit = OfConnection::new();
    loop {
        let mut frames: Bytes = tokio::select! {
            biased;
            message = socket.next() => {
                heard = Instant::now();
                let text = match message? {
                    Message::Text(text) => text,
                    Message::Binary(_) => return Some(NOT_UNDERSTOOD),
                    Message::Close(_) => return None,
                    Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
                };
                match pass_on(&text, room, connection, &limit) {
                    Passing::Taken => continue,
                    Passing::Busy(id) => busy(id)?,
                    Passing::Over(why) => return why,
                }
            }
            frame = waiting.next() => match frame.unwrap_or(Frame::Close(BUSY)) {
                Frame::Message(frame) => frame,
                Frame::Close(why) => return Some(why),
            },
            now = ping.tick() => {
                if now - heard > SILENCE {
                    return None;
                }
                PING
            }
        };
        // What waits goes out together: whoever acts is told and answered at once.
        let mut over = None;
        while let Ok(further) = waiting.try_recv() {
            match further {
                Frame::Message(frame) => frames = [frames, frame].concat().into(),
                Frame::Close(why) => over = Some(why),
            }
        }
        socket.send(&frames).await.ok()?;
        if over.is_some() {
            return over;
        }
    }
}

/// What became of a request.
enum Passing {
    /// It is the room’s.
    Taken,
    /// It can’t be taken now: this tells it from others.
    Busy(String),
    /// Nothing more is to be heard.
    Over(Option<u16>),
}

fn pass_on<M: Passed>(text: &str, room: &mpsc::Sender<M>, connection: u64, limit: &OfConnection) -> Passing {
    let Ok(request) = serde_json::from_str::<M::Request>(text) else {
        return Passing::Over(Some(NOT_UNDERSTOOD));
    };
    let id = M::id(&request);
    if !limit.may_ask() {
        return Passing::Busy(id);
    }
    match room.try_send(M::ask(connection, request)) {
        Ok(()) => Passing::Taken,
        Err(TrySendError::Full(_)) => Passing::Busy(id),
        Err(TrySendError::Closed(_)) => Passing::Over(None),
    }
}

/// The answer to what can’t be taken now; nothing has become of it.
fn busy(id: String) -> Option<Bytes> {
    let refused = Refused { code: "busy".to_owned(), rule: None, seq: Seq(0) };
    frame(&online_wire::Message::Answer(Answer { id, seq: None, refused: Some(refused) }))
}
