//! The auction \[FH-AUC\] \[FH-BID\].

use crate::common::Hand;

#[test]
fn who_bids_over_three_passes_may_raise_himself_where_the_table_allows_it() {
    // FH-AUC-4, FH-AMB-4
    let auction = "1 pass; 2 pass; 3 pass; 0 6H";
    let mut strict = Hand::new("australian-4", &[], 0, "");
    assert_eq!(strict.play(auction).phase(), "discard");
    let mut free = Hand::new("australian-4", &[("own_raise", "yes")], 0, "");
    free.play(auction);
    assert_eq!((free.phase(), free.to_act()), ("auction", Some(0)));
    assert_eq!(free.refused("0 6H"), "FH-AUC-2");
    free.play("0 7H");
    assert_eq!(free.phase(), "discard");
    assert_eq!(free.result("contract")["bid"], "7H");
}

#[test]
fn a_blind_bidder_who_is_overcalled_sees_his_cards_and_calls_as_usual() {
    // FH-BID-4, FH-AMB-8, FH-AMB-22
    let mut hand = Hand::new("australian-4-blind", &[], 0, "1: AS KS QS");
    assert_eq!(hand.legal(), "blind-misere | blind-misere sans-kitty | look");
    assert_eq!(hand.view(1).seats[1].hand, None);
    assert_eq!(hand.refused("1 6S"), "FH-BID-4");
    assert_eq!(hand.refused("1 pass"), "FH-BID-4");
    hand.play("1 blind-misere; 2 look");
    assert!(hand.view(2).seats[2].hand.is_some() && hand.view(3).seats[3].hand.is_none());
    assert_eq!(hand.refused("2 blind-misere sans-kitty"), "FH-BID-4");
    hand.play("2 10H; 3 look; 3 pass; 0 look; 0 pass");
    assert_eq!(hand.view(1).seats[1].hand.unwrap().len(), 10);
    assert_eq!(hand.legal(), "10H sans-kitty | 10NT | 10NT sans-kitty | pass");
    assert_eq!(hand.refused("1 look"), "FH-BID-4");
}

#[test]
fn blind_misere_needs_no_seven_and_takes_up_the_kitty() {
    // FH-BID-2, FH-BID-4, FH-AMB-8
    let mut hand = Hand::new("australian-4-blind", &[], 0, "");
    hand.play("1 blind-misere; 2 look; 2 pass; 3 look; 3 pass; 0 look; 0 pass");
    assert_eq!((hand.phase(), hand.to_act()), ("discard", Some(1)));
    assert_eq!(hand.view(1).kitty.unwrap().len(), 3);
    assert_eq!(hand.view(1).contract.unwrap().value, 500);
}

#[test]
fn own_raise_does_nothing_where_each_has_one_call() {
    // FH-AMB-22, FH-AUC-3
    let mut hand = Hand::new("american-4", &[("own_raise", "yes")], 0, "");
    hand.play("1 6S; 2 pass; 3 pass");
    assert_eq!(hand.refused("1 6C"), "FH-AUC-1");
    hand.play("0 pass");
    assert_eq!((hand.phase(), hand.to_act()), ("discard", Some(1)));
}

#[test]
fn with_nothing_higher_left_the_raiser_can_only_pass() {
    // FH-AMB-22, FH-AUC-4
    let mut hand = Hand::new("australian-4", &[("own_raise", "yes")], 0, "");
    hand.play("1 10NT; 2 pass; 3 pass; 0 pass");
    assert_eq!((hand.phase(), hand.to_act(), hand.legal().as_str()), ("auction", Some(1), "pass"));
    assert_eq!(hand.play("1 pass").phase(), "discard");
}

#[test]
fn who_has_passed_is_skipped_and_the_others_go_on() {
    // FH-AUC-1, FH-AUC-3, FH-AUC-5
    let mut hand = Hand::new("australian-4", &[], 3, "");
    hand.play("0 pass; 1 6S; 2 pass; 3 6C; 1 6D; 3 6H; 1 7S");
    assert_eq!(hand.refused("0 8S"), "FH-AUC-1");
    hand.play("3 pass");
    assert_eq!(hand.result("contract")["seat"], 1);
    assert_eq!(hand.view(2).contract.unwrap().trump.unwrap().letter(), 'S');
}

#[test]
fn misere_waits_for_a_bid_of_seven_tricks_with_or_without_the_kitty() {
    // FH-BID-2, FH-AMB-21
    let changes = [("sans_kitty", "same")];
    let mut hand = Hand::new("australian-4", &changes, 0, "");
    assert_eq!(hand.refused("1 misere"), "FH-BID-2");
    assert_eq!(hand.refused("1 misere sans-kitty"), "FH-BID-2");
    assert!(hand.allows("1 open-misere"), "FH-BID-3");
    hand.play("1 6NT sans-kitty");
    assert_eq!(hand.refused("2 misere"), "FH-BID-2");
    hand.play("2 7S sans-kitty");
    assert!(hand.allows("3 misere") && hand.allows("3 misere sans-kitty"));
    assert_eq!(hand.play("3 misere").refused("0 7NT"), "FH-AUC-2");
    assert!(hand.allows("0 misere sans-kitty") && !hand.allows("0 misere"));
}

#[test]
fn a_taken_game_ranks_just_above_its_ten_tricks() {
    // FH-BID-7, FH-AMB-7, FH-AMB-21
    let mut hand = Hand::new("quebec-4-club", &[("sans_kitty", "double")], 0, "");
    hand.play("1 10H");
    assert_eq!(hand.refused("2 nullo"), "FH-AUC-2");
    assert_eq!(
        hand.legal(),
        "10H sans-kitty | 10NT | 10NT sans-kitty | partie H | partie H sans-kitty | partie NT | partie NT sans-kitty | pass"
    );
    assert_eq!(hand.refused("2 nullo sans-kitty"), "FH-BID-1");
}

#[test]
fn a_hand_without_a_bid_is_played_for_tens_and_its_kitty_may_be_shown() {
    // FH-AUC-6, FH-AMB-5, FH-AMB-29
    for (idle, shown) in [("hidden", false), ("shown", true)] {
        let changes = [("all_pass", "no_trump_tricks"), ("idle_kitty", idle), ("card_points", "on")];
        let rules = crate::common::rules("american-4", &changes);
        let mut hand = Hand::with_scores(rules, &[400, 300, 400, 300], 0, "kitty: X AS KS");
        hand.play("1 pass; 2 pass; 3 pass");
        assert_eq!(hand.view(2).kitty, None);
        hand.play("0 pass");
        assert_eq!((hand.phase(), hand.to_act()), ("play", Some(1)));
        for view in [hand.view(0), hand.view(2), hand.spectator()] {
            assert_eq!(view.kitty.map(|kitty| kitty.to_string()), shown.then(|| "KS AS X".to_owned()));
            assert_eq!(view.contract, None);
        }
        hand.finish(|hand| hand.result("result") == "played_without_bid");
        let tricks = hand.tricks();
        let side = |one: usize| 10 * i32::from(tricks[one] + tricks[one + 2]);
        assert_eq!(hand.points(), [side(0), side(1), side(0), side(1)]);
    }
}

#[test]
fn a_freeze_does_not_touch_a_hand_without_a_bid() {
    // FH-SCO-8, FH-AUC-6
    let changes = [("all_pass", "no_trump_tricks"), ("defender_limit", "freeze_480"), ("target", "1000")];
    let rules = crate::common::rules("american-3", &changes);
    let mut hand = Hand::with_scores(rules, &[480, 490, 0], 0, "0: AS AC AD | 1: X AH");
    hand.play("1 pass; 2 pass; 0 pass").finish(|hand| hand.tricks()[0] > 0 && hand.tricks()[1] > 0);
    let tens: Vec<i32> = hand.tricks().iter().map(|&tricks| 10 * i32::from(tricks)).collect();
    assert_eq!(hand.points(), tens);
}

#[test]
fn thrown_in_hands_pass_the_deal_on() {
    // FH-AUC-6, FH-DRAW-3
    let mut hand = Hand::new("australian-3", &[], 2, "");
    hand.play("0 pass; 1 pass; 2 pass");
    assert_eq!((hand.result("result"), hand.phase()), ("passed_out".into(), "deal"));
    assert_eq!((hand.points(), hand.scores()), (vec![0; 3], vec![0; 3]));
    hand.deal_next("");
    assert_eq!((hand.view(0).dealer.0, hand.to_act()), (0, Some(1)));
}

#[test]
fn no_axis_moves_the_open_misere() {
    // FH-AMB-43, FH-BID-1
    for rank in ["above_sevens", "by_value"] {
        let mut hand = Hand::new("australian-4", &[("misere_rank", rank)], 0, "");
        hand.play("1 10D; 2 open-misere");
        assert_eq!(hand.legal(), "10H | 10NT | pass", "{rank}");
    }
}
