//! Servers that tests need: Postgres, NATS and a load balancer, each on a free port with data of its own.
//!
//! If one isn't installed, its `start` says so and returns nothing, so that the test passes; with [`DEMAND`] set the
//! test fails. Any other error panics and says why.
#![allow(clippy::unwrap_used, reason = "for tests alone, which may panic")]

mod balancer;
mod nats;
mod postgres;

use std::{
    env,
    net::{TcpListener, TcpStream},
    ops::Range,
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    thread::sleep,
    time::{Duration, Instant},
};

pub use balancer::Balancer;
pub use nats::Nats;
pub use postgres::Postgres;

/// Set to anything, tests fail where a server isn't installed, instead of saying so.
pub const DEMAND: &str = "KOOK_SERVER_TESTS";

/// How long a server may take until it is there.
const START: Duration = Duration::from_secs(60);

/// Ports below those that systems give to whoever connects.
const PORTS: Range<u32> = 16_000..32_000;

/// A port that nobody listens at. No connection is given it while a server that has it is stopped and comes back.
///
/// # Panics
/// There is none.
#[must_use]
pub fn free_port() -> u16 {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let free = |_| {
        // Tests in other processes begin elsewhere.
        let next = process::id().wrapping_mul(97).wrapping_add(ASKED.fetch_add(1, Relaxed));
        let port = (PORTS.start + next % PORTS.len() as u32) as u16;
        TcpListener::bind(("127.0.0.1", port)).is_ok().then_some(port)
    };
    PORTS.into_iter().find_map(free).unwrap()
}

/// Waits until something is so; panics if it takes too long.
pub fn wait_until(what: &str, mut so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < START, "waited too long: {what}");
        sleep(Duration::from_millis(50));
    }
}

fn listens(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

/// A program in one of these folders or on the path. Where there is none, that is said.
fn program(name: &str, folders: &[PathBuf], package: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let paths = env::split_paths(&path).chain(["/usr/sbin".into()]);
    let found = folders.iter().cloned().chain(paths).map(|folder| folder.join(name)).find(|it| it.exists());
    if found.is_none() {
        let says = format!("there is no {name} (Debian: apt-get install {package})");
        assert!(env::var_os(DEMAND).is_none(), "{says}");
        eprintln!("NOT TESTED: {says}");
    }
    found
}

/// A server that is stopped when it is dropped.
#[derive(Debug)]
struct Server {
    process: Child,
}

impl Server {
    fn start(mut command: Command) -> Self {
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        Self { process: quiet.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}")) }
    }

    /// Sends a signal and waits until the server has ended.
    fn end(&mut self, signal: &str) {
        let id = self.process.id().to_string();
        let _ = Command::new("kill").args([signal, &id]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs a command to its end; panics if it fails.
fn run(mut command: Command) {
    let output = command.stdin(Stdio::null()).output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = || String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}: {}", said());
}

fn is_root() -> bool {
    let answer = Command::new("id").arg("-u").output();
    answer.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

fn folders_of(parent: &Path, inner: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(parent) else { return Vec::new() };
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path().join(inner)).collect();
    folders.sort();
    folders.reverse();
    folders
}
