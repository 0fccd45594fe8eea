//! People whose page is closed are notified when a table waits for them that gives a day for a move: a fake server of a
//! browser’s maker hears it over HTTP.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use axum::{
    Router,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    routing::post,
};
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use online_server::{Memory, Sqlite, Store, WebPush};
use online_wire::{Opening, Options, Pace};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use support::{Node, Shared, TestPlayer, opening, until};
use tokio::net::TcpListener;

const HOUR: u64 = 3_600;

/// A notification as the server of a browser’s maker hears it.
#[derive(Clone, Debug)]
struct Heard {
    browser: String,
    headers: HeaderMap,
    body: String,
}

/// The server of a browser’s maker.
#[derive(Clone, Default)]
struct Maker {
    heard: Arc<Mutex<Vec<Heard>>>,
    /// What it answers next; usually that it has taken the notification.
    answers: Arc<Mutex<VecDeque<u16>>>,
    origin: String,
}

impl Maker {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let this = Self { origin, ..Self::default() };
        let routes = Router::new().route("/send/{browser}", post(take)).with_state(this.clone());
        tokio::spawn(axum::serve(listener, routes).into_future());
        this
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().unwrap().iter().map(|heard| heard.browser.clone()).collect()
    }

    fn answers(&self, status: u16) {
        self.answers.lock().unwrap().push_back(status);
    }

    fn endpoint(&self, browser: &str) -> String {
        format!("{}/send/{browser}", self.origin)
    }
}

async fn take(
    State(maker): State<Maker>,
    Path(browser): Path<String>,
    headers: HeaderMap,
    body: String,
) -> (StatusCode, HeaderMap) {
    maker.heard.lock().unwrap().push(Heard { browser, headers, body });
    let status = maker.answers.lock().unwrap().pop_front().unwrap_or(201);
    let mut headers = HeaderMap::new();
    headers.insert("location", maker.endpoint("elsewhere").parse().unwrap());
    (StatusCode::from_u16(status).unwrap(), headers)
}

/// Programs on one store that notify through one maker’s server.
async fn shared(store: Arc<dyn Store>, maker: &Maker) -> Shared {
    let contact = "mailto:me@example.org".parse().unwrap();
    let push = WebPush::begin(store.turns(), contact).await.unwrap().and_at(&maker.origin);
    Shared { notifier: Some(Arc::new(push)), ..Shared::new(store) }
}

fn slow() -> Opening {
    let options = opening().options;
    let options = Options { pace: Pace::Correspondence { hours: 24 }, ..options };
    Opening { options, ..opening() }
}

fn quiet(from: u64, to: u64) -> Value {
    json!({ "from": from * 60, "to": to * 60, "offset": 0 })
}

/// A browser of somebody is to be notified.
async fn listens(node: &Node, who: char, endpoint: &str, quiet: &Value) -> (u16, Value) {
    node.post("/api/knocks", who, &json!({ "endpoint": endpoint, "quiet": quiet })).await
}

/// Somebody whose page is open, or was.
struct Somebody {
    who: char,
    test_player: TestPlayer,
}

impl Somebody {
    async fn come(node: &Node, code: &str, who: char) -> Self {
        Self { who, test_player: node.come(code, who).await }
    }

    /// What they were told last of this.
    fn last(&self, what: &str) -> Value {
        let of = |message: &Value| {
            let told = message.pointer(&format!("/told/{what}"));
            told.or_else(|| message.pointer(&format!("/welcome/now/{what}"))).cloned()
        };
        self.test_player.heard.iter().rev().find_map(of).unwrap_or_default()
    }

    fn is_in_turn(&self) -> bool {
        self.last("standpoint")["turn"] == "mine"
    }

    /// Passes, when it is their turn.
    async fn pass(&mut self) {
        while !self.is_in_turn() {
            self.test_player.hear().await.unwrap();
        }
        let answer = self.test_player.want(self.last("position").as_u64(), json!({ "act": "pass" })).await;
        assert!(answer["seq"].is_u64(), "{answer}");
    }
}

/// Two people at a table that gives a day for a move: the first is in turn, the second after them.
async fn two_at_a_table(node: &Node) -> (String, Somebody, Somebody) {
    two_at(node, slow()).await
}

/// The same at a table that is opened so.
async fn two_at(node: &Node, opening: Opening) -> (String, Somebody, Somebody) {
    let code = node.hub.open(opening).await.unwrap();
    let mut a = Somebody::come(node, &code, 'a').await;
    let mut b = Somebody::come(node, &code, 'b').await;
    for somebody in [&mut a, &mut b] {
        assert!(somebody.test_player.want(None, json!({ "sit": {} })).await["seq"].is_u64());
    }
    assert!(a.test_player.want(None, json!({ "start": {} })).await["seq"].is_u64());
    while !(a.is_in_turn() || b.is_in_turn()) {
        a.test_player.hear().await.unwrap();
        let seq = a.last("seq");
        while b.last("seq").as_u64() < seq.as_u64() {
            b.test_player.hear().await.unwrap();
        }
    }
    if a.is_in_turn() { (code, a, b) } else { (code, b, a) }
}

/// Somebody closes their page, and is shown as away.
async fn goes(node: &Node, shared: &Shared, code: &str, somebody: Somebody) -> char {
    let Somebody { who, test_player } = somebody;
    test_player.leave().await;
    let is_gone = async || {
        shared.hands.pass(21);
        node.hub.beat().await.unwrap();
        let participants = node.participants(code).await;
        let participants = participants["visitors"].as_array().unwrap();
        participants
            .iter()
            .any(|participant| participant["name"] == who.to_string() && participant["here"] == false)
    };
    until("somebody is away", is_gone).await;
    who
}

/// The tables that wait for somebody.
async fn waiting(node: &Node, who: char) -> Vec<Value> {
    node.get_as("/api/turns/en", who).await["tables"].as_array().unwrap().clone()
}

/// Lets this number of tables wait for somebody, and notifications for everybody who is to be told.
async fn settled(node: &Node, who: char, tables: usize) {
    until("the table waits for them", async || waiting(node, who).await.len() == tables).await;
    node.hub.notify().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_there_is_knocked_for_once_until_they_look() {
    let maker = Maker::start().await;
    let shared = shared(Arc::new(Memory::default()), &maker).await;
    let node = Node::start(&shared).await;
    let (code, mut first, second) = two_at_a_table(&node).await;
    let (other, mut other_first, other_second) = two_at_a_table(&node).await;
    let who = second.who;
    assert_eq!(listens(&node, who, &maker.endpoint("phone"), &quiet(0, 0)).await.0, 204);
    // At the second table the one who is in turn first may be the other of the two.
    goes(&node, &shared, &code, second).await;
    first.pass().await;
    settled(&node, who, if other_first.who == who { 2 } else { 1 }).await;
    until("a knock", async || maker.heard() == ["phone"]).await;
    if other_first.who != who {
        goes(&node, &shared, &other, other_second).await;
        other_first.pass().await;
        settled(&node, who, 2).await;
        assert_eq!(maker.heard(), ["phone"], "a knock is out");
    }

    let heard = maker.heard.lock().unwrap()[0].clone();
    assert_eq!(heard.body, "");
    assert_eq!(
        (&heard.headers["ttl"], &heard.headers["topic"]),
        (&"86400".parse().unwrap(), &"turn".parse().unwrap())
    );
    is_signed(&heard, &maker, &node.get("/api/knocks").await["key"]);
    let said = node.get_as("/api/turns/fr-CA", who).await;
    assert_eq!(said["words"], "\u{c0} vous de jouer \u{e0} 2 tables", "{said}");
    assert_eq!(waiting(&node, 'z').await, [""; 0], "nobody waits for strangers");

    // They look at one of their tables; it is their turn again at a third.
    drop(Somebody::come(&node, &code, who).await);
    let (third, mut third_first, third_second) = two_at_a_table(&node).await;
    let again = third_second.who;
    assert_eq!(listens(&node, again, &maker.endpoint("phone"), &quiet(0, 0)).await.0, 204);
    goes(&node, &shared, &third, third_second).await;
    third_first.pass().await;
    until("a knock", async || maker.heard().len() == 2).await;
}

/// The server of a maker checks who notifies.
fn is_signed(heard: &Heard, maker: &Maker, key: &Value) {
    let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let said = heard.headers["authorization"].to_str().unwrap();
    let (token, by) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(by, key.as_str().unwrap());
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let by = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(by));
    by.verify(signed.as_bytes(), &decode(signature)).unwrap();
    let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(maker.origin), &json!("mailto:me@example.org")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_opens_goes_on_when_the_time_for_a_move_is_over() {
    let maker = Maker::start().await;
    let shared = shared(Arc::new(Memory::default()), &maker).await;
    let node = Node::start(&shared).await;
    let options = Options { pace: Pace::Correspondence { hours: 1 }, ..slow().options };
    let (code, first, second) = two_at(&node, Opening { options, ..slow() }).await;
    let (late, next) = (first.who, second.who);
    assert_eq!(listens(&node, next, &maker.endpoint("phone"), &quiet(0, 0)).await.0, 204);
    goes(&node, &shared, &code, second).await;
    goes(&node, &shared, &code, first).await;
    until("the table waits", async || waiting(&node, late).await == [code.as_str()]).await;
    // Nobody has it in memory from now on.
    node.kill();
    let node = Node::start(&shared).await;
    let pass = async |seconds: u64| {
        for _ in 0..seconds.div_ceil(2) {
            shared.hands.pass(2);
            node.hub.beat().await.unwrap();
        }
    };
    pass(HOUR - 120).await;
    node.hub.wake().await.unwrap();
    assert_eq!(waiting(&node, late).await, [code.as_str()], "they still have two minutes");
    let woken = async || {
        pass(60).await;
        node.hub.wake().await.unwrap();
        waiting(&node, next).await == [code.as_str()]
    };
    until("the next one’s turn", woken).await;
    assert_eq!(waiting(&node, late).await, [""; 0]);
    node.hub.notify().await.unwrap();
    until("a knock", async || maker.heard() == ["phone"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_there_is_not_knocked_for() {
    let maker = Maker::start().await;
    let shared = shared(Arc::new(Memory::default()), &maker).await;
    let node = Node::start(&shared).await;
    let (code, mut first, second) = two_at_a_table(&node).await;
    let who = second.who;
    assert_eq!(listens(&node, who, &maker.endpoint("phone"), &quiet(0, 0)).await.0, 204);
    first.pass().await;
    settled(&node, who, 1).await;
    // They have seen it, and go.
    shared.hands.pass(60);
    goes(&node, &shared, &code, second).await;
    settled(&node, who, 1).await;
    assert_eq!(maker.heard(), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_are_waited_out_and_a_restart_forgets_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let maker = Maker::start().await;
    let store = Arc::new(Sqlite::open(&folder.path().join("tables.sqlite")).unwrap());
    let shared = shared(store, &maker).await;
    let node = Node::start(&shared).await;
    let (code, mut first, second) = two_at_a_table(&node).await;
    // The clock of these tests begins at eight in the morning of a day in UTC.
    let who = second.who;
    assert_eq!(listens(&node, who, &maker.endpoint("phone"), &quiet(7, 12)).await.0, 204);
    goes(&node, &shared, &code, second).await;
    first.pass().await;
    settled(&node, who, 1).await;
    assert_eq!(maker.heard(), [""; 0]);
    node.kill();
    shared.hands.pass(3 * HOUR);
    let node = Node::start(&shared).await;
    node.hub.notify().await.unwrap();
    assert_eq!(maker.heard(), [""; 0], "it is eleven");
    shared.hands.pass(HOUR);
    node.hub.notify().await.unwrap();
    until("a knock", async || maker.heard() == ["phone"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knock_that_fails_is_tried_again_and_a_browser_that_is_gone_is_forgotten() {
    let maker = Maker::start().await;
    let shared = shared(Arc::new(Memory::default()), &maker).await;
    let node = Node::start(&shared).await;
    let (code, mut first, second) = two_at_a_table(&node).await;
    let who = second.who;
    let phone = maker.endpoint("phone");
    assert_eq!(listens(&node, who, &phone, &quiet(0, 0)).await.0, 204);
    for status in [503, 302, 410] {
        maker.answers(status);
    }
    goes(&node, &shared, &code, second).await;
    first.pass().await;
    settled(&node, who, 1).await;
    until("a knock", async || maker.heard().len() == 1).await;
    for (minutes, notifications) in [(1, 2), (4, 2), (2, 3), (60, 3), (24 * 60, 3)] {
        shared.hands.pass(minutes * 60);
        let notified = async || {
            node.hub.notify().await.unwrap();
            maker.heard().len() == notifications
        };
        until("so many knocks", notified).await;
    }
    assert_eq!(maker.heard(), ["phone"; 3], "and nobody is followed elsewhere");
    let moved = json!({ "endpoint": maker.endpoint("new"), "before": phone });
    let gone = async || node.post("/api/knocks", who, &moved).await.0 == 400;
    until("it is forgotten", gone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_knock_once() {
    let maker = Maker::start().await;
    let shared = shared(Arc::new(Memory::default()), &maker).await;
    let (one, two) = (Node::start(&shared).await, Node::start(&shared).await);
    let (code, mut first, second) = two_at_a_table(&one).await;
    let who = second.who;
    assert_eq!(listens(&two, who, &maker.endpoint("phone"), &quiet(9, 10)).await.0, 204);
    goes(&one, &shared, &code, second).await;
    shared.hands.pass(HOUR);
    first.pass().await;
    settled(&one, who, 1).await;
    assert_eq!(maker.heard(), [""; 0]);
    shared.hands.pass(HOUR);
    let (by_one, by_two) = tokio::join!(one.hub.notify(), two.hub.notify());
    assert_eq!((by_one, by_two), (Ok(()), Ok(())));
    until("a knock", async || maker.heard() == ["phone"]).await;
    let (by_one, by_two) = tokio::join!(one.hub.notify(), two.hub.notify());
    assert_eq!((by_one, by_two), (Ok(()), Ok(())));
    assert_eq!(maker.heard(), ["phone"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_those_of_makers_and_people_those_who_are_at_a_table() {
    let maker = Maker::start().await;
    let shared = shared(Arc::new(Memory::default()), &maker).await;
    let node = Node::start(&shared).await;
    let (code, first, _second) = two_at_a_table(&node).await;
    let (who, phone) = (first.who, maker.endpoint("phone"));
    let hours = quiet(22, 8);
    let refused = |code: &str| json!({ "code": code });
    for endpoint in ["https://example.org/abc", "http://127.0.0.1:1/send/phone", "https://localhost/", ""] {
        let answer = listens(&node, who, endpoint, &hours).await;
        assert_eq!(answer, (400, refused("not_a_push_service")), "{endpoint}");
    }
    assert_eq!(listens(&node, 'z', &phone, &hours).await, (403, refused("nobody")));
    for hours in [
        json!({ "from": 1440, "to": 0, "offset": 0 }),
        json!({ "from": -1, "to": 0, "offset": 0 }),
        Value::Null,
    ] {
        assert_eq!(listens(&node, who, &phone, &hours).await, (400, refused("not_understood")), "{hours}");
    }
    // An address takes the place of another, with its hours; after that nobody is notified at the first.
    assert_eq!(listens(&node, who, &phone, &hours).await.0, 204);
    let new = maker.endpoint("new");
    let moved = json!({ "endpoint": new, "before": phone });
    assert_eq!(node.post("/api/knocks", 'y', &moved).await.0, 400, "it is not theirs");
    assert_eq!(node.post("/api/knocks", who, &moved).await.0, 204);
    assert_eq!(node.post("/api/knocks", who, &moved).await.0, 400);
    assert_eq!(node.delete("/api/knocks", who, &json!({ "endpoint": new })).await.0, 204);
    // A browser that does not know where it was has the hours of the last.
    let again = maker.endpoint("again");
    assert_eq!(node.post("/api/knocks", who, &json!({ "endpoint": again })).await.0, 400, "there is none");
    assert_eq!(listens(&node, who, &phone, &hours).await.0, 204);
    assert_eq!(node.post("/api/knocks", who, &json!({ "endpoint": again })).await.0, 204);
    for endpoint in [&again, &phone] {
        assert_eq!(node.delete("/api/knocks", who, &json!({ "endpoint": endpoint })).await.0, 204);
    }
    let back = json!({ "endpoint": phone, "before": new });
    assert_eq!(node.post("/api/knocks", who, &back).await.0, 400, "it is forgotten");
    assert_eq!(waiting(&node, who).await, [code], "what waits for them is seen all the same");

    let silent = Shared { notifier: None, ..shared };
    let node = Node::start(&silent).await;
    assert_eq!(listens(&node, who, &phone, &hours).await, (404, refused("no_knocks")));
    assert_eq!(node.get("/api/knocks").await, refused("no_knocks"));
}
