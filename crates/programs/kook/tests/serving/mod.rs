//! `kook serve` as others start it, and what it answers.
#![allow(dead_code, reason = "each file of tests needs a part of it")]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::Duration,
};

use serde_json::{Value, json};
pub(crate) use testkit::servers::free_port;

pub(crate) fn kook() -> Command {
    Command::new(env!("CARGO_BIN_EXE_kook"))
}

/// `kook serve`, with a page of one word.
pub(crate) struct Server {
    process: Child,
    pub(crate) port: u16,
}

/// A folder with a page to serve: `kook` may have been built without one.
pub(crate) fn page(folder: &Path) -> PathBuf {
    let page = folder.join("page");
    fs::create_dir_all(&page).unwrap();
    fs::write(page.join("index.html"), "page").unwrap();
    page
}

impl Server {
    /// Starts one that keeps its tables in a folder.
    pub(crate) fn start(folder: &Path, port: u16) -> Self {
        let data = folder.join("data");
        Self::start_with(folder, port, &["--data", data.to_str().unwrap()])
    }

    /// Starts one with options of its own, and waits until it is ready.
    pub(crate) fn start_with(folder: &Path, port: u16, options: &[&str]) -> Self {
        let page = page(folder);
        let mut process = kook()
            .args(["--lang", "en", "serve", "--port", &port.to_string(), "--folder"])
            .arg(&page)
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("http"), "{line}");
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

    /// Its address, with a slash at the end.
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

    /// The whole answer to a request with these lines in its head.
    pub(crate) fn answer_to(&self, request: &str, lines: &[&str]) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let lines: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
        let head = format!("{request} HTTP/1.1\r\nconnection: close\r\ncontent-length: 0\r\n{lines}\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// The JSON in an answer.
    pub(crate) fn json(&self, method: &str, path: &str, key: Option<&str>, body: &str) -> Value {
        let answer = self.answer(method, path, key, body).unwrap();
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    /// Opens a table, and gives its code.
    pub(crate) fn open(&self, preset: &str) -> String {
        self.open_of(&json!({ "preset": preset }))
    }

    /// Opens a table of these rules, and gives its code.
    pub(crate) fn open_of(&self, rules: &Value) -> String {
        self.open_with(rules, &json!({ "level": "club", "bot_ms": 0 }))
    }

    /// Opens a table of these rules with these options, and gives its code.
    pub(crate) fn open_with(&self, rules: &Value, options: &Value) -> String {
        let key = self.json("POST", "/api/keys", None, "")["key"].as_str().unwrap().to_owned();
        let opening = json!({
            "game": "five-hundred",
            "rules": rules,
            "options": options,
        });
        let opened = self.json("POST", "/api/tables", Some(&key), &opening.to_string());
        opened["code"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned()
    }

    /// Kills it; it gives its port.
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

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
