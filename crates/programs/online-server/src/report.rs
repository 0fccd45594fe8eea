//! What people report to whoever runs the server. Nobody at the table is told.

use std::collections::BTreeSet;

use axum::{
    Router,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    routing::post,
};
use online_wire::{
    http::{LONGEST_REPORT, MOST_QUOTED, Report},
    one_line,
};

use crate::{
    Filed, Hub, NewReport,
    api::{Refused, Text, read, written_key_of},
};

/// The longest thing that tells a report from others, in bytes.
const LONGEST_ID: usize = 64;

pub(crate) fn routes() -> Router<Hub> {
    Router::new().route("/tables/{code}/reports", post(reported))
}

/// There is nothing in it, or too much.
const NO_TEXT: Refused = Refused(StatusCode::BAD_REQUEST, "no_text");

async fn reported(
    State(hub): State<Hub>,
    Path(code): Path<String>,
    headers: HeaderMap,
    Text(body): Text,
) -> Result<StatusCode, Refused> {
    let key = written_key_of(&headers)?;
    let Report { id, about, said, words } = read(&body)?;
    let words = one_line(&words);
    if words.chars().count() > LONGEST_REPORT || said.len() > MOST_QUOTED || id.len() > LONGEST_ID {
        return Err(NO_TEXT);
    }
    let store = &hub.settings().store;
    let table = store.find(&code).await?.ok_or(Refused(StatusCode::NOT_FOUND, "no_such_table"))?;
    let said = said.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
    let report = NewReport { table, at: hub.now(), key, id, about, said, words };
    match store.reports().report(report).await? {
        Filed::Saved => {
            metrics::counter!("kook_reports").increment(1);
            tracing::info!(table = table.0, "somebody has reported somebody");
            Ok(StatusCode::NO_CONTENT)
        }
        Filed::Again => Ok(StatusCode::NO_CONTENT),
        Filed::Nobody => Err(Refused(StatusCode::FORBIDDEN, "nobody")),
        Filed::Empty => Err(NO_TEXT),
        Filed::TooMany => Err(Refused(StatusCode::TOO_MANY_REQUESTS, "too_many")),
    }
}
