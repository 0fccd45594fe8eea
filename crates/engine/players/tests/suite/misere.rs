//! Winning no trick, and making it fail.

use crate::seat::{Table, expect, rules};

const OPEN: &str = "0 open-misere, 1 pass, 2 pass, 3 pass, 0 discard AS KS AC";
const KITTY: &str = "AS KS AC";

fn open(hands: [&str; 4]) -> Table {
    let [zero, one, two, three] = hands;
    Table::new("australian-4", &[zero, one, two, three, KITTY]).after(OPEN)
}

#[test]
fn the_first_lead_is_one_that_others_must_beat() {
    let table = open(["5S 6S 7S 5C 6C 4D 5D 6D 4H 5H", "X", "", ""]);
    expect(&table, &["5S", "6S", "7S", "5C", "6C", "4D", "5D", "6D", "4H", "5H"]);
    let table = open(["5S 6S 9S 5C 6C QD 5D 6D 4H 5H", "X", "", ""]);
    let action = table.action();
    assert_ne!(action, "QD");
}

const DUCK: [&str; 4] = [
    "5S 7S 10S 5C 6C 4D 5D 6D 4H 5H",
    "8S 9S JS QC KC QD KD AD 9H 10H",
    "6S 7C 8C 9C 7D 8D 6H 7H 8H JH",
    "QS 10C JC X 9D 10D JD QH KH AH",
];

#[test]
fn a_high_card_is_thrown_under_a_higher_one() {
    // Duck with the highest that stays under.
    let table = open(DUCK).after("0 4D, 1 AD, 3 9D, 1 JS, 3 QS");
    expect(&table, &["10S"]);
}

#[test]
fn a_dangerous_card_goes_when_void() {
    let table = open([
        "5S 7S 10S 5C 6C 4D 5D 4H 5H QH",
        "8S 9S JS QC KC QD KD AD 9H 10H",
        "6S 7C 8C 9C 7D 8D 6H 7H 8H JH",
        "QS 10C JC X 6D 9D 10D JD KH AH",
    ]);
    let table = table.after("0 4D, 1 AD, 3 9D, 1 KD, 3 10D, 0 5D, 1 QD, 3 JD");
    expect(&table, &["10S", "QH"]);
}

#[test]
fn a_defender_stays_under_the_contractors_winning_card() {
    let table = open(DUCK).after("0 10S, 1 9S, 3 QS, 3 9D, 0 6D, 1 *");
    assert!(!table.action().is_empty());
    let table = open(DUCK).after("0 10S");
    expect(&table, &["9S", "8S"]);
}

#[test]
fn a_defender_leads_where_the_open_hand_must_win() {
    // FH-PLAY-6: after the first trick the contractor's cards lie open.
    let table = open([
        "5S 6S 7S 5C 6C JD QD KD 4H 5H",
        "8S 9S JS QC KC 4D 5D 9H 10H AH",
        "10S 7C 8C 9C 7D 8D 6H 7H 8H JH",
        "QS 10C JC X 6D 9D 10D AD QH KH",
    ]);
    let table = table.after("0 5S, 1 JS, 3 QS");
    expect(&table, &["6D", "9D", "10D"]);
}

#[test]
fn a_defender_throws_high_cards_and_keeps_low_ones() {
    let table = open([
        "5S 6S 7S 5C 6C 8D 9D JD 4H 5H",
        "8S 9S JS 10S 4D 5D KD AD 10H 9H",
        "7C 8C 9C 10D 7D 6D 6H 7H 8H JH",
        "QS 10C JC QC KC QD X QH KH AH",
    ]);
    let table = table.after("0 5S, 1 JS, 3 QS, 3 10C, 0 6C");
    expect(&table, &["KD", "AD"]);
}

#[test]
fn the_opponent_plays_the_highest_card_of_a_super_open_misere() {
    // FH-PLAY-6
    let table =
        Table::new("australian-5-open", &["2S 3S 4S 2C 3C 2D 3D 4D 2H AH", "", "", "", "", "KS KC KD"]);
    let table = table.after("0 super-open-misere, 1 pass, 2 pass, 3 pass, 4 pass, 0 discard KS KC KD");
    expect(&table, &["AH"]);
}

#[test]
fn a_misere_already_lost_still_loses_as_little_as_it_can() {
    // FH-SCO-7
    let rules = rules("american-nullo", &[]);
    let table = Table::of(
        rules,
        &[],
        &[
            "AS 7S 10S 5C 6C 4D 5D 6D 4H 5H",
            "8S 9S JS QC KC QD KD AD 9H 10H",
            "6S 7C 8C 9C 7D 8D 6H 7H 8H JH",
            "QS 10C JC X 9D 10D JD QH KH AH",
            "5S KS AC",
        ],
    );
    let table = table.after("0 nullo, 1 pass, 2 pass, 3 pass, 0 discard 5S KS AC, 0 AS, 1 8S, 3 QS");
    expect(&table, &["4D", "5D", "6D", "4H", "5H", "5C", "6C", "7S"]);
}
