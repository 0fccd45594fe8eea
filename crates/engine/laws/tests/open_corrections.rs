//! A revoke is corrected, a card taken back: what falls with it, what binds, what stays.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{CONTRACT, FIRST_TRICK, after, go_on, laws, play_out, refused, table_of};
use serde_json::{Value, json};
use table::{Seat, SeatSet};

#[test]
fn a_bond_falls_with_the_lead_that_is_taken_back() {
    // LAW-PREC-7, LAW-REV-12: seat 3 leads for its partner, seat 0 revokes and corrects after its partner has played.
    let mut room = after(&[CONTRACT, &["3 8C", "0 5S", "2 QC", "0 correct"]]);
    assert_eq!(refused(&mut room, "2 5C"), "LAW-REV-12");
    go_on(&mut room, &["1 claim retract", "2 waive", "1 KC"]);
    assert_eq!(room.legal_lines(), ["2 5C", "2 9C", "2 QC"]);
    go_on(&mut room, &["2 5C"]);
}

#[test]
fn who_corrects_stays_bound_whatever_others_play_and_take_back() {
    // LAW-AMB-67, LAW-ACT-9, LAW-REV-12
    let corrects = ["1 KC", "3 KS", "3 correct", "0 AC"];
    let mut room = after(&[CONTRACT, &corrects]);
    let is_bound = |room: &mut laws::open_table::Room| {
        assert_eq!(room.to_act(), SeatSet::of(Seat(3)));
        assert_eq!(room.legal_lines(), ["3 6C", "3 7C", "3 8C"]);
        assert_eq!(refused(room, "3 7S"), "LAW-REV-12");
    };
    is_bound(&mut room);
    // The card out of turn goes back, and it is still the turn of whoever corrects.
    go_on(&mut room, &["1 claim retract"]);
    is_bound(&mut room);
    // So it is if the card that corrects goes back with it.
    let mut room = after(&[CONTRACT, &corrects, &["3 6C", "1 claim retract"]]);
    is_bound(&mut room);
    // With the lead the correction falls.
    let mut room = after(&[CONTRACT, &["2 5C", "0 5S", "0 correct", "1 claim retract"]]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(1)));
    go_on(&mut room, &["1 10D", "2 4D", "3 7D", "0 5D"]);
}

#[test]
fn what_had_become_lawful_is_not_claimed_after_a_correction() {
    // LAW-OPEN-4, LAW-STAGE-3
    let reopened = ["1 KC", "2 4S", "0 drop 9H", "0 peek discards", "3 6C", "0 4C", "2 correct"];
    let mut room = after(&[CONTRACT, &reopened]);
    go_on(&mut room, &["1 claim exposed 0", "1 claim look 0"]);
    for claim in laws(&room)["claims"].as_array().unwrap() {
        assert_eq!(claim["verdict"], "denied", "{claim}");
    }
    // What is done in the trick that was reopened has its own time.
    go_on(&mut room, &["0 drop 9S", "1 claim exposed 0"]);
    assert_eq!(laws(&room)["exposed"], json!(["0 9S", "2 4S"]));
}

#[test]
fn a_suit_demand_waits_while_a_player_must_play_the_same_card_again() {
    // LAW-LOOK-5, LAW-REV-12
    let mut room = after(&[CONTRACT, FIRST_TRICK, &["0 4C", "1 10C", "2 9C", "3 7C"]]);
    go_on(&mut room, &["1 AH", "2 7H", "3 5H", "0 4H", "1 KH", "2 4S", "3 6H", "0 9H"]);
    go_on(&mut room, &["0 peek trick 1", "3 claim look 0", "3 demand play D", "1 QH", "2 6S", "3 JD"]);
    assert_eq!(refused(&mut room, "0 5S"), "LAW-LOOK-5");
    go_on(&mut room, &["0 KD"]);
    assert_eq!(laws(&room)["demands"], json!([]));
    go_on(&mut room, &["2 correct", "2 8H", "3 JD"]);
    assert_eq!(room.legal_lines(), ["0 KD"]);
    go_on(&mut room, &["0 KD"]);
    assert_eq!(laws(&room)["demands"].as_array().unwrap().len(), 1);
}

fn rows() -> laws::open_table::Room {
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
    let lines = ["1 7H", "0 pass", "1 discard 10H 4H 4S 5S 6D 7C", "1 9C", "0 9D", "1 QC", "0 KD"];
    go_on(&mut room, &lines);
    room
}

#[test]
fn a_claim_is_about_the_revokes_of_hand_and_row() {
    // LAW-ACT-15, LAW-AMB-76
    let mut room = rows();
    go_on(&mut room, &["1 claim revoke 0 1"]);
    play_out(&mut room);
    let laws = laws(&room);
    let revokes = laws["revokes"].as_array().unwrap();
    assert_eq!(revokes.len(), 2);
    assert!(revokes.iter().all(|revoke| revoke["state"] == "ruled"), "{revokes:?}");
    assert_eq!((&laws["claims"][0]["law"], &laws["no_score"]), (&json!("LAW-REV-7"), &json!([0])));
}

#[test]
fn the_other_hand_is_not_bound_to_its_own_revoke() {
    // LAW-REV-12, LAW-AMB-76
    let mut room = rows();
    go_on(&mut room, &["0 correct", "0 4C", "1 QC"]);
    assert_eq!(room.legal_lines(), ["0 5C"]);
    assert_eq!(laws(&room)["revokes"].as_array().unwrap().len(), 1);
}
