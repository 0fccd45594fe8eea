//! A connection to a table, or to a club.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use online_wire::{
    Greeting, Hello, PROTOCOL,
    closed::{BUSY, ELSEWHERE, LOCKED, NOT_UNDERSTOOD, RELOAD, REMOVED},
};
use serde::Serialize;
use tokio::time::timeout;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        self, Message as Frame, Utf8Bytes, client::IntoClientRequest, http::HeaderValue,
        protocol::WebSocketConfig,
    },
};

use crate::net::{
    Link, Origin,
    dial::{Distrust, Internet, Network, Stream},
};

/// How much of what is sent is held back before it is written out: messages are short.
const BUFFER: usize = 4 * 1024;
/// How long it may take until the server has let somebody in.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long nothing may be heard: the server asks every 20 s whether one is there.
const SILENCE: Duration = Duration::from_secs(50);

/// A connection to a table, or to a club.
#[derive(Debug)]
pub struct Connection(WebSocketStream<Box<dyn Stream>>);

/// The reason why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum Lost {
    /// The server closed it, and says why by a number.
    #[error("the server closed the connection ({0})")]
    Closed(u16),
    /// The server does not let anybody in here: there is no such table, say.
    #[error("the server answers {0}")]
    Refused(u16),
    /// The server’s certificate can’t be trusted.
    #[error("the server’s certificate: {0}")]
    Distrusted(Distrust),
    /// It broke off, or never was.
    #[error("{0}")]
    Broken(String),
}

impl Lost {
    /// Whether it makes no sense to come back.
    #[must_use]
    pub const fn is_for_ever(&self) -> bool {
        match self {
            Self::Closed(code) => matches!(*code, NOT_UNDERSTOOD | ELSEWHERE | RELOAD | REMOVED | LOCKED),
            Self::Refused(status) => *status < 500,
            Self::Distrusted(_) => true,
            Self::Broken(_) => false,
        }
    }

    /// Whether the server asks to be asked again: the table had no time, or its room was just closing.
    #[must_use]
    pub const fn is_for_now(&self) -> bool {
        matches!(self, Self::Closed(BUSY) | Self::Refused(503))
    }
}

impl From<tungstenite::Error> for Lost {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::Http(response) => Self::Refused(response.status().as_u16()),
            tungstenite::Error::Io(error) => error.into(),
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
        Self::over(&Internet, link, key, hello).await
    }

    /// The same over a network.
    ///
    /// # Errors
    /// There is no connection.
    pub async fn over(
        network: &dyn Network,
        link: &Link,
        key: Option<&str>,
        hello: Hello,
    ) -> Result<Self, Lost> {
        let greeting = Greeting { hello: Hello { protocol: PROTOCOL.to_owned(), ..hello } };
        Self::reach(network, (&link.origin, &link.socket()), key, &greeting).await
    }

    /// Connects to the socket of a path at a server, and greets there.
    ///
    /// # Errors
    /// There is no connection.
    pub(crate) async fn reach(
        network: &dyn Network,
        (origin, path): (&Origin, &str),
        key: Option<&str>,
        greeting: &impl Serialize,
    ) -> Result<Self, Lost> {
        let scheme = if origin.secure { "wss" } else { "ws" };
        let mut request = format!("{scheme}://{}{path}", origin.authority()).into_client_request()?;
        let bearer = key.and_then(|key| HeaderValue::try_from(format!("Bearer {key}")).ok());
        if let Some(bearer) = bearer {
            request.headers_mut().insert("authorization", bearer);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        let stream = network.dial(origin).await?;
        let shaken = timeout(PATIENCE, client_async_with_config(request, stream, Some(config))).await;
        let (stream, _) = shaken.map_err(|_| silent())??;
        let mut this = Self(stream);
        this.send(greeting).await?;
        Ok(this)
    }

    /// Sends a message: a request, as a rule.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn send(&mut self, message: &impl Serialize) -> Result<(), Lost> {
        let text = serde_json::to_string(message).unwrap_or_default();
        Ok(self.0.send(Frame::text(text)).await?)
    }

    /// The next message, as JSON.
    ///
    /// # Errors
    /// The connection is lost.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            match timeout(SILENCE, self.0.next()).await.map_err(|_| silent())? {
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

fn silent() -> Lost {
    Lost::Broken("nothing is heard of it".to_owned())
}
