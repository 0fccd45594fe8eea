//! When the play is over: who has agreed, what is refused, what the scores come to.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{CONTRACT, FIRST_TRICK, OTHER_TRICKS, SECOND_TRICK, after, deal, dealt, go_on, laws, refused};
use laws::open_table::{Phase, Room};
use serde_json::{Value, json};
use table::DealSource;

/// Seat 2 revokes in the first trick.
fn revoked() -> Vec<&'static str> {
    let mut lines = [CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat();
    let [club, spade] = ["2 5C", "2 4S"].map(|line| lines.iter().position(|&other| other == line).unwrap());
    lines.swap(club, spade);
    lines
}

#[test]
fn who_has_agreed_claims_nothing_more_about_the_play_but_a_score() {
    // LAW-ACT-23, LAW-ACT-16
    let mut room = dealt(&json!({"score_sheet": "dealer"}), &Value::Null);
    go_on(&mut room, &revoked());
    go_on(&mut room, &["0 enter 1 180", "0 enter 0 0", "1 agree", "1 claim revoke 2 1", "1 claim hand"]);
    go_on(&mut room, &["1 claim misdeal count", "1 claim score 1 200", "3 claim revoke 2 1"]);
    let claims = laws(&room)["claims"].clone();
    let verdicts: Vec<_> = claims.as_array().unwrap().iter().map(|claim| claim["verdict"].clone()).collect();
    assert_eq!(verdicts, ["denied", "denied", "denied", "upheld", "upheld"]);
}

#[test]
fn what_belongs_to_the_play_is_refused_when_it_is_over_by_the_rule_that_says_so() {
    // LAW-ACT-25
    let hand = [CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat();
    let mut room = after(&[&hand]);
    for line in ["1 AS", "0 pass", "2 drop QC", "2 announce QC", "0 show AS", "0 peek discards", "2 correct"]
    {
        assert_eq!(refused(&mut room, line), "LAW-ACT-25", "{line}");
    }
    go_on(&mut room, &["0 agree", "1 agree", "2 agree", "3 agree"]);
    assert_eq!(refused(&mut room, "2 drop QC"), "NOT-ACT");
}

#[test]
fn a_hand_that_was_passed_out_has_no_entry() {
    // LAW-ACT-16, LAW-SCORE-4
    let mut room = dealt(&json!({"score_sheet": "dealer"}), &Value::Null);
    go_on(&mut room, &["1 pass", "2 pass", "3 pass", "0 pass"]);
    let source = DealSource::Explicit(deal().as_object().unwrap().clone());
    room.deal(table::Seat(1), &source, None).unwrap();
    for line in ["2 claim score 1 0", "2 claim score 0 40"] {
        go_on(&mut room, &[line]);
    }
    for claim in laws(&room)["claims"].as_array().unwrap() {
        assert_eq!(claim["verdict"], "denied");
    }
    assert_eq!(room.hands_json()[0]["laws"]["sheet"], Value::Null);
}

/// Seats 0 and 2 lack the points of one trick.
fn nearly_there(lines: &[&str]) -> Room {
    let rules = json!({
        "preset": "quebec-4", "laws": "open", "win": "by_score", "stop_when_decided": "on", "defender_tricks": "10",
    });
    let rules = <five_hundred::Rules as table::Game>::read_rules(rules.as_object().unwrap()).unwrap();
    let mut room = Room::new(rules, Some(vec![990, 0, 990, 0])).unwrap();
    let source = DealSource::Explicit(deal().as_object().unwrap().clone());
    room.deal(table::Seat(0), &source, None).unwrap();
    go_on(&mut room, lines);
    room
}

#[test]
fn who_scores_nothing_stops_no_play() {
    // LAW-END-4, LAW-END-5, LAW-EFF-7
    let room = nearly_there(&[CONTRACT, FIRST_TRICK].concat());
    assert_eq!((room.phase(), &room.hands_json()[0]["result"]), (Some(Phase::Settle), &json!("stopped")));
    let told = serde_json::to_value(room.view(table::Viewer::Seat(table::Seat(1)))).unwrap();
    assert_eq!((&told["game"]["phase"], &told["game"]["to_act"]), (&json!("deal"), &json!([])));
    let looks = ["1 7H", "2 peek widow", "3 claim look 2", "2 pass", "3 pass", "0 pass", "1 waive"];
    let room = nearly_there(&[&looks, &CONTRACT[4..], FIRST_TRICK].concat());
    assert_eq!((room.phase(), &laws(&room)["no_score"]), (Some(Phase::Play), &json!([0, 2])));
}

#[test]
fn a_contract_that_is_lost_by_law_can_win_nothing() {
    // LAW-END-4, LAW-EFF-5: it would have been enough, had the contract not been lost by the number of the discards.
    let play = |short: bool| {
        let rules = json!({
            "preset": "quebec-4", "laws": "open", "win": "by_score", "stop_when_decided": "on", "defender_tricks": "10",
            "failure": "lose_value",
        });
        let rules = <five_hundred::Rules as table::Game>::read_rules(rules.as_object().unwrap()).unwrap();
        let mut room = Room::new(rules, Some(vec![970, 900, 970, 900])).unwrap();
        let source = DealSource::Explicit(deal().as_object().unwrap().clone());
        room.deal(table::Seat(0), &source, None).unwrap();
        let discard = if short { "1 discard 9D 8S 10S JC JS" } else { CONTRACT[4] };
        go_on(&mut room, &[&CONTRACT[..4], &[discard], FIRST_TRICK].concat());
        if short {
            go_on(&mut room, &["0 claim hand"]);
        }
        go_on(&mut room, &["0 AD", "1 10D", "2 4D", "3 7D", "0 AS", "1 10C", "2 4S", "3 7S"]);
        room.phase()
    };
    assert_eq!((play(false), play(true)), (Some(Phase::Play), Some(Phase::Settle)));
}

#[test]
fn after_a_void_deal_nothing_lies_before_anybody() {
    // LAW-STATE-2, LAW-PREC-2
    let mut room = after(&[CONTRACT, FIRST_TRICK, &["0 peek discards", "2 drop QC", "3 claim exposed 2"]]);
    go_on(&mut room, &["0 AD", "2 6D", "3 7D", "3 claim retract", "1 claim look 0"]);
    assert_eq!(laws(&room)["taken_back"], json!(["3 7D"]));
    go_on(&mut room, &["1 demand new-deal"]);
    let laws = laws(&room);
    for key in ["exposed", "taken_back", "barred", "demands", "no_score"] {
        assert_eq!(laws[key], json!([]), "{key}");
    }
}
