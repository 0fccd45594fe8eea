//! Kitty, gift, discards and the joker's suit \[FH-KIT\] \[FH-NOM\].

use crate::common::{Hand, cards};

#[test]
fn in_three_pairs_the_pair_gives_a_card_to_a_quebec_nullo() {
    // FH-KIT-3, FH-BID-5, NOT-SEAT-2
    let mut hand = Hand::new("american-6", &[("nullo", "quebec")], 5, "3: AH KH | kitty: X 2S 2C");
    hand.play("0 nullo; 1 pass; 2 pass; 3 pass; 4 pass; 5 pass");
    assert_eq!((hand.phase(), hand.to_act()), ("give", Some(3)));
    assert_eq!(hand.refused("1 give AH"), "FH-KIT-3");
    hand.play("3 give AH");
    assert_eq!((hand.phase(), hand.to_act()), ("discard", Some(0)));
    assert_eq!(hand.view(0).seats[0].cards, 11);
    assert_eq!(hand.legal().split(" | ").count(), 11);
    assert_eq!(hand.refused("0 discard X"), "FH-PLAY-2");
    hand.play("0 discard AH");
    assert_eq!(hand.phase(), "play");
    assert_eq!(hand.referee().kitty, Some(cards("X 2S 2C")));
    assert_eq!(hand.result("contract")["partners"], serde_json::json!([]));
    hand.finish(|_| true);
    for trick in hand.referee().tricks {
        let mut seats: Vec<u8> = trick.plays.iter().map(|play| play.seat.0).collect();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2, 4, 5]);
    }
}

#[test]
fn a_gift_is_known_to_giver_and_contractor() {
    // FH-KIT-3, FH-VIEW-2
    let mut hand = Hand::new("quebec-4-nullo", &[], 3, "2: AH KH");
    hand.play("0 nullo; 1 pass; 2 pass; 3 pass; 2 give AH");
    let given = |hand: &Hand, seat| hand.view(seat).given.map(|card| card.to_string());
    assert_eq!(given(&hand, 0), Some("AH".into()));
    assert_eq!(given(&hand, 2), Some("AH".into()));
    assert_eq!((given(&hand, 1), given(&hand, 3), hand.spectator().given), (None, None, None));
    hand.play("0 discard AH");
    let lead = hand.legal().split(" | ").next().unwrap().to_owned();
    hand.play(&format!("0 {lead}"));
    assert_eq!((given(&hand, 0), hand.view(0).discards), (None, None));
    assert_eq!(hand.memory(0).discards, Some(cards("AH")));
}

#[test]
fn an_american_nullo_takes_the_kitty_and_lays_the_partner_down() {
    // FH-KIT-4, FH-AMB-36
    let mut hand = Hand::new("american-nullo", &[], 3, "0: 4H 4D 5S 5C | kitty: X AS KS");
    hand.play("0 nullo; 1 pass; 2 pass; 3 pass; 0 discard X AS KS; 0 5S");
    assert_eq!(hand.to_act(), Some(1));
    assert_eq!(hand.view(1).contract.unwrap().trump, None);
    let plays: Vec<bool> = hand.spectator().seats.iter().map(|seat| seat.plays).collect();
    assert_eq!(plays, [true, true, false, true]);
    hand.finish(|_| true);
    assert!(hand.referee().tricks.iter().all(|trick| trick.plays.len() == 3));
}

#[test]
fn a_misere_in_trios_is_three_against_one() {
    // FH-BID-5, FH-SIDE-1
    let mut hand = Hand::new("australian-6", &[("misere", "any_time")], 5, "");
    hand.play("0 misere; 1 pass; 2 pass; 3 pass; 4 pass; 5 pass");
    assert_eq!(hand.view(3).contract.unwrap().needed, 0);
    hand.finish(|hand| hand.result("result") == "failed");
    for trick in hand.referee().tricks {
        assert!(trick.plays.iter().all(|play| [0, 1, 3, 5].contains(&play.seat.0)));
        assert_eq!(trick.plays.len(), 4);
    }
    assert_eq!(hand.points(), [-250, 0, -250, 0, -250, 0]);
}

#[test]
fn each_of_two_kitties_has_its_owner() {
    // FH-KIT-6, FH-AMB-9, FH-AMB-19
    let mut hand = Hand::new("bijou-2", &[], 0, "kitty 0: AS KS | kitty 1: AH KH");
    hand.play("1 6S; 0 pass");
    assert_eq!(hand.view(1).kitty, Some(cards("AH KH")));
    assert_eq!(hand.view(0).kitty, None);
    hand.play("1 discard AH KH");
    assert_eq!(hand.refused("0 AS"), "FH-PLAY-1");
    let mut other = Hand::new("bijou-2", &[], 0, "kitty 0: AS KS | kitty 1: AH KH");
    other.play("1 pass; 0 6S");
    assert_eq!(other.view(0).kitty, Some(cards("AS KS")));
}

#[test]
fn one_nomination_covers_both_jokers() {
    // FH-AMB-23, FH-NOM-1
    let changes = [("joker_nomination", "on"), ("joker_lead", "any")];
    let deal = "0: X Y 4H | 1: AH KH 4S | kitty: 4C 5C 6C 7C 8C 9C";
    let mut hand = Hand::new("quebec-4", &changes, 3, deal);
    hand.play("0 6NT; 1 pass; 2 pass; 3 pass; 0 discard 4C 5C 6C 7C 8C 9C; 0 nominate H");
    assert_eq!(hand.refused("0 X:S"), "FH-JOK-1");
    hand.play("0 Y");
    assert_eq!(hand.refused("1 4S"), "FH-PLAY-3");
    hand.play("1 AH").finish(|_| true);
    let first = &hand.referee().tricks[0];
    assert_eq!(first.winner().unwrap().card.to_string(), "Y");
}

#[test]
fn a_joker_without_a_suit_beats_a_nominated_one() {
    // FH-AMB-23, FH-JOK-2, FH-JOK-3
    let changes = [("joker_nomination", "on"), ("joker_lead", "any")];
    let deal = "0: X AH KH | 1: Y QH | 2: JH | 3: 10H | kitty: 4C 5C 6C 7C 8C 9C";
    let auction = "0 6NT; 1 pass; 2 pass; 3 pass; 0 discard 4C 5C 6C 7C 8C 9C; 0 nominate H";
    let mut hand = Hand::new("quebec-4", &changes, 3, deal);
    hand.play(auction).play("0 X");
    assert_eq!(hand.refused("1 Y"), "FH-JOK-3");
    let deal = "0: X AH KH | 1: Y 4S 5S 6S 7S 8S 9S 10S JS QS | 2: JH | 3: 10H | kitty: 4C 5C 6C 7C 8C 9C";
    let mut hand = Hand::new("quebec-4", &changes, 3, deal);
    hand.play(auction).play("0 X; 1 Y; 2 JH; 3 10H");
    assert_eq!((hand.tricks(), hand.to_act()), (vec![0, 1, 0, 0], Some(1)));
}

#[test]
fn a_face_down_joker_in_his_own_row_is_not_held() {
    // FH-NOM-2, FH-AMB-10, FH-NOM-3
    let deal = "0: AS KS QS JS 10S 9S 8S 7S 6S 5S | up 0: AC KC QC JC 10C | down 0: X 9C 8C 7C 6C \
                | 1: AH KH QH JH 10H 9H 8H 7H 6H 5H | up 1: 4H AD KD QD JD | down 1: 10D 9D 8D 7D 6D | kitty: 5C 5D 4D";
    let mut hand = Hand::new("australian-2", &[], 1, deal);
    hand.play("0 6NT; 1 pass; 0 discard 5C 5D 4D");
    assert_eq!(hand.phase(), "play");
    hand.play("0 AS; 1 5H; 0 AC; 1 4H");
    assert!(hand.spectator().seats[0].row.as_ref().unwrap().up.contains(&Some(cards::Card::X)));
    hand.play("0 KS; 1 6H");
    assert_eq!(hand.legal(), "10C | JC | KC | QC | X");
    hand.play("0 X; 1 JD");
    assert_eq!(hand.referee().tricks[1].winner().unwrap().card.to_string(), "X");
    // The row won: it leads, and the hand follows last.
    assert_eq!(hand.to_act(), Some(0));
    assert!(hand.allows("0 KC") && !hand.allows("0 QS"));
}

#[test]
fn a_called_card_in_an_untouched_kitty_leaves_the_contractor_alone() {
    // FH-AMB-26, FH-PART-6, FH-BID-6
    let deal = format!("0: {} | kitty: AH 2S 3S", super::ALL_TRUMPS);
    let mut hand = Hand::new("australian-5", &[("sans_kitty", "same")], 4, &deal);
    hand.play("0 8S sans-kitty; 1 pass; 2 pass; 3 pass; 4 pass");
    assert_eq!(hand.phase(), "partners");
    hand.play("0 call AH");
    assert_eq!(hand.result("contract")["partners"], serde_json::json!([]));
    for seat in 0..5 {
        assert!(!hand.view(seat).contract.unwrap().partners_known);
    }
    hand.finish(|_| true);
    assert_eq!(hand.points(), [250, 0, 0, 0, 0]);
}

#[test]
fn a_card_that_exists_twice_cannot_be_called() {
    // FH-AMB-26, FH-PART-2
    let changes = [("pack", "63-doubled"), ("sans_kitty", "same"), ("callable", "any")];
    let mut hand = Hand::new("australian-5", &changes, 4, "0: AS KS QS JS 10S 9S 8S 7S 6S 5S");
    hand.play("0 7S sans-kitty; 1 pass; 2 pass; 3 pass; 4 pass");
    assert_eq!(hand.refused("0 call 2D"), "FH-PART-2");
    assert_eq!(hand.refused("0 call 4H"), "FH-PART-2");
    assert!(hand.allows("0 call 4S") && hand.allows("0 call X"));
}
