//! A client that says nothing, never ends a request or takes no answer is not waited for; and nobody takes all places
//! for ever.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::mpsc::{Sender, channel},
    time::Duration,
};

use axum::{
    Router,
    extract::Request,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use hyper::upgrade;
use hyper_util::rt::TokioIo;
use online_server::serve::{Limits, serve};
use tokio::io::AsyncWriteExt;

mod house;
use house::{House, LARGE, head_and_body};

/// Long enough to notice what is not closed at all.
const LONG: Duration = Duration::from_secs(60);

fn limits() -> Limits {
    let short = Duration::from_millis(300);
    Limits { connections: 64, request: short, taking: short }
}

fn visit(address: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    stream.write_all(said.as_bytes()).unwrap();
    stream
}

/// Everything that is said until the other side closes.
fn until_closed(mut stream: TcpStream) -> Vec<u8> {
    let mut said = Vec::new();
    match stream.read_to_end(&mut said) {
        Ok(_) => said,
        Err(error) if error.kind() == ErrorKind::ConnectionReset => said,
        Err(error) => panic!("not closed: {error}"),
    }
}

#[test]
fn the_silent_and_the_unfinished_are_let_go() {
    let house = House::open(limits());
    for said in ["", "GET / HTTP/1.1\r\nHost: localhost\r\nA: ", "G"] {
        let visitors: Vec<_> = (0..20).map(|_| visit(house.address, said)).collect();
        for visitor in visitors {
            assert_eq!(until_closed(visitor), b"", "{said}");
        }
    }
}

#[test]
fn a_connection_is_kept_for_the_next_request_but_not_for_ever() {
    let house = House::open(limits());
    let request = "GET /service-worker.js HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let said = until_closed(visit(house.address, &request.repeat(2)));
    assert_eq!(String::from_utf8(said).unwrap().matches("self").count(), 2);
}

#[test]
fn who_takes_nothing_is_let_go() {
    let house = House::open(limits());
    let one_place = House::open(Limits { connections: 1, ..limits() });
    for house in [&house, &one_place] {
        let lazy = visit(house.address, "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
        // With one place only this one is answered when the other is gone.
        let next = visit(house.address, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assert!(head_and_body(&String::from_utf8(until_closed(next)).unwrap()).1 == "<p>page");
        drop(lazy);
    }
    // A client that takes it, slowly or not, gets it whole.
    let eager = visit(house.address, "GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert!(until_closed(eager).len() > LARGE);
}

/// The answer to a request for a socket, on which bytes are then sent until nobody takes them.
async fn endless(ended: Sender<ErrorKind>, mut request: Request) -> Response {
    tokio::spawn(async move {
        let mut socket = TokioIo::new(upgrade::on(&mut request).await.unwrap());
        loop {
            if let Err(error) = socket.write_all(&[0; 1 << 16]).await {
                return ended.send(error.kind()).unwrap();
            }
        }
    });
    let upgraded = [("connection", "upgrade"), ("upgrade", "endless")];
    (StatusCode::SWITCHING_PROTOCOLS, upgraded).into_response()
}

#[test]
fn whoever_takes_nothing_of_a_socket_is_let_go() {
    let (ended, how) = channel();
    let sockets = Router::new().route("/socket", get(move |request| endless(ended, request)));
    let house = House::with(limits(), |listener, site, stop| {
        serve(listener, sockets.merge(site.routes()), limits(), stop)
    });
    let request =
        "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: endless\r\n\r\n";
    let lazy = visit(house.address, request);
    assert_eq!(how.recv_timeout(LONG), Ok(ErrorKind::TimedOut));
    drop(lazy);
}

#[test]
fn there_are_so_many_places_and_no_more() {
    let house = House::open(Limits { connections: 2, ..limits() });
    let silent = [visit(house.address, ""), visit(house.address, "")];
    let third = visit(house.address, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert!(!until_closed(third).is_empty());
    // It was answered because a place had become free.
    let closed = silent.into_iter().filter_map(|mut stream| {
        stream.set_nonblocking(true).unwrap();
        stream.read(&mut [0]).ok()
    });
    assert!(closed.count() > 0, "three at a time");
}
