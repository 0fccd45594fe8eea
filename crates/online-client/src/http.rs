//! Requests to a server over HTTP.

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, StatusCode, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use online_wire::{
    Opening,
    http::{Key, Opened},
};
use serde::Deserialize;
use tokio::net::TcpStream;

use crate::{Link, NotALink, link::authority};

/// Why a server did not do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// The address is none.
    #[error(transparent)]
    Address(#[from] NotALink),
    /// It can’t be reached.
    #[error("{0}")]
    Unreachable(String),
    /// It answers something else.
    #[error("the server answers {status}: {text}")]
    Refused {
        /// The number of the answer.
        status: StatusCode,
        /// What it says.
        text: String,
    },
}

fn unreachable(error: impl std::fmt::Display) -> HttpError {
    HttpError::Unreachable(error.to_string())
}

/// Asks a server at an address such as `http://host:5005/`.
pub(crate) async fn ask(
    address: &str,
    (method, path): (Method, &str),
    key: Option<&str>,
    body: String,
) -> Result<String, HttpError> {
    let (authority, _) = authority(address)?;
    let host = if authority.contains(':') { authority.to_owned() } else { format!("{authority}:80") };
    let stream = TcpStream::connect(&host).await.map_err(unreachable)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
    let connection = tokio::spawn(connection);
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, authority);
    if let Some(key) = key {
        request = request.header(header::AUTHORIZATION, format!("Bearer {key}"));
    }
    let request = request.body(Full::new(Bytes::from(body))).map_err(unreachable)?;
    let response = sender.send_request(request).await.map_err(unreachable)?;
    let status = response.status();
    let bytes = response.into_body().collect().await.map_err(unreachable)?.to_bytes();
    connection.abort();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if status.is_success() {
        Ok(text)
    } else {
        Err(HttpError::Refused { status, text: table::quoted(&text) })
    }
}

/// Opens a table, and gives its link.
///
/// # Errors
/// The server does not open it.
pub async fn open_table(address: &str, opening: &Opening) -> Result<Link, HttpError> {
    let Key { key } = read(&ask(address, (Method::POST, "/api/keys"), None, String::new()).await?)?;
    let opening = serde_json::to_string(opening).map_err(unreachable)?;
    let Opened { code } = read(&ask(address, (Method::POST, "/api/tables"), Some(&key), opening).await?)?;
    Ok(Link { authority: authority(address)?.0.to_owned(), code })
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, HttpError> {
    serde_json::from_str(text).map_err(unreachable)
}
