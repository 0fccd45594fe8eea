//! What everybody is told at a table of every preset, by seed: a change that is not wanted shows itself. How it differs
//! from what revision f744459 told stands in `docs/decisions/one-seat.md`. `UPDATE_DATA=1` writes the digests anew.

use std::{fmt::Write, fs};

use fair_shuffle::Secret;
use online::{Entry, Game, Moment, OnlineTable, OpenRules, ParticipantId, Work};
use online_wire::{Message, Opening, Options, Pace, Request, TableCommand};
use players::Level;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use table::{Recall, Seed};

/// How many entries are told.
const ENTRIES: usize = 120;

/// A table at which four people sit who let their time run out, and another who looks on.
struct Told<G: Game> {
    table: OnlineTable<G>,
    now: Moment,
    requests: u32,
    entries: usize,
    told: String,
}

impl<G: Game> Told<G> {
    fn add(&mut self, entry: Entry<G>) {
        let applied = self.table.apply(entry);
        for participant in (0..self.table.next_participant().0).map(ParticipantId) {
            let update = self.table.update(&applied, participant, Recall::Table);
            self.told += &serde_json::to_string(&Message::Told(Box::new(update))).unwrap();
            self.told.push('\n');
        }
        self.entries += 1;
    }

    fn ask(&mut self, by: u32, command: TableCommand) {
        self.requests += 1;
        let request = Request { id: self.requests.to_string(), at: Some(self.table.position()), command };
        let entry = self.table.propose(self.now, ParticipantId(by), &request).ok();
        entry.into_iter().for_each(|entry| self.add(entry));
    }

    fn goes_on(&mut self) {
        while self.entries < ENTRIES {
            let Some(due) = self.table.due() else {
                let before = self.entries;
                (0..4).for_each(|person| self.ask(person, TableCommand::Ready { cut: None }));
                if self.entries == before {
                    return;
                }
                continue;
            };
            self.now = self.now.max(due.at);
            let found = self.table.work(&due).map(Work::think);
            let entry = self.table.follow(self.now, &due, found.as_ref(), Some(Secret([7; 32]))).unwrap();
            self.add(entry);
        }
    }
}

fn told<G: Game>(preset: &str, is_open: bool) -> String {
    let mut rules: Map<String, Value> = Map::new();
    rules.insert("preset".to_owned(), preset.into());
    if is_open {
        rules.insert("laws".to_owned(), "open".into());
    }
    let pace = Pace::Clock { seconds: 20, reserve: 0 };
    let options = Options { level: Level::Beginner, pace, ..Options::default() };
    let opening = Opening { game: G::NAME.to_owned(), rules, options };
    let table = OnlineTable::open("friday".to_owned(), opening, Seed([5; 32])).unwrap();
    let mut told = Told::<G> { table, now: Moment(1_000_000), requests: 0, entries: 0, told: String::new() };
    for person in 0..5 {
        told.add(told.table.arrival(told.now));
        if person < 4 {
            told.ask(person, TableCommand::Sit { place: Some(person as usize) });
        }
    }
    told.ask(0, TableCommand::Start {});
    told.goes_on();
    told.told
}

#[test]
fn what_everybody_is_told_is_what_it_was() {
    let open = ["australian-4", "quebec-4", "american-4"].map(|preset| ("open", preset));
    let enforced = five_hundred::PRESETS.iter().map(|it| ("five-hundred", it.name));
    let rummy = rummy_500::PRESETS.iter().map(|it| ("rummy-500", it.name));
    let mut digests = String::new();
    for (game, preset) in enforced.chain(rummy).chain(open) {
        let told = match game {
            "open" => told::<OpenRules>(preset, true),
            "rummy-500" => told::<rummy_500::Rules>(preset, false),
            _ => told::<five_hundred::Rules>(preset, false),
        };
        if let Ok(folder) = std::env::var("KOOK_UPDATES") {
            fs::write(format!("{folder}/{game}-{preset}.jsonl"), &told).unwrap();
        }
        let digest: String = Sha256::digest(told)[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(digests, "{game} {preset} {digest}").unwrap();
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tables/frozen.txt");
    if std::env::var_os("UPDATE_DATA").is_some() {
        fs::write(file, &digests).unwrap();
    }
    assert_eq!(digests, fs::read_to_string(file).unwrap());
}
