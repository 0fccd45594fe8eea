//! What an open table does, told and refused, law by law. Whole hands are in `conformance/laws-open.json`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use common::{
    CONTRACT, FIRST_TRICK, OTHER_TRICKS, SEATS, SECOND_TRICK, after, deal, dealt, go_on, laws, refused,
    try_line, view,
};
use five_hundred::Rules;
use laws::open_table::{Act, Phase, Room};
use serde_json::{Value, json};
use table::{DealSource, Game as _, Seat, SeatSet};

#[test]
fn acts_are_written_as_they_are_read() {
    // LAW-ACT-1 to LAW-ACT-23
    for text in [
        "drop AS",
        "announce X",
        "show 10H",
        "peek widow",
        "peek discards",
        "peek trick 3",
        "peek dead",
        "peek row 1 5",
        "take-back 4S",
        "correct",
        "claim retract",
        "claim exposed 2",
        "claim look 0",
        "claim misdeal turned-kitty",
        "claim hand",
        "claim revoke 2 10",
        "claim score 1 -40",
        "demand lead S",
        "demand avoid D",
        "demand play H",
        "demand new-deal",
        "demand six-no-trump",
        "waive",
        "enter 1 200",
        "agree",
        "7H",
        "discard 5S 6C",
    ] {
        assert_eq!(text.parse::<Act>().unwrap().to_string(), text);
    }
    assert_eq!("peek kitty".parse::<Act>().unwrap().to_string(), "peek widow");
    assert_eq!("drop as".parse::<Act>().unwrap().to_string(), "drop AS");
    for text in [
        "drop",
        "drop AS KS",
        "peek trick 0",
        "peek trick 11",
        "peek row 0 6",
        "claim",
        "claim revoke 2",
        "enter 1",
        "enter 1 +5",
        "claim misdeal",
        "demand",
        "agree to",
        "claim revoke 2 01",
    ] {
        assert!(text.parse::<Act>().is_err(), "{text}");
    }
    assert!(Act::read_line("1 claim look 4", 4).is_err() && Act::read_line("4 agree", 4).is_err());
}

#[test]
fn every_irregular_act_is_possible_and_none_is_listed() {
    // LAW-OPEN-1, LAW-OPEN-7, LAW-OPEN-8
    let lines = ["3 8H", "2 drop QD", "0 announce AS", "1 show KH", "3 peek widow", "2 claim hand"];
    for line in lines {
        let mut room = after(&[]);
        assert!(!room.legal_lines().iter().any(|legal| legal == line));
        go_on(&mut room, &[line]);
        assert_eq!(room.to_act(), SeatSet::of(Seat(1)), "{line}");
    }
    let mut room = after(&[CONTRACT, FIRST_TRICK]);
    for line in ["2 6D", "1 AH", "3 peek trick 1", "2 peek discards"] {
        let mut then = room.clone();
        go_on(&mut then, &[line]);
    }
    go_on(&mut room, &["0 AD"]);
    let mut revoke = room.clone();
    go_on(&mut revoke, &["1 AH"]);
    assert_eq!(laws(&revoke)["revokes"][0]["card"], "AH");
    assert!(!room.legal_lines().contains(&"1 AH".to_owned()));
}

#[test]
fn only_the_dealer_writes_and_only_on_a_sheet() {
    // LAW-AXIS-4, LAW-SCORE-6, LAW-ACT-22, LAW-ACT-26
    let hand = [CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat();
    let mut room = after(&[&hand]);
    assert_eq!(room.phase(), Some(Phase::Settle));
    assert_eq!(refused(&mut room, "0 enter 1 200"), "LAW-ACT-22");
    let mut room = dealt(&json!({"score_sheet": "dealer"}), &Value::Null);
    go_on(&mut room, &hand);
    assert_eq!(refused(&mut room, "3 enter 1 200"), "LAW-ACT-22");
    go_on(&mut room, &["0 agree", "1 agree", "2 agree", "3 agree"]);
    assert_eq!((room.phase(), room.to_act()), (Some(Phase::Settle), SeatSet::of(Seat(0))));
    assert_eq!(room.legal_lines(), ["0 enter …"]);
    let enforced = json!({"preset": "quebec-4", "score_sheet": "dealer"});
    assert!(!laws::open_table::plays_open(&Rules::read_rules(enforced.as_object().unwrap()).unwrap()));
}

#[test]
fn an_entry_can_be_written_again_until_the_cut() {
    // LAW-ACT-22, LAW-ACT-16
    let mut room = dealt(&json!({"score_sheet": "dealer"}), &Value::Null);
    go_on(&mut room, &[CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat());
    go_on(&mut room, &["0 enter 1 180", "0 enter 3 200", "0 enter 0 0"]);
    assert_eq!(laws(&room)["sheet"], json!([0, 200, 0, 200]));
}

#[test]
fn all_see_a_card_that_the_deal_turned_up() {
    // LAW-SEE-7
    let room = dealt(&json!({}), &json!([{"kind": "faced", "card": "QS"}]));
    for seat in SEATS {
        assert_eq!(view(&room, seat)["laws"]["seen"], json!(["QS"]));
    }
}

#[test]
fn earlier_tricks_are_seen_when_the_play_is_over() {
    // LAW-SEE-8
    let hand = [CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat();
    let before = after(&[&hand[..hand.len() - 1]]);
    let over = after(&[&hand]);
    for seat in SEATS {
        assert_eq!(view(&before, seat)["game"]["tricks"].as_array().unwrap().len(), 1);
        assert_eq!(view(&over, seat)["game"]["tricks"].as_array().unwrap().len(), 10);
    }
}

#[test]
fn cards_left_are_shown_when_a_ruling_ends_the_hand() {
    // LAW-REV-14, LAW-SEE-8, LAW-EFF-8
    let short = ["1 7H", "2 pass", "3 pass", "0 pass", "1 discard 9D 8S 10S JC JS"];
    let mut room = after(&[&short, FIRST_TRICK]);
    assert!(view(&room, Seat(0))["game"]["seats"][2]["hand"].is_null());
    go_on(&mut room, &["0 claim hand"]);
    assert_eq!(room.phase(), Some(Phase::Settle));
    assert!(view(&room, Seat(0))["game"]["seats"][2]["hand"].is_array());
}

#[test]
fn partners_alone_see_a_card_that_is_shown() {
    // LAW-SEE-2, LAW-EXP-3
    let mut room = after(&[CONTRACT, &["0 show AS"]]);
    assert_eq!(view(&room, Seat(2))["laws"]["shown"], json!([[0, "AS"]]));
    assert_eq!(view(&room, Seat(1))["laws"]["shown"], json!([[0, null]]));
    go_on(&mut room, &["1 claim exposed 0"]);
    assert_eq!(view(&room, Seat(3))["laws"]["exposed"], json!(["0 AS"]));
}

#[test]
fn who_looks_sees_alone() {
    // LAW-SEE-3, LAW-AMB-42
    let room = after(&[&["1 7H", "2 peek widow"]]);
    let all = json!([[2, "widow"]]);
    for seat in SEATS {
        let told = view(&room, seat);
        assert_eq!(told["laws"]["looked"], all);
        assert_eq!(told["laws"]["peeked"].as_array().unwrap().len(), usize::from(seat == Seat(2)));
    }
}

#[test]
fn the_contractor_sees_the_discards_until_the_lead() {
    // LAW-SEE-10, LAW-LOOK-6
    let mut room = after(&[CONTRACT]);
    assert!(view(&room, Seat(1))["game"]["discards"].is_array());
    go_on(&mut room, &["1 KC"]);
    assert!(view(&room, Seat(1))["game"]["discards"].is_null());
    go_on(&mut room, &["1 peek discards"]);
    assert_eq!(view(&room, Seat(1))["laws"]["peeked"][0].as_array().unwrap().len(), 6);
}

#[test]
fn the_contractor_chooses_before_taking_up_the_kitty() {
    // LAW-WID-7
    let mut room = after(&[&["1 7H", "2 peek widow", "3 claim look 2", "2 pass", "3 pass", "0 pass"]]);
    assert_eq!(room.phase(), Some(Phase::Demand));
    let told = view(&room, Seat(1));
    assert_eq!((&told["game"]["kitty"], &told["game"]["seats"][1]["cards"]), (&Value::Null, &json!(10)));
    go_on(&mut room, &["1 waive"]);
    assert_eq!(view(&room, Seat(1))["game"]["kitty"].as_array().unwrap().len(), 6);
}

#[test]
fn an_exposed_card_is_due_and_the_refusal_names_the_law() {
    // LAW-EXP-11, LAW-OPEN-3, LAW-TURN-9
    let mut room = after(&[CONTRACT, &["2 drop QC", "1 claim exposed 2", "1 KC"]]);
    assert_eq!(room.legal_lines(), ["2 QC"]);
    assert_eq!(refused(&mut room, "2 5C"), "LAW-EXP-11");
    assert_eq!(refused(&mut room, "2 4S"), "LAW-EXP-11");
    go_on(&mut room, &["2 QC"]);
    // A card exposed by a play out of turn is due in this very trick.
    let mut room = after(&[CONTRACT, &["1 KC", "0 AC", "3 claim retract", "2 5C", "3 6C"]]);
    assert_eq!(room.legal_lines(), ["0 AC"]);
    assert_eq!(refused(&mut room, "0 4C"), "LAW-EXP-11");
}

#[test]
fn an_exposed_joker_without_a_suit_waits_for_its_turn() {
    // LAW-EXP-12
    let six = ["1 6NT", "2 pass", "3 pass", "0 pass", "1 discard 9D 8S 10S JC JS X"];
    let mut room = after(&[&six, &["1 KC", "2 5C", "3 6C", "0 AC"]]);
    // Seat 1's partner may claim nothing; an opponent does.
    go_on(&mut room, &["1 drop Y", "2 claim exposed 1", "0 AD"]);
    assert_eq!(laws(&room)["exposed"], json!(["1 Y"]));
    assert_eq!(room.legal_lines(), ["1 10D"]);
    go_on(&mut room, &["1 10D", "2 4D", "3 7D", "0 KD"]);
    // Unable to follow, seat 1 must throw it.
    assert_eq!(room.legal_lines(), ["1 Y"]);
    assert_eq!(refused(&mut room, "1 AH"), "LAW-EXP-11");
}

#[test]
fn of_two_demands_the_earlier_binds_first() {
    // LAW-PREC-8, LAW-PREC-9, LAW-LOOK-5
    let mut room = after(&[CONTRACT, FIRST_TRICK, SECOND_TRICK]);
    go_on(&mut room, &["0 peek trick 1", "1 claim look 0", "3 demand play S"]);
    go_on(&mut room, &["0 peek trick 1", "1 claim look 0", "3 demand play H"]);
    assert_eq!(laws(&room)["demands"].as_array().unwrap().len(), 2);
    assert_eq!(refused(&mut room, "0 KD"), "LAW-LOOK-5");
    assert_eq!(room.legal_lines(), ["0 5S", "0 9S", "0 AS"]);
    go_on(&mut room, &["0 AS", "1 10H", "2 4S", "3 7S"]);
    assert_eq!(laws(&room)["demands"][0]["suit"], "H");
    // Hearts are led: seat 0 follows, which is no free turn, so the demand waits.
    go_on(&mut room, &["1 AH", "2 7H", "3 5H", "0 4H"]);
    assert_eq!(laws(&room)["demands"].as_array().unwrap().len(), 1);
    go_on(&mut room, &["1 10C", "2 QC", "3 7C", "0 4C", "2 6D", "3 8D"]);
    assert_eq!(room.legal_lines(), ["0 5D", "0 KD"]);
}

#[test]
fn a_lead_demand_is_enforced() {
    // LAW-OPEN-3, LAW-TURN-4
    let mut room = after(&[CONTRACT, FIRST_TRICK, &["2 6D", "1 claim retract"]]);
    assert_eq!(refused(&mut room, "1 demand lead D"), "LAW-ACT-17");
    assert_eq!(refused(&mut room, "1 demand avoid H"), "LAW-ACT-17");
    go_on(&mut room, &["1 demand avoid D"]);
    assert_eq!(refused(&mut room, "0 AD"), "LAW-TURN-4");
    go_on(&mut room, &["0 9H"]);
    assert_eq!(laws(&room)["demands"], json!([]));
}

#[test]
fn what_a_card_has_used_up_comes_back_with_it() {
    // LAW-AMB-54, LAW-REV-12
    let mut room = after(&[CONTRACT, &["0 drop AC", "1 claim exposed 0", "1 KC", "2 4S", "3 6C", "0 AC"]]);
    assert_eq!(laws(&room)["exposed"], json!([]));
    go_on(&mut room, &["2 correct"]);
    assert_eq!(laws(&room)["exposed"], json!(["0 AC", "2 4S"]));
}

#[test]
fn a_partner_plays_the_same_card_after_a_correction() {
    // LAW-REV-12
    let mut room = after(&[CONTRACT, &["1 KC", "2 4S", "3 6C", "0 4C", "2 correct"]]);
    assert_eq!(refused(&mut room, "2 6S"), "LAW-REV-12");
    go_on(&mut room, &["2 9C", "3 8C"]);
    assert_eq!(room.legal_lines(), ["0 4C"]);
    assert_eq!(refused(&mut room, "0 AC"), "LAW-REV-12");
}

#[test]
fn the_last_trick_holds_no_revoke() {
    // LAW-REV-16
    let room = after(&[CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS]);
    assert_eq!(laws(&room)["revokes"], json!([]));
}

#[test]
fn nobody_is_told_of_a_revoke_before_it_is_ruled() {
    // LAW-SEE-6, LAW-REV-13, LAW-OPEN-6
    let tricks = |card: &'static str| {
        let mut room = after(&[CONTRACT, &["1 KC", card, "3 6C", "0 AC", "1 claim revoke 2 1"]]);
        assert_eq!(laws(&room)["claims"][0]["verdict"], "waiting");
        go_on(&mut room, &["0 AD"]);
        room
    };
    let (lawful, revoked) = (tricks("2 5C"), tricks("2 4S"));
    for seat in SEATS {
        let [lawful, revoked] = [&lawful, &revoked].map(|room| view(room, seat)["laws"].clone());
        assert_eq!(lawful, revoked);
        assert_eq!(revoked["revokes"], json!([]));
    }
    assert_eq!(laws(&revoked)["revokes"][0]["state"], "stands");
}

#[test]
fn bars_leave_nobody_who_may_call() {
    // LAW-BID-9, LAW-OPEN-3
    let mut room = after(&[&["2 pass", "0 pass", "3 6S", "0 claim retract"]]);
    assert_eq!(refused(&mut room, "1 7H"), "LAW-BID-4");
    go_on(&mut room, &["3 pass"]);
    assert_eq!(room.hands_json()[0]["result"], "passed_out");
}

#[test]
fn after_a_corrected_revoke_out_of_turn_the_trick_goes_on_where_it_was() {
    // LAW-REV-12, LAW-TURN-8, LAW-ACT-9
    let mut room = after(&[CONTRACT, FIRST_TRICK, &["0 AD", "2 4S"]]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(1)));
    go_on(&mut room, &["2 correct"]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(2)));
    go_on(&mut room, &["2 4D"]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(1)));
    go_on(&mut room, &["1 10D", "3 7D"]);
    assert_eq!(room.to_act(), SeatSet::of(Seat(0)), "the ace has won");
}

#[test]
fn right_numbers_are_no_fault() {
    // LAW-DEAL-20, LAW-ACT-14
    let mut room = after(&[CONTRACT, FIRST_TRICK, &["2 claim hand", "3 claim misdeal count"]]);
    for claim in laws(&room)["claims"].as_array().unwrap() {
        assert_eq!(claim["verdict"], "denied");
    }
    assert_eq!(refused(&mut room, "1 discard KH"), "LAW-ACT-8");
}

#[test]
fn a_refused_act_changes_nothing() {
    // LAW-OPEN-2
    let mut room = after(&[CONTRACT, FIRST_TRICK]);
    let before = room.result();
    for line in [
        "1 AS",
        "2 8NT",
        "0 discard AD",
        "1 correct",
        "0 peek widow",
        "2 agree",
        "0 peek trick 2",
        "1 take-back 9D",
    ] {
        try_line(&mut room, line).unwrap_err();
        assert_eq!(room.result(), before, "{line}");
    }
}

#[test]
fn after_the_game_nothing_is_claimed() {
    // LAW-END-2, LAW-END-3
    let rules = json!({"preset": "quebec-4", "laws": "open"});
    let rules = Rules::read_rules(rules.as_object().unwrap()).unwrap();
    let mut room = Room::new(rules, Some(vec![0, 900, 0, 900])).unwrap();
    let source = DealSource::Explicit(deal().as_object().unwrap().clone());
    room.deal(Seat(0), &source, None).unwrap();
    go_on(&mut room, &[CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat());
    assert_eq!((room.phase(), room.standing().scores), (Some(Phase::Settle), vec![0, 1100, 0, 1100]));
    assert!(room.deal(Seat(1), &source, None).is_err());
    go_on(&mut room, &["0 agree", "1 agree", "2 agree", "3 agree"]);
    assert_eq!(room.phase(), None);
    assert_eq!(refused(&mut room, "0 claim revoke 1 2"), "FH-END-2");
}

#[test]
fn a_ruling_can_undo_a_win() {
    // LAW-END-1, LAW-REV-6
    let rules = json!({"preset": "quebec-4", "laws": "open"});
    let rules = Rules::read_rules(rules.as_object().unwrap()).unwrap();
    let mut room = Room::new(rules, Some(vec![0, 900, 0, 900])).unwrap();
    let source = DealSource::Explicit(deal().as_object().unwrap().clone());
    room.deal(Seat(0), &source, None).unwrap();
    let mut hand = [CONTRACT, FIRST_TRICK, SECOND_TRICK, OTHER_TRICKS].concat();
    // Seat 3 throws a spade on the diamond, though it holds diamonds.
    let [diamond, spade] = ["3 7D", "3 KS"].map(|line| hand.iter().position(|&other| other == line).unwrap());
    hand.swap(diamond, spade);
    go_on(&mut room, &hand);
    assert_eq!(room.standing().scores, [0, 1100, 0, 1100]);
    go_on(&mut room, &["0 claim revoke 3 2", "0 agree", "1 agree", "2 agree", "3 agree"]);
    assert_eq!((room.phase(), room.standing().scores), (Some(Phase::Deal), vec![200, 900, 200, 900]));
}
