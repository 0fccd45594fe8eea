//! Gives out the page over HTTP: static files held in memory, from inside the program or from a folder.
//!
//! It knows nothing of games. Copies packed beforehand go to browsers that unpack them, files whose names tell their
//! content are kept by browsers for ever, and the page may do nothing but what its own policy allows.

mod site;

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, time::sleep};

pub use site::{NoPage, Site};

/// How long answers that are under way when the server stops may still take.
const GRACE: Duration = Duration::from_secs(2);

/// What every answer carries.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    // The page brings its own policy; this part of it counts only in a header.
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("frame-ancestors 'none'")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (header::VARY, HeaderValue::from_static("accept-encoding")),
];

/// Answers requests until `stop` is over.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    site: Site,
    stop: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    let (told, tell) = tokio::sync::oneshot::channel::<()>();
    let server = axum::serve(listener, router(site)).with_graceful_shutdown(async {
        // Whether it was told or the sender is gone, it is over.
        let _ = tell.await;
    });
    let mut server = pin!(server.into_future());
    tokio::select! {
        result = &mut server => return result,
        () = stop => {}
    }
    let _ = told.send(());
    tokio::select! {
        result = server => result,
        () = sleep(GRACE) => Ok(()),
    }
}

/// Listens at the address; if its port is taken, at the first free one of the `further` ports after it.
///
/// # Errors
/// If the address can't be had, or all its ports are taken.
pub async fn listen(address: SocketAddr, further: u16) -> io::Result<TcpListener> {
    let mut tried = address;
    loop {
        match TcpListener::bind(tried).await {
            Err(error)
                if error.kind() == io::ErrorKind::AddrInUse && tried.port() - address.port() < further =>
            {
                tried.set_port(tried.port() + 1);
            }
            result => return result,
        }
    }
}

fn router(site: Site) -> Router {
    Router::new()
        .route(
            "/",
            get(|State(site): State<Arc<Site>>, headers: HeaderMap| async move { give(&site, "", &headers) }),
        )
        .route(
            "/{*path}",
            get(|State(site): State<Arc<Site>>, Path(path): Path<String>, headers: HeaderMap| async move {
                give(&site, &path, &headers)
            }),
        )
        .with_state(Arc::new(site))
}

fn give(site: &Site, path: &str, asked: &HeaderMap) -> Response {
    let Some(file) = site.find(path) else {
        return (HEADERS, StatusCode::NOT_FOUND).into_response();
    };
    let accepted =
        asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (encoding, bytes) = file.packed_for(accepted);
    let cache = if file.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = (HEADERS, Body::from(bytes)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
