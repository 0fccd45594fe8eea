//! An open table over sockets: an act that stands, an objection, the ruling, and what the hand is worth.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::sync::Arc;

use online_server::Memory;
use online_wire::{Opening, Options};
use serde_json::{Value, json};
use support::{Node, Shared, TestPlayer};
use table::{Record, ReplayResult};

/// Four people at an open table, as each of them knows it.
struct Table {
    node: Node,
    shared: Shared,
    code: String,
    people: Vec<TestPlayer>,
}

fn opening(stand: Option<u32>) -> Opening {
    let rules = [("preset", "quebec-4"), ("laws", "open")];
    let rules = rules.map(|(axis, value)| (axis.to_owned(), value.into())).into_iter().collect();
    Opening { game: "five-hundred".to_owned(), rules, options: Options { stand, ..Options::default() } }
}

impl Table {
    async fn begin(stand: Option<u32>) -> Self {
        let shared = Shared::new(Arc::new(Memory::default()));
        let node = Node::start(&shared).await;
        let code = node.hub.open(opening(stand)).await.unwrap();
        let mut people = Vec::new();
        for (place, who) in "abcd".chars().enumerate() {
            let mut test_player = node.come(&code, who).await;
            test_player.want(None, json!({ "sit": { "place": place } })).await;
            people.push(test_player);
        }
        let mut table = Self { node, shared, code, people };
        table.want(0, json!({ "start": {} })).await;
        table.until(|table| table.view(0)["phase"] == "auction").await;
        table
    }

    /// The last that somebody was told of a kind.
    fn last(&self, person: usize, part: &str) -> Value {
        let told = self.people[person].heard.iter().rev();
        let told = told.filter_map(|heard| heard.get("told").or(heard.pointer("/welcome/now")));
        told.filter_map(|told| told.get(part)).next().cloned().unwrap_or_default()
    }

    fn view(&self, person: usize) -> Value {
        self.last(person, "view")
    }

    fn seq(&self, person: usize) -> u64 {
        self.last(person, "seq").as_u64().unwrap()
    }

    fn seat(&self, person: usize) -> u64 {
        self.view(person)["game"]["viewer"]["seat"].as_u64().unwrap()
    }

    fn at_seat(&self, seat: u64) -> usize {
        (0..4).find(|&person| self.seat(person) == seat % 4).unwrap()
    }

    fn in_turn(&self) -> usize {
        self.at_seat(self.view(0)["to_act"][0].as_u64().unwrap())
    }

    fn hand(&self, person: usize) -> Vec<String> {
        let hand = self.view(person)["game"]["seats"][self.seat(person) as usize]["hand"].clone();
        serde_json::from_value(hand).unwrap()
    }

    /// Lets time pass; then the room looks at its clock.
    async fn pass(&self, seconds: u64) {
        for _ in 0..seconds {
            self.shared.hands.pass(1);
            self.node.hub.beat().await.unwrap();
        }
        self.node.participants(&self.code).await;
    }

    /// Everybody has heard what the others have.
    async fn level(&mut self) {
        let farthest = (0..4).map(|person| self.seq(person)).max().unwrap();
        for person in 0..4 {
            while self.seq(person) < farthest {
                self.people[person].hear().await.unwrap();
            }
        }
    }

    /// Waits until all know that something is so.
    async fn until(&mut self, so: impl Fn(&Self) -> bool) {
        self.level().await;
        while !so(self) {
            self.people[0].hear().await.unwrap();
            self.level().await;
        }
    }

    async fn want(&mut self, person: usize, command: Value) -> Value {
        let position = self.last(person, "position").as_u64();
        let answer = self.people[person].want(position, command).await;
        self.level().await;
        answer
    }

    async fn act(&mut self, person: usize, text: &str) {
        let answer = self.want(person, json!({ "act": text })).await;
        assert!(answer["seq"].is_u64(), "{text}: {answer}");
    }

    /// A lawful act of somebody in turn: a pass, or the first bid, or the first card.
    fn lawful(&self, person: usize, bids: bool) -> String {
        let view = self.view(person);
        let legal: Vec<String> = serde_json::from_value(view["legal"].clone()).unwrap();
        let find = |text: &str| legal.iter().find(|line| line.ends_with(text));
        let line = find(" 6H").filter(|_| bids).or(find(" pass")).unwrap_or(&legal[0]);
        let text = line.split_once(' ').unwrap().1;
        match text {
            "discard …" => {
                let count = view["game"]["kitty_size"].as_u64().unwrap() as usize;
                format!("discard {}", self.hand(person)[..count].join(" "))
            }
            text => text.to_owned(),
        }
    }

    /// The next who may acts lawfully.
    async fn go_on(&mut self) {
        let person = self.in_turn();
        let text = self.lawful(person, true);
        self.act(person, &text).await;
        self.let_stand().await;
    }

    /// What was done has been looked at; or the play is over.
    async fn let_stand(&mut self) {
        let goes_on =
            |table: &Self| table.last(0, "company")["clock"].is_null() || table.view(0)["phase"] == "settle";
        self.until(goes_on).await;
    }

    async fn play_to_the_lead(&mut self) {
        while self.view(0)["phase"] != "play" {
            self.go_on().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_objection_to_a_lead_out_of_turn_is_ruled_on_and_a_revoke_costs_the_defenders() {
    // LAW-TURN-3, LAW-TURN-4, LAW-REV-7, LAW-ACT-25
    let mut table = Table::begin(Some(0)).await;
    table.play_to_the_lead().await;
    let leader = table.in_turn();
    let partner = table.at_seat(table.seat(leader) + 2);
    let next = table.at_seat(table.seat(leader) + 1);
    // A lead in the partner’s turn: it lies there until somebody objects.
    let card = table.hand(partner)[0].clone();
    table.act(partner, &card).await;
    assert_eq!(table.view(next)["game"]["trick"]["plays"][0]["card"], card.as_str());
    table.act(next, "claim retract").await;
    for person in 0..4 {
        let laws = &table.view(person)["laws"];
        assert_eq!(laws["claims"][0]["verdict"], "upheld", "{laws}");
        assert_eq!(laws["exposed"][0], format!("{} {card}", table.seat(partner)));
    }
    assert_eq!(table.view(leader)["phase"], "demand");
    // Whoever is asked says nothing; the clock waives for them.
    table.pass(30).await;
    table.until(|table| table.view(0)["phase"] == "play").await;
    assert_eq!(table.in_turn(), leader);

    // A defender revokes, and that stands; an opponent says so, and it is noted.
    let mut revoke = None;
    while table.view(0)["phase"] == "play" {
        let person = table.in_turn();
        let view = table.view(person);
        let choices: Vec<String> = serde_json::from_value(view["game"]["choices"].clone()).unwrap();
        let defends = table.seat(person) % 2 != table.seat(leader) % 2;
        let wrong = table.hand(person).into_iter().find(|card| !choices.contains(card) && card != "X");
        let lies = view["game"]["trick"]["plays"].as_array().is_some_and(|plays| !plays.is_empty());
        if let (Some(card), true, None) = (wrong, defends && lies, &revoke) {
            let trick = view["game"]["tricks_played"].as_u64().unwrap() + 1;
            table.act(person, &card).await;
            table.let_stand().await;
            let claim = format!("claim revoke {} {trick}", table.seat(person));
            table.act(leader, &claim).await;
            revoke = Some(claim);
        } else {
            table.go_on().await;
        }
    }
    table.until(|table| table.view(0)["phase"] == "settle").await;
    for person in 0..4 {
        table.act(person, "agree").await;
    }
    table.until(|table| table.last(0, "standpoint")["turn"] == "deal").await;
    let scores = table.last(0, "standpoint")["scores"].clone();
    let records = table.node.get(&format!("/api/tables/{}/record", table.code)).await;
    let record = Record::read(&records[0].to_string()).unwrap();
    let ReplayResult::Game(result) = laws::open_table::replay(&record) else { panic!("{records}") };
    let hand = &result.hands[0];
    assert_eq!(json!(result.scores), scores);
    assert_eq!(hand["laws"]["claims"][0]["claim"], "retract");
    // In some deals nobody can revoke.
    if revoke.is_some() {
        let claim = &hand["laws"]["claims"][1];
        assert_eq!(claim["verdict"], "upheld", "{hand}");
        // The contract counts as made, whatever tricks were taken [LAW-REV-7].
        assert_eq!(hand["laws"]["contract"], "awarded");
        assert!(scores[table.seat(leader) as usize].as_i64().unwrap() > 0, "{hand}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_asked_before_the_game_goes_on_and_anybody_may_say_wait() {
    let mut table = Table::begin(Some(5)).await;
    let caller = table.in_turn();
    table.act(caller, "pass").await;
    let next = table.in_turn();
    let refused = table.want(next, json!({ "act": "pass" })).await;
    assert_eq!(refused["refused"]["code"], "window_open");
    assert_eq!(table.last(next, "standpoint")["may"]["claim"], true);
    for person in (0..4).filter(|&person| person != caller) {
        let answer = table.want(person, json!({ "let_go": {} })).await;
        assert!(answer["seq"].is_u64(), "{answer}");
    }
    table.until(|table| table.last(0, "company")["clock"].is_null()).await;
    let other = table.at_seat(table.seat(next) + 1);
    assert!(table.want(other, json!({ "wait": {} })).await["seq"].is_u64());
    assert_eq!(table.last(caller, "company")["held"], json!(other));
    let refused = table.want(next, json!({ "act": "pass" })).await;
    assert_eq!(refused["refused"]["code"], "window_open");
    table.pass(30).await;
    table.until(|table| table.last(0, "company")["held"].is_null()).await;
    table.act(next, "pass").await;
    // Rules of the house with open laws are an open table, too; others aren’t.
    let enforced =
        Opening { rules: [("preset".to_owned(), "quebec-4".into())].into_iter().collect(), ..opening(None) };
    let code = table.node.hub.open(enforced).await.unwrap();
    assert!(table.node.participants(&code).await["held"].is_null());
}
