//! A server of Postgres.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

use crate::servers::{Server, folders_of, free_port, is_root, program, run, wait_until};

/// Where Debian has the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The user as whom it runs where it may not run as root.
const USER: &str = "postgres";

/// A server of Postgres with an empty database.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    server: Option<Server>,
}

impl Postgres {
    /// Starts one; nothing if it isn't installed.
    #[must_use]
    pub fn start() -> Option<Self> {
        let initdb = program("initdb", &folders_of(Path::new(VERSIONS), "bin"), "postgresql")?;
        // The names in /usr/bin may be links to where the programs are.
        let programs = initdb.canonicalize().unwrap().parent().unwrap().to_owned();
        let folder = tempfile::tempdir().unwrap();
        if is_root() {
            let mut own = Command::new("chown");
            own.arg(USER).arg(folder.path());
            run(own);
        }
        let mut this = Self { programs, folder, port: free_port(), server: None };
        let mut init = this.command("initdb");
        init.args(["--auth=trust", "--username=kook", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
        init.arg(this.data());
        run(init);
        this.start_again();
        Some(this)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of its programs, run as somebody who may run it.
    fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", USER, "--regid", USER, "--clear-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }

    /// The address of its database.
    #[must_use]
    pub fn url(&self) -> String {
        format!("postgres://kook@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops it at once, whatever is under way.
    pub fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.end("-QUIT");
        }
    }

    /// Starts it again, on the same port and with the same data.
    pub fn start_again(&mut self) {
        let mut start = self.command("postgres");
        start.arg("-D").arg(self.data()).args(["-p", &self.port.to_string(), "-k"]).arg(self.folder.path());
        // What is killed is this server and not the computer: the system's memory is safe enough.
        for setting in
            ["listen_addresses=127.0.0.1", "fsync=off", "shared_buffers=16MB", "max_connections=80"]
        {
            start.args(["-c", setting]);
        }
        self.server = Some(Server::start(start));
        wait_until("Postgres accepts connections", || {
            let mut ready = self.command("pg_isready");
            ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            ready.status().is_ok_and(|status| status.success())
        });
    }

    /// Executes SQL.
    pub fn execute(&self, sql: &str) {
        let mut psql = self.command("psql");
        psql.args(["-q", "-v", "ON_ERROR_STOP=1", "-d", &self.url(), "-c", sql]);
        run(psql);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}
