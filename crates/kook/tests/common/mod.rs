//! What the tests of tables online share: the program, and a server of it.
#![allow(dead_code, reason = "no test needs all of it")]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::Duration,
};

use serde_json::{Value, json};

pub(crate) fn kook() -> Command {
    Command::new(env!("CARGO_BIN_EXE_kook"))
}

/// A port that nobody listens at.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

pub(crate) struct Server {
    process: Child,
    pub(crate) port: u16,
}

impl Server {
    pub(crate) fn start(folder: &Path, port: u16) -> Self {
        let page = folder.join("page");
        fs::create_dir_all(&page).unwrap();
        fs::write(page.join("index.html"), "page").unwrap();
        let mut process = kook()
            .args(["--lang", "en", "serve", "--port", &port.to_string(), "--folder"])
            .arg(&page)
            .arg("--data")
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains(&port.to_string()), "{line}");
        let server = Self { process, port };
        for _ in 0..100 {
            if server
                .answer("GET", "/readyz", None, "")
                .is_some_and(|answer| answer.starts_with("HTTP/1.1 200"))
            {
                break;
            }
            sleep(Duration::from_millis(50));
        }
        server
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// The whole answer to a request.
    pub(crate) fn answer(&self, method: &str, path: &str, key: Option<&str>, body: &str) -> Option<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        let key = key.map(|key| format!("authorization: Bearer {key}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\n{key}content-length: {}\r\n\r\n",
            self.port,
            body.len()
        );
        stream.write_all((head + body).as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    }

    /// The JSON in an answer.
    pub(crate) fn json(&self, method: &str, path: &str, key: Option<&str>, body: &str) -> Value {
        let answer = self.answer(method, path, key, body).unwrap();
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    /// Opens a table, and gives its code.
    pub(crate) fn open(&self, preset: &str) -> String {
        let key = self.json("POST", "/api/keys", None, "")["key"].as_str().unwrap().to_owned();
        let opening = json!({
            "game": "five-hundred",
            "rules": { "preset": preset },
            "options": { "level": "club", "bot_ms": 0 },
        });
        let opened = self.json("POST", "/api/tables", Some(&key), &opening.to_string());
        opened["code"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned()
    }

    pub(crate) fn kill(mut self) -> u16 {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.port
    }

    /// Ends it as systems do; it says how it ended.
    pub(crate) fn terminate(mut self) -> Option<i32> {
        Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status().unwrap();
        self.process.wait().unwrap().code()
    }
}
