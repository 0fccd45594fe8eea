//! `kook replay` of an open table: what was done, what was claimed, and what the laws made of it.

use kookaburra::Record;
use laws::open_table::{ReplayError, Room};
use serde_json::Value;
use table::{ReplayResult, Seat};
use texts::Texts;

use crate::{Failure, complain, page, print, replay};

/// Prints hand by hand what was done and ruled, then the scores.
pub(crate) fn show(record: &Record, name: &str, texts: Texts) -> Result<u8, Failure> {
    let mut pages = Vec::new();
    let replayed = Room::replay(record, |room| pages.push(hand(record, room, texts)));
    match replayed {
        Ok(room) => {
            let scores = room.standing().scores;
            pages.push(by_seat(record, &scores, &texts.get("sheet-title"), texts));
            print(&pages.join("\n"))?;
            Ok(0)
        }
        Err(ReplayError::Malformed(malformed)) => Ok(replay::complained(name, &malformed, record, texts)),
        Err(ReplayError::Illegal { hand, action, refusal }) => {
            print(&pages.join("\n"))?;
            let line = record.hands.get(hand).and_then(|hand| hand.actions.get(action));
            let line = line.map_or("", String::as_str);
            complain(&replay::illegal(name, (hand, action), line, refusal.rule, refusal.message, texts));
            Ok(ReplayResult::ILLEGAL)
        }
    }
}

fn seat_name(record: &Record, seat: Seat, texts: Texts) -> String {
    let name = record.players.as_ref().and_then(|names| names.get(seat.index()));
    name.cloned().unwrap_or_else(|| texts.format("print-seat", &[("seat", (seat.0 + 1).into())]))
}

/// The last hand: its lines, its claims and its points.
fn hand(record: &Record, room: &Room, texts: Texts) -> String {
    let number = room.hands();
    let Some(hand) = record.hands.get(number - 1) else { return String::new() };
    let dealer = seat_name(record, hand.dealer, texts);
    let heading = texts.format("print-hand", &[("number", number.into()), ("name", dealer.into())]);
    let mut lines = vec![page::underlined(&heading, "-")];
    let told = room.hands_json().pop().unwrap_or_default();
    let claims = told["laws"]["claims"].as_array().cloned().unwrap_or_default();
    for (number, line) in hand.actions.iter().enumerate() {
        lines.push(line.clone());
        let ruled = claims.iter().filter(|claim| claim["action"] == number);
        lines.extend(ruled.map(|claim| format!("  {}", verdict(claim, texts))));
    }
    let points: Option<Vec<i32>> = serde_json::from_value(told["points"].clone()).ok().flatten();
    if let Some(points) = points {
        lines.push(by_seat(record, &points, &texts.get("print-points"), texts));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// What became of a claim.
fn verdict(claim: &Value, texts: Texts) -> String {
    // While votes are open no law has decided yet.
    let text = |key: &str| claim[key].as_str().unwrap_or("…").to_owned();
    texts.format("replay-claim", &[("verdict", text("verdict").into()), ("law", text("law").into())])
}

fn by_seat(record: &Record, numbers: &[i32], title: &str, texts: Texts) -> String {
    let seats = (0_u8..).map(Seat).zip(numbers);
    let lines = seats
        .map(|(seat, number)| format!("  {} {}\n", seat_name(record, seat, texts), texts::written(*number)));
    format!("{title}\n{}", lines.collect::<String>())
}
