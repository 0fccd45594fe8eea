//! What the tests of this crate share: a server on a port of its own, and a wire on which everything is heard.
#![allow(dead_code, reason = "no test needs all of it")]

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    sync::Mutex,
};

use futures_util::{SinkExt, StreamExt, stream};
use online_client::{Link, Origin, open_table};
use online_server::serve::Site;
use online_server::{serve_tables, tables_in};
use online_wire::{Opening, Options};
use players::Level;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, oneshot},
    task::JoinHandle,
};
use tokio_tungstenite::{
    accept_hdr_async, connect_async,
    tungstenite::{
        Message as Frame,
        client::IntoClientRequest,
        handshake::server::{Request, Response},
        http::{HeaderValue, Uri},
    },
};

/// A server on a port of its own.
pub(crate) struct Server {
    at: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start(folder: &Path, at: SocketAddr) -> Self {
        let listener = TcpListener::bind(at).await.unwrap();
        let at = listener.local_addr().unwrap();
        let hub = tables_in(folder).await.unwrap();
        let site = Site::new([("index.html".to_owned(), "page".into())]).unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve_tables(listener, site, hub, async move {
            let _ = stopped.await;
        }));
        Self { at, stop, serving }
    }

    pub(crate) fn origin(&self) -> Origin {
        format!("http://{}/", self.at).parse().unwrap()
    }

    pub(crate) async fn stop(self) -> SocketAddr {
        let _ = self.stop.send(());
        self.serving.await.unwrap();
        self.at
    }
}

pub(crate) fn anywhere() -> SocketAddr {
    (Ipv4Addr::LOCALHOST, testkit::servers::free_port()).into()
}

/// Opens a table with club players on the seats that nobody takes.
pub(crate) async fn table(server: &Server, game: &str, preset: &str) -> Link {
    let rules = serde_json::Map::from_iter([("preset".to_owned(), preset.into())]);
    let options = Options { level: Level::Club, bot_ms: 0, ..Options::default() };
    open_table(&server.origin(), &Opening { game: game.to_owned(), rules, options }).await.unwrap()
}

/// The same with the laws open.
pub(crate) async fn open_table_of(server: &Server, preset: &str) -> Link {
    let axes = [("preset", preset), ("laws", "open"), ("score_sheet", "dealer")];
    let rules = axes.map(|(axis, value)| (axis.to_owned(), value.into())).into_iter().collect();
    let options = Options { level: Level::Club, bot_ms: 0, ..Options::default() };
    open_table(&server.origin(), &Opening { game: "five-hundred".to_owned(), rules, options }).await.unwrap()
}

/// A message, and from which side it comes.
#[derive(Debug)]
pub(crate) enum Said {
    ByClient(String),
    ByTable(String),
}

/// A place between clients and a server where everything that they say to each other is heard.
pub(crate) async fn listen_in(server: &Server) -> (SocketAddr, mpsc::UnboundedReceiver<Said>) {
    let listener = TcpListener::bind(anywhere()).await.unwrap();
    let at = listener.local_addr().unwrap();
    let (heard, said) = mpsc::unbounded_channel();
    let server = server.at;
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(pass_on(stream, server, heard.clone()));
        }
    });
    (at, said)
}

#[allow(
    clippy::result_large_err,
    reason = "the library wants a closure that could refuse with a whole response"
)]
async fn pass_on(stream: TcpStream, server: SocketAddr, heard: mpsc::UnboundedSender<Said>) {
    let head: Mutex<Option<(Uri, Option<HeaderValue>)>> = Mutex::default();
    let near = accept_hdr_async(stream, |request: &Request, response: Response| {
        *head.lock().unwrap() =
            Some((request.uri().clone(), request.headers().get("authorization").cloned()));
        Ok(response)
    });
    let mut near = near.await.unwrap();
    let (uri, key) = head.into_inner().unwrap().unwrap();
    let mut request = format!("ws://{server}{uri}").into_client_request().unwrap();
    if let Some(key) = key {
        request.headers_mut().insert("authorization", key);
    }
    let (mut far, _) = connect_async(request).await.unwrap();
    loop {
        let (frame, by_client) = tokio::select! {
            frame = near.next() => (frame, true),
            frame = far.next() => (frame, false),
        };
        let Some(Ok(frame)) = frame else { return };
        if let Frame::Text(text) = &frame {
            let text = text.to_string();
            let _ = heard.send(if by_client { Said::ByClient(text) } else { Said::ByTable(text) });
        }
        let end = frame.is_close();
        let mut frames = stream::iter([Ok(frame)]);
        let passed =
            if by_client { far.send_all(&mut frames).await } else { near.send_all(&mut frames).await };
        if end || passed.is_err() {
            return;
        }
    }
}
