//! Discards, the card given, nominations and partners.

use crate::seat::{Table, cards, expect, rules};

const AUCTION: &str = "1 pass, 2 pass, 3 pass";

#[test]
fn trumps_the_joker_and_aces_are_kept() {
    // FH-KIT-1
    let table = Table::new("australian-4", &["X JH AH KH QH AS 5S 7C 9C QD", "", "", "", "4D 6C 9H"]);
    let gone = table.after(&format!("0 7H, {AUCTION}")).discards();
    assert!(!gone.intersects(cards("X JH AH KH QH 9H AS")), "{gone}");
}

#[test]
fn a_discard_empties_a_short_suit() {
    let table = Table::new("australian-4", &["X JH AH KH QH AS KS 7S 9C 6C", "", "", "", "4D AD 9H"]);
    let gone = table.after(&format!("0 7H, {AUCTION}")).discards();
    assert!(cards("6C 9C").is_subset(gone), "{gone}");
}

#[test]
fn a_guarded_king_keeps_its_guard() {
    let table = Table::new("australian-4", &["X JH AH KH QH KS 8S 7C 9C 10D", "", "", "", "4D 6C 9H"]);
    let gone = table.after(&format!("0 7H, {AUCTION}")).discards();
    assert!(gone.contains("8S".parse().unwrap()) == gone.contains("KS".parse().unwrap()), "{gone}");
}

#[test]
fn a_misere_throws_the_high_cards() {
    let table = Table::new("australian-4", &["5S 6S 7S 5C 6C 4D 5D 6D 4H 5H", "", "", "", "AS KC QD"]);
    let gone = table.after(&format!("0 open-misere, {AUCTION}")).discards();
    assert_eq!(gone, cards("AS KC QD"));
}

#[test]
fn a_misere_throws_the_suit_with_a_gap_before_one_without() {
    let table = Table::new("australian-4", &["5S 6S 8S AS 5C 6C 4D 5D 4H 5H", "", "", "", "QH QC 6D"]);
    let gone = table.after(&format!("0 open-misere, {AUCTION}")).discards();
    assert!(cards("QH QC").is_subset(gone), "{gone}");
}

#[test]
fn the_lowest_card_is_given_to_a_nullo() {
    // FH-KIT-3
    let table = Table::new("quebec-4-nullo", &["", "", "4S 7S 9C JC QC KD AD 10H JH AH"]);
    expect(&table.after(&format!("0 nullo, {AUCTION}")), &["give 4S"]);
}

#[test]
fn the_dangerous_cards_of_a_double_nullo_are_given_and_discarded() {
    // FH-KIT-7
    // Seat 2 bids double nullo over the nullo of seat 0, takes up three high cards, and gives them away.
    let hands = ["5S 6S 7S 5C 6C 4D 5D 6D 4H 5H", "", "8S 9S 7C 8C 9C 7D 8D 9D 6H 7H", "", "AS KC QD"];
    let rules = rules("american-4", &[("nullo", "american"), ("double_nullo", "after_partner")]);
    let table = Table::of(rules, &[], &hands);
    let table = table.after("0 nullo, 1 pass, 2 double-nullo, 3 pass");
    // One suit goes, ace first: the others have low cards below the high ones.
    expect(&table, &["give 8S 9S AS"]);
    let table = table.after("2 give AS KC QD");
    assert_eq!(table.discards(), cards("AS KC QD"));
    // Both play to win nothing, also the partner of the contractor.
    let table = table.after("0 discard AS KC QD, 2 8S");
    let table = table.after("3 *");
    expect(&table, &["7S"]);
}

#[test]
fn in_no_trumps_the_joker_guards_the_suit_without_a_guard() {
    // FH-NOM-1
    let table = Table::new("australian-4", &["X AS KS QS JS AC KC AD KD 5H", "", "", "", "7C 8C 7D"]);
    let table = table.after(&format!("0 8NT, {AUCTION}, 0 discard 7C 8C 7D"));
    expect(&table, &["nominate H"]);
}

#[test]
fn in_a_misere_the_joker_hides_behind_low_cards() {
    // FH-NOM-1
    let table = Table::new("australian-4", &["X 4H 5H 6H 7H 8H 5S 6S 5C 4D", "", "", "", "AS AC AD"]);
    let table = table.after(&format!("0 open-misere, {AUCTION}, 0 discard AS AC AD"));
    expect(&table, &["nominate H"]);
}

const FIVE: &str = "1 pass, 2 pass, 3 pass, 4 pass";

#[test]
fn the_joker_is_called_where_it_may_be() {
    // FH-PART-1, FH-PART-2
    let table =
        Table::new("american-5-call", &["JH JD AH KH 9H AS 5S 7C 9C QD", "X", "", "", "", "4D 6C 5C"]);
    expect(&table.after(&format!("0 7H, {FIVE}, 0 discard 4D 6C 5C")), &["call X"]);
}

#[test]
fn who_holds_the_joker_calls_a_bower() {
    let table =
        Table::new("american-5-call", &["X JD AH KH 9H AS 5S 7C 9C QD", "JH", "", "", "", "4D 6C 5C"]);
    expect(&table.after(&format!("0 7H, {FIVE}, 0 discard 4D 6C 5C")), &["call JH"]);
}

#[test]
fn where_bowers_may_not_be_called_an_ace_is() {
    // FH-PART-2
    let table =
        Table::new("australian-5", &["X JH JD KH 9H AS 5S 7C 9C QD", "AH", "AC", "AD", "", "4D 6C 5C"]);
    let table = table.after(&format!("0 7H, {FIVE}, 0 discard 4D 6C 5C"));
    expect(&table, &["call AH", "call AC", "call AD"]);
}

#[test]
fn a_hand_that_needs_nobody_plays_alone() {
    // FH-PART-6
    let table = Table::new("australian-5", &["X JH JD AH KH QH 10H AS KS AC", "", "", "", "", "4D 6C 5C"]);
    expect(&table.after(&format!("0 8H, {FIVE}, 0 discard 4D 6C 5C")), &["alone"]);
}

#[test]
fn alone_is_kept_secret_where_it_may_be() {
    // FH-PART-3
    let rules = rules("australian-5", &[("secret_alone", "on")]);
    let table = Table::of(rules, &[], &["X JH JD AH KH QH 10H AS KS AC", "", "", "", "", "4D 6C 5C"]);
    let call = table.after(&format!("0 8H, {FIVE}, 0 discard 4D 6C 5C")).action();
    assert!(
        ["call AH", "call KH", "call QH", "call 10H", "call AS", "call KS", "call AC"]
            .contains(&call.as_str()),
        "{call}"
    );
}

#[test]
fn the_player_who_bid_is_asked() {
    // FH-PART-1
    let rules = rules("american-5", &[("partner_choice", "by_level")]);
    let table = Table::of(rules, &[], &["", "", "JH JD AH KH 9H AS 5S 7C 9C QD", "", "", "4D 6C 5C"]);
    let table = table.after("0 pass, 1 6H, 2 7H, 3 pass, 4 pass, 2 discard 4D 6C 5C");
    expect(&table, &["partner 1"]);
}

#[test]
fn a_high_contract_takes_two_partners() {
    // FH-PART-1
    let rules = rules("american-5", &[("partner_choice", "by_level")]);
    let table = Table::of(rules, &[], &["JH JD AH KH 9H AS 5S 7C 9C QD", "", "", "", "", "4D 6C 5C"]);
    let choice = table.after(&format!("0 8H, {FIVE}, 0 discard 4D 6C 5C")).action();
    assert!(choice.starts_with("partners "), "{choice}");
}
