//! A load balancer: haproxy.

use std::{fs, process::Command};

use tempfile::TempDir;

use crate::servers::{Server, free_port, listens, program, wait_until};

/// A load balancer before several servers on this computer: each connection goes to the next that says it is ready.
#[derive(Debug)]
pub struct Balancer {
    port: u16,
    _server: Server,
    _folder: TempDir,
}

impl Balancer {
    /// Starts one before the servers at these ports; nothing if it isn't installed.
    #[must_use]
    pub fn start(ports: &[u16]) -> Option<Self> {
        let haproxy = program("haproxy", &[], "haproxy")?;
        let folder = tempfile::tempdir().unwrap();
        let port = free_port();
        let file = folder.path().join("haproxy.cfg");
        fs::write(&file, configuration(port, ports)).unwrap();
        let mut start = Command::new(haproxy);
        start.arg("-db").arg("-f").arg(file);
        let server = Server::start(start);
        wait_until("haproxy listens", || listens(port));
        Some(Self { port, _server: server, _folder: folder })
    }

    /// Its address, with a slash at the end.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}

fn configuration(port: u16, ports: &[u16]) -> String {
    let servers = ports.iter().map(|port| format!("    server at-{port} 127.0.0.1:{port}\n"));
    format!(
        "defaults
    mode http
    retries 3
    option redispatch
    timeout connect 1s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
frontend people
    bind 127.0.0.1:{port}
    default_backend programs
backend programs
    balance roundrobin
    option httpchk GET /readyz
    default-server check inter 200ms fall 2 rise 1
{}",
        servers.collect::<String>()
    )
}
