//! Gives out the page over HTTP: static files held in memory, from inside the program or from a folder.
//!
//! It knows nothing of games. Copies packed beforehand go to browsers that unpack them, files whose names tell their
//! content are kept by browsers for ever, and the page may do nothing but what its own policy allows. Nobody is waited
//! for longer than [`Limits`] say.
#![forbid(unsafe_code)]

mod answer;
mod door;
mod site;
mod wire;

use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use hyper::{server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
    time::sleep,
};

use answer::answer;
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
    pub connections: usize,
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

/// Answers requests until `stop` is over.
pub async fn serve(listener: TcpListener, site: Site, limits: Limits, stop: impl Future<Output = ()> + Send) {
    let site = Arc::new(site);
    let places = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.request);
    http.max_headers(MOST_LINES).max_buf_size(LONGEST_HEAD);
    let mut stop = pin!(stop);
    loop {
        let (stream, place) = tokio::select! {
            () = &mut stop => break,
            next = next(&listener, &places) => next,
        };
        let site = Arc::clone(&site);
        let service = service_fn(move |request| {
            let answer = answer(&site, &request);
            async move { Ok::<_, Infallible>(answer) }
        });
        let wire = TokioIo::new(Wire::new(stream, limits.taking));
        let connection = graceful.watch(http.serve_connection(wire, service));
        tokio::spawn(async move {
            // How it ended concerns the other side alone.
            let _ = connection.await;
            drop(place);
        });
    }
    tokio::select! {
        () = graceful.shutdown() => {}
        () = sleep(GRACE) => {}
    }
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
