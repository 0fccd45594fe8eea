//! Ways to a table: back to it, by a personal link, by a code that is said, through the lobby.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/server.rs"]
mod server;

use std::{collections::BTreeMap, time::Duration};

use futures_util::{SinkExt, StreamExt};
use online_wire::{Hello, Message, PROTOCOL, Request, TableCommand, TableUpdate, Welcome};
use serde_json::{Value, json};
use server::{Server, Socket};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;

impl Server {
    /// Opens a table of bots that don’t think long; gives its code.
    async fn open(&self, key: &str, more: &Value) -> String {
        let mut options = json!({ "level": "beginner", "bot_ms": 0 });
        for (name, value) in more.as_object().unwrap() {
            options[name] = value.clone();
        }
        let wanted =
            json!({ "game": "five-hundred", "rules": { "preset": "australian-4" }, "options": options });
        let (status, opened) = self.ask("POST /api/tables", key, &wanted).await;
        assert_eq!(status, 201, "{opened}");
        opened["code"].as_str().unwrap().to_owned()
    }

    /// Comes to a table.
    async fn come(&self, code: &str, key: &str, hello: Hello) -> (Person, Welcome) {
        let hello = serde_json::to_value(Hello { protocol: PROTOCOL.to_owned(), ..hello }).unwrap();
        let socket = self.socket(&format!("/api/tables/{code}"), key, &hello).await;
        let mut person = Person { socket, asked: 0 };
        let Message::Welcome(welcome) = person.next().await else { panic!("a welcome comes first") };
        (person, *welcome)
    }
}

/// Somebody at a table.
struct Person {
    socket: Socket,
    asked: usize,
}

impl Person {
    async fn next(&mut self) -> Message {
        let text = timeout(Duration::from_secs(30), async {
            loop {
                if let Frame::Text(text) = self.socket.next().await.unwrap().unwrap() {
                    return text;
                }
            }
        });
        serde_json::from_str(&text.await.unwrap()).unwrap()
    }

    async fn command(&mut self, command: TableCommand) {
        self.asked += 1;
        let request = Request { id: self.asked.to_string(), at: None, command };
        self.socket.send(Frame::text(serde_json::to_string(&request).unwrap())).await.unwrap();
    }

    /// Wants something until it is done: a server that is asked too much says that it is busy.
    async fn insist(&mut self, command: TableCommand) {
        loop {
            self.command(command.clone()).await;
            let answer = loop {
                if let Message::Answer(answer) = self.next().await {
                    break answer;
                }
            };
            if answer.refused.is_none() {
                return;
            }
        }
    }

    async fn told(&mut self) -> TableUpdate {
        loop {
            if let Message::Told(update) = self.next().await {
                return *update;
            }
        }
    }
}

fn named(name: &str) -> Hello {
    Hello { name: Some(name.to_owned()), ..Hello::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_they_would_have_been_told() {
    let server = Server::start().await;
    let (mae, ned) = (server.key().await, server.key().await);
    let code = server.open(&mae, &json!({})).await;
    let (mut host, _) = server.come(&code, &mae, named("Mae")).await;
    let (mut other, welcome) = server.come(&code, &ned, named("Ned")).await;
    assert_eq!(welcome.missed, None, "nobody was there before");
    host.command(TableCommand::Sit { place: Some(0) }).await;
    other.command(TableCommand::Sit { place: Some(2) }).await;
    host.command(TableCommand::Start {}).await;
    // To the first deal nothing is held up; Ned hears all of it.
    let mut live = BTreeMap::new();
    while live.values().all(|update: &TableUpdate| update.events.is_empty()) {
        let update = other.told().await;
        live.insert(update.seq, update);
    }
    let since = *live.keys().next().unwrap();
    let hello = || Hello { since: Some(since), ..named("Ned") };
    let (_again, welcome) = server.come(&code, &ned, hello()).await;
    let missed = welcome.missed.unwrap();
    let seqs: Vec<u64> = missed.iter().map(|update| update.seq.0).collect();
    assert_eq!(seqs, (since.0 + 1..=welcome.now.seq.0).collect::<Vec<_>>(), "without a gap");
    for update in &missed {
        assert!(update.view.is_none() && update.player_state.is_none() && update.participants.is_none());
        if let Some(then) = live.get(&update.seq) {
            assert_eq!((&update.entered, &update.events), (&then.entered, &then.events));
            assert_eq!((update.at, update.by, update.position), (then.at, then.by, then.position));
        }
    }
    assert!(missed.iter().any(|update| !update.events.is_empty()), "the deal was among it");
    // After a long time, or with a number that never was, the table is told as it is.
    for locked in 0..130 {
        host.insist(TableCommand::Lock { locked: locked % 2 == 0 }).await;
    }
    assert_eq!(server.come(&code, &ned, hello()).await.1.missed, None);
    let never = Hello { since: Some(table::Seq(1_000_000)), ..named("Ned") };
    assert_eq!(server.come(&code, &ned, never).await.1.missed, None);
    let (_, now) = server.come(&code, &ned, named("Ned")).await;
    let now = Hello { since: Some(now.now.seq), ..named("Ned") };
    assert_eq!(server.come(&code, &ned, now).await.1.missed, Some(Vec::new()), "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_leads_back_to_the_seat_and_no_other_does() {
    let server = Server::start().await;
    let (mae, phone, stranger) = (server.key().await, server.key().await, server.key().await);
    let code = server.open(&mae, &json!({})).await;
    let (mut host, welcome) = server.come(&code, &mae, named("Mae")).await;
    host.command(TableCommand::Sit { place: Some(1) }).await;
    host.told().await;
    let personal = welcome.personal.unwrap();
    // The phone came as somebody else before it had the link.
    let (_, before) = server.come(&code, &phone, named("Mae")).await;
    assert_ne!(before.you, welcome.you, "nobody is known by their name");
    let by_link = Hello { personal: Some(personal.clone()), ..Hello::default() };
    let (_, back) = server.come(&code, &phone, by_link).await;
    assert_eq!((back.you, back.personal.as_deref()), (welcome.you, Some(personal.as_str())));
    let participants = back.now.participants.unwrap();
    let seated = &participants.participants[welcome.you.0 as usize];
    assert_eq!((seated.name.as_str(), seated.place), ("Mae", Some(1)));
    // From now on the phone is known by its key.
    assert_eq!(server.come(&code, &phone, Hello::default()).await.1.you, welcome.you);
    let other = server.open(&mae, &json!({})).await;
    let wrong =
        [personal.replacen("0-", "1-", 1), "0-".to_owned() + &"0".repeat(32), "0".to_owned(), personal];
    for (number, (code, wrong)) in [&code, &code, &code, &other].into_iter().zip(wrong).enumerate() {
        let hello = Hello { personal: Some(wrong), ..Hello::default() };
        let key = if number == 3 { &stranger } else { &server.key().await };
        let you = server.come(code, key, hello).await.1.you;
        assert!(number == 3 || you != welcome.you, "{number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_is_said_leads_to_its_table() {
    let server = Server::start().await;
    let (mae, ned) = (server.key().await, server.key().await);
    let code = server.open(&mae, &json!({})).await;
    let say = format!("POST /api/tables/{code}/say");
    assert_eq!(server.ask(&say, "", &Value::Null).await.0, 401);
    assert_eq!(server.ask("POST /api/tables/nowhere/say", &mae, &Value::Null).await.0, 404);
    let (status, said) = server.ask(&say, &mae, &Value::Null).await;
    let digits = said["digits"].as_str().unwrap();
    assert_eq!((status, digits.len()), (200, 6));
    let typed = format!("{} {}", &digits[..3], &digits[3..]);
    let found = server.ask("POST /api/codes", &ned, &json!({ "digits": typed })).await;
    assert_eq!(found, (200, json!({ "code": code })));
    let wrong = json!({ "digits": "12345" });
    let (status, ended) = server.ask("POST /api/codes", &ned, &wrong).await;
    assert_eq!((status, &ended["code"]), (404, &json!("ended")));
    for _ in 0..4 {
        server.ask("POST /api/codes", &ned, &wrong).await;
    }
    let (status, too_many) = server.ask("POST /api/codes", &ned, &json!({ "digits": digits })).await;
    assert_eq!((status, &too_many["code"]), (429, &json!("too_many")));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_tables_that_are_open_to_anyone_are_listed() {
    let server = Server::start().await;
    let mae = server.key().await;
    let listed = || async {
        let tables = server.ask("GET /api/lobby", "", &Value::Null).await.1["tables"].clone();
        let tables = tables.as_array().unwrap().clone();
        tables.into_iter().map(|table| table["code"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let hidden = server.open(&mae, &json!({})).await;
    let open = server.open(&mae, &json!({ "listed": true })).await;
    let (_hidden, _) = server.come(&hidden, &mae, named("Mae")).await;
    assert!(listed().await.is_empty(), "nobody is there");
    let (mut host, _) = server.come(&open, &mae, named("Mae")).await;
    host.command(TableCommand::Sit { place: None }).await;
    host.told().await;
    assert_eq!(listed().await, [open]);
    host.command(TableCommand::Lock { locked: true }).await;
    host.told().await;
    host.command(TableCommand::Say(online_wire::Phrase::OneMoment)).await;
    host.told().await;
    assert!(listed().await.is_empty(), "a locked table is open to nobody");
}
