//! `kook serve` as its users meet it: it says where the table is, gives out the page, and ends when it is told to.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// Its tables lie beside the folder that it serves, so that no two servers share them.
fn kook(folder: &Path, arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kook"))
        .arg("serve")
        .arg("--folder")
        .arg(folder)
        .args(arguments)
        .env("LC_ALL", "C")
        .env("KOOK_DATA", folder.with_extension("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// A folder for a server, and the one with a page in it.
fn page() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page");
    fs::create_dir(&page).unwrap();
    fs::write(page.join("index.html"), "<p>the table").unwrap();
    (folder, page)
}

/// What it complains of.
fn complaint(folder: &Path, arguments: &[&str]) -> String {
    let output = kook(folder, arguments).wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Starts it, and gives the port it tells.
fn started(folder: &Path, arguments: &[&str]) -> (Child, u16) {
    let mut server = kook(folder, arguments);
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let port = line.split_once("http://localhost:").unwrap().1.split_once('/').unwrap().0.parse().unwrap();
    (server, port)
}

#[test]
fn it_gives_out_a_folder_until_it_is_told_to_stop() {
    let (_folder, page) = page();
    let (mut server, port) = started(&page, &[]);
    let mut browser = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    browser.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    browser.read_to_string(&mut answer).unwrap();
    assert!(answer.ends_with("<p>the table"), "{answer}");
    if cfg!(unix) {
        let told = Command::new("kill").args(["-INT", &server.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert_eq!(server.wait().unwrap().code(), Some(0));
    } else {
        server.kill().unwrap();
        server.wait().unwrap();
    }
}

#[test]
fn a_port_that_was_asked_for_is_had_or_missed() {
    let (_folder, page) = page();
    let port = testkit::servers::free_port();
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap();
    let port = port.to_string();
    let said = complaint(&page, &["--port", &port]);
    assert!(said.contains(&format!("Port {port} is in use")), "{said}");
    drop(taken);
    let (mut server, found) = started(&page, &["--port", &port]);
    assert_eq!(found.to_string(), port);
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let said = complaint(folder.path(), &[]);
    assert!(said.contains("isn’t a page"), "{said}");
    let said = complaint(Path::new("no such folder"), &[]);
    assert!(said.contains("no such folder isn’t a page"), "{said}");
    let said = complaint(Path::new("no such folder"), &["--lang", "fr"]);
    assert!(said.contains("n’est pas une page"), "{said}");
}

#[test]
fn options_may_stand_in_the_environment() {
    let (_kept, folder) = page();
    let serve = |name: &str, value: &str, arguments: &[&str]| {
        let mut kook = Command::new(env!("CARGO_BIN_EXE_kook"));
        kook.args(["--lang", "en", "serve"]).args(arguments).env(name, value);
        kook.env("KOOK_DATA", folder.with_extension("data"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let output = serve("KOOK_FOLDER", "no such folder", &[]).wait_with_output().unwrap();
    assert!(String::from_utf8(output.stderr).unwrap().contains("no such folder isn’t a page"));
    let output = serve("KOOK_DATABASE", "nonsense", &[]).wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("“nonsense” isn’t a choice for --database"), "{said}");
    let page = ["--folder", folder.to_str().unwrap()];
    let mut server = serve("KOOK_PUBLIC_URL", "https://500.example.org", &page);
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("https://500.example.org/ "), "{line}");
    server.kill().unwrap();
    server.wait().unwrap();
}
