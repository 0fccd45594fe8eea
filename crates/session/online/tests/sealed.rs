//! Nobody at a table is ever sent a byte that depends on a card they may not know, and nothing they can see depends on
//! one: neither an answer nor the moment at which something falls due.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use fair_shuffle::Secret;
use five_hundred::Rules;
use online::{DueWhat, Entry, Moment, OnlineTable, ParticipantId, Work};
use online_wire::{Opening, Options, Request, TableCommand, Watching};
use players::Level;
use serde_json::{Value, json};
use table::{DealSource, Game, Recall, Seat, Seed, read_deal};

/// The lines of a table at which one person has sat down, to the first deal.
fn lines(preset: &str, seed: u8) -> (Value, Vec<String>) {
    let rules = json!({ "preset": preset }).as_object().unwrap().clone();
    let options = Options { level: Level::Beginner, ..Options::default() };
    let opening = Opening { game: Rules::NAME.to_owned(), rules, options };
    let mut table = OnlineTable::<Rules>::open("friday".to_owned(), opening, Seed([5; 32])).unwrap();
    let mut lines = Vec::new();
    let mut now = Moment(1_000);
    let mut add = |table: &mut OnlineTable<Rules>, entry: online::Entry<Rules>| {
        lines.push(entry.to_line().unwrap());
        table.apply(entry);
    };
    // The last of them only watches.
    for _ in 0..2 {
        let entry = table.arrival(now);
        add(&mut table, entry);
    }
    for command in [TableCommand::Sit { place: Some(0) }, TableCommand::Start {}] {
        let request = Request { id: format!("{command:?}"), at: None, command };
        let entry = table.propose(now, ParticipantId(0), &request).unwrap();
        add(&mut table, entry);
    }
    while table.position().0 < 2 {
        let due = table.due().unwrap();
        now = now.max(due.at);
        let entry = table.follow(now, &due, None, Some(Secret([seed; 32]))).unwrap();
        add(&mut table, entry);
    }
    (serde_json::to_value(table.header()).unwrap(), lines)
}

/// The lines of a table that is watched one hand behind: those of the first hand, which bots play, and those of the
/// second, from its deal on.
fn lines_of_two_hands(preset: &str) -> (Value, Vec<String>, Vec<String>) {
    let rules = json!({ "preset": preset }).as_object().unwrap().clone();
    let options =
        Options { level: Level::Beginner, watching: Watching::Delayed, bot_ms: 0, ..Options::default() };
    let opening = Opening { game: Rules::NAME.to_owned(), rules, options };
    let mut table = OnlineTable::<Rules>::open("friday".to_owned(), opening, Seed([5; 32])).unwrap();
    let mut lines = Vec::new();
    let mut now = Moment(1_000);
    let mut keep = |table: &mut OnlineTable<Rules>, entry: Entry<Rules>| {
        lines.push(entry.to_line().unwrap());
        table.apply(entry);
        lines.len()
    };
    let ask = |table: &OnlineTable<Rules>, command: TableCommand| {
        let request = Request { id: format!("{command:?}"), at: None, command };
        table.propose(Moment(1_000), ParticipantId(0), &request).unwrap()
    };
    for _ in 0..2 {
        let entry = table.arrival(now);
        keep(&mut table, entry);
    }
    for command in [TableCommand::Sit { place: Some(0) }, TableCommand::Start {}] {
        let entry = ask(&table, command);
        keep(&mut table, entry);
    }
    let (mut left, mut second) = (false, None);
    loop {
        let Some(due) = table.due() else {
            // The first hand is over.
            for command in [TableCommand::Return {}, TableCommand::Ready { cut: None }] {
                let entry = ask(&table, command);
                keep(&mut table, entry);
            }
            continue;
        };
        now = now.max(due.at);
        let found = table.work(&due).map(Work::think);
        let entry = table.follow(now, &due, found.as_ref(), Some(Secret([3; 32]))).unwrap();
        let deals = matches!(due.what, DueWhat::Deal);
        let count = keep(&mut table, entry);
        match (deals, left) {
            (true, false) => {
                let entry = ask(&table, TableCommand::Leave {});
                keep(&mut table, entry);
                left = true;
            }
            (true, true) => second = Some(count - 1),
            _ => {}
        }
        // Some of them call.
        if let Some(second) = second
            && (count > second + 2 || table.due().is_none())
        {
            let after = lines.split_off(second);
            return (serde_json::to_value(table.header()).unwrap(), lines, after);
        }
    }
}

#[test]
fn whoever_watches_one_hand_behind_is_sent_no_byte_of_the_hand_that_is_played() {
    for preset in ["australian-4", "quebec-4"] {
        let rules = Rules::preset(preset).unwrap();
        let (header, first, second) = lines_of_two_hands(preset);
        let with = |exchange| {
            let second = with_explicit_cards(&rules, &second, exchange);
            with_explicit_cards(&rules, &first, None).into_iter().chain(second).collect::<Vec<_>>()
        };
        let plain = with(None);
        let watched = seen(&header, &plain, ParticipantId(1));
        assert!(watched.contains(r#""viewer":"referee""#), "{preset}: all cards of the first hand lie open");
        for hands in [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)] {
            for card in 0..10 {
                assert_eq!(
                    watched,
                    seen(&header, &with(Some((hands, card))), ParticipantId(1)),
                    "{preset} {hands:?}"
                );
            }
        }
        // The test can fail: whoever plays sees their cards.
        let own = with(Some(((0, 1), 0)));
        assert_ne!(seen(&header, &plain, ParticipantId(0)), seen(&header, &own, ParticipantId(0)));
    }
}

/// The same lines with the cards given one by one, and a card of one hand exchanged with one of another.
fn with_explicit_cards(
    rules: &Rules,
    lines: &[String],
    exchange: Option<((usize, usize), usize)>,
) -> Vec<String> {
    let explicit = |line: &String| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let Some(plays) = line.get_mut("played").and_then(Value::as_array_mut) else {
            return line.to_string();
        };
        for deal in plays.iter_mut().filter_map(|play| play.get_mut("deal")) {
            let dealer = Seat(deal["dealer"].as_u64().unwrap() as u8);
            let source: DealSource = serde_json::from_value(deal["from"].clone()).unwrap();
            let mut cards = Value::Object(rules.deal_json(&read_deal(rules, dealer, &source).unwrap()));
            if let Some(((one, other), card)) = exchange {
                let (first, second) =
                    (cards["hands"][one][card].clone(), cards["hands"][other][card].clone());
                cards["hands"][one][card] = second;
                cards["hands"][other][card] = first;
            }
            deal["from"] = cards;
        }
        line.to_string()
    };
    lines.iter().map(explicit).collect()
}

/// Everything that somebody is sent, or could find out by asking.
fn seen(header: &Value, lines: &[String], participant: ParticipantId) -> String {
    let mut table = OnlineTable::<Rules>::of_header(serde_json::from_value(header.clone()).unwrap()).unwrap();
    let mut seen = String::new();
    for line in lines {
        let applied = table.apply_line(line).unwrap();
        for recall in [Recall::Table, Recall::Perfect] {
            seen += &serde_json::to_string(&table.update(&applied, participant, recall)).unwrap();
            seen += &serde_json::to_string(&table.welcome(participant, recall)).unwrap();
        }
        seen += &format!("{:?}", table.due());
    }
    let commands = ["pass", "7H", "10NT", "discard 5S 6C 4D", "X", "nonsense"]
        .map(|text| TableCommand::Act(text.to_owned()));
    for command in commands.into_iter().chain([
        TableCommand::ClaimRest {},
        TableCommand::Undo {},
        TableCommand::Ready { cut: None },
    ]) {
        let request = Request { id: "ask".to_owned(), at: Some(table.position()), command };
        let answer = table.propose(Moment(9_000), participant, &request);
        seen += &format!("{:?}", answer.map(|entry| entry.to_line().unwrap()));
    }
    seen + &serde_json::to_string(&table.records()).unwrap()
}

#[test]
fn exchanging_hidden_cards_changes_no_byte() {
    for preset in ["australian-4", "american-4", "quebec-4"] {
        let rules = Rules::preset(preset).unwrap();
        for seed in 1..6 {
            let (header, lines) = lines(preset, seed);
            let plain = with_explicit_cards(&rules, &lines, None);
            for hands in [(1, 2), (1, 3), (2, 3)] {
                for card in 0..10 {
                    let other = with_explicit_cards(&rules, &lines, Some((hands, card)));
                    assert_ne!(plain, other);
                    let them = [ParticipantId(0), ParticipantId(1)]
                        .map(|participant| seen(&header, &plain, participant));
                    let now = [ParticipantId(0), ParticipantId(1)]
                        .map(|participant| seen(&header, &other, participant));
                    assert_eq!(them, now, "{preset} {hands:?} {card}");
                }
            }
            // The test can fail: a player’s own cards are seen.
            let own = with_explicit_cards(&rules, &lines, Some(((0, 1), 0)));
            assert_ne!(seen(&header, &plain, ParticipantId(0)), seen(&header, &own, ParticipantId(0)));
            assert_eq!(seen(&header, &plain, ParticipantId(1)), seen(&header, &own, ParticipantId(1)));
        }
    }
}
