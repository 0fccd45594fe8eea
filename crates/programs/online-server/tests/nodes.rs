//! Several programs that serve the same tables.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::sync::Arc;

use online_server::{Bus, Hub, InProcess, Memory, Nats};
use online_wire::Chat;
use serde_json::{Value, json};
use support::{Deaf, Hands, Node, Shared, opening, until};
use table::Seq;

/// Lets time pass while these programs are there.
async fn pass(seconds: u64, hands: &Hands, hubs: &[&Hub]) {
    for _ in 0..seconds {
        hands.pass(1);
        for hub in hubs {
            hub.beat().await.unwrap();
        }
    }
}

fn shared() -> Shared {
    Shared::new(Arc::new(Memory::default()))
}

/// The lines of a table.
async fn lines(shared: &Shared, code: &str) -> Vec<String> {
    let table = shared.store.find(code).await.unwrap().unwrap();
    shared.store.read(table, Seq(0)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_taken_at_one_program_is_seen_at_the_other() {
    // A message that is lost costs the delay of a poll.
    let mut buses: Vec<Arc<dyn Bus>> = vec![Arc::new(InProcess::default()), Arc::new(Deaf::default())];
    let nats = testkit::servers::Nats::start();
    if let Some(nats) = &nats {
        buses.push(Arc::new(Nats::connect(&nats.url()).await.unwrap()));
    }
    for bus in buses {
        let shared = Shared { bus, ..shared() };
        let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
        let code = one.hub.open(opening()).await.unwrap();
        let (mut mae, mut ned) = (one.come(&code, 'm').await, other.come(&code, 'n').await);
        assert_eq!((&mae.welcome()["you"], &ned.welcome()["you"]), (&json!(0), &json!(1)));
        for hub in [&one.hub, &other.hub] {
            hub.beat().await.unwrap();
        }
        assert!(mae.want(None, json!({ "sit": { "place": 2 } })).await["seq"].is_u64());
        let sat = ned.told("sat").await;
        assert_eq!(sat["entered"]["sat"], json!({ "visitor": 0, "place": 2 }));
        assert_eq!(sat["company"]["visitors"][0]["name"], "m", "whoever came elsewhere has a name here");
        assert!(ned.want(None, json!({ "sit": { "place": 2 } })).await["refused"].is_object());
        let sits = ned.want(None, json!({ "sit": { "place": 0 } })).await;
        assert_eq!(mae.told("sat").await["seq"], sits["seq"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_at_one_program_is_read_at_the_other_and_by_whoever_comes_back() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let mut opening = opening();
    opening.options.chat = Chat::Always;
    let code = one.hub.open(opening).await.unwrap();
    let (mut mae, mut ned) = (one.come(&code, 'm').await, other.come(&code, 'n').await);
    let before = ned.welcome()["now"]["seq"].as_u64();
    mae.want(None, json!({ "write": "Bonsoir\u{202e}, Ned" })).await;
    let wrote = json!({ "visitor": 0, "text": "Bonsoir, Ned" });
    assert_eq!(mae.entered("wrote"), [&wrote]);
    assert_eq!(ned.told("wrote").await["entered"]["wrote"], wrote);
    assert!(!lines(&shared, &code).await.concat().contains("Bonsoir"), "texts lie beside the log");
    ned.leave().await;

    let missed = async || {
        let back = one.come_since(&code, 'n', before).await.welcome();
        let missed = back["missed"].as_array().unwrap();
        missed.iter().find_map(|told| told["entered"].get("wrote")).unwrap().clone()
    };
    assert_eq!(missed().await, wrote);
    // Whoever is forgotten is forgotten with their texts.
    let key =
        shared.store.people(shared.store.find(&code).await.unwrap().unwrap()).await.unwrap()[0].key.clone();
    shared.store.forget(&key).await.unwrap();
    assert_eq!(missed().await, json!({ "visitor": 0 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_at_another_program_was_not_away() {
    for deaf in [false, true] {
        let mut shared = shared();
        if deaf {
            shared.bus = Arc::new(Deaf::default());
        }
        let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
        let hubs = [&one.hub, &other.hub];
        let code = one.hub.open(opening()).await.unwrap();
        let (mut ned, mae) = (one.come(&code, 'n').await, one.come(&code, 'm').await);
        let you = mae.welcome()["you"].clone();
        mae.leave().await;
        let mae = other.come(&code, 'm').await;
        assert_eq!(mae.welcome()["you"], you, "by their key they are who they were");
        pass(25, &shared.hands, &hubs).await;
        assert_eq!(one.participants(&code).await["visitors"][1]["here"], true);
        ned.want(None, json!({ "say": "well_played" })).await;
        assert!(ned.entered("away").is_empty() && ned.entered("back").is_empty(), "{:?}", ned.heard);

        // When that connection ends, too, they are away for everybody.
        mae.leave().await;
        until("the connection has ended", async || {
            pass(1, &shared.hands, &hubs).await;
            other.participants(&code).await["visitors"][1]["here"] == false
        })
        .await;
        assert_eq!(ned.told("away").await["entered"]["away"], you);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_taken_to_be_away_is_back_at_once() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let code = one.hub.open(opening()).await.unwrap();
    let (mut ned, mut mae) = (one.come(&code, 'n').await, other.come(&code, 'm').await);
    let you = mae.welcome()["you"].clone();
    pass(1, &shared.hands, &[&one.hub, &other.hub]).await;
    // The other program says nothing for so long that it is taken to be gone; it is there all the same.
    until("the other program is taken to be gone", async || {
        for silent in [12, 21] {
            pass(silent, &shared.hands, &[&one.hub]).await;
            one.participants(&code).await;
        }
        lines(&shared, &code).await.iter().any(|line| line.contains("\"away\""))
    })
    .await;
    assert_eq!(ned.told("away").await["entered"]["away"], you);
    assert_eq!(ned.told("back").await["entered"]["back"], you);
    assert!(mae.want(None, json!({ "sit": {} })).await["seq"].is_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_connected_to_a_program_that_is_killed_has_time_to_come_back() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let code = one.hub.open(opening()).await.unwrap();
    let mut ned = one.come(&code, 'n').await;
    let (mut mae, mut kim) = (other.come(&code, 'm').await, other.come(&code, 'k').await);
    let (mae_is, kim_is) = (mae.welcome()["you"].clone(), kim.welcome()["you"].clone());
    pass(1, &shared.hands, &[&one.hub, &other.hub]).await;
    other.kill();
    while mae.hear().await.is_some() {}
    while kim.hear().await.is_some() {}
    let mae = one.come(&code, 'm').await;
    assert_eq!(mae.welcome()["you"], mae_is);
    pass(12, &shared.hands, &[&one.hub]).await;
    assert_eq!(one.participants(&code).await["visitors"][2]["here"], true, "they have time");
    pass(21, &shared.hands, &[&one.hub]).await;
    // Whoever looks wakes the room; the next sees what comes of it.
    one.participants(&code).await;
    assert_eq!(one.participants(&code).await["visitors"][2]["here"], false);
    assert_eq!(ned.told("away").await["entered"]["away"], kim_is);
    assert_eq!(ned.entered("away"), [&kim_is], "whoever came back was not away");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_at_two_programs_the_last_plays() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let code = one.hub.open(opening()).await.unwrap();
    let mut first = one.come(&code, 'm').await;
    shared.hands.pass(1);
    let mut second = other.come(&code, 'm').await;
    assert_eq!(second.welcome()["you"], 0);
    first.hear_until("the other tab", |message| message["closed"] == 4001).await;
    // What was said of the second does not close what comes after it.
    shared.hands.pass(1);
    let mut third = one.come(&code, 'm').await;
    second.hear_until("the third tab", |message| message["closed"] == 4001).await;
    assert!(third.want(None, json!({ "sit": {} })).await["seq"].is_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_without_any_program_is_added_to_what_runs() {
    let shared = shared();
    let one = Node::start(&shared).await;
    let mut opening = opening();
    opening.options.pace = online_wire::Pace::Clock { seconds: 30, reserve: 0 };
    let code = one.hub.open(opening).await.unwrap();
    let mut mae = one.come(&code, 'm').await;
    mae.want(None, json!({ "sit": { "place": 0 } })).await;
    shared.hands.pass(3_600);
    // Whichever program is there first notes it; the others learn it from the store.
    let other = Node::start(&shared).await;
    other.participants(&code).await;
    one.participants(&code).await;
    mae.told("delayed").await;
    let heard = mae.want(None, json!({ "say": "well_played" })).await;
    assert!(heard["seq"].is_u64());
    let entries = lines(&shared, &code).await;
    let delays: Vec<&String> = entries.iter().filter(|line| line.contains("delayed")).collect();
    assert_eq!(delays.len(), 1, "{entries:?}");
    let hour = (3_500_000..=3_700_000_u64).any(|ms| delays[0].contains(&format!("{{\"delayed\":{ms}}}")));
    assert!(hour, "{delays:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_is_kept_by_whichever_program_is_there() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let mut opening = opening();
    opening.options.pace = online_wire::Pace::Clock { seconds: 30, reserve: 0 };
    let code = one.hub.open(opening).await.unwrap();
    let (mut mae, mut ned) = (one.come(&code, 'm').await, other.come(&code, 'n').await);
    pass(1, &shared.hands, &[&one.hub, &other.hub]).await;
    mae.want(None, json!({ "sit": { "place": 0 } })).await;
    ned.want(None, json!({ "sit": { "place": 1 } })).await;
    mae.want(None, json!({ "start": {} })).await;
    // Bots act at once, until somebody is in turn; then the program that kept all of it is gone.
    let person = |message: &Value| {
        let turn = message.pointer("/told/standpoint/turn");
        turn.is_some_and(|turn| turn == "mine") || message.pointer("/told/company/clock/place").is_some()
    };
    let waits = ned.hear_until("somebody in turn", person).await;
    one.kill();
    pass(40, &shared.hands, &[&other.hub]).await;
    other.participants(&code).await;
    let played = ned.told("played").await;
    assert!(played["position"].as_u64() > waits["told"]["position"].as_u64(), "{played}");
    assert_eq!(played.get("by"), None, "nobody did it themselves");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_is_said_at_one_program_leads_to_its_table_at_another() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let code = one.hub.open(opening()).await.unwrap();
    let (status, said) = one.post(&format!("/api/tables/{code}/say"), 'm', &Value::Null).await;
    assert_eq!((status, said["digits"].as_str().unwrap().len()), (200, 6));
    assert_eq!(other.post(&format!("/api/tables/{code}/say"), 'n', &Value::Null).await, (200, said.clone()));
    let typed = json!({ "digits": said["digits"] });
    assert_eq!(other.post("/api/codes", 'n', &typed).await, (200, json!({ "code": code })));
    // Whoever guesses now here, now there has no more tries than at one program.
    let wrong = json!({ "digits": "12345" });
    let mut ended = 0;
    for node in [&one, &other].into_iter().cycle().take(12) {
        ended += u32::from(node.post("/api/codes", 'n', &wrong).await.0 == 404);
    }
    assert_eq!(ended, 5);
    assert_eq!(one.post("/api/codes", 'n', &typed).await, (429, json!({ "code": "too_many" })));
    shared.hands.pass(30 * 60);
    let ended = (404, json!({ "code": "ended" }));
    assert_eq!(one.post("/api/codes", 'n', &typed).await, ended, "after half an hour");
    assert_eq!(one.post("/api/codes", 'n', &wrong).await, ended, "as if there had never been one");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_program_lists_the_tables_of_all_that_are_there() {
    let shared = shared();
    let (one, other) = (Node::start(&shared).await, Node::start(&shared).await);
    let mut open = opening();
    open.options.listed = true;
    let (here, there) = (one.hub.open(open.clone()).await.unwrap(), other.hub.open(open).await.unwrap());
    let listed = async |node: &Node| {
        let rows = node.get("/api/lobby").await["tables"].clone();
        let row = |row: &Value| (row["code"].as_str().unwrap().to_owned(), row["people"].as_u64().unwrap());
        rows.as_array().unwrap().iter().map(row).collect::<Vec<_>>()
    };
    let until_listed = async |node: &Node, rows: &[(&String, u64)]| {
        let rows: Vec<_> = rows.iter().map(|&(code, people)| (code.clone(), people)).collect();
        until("the lobby", async || listed(node).await == rows).await;
    };
    assert_eq!(listed(&one).await, [], "nobody is there");
    let mut mae = one.come(&here, 'm').await;
    let _ned = other.come(&there, 'n').await;
    for node in [&one, &other] {
        until_listed(node, &[(&there, 1), (&here, 1)]).await;
    }
    // Somebody comes elsewhere to the same table.
    let kim = other.come(&here, 'k').await;
    until_listed(&one, &[(&there, 1), (&here, 2)]).await;
    kim.leave().await;
    until("somebody is away", async || {
        pass(1, &shared.hands, &[&one.hub, &other.hub]).await;
        one.participants(&here).await["visitors"][1]["here"] == false
    })
    .await;
    until_listed(&other, &[(&there, 1), (&here, 1)]).await;
    // What the host decides holds at both.
    mae.want(None, json!({ "lock": { "locked": true } })).await;
    until_listed(&other, &[(&there, 1)]).await;
    mae.want(None, json!({ "lock": { "locked": false } })).await;
    until_listed(&other, &[(&there, 1), (&here, 1)]).await;
    // What a program that is killed had listed is gone with it.
    other.kill();
    pass(12, &shared.hands, &[&one.hub]).await;
    until_listed(&one, &[(&here, 1)]).await;
    mae.want(None, json!({ "end": {} })).await;
    until_listed(&one, &[]).await;
}
