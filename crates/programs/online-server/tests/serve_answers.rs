//! What a browser gets: asked over a socket, as a browser does.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
};

use online_server::serve::{Limits, listen};

mod house;
use house::{House, head_and_body};

/// Says something and listens until the other side has nothing more to say.
fn exchange(address: SocketAddr, said: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    // A client that is refused early is not heard to the end.
    let _ = stream.write_all(said.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// Asks a server with these files, and gives the head and the body of the answer.
fn ask(request: &str) -> (String, String) {
    let house = House::open(Limits::default());
    head_and_body(&exchange(
        house.address,
        &format!("{request}\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    ))
}

fn assert_guarded(head: &str) {
    for line in [
        "x-content-type-options: nosniff",
        "content-security-policy: frame-ancestors 'none'",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
        "vary: accept-encoding",
    ] {
        assert_eq!(head.matches(line).count(), 1, "{line} in {head}");
    }
}

#[test]
fn the_page_is_asked_for_each_time() {
    let (head, body) = ask("GET / HTTP/1.1");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, "<p>page");
    for line in ["content-type: text/html; charset=utf-8", "cache-control: no-cache", "content-length: 7"] {
        assert!(head.contains(line), "{line} in {head}");
    }
}

#[test]
fn every_answer_is_guarded() {
    let tag = tag_of(&ask("GET / HTTP/1.1").0);
    for (request, status) in [
        ("GET / HTTP/1.1", 200),
        ("HEAD / HTTP/1.1", 200),
        (&format!("GET / HTTP/1.1\r\nIf-None-Match: {tag}"), 304),
        ("GET /%zz HTTP/1.1", 404),
        ("GET /nowhere HTTP/1.1", 404),
        ("HEAD /nowhere HTTP/1.1", 404),
        ("POST / HTTP/1.1\r\nContent-Length: 0", 405),
    ] {
        let (head, _) = ask(request);
        assert!(head.starts_with(&format!("http/1.1 {status}")), "{request}: {head}");
        assert_guarded(&head);
    }
}

/// The library refuses it before anybody else sees it.
#[test]
fn what_is_no_request_is_refused() {
    let long = "x".repeat(40_000);
    for (request, status) in [
        ("GET / HTTP/1.1\r\nno header", 400),
        ("GET /\u{7f} HTTP/1.1", 400),
        ("nonsense", 400),
        ("GET / HTTP/9.9", 400),
        (&format!("GET /{long} HTTP/1.1"), 431),
        (&format!("GET / HTTP/1.1\r\nLong: {long}"), 431),
        (&format!("GET / HTTP/1.1{}", "\r\nA: b".repeat(100)), 431),
    ] {
        let (head, _) = ask(request);
        let shown = &request[..request.len().min(60)];
        assert!(head.starts_with(&format!("http/1.1 {status}")), "{shown}: {head}");
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

fn tag_of(head: &str) -> String {
    head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned()
}

#[test]
fn who_has_the_file_is_not_sent_it_again() {
    let (plain, packed) =
        (tag_of(&ask("GET / HTTP/1.1").0), tag_of(&ask("GET / HTTP/1.1\r\nAccept-Encoding: br").0));
    assert_ne!(plain, packed, "other bytes");
    assert_ne!(plain, tag_of(&ask("GET /service-worker.js HTTP/1.1").0), "another file");
    for (method, known) in [
        ("GET", plain.clone()),
        ("HEAD", plain.clone()),
        ("GET", format!("W/{plain}")),
        ("GET", format!("\"a\", {plain}")),
        ("GET", format!("\"a\"\r\nIf-None-Match: {plain}")),
        ("GET", "*".to_owned()),
    ] {
        let (head, body) = ask(&format!("{method} / HTTP/1.1\r\nIf-None-Match: {known}"));
        assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{known}: {head}");
        assert!(tag_of(&head) == plain && head.contains("cache-control: no-cache"), "{head}");
        assert!(!head.contains("\ncontent-type"), "{head}");
    }
    for known in ["\"a\"", packed.as_str(), ""] {
        let (head, body) = ask(&format!("GET / HTTP/1.1\r\nIf-None-Match: {known}"));
        assert!(head.starts_with("http/1.1 200") && body == "<p>page", "{known}: {head}");
    }
}

#[test]
fn a_head_alone_says_how_long_the_file_is() {
    let (head, body) = ask("HEAD / HTTP/1.1");
    assert!(head.starts_with("http/1.1 200") && body.is_empty(), "{head}");
    assert!(head.contains("content-length: 7") && head.contains("etag: "), "{head}");
}

#[test]
fn nothing_else_is_given_out() {
    for path in ["/index.html.br", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/service"] {
        let (head, body) = ask(&format!("GET {path} HTTP/1.1"));
        assert!(head.starts_with("http/1.1 404"), "{path}: {head}");
        assert_eq!(body, "");
    }
    let (head, _) = ask("POST / HTTP/1.1\r\nContent-Length: 0");
    assert!(head.starts_with("http/1.1 405") && head.contains("allow: get,head"), "{head}");
}

#[tokio::test]
async fn a_taken_port_makes_room_for_the_next() {
    let first = listen((Ipv4Addr::LOCALHOST, 0).into(), 0).await.unwrap();
    let address = first.local_addr().unwrap();
    assert_eq!(listen(address, 0).await.unwrap_err().kind(), std::io::ErrorKind::AddrInUse);
    let second = listen(address, 20).await.unwrap().local_addr().unwrap();
    assert!(second.port() > address.port());
}
