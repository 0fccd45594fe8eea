//! A connection to a table.

use futures_util::{SinkExt, StreamExt};
use online_wire::{Greeting, Hello, PROTOCOL, Request};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{
        self, Message as Frame, Utf8Bytes, client::IntoClientRequest, http::HeaderValue,
        protocol::WebSocketConfig,
    },
};

use crate::Link;

/// How much of what is sent is held back before it is written out: messages are short.
const BUFFER: usize = 4 * 1024;

/// A connection to a table.
#[derive(Debug)]
pub struct Connection(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// The reason why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum Lost {
    /// The server closed it, and says why by a number.
    #[error("the server closed the connection ({0})")]
    Closed(u16),
    /// The server does not let anybody in here: there is no such table, say.
    #[error("the server answers {0}")]
    Refused(u16),
    /// It broke off, or never was.
    #[error("{0}")]
    Broken(String),
}

impl Lost {
    /// Whether it makes no sense to come back.
    #[must_use]
    pub const fn is_for_ever(&self) -> bool {
        match self {
            Self::Closed(code) => matches!(code, 4000..=4004),
            Self::Refused(status) => *status < 500,
            Self::Broken(_) => false,
        }
    }
}

impl From<tungstenite::Error> for Lost {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::Http(response) => Self::Refused(response.status().as_u16()),
            error => Self::Broken(error.to_string()),
        }
    }
}

impl Connection {
    /// Connects to a table: as somebody new, or with a key as somebody who was there.
    ///
    /// # Errors
    /// There is no connection.
    pub async fn open(link: &Link, key: Option<&str>, hello: Hello) -> Result<Self, Lost> {
        let mut request = link.socket().into_client_request()?;
        let bearer = key.and_then(|key| HeaderValue::try_from(format!("Bearer {key}")).ok());
        if let Some(bearer) = bearer {
            request.headers_mut().insert("authorization", bearer);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        let (stream, _) = connect_async_with_config(request, Some(config), true).await?;
        let mut this = Self(stream);
        let greeting = Greeting { hello: Hello { protocol: PROTOCOL.to_owned(), ..hello } };
        this.0.send(Frame::text(serde_json::to_string(&greeting).unwrap_or_default())).await?;
        Ok(this)
    }

    /// Sends a request.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn send(&mut self, request: &Request) -> Result<(), Lost> {
        let text = serde_json::to_string(request).unwrap_or_default();
        Ok(self.0.send(Frame::text(text)).await?)
    }

    /// The next message, as JSON.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            match self.0.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(text),
                Some(Ok(Frame::Close(frame))) => {
                    return Err(Lost::Closed(frame.map_or(1005, |frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Lost::Broken("it ended".to_owned())),
            }
        }
    }
}
