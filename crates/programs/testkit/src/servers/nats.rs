//! A server of NATS.

use std::{path::PathBuf, process::Command};

use crate::servers::{Server, free_port, listens, program, wait_until};

/// A server of NATS.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    port: u16,
    server: Option<Server>,
}

impl Nats {
    /// Starts one; nothing if it isn't installed.
    #[must_use]
    pub fn start() -> Option<Self> {
        let program = program("nats-server", &[], "nats-server")?;
        let mut this = Self { program, port: free_port(), server: None };
        this.start_again();
        Some(this)
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stops it at once.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Starts it again, on the same port.
    pub fn start_again(&mut self) {
        let mut start = Command::new(&self.program);
        start.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        self.server = Some(Server::start(start));
        wait_until("NATS listens", || listens(self.port));
    }
}
