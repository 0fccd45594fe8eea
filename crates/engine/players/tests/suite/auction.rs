//! Calls.

use five_hundred::Rules;
use kookaburra_players::five_hundred::Reason;

use crate::seat::{Table, expect, rules};

const STRONG_HEARTS: &str = "X JH JD AH KH QH AS KS 5C 4D";
const NOTHING: &str = "6S 8S 10S 7C 9C QC 6D 9D 7H JH";
const LOW: &str = "5S 6S 7S 5C 6C 4D 5D 6D 4H 5H";

#[test]
fn a_strong_hand_bids_high_in_its_suit() {
    expect(&Table::new("australian-4", &[STRONG_HEARTS]), &["8H", "9H", "10H"]);
}

#[test]
fn a_weak_hand_passes() {
    expect(&Table::new("american-4", &[NOTHING]), &["pass"]);
}

#[test]
fn one_round_asks_for_the_full_bid_at_once() {
    // FH-AUC-3
    expect(&Table::new("american-4", &[STRONG_HEARTS]), &["8H", "9H", "10H"]);
}

#[test]
fn support_raises_the_partner() {
    let table =
        Table::new("american-4", &["", "9S 10S KS 6C 8C 5D 9D KD 8S QC", "X JD AH 9H 8H 7H AS AC 6D 7D"]);
    let call = table.after("0 7H, 1 pass").action();
    assert!(["8H", "9H"].contains(&call.as_str()), "{call}");
}

#[test]
fn a_partners_suit_is_not_fought_with_a_little_better_one() {
    // Three good trumps of the partner's are worth more to them than six of one's own.
    let table = Table::new("american-4", &["", "", "JH JD QH 9S 8S 7S AS QS 6C 5D"]);
    expect(&table.after("0 7H, 1 pass"), &["pass", "8H", "9H", "10H"]);
    let low = "7S 9S QS 6C 8C 5D 9D 4H 8H JH";
    expect(&Table::new("australian-4", &["", "", low]).after("0 8D, 1 pass"), &["pass"]);
}

#[test]
fn a_weak_hand_leaves_the_partner_his_contract() {
    expect(&Table::new("american-4", &["", "", NOTHING]).after("0 7C, 1 pass"), &["pass"]);
}

#[test]
fn a_good_suit_of_ones_own_does_not_fight_a_partner_who_bid_high() {
    let table = Table::new("american-4", &["", "", "JS JC AS QS 9S 7S 5H 6H 4D 9C"]);
    expect(&table.after("0 9H, 1 pass"), &["pass"]);
}

#[test]
fn a_high_bid_of_the_opponents_is_left_to_them() {
    expect(&Table::new("american-4", &["", NOTHING]).after("0 8S"), &["pass"]);
}

#[test]
fn low_cards_call_a_misere_when_a_seven_has_been_bid() {
    // FH-BID-2
    let table = Table::new("australian-4", &["", LOW]).after("0 7S");
    expect(&table, &["misere", "open-misere"]);
}

#[test]
fn high_cards_never_call_a_misere() {
    let rules = rules("australian-4", &[("misere", "any_time")]);
    let table = Table::of(rules, &[], &["AS KS AC KC QC AD KD QD AH KH"]);
    assert!(!table.action().contains("misere"), "{}", table.action());
}

/// The rules of the American game for four with inkles.
fn inkles(value: &str) -> Rules {
    rules("american-4", &[("six_bids", value)])
}

#[test]
fn an_inkle_tells_a_partner_who_is_still_to_call() {
    // FH-AUC-9
    let fair = "X QH 9H 8H 7H 5S 6C 8C 5D 7D";
    for value in ["inkle", "inkle_early"] {
        let first = Table::of(inkles(value), &[], &[fair]);
        expect(&first, &["6H"]);
        assert!(matches!(first.decision().reason, Reason::Message { .. }));
        // With nobody to tell, six is nothing to say.
        let last = Table::of(inkles(value), &[], &["", "", "", fair]);
        expect(&last.after("0 pass, 1 pass, 2 pass"), &["pass", "7H"]);
    }
    expect(&Table::of(inkles("bids"), &[], &[fair]), &["6H"]);
}

#[test]
fn an_inkle_is_believed_and_never_taken_for_a_contract() {
    // FH-AUC-9
    let help = "JH JD 9H AH 5S AS 6C 8C 10C 7D";
    let third = || Table::of(inkles("inkle"), &[], &["", "", help]);
    expect(&third().after("0 6H, 1 pass"), &["7H", "8H"]);
    // Left alone, the partner's inkle would be thrown in; and no misère of it is feared.
    expect(&Table::of(inkles("inkle"), &[], &["", "", NOTHING]).after("0 6H, 1 pass"), &["pass"]);
    expect(&Table::of(inkles("inkle"), &[], &["", STRONG_HEARTS]).after("0 6S"), &["8H", "9H", "10H"]);
}

#[test]
fn nobody_raises_himself() {
    // FH-AUC-4
    let rules = rules("australian-4", &[("own_raise", "yes"), ("open_misere", "off")]);
    let table = Table::of(rules, &[], &[STRONG_HEARTS]).after("0 8H, 1 pass, 2 pass, 3 pass");
    expect(&table, &["pass"]);
}

#[test]
fn blind_misere_is_for_the_desperate() {
    // FH-BID-4
    expect(&Table::new("australian-4-blind", &[]), &["look"]);
    let rules = rules("australian-4-blind", &[]);
    let table = Table::of(rules, &[-400, 480, -400, 480], &[]);
    expect(&table, &["blind-misere"]);
}

#[test]
fn the_best_of_hands_takes_the_game() {
    // FH-BID-7
    let table = Table::new("quebec-4-club", &["X Y JH JD AH KH QH AS AC AD"]);
    expect(&table, &["partie H"]);
}

#[test]
fn a_side_far_in_front_does_not_risk_a_close_bid_it_does_not_need() {
    // FH-END-2
    let table = Table::of(rules("american-4", &[]), &[300, 0, 300, 0], &[NOTHING]);
    expect(&table, &["pass"]);
}

#[test]
fn long_suits_with_gaps_bid_a_trump_suit_and_not_no_trumps() {
    // FH-BID-1
    let table = Table::new("american-4", &["JS JC AS QS 10S 9S AD 5H 6H 6C"]);
    let call = table.action();
    assert!(call.ends_with('S'), "{call}");
}

#[test]
fn solid_suits_bid_no_trumps_or_more() {
    let table = Table::new("american-4", &["X AS KS QS JS 10S AC KC AD AH"]);
    let call = table.action();
    assert!(["8NT", "9NT", "10NT", "9S", "10S"].contains(&call.as_str()), "{call}");
}
