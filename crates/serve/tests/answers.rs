//! What a browser gets: asked over a socket, as a browser does.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
};

use serve::{Site, listen, serve};
use tokio::sync::oneshot;

/// Asks a server with these files, and gives the head and the body of the answer.
fn ask(request: &str) -> (String, String) {
    let files = [
        ("index.html", "<p>page"),
        ("index.html.br", "packed"),
        ("kookaburra-0123456789ab.wasm", "\0asm"),
        ("service-worker.js", "self"),
    ];
    let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec().into()));
    let site = Site::new(files).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().worker_threads(1).build().unwrap();
    let listener = runtime.block_on(listen((Ipv4Addr::LOCALHOST, 0).into(), 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = runtime.spawn(serve(listener, site, async { stopped.await.unwrap_or_default() }));
    let answer = exchange(address, request);
    stop.send(()).unwrap();
    runtime.block_on(server).unwrap().unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.to_owned())
}

fn exchange(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{request}\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_page_is_asked_for_each_time() {
    let (head, body) = ask("GET / HTTP/1.1");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, "<p>page");
    for line in [
        "content-type: text/html; charset=utf-8",
        "cache-control: no-cache",
        "x-content-type-options: nosniff",
        "content-security-policy: frame-ancestors 'none'",
        "referrer-policy: no-referrer",
        "vary: accept-encoding",
    ] {
        assert!(head.contains(line), "{line} in {head}");
    }
}

#[test]
fn a_packed_copy_goes_to_who_unpacks_it() {
    let (head, body) = ask("GET /?lang=fr HTTP/1.1\r\nAccept-Encoding: gzip, br");
    assert!(head.contains("content-encoding: br"), "{head}");
    assert_eq!(body, "packed");
}

#[test]
fn a_file_that_never_changes_is_kept() {
    let (head, body) = ask("GET /kookaburra-0123456789ab.wasm HTTP/1.1");
    assert!(head.contains("content-type: application/wasm") && head.contains("immutable"), "{head}");
    assert_eq!(body, "\0asm");
    let (head, _) = ask("GET /service-worker.js HTTP/1.1");
    assert!(head.contains("cache-control: no-cache"), "{head}");
}

#[test]
fn nothing_else_is_given_out() {
    for path in ["/index.html.br", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/service"] {
        let (head, body) = ask(&format!("GET {path} HTTP/1.1"));
        assert!(head.starts_with("http/1.1 404"), "{path}: {head}");
        assert_eq!(body, "");
    }
    assert!(ask("POST / HTTP/1.1\r\nContent-Length: 0").0.starts_with("http/1.1 405"));
    let (head, body) = ask("HEAD / HTTP/1.1");
    assert!(head.starts_with("http/1.1 200") && body.is_empty(), "{head}");
}

#[tokio::test]
async fn a_taken_port_makes_room_for_the_next() {
    let first = listen((Ipv4Addr::LOCALHOST, 0).into(), 0).await.unwrap();
    let address = first.local_addr().unwrap();
    assert_eq!(listen(address, 0).await.unwrap_err().kind(), std::io::ErrorKind::AddrInUse);
    let second = listen(address, 20).await.unwrap().local_addr().unwrap();
    assert!(second.port() > address.port());
}
