//! Rows, and partners that not everybody knows.

use crate::seat::{Table, expect, rules};

const ROWS: &str = "0 7S, 1 pass, 0 discard 4S 5S 9S 7C JD JH";
const KITTY: &str = "4S 5S 9S 7C JD JH";

#[test]
fn a_row_does_not_overtake_its_own_hand() {
    // FH-PLAY-7
    let table = Table::with_rows(
        "quebec-2",
        ["X JS JC AS KS QS AD 5D 9C AC", "6S 7S 8S 4C 5C 6C 4D 6D 7D 8D"],
        ["KD QD 9D 10C 8C", "4H 5H 6H 10H 9H"],
        KITTY,
    );
    let table = table.after(ROWS).after("0 AD, 1 4D");
    expect(&table, &["9D"]);
}

#[test]
fn a_row_takes_a_trick_its_hand_is_losing() {
    let table = Table::with_rows(
        "quebec-2",
        ["X JS JC AS KS QS 9D 5D 9C AC", "6S 7S 8S 4C 5C 6C 4D 6D 7D QD"],
        ["KD AH KH 10C 8C", "4H 5H 6H 10H 9H"],
        KITTY,
    );
    let table = table.after(ROWS).after("0 9D, 1 QD");
    expect(&table, &["KD"]);
}

#[test]
fn a_hand_leads_to_its_row_when_that_is_sure() {
    // The other row is seen by everybody.
    let table = Table::with_rows(
        "quebec-2",
        ["X Y JS JC AS KS QS 10S AC AD", "6S 7S 4C 5C 6C 4D 6D 7D 8D 9D"],
        ["AH KH KC KD QC", "4H 5H 6H 10H 9H"],
        KITTY,
    );
    let action = table.after(ROWS).action();
    assert!(["X", "Y", "JS", "JC", "AS", "AC", "AD"].contains(&action.as_str()), "{action}");
}

#[test]
fn the_last_row_card_wins_cheaply() {
    let table = Table::with_rows(
        "quebec-2",
        ["X JS JC AS KS QS 9D 5D 9C AC", "6S 7S 8S 4C 5C 6C 4D 6D 7D 8D"],
        ["10D AH KH 10C 8C", "KD AD 6H 10H 9H"],
        KITTY,
    );
    let table = table.after(ROWS).after("0 9D, 1 4D, 0 10D");
    expect(&table, &["KD"]);
}

const CALL: &str = "0 7H, 1 pass, 2 pass, 3 pass, 4 pass, 0 discard 2S 2C 2D, 0 call AS";

fn five(hands: [&str; 5]) -> Table {
    let [zero, one, two, three, four] = hands;
    Table::of(rules("australian-5", &[]), &[], &[zero, one, two, three, four, "2S 2C 2D"]).after(CALL)
}

const SECRET: [&str; 5] = [
    "X JH JD AH KH QH 5S 3S AC 7D",
    "3H 4H 6S 7S 8S 9S 5C 6C QC KD",
    "5H 6H AS 10S 3C 4C 7C 3D 4D 5D",
    "7H 8H JS QS 8C 9C 10C 6D 8D 9D",
    "9H 10H KS 4S JC KC 10D QD AD 2H",
];

#[test]
fn the_secret_partner_does_not_fight_the_contractor() {
    // FH-PART-4
    let table = five(SECRET).after("0 JH, 1 3H");
    expect(&table, &["5H"]);
}

#[test]
fn the_secret_partner_takes_an_opponents_trick_with_the_called_card() {
    let table = five(SECRET).after("0 5S, 1 9S");
    expect(&table, &["AS"]);
}

#[test]
fn the_called_card_is_not_thrown_on_the_contractors_trick() {
    let table = five([
        "X JH JD AH KH QH 5S 3S AC 7D",
        "3H 4H 6S 7S 8S 9S 5C 6C QC KD",
        "AS 10S 3C 4C 7C 3D 4D 5D 6D 8D",
        "5H 6H 7H 8H JS QS 8C 9C 10C 9D",
        "9H 10H KS 4S JC KC 10D QD AD 2H",
    ]);
    assert_ne!(table.after("0 JH, 1 3H").action(), "AS");
}

#[test]
fn a_secret_partner_ruffs_with_the_called_bower_before_it_falls_on_a_trump_of_his_side() {
    // FH-PART-4
    let hands = [
        "X JD KD 9D 6D 2D KS 7S QH 6H",
        "3C 5C 8C 3D 8D QD 2H 3H JH AH",
        "QS KC 4D AD 5H 7H 8H 9H 10H KH",
        "3S 4S JS 4C 6C 7C JC AC 5D 7D",
        "5S 6S 8S 9S 10S AS 10C 10D 9C QC",
        "2S 2C 4H",
    ];
    let rules = rules("american-5-call", &[]);
    let table = Table::of(rules, &[], &hands)
        .after("0 7D, 1 pass, 2 pass, 3 pass, 4 pass, 0 discard 2S 2C 4H, 0 call JH")
        .after("0 X, 1 3D, 2 4D, 3 5D, 4 10D, 0 JD, 1 8D, 2 AD, 3 7D, 4 10C")
        .after("0 KD, 1 QD, 2 QS, 3 4C, 4 9C, 0 KS");
    // An opponent wins the next spade; the bower is the best trump left.
    let table = table.after("1 3C, 2 5H, 3 3S, 4 AS, 4 8S, 0 7S");
    expect(&table, &["JH"]);
}

#[test]
fn three_sides_defend_together() {
    // FH-SIDE-1: the third player doesn't overtake the second's sure winner.
    let table = Table::new(
        "australian-3",
        &[
            "X JH JD AH KH QH 8S 7C 8D 7D",
            "AS 7S 8C 9C 7H 9D 10D JS 10C 10S",
            "KS 9S QS AC KC AD KD QD 8H 9H",
            "QC JC 10H",
        ],
    );
    let table = table.after("0 7H, 1 pass, 2 pass, 0 discard QC JC 10H, 0 8S, 1 AS");
    expect(&table, &["9S"]);
}

#[test]
fn six_players_in_trios_leave_the_trick_to_a_partner() {
    // FH-SIDE-1
    let table =
        Table::new("australian-6", &["X JH JD AH KH QH AS KS AC 7D", "5S", "QS 6S", "7S", "8S", "9S"]);
    let table = table.after("0 7H, 1 pass, 2 pass, 3 pass, 4 pass, 5 pass, 0 *, 0 AS, 1 *");
    let action = table.action();
    assert_ne!(action, "QS");
}

#[test]
fn a_bower_in_the_row_ruffs_what_the_hand_left_to_it() {
    // FH-PLAY-7
    let table = Table::with_rows(
        "quebec-2",
        ["Y AS KS QS 10S 8S 9C 8C AC 10H", "6S 7S JC 5C 6C 4D 6D 7D 8D AH"],
        ["X JS QD KD AD", "JH 6H KC 10C 9D"],
        KITTY,
    );
    // The hand can't win; the row has no heart and does not let the ace go by.
    let table = table.after(ROWS).after("0 10H, 1 AH");
    expect(&table, &["JS", "X"]);
}
