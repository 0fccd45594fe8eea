//! The example of a client in Python plays at a table, to the end of a game. Where there is no Python with `websockets`
//! (see `.ci/run`) the test says so and passes, unless `KOOK_PYTHON_TESTS=1` demands it.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use serving::{Server, free_port};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").canonicalize().unwrap()
}

/// Python, with what `.ci/run` has fetched for it.
fn python() -> Command {
    let mut python = Command::new("python3");
    python.env("PYTHONPATH", root().join("target/python"));
    python
}

#[test]
fn the_client_in_python_plays_a_game() {
    let found = python().args(["-c", "import websockets.sync.client"]).output();
    if !found.is_ok_and(|found| found.status.success()) {
        assert!(env::var_os("KOOK_PYTHON_TESTS").is_none(), "there is no python3 with websockets");
        println!("NOT CHECKED: there is no python3 with websockets (pip install websockets).");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
    let played = python().arg(root().join("examples/join.py")).arg(&link).output().unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success() && said.starts_with("scores by seat: ["), "{played:?}");
    assert_eq!(server.terminate(), Some(0));
}
