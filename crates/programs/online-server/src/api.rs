//! What can be asked for over HTTP.

use std::future::ready;

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, FromRequest, Path, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use online_wire::{
    Opening, PROTOCOL,
    club::Founding,
    http::{ClubLook, Digits, Key, Lobby, Look, NotDone, Opened, Served},
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::{
    Guess, Hub, HubError, PublicUrl, StoreError, club, codes,
    keys::{self, KeyHash},
    limits::Whence,
    lobby, origin, push, report,
    room::Mail,
    socket::{self, Passed},
    websocket::Upgrade,
};

/// The cookie that has a browser’s key.
const COOKIE: &str = "kook";
/// How long it lasts, in seconds.
const LASTS: u64 = 60 * 60 * 24 * 400;
/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 16 * 1024;

/// The routes over HTTP: the tables of a hub, and how the program is, as far as that is measured.
pub fn routes(hub: Hub, measured: Option<PrometheusHandle>) -> Router {
    routes_beside(Router::new(), hub, measured)
}

/// The same with further ones below `/api`.
pub(crate) fn routes_beside(beside: Router<Hub>, hub: Hub, measured: Option<PrometheusHandle>) -> Router {
    let tables = Router::new()
        .route("/online", get(|| async { Json(Served { protocol: PROTOCOL.to_owned() }) }))
        .route("/session", post(session))
        .route("/keys", post(key))
        .route("/tables", post(open))
        .route("/tables/{code}", get(look))
        .route("/tables/{code}/record", get(record))
        .route("/tables/{code}/say", post(code_to_say))
        .route("/codes", post(table_of_code))
        .route("/lobby", get(lobby))
        .route("/clubs", post(found))
        .route("/clubs/{code}", get(look_at_club))
        .route("/clubs/{code}/evenings/{number}", get(results))
        .route("/clubs/{code}/socket", get(join_club))
        .route("/tables/{code}/socket", get(join))
        .merge(push::routes())
        .merge(report::routes())
        .merge(beside)
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(hub.clone(), ours));
    let measures = move || {
        metrics::gauge!("kook_resident_bytes").set(resident_bytes().unwrap_or_default());
        ready(measured.as_ref().map(PrometheusHandle::render).unwrap_or_default())
    };
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(is_ready))
        .route("/metrics", get(measures))
        .nest("/api", tables)
        .with_state(hub)
}

/// The memory that this program takes, where the system tells it.
fn resident_bytes() -> Option<f64> {
    const PAGE: f64 = 4_096.0;
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split(' ').nth(1)?.parse::<f64>().ok()? * PAGE)
}

/// Measures what this program does from now on; nothing if that is measured already.
pub(crate) fn measure() -> Option<PrometheusHandle> {
    PrometheusBuilder::new().install_recorder().ok()
}

async fn is_ready(State(hub): State<Hub>) -> StatusCode {
    match hub.beat().await {
        Ok(()) => StatusCode::OK,
        Err(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// A page of another site gets no answer, and a name that is not ours has none.
pub(crate) async fn ours(State(hub): State<Hub>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = host(headers).or_else(|| Some(request.uri().authority()?.as_str())).unwrap_or_default();
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    if !origin::is_ours(host, origin, hub.settings().public_url.as_ref()) {
        return refusal(StatusCode::FORBIDDEN, "other_origin");
    }
    let mut response = in_form(next.run(request).await);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

pub(crate) fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST).and_then(|host| host.to_str().ok())
}

pub(crate) fn refusal(status: StatusCode, code: &str) -> Response {
    refused(status, code, why(code).to_owned())
}

fn refused(status: StatusCode, code: &str, why: String) -> Response {
    (status, Json(NotDone { code: code.to_owned(), why: Some(why) })).into_response()
}

/// Why something was not done, for whoever writes a client.
fn why(code: &str) -> &'static str {
    match code {
        "no_key" => "a key is needed: POST /api/keys gives one to programs, POST /api/session to browsers",
        "no_such_table" => "there is no table of this code, or not any more",
        "no_such_evening" => "there is no such evening, or you don’t belong to the club",
        "no_such_path" => "there is nothing at this path",
        "no_such_method" => "this path is not asked in this way",
        "other_origin" => "the page that asks comes from elsewhere, or the host is no name of this server",
        "ended" => "this code leads nowhere, or has ended",
        "too_many" => "too much of it in a short time: try again in a minute",
        "too_large" => "a body has at most 16 KiB",
        "not_understood" => "the body is not what the schema says",
        "not_a_push_service" => "the address is not one of a browser maker’s push service",
        "no_knocks" => "nobody is knocked for here",
        "nobody" => "this key, or this person, is not known at the table",
        "no_text" => "there is nothing in it, or too much",
        "not_here" => "this is answered to a page on the computer that serves it",
        "no_network" => "this computer is on no network that others could join by",
        "busy" => "nothing was done: try again",
        _ => "not done",
    }
}

/// Gives what was refused before anybody here was asked the form that every refusal has.
fn in_form(response: Response) -> Response {
    let status = response.status();
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if is_json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    match status {
        StatusCode::NOT_FOUND => refusal(status, "no_such_path"),
        StatusCode::METHOD_NOT_ALLOWED => refusal(status, "no_such_method"),
        StatusCode::PAYLOAD_TOO_LARGE => refusal(status, "too_large"),
        _ if status.is_server_error() => refusal(status, "busy"),
        StatusCode::UPGRADE_REQUIRED | StatusCode::BAD_REQUEST => refused(
            status,
            "not_understood",
            "the path, its header lines or its body are not what is asked for here".to_owned(),
        ),
        _ => refusal(status, "not_understood"),
    }
}

/// The body of a request as a text.
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        String::from_request(request, state).await.map(Self).map_err(|rejection| {
            let status = rejection.into_response().status();
            let is_large = status == StatusCode::PAYLOAD_TOO_LARGE;
            refusal(status, if is_large { "too_large" } else { "not_understood" })
        })
    }
}

/// Why something was not done: a status and a code.
pub(crate) struct Refused(pub(crate) StatusCode, pub(crate) &'static str);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        refusal(self.0, self.1)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "refused");
        Self(StatusCode::SERVICE_UNAVAILABLE, "busy")
    }
}

/// What the body of a request says.
pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Refused> {
    serde_json::from_str(body).map_err(|_| Refused(StatusCode::BAD_REQUEST, "not_understood"))
}

/// The hash of the key of whoever asks, as it is saved.
pub(crate) fn written_key_of(headers: &HeaderMap) -> Result<String, Refused> {
    let key = key_of(headers).ok_or(Refused(StatusCode::UNAUTHORIZED, "no_key"))?;
    Ok(keys::written(&key))
}

impl IntoResponse for HubError {
    fn into_response(self) -> Response {
        let (status, code) = match &self {
            Self::NoSuchTable => (StatusCode::NOT_FOUND, "no_such_table"),
            Self::CantOpen(_) | Self::NoSuchGame(_) | Self::Options(_) => {
                (StatusCode::BAD_REQUEST, "cant_open")
            }
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Self::Broken(online::Broken::NeedsVersion(_)) => {
                (StatusCode::SERVICE_UNAVAILABLE, "needs_version")
            }
            Self::Broken(_) => (StatusCode::INTERNAL_SERVER_ERROR, "broken"),
            Self::Store(_) | Self::NoRandom | Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
        };
        if status.is_server_error() {
            tracing::warn!(error = %self, "refused");
        }
        (status, Json(NotDone { code: code.to_owned(), why: Some(self.to_string()) })).into_response()
    }
}

/// The key of whoever asks: in a header, or in a browser’s cookie.
pub(crate) fn key_of(headers: &HeaderMap) -> Option<KeyHash> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookie = || {
        let cookies = text(header::COOKIE)?.split(';').map(str::trim);
        cookies
            .filter_map(|cookie| cookie.split_once('='))
            .find(|(name, _)| *name == COOKIE)
            .map(|(_, key)| key)
    };
    bearer.or_else(cookie).and_then(keys::hash)
}

/// A fresh key for a program that comes without one; browsers say where they come from, and get theirs as a cookie.
fn key_of_program(hub: &Hub, headers: &HeaderMap) -> Option<(KeyHash, Option<String>)> {
    let key = keys::fresh_key(hub.clock()).filter(|_| !headers.contains_key(header::ORIGIN))?;
    Some((keys::hash(&key)?, Some(key)))
}

/// Gives a browser a key, if it has none.
async fn session(State(hub): State<Hub>, headers: HeaderMap) -> Response {
    if key_of(&headers).is_some() {
        return StatusCode::NO_CONTENT.into_response();
    }
    let Some(key) = keys::fresh_key(hub.clock()) else { return HubError::NoRandom.into_response() };
    let secure = if is_https(&headers, hub.settings().public_url.as_ref()) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={key}; Path=/; HttpOnly; SameSite=Strict; Max-Age={LASTS}{secure}");
    match HeaderValue::try_from(cookie) {
        Ok(cookie) => (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response(),
        Err(_) => HubError::NoRandom.into_response(),
    }
}

/// Whether the browser came by https: what stands in front of this program says so, or it came by a name that is
/// reached so alone.
fn is_https(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let by_name = || public.zip(host(headers)).is_some_and(|(public, host)| public.is_https_at(host));
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https") || by_name()
}

/// Gives a program a key.
async fn key(State(hub): State<Hub>) -> Response {
    match keys::fresh_key(hub.clock()) {
        Some(key) => Json(Key { key }).into_response(),
        None => HubError::NoRandom.into_response(),
    }
}

async fn open(
    State(hub): State<Hub>,
    Whence(from): Whence,
    headers: HeaderMap,
    Text(opening): Text,
) -> Response {
    let Some(key) = key_of(&headers) else { return refusal(StatusCode::UNAUTHORIZED, "no_key") };
    let opening: Opening = match serde_json::from_str(&opening) {
        Ok(opening) => opening,
        Err(error) => {
            let why = NotDone { code: "cant_open".to_owned(), why: Some(error.to_string()) };
            return (StatusCode::BAD_REQUEST, Json(why)).into_response();
        }
    };
    // What can’t be opened costs nothing.
    let table = match hub.prepare(opening) {
        Ok(table) if hub.limits().may_open(key, from) => table,
        Ok(_) => return HubError::TooMany.into_response(),
        Err(error) => return error.into_response(),
    };
    match hub.keep(table).await {
        Ok(code) => (StatusCode::CREATED, Json(Opened { code })).into_response(),
        Err(error) => error.into_response(),
    }
}

/// Asks a room something.
async fn ask<T>(hub: &Hub, code: &str, mail: impl Fn(oneshot::Sender<T>) -> Mail) -> Result<T, HubError> {
    let room = room(hub, code).await?;
    let (reply, replied) = oneshot::channel();
    room.send(mail(reply)).await.map_err(|_| HubError::Busy)?;
    replied.await.map_err(|_| HubError::Busy)
}

/// The room of a table; one that is just closing is entered anew.
async fn room(hub: &Hub, code: &str) -> Result<mpsc::Sender<Mail>, HubError> {
    match hub.room(code).await {
        Err(HubError::Busy) => hub.room(code).await,
        room => room,
    }
}

async fn look(State(hub): State<Hub>, Path(code): Path<String>) -> Result<Json<Look>, HubError> {
    ask(&hub, &code, Mail::Look).await.map(Json)
}

async fn record(State(hub): State<Hub>, Path(code): Path<String>) -> Result<Json<Value>, HubError> {
    ask(&hub, &code, Mail::Records).await.map(Json)
}

/// A code to say that leads to a table for a while.
async fn code_to_say(State(hub): State<Hub>, Path(code): Path<String>, headers: HeaderMap) -> Response {
    if key_of(&headers).is_none() {
        return refusal(StatusCode::UNAUTHORIZED, "no_key");
    }
    codes::of(&hub, &code).await.map(Json).into_response()
}

/// The table that a code leads to.
async fn table_of_code(
    State(hub): State<Hub>,
    Whence(from): Whence,
    headers: HeaderMap,
    Text(typed): Text,
) -> Response {
    let Some(key) = key_of(&headers) else { return refusal(StatusCode::UNAUTHORIZED, "no_key") };
    let Ok(Digits { digits }) = serde_json::from_str(&typed) else {
        return refusal(StatusCode::BAD_REQUEST, "not_understood");
    };
    // Counted by address first: whoever guesses on and on uses up their own tries, and not everybody’s.
    let mut codes = hub.limits().codes().await;
    if !codes.may_guess(from) {
        return refusal(StatusCode::TOO_MANY_REQUESTS, "too_many");
    }
    match codes::find(&hub, &key, &digits).await {
        Ok(Guess::Leads(code)) => Json(Opened { code }).into_response(),
        Ok(Guess::Nowhere) => {
            codes.was_wrong(from);
            refusal(StatusCode::NOT_FOUND, "ended")
        }
        Ok(Guess::TooMany) => refusal(StatusCode::TOO_MANY_REQUESTS, "too_many"),
        Err(error) => HubError::Store(error).into_response(),
    }
}

/// The tables that are open to anyone.
async fn lobby(State(hub): State<Hub>) -> Result<Json<Lobby>, HubError> {
    Ok(lobby::list(&hub).await.map(Json)?)
}

/// Founds a club.
async fn found(State(hub): State<Hub>, headers: HeaderMap, Text(founding): Text) -> Response {
    if key_of(&headers).is_none() {
        return refusal(StatusCode::UNAUTHORIZED, "no_key");
    }
    let Ok(Founding { title }) = serde_json::from_str(&founding) else {
        return refusal(StatusCode::BAD_REQUEST, "not_understood");
    };
    match club::found(&hub, &title).await {
        Ok(founded) => (StatusCode::CREATED, Json(founded)).into_response(),
        Err(error) => error.into_response(),
    }
}

/// A club as those see it who belong to it or not.
async fn look_at_club(
    State(hub): State<Hub>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Json<ClubLook>, HubError> {
    club::look(&hub, &code, key_of(&headers)).await.map(Json)
}

/// What came of an evening’s deals, for members.
async fn results(
    State(hub): State<Hub>,
    Path((code, number)): Path<(String, u32)>,
    headers: HeaderMap,
) -> Response {
    match club::results(&hub, &code, number, key_of(&headers)).await {
        Ok(Some(results)) => Json(results).into_response(),
        Ok(None) => refusal(StatusCode::NOT_FOUND, "no_such_evening"),
        Err(error) => error.into_response(),
    }
}

async fn join_club(
    State(hub): State<Hub>,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Response {
    carried(&hub, &headers, upgrade, hub.club(&code)).await
}

async fn join(
    State(hub): State<Hub>,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Response {
    carried(&hub, &headers, upgrade, room(&hub, &code)).await
}

/// A socket to a room. Programs that come without a key get one.
async fn carried<M: Passed>(
    hub: &Hub,
    headers: &HeaderMap,
    upgrade: Upgrade,
    room: impl Future<Output = Result<mpsc::Sender<M>, HubError>>,
) -> Response {
    let Some(key) = key_of(headers).map(|key| (key, None)).or_else(|| key_of_program(hub, headers)) else {
        return refusal(StatusCode::UNAUTHORIZED, "no_key");
    };
    match room.await {
        Ok(room) => upgrade.then(move |socket| socket::serve(socket, room, key)),
        Err(error) => error.into_response(),
    }
}
