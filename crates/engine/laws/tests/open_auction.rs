//! The auction and the exchange: what is cancelled, what a blind bidder may do, who looked at what.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{CONTRACT, after, dealt, go_on, laws, refused, table_of, view};
use laws::open_table::Phase;
use serde_json::{Value, json};
use table::{Seat, SeatSet};

/// The deal of `common`, from a pack without black fours.
fn smaller() -> Value {
    json!({
        "hands": [
            ["AD", "KD", "5D", "AS", "9S", "5S", "AC", "5C", "9H", "4H"],
            ["X", "AH", "KH", "QH", "JH", "10H", "KC", "10C", "QS", "10D"],
            ["4D", "6D", "QD", "6S", "10S", "QC", "9C", "JC", "8H", "7H"],
            ["7D", "8D", "JD", "7S", "KS", "8C", "7C", "6C", "6H", "5H"],
        ],
        "kitty": ["9D", "8S", "JS"],
    })
}

#[test]
fn a_look_after_a_premature_bid_stays_and_the_bid_goes() {
    // LAW-BID-8, LAW-BID-10, LAW-BID-4
    let mut room = table_of(&json!({"preset": "australian-4-blind"}), &smaller(), &Value::Null);
    go_on(&mut room, &["2 look", "2 8S", "1 look", "3 look", "3 claim retract"]);
    assert_eq!(laws(&room)["barred"], json!([0]));
    let legal = room.legal_lines();
    assert!(legal.contains(&"1 6S".to_owned()) && !legal.contains(&"1 look".to_owned()), "{legal:?}");
    assert!(view(&room, Seat(3))["game"]["seats"][3]["hand"].is_array());
    // Who is barred counts as having passed, and sees their cards like everybody who has.
    assert!(view(&room, Seat(0))["game"]["seats"][0]["hand"].is_array());
}

#[test]
fn who_bids_blind_learns_nothing_of_their_hand_by_showing_it() {
    // FH-BID-4, LAW-SEE-9, LAW-ACT-1, LAW-ACT-2, LAW-ACT-3
    let mut room = table_of(&json!({"preset": "australian-4-blind"}), &smaller(), &Value::Null);
    for act in ["drop", "announce", "show"] {
        for card in ["6S", "AS"] {
            assert_eq!(refused(&mut room, &format!("2 {act} {card}")), "FH-BID-4");
        }
    }
    go_on(&mut room, &["2 look", "2 drop 6S", "2 announce 10S", "2 show QC"]);
    assert_eq!(refused(&mut room, "2 drop AS"), "LAW-ACT-1");
}

#[test]
fn in_a_hand_without_a_bid_the_own_side_of_a_seer_claims_nothing() {
    // LAW-WID-5, LAW-WID-7, LAW-PREC-11
    let rules = json!({"all_pass": "no_trump_tricks", "idle_kitty": "hidden"});
    let mut room = dealt(&rules, &Value::Null);
    go_on(&mut room, &["2 peek widow", "1 pass", "0 claim look 2", "2 pass", "3 pass", "0 pass"]);
    let told = laws(&room);
    assert_eq!((&told["claims"][0]["verdict"], &told["claims"][0]["law"]), (&json!("denied"), &Value::Null));
    assert_eq!((&told["no_score"], &told["looks"][0]["state"]), (&json!([]), &json!("open")));
    go_on(&mut room, &["3 claim look 2"]);
    assert_eq!(
        (&laws(&room)["no_score"], &laws(&room)["claims"][1]["law"]),
        (&json!([0, 2]), &json!("LAW-WID-5"))
    );
}

#[test]
fn the_kitty_of_the_other_player_is_not_the_contractors_to_see() {
    // LAW-WID-4, LAW-LOOK-7, FH-KIT-6
    let cards = json!({
        "hands": [
            ["9S", "10S", "JS", "QS", "KS", "AS", "9C", "10C", "JC", "QC"],
            ["KC", "AC", "9D", "10D", "JD", "QD", "KD", "AD", "9H", "10H"],
        ],
        "kitties": [["JH", "QH"], ["KH", "AH"]],
    });
    for led in [false, true] {
        let mut room = table_of(&json!({"preset": "bijou-2"}), &cards, &Value::Null);
        go_on(&mut room, &["1 6D", "0 pass", "1 discard 9H 10H", "1 peek discards", "0 claim look 1"]);
        assert_eq!(laws(&room)["claims"][0]["verdict"], "denied", "their own discards");
        go_on(&mut room, if led { &["1 AD"] } else { &[] });
        go_on(&mut room, &["1 peek widow", "0 claim look 1"]);
        assert_eq!(laws(&room)["claims"][1]["law"], "LAW-WID-4");
        assert_eq!((room.phase(), room.to_act()), (Some(Phase::Demand), SeatSet::of(Seat(0))));
        assert_eq!(room.legal_lines(), ["0 demand new-deal", "0 waive"]);
    }
}

#[test]
fn the_contractor_sees_the_discards_until_they_have_played_themselves() {
    // LAW-LOOK-4, LAW-LOOK-6, LAW-SEE-10
    let mut room = after(&[CONTRACT, &["3 KS", "1 peek discards", "2 claim look 1"]]);
    assert_eq!(laws(&room)["claims"][0]["verdict"], "denied");
    assert!(view(&room, Seat(1))["game"]["discards"].is_array());
    go_on(&mut room, &["1 10D", "1 peek discards"]);
    assert!(view(&room, Seat(1))["game"]["discards"].is_null());
    go_on(&mut room, &["2 claim look 1"]);
    assert_eq!(laws(&room)["claims"][1]["law"], "LAW-LOOK-6");
}

#[test]
fn a_joker_that_comes_back_before_the_lead_can_be_named() {
    // LAW-ACT-8, FH-NOM-1, FH-NOM-3
    let rules = json!({"preset": "american-4", "joker_nomination": "on"});
    let mut room = table_of(&rules, &smaller(), &Value::Null);
    go_on(&mut room, &["1 7NT", "2 pass", "3 pass", "0 pass", "1 discard 9D 8S JS X"]);
    assert_eq!(room.phase(), Some(Phase::Play));
    go_on(&mut room, &["1 take-back X"]);
    assert_eq!(room.phase(), Some(Phase::Nominate));
    go_on(&mut room, &["1 nominate S"]);
    assert_eq!(
        (room.phase(), &room.hands_json()[0]["contract"]["nominated"]),
        (Some(Phase::Play), &json!("S"))
    );
    // After the lead it is too late: the joker has no suit.
    let mut room = table_of(&rules, &smaller(), &Value::Null);
    go_on(
        &mut room,
        &["1 7NT", "2 pass", "3 pass", "0 pass", "1 discard 9D 8S JS X", "1 KC", "1 take-back X"],
    );
    assert_eq!(room.phase(), Some(Phase::Play));
}

#[test]
fn in_a_misere_the_contractor_is_free_of_exposed_cards_and_the_partner_from_the_play_on() {
    // LAW-EXP-13, LAW-EXP-6, LAW-AMB-75
    let rules = json!({"preset": "australian-4", "misere": "any_time", "joker_nomination": "off"});
    let mut room = table_of(&rules, &smaller(), &Value::Null);
    let exposed = ["1 drop AH", "0 claim exposed 1", "3 drop 7D", "0 claim exposed 3"];
    go_on(&mut room, &[&exposed[..], &["1 misere", "2 pass", "3 pass", "0 pass"]].concat());
    assert_eq!(laws(&room)["exposed"], json!(["3 7D"]));
    go_on(&mut room, &["1 discard 9D 8S JS"]);
    assert_eq!((room.phase(), &laws(&room)["exposed"]), (Some(Phase::Play), &json!([])));
}

#[test]
fn a_forced_contract_brings_back_what_was_exposed_before_it() {
    // LAW-WID-14, LAW-EXP-13, LAW-PREC-7
    let rules = json!({"preset": "australian-4", "misere": "any_time", "joker_nomination": "off"});
    let mut room = table_of(&rules, &smaller(), &Value::Null);
    go_on(&mut room, &["2 drop 4D", "1 claim exposed 2", "0 drop AS", "1 claim exposed 0"]);
    go_on(
        &mut room,
        &["1 pass", "2 pass", "3 pass", "0 peek widow", "0 misere", "0 discard 9D 8S JS", "0 AC"],
    );
    assert_eq!(laws(&room)["exposed"], json!([]));
    go_on(&mut room, &["1 claim look 0", "1 demand six-no-trump", "3 demand six-no-trump"]);
    let told = laws(&room);
    assert_eq!((&told["forced"], &told["exposed"]), (&json!(true), &json!(["0 AS", "2 4D"])));
    assert_eq!(told["taken_back"], json!(["0 AC"]));
}
