//! Requests to a server over HTTP.

use std::time::Duration;

use crate::participant::Reported;
use http_body_util::{BodyExt, Full, Limited};
use hyper::{Method, Request, StatusCode, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use online_wire::{
    Opening,
    club::{Founding, Results},
    http::{Founded, Key, Opened, Report, Turns},
};
use serde::Deserialize;
use serde_json::Value;
use tokio::time::timeout;

use crate::net::{ClubLink, Link, Lost, Origin, dial::dial};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest answer that is read, in bytes.
const LONGEST: usize = 16 << 20;

/// Why a server did not do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// There is no way to it.
    #[error(transparent)]
    Lost(#[from] Lost),
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
    HttpError::Lost(Lost::Broken(error.to_string()))
}

/// Asks a server for something. An answer that leads elsewhere is a refusal.
pub(crate) async fn ask(
    origin: &Origin,
    (method, path): (Method, &str),
    key: Option<&str>,
    body: String,
) -> Result<String, HttpError> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(dial(origin).await?)).await.map_err(unreachable)?;
    let connection = tokio::spawn(connection);
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, origin.authority());
    if let Some(key) = key {
        request = request.header(header::AUTHORIZATION, format!("Bearer {key}"));
    }
    let request = request.body(Full::new(Bytes::from(body))).map_err(unreachable)?;
    let answer = timeout(PATIENCE, async {
        let response = sender.send_request(request).await.map_err(unreachable)?;
        let status = response.status();
        let bytes = Limited::new(response.into_body(), LONGEST).collect().await.map_err(unreachable)?;
        Ok::<_, HttpError>((status, bytes.to_bytes()))
    });
    let answer = answer.await;
    connection.abort();
    let (status, bytes) = answer.map_err(unreachable)??;
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
pub async fn open_table(origin: &Origin, opening: &Opening) -> Result<Link, HttpError> {
    let key = fresh_key(origin).await?;
    let opening = serde_json::to_string(opening).map_err(unreachable)?;
    let Opened { code } = read(&ask(origin, (Method::POST, "/api/tables"), Some(&key), opening).await?)?;
    Ok(Link { origin: origin.clone(), code })
}

async fn fresh_key(origin: &Origin) -> Result<String, HttpError> {
    let Key { key } = read(&ask(origin, (Method::POST, "/api/keys"), None, String::new()).await?)?;
    Ok(key)
}

/// Founds a club, and gives its link: whoever comes first by it is its director.
///
/// # Errors
/// The server does not found it.
pub async fn found_club(origin: &Origin, title: &str) -> Result<ClubLink, HttpError> {
    let key = fresh_key(origin).await?;
    let founding = serde_json::to_string(&Founding { title: title.to_owned() }).map_err(unreachable)?;
    let Founded { code, ticket } =
        read(&ask(origin, (Method::POST, "/api/clubs"), Some(&key), founding).await?)?;
    Ok(ClubLink { origin: origin.clone(), code, ticket: Some(ticket) })
}

/// What came of an evening of a club, for the member with a key.
///
/// # Errors
/// The server does not give it.
pub async fn results(link: &ClubLink, number: u32, key: &str) -> Result<Results, HttpError> {
    let path = format!("/api/clubs/{}/evenings/{number}", link.code);
    read(&ask(&link.origin, (Method::GET, &path), Some(key), String::new()).await?)
}

/// Makes a report on somebody at a table, for the person with a key.
pub async fn report(link: &Link, key: &str, report: &Report) -> Reported {
    let path = format!("/api/tables/{}/reports", link.code);
    let Ok(body) = serde_json::to_string(report) else { return Reported::NotSent };
    match ask(&link.origin, (Method::POST, &path), Some(key), body).await {
        Ok(_) => Reported::Made,
        Err(HttpError::Refused { status: StatusCode::TOO_MANY_REQUESTS, .. }) => Reported::TooMany,
        Err(_) => Reported::NotSent,
    }
}

/// The record of a table's games, as far as their hands are over.
///
/// # Errors
/// The server does not give it.
pub async fn records(link: &Link) -> Result<Vec<Value>, HttpError> {
    let path = format!("/api/tables/{}/record", link.code);
    read(&ask(&link.origin, (Method::GET, &path), None, String::new()).await?)
}

/// The tables of a server that give hours for a move and wait for the person with a key, the one first that has waited
/// longest.
///
/// # Errors
/// The server does not tell.
pub async fn turns(origin: &Origin, key: &str) -> Result<Vec<Link>, HttpError> {
    // Its words for a notification are not read here.
    let Turns { tables, words: _ } =
        read(&ask(origin, (Method::GET, "/api/turns/en"), Some(key), String::new()).await?)?;
    Ok(tables.into_iter().map(|code| Link { origin: origin.clone(), code }).collect())
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, HttpError> {
    serde_json::from_str(text).map_err(unreachable)
}
