//! What a server refuses, and how it says so: limits, bounds, names, and what nobody understands.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/server.rs"]
mod server;

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Server, Socket};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpSocket,
};
use tokio_tungstenite::tungstenite::Message as Frame;

const CODES: &str = "POST /api/codes";

fn opening(options: &Value) -> Value {
    json!({ "game": "five-hundred", "rules": { "preset": "australian-4" }, "options": options })
}

impl Server {
    async fn opened(&self, key: &str) -> String {
        let wanted = opening(&json!({ "bot_ms": 0, "level": "beginner" }));
        let (status, opened) = self.ask("POST /api/tables", key, &wanted).await;
        assert_eq!(status, 201, "{opened}");
        opened["code"].as_str().unwrap().to_owned()
    }

    /// Asks from an address of this computer; gives the status and what is said.
    async fn ask_from(&self, from: &str, request: &str, key: &str, body: &str) -> (u16, Value) {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(from.parse().unwrap(), 0)).unwrap();
        let mut stream = socket.connect(self.at).await.unwrap();
        let asked = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {key}\r\ncontent-length: {}\r\n\r\n{body}",
            self.at,
            body.len()
        );
        stream.write_all(asked.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), serde_json::from_str(body).unwrap_or_default())
    }

    async fn come(&self, code: &str, key: &str, name: &str) -> Person {
        let hello = json!({ "protocol": online_wire::PROTOCOL, "name": name });
        let socket = self.socket(&format!("/api/tables/{code}"), key, &hello).await;
        let mut person = Person { socket, participants: Value::Null };
        person.hear("welcome").await;
        person
    }
}

struct Person {
    socket: Socket,
    participants: Value,
}

impl Person {
    /// The next message of a kind; who is there is noted on the way.
    async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let text = match self.socket.next().await.unwrap().unwrap() {
                Frame::Text(text) => text,
                Frame::Close(frame) => return json!(frame.map(|frame| u16::from(frame.code))),
                _ => continue,
            };
            let message: Value = serde_json::from_str(&text).unwrap();
            for at in ["/welcome/now/company", "/told/company"] {
                if let Some(participants) = message.pointer(at) {
                    self.participants = participants.clone();
                }
            }
            if let Some(found) = message.get(kind) {
                return found.clone();
            }
        }
    }

    async fn ask(&mut self, id: &str, command: Value) -> Value {
        self.socket.send(Frame::text(json!({ "id": id, "do": command }).to_string())).await.unwrap();
        self.hear("answer").await
    }

    fn names(&self) -> Vec<&str> {
        let participants = self.participants["visitors"].as_array().unwrap();
        participants.iter().map(|participant| participant["name"].as_str().unwrap()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_codes_from_one_address_leaves_others_theirs() {
    let server = Server::start().await;
    let mae = server.key().await;
    let code = server.opened(&mae).await;
    let (_, said) = server.ask(&format!("POST /api/tables/{code}/say"), &mae, &Value::Null).await;
    let right = json!({ "digits": said["digits"] }).to_string();
    // A whole club may type the digits in one hall.
    for _ in 0..40 {
        let member = server.key().await;
        assert_eq!(server.ask_from("127.0.0.2", CODES, &member, &right).await.0, 200);
    }
    let mut told = Vec::new();
    for number in 0..150 {
        let key = server.key().await;
        let wrong = json!({ "digits": format!("{number:05}") }).to_string();
        told.push(server.ask_from("127.0.0.2", CODES, &key, &wrong).await.0);
    }
    assert!(told[..30].iter().all(|&status| status == 404) && told[30..].iter().all(|&status| status == 429));
    let ned = server.key().await;
    assert_eq!(server.ask_from("127.0.0.3", CODES, &ned, &right).await, (200, json!({ "code": code })));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_key_opens_a_few_tables_at_a_time() {
    let server = Server::start().await;
    let mae = server.key().await;
    let wanted = opening(&json!({}));
    let mut told = Vec::new();
    for _ in 0..25 {
        told.push(server.ask("POST /api/tables", &mae, &wanted).await.0);
    }
    assert_eq!(told.iter().filter(|&&status| status == 201).count(), 20, "{told:?}");
    assert_eq!(told.last(), Some(&429));
    let ned = server.key().await;
    server.opened(&ned).await;
    // What can’t be opened costs nothing.
    for _ in 0..30 {
        let (status, _) = server.ask("POST /api/tables", &ned, &opening(&json!({ "bot_ms": 20_000 }))).await;
        assert_eq!(status, 400);
    }
    server.opened(&ned).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn options_out_of_bounds_open_no_table_and_say_why() {
    let server = Server::start().await;
    let mae = server.key().await;
    for (options, word) in [
        (json!({ "bot_ms": 1_000_000_000_000_000_000_u64 }), "bot_ms"),
        (json!({ "pace": { "clock": { "seconds": 0, "reserve": 0 } } }), "seconds"),
        (json!({ "pace": { "correspondence": { "hours": 0 } } }), "hours"),
        (json!({ "pace": { "correspondence": { "hours": u32::MAX } } }), "hours"),
        (json!({ "bots": ["", "", ""] }), "bots"),
        (json!({ "people": 99 }), "people"),
        (json!({ "watching": "all" }), "watching"),
        (json!({ "level": "best" }), "best"),
        (json!({ "speed": 3 }), "speed"),
    ] {
        let (status, told) = server.ask("POST /api/tables", &mae, &opening(&options)).await;
        assert_eq!((status, &told["code"]), (400, &json!("cant_open")), "{options}");
        let why = told["why"].as_str().unwrap_or_default();
        assert!(why.contains(word) && !why.contains("untagged"), "{options}: {why}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_has_a_code_and_words() {
    let server = Server::start().await;
    let mae = server.key().await;
    let code = server.opened(&mae).await;
    let large = "x".repeat(20_000);
    let from = "127.0.0.1";
    for (request, key, body, status, told) in [
        ("POST /api/tables", mae.as_str(), large.as_str(), 413, "too_large"),
        (CODES, &mae, &large, 413, "too_large"),
        (&format!("POST /api/tables/{code}/reports"), &mae, &large, 413, "too_large"),
        ("POST /api/clubs", &mae, &large, 413, "too_large"),
        ("POST /api/tables", "", "{}", 401, "no_key"),
        (CODES, "", "{}", 401, "no_key"),
        ("POST /api/tables", &mae, "[1]", 400, "cant_open"),
        (CODES, &mae, "[1]", 400, "not_understood"),
        ("GET /api/tables/nowhere", &mae, "", 404, "no_such_table"),
        ("GET /api/nothing", &mae, "", 404, "no_such_path"),
        ("DELETE /api/tables", &mae, "", 405, "no_such_method"),
        ("GET /api/clubs/abc/evenings/first", &mae, "", 400, "not_understood"),
        (&format!("GET /api/tables/{code}/socket"), &mae, "", 400, "not_understood"),
        ("GET /api/knocks", &mae, "", 404, "no_knocks"),
    ] {
        let (found, answer) = server.ask_from(from, request, key, body).await;
        assert_eq!((found, &answer["code"]), (status, &json!(told)), "{request}: {answer}");
        assert!(answer["why"].as_str().is_some_and(|why| why.len() > 10), "{request}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_is_answered_and_told_to_nobody() {
    let server = Server::start().await;
    let (mae, ned) = (server.key().await, server.key().await);
    let code = server.opened(&mae).await;
    let mut host = server.come(&code, &mae, "Mae").await;
    let mut other = server.come(&code, &ned, "Ned").await;
    let first = host.ask("p1", json!({ "ping": {} })).await;
    assert!(first["seq"].is_u64() && first["refused"].is_null(), "{first}");
    assert_eq!(host.ask("p1", json!({ "ping": {} })).await["seq"], first["seq"], "nothing has happened");
    host.ask("s1", json!({ "say": "hello" })).await;
    let told = other.hear("told").await;
    assert!(told["entered"]["said"].is_object(), "{told}");
    // What tells a request from others has a length that can be saved.
    let long = host.ask(&"x".repeat(65), json!({ "say": "thank_you" })).await;
    assert_eq!(long["refused"]["code"], "bad_id");
    assert_eq!(host.ask("", json!({ "ping": {} })).await["refused"]["code"], "bad_id");
    other.socket.send(Frame::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(other.hear("answer").await, 4000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_never_blank_and_a_second_bo_is_told_apart() {
    let server = Server::start().await;
    let mae = server.key().await;
    let code = server.opened(&mae).await;
    let mut host = server.come(&code, &mae, "Bo").await;
    for name in ["BO", "  ", "\u{200b}\u{200b}", "Zoé\u{7}", "Bo\u{202e}"] {
        let key = server.key().await;
        server.come(&code, &key, name).await;
        while host.hear("told").await["entered"]["came"].is_null() {}
    }
    assert_eq!(host.names(), ["Bo", "BO (2)", "Guest 3", "Guest 4", "Zoé", "Bo (3)"]);
}
