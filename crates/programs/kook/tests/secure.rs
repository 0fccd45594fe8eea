//! Tables behind https: a program comes where the certificate can be trusted, and is told why where it can't.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;

use std::{
    io::{Read, Write},
    net::TcpListener as Listener,
    path::{Path, PathBuf},
    process::Output,
    sync::Arc,
    thread,
};

use serde_json::Value;
use serving::{Server, kook};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
    },
};

/// A file that `certificates/make` has made.
fn certificate(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/certificates").join(name).with_extension("pem")
}

/// What a server needs that shows a certificate.
fn showing(name: &str) -> ServerConfig {
    let file = certificate(name);
    let signed = CertificateDer::pem_file_iter(&file).unwrap().map(Result::unwrap).collect();
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(signed, PrivateKeyDer::from_pem_file(&file).unwrap())
        .unwrap()
}

/// What stands in front of a server and speaks https for it; its port.
fn in_front(runtime: &Runtime, port: u16, config: ServerConfig) -> u16 {
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let at = listener.local_addr().unwrap().port();
    runtime.spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that trusts nobody here goes away.
                let Ok(mut near) = acceptor.accept(stream).await else { return };
                let mut far = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
                let _ = copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    at
}

fn run(trusted: &Path, arguments: &[&str]) -> Output {
    kook()
        .args(["--lang", "en"])
        .args(arguments)
        .env("SSL_CERT_FILE", trusted)
        .env_remove("SSL_CERT_DIR")
        .output()
        .unwrap()
}

fn complaint(trusted: &Path, arguments: &[&str]) -> String {
    let out = run(trusted, arguments);
    assert_eq!(out.status.code(), Some(2), "{out:?}");
    String::from_utf8(out.stderr).unwrap()
}

#[test]
fn programs_sit_and_measure_behind_https() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), serving::free_port());
    let runtime = Runtime::new().unwrap();
    let port = in_front(&runtime, server.port, showing("localhost"));

    let link = format!("https://localhost:{port}/#/t/{}", server.open("australian-4"));
    let joined = run(&certificate("ours"), &["join", &link, "--player", "club", "--start", "--json"]);
    let played: Value = serde_json::from_slice(&joined.stdout).unwrap_or_else(|_| panic!("{joined:?}"));
    assert!(!played["winners"].as_array().unwrap().is_empty(), "{played}");

    let address = format!("https://localhost:{port}/");
    let load = run(
        &certificate("ours"),
        &["load", &address, "--tables", "1", "--rate", "20", "--seconds", "1", "--json"],
    );
    let report: Value = serde_json::from_slice(&load.stdout).unwrap_or_else(|_| panic!("{load:?}"));
    assert!(report["lost"] == 0 && report["moves_per_second"].as_f64().unwrap() > 0.0, "{report}");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_certificate_that_can_not_be_trusted_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let ours = certificate("ours");
    let runtime = Runtime::new().unwrap();
    for (name, words) in [
        ("unknown", "Nobody this computer trusts has signed"),
        ("elsewhere", "is for another name"),
        ("expired", "isn’t valid today"),
    ] {
        // Nothing is said to the server behind it.
        let port = in_front(&runtime, 1, showing(name));
        let link = format!("https://localhost:{port}/#/t/abc");
        let said = complaint(&ours, &["join", &link, "--player", "club"]);
        assert!(said.contains(words), "{said}");
        let said = complaint(&ours, &["load", &format!("https://localhost:{port}/")]);
        assert!(said.contains(words), "{said}");
    }
    let said = complaint(
        &folder.path().join("missing.pem"),
        &["join", "https://localhost:1/#/t/a", "--player", "club"],
    );
    assert!(said.contains("missing.pem"), "{said}");
}

#[test]
fn nobody_is_led_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let listener = Listener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut asked = [0; 2_048];
            let _ = stream.read(&mut asked);
            let _ = stream.write_all(
                b"HTTP/1.1 301 Moved Permanently\r\nlocation: https://localhost:1/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
            );
        }
    });
    let address = format!("http://localhost:{port}/");
    let said = complaint(folder.path(), &["join", &format!("{address}#/t/abc"), "--player", "club"]);
    assert!(said.contains("another address (301)"), "{said}");
    let said = complaint(folder.path(), &["load", &address]);
    assert!(said.contains("301"), "{said}");
}
