//! Serves the page over HTTP: static files held in memory, from inside the program or from a folder.
//!
//! It knows nothing of games: requests for anything but the page go to a service [`Beside`] it. Browsers that can
//! unpack compressed files get those made in advance, and files with their hash in the name are cached forever. The
//! page's own policy limits what it may do, and slow clients are dropped after [`Limits`].
#![forbid(unsafe_code)]

mod answer;
mod door;
mod site;
mod wire;

use std::{
    convert::Infallible, error::Error, future::Ready, io, net::SocketAddr, pin::pin, sync::Arc,
    time::Duration,
};

use bytes::Bytes;
use http_body_util::{Either, Full};
use hyper::{
    Request, Response,
    body::{Body, Incoming},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::sleep,
};

use answer::{HEADERS, answer};
pub use door::{address_of, stopped, wanted};
pub use site::{NoPage, Site};
use wire::Wire;

/// How long answers that are under way when the server stops may still take.
const GRACE: Duration = Duration::from_secs(2);
/// How long it rests when the system has nothing left for another connection.
const REST: Duration = Duration::from_secs(1);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// The most lines that a head may have.
const MOST_LINES: usize = 64;

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

/// Answers requests for the page until `stop` is over.
pub async fn serve(listener: TcpListener, site: Site, limits: Limits, stop: impl Future<Output = ()> + Send) {
    serve_beside(listener, site, limits, None::<Beside<Nobody>>, stop).await;
}

/// The address that a request comes from, among its extensions: that of whoever asks, or of what stands between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Somebody who answers the requests for what is not the page.
#[derive(Clone, Debug)]
pub struct Beside<A> {
    /// The paths that are theirs: these, and all that begin with one of them and `/`.
    pub paths: &'static [&'static str],
    /// The answer to a request.
    pub answer: A,
}

/// Where there is the page alone, nobody else is asked.
type Nobody = fn(Request<Incoming>) -> Ready<Response<Full<Bytes>>>;

impl<A> Beside<A> {
    fn is_theirs(&self, path: &str) -> bool {
        let begins = |theirs: &&str| {
            path.strip_prefix(*theirs).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.paths.iter().any(begins)
    }
}

/// The same, with somebody who answers what the page does not.
pub async fn serve_beside<A, F, B>(
    listener: TcpListener,
    site: Site,
    limits: Limits,
    beside: Option<Beside<A>>,
    stop: impl Future<Output = ()> + Send,
) where
    A: Fn(Request<Incoming>) -> F + Clone + Send + Sync + 'static,
    F: Future<Output = Response<B>> + Send + 'static,
    B: Body<Data = Bytes> + Send + 'static,
    B::Error: Into<Box<dyn Error + Send + Sync>>,
{
    let site = Arc::new(site);
    let places = Arc::new(Semaphore::new(limits.connections as usize));
    let (end, ending) = watch::channel(());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.request);
    http.max_headers(MOST_LINES).max_buf_size(LONGEST_HEAD);
    let mut stop = pin!(stop);
    loop {
        let (stream, place) = tokio::select! {
            () = &mut stop => break,
            next = next(&listener, &places) => next,
        };
        let (site, beside) = (Arc::clone(&site), beside.clone());
        let peer = stream.peer_addr().ok();
        let service = service_fn(move |mut request: Request<Incoming>| {
            if let Some(peer) = peer {
                request.extensions_mut().insert(Peer(peer));
            }
            let theirs = beside.as_ref().filter(|beside| beside.is_theirs(request.uri().path()));
            let theirs = theirs.map(|beside| beside.answer.clone());
            let site = Arc::clone(&site);
            async move {
                Ok::<_, Infallible>(match theirs {
                    Some(answer) => complete(answer(request).await.map(Either::Right)),
                    None => answer(&site, &request).map(Either::Left),
                })
            }
        });
        let wire = TokioIo::new(Wire::new(stream, limits.taking));
        let connection = http.serve_connection(wire, service).with_upgrades();
        let mut ending = ending.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
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

/// Adds the lines that every answer carries.
fn complete<B>(mut response: Response<B>) -> Response<B> {
    response.headers_mut().extend(HEADERS);
    response
}

/// The next connection, as soon as there is a place for it.
async fn next(listener: &TcpListener, places: &Arc<Semaphore>) -> (TcpStream, Option<OwnedSemaphorePermit>) {
    // Nobody closes the places: there is always one in the end.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, place),
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
