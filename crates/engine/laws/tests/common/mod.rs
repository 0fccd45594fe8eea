//! A hand to test the laws with, and what is done in it.
#![allow(dead_code, reason = "not every test needs all of it")]

use five_hundred::Rules;
use laws::open_table::{Act, Phase, Refusal, Room};
use serde_json::{Value, json};
use table::{DealSource, Game as _, Seat, Viewer};

pub(crate) const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

/// A hand that seat 1 can play in hearts.
pub(crate) fn deal() -> Value {
    json!({
        "hands": [
            ["AD", "KD", "5D", "AS", "9S", "5S", "AC", "4C", "9H", "4H"],
            ["X", "AH", "KH", "QH", "JH", "10H", "KC", "10C", "QS", "10D"],
            ["4D", "6D", "QD", "4S", "6S", "QC", "5C", "9C", "8H", "7H"],
            ["7D", "8D", "JD", "7S", "KS", "8C", "7C", "6C", "6H", "5H"],
        ],
        "kitty": ["Y", "9D", "8S", "10S", "JC", "JS"],
    })
}

/// Seat 1 plays hearts.
pub(crate) const CONTRACT: &[&str] = &["1 7H", "2 pass", "3 pass", "0 pass", "1 discard 9D 8S 10S JC JS QS"];
pub(crate) const FIRST_TRICK: &[&str] = &["1 KC", "2 5C", "3 6C", "0 AC"];
pub(crate) const SECOND_TRICK: &[&str] = &["0 AD", "1 10D", "2 4D", "3 7D"];
/// All the rest after these two.
pub(crate) const OTHER_TRICKS: &[&str] = &[
    "0 KD", "1 10H", "2 6D", "3 8D", "1 AH", "2 7H", "3 5H", "0 4H", "1 JH", "2 8H", "3 6H", "0 9H", "1 KH",
    "2 4S", "3 JD", "0 5S", "1 QH", "2 6S", "3 7S", "0 9S", "1 X", "2 9C", "3 8C", "0 5D", "1 Y", "2 QD",
    "3 KS", "0 AS", "1 10C", "2 QC", "3 7C", "0 4C",
];

pub(crate) fn dealt(axes: &Value, faults: &Value) -> Room {
    let mut rules = json!({"preset": "quebec-4"});
    rules.as_object_mut().unwrap().extend(axes.as_object().unwrap().clone());
    table_of(&rules, &deal(), faults)
}

/// An open table of these rules, dealt by seat 0.
pub(crate) fn table_of(rules: &Value, cards: &Value, faults: &Value) -> Room {
    let mut rules = rules.as_object().unwrap().clone();
    rules.insert("laws".to_owned(), "open".into());
    let mut room = Room::new(Rules::read_rules(&rules).unwrap(), None).unwrap();
    let source = DealSource::Explicit(cards.as_object().unwrap().clone());
    room.deal(Seat(0), &source, faults.as_array().map(Vec::as_slice)).unwrap();
    room
}

pub(crate) fn try_line(room: &mut Room, line: &str) -> Result<(), Refusal> {
    let (seat, act) = Act::read_line(line, 4).unwrap();
    room.act(seat, act)
}

pub(crate) fn go_on(room: &mut Room, lines: &[&str]) {
    for line in lines {
        try_line(room, line).unwrap_or_else(|refusal| panic!("{line}: {refusal} ({})", refusal.rule));
    }
}

pub(crate) fn after(parts: &[&[&str]]) -> Room {
    let mut room = dealt(&json!({}), &Value::Null);
    go_on(&mut room, &parts.concat());
    room
}

pub(crate) fn refused(room: &mut Room, line: &str) -> &'static str {
    try_line(room, line).unwrap_err().rule
}

/// Plays lawful cards until the play is over.
pub(crate) fn play_out(room: &mut Room) {
    while room.phase() == Some(Phase::Play) {
        let line = room.legal_lines().remove(0);
        let (seat, act) = Act::read_line(&line, room.rules().seats()).unwrap();
        room.act(seat, act).unwrap();
    }
}

pub(crate) fn laws(room: &Room) -> Value {
    room.hands_json().pop().unwrap()["laws"].clone()
}

pub(crate) fn view(room: &Room, seat: Seat) -> Value {
    serde_json::to_value(room.view(Viewer::Seat(seat))).unwrap()
}
