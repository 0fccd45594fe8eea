//! A server on a port of its own, asked over HTTP and over sockets.

use std::{future::pending, net::SocketAddr};

use futures_util::SinkExt;
use online_server::serve::Site;
use online_server::{Hub, serve_tables, tables_in};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message as Frame, client::IntoClientRequest, http::HeaderValue},
};

/// A socket at a table or in a club.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server, as long as the test runs.
pub(crate) struct Server {
    pub(crate) at: SocketAddr,
    _folder: Option<TempDir>,
}

impl Server {
    /// The tables of a folder that is gone with the server.
    pub(crate) async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let hub = tables_in(folder.path()).await.unwrap();
        Self { _folder: Some(folder), ..Self::of(hub).await }
    }

    /// The tables of a hub.
    pub(crate) async fn of(hub: Hub) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let site = Site::new([("index.html".to_owned(), "page".into())]).unwrap();
        tokio::spawn(serve_tables(listener, site, hub, pending()));
        Self { at, _folder: None }
    }

    /// Asks by HTTP; gives the status and what is said.
    pub(crate) async fn ask(&self, request: &str, key: &str, body: &Value) -> (u16, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (at, length) = (self.at, body.len());
        let asked = format!(
            "{request} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\nauthorization: Bearer {key}\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(at).await.unwrap();
        stream.write_all(asked.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_default())
    }

    /// A fresh key.
    pub(crate) async fn key(&self) -> String {
        self.ask("POST /api/keys", "", &Value::Null).await.1["key"].as_str().unwrap().to_owned()
    }

    /// A socket of a table or of a club, on which somebody has said hello.
    pub(crate) async fn socket(&self, path: &str, key: &str, hello: &Value) -> Socket {
        let mut request = format!("ws://{}{path}/socket", self.at).into_client_request().unwrap();
        let bearer = HeaderValue::try_from(format!("Bearer {key}")).unwrap();
        request.headers_mut().insert("authorization", bearer);
        let mut socket = connect_async(request).await.unwrap().0;
        socket.send(Frame::text(json!({ "hello": hello }).to_string())).await.unwrap();
        socket
    }
}
