//! Tells people of moves, to be counted: `cargo build --release -p online --example updates`, then
//! `valgrind --tool=callgrind target/release/examples/updates MOVES ONLOOKERS`. With a third word the moves are made
//! and nobody is told, so that the difference is the price of updates.
#![allow(clippy::unwrap_used, reason = "an example may panic")]

use online::{Applied, OnlineTable, ParticipantId};
use online_wire::{Message, Moment, Opening, Options, Request, TableCommand};
use serde_json::{Value, json};
use table::{Recall, Seed};

type Rules = five_hundred::Rules;

/// A table of four with those who look on.
struct Room {
    table: OnlineTable<Rules>,
    now: Moment,
    requests: u32,
    quiet: bool,
    bytes: usize,
}

impl Room {
    /// Makes an entry, and writes what everybody is told of it.
    fn add(&mut self, entry: online::Entry<Rules>) {
        let applied: Applied<Rules> = self.table.apply(entry);
        for participant in (0..self.table.next_participant().0).map(ParticipantId).filter(|_| !self.quiet) {
            let update = self.table.update(&applied, participant, Recall::Table);
            self.bytes += serde_json::to_string(&Message::Told(Box::new(update))).unwrap().len();
        }
    }

    fn ask(&mut self, by: ParticipantId, command: TableCommand) -> bool {
        self.requests += 1;
        let request = Request { id: self.requests.to_string(), at: Some(self.table.position()), command };
        let Ok(entry) = self.table.propose(self.now, by, &request) else { return false };
        self.add(entry);
        true
    }

    /// Whoever is to act does the first thing that they may; what they bid is the least.
    fn act(&mut self) -> bool {
        let acts = |&participant: &ParticipantId| {
            let now = self.table.welcome(participant, Recall::Table).now;
            let turn = now.player_state.is_some_and(|player_state| player_state.may.act);
            let view: Value = serde_json::to_value(now.view.filter(|_| turn)?).ok()?;
            let choices = view["choices"].as_array()?.clone();
            let first = choices.iter().find(|it| it != &"pass")?.as_str()?.to_owned();
            let passes = view["calls"].as_array().is_some_and(|calls| !calls.is_empty());
            let choice = if passes && choices.contains(&json!("pass")) { "pass".to_owned() } else { first };
            let cards = |seat: &Value| seat["hand"].as_array().filter(|hand| hand.len() > 10).cloned();
            let hand = view["seats"].as_array()?.iter().find_map(cards);
            let discard = hand.map(|hand| {
                let last: Vec<&str> = hand[10..].iter().filter_map(Value::as_str).collect();
                format!("discard {}", last.join(" "))
            });
            Some((participant, if choice.ends_with('…') { discard? } else { choice }))
        };
        let people: Vec<ParticipantId> = (0..4).map(ParticipantId).collect();
        let Some((participant, action)) = people.iter().find_map(acts) else { return false };
        self.ask(participant, TableCommand::Act(action))
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse().ok());
    let (moves, onlookers): (u32, u32) = (number(0).unwrap_or(2_000), number(1).unwrap_or(0));
    let rules = json!({ "preset": "australian-4" }).as_object().unwrap().clone();
    let opening = Opening { game: "five-hundred".to_owned(), rules, options: Options::default() };
    let table = OnlineTable::open("friday".to_owned(), opening, Seed([3; 32])).unwrap();
    let mut room = Room { table, now: Moment(1_000_000), requests: 0, quiet: words.len() > 2, bytes: 0 };
    for number in 0..4 + onlookers {
        room.add(room.table.arrival(room.now));
        let sits = number < 4 && room.ask(ParticipantId(number), TableCommand::Sit { place: None });
        assert_eq!(sits, number < 4);
    }
    room.ask(ParticipantId(0), TableCommand::Start {});
    let mut made = 0;
    while made < moves {
        if room.act() {
            made += 1;
            continue;
        }
        for participant in (0..4).map(ParticipantId) {
            room.ask(participant, TableCommand::Ready { cut: None });
        }
        if let Some(due) = room.table.due() {
            room.now = room.now.max(due.at);
            let found = room.table.work(&due).map(online::Work::think);
            let secret = Some(fair_shuffle::Secret([made as u8; 32]));
            let entry = room.table.follow(room.now, &due, found.as_ref(), secret).unwrap();
            room.add(entry);
        }
    }
    println!("{made} moves, {} bytes", room.bytes);
}
