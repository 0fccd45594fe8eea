//! The store of a server of tables and clubs, and what `kook join` keeps of them.

use std::{collections::BTreeMap, fs, net::TcpStream, path::Path, time::Duration};

use rusqlite::Connection;
use serde_json::{Map, Value, json};
use tokio_tungstenite::tungstenite::{Message, WebSocket, client, client::IntoClientRequest};

use super::{
    expecting::{copied, expect_json, read},
    serving::{Server, free_port},
    typing::{ENGLISH, Person},
};

/// How long an answer is waited for: nothing here depends on it unless something is broken.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lays a store that was saved as SQL into a folder, and serves it.
fn serve(folder: &Path, sql: &str) -> Server {
    fs::create_dir_all(folder.join("data")).unwrap();
    let store = store(folder);
    // The tables of a dump stand in the order of their names, not in the one in which they refer to each other.
    store.pragma_update(None, "foreign_keys", false).unwrap();
    store.execute_batch(&read(sql)).unwrap();
    // As if nobody had served it since it began: nobody is away for so long that a bot plays for them.
    store.execute("UPDATE nodes SET at = (SELECT min(opened) FROM tables)", []).unwrap();
    // Somebody takes days off, which would be over when this is run later: they end in another century.
    let longer = "UPDATE entries SET line = replace(line, '1796438331560', '4102444800000')";
    store.execute(longer, []).unwrap();
    drop(store);
    Server::start(folder, free_port())
}

fn store(folder: &Path) -> Connection {
    Connection::open(folder.join("data/tables.sqlite")).unwrap()
}

/// The lines of a store by table and number.
fn lines(store: &Connection) -> BTreeMap<(u32, u32), String> {
    let mut lines = store.prepare("SELECT of_table, seq, line FROM entries").unwrap();
    let line = |row: &rusqlite::Row<'_>| Ok(((row.get(0)?, row.get(1)?), row.get(2)?));
    lines.query_map([], line).unwrap().map(Result::unwrap).collect()
}

/// The tables and clubs of the store by their names here: where they are, and the keys of their people.
fn places() -> Map<String, Value> {
    serde_json::from_str(&read("server/codes.json")).unwrap()
}

fn get(server: &Server, path: &str, key: Option<&str>) -> Value {
    server.json("GET", path, key, "")
}

/// Somebody’s connection to a table or a club.
struct Visit {
    socket: WebSocket<TcpStream>,
    /// What they have been told last of each thing.
    now: Map<String, Value>,
}

impl Visit {
    fn come(server: &Server, path: &str, key: &str) -> Self {
        let address = format!("ws://127.0.0.1:{}{path}/socket", server.port);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {key}").parse().unwrap());
        let stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = client(request, stream).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut visit = Self { socket, now: Map::new() };
        visit.say(&json!({ "hello": { "protocol": "kookaburra-online/1", "name": "" } }));
        let mut welcome = visit.hear();
        visit.is_told(welcome["welcome"]["now"].take());
        visit
    }

    fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    fn hear(&mut self) -> Value {
        loop {
            let message = self.socket.read().unwrap();
            if message.is_text() {
                return serde_json::from_str(message.to_text().unwrap()).unwrap();
            }
        }
    }

    fn is_told(&mut self, told: Value) {
        let Value::Object(told) = told else { panic!("{told}") };
        self.now.extend(told);
    }

    /// All that a table tells of itself: what follows a welcome is there before the answer to a question.
    fn look_around(&mut self) {
        self.say(&json!({ "id": "p", "do": { "ping": {} } }));
        loop {
            let mut message = self.hear();
            if message.get("answer").is_some() {
                return;
            }
            self.is_told(message["told"].take());
        }
    }
}

/// What a person sees of a place, as it is compared.
fn seen(visit: &Visit) -> Value {
    let compared = ["club", "view", "standpoint", "company", "position", "seq"];
    let seen = compared.iter().filter_map(|&key| Some((key.to_owned(), visit.now.get(key)?.clone())));
    Value::Object(seen.collect())
}

/// Takes out what depends on when the store is opened: a time in which nobody served it is nobody’s loss, so a clock
/// that runs ends later by as much.
fn without_hours(value: &mut Value) {
    match value {
        Value::Object(parts) => {
            if let Some(Value::Object(clock)) = parts.get_mut("clock") {
                clock.remove("until");
            }
            parts.values_mut().for_each(without_hours);
        }
        Value::Array(parts) => parts.iter_mut().for_each(without_hours),
        _ => {}
    }
}

/// What a server shows of a place: to anybody, and to the first two of its people, who come in turn and stay.
fn shown(server: &Server, place: &Value) -> Value {
    let path = place["path"].as_str().unwrap();
    let people: Vec<(&String, &str)> = place["people"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, key)| (name, key.as_str().unwrap()))
        .collect();
    let key = people.first().map(|&(_, key)| key);
    let mut shown = Map::new();
    shown.insert("look".to_owned(), get(server, path, None));
    let is_club = path.starts_with("/api/clubs/");
    if is_club {
        let evening = |number| get(server, &format!("{path}/evenings/{number}"), key);
        shown.insert("evenings".to_owned(), (1..=3).map(evening).collect());
    } else {
        shown.insert("record".to_owned(), get(server, &format!("{path}/record"), key));
    }
    let mut visits = Vec::new();
    for &(name, key) in people.iter().take(2) {
        let mut visit = Visit::come(server, path, key);
        if !is_club {
            visit.look_around();
        }
        visits.push((name.clone(), visit));
    }
    let all = visits.iter().map(|(name, visit)| (name.clone(), seen(visit))).collect();
    shown.insert("as".to_owned(), Value::Object(all));
    let mut shown = Value::Object(shown);
    without_hours(&mut shown);
    shown
}

/// Holds what is shown of a store to what was shown of it.
fn is_shown_as_it_was(sql: &str, expected: &str, names: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path(), sql);
    let (before, places) = (lines(&store(folder.path())), places());
    for name in names {
        expect_json(&format!("{expected}/{name}.json"), &shown(&server, &places[*name]));
    }
    assert_eq!(server.terminate(), Some(0));
    // Whoever comes writes behind what is there.
    let after = lines(&store(folder.path()));
    assert!(after.len() > before.len(), "{sql}");
    for (at, line) in before {
        assert_eq!(after.get(&at), Some(&line), "{sql}: {at:?}");
    }
}

#[test]
fn a_servers_tables_and_clubs_stand_as_they_stood() {
    let all = places();
    let names: Vec<&str> = all.keys().map(String::as_str).collect();
    assert_eq!(names.len(), 17);
    is_shown_as_it_was("server/store.sql", "server/expected", &names);
}

#[test]
fn tables_and_clubs_that_were_packed_away_are_unpacked_as_they_were() {
    let names = ["australian-4", "rummy-500-2", "club-wattle"];
    is_shown_as_it_was("server/packed.sql", "server/packed-expected", &names);
}

#[test]
fn whoever_kept_a_key_comes_back_as_who_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(folder.path(), "server/store.sql");
    let (table, club) = ("gvhh0cga60aabmvkknubddnyb5", "633frx9mzfw2ckq5ms2tfbg4rd");
    for (kind, letter, code, greeting) in
        [("tables", "t", table, "Seat 1: Ann (1, you, host)"), ("clubs", "c", club, "Ann (you")]
    {
        let path = format!("join/{kind}/{code}");
        let saved = copied(&path, folder.path(), &format!("{kind}/{code}"));
        let mut ann = Person::join(folder.path(), &format!("{}#/{letter}/{code}", server.address()), "en");
        ann.hear(greeting);
        ann.type_in(ENGLISH.quit.0);
        let heard = ann.rest();
        assert!(!heard.iter().any(|line| line.contains(ENGLISH.name)), "{heard:#?}");
        let lines = |text: String| text.lines().take(2).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(lines(fs::read_to_string(saved).unwrap()), lines(read(&path)), "{path}");
    }
    assert_eq!(server.terminate(), Some(0));
}
