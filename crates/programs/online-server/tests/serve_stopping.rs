//! A signal that comes before anybody waits for it stops the server in order; it doesn't kill it.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::process::{self, Command};

#[tokio::test]
async fn a_signal_counts_from_the_beginning() {
    for signal in ["-INT", "-TERM"] {
        let stopped = online_server::serve::stopped().unwrap();
        let sent = Command::new("kill").args([signal, &process::id().to_string()]).status().unwrap();
        assert!(sent.success());
        stopped.await;
    }
}
