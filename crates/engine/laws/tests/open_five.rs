//! Five players: who plays alone, who plays together, and what is known of it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{laws, play_out, table_of, view};
use laws::open_table::Room;
use serde_json::{Value, json};
use table::Seat;

const AUCTION: [&str; 6] = ["1 6H", "2 pass", "3 pass", "4 pass", "0 pass", "1 discard 3C JD 9S"];

fn cards() -> Value {
    json!({
        "hands": [
            ["7H", "KD", "3S", "6H", "10D", "6D", "4S", "7C", "8H", "5S"],
            ["X", "AH", "KH", "QH", "JH", "10H", "5C", "6C", "3C", "JD"],
            ["9H", "2H", "AS", "QD", "5D", "8C", "3H", "QS", "2D", "7S"],
            ["AC", "AD", "4H", "9D", "KC", "9C", "7D", "4D", "2C", "10C"],
            ["6S", "8S", "QC", "JC", "JS", "4C", "3D", "2S", "10S", "KS"],
        ],
        "kitty": ["9S", "8D", "5H"],
    })
}

fn calling(axes: &[(&str, &str)], cards: &Value, faults: &Value) -> Room {
    let mut rules = json!({"preset": "american-5", "partner_choice": "call_card", "callable": "not_joker"});
    for (axis, value) in axes {
        rules[axis] = (*value).into();
    }
    table_of(&rules, cards, faults)
}

fn count_faults(cards: &mut Value, from: usize, to: usize) -> Value {
    let card = cards["hands"][from].as_array_mut().unwrap().pop().unwrap();
    cards["hands"][to].as_array_mut().unwrap().push(card);
    json!([{"kind": "count", "seat": from, "cards": 9}, {"kind": "count", "seat": to, "cards": 11}])
}

fn line(room: &mut Room, line: &str) {
    let (seat, act) = laws::open_table::Act::read_line(line, 5).unwrap();
    room.act(seat, act).unwrap_or_else(|refusal| panic!("{line}: {refusal} ({})", refusal.rule));
}

fn all(room: &mut Room, lines: &[&str]) {
    lines.iter().for_each(|text| line(room, text));
}

#[test]
fn who_chooses_to_play_alone_is_free_of_exposed_cards() {
    // LAW-EXP-13, LAW-EFF-3
    let exposed = |choice: &str| {
        let mut room = table_of(&json!({"preset": "american-5"}), &cards(), &Value::Null);
        all(&mut room, &["1 drop 5C", "0 claim exposed 1"]);
        all(&mut room, &AUCTION);
        all(&mut room, &["1 drop 6C", "0 claim exposed 1"]);
        assert_eq!(laws(&room)["exposed"], json!(["1 5C", "1 6C"]));
        line(&mut room, choice);
        laws(&room)["exposed"].clone()
    };
    assert_eq!(exposed("1 alone"), json!([]));
    assert_eq!(exposed("1 partner 3"), json!(["1 5C", "1 6C"]));
}

#[test]
fn who_turns_out_in_the_play_to_be_alone_keeps_what_was_exposed_in_it() {
    // LAW-EXP-13, LAW-EFF-10, LAW-AMB-53
    let mut room = calling(&[("secret_alone", "on")], &cards(), &Value::Null);
    all(&mut room, &["1 drop 5C", "0 claim exposed 1"]);
    all(&mut room, &AUCTION);
    all(&mut room, &["1 call AH", "1 drop 6C", "0 claim exposed 1"]);
    assert_eq!(laws(&room)["exposed"], json!(["1 5C", "1 6C"]));
    line(&mut room, "1 announce AH");
    assert_eq!(laws(&room)["exposed"], json!(["1 6C"]));
    let told = view(&room, Seat(2));
    assert_eq!(
        (&told["game"]["contract"]["partners_known"], &told["game"]["contract"]["partners"]),
        (&json!(true), &json!([]))
    );
}

#[test]
fn who_calls_a_card_that_all_have_seen_with_them_is_alone_and_all_know_it_buried_or_not() {
    // LAW-AMB-53, LAW-AMB-51
    let known = |discard: &str| {
        let mut room = calling(&[("secret_alone", "on")], &cards(), &Value::Null);
        all(&mut room, &["1 announce 3C"]);
        all(&mut room, &AUCTION[..5]);
        all(&mut room, &[discard, "1 call 3C"]);
        view(&room, Seat(2))["game"]["contract"].clone()
    };
    let (buried, kept) = (known("1 discard 3C JD 9S"), known("1 discard 5C JD 9S"));
    assert_eq!(buried, kept);
    assert_eq!((&kept["partners_known"], &kept["partners"]), (&json!(true), &json!([])));
}

#[test]
fn a_loss_of_score_stays_with_a_partner_whom_all_knew_and_is_dropped_for_one_whom_nobody_knew() {
    // LAW-EFF-10, LAW-DEAL-15, LAW-HAND-7
    let unscored = |choice: &str| {
        let mut cards = cards();
        let faults = count_faults(&mut cards, 0, 3);
        let mut room = if choice.starts_with("1 call") {
            calling(&[], &cards, &faults)
        } else {
            table_of(&json!({"preset": "american-5"}), &cards, &faults)
        };
        all(&mut room, &AUCTION);
        all(&mut room, &[choice, "1 10H", "2 2H", "3 4H", "4 10S", "0 6H", "2 claim hand"]);
        assert_eq!(laws(&room)["no_score"], json!([0, 3]));
        assert_eq!(laws(&room)["claims"][0]["law"], "LAW-DEAL-15");
        play_out(&mut room);
        laws(&room)["no_score"].clone()
    };
    assert_eq!(unscored("1 partner 3"), json!([0, 3]));
    assert_eq!(unscored("1 call AC"), json!([0]));
}

#[test]
fn a_revoke_of_a_partner_whom_nobody_knew_is_judged_when_all_know() {
    // LAW-EFF-10, LAW-REV-6, LAW-REV-13
    let mut room = calling(&[], &cards(), &Value::Null);
    all(&mut room, &AUCTION);
    all(&mut room, &["1 call AC", "1 10H", "2 2H", "3 2C", "4 10S", "0 6H"]);
    all(&mut room, &["0 claim revoke 3 1", "1 claim revoke 3 1"]);
    let verdicts = |room: &Room| {
        let claims = laws(room)["claims"].clone();
        [0, 1].map(|number: usize| (claims[number]["verdict"].clone(), claims[number]["law"].clone()))
    };
    assert_eq!(verdicts(&room), [(json!("waiting"), Value::Null), (json!("waiting"), Value::Null)]);
    play_out(&mut room);
    assert_eq!(verdicts(&room), [(json!("upheld"), json!("LAW-REV-6")), (json!("denied"), Value::Null)]);
    assert_eq!((&laws(&room)["contract"], &laws(&room)["no_score"]), (&json!("lost"), &json!([])));
}

#[test]
fn what_may_be_called_tells_nothing_of_the_pack() {
    // LAW-OPEN-6, LAW-SEE-6, LAW-AMB-74
    let listed = |hand: usize, card: usize, extra: &str| {
        let mut cards = cards();
        let away = std::mem::replace(&mut cards["hands"][hand][card], extra.into());
        let faults = json!([{"kind": "imperfect_pack", "missing": [away], "extra": [extra]}]);
        let mut room = calling(&[], &cards, &faults);
        all(&mut room, &AUCTION);
        room.legal_lines()
    };
    let mut right = calling(&[], &cards(), &Value::Null);
    all(&mut right, &AUCTION);
    let right = right.legal_lines();
    assert!(right.contains(&"1 call AC".to_owned()) && right.contains(&"1 call 3D".to_owned()));
    // Another AC for the 3D, another KS for the AC.
    assert_eq!(listed(4, 6, "AC"), right);
    assert_eq!(listed(3, 0, "KS"), right);
}

#[test]
fn of_those_who_hold_a_doubled_card_that_is_called_the_first_to_be_known_is_the_partner() {
    // LAW-AMB-74
    let mut cards = cards();
    cards["hands"][4][6] = "AC".into();
    let faults = json!([{"kind": "imperfect_pack", "missing": ["3D"], "extra": ["AC"]}]);
    let mut room = calling(&[], &cards, &faults);
    all(&mut room, &AUCTION);
    line(&mut room, "1 call AC");
    let contract = |room: &Room, seat: u8| {
        let contract = view(room, Seat(seat))["game"]["contract"].clone();
        (contract["partners_known"].clone(), contract["partners"].clone())
    };
    // Each of them takes themselves for the partner, and nobody else knows.
    assert_eq!(contract(&room, 3), (json!(true), json!([3])));
    assert_eq!(contract(&room, 4), (json!(true), json!([4])));
    assert_eq!(contract(&room, 2), (json!(false), json!([])));
    all(&mut room, &["1 5C", "2 8C", "3 2C", "4 AC", "0 7C"]);
    for seat in 0..5 {
        assert_eq!(contract(&room, seat), (json!(true), json!([4])), "{seat}");
    }
    assert_eq!(room.hands_json()[0]["contract"]["partners"], json!([4]));
}

#[test]
fn a_card_that_is_missing_is_called_in_vain() {
    // LAW-AMB-74, FH-AMB-26
    let mut cards = cards();
    cards["hands"][3][0] = "KS".into();
    let faults = json!([{"kind": "imperfect_pack", "missing": ["AC"], "extra": ["KS"]}]);
    let mut room = calling(&[], &cards, &faults);
    all(&mut room, &AUCTION);
    line(&mut room, "1 call AC");
    assert_eq!(view(&room, Seat(0))["game"]["contract"]["partners_known"], false);
    assert_eq!(room.hands_json()[0]["contract"]["partners"], json!([]));
}
