//! What was decided where the source of the laws is silent, as an open table shows it \[LAW-AMB\].

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{CONTRACT, FIRST_TRICK, SECOND_TRICK, after, deal, go_on, laws, refused, table_of};
use laws::open_table::Phase;
use serde_json::{Value, json};
use table::{Seat, SeatSet};

#[test]
fn an_exposed_card_uses_up_a_lead_demand_but_not_a_suit_demand() {
    // LAW-AMB-66, LAW-LOOK-5, LAW-TURN-4
    let exposed = ["0 drop AS", "1 claim exposed 0"];
    let mut room = after(&[CONTRACT, FIRST_TRICK, &exposed, &["2 6D", "1 claim retract", "1 demand lead H"]]);
    assert_eq!(room.legal_lines(), ["0 AS"]);
    go_on(&mut room, &["0 AS"]);
    assert_eq!(laws(&room)["demands"], json!([]));

    let mut room = after(&[CONTRACT, FIRST_TRICK, SECOND_TRICK, &exposed]);
    go_on(&mut room, &["0 peek trick 1", "1 claim look 0", "3 demand play H"]);
    assert_eq!(room.legal_lines(), ["0 AS"]);
    go_on(&mut room, &["0 AS"]);
    assert_eq!(laws(&room)["demands"][0]["suit"], "H");
}

#[test]
fn who_corrects_a_revoke_plays_at_once_and_lawfully() {
    // LAW-AMB-67
    let mut room = after(&[CONTRACT, &["1 KC", "3 KS", "3 correct"]]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(3)));
    assert_eq!(room.legal_lines(), ["3 6C", "3 7C", "3 8C"]);
    assert_eq!(refused(&mut room, "3 7S"), "LAW-REV-12");
    go_on(&mut room, &["3 6C", "0 AC", "2 5C"]);
    assert_eq!(
        (room.to_act(), &laws(&room)["revokes"][0]["state"]),
        (SeatSet::of(Seat(0)), &json!("corrected"))
    );
}

#[test]
fn a_look_by_both_sides_keeps_its_law_when_all_waive() {
    // LAW-AMB-68, LAW-WID-12
    let mut room = after(&[&["1 peek widow", "2 peek widow", "3 claim look 2"]]);
    assert_eq!(room.phase(), Some(Phase::Demand));
    let waivers: Vec<String> = room.to_act().iter().map(|seat| format!("{seat} waive")).collect();
    go_on(&mut room, &waivers.iter().map(String::as_str).collect::<Vec<_>>());
    let claim = &laws(&room)["claims"][0];
    assert_eq!((&claim["verdict"], &claim["law"]), (&json!("upheld"), &json!("LAW-WID-12")));
    assert_eq!(room.phase(), Some(Phase::Auction));
}

#[test]
fn the_play_is_over_when_nobody_has_a_card_left() {
    // LAW-AMB-69, LAW-DEAL-19
    let mut cards = deal();
    let short: Vec<Value> =
        (0..4).map(|seat| cards["hands"][seat].as_array_mut().unwrap().pop().unwrap()).collect();
    cards["kitty"].as_array_mut().unwrap().extend(short);
    let mut faults: Vec<Value> =
        (0..4).map(|seat| json!({"kind": "count", "seat": seat, "cards": 9})).collect();
    faults.push(json!({"kind": "count", "kitty": 10}));
    let mut room = table_of(&json!({"preset": "quebec-4"}), &cards, &faults.into());
    go_on(&mut room, &["1 7H", "2 pass", "3 pass", "0 pass", "1 discard 9D 8S 10S JC JS QS 4H 10D 7H 5H"]);
    while room.phase() == Some(Phase::Play) {
        let line = room.legal_lines().remove(0);
        go_on(&mut room, &[&line]);
    }
    assert_eq!(room.phase(), Some(Phase::Settle));
    let tricks: Vec<u8> = serde_json::from_value(room.hands_json()[0]["tricks"].clone()).unwrap();
    assert_eq!(tricks.iter().sum::<u8>(), 9);
}

#[test]
fn a_call_out_of_turn_asks_for_a_look_where_one_in_turn_does() {
    // LAW-AMB-70
    let cards = json!({
        "hands": [
            ["4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD"],
            ["5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC"],
            ["4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH"],
            ["5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS"],
        ],
        "kitty": ["AD", "AH", "X"],
    });
    let mut room = table_of(&json!({"preset": "australian-4-blind"}), &cards, &Value::Null);
    assert_eq!(refused(&mut room, "2 7H"), "LAW-OPEN-2");
    go_on(&mut room, &["2 look", "2 7H"]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(1)));
}

#[test]
fn a_row_card_that_would_be_exposed_goes_back() {
    // LAW-AMB-71, LAW-TURN-10
    let cards = json!({
        "hands": [
            ["4C", "9D", "9H", "9S", "QS", "8H", "JC", "5H", "8S", "10C"],
            ["AH", "KH", "QH", "JH", "10H", "4H", "8D", "7S", "5S", "7C"],
        ],
        "rows": [
            {"down": ["10D", "8C", "AD", "4D", "6S"], "up": ["5C", "KD", "X", "5D", "KS"]},
            {"down": ["JD", "6C", "JS", "QD", "10S"], "up": ["AC", "KC", "QC", "AS", "6H"]},
        ],
        "kitty": ["7D", "Y", "9C", "7H", "4S", "6D"],
    });
    let mut room = table_of(&json!({"preset": "quebec-2"}), &cards, &Value::Null);
    go_on(&mut room, &["1 7H", "0 pass", "1 discard 10H 4H 4S 5S 6D 7C", "0 5C", "1 claim retract"]);
    let laws = laws(&room);
    assert_eq!((&laws["exposed"], &laws["taken_back"]), (&json!([]), &json!(["0 5C"])));
}
