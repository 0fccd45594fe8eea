//! Nobody at an open table is ever sent a byte that depends on a card they may not know, whatever is done there:
//! neither a view, nor a verdict, nor an answer, nor the moment at which something falls due \[LAW-SEE-9\].
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod open_room;

use online::{OnlineTable, OpenRules, ParticipantId};
use online_wire::{Options, Request, TableCommand};
use open_room::OpenRoom;
use serde_json::{Value, json};
use table::{DealSource, Game, Recall, Seat, read_deal};

/// The rules of a table.
fn rules(preset: &str) -> OpenRules {
    let rules = json!({ "preset": preset, "laws": "open" });
    OpenRules::read_rules(rules.as_object().unwrap()).unwrap()
}

/// The line with its cards given one by one, two of them exchanged if that is wanted, and the two.
fn with_cards(
    rules: &OpenRules,
    line: &str,
    exchange: Option<((usize, usize), usize)>,
) -> (String, Vec<String>) {
    let mut line: Value = serde_json::from_str(line).unwrap();
    let mut moved = Vec::new();
    for deal in line["played"].as_array_mut().into_iter().flatten().filter_map(|play| play.get_mut("deal")) {
        let dealer = Seat(deal["dealer"].as_u64().unwrap() as u8);
        let source: DealSource = serde_json::from_value(deal["from"].clone()).unwrap();
        let mut cards = Value::Object(rules.deal_json(&read_deal(rules, dealer, &source).unwrap()));
        if let Some(((one, other), card)) = exchange {
            let [a, b] = [one, other].map(|seat| cards["hands"][seat][card].clone());
            moved.extend([&a, &b].map(|card| card.as_str().unwrap().to_owned()));
            (cards["hands"][one][card], cards["hands"][other][card]) = (b, a);
        }
        deal["from"] = cards;
    }
    (line.to_string(), moved)
}

/// Everything that somebody is sent of an entry, or could find out by asking after it.
fn seen(table: &mut OnlineTable<OpenRules>, line: &str, participant: ParticipantId) -> Option<String> {
    let applied = table.apply_line(line).ok()?;
    let mut seen = String::new();
    for recall in [Recall::Table, Recall::Perfect] {
        seen += &serde_json::to_string(&table.update(&applied, participant, recall)).unwrap();
        seen += &serde_json::to_string(&table.welcome(participant, recall)).unwrap();
    }
    seen += &format!("{:?}", table.due());
    let said =
        ["claim retract", "claim exposed 1", "claim look 2", "claim hand", "claim revoke 2 1", "correct"];
    let done =
        ["pass", "7H", "discard 5S 6C 4D", "peek discards", "waive", "agree", "demand lead S", "nonsense"];
    let commands = said.into_iter().chain(done).map(|text| TableCommand::Act(text.to_owned()));
    for command in commands.chain([
        TableCommand::Wait {},
        TableCommand::Decline {},
        TableCommand::Undo {},
        TableCommand::ClaimRest {},
    ]) {
        let request = Request { id: "ask".to_owned(), at: Some(table.position()), command };
        let answer = table.propose(table.last_moment(), participant, &request);
        seen += &format!("{:?}", answer.map(|entry| entry.to_line().unwrap()));
    }
    Some(seen + &serde_json::to_string(&table.records()).unwrap())
}

/// What was done, if a line says it.
fn act_of(line: &str) -> Option<(usize, String)> {
    let line: Value = serde_json::from_str(line).unwrap();
    let (seat, text) = line["played"][0]["act"].as_str()?.split_once(' ')?;
    Some((seat.parse().unwrap(), text.to_owned()))
}

#[test]
fn exchanging_hidden_cards_changes_no_byte() {
    let (mut compared, mut claims, mut failures) = (0, 0, 0);
    for (number, preset) in ["quebec-4", "australian-4", "american-4"].iter().enumerate() {
        let rules = rules(preset);
        for seed in 0..6 {
            let options = Options { bot_ms: 300, ..Options::default() };
            let mut room = OpenRoom::dealt_by(preset, &[], 2, options, seed * 3 + number as u8);
            let me = room.seat(ParticipantId(0)).index();
            while room.phase() != "settle" && room.lines.len() < 160 {
                room.goes_on();
            }
            let others: Vec<usize> = (0..4).filter(|&seat| seat != me).collect();
            for (one, other) in [(others[0], others[1]), (others[1], others[2])] {
                let header = serde_json::to_value(room.table.header()).unwrap();
                let table = |()| OnlineTable::<OpenRules>::of_header(header_of(&header)).unwrap();
                let mut tables = [[(); 2]; 2].map(|two| two.map(table));
                let mut moved = Vec::new();
                for line in &room.lines {
                    let (plain, _) = with_cards(&rules, line, None);
                    let (changed, cards) = with_cards(&rules, line, Some(((one, other), seed as usize)));
                    moved.extend(cards);
                    if let Some((seat, text)) = act_of(line) {
                        let names = text.split([' ', ':']).any(|word| moved.iter().any(|card| card == word));
                        let looks = text.starts_with("peek") && seat == me;
                        if names || looks {
                            break;
                        }
                        claims += usize::from(text.starts_with("claim"));
                    }
                    let viewers = [ParticipantId(0), ParticipantId(2)];
                    let [first, second] = &mut tables;
                    let before = first.iter_mut().zip(viewers).map(|(table, who)| seen(table, &plain, who));
                    let before: Vec<_> = before.collect();
                    let after = second.iter_mut().zip(viewers).map(|(table, who)| seen(table, &changed, who));
                    let after: Vec<_> = after.collect();
                    if before != after && after.iter().any(Option::is_none) {
                        // A player’s own cards may forbid them, there, what they did here.
                        failures += 1;
                        break;
                    }
                    let open = room_is_open(&first[0]);
                    if open {
                        break;
                    }
                    assert_eq!(before, after, "{preset} {seed} {one} {other}: {line}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 600 && claims > 20, "{compared} {claims} {failures}");
}

fn header_of(header: &Value) -> online::Header {
    serde_json::from_value(header.clone()).unwrap()
}

/// Whether all cards lie open: the play is over.
fn room_is_open(table: &OnlineTable<OpenRules>) -> bool {
    let view = table.welcome(ParticipantId(2), Recall::Table).now.view.unwrap_or_default();
    let view: Value = view.read().unwrap();
    view["phase"] == "settle" || view["game"]["outcome"].is_object()
}

#[test]
fn the_test_can_fail() {
    // A player’s own cards are seen.
    let rules = rules("quebec-4");
    let room = OpenRoom::dealt("quebec-4", &[], 2, Options::default());
    let me = room.seat(ParticipantId(0)).index();
    let header = serde_json::to_value(room.table.header()).unwrap();
    let told = |exchange| {
        let mut table = OnlineTable::<OpenRules>::of_header(header_of(&header)).unwrap();
        let lines = room.lines.iter().map(|line| with_cards(&rules, line, exchange).0);
        lines.map(|line| seen(&mut table, &line, ParticipantId(0)).unwrap()).collect::<String>()
    };
    assert_ne!(told(None), told(Some(((me, (me + 1) % 4), 0))));
}
