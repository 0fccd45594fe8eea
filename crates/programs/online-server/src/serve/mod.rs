//! Serves the page over HTTP, from inside the program or from a folder, and other routes beside it.
//!
//! It knows nothing of games. Browsers that can unpack compressed files get those made in advance, and files with their
//! hash in the name are cached forever. The page's own policy limits what it may do, and slow clients are dropped after
//! [`Limits`].

mod door;
mod site;

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Extension, Router,
    extract::ConnectInfo,
    http::{HeaderName, HeaderValue, header},
    middleware::map_response,
    response::Response,
};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::sleep,
};
use tokio_io_timeout::TimeoutStream;
use tower::Layer;

pub use door::{address_of, stopped, wanted};
pub use site::{NoPage, Site};

/// How long answers that are under way when the server stops may still take.
const GRACE: Duration = Duration::from_secs(2);
/// How long it rests when the system has nothing left for another connection.
const REST: Duration = Duration::from_secs(1);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// The most lines that a head may have.
const MOST_LINES: usize = 64;

/// What every answer carries.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    // The page brings its own policy; this part of it counts only in a header.
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("frame-ancestors 'none'")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (header::VARY, HeaderValue::from_static("accept-encoding")),
];

/// How much patience there is, and for how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many connections there are at a time; further ones wait their turn.
    pub connections: u32,
    /// From the beginning of a connection, or from an answer, until a request has come whole.
    pub request: Duration,
    /// How long nothing of an answer may be taken.
    pub taking: Duration,
}

impl Default for Limits {
    /// Enough for a household of browsers.
    fn default() -> Self {
        Self { connections: 256, request: Duration::from_secs(15), taking: Duration::from_secs(30) }
    }
}

/// Answers requests by these routes until `stop` is over. What asks is among the extensions of its requests, as
/// [`ConnectInfo`].
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    limits: Limits,
    stop: impl Future<Output = ()> + Send,
) {
    let routes = routes.layer(map_response(guarded));
    let places = Arc::new(Semaphore::new(limits.connections as usize));
    let (end, ending) = watch::channel(());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.request);
    http.max_headers(MOST_LINES).max_buf_size(LONGEST_HEAD);
    let mut stop = pin!(stop);
    loop {
        let ((stream, peer), place) = tokio::select! {
            () = &mut stop => break,
            next = next(&listener, &places) => next,
        };
        let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(routes.clone()));
        let connection = http.serve_connection(TokioIo::new(wire(stream, limits.taking)), service);
        let mut ending = ending.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            // How it ended concerns the other side alone.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = ending.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(place);
        });
    }
    drop(end);
    // When every place is free again, every answer has been given.
    tokio::select! {
        _ = places.acquire_many(limits.connections) => {}
        () = sleep(GRACE) => {}
    }
}

async fn guarded(mut response: Response) -> Response {
    response.headers_mut().extend(HEADERS);
    response
}

/// The socket below HTTP: it gives up clients that take nothing for so long.
fn wire(stream: TcpStream, taking: Duration) -> std::pin::Pin<Box<TimeoutStream<TcpStream>>> {
    // Where small answers can't be had at once they come a little later.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(taking));
    Box::pin(stream)
}

/// The next connection, as soon as there is a place for it.
async fn next(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> ((TcpStream, SocketAddr), Option<OwnedSemaphorePermit>) {
    // Nobody closes the places: there is always one in the end.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok(accepted) => return (accepted, place),
            Err(error) if is_of_the_other_side(&error) => {}
            Err(_) => sleep(REST).await,
        }
    }
}

fn is_of_the_other_side(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::Interrupted
    )
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
