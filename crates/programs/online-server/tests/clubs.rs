//! A club over real sockets: who belongs to it, and an evening of two tables at which programs play.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/server.rs"]
mod server;

use std::{sync::Arc, time::Duration};

use fair_shuffle::Nonce;
use futures_util::{SinkExt, StreamExt};
use online_server::{Bus, Hub, InProcess, Memory, Postgres, Settings, Store, SystemClock};
use online_wire::{
    Moment, PROTOCOL, ParticipantId,
    club::{ClubCommand, ClubMessage, ClubRequest, ClubView, Evening, EveningView, Movement},
};
use serde_json::{Value, json};
use server::{Server, Socket};
use testkit::servers::Postgres as Database;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;

/// Two programs that serve the same tables.
async fn two_of(store: &Arc<dyn Store>) -> [Server; 2] {
    let bus = Arc::new(InProcess::default());
    let settings = || Settings {
        store: Arc::clone(store),
        bus: Arc::clone(&bus) as Arc<dyn Bus>,
        clock: Arc::new(SystemClock),
        thinkers: 1,
        public_url: None,
        notifier: None,
    };
    let [one, other] = [Hub::begin(settings()).await.unwrap(), Hub::begin(settings()).await.unwrap()];
    [Server::of(one).await, Server::of(other).await]
}

/// Comes to a table or to a club; gives the socket, and what is answered.
async fn come(server: &Server, path: &str, key: &str, hello: &Value) -> (Socket, Option<Value>) {
    let mut socket = server.socket(path, key, hello).await;
    let first = next(&mut socket).await;
    (socket, first)
}

/// The next message; nothing if the connection is closed.
async fn next(socket: &mut Socket) -> Option<Value> {
    timeout(Duration::from_secs(60), async {
        loop {
            match socket.next().await?.ok()? {
                Frame::Text(text) => return serde_json::from_str(&text).ok(),
                Frame::Close(_) => return None,
                _ => {}
            }
        }
    })
    .await
    .unwrap()
}

/// A member of a club, as they know it.
struct Member {
    socket: Socket,
    key: String,
    me: ParticipantId,
    view: ClubView,
    asked: u32,
    nonce: Nonce,
    /// Every byte that was heard.
    heard: String,
}

impl Member {
    async fn come(server: &Server, code: &str, ticket: &str, name: &str, byte: u8) -> Option<Self> {
        let key = server.key().await;
        Self::come_with(server, code, ticket, name, byte, key).await
    }

    async fn come_with(
        server: &Server,
        code: &str,
        ticket: &str,
        name: &str,
        byte: u8,
        key: String,
    ) -> Option<Self> {
        let hello = json!({ "protocol": PROTOCOL, "name": name, "ticket": ticket });
        let (socket, first) = come(server, &format!("/api/clubs/{code}"), &key, &hello).await;
        let ClubMessage::Welcome(welcome) = serde_json::from_value(first?).unwrap() else { return None };
        let nonce = Nonce([byte; 32]);
        let view = welcome.now.club;
        Some(Self { socket, key, me: welcome.you, view, asked: 0, nonce, heard: String::new() })
    }

    /// Hears on; gives the code of a refusal.
    async fn hear(&mut self) -> Option<Option<String>> {
        let message = next(&mut self.socket).await.unwrap();
        self.heard += &message.to_string();
        match serde_json::from_value(message).unwrap() {
            ClubMessage::Told(update) => self.view = update.club,
            ClubMessage::Answer(answer) => return Some(answer.refused.map(|refused| refused.code)),
            _ => {}
        }
        None
    }

    /// Wants something; gives the code if it is refused.
    async fn ask(&mut self, command: ClubCommand) -> Option<String> {
        self.asked += 1;
        let request = ClubRequest { id: self.asked.to_string(), command };
        self.socket.send(Frame::text(serde_json::to_string(&request).unwrap())).await.unwrap();
        loop {
            if let Some(refused) = self.hear().await {
                return refused;
            }
        }
    }

    async fn until(&mut self, is_so: impl Fn(&ClubView) -> bool) {
        while !is_so(&self.view) {
            self.hear().await;
        }
    }

    fn evening(&self) -> &EveningView {
        self.view.evening.as_ref().unwrap()
    }

    async fn check_in(&mut self) {
        assert_eq!(self.ask(ClubCommand::CheckIn { partner: None }).await, None);
        self.until(|view| view.evening.is_some()).await;
        let (name, deals, me) = (self.evening().name.clone(), self.evening().plan.deals, self.me.0);
        let commitments = (0..deals).map(|deal| self.nonce.commit(&name, deal, me)).collect();
        assert_eq!(self.ask(ClubCommand::Commit { commitments }).await, None);
    }

    /// Shows their nonce, once everybody has committed themselves.
    async fn show(&mut self) {
        let me = self.me;
        self.until(|view| view.evening.as_ref().is_some_and(|evening| evening.owing.contains(&me))).await;
        let nonce = self.nonce;
        assert_eq!(self.ask(ClubCommand::Show { nonce }).await, None);
    }

    async fn table(&mut self) -> String {
        let code = |view: &ClubView| view.evening.as_ref()?.round.as_ref()?.code.clone();
        self.until(|view| code(view).is_some()).await;
        code(&self.view).unwrap()
    }
}

/// Plays at a table as a program does that takes the first thing it may do, until so many deals are done with.
async fn play(server: &Server, code: &str, key: &str, deals: u64) {
    let hello = json!({ "protocol": PROTOCOL });
    let (mut socket, first) = come(server, &format!("/api/tables/{code}"), key, &hello).await;
    let mut now = first.unwrap()["welcome"]["now"].clone();
    let (mut view, mut at, mut duplicate) =
        (now["view"].clone(), now["standpoint"].clone(), now["company"]["duplicate"].clone());
    let mut asked = 0;
    loop {
        if let Some(told) = now.get("company") {
            duplicate.clone_from(&told["duplicate"]);
        }
        for (known, name) in [(&mut view, "view"), (&mut at, "standpoint")] {
            if let Some(told) = now.get(name) {
                known.clone_from(told);
            }
        }
        if duplicate["done"].as_u64().unwrap() >= deals {
            return;
        }
        let command = if at["turn"] == "mine" {
            let choices: Vec<&str> =
                view["choices"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let first = choices.iter().find(|choice| **choice == "pass").or(choices.first()).unwrap();
            let size = view["kitty_size"].as_u64().unwrap() as usize;
            let seat = at["people"]["seated"]
                .as_array()
                .unwrap()
                .iter()
                .position(|it| *it == at["people"]["viewer"]);
            let hand = &view["seats"][seat.unwrap()]["hand"];
            let text = match first.ends_with('…') {
                true => {
                    let hand: Vec<&str> = hand.as_array().unwrap().iter().filter_map(Value::as_str).collect();
                    format!("discard {}", hand[..size].join(" "))
                }
                false => (*first).to_owned(),
            };
            Some(json!({ "act": text }))
        } else if at["turn"] == "deal" {
            Some(json!({ "ready": {} }))
        } else {
            None
        };
        if let Some(command) = command {
            asked += 1;
            let request = json!({ "id": asked.to_string(), "at": now["position"], "do": command });
            socket.send(Frame::text(request.to_string())).await.unwrap();
        }
        now = loop {
            let message = next(&mut socket).await.unwrap();
            if let Some(told) = message.get("told") {
                break told.clone();
            }
        };
    }
}

/// Waits until a table has so many deals open to everybody.
async fn until_open(server: &Server, code: &str, key: &str, deals: u64) {
    let (mut socket, first) =
        come(server, &format!("/api/tables/{code}"), key, &json!({ "protocol": PROTOCOL })).await;
    let mut open = first.unwrap().pointer("/welcome/now/company/duplicate/open").and_then(Value::as_u64);
    while open.unwrap() < deals {
        let told = next(&mut socket).await.unwrap();
        open = told.pointer("/told/company/duplicate/open").and_then(Value::as_u64).or(open);
    }
}

fn evening(per_round: u32, movement: Movement) -> ClubCommand {
    let opening = json!({
        "game": "five-hundred",
        "rules": { "preset": "australian-4" },
        "options": { "level": "beginner", "bot_ms": 0 },
    });
    ClubCommand::Plan(Box::new(Evening {
        opening: serde_json::from_value(opening).unwrap(),
        at: Moment(u64::MAX / 2),
        deals: 2,
        per_round,
        movement,
        fill: online_wire::club::Fill::Bots,
    }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_lets_people_belong_and_names_are_for_members_only() {
    let server = Server::start().await;
    let mae = server.key().await;
    let title = json!({ "title": "Wattle Street" });
    assert_eq!(server.ask("POST /api/clubs", "", &title).await.0, 401);
    let (status, founded) = server.ask("POST /api/clubs", &mae, &title).await;
    assert_eq!(status, 201);
    let (code, ticket) = (founded["code"].as_str().unwrap(), founded["ticket"].as_str().unwrap());
    let mut mae = Member::come(&server, code, ticket, "Mae", 1).await.unwrap();
    assert!(mae.view.members[0].director);
    assert!(Member::come(&server, code, "wrong", "Eve", 9).await.is_none());
    let bo = Member::come(&server, code, ticket, "Bo", 2).await.unwrap();
    assert_eq!(bo.view.members.iter().map(|member| &*member.name).collect::<Vec<_>>(), ["Mae", "Bo"]);
    // Whoever has the code alone sees no name, and none of a table’s paths leads there.
    let path = format!("GET /api/clubs/{code}");
    let (_, look) = server.ask(&path, "", &Value::Null).await;
    assert_eq!(look, json!({ "title": "Wattle Street", "members": 2, "member": false }));
    assert_eq!(server.ask(&path, &bo.key, &Value::Null).await.1["member"], true);
    assert_eq!(server.ask(&format!("GET /api/tables/{code}"), &bo.key, &Value::Null).await.0, 404);
    // Another link, and somebody less.
    assert_eq!(mae.ask(ClubCommand::Ping {}).await, None);
    assert_eq!(mae.ask(ClubCommand::Renew {}).await, None);
    assert!(Member::come(&server, code, ticket, "Al", 3).await.is_none());
    assert_eq!(mae.ask(ClubCommand::Remove { member: bo.me }).await, None);
    mae.until(|view| view.members[1].left).await;
    let hello = json!({ "protocol": PROTOCOL, "ticket": mae.view.ticket });
    assert!(come(&server, &format!("/api/clubs/{code}"), &bo.key, &hello).await.1.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_is_told_everything_in_each_of_their_tabs() {
    let server = Server::start().await;
    let key = server.key().await;
    let (_, founded) = server.ask("POST /api/clubs", &key, &json!({ "title": "Wattle Street" })).await;
    let (code, ticket) = (founded["code"].as_str().unwrap(), founded["ticket"].as_str().unwrap());
    let mut mae = Member::come(&server, code, ticket, "Mae", 1).await.unwrap();
    let mut tab = Member::come_with(&server, code, "", "Mae", 1, mae.key.clone()).await.unwrap();
    // A request has a name that no other of this person has, in whatever tab.
    tab.asked = 100;
    assert_eq!((tab.me, tab.view.members.len()), (mae.me, 1));
    // Either asks, and both hear.
    assert_eq!(tab.ask(evening(1, Movement::Nobody)).await, None);
    mae.until(|view| view.evening.is_some()).await;
    assert_eq!(mae.ask(ClubCommand::OpenCheckIn {}).await, None);
    tab.until(|view| view.evening.as_ref().is_some_and(|evening| evening.check_in_open)).await;
    // Nobody has as many as they like: the oldest ends.
    let mut more = Vec::new();
    for _ in 0..7 {
        more.push(Member::come_with(&server, code, "", "Mae", 1, mae.key.clone()).await.unwrap());
    }
    while next(&mut mae.socket).await.is_some() {}
    assert_eq!(tab.ask(ClubCommand::Come { coming: true }).await, None, "the others stay");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_director_stays_a_member_who_wants_to_leave() {
    let server = Server::start().await;
    let key = server.key().await;
    let (_, founded) = server.ask("POST /api/clubs", &key, &json!({ "title": "Wattle Street" })).await;
    let (code, ticket) = (founded["code"].as_str().unwrap(), founded["ticket"].as_str().unwrap());
    let mut mae = Member::come(&server, code, ticket, "Mae", 1).await.unwrap();
    let _bo = Member::come(&server, code, ticket, "Bo", 2).await.unwrap();
    assert_eq!(mae.ask(ClubCommand::Leave {}).await.as_deref(), Some("only_director"));
    let look = server.ask(&format!("GET /api/clubs/{code}"), &mae.key, &Value::Null).await.1;
    assert_eq!(look["member"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_of_two_tables_is_played_and_nothing_is_sent_of_a_deal_before_the_last_table_has_done_with_it()
 {
    let server = Server::start().await;
    let mae = server.key().await;
    let (_, founded) = server.ask("POST /api/clubs", &mae, &json!({ "title": "Wattle Street" })).await;
    let (code, ticket) = (founded["code"].as_str().unwrap(), founded["ticket"].as_str().unwrap());
    let mut people = Vec::new();
    for (name, byte) in [("Mae", 1), ("Bo", 2), ("Ned", 3), ("Jo", 4), ("Al", 5)] {
        people.push(Member::come(&server, code, ticket, name, byte).await.unwrap());
    }
    assert_eq!(people[1].ask(evening(2, Movement::Nobody)).await.as_deref(), Some("not_director"));
    assert_eq!(people[0].ask(evening(2, Movement::Nobody)).await, None);
    assert_eq!(people[1].ask(ClubCommand::CheckIn { partner: None }).await.as_deref(), Some("too_early"));
    assert_eq!(people[0].ask(ClubCommand::OpenCheckIn {}).await, None);
    for person in &mut people {
        person.check_in().await;
    }
    assert_eq!(people[0].ask(ClubCommand::Start {}).await, None);
    for person in &mut people {
        person.show().await;
    }
    let mut tables = Vec::new();
    for person in &mut people {
        tables.push(person.table().await);
    }
    // Four at the first table; at the second one, with bots.
    assert!(tables[..4].iter().all(|table| *table == tables[0]) && tables[4] != tables[0]);
    let (first, second) = (tables[0].clone(), tables[4].clone());
    // Nobody else gets in.
    let hello = json!({ "protocol": PROTOCOL, "name": "Eve" });
    for key in [&people[0].key, &server.key().await] {
        assert!(come(&server, &format!("/api/tables/{second}"), key, &hello).await.1.is_none());
    }
    let number = people[0].evening().number;
    let results = format!("GET /api/clubs/{code}/evenings/{number}");
    let records = |table: &str| format!("GET /api/tables/{table}/record");
    people[4].heard.clear();
    // The second table plays both deals, and whatever anybody can ask for says nothing of them.
    play(&server, &second, &people[4].key, 2).await;
    people[0].until(|view| view.evening.as_ref().is_some_and(|evening| evening.awaited == 1)).await;
    assert_eq!(server.ask(&records(&second), &people[4].key, &Value::Null).await, (200, json!([])));
    let (status, told) = server.ask(&results, &people[0].key, &Value::Null).await;
    assert_eq!((status, &told["deals"], &told["awaited"]), (200, &json!([]), &json!(1)));
    assert_eq!(server.ask(&results, &server.key().await, &Value::Null).await.0, 404, "for members only");
    let said = people[0].heard.clone();
    assert!(!said.contains("\"hand\"") && !said.contains("contract") && !said.contains("secret"), "{said}");
    // The first table plays one of them: that one is open, the other isn’t.
    let keys: Vec<String> = people[..4].iter().map(|person| person.key.clone()).collect();
    let all = |deals| {
        let plays = keys.iter().map(|key| play(&server, &first, key, deals)).collect::<Vec<_>>();
        futures_util::future::join_all(plays)
    };
    all(1).await;
    people[0].until(|view| view.evening.as_ref().is_some_and(|evening| evening.open == 1)).await;
    let deals = server.ask(&results, &people[0].key, &Value::Null).await.1["deals"].clone();
    assert_eq!((deals.as_array().unwrap().len(), deals[0]["tables"].as_array().unwrap().len()), (1, 2));
    for (table, person) in [(&first, 0), (&second, 4)] {
        until_open(&server, table, &people[person].key, 1).await;
        let games = server.ask(&records(table), "", &Value::Null).await.1;
        assert_eq!(games.as_array().unwrap().len(), 1);
        assert_eq!(games[0]["hands"][0]["proof"]["people"].as_array().unwrap().len(), 5);
    }
    all(2).await;
    people[0].until(|view| view.evening.as_ref().is_some_and(|evening| evening.open == 2)).await;
    let told = server.ask(&results, &people[0].key, &Value::Null).await.1;
    let standings = told["standings"].as_array().unwrap();
    assert!(standings.len() == 5 && standings.iter().all(|standing| standing["deals"] == 2), "{told}");
    // It ends when the director says so, and counts for the season.
    assert_eq!(people[0].ask(ClubCommand::End {}).await, None);
    people[0].until(|view| view.evening.is_none()).await;
    assert_eq!((people[0].view.evenings, people[0].view.season.len()), (1, 5));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_serve_a_club_and_whoever_is_forgotten_has_no_name() {
    two_programs(Arc::new(Memory::default())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_serve_a_club_that_postgres_keeps() {
    let Some(database) = Database::start() else { return };
    two_programs(Arc::new(Postgres::open(&database.url()).await.unwrap())).await;
}

async fn two_programs(store: Arc<dyn Store>) {
    let [one, other] = two_of(&store).await;
    let key = one.key().await;
    let (_, founded) = one.ask("POST /api/clubs", &key, &json!({ "title": "Wattle Street" })).await;
    let (code, ticket) = (founded["code"].as_str().unwrap(), founded["ticket"].as_str().unwrap());
    let mut mae = Member::come(&one, code, ticket, "Mae", 1).await.unwrap();
    let mut bo = Member::come(&other, code, ticket, "Bo", 2).await.unwrap();
    mae.until(|view| view.members.iter().any(|member| member.name == "Bo")).await;
    assert_eq!(mae.ask(evening(1, Movement::Nobody)).await, None);
    assert_eq!(mae.ask(ClubCommand::OpenCheckIn {}).await, None);
    bo.until(|view| view.evening.as_ref().is_some_and(|evening| evening.check_in_open)).await;
    bo.check_in().await;
    mae.check_in().await;
    assert_eq!(mae.ask(ClubCommand::Start {}).await, None);
    bo.show().await;
    mae.show().await;
    let tables = [mae.table().await, bo.table().await];
    assert_eq!(tables[0], tables[1], "both sit at the table that one of the programs has opened");
    // Bo wants to be forgotten: name and key go, at the club too.
    let club = store.find(code).await.unwrap().unwrap();
    let people = store.people(club).await.unwrap();
    let bos = people.iter().find(|person| person.name == "Bo").unwrap();
    assert!(store.forget(&bos.key).await.unwrap() > 0);
    for member in [&mut mae, &mut bo] {
        member.until(|view| view.members.iter().all(|member| member.name != "Bo")).await;
    }
    assert_eq!(mae.view.members.len(), 2, "what they have done stays");
    let look = other.ask(&format!("GET /api/clubs/{code}"), &bo.key, &Value::Null).await.1;
    assert_eq!(look["member"], false);
}
