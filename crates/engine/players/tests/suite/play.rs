//! Leading and following for tricks.

use crate::seat::{Table, expect, rules};

/// Seat 0 plays 7H; the kitty was nothing.
const HEARTS: &str = "0 7H, 1 pass, 2 pass, 3 pass, 0 discard 5S 6C 4D";
const TRUMPS: &str = "5S 6C 4D";

fn hearts(hands: [&str; 4]) -> Table {
    let [zero, one, two, three] = hands;
    Table::new("australian-4", &[zero, one, two, three, TRUMPS]).after(HEARTS)
}

const LONG_HEARTS: &str = "X JH JD AH KH 9H AS KS 7C 8D";

#[test]
fn the_contractor_draws_trumps() {
    expect(&hearts([LONG_HEARTS, "", "", ""]), &["X", "JH"]);
}

#[test]
fn he_goes_on_drawing_while_any_are_out() {
    let table = hearts([
        LONG_HEARTS,
        "4H 5H 6H 6S 7S 8S 9S 10S 5C 8C",
        "7H QC KC AC 5D 6D 7D 9D 10D JS",
        "8H 10H QH JC QS 9C 10C QD KD AD",
    ]);
    expect(&table.after("0 X, 1 4H, 2 7H, 3 8H"), &["JH"]);
}

#[test]
fn when_none_are_out_he_cashes_his_aces() {
    let table = hearts([
        LONG_HEARTS,
        "4H 5H 6S 7S 8S 9S 10S 5C 8C QC",
        "7H 6H KC AC 5D 6D 7D 9D 10D JS",
        "8H 10H QH JC QS 9C 10C QD KD AD",
    ]);
    let table = table.after("0 X, 1 4H, 2 6H, 3 8H, 0 JH, 1 5H, 2 7H, 3 10H, 0 JD, 1 6S, 2 5D, 3 QH");
    expect(&table, &["AS"]);
}

#[test]
fn a_lone_master_trump_is_left_alone() {
    // The joker is out and wins anyhow: side winners first.
    let table = hearts([
        "JH JD AH KH QH 10H AS KS AC KC",
        "4H 5H 6H 6S 7S 8S 9S 10S 5C 8C",
        "7H 8H QC 6D 5D 9C 7D 9D 10D JS",
        "9H X JC QS 7C 10C QD KD AD 8D",
    ]);
    let table = table.after("0 JH, 1 4H, 2 7H, 3 9H, 0 JD, 1 5H, 2 8H, 3 X");
    let table = table.after("3 AD, 0 QH, 1 6H, 2 5D");
    // Nobody has a trump left that could beat the contractor's; nothing to draw.
    expect(&table, &["AS", "AC"]);
}

#[test]
fn a_partner_on_lead_returns_trumps() {
    let table = hearts([
        "JH JD 10H 9H 8H 7H AS 6S 7C 8D",
        "4H 5H 7S 8S 9S 10S QS 5C 8C 9C",
        "X AH 6H KS JS QC KC 5D 6D 7D",
        "KH QH JC 10C AC 9D 10D QD KD AD",
    ]);
    let table = table.after("0 9H, 1 4H, 2 X, 3 KH");
    expect(&table, &["AH", "6H"]);
}

#[test]
fn a_defender_cashes_an_ace() {
    let table = hearts([
        "JH JD KH 9H 8H 7H 6S 7S 7C 8D",
        "X 4H AS KS 9S 10S QS 5C 8C 9C",
        "AH 6H 8S JS QC KC 5D 6D 7D 10C",
        "5H QH 10H JC AC 9D 10D QD KD AD",
    ]);
    let table = table.after("0 JH, 1 X, 2 6H, 3 5H");
    expect(&table, &["AS"]);
}

const NO_OVERTAKING: [&str; 4] = [
    "X JH JD AH KH 9H AS 6S 7C 8D",
    "4H 5H 6H 7S 8S 9S 10S 5C 8C QC",
    "7H 8H KS JS KC AC 5D 6D 7D 9D",
    "10H QH JC QS 9C 10C QD KD AD 10D",
];

#[test]
fn a_partner_does_not_overtake_an_ace() {
    let table = hearts(NO_OVERTAKING).after("0 AS, 1 7S");
    expect(&table, &["JS"]);
}

#[test]
fn a_partner_does_not_ruff_a_winner_of_his_own_side() {
    let table = hearts([
        "X JH JD AH KH 9H AS 6S 7C 8D",
        "4H 5H 6H 7S 8S 9S 10S 5C 8C QC",
        "7H 8H 9C KC AC 5D 6D 7D 9D 10C",
        "10H QH JC QS KS JS QD KD AD 10D",
    ]);
    let action = table.after("0 AS, 1 7S").action();
    assert!(!["7H", "8H"].contains(&action.as_str()), "{action}");
}

#[test]
fn last_hand_wins_as_cheaply_as_it_can() {
    let table = hearts([
        "X JH JD AH KH 9H 8S 6S 7C 8D",
        "4H 5H 6H 7S 10S 5C 8C QC 9C 9D",
        "7H 8H 9S JS KC AC 5D 6D 7D 10C",
        "10H QH QS KS AS JC QD KD AD 10D",
    ]);
    expect(&table.after("0 8S, 1 7S, 2 9S"), &["QS"]);
}

#[test]
fn last_hand_that_cannot_win_plays_its_lowest() {
    let table = hearts([
        "X JH JD AH KH 9H AS 6S 7C 8D",
        "4H 5H 6H 7S 10S 5C 8C QC 9C 9D",
        "7H 8H 9S JS KC AC 5D 6D 7D 10C",
        "10H QH QS KS 8S JC QD KD AD 10D",
    ]);
    expect(&table.after("0 AS, 1 7S, 2 9S"), &["8S"]);
}

#[test]
fn third_hand_plays_high_for_a_partner_who_led_low() {
    let table = hearts([
        "X JH JD KH QH 9H 6S 7C 8D 10D",
        "4H 5H AH 7S 5C 8C QC KC 9D 9C",
        "7H 8H AS 8S 5D 6D 7D 10C AC JC",
        "6H 10H QS 10S JS QD KD AD 9S KS",
    ]);
    expect(&table.after("0 6S, 1 7S"), &["AS"]);
}

#[test]
fn second_hand_plays_low_under_a_lead_through_it() {
    let table = hearts([
        "X JH JD AH KH 9H 6S 8S 7C 8D",
        "4H 5H 6H QS 9S 7S 5C 8C QC KC",
        "7H 8H JS KS AC 5D 6D 7D 10C 9C",
        "10H QH 9D AS 10S JC QD KD AD 10D",
    ]);
    expect(&table.after("0 6S"), &["7S", "9S"]);
}

#[test]
fn a_void_defender_ruffs_the_contractors_ace() {
    let table = hearts([
        "X JH JD AH KH 9H AS 6S 7C 8D",
        "4H 5H 6H 5C 8C QC KC 9D 10D 9C",
        "7H 8H JS 9S 7S AC 5D 6D 7D 10C",
        "10H QH QS KS 10S 8S JC QD KD AD",
    ]);
    expect(&table.after("0 AS"), &["4H"]);
}

#[test]
fn an_overruff_is_as_low_as_it_can_be() {
    let table = hearts([
        "X JH JD AH KH 9H 6S 8S 7C 8D",
        "4H 5H 6H 5C 8C QC KC 9D 10D 9C",
        "AS 8H 9S JS AC 5D 6D 7D 10C 7S",
        "7H 10H QH JC QD KD AD QS KS 10S",
    ]);
    // The partner's ace is ruffed low; nobody is above the seven of the partner's suit but the contractor's side, last.
    let table = table.after("0 7C, 1 KC, 2 AC, 3 JC, 2 AS, 3 10S, 0 6S");
    expect(&table, &["4H"]);
}

#[test]
fn trumps_are_not_wasted_under_a_higher_one() {
    let table = hearts([
        "X JH JD AH KH 9H AS 6S 7C 8D",
        "QH 10H 4H 5C 8C QC KC 9D 10D 9C",
        "7H 8H JS 9S 7S AC 5D 6D 7D 10C",
        "5H 6H QS KS 10S 8S JC QD KD AD",
    ]);
    expect(&table.after("0 X"), &["4H"]);
}

#[test]
fn the_joker_is_not_spent_on_a_partners_trick() {
    let table = hearts([
        "JH JD AH KH 9H 10H AS 6S 7C 8D",
        "4H 5H 6H 5C 8C QC KC 9D 10D 9C",
        "X 8H JS 9S 7S AC 5D 6D 7D 10C",
        "7H QH QS KS 10S 8S JC QD KD AD",
    ]);
    expect(&table.after("0 JH, 1 4H"), &["8H"]);
}

const NO_TRUMPS: &str = "0 8NT, 1 pass, 2 pass, 3 pass, 0 discard 5S 6C 4D, 0 nominate none";

#[test]
fn solid_suits_are_run_in_no_trumps() {
    let table = Table::new("australian-4", &["X AS KS QS JS 10S AC KC AD AH", "", "", "", TRUMPS]);
    expect(&table.after(NO_TRUMPS), &["AS", "AC", "KC", "KS", "QS", "JS", "10S", "AD", "AH"]);
}

#[test]
fn in_no_trumps_the_top_of_a_sequence_drives_out_the_ace() {
    let table = Table::new("australian-4", &["X KS QS JS 10S 9S AC 7C AD 8H", "AS", "", "", TRUMPS]);
    expect(&table.after(NO_TRUMPS), &["KS"]);
}

#[test]
fn a_void_defender_takes_a_trick_with_his_joker() {
    // FH-JOK-4
    let table = Table::new(
        "australian-4",
        &["AS KS QS JS 10S AC KC AD KD AH", "X 5C 7C 8C 9C 10C 5D 6D 7D 5H", "", "", TRUMPS],
    );
    let table = table.after("0 8NT, 1 pass, 2 pass, 3 pass, 0 discard 5S 6C 4D");
    expect(&table.after("0 AS"), &["X"]);
}

#[test]
fn the_joker_is_saved_while_a_partner_wins() {
    // FH-JOK-4
    let table = Table::new(
        "australian-4",
        &["AS KS QS JS 10S AC KC AD KD AH", "", "X 5C 7C 8C 9C 10C 5D 6D 7D 5H", "", TRUMPS],
    );
    let table = table.after("0 8NT, 1 pass, 2 pass, 3 pass, 0 discard 5S 6C 4D").after("0 AS, 1 *");
    let action = table.action();
    assert_ne!(action, "X");
}

#[test]
fn a_joker_led_asks_for_a_suit_it_may_ask_for() {
    // FH-JOK-5
    let rules = rules("american-4", &[]);
    let table = Table::of(rules, &[], &["X AS KS QS JS 10S 9S 8S 7S 6S", "", "", "", TRUMPS]);
    let table = table.after("0 10NT, 1 pass, 2 pass, 3 pass, 0 discard 5S 6C 4D");
    let action = table.action();
    assert!(action == "AS" || action.starts_with("X:"), "{action}");
}

#[test]
fn a_hand_without_a_bid_is_played_for_tricks() {
    // FH-AUC-6
    let rules = rules("american-4", &[("all_pass", "no_trump_tricks")]);
    let table = Table::of(rules, &[], &["AS KS QS 5C 6C 7C 4D 5D 6D 4H"]);
    expect(&table.after("0 pass, 1 pass, 2 pass, 3 pass"), &["AS", "KS", "QS"]);
}
