//! What a hand is worth \[FH-SCO\].

use five_hundred::{axis::Pack, card_points};

use crate::common::{Hand, rules};

/// A contract of seat 0 at this table, which wins all tricks in spades, played out; the points.
fn slam(preset: &str, changes: &[(&str, &str)], bid: &str) -> Vec<i32> {
    let sure = if bid.contains("NT") { super::ALL_SPADES } else { super::ALL_TRUMPS };
    let rules = rules(preset, changes);
    let seats = rules.seats();
    let mut hand = Hand::with_scores(rules, &vec![0; seats], (seats - 1) as u8, &format!("0: {sure}"));
    hand.play(&format!("0 {bid}"));
    for seat in 1..seats {
        hand.play(&format!("{seat} pass"));
    }
    hand.play("").keep_the_dealt_hand();
    if hand.phase() == "nominate" {
        hand.play("0 nominate none");
    }
    if hand.phase() == "partners" {
        hand.play("0 alone");
    }
    hand.finish(|hand| hand.tricks()[0] == 10);
    hand.points()
}

#[test]
fn a_slam_raises_small_contracts() {
    // FH-SCO-4, FH-AMB-28
    for (slam_axis, sans_kitty, bid, points) in [
        ("none", "off", "6S", 40),
        ("at_least_250", "off", "6S", 250),
        ("at_least_250", "off", "8S", 250),
        ("at_least_250", "off", "9S", 340),
        ("as_ten", "off", "6S", 440),
        ("as_ten", "off", "7NT", 520),
        ("as_ten", "off", "9S", 340),
        // Doubled first, then compared with 250.
        ("at_least_250", "double", "6S sans-kitty", 250),
        ("at_least_250", "double", "7S sans-kitty", 280),
        ("at_least_250", "same", "7S sans-kitty", 250),
        // As ten: never doubled.
        ("as_ten", "double", "6S sans-kitty", 440),
        ("as_ten", "double", "7S sans-kitty", 280),
    ] {
        let changes = [("slam", slam_axis), ("sans_kitty", sans_kitty)];
        assert_eq!(slam("australian-4", &changes, bid), [points, 0, points, 0], "{slam_axis} {bid}");
    }
}

#[test]
fn a_taken_game_scores_the_target_once_or_twice() {
    // FH-SCO-9, FH-AMB-7, FH-AMB-21, FH-END-1
    for (sans_kitty, bid, points) in [
        ("off", "partie S", 1000),
        ("same", "partie S sans-kitty", 1000),
        ("double", "partie NT sans-kitty", 2000),
    ] {
        let changes = [("sans_kitty", sans_kitty), ("joker_lead", "any")];
        assert_eq!(slam("quebec-4-club", &changes, bid)[0], points, "{bid}");
    }
    assert_eq!(slam("quebec-4-club", &[("target", "500")], "partie S")[0], 500);
}

/// A contract of seat 0 that fails, and what the hand adds.
fn failed(preset: &str, changes: &[(&str, &str)], start: &[i32], bid: &str) -> (Vec<i32>, Vec<u8>) {
    let rules = rules(preset, changes);
    let seats = rules.seats() as u8;
    let mut hand = Hand::with_scores(rules, start, seats - 1, "1: X JS JC AS KS QS 10S");
    hand.play(&format!("0 {bid}"));
    for seat in 1..seats {
        hand.play(&format!("{seat} pass"));
    }
    hand.finish(|hand| {
        hand.result("result") == "failed"
            && (seats != 5 || hand.result("contract")["partners"] != serde_json::json!([]))
    });
    (hand.points(), hand.tricks())
}

#[test]
fn a_failed_taken_game_costs_its_value_or_the_target() {
    // FH-SCO-9, FH-SCO-5, FH-AMB-21
    for (failure_axis, sans_kitty, failure, bid, points) in [
        ("value", "off", "opponents_score", "partie S", [0, 440, 0, 440]),
        ("target", "off", "opponents_score", "partie S", [0, 1000, 0, 1000]),
        ("value", "off", "lose_value", "partie H", [-500, 0, -500, 0]),
        ("target", "off", "lose_value", "partie H", [-1000, 0, -1000, 0]),
        ("value", "double", "opponents_score", "partie S sans-kitty", [0, 880, 0, 880]),
        ("target", "double", "lose_value", "partie S sans-kitty", [-2000, 0, -2000, 0]),
    ] {
        let changes = [("partie_failure", failure_axis), ("sans_kitty", sans_kitty), ("failure", failure)];
        assert_eq!(failed("quebec-4-club", &changes, &[0; 4], bid).0, points, "{failure_axis} {bid}");
    }
}

#[test]
fn a_doubled_contract_counts_double_both_ways() {
    // FH-SCO-5, FH-AMB-6
    let lose = [("sans_kitty", "double"), ("defender_tricks", "0")];
    assert_eq!(failed("australian-4", &lose, &[0; 4], "7S sans-kitty").0, [-280, 0, -280, 0]);
    let pay = [("sans_kitty", "double"), ("defender_tricks", "0"), ("failure", "opponents_score")];
    assert_eq!(failed("australian-4", &pay, &[0; 4], "7S sans-kitty").0, [0, 280, 0, 280]);
}

#[test]
fn each_opponent_of_a_failed_contract_scores_the_whole_value() {
    // FH-AMB-27, FH-SCO-5
    let changes = [("failure", "opponents_score")];
    for (preset, opponents) in
        [("australian-3", 2), ("american-4-solo", 3), ("australian-5", 3), ("american-6", 4)]
    {
        let (points, tricks) = failed(preset, &changes, &vec![0; opponents.max(preset_seats(preset))], "7S");
        let seats = points.len();
        let fixed = preset == "american-6";
        let paid: Vec<usize> = (0..seats).filter(|&seat| points[seat] > 0).collect();
        assert_eq!(paid.len(), opponents, "{preset}: {points:?}");
        for seat in paid {
            let own = if fixed { tricks[seat] + tricks[(seat + 3) % 6] } else { tricks[seat] };
            assert_eq!(points[seat], 140 + 10 * i32::from(own), "{preset}");
        }
        assert_eq!(points[0], 0);
    }
}

fn preset_seats(preset: &str) -> usize {
    rules(preset, &[]).seats()
}

#[test]
fn a_frozen_score_gets_nothing_for_tricks_and_cards_but_the_value_of_a_failure() {
    // FH-SCO-8, FH-AMB-29
    let changes = [("defender_limit", "freeze_480"), ("card_points", "on"), ("target", "1000")];
    let (points, tricks) = failed("american-3", &changes, &[0, 480, 479], "6S");
    assert!(tricks[1] > 0);
    assert_eq!(points[1], 0);
    assert!(tricks[2] == 0 || points[2] >= 10 * i32::from(tricks[2]));
    let paid = [
        ("defender_limit", "freeze_490"),
        ("card_points", "on"),
        ("target", "1000"),
        ("failure", "opponents_score"),
    ];
    let (points, _) = failed("american-3", &paid, &[0, 490, 0], "6S");
    assert_eq!(points[1], 40);
    let misere = [
        ("defender_limit", "freeze_480"),
        ("misere", "any_time"),
        ("target", "1000"),
        ("joker_in_misere", "must"),
    ];
    let (points, tricks) = failed("american-3", &misere, &[0, 480, 0], "misere");
    assert_eq!((points[0], points[1], points[2]), (-250, 0, 10 * i32::from(tricks[2])));
}

#[test]
fn cards_do_not_count_in_a_misere() {
    // FH-SCO-10, FH-AMB-36, FH-SCO-7
    let (points, tricks) = failed("american-1000", &[("misere", "any_time")], &[0; 3], "misere");
    assert_eq!(points, [-250, 10 * i32::from(tricks[1]), 10 * i32::from(tricks[2])]);
}

#[test]
fn a_failed_nullo_pays_the_opponents_in_quebec() {
    // FH-SCO-7, FH-SCO-5
    assert_eq!(failed("quebec-4-nullo", &[], &[0; 4], "nullo").0, [0, 500, 0, 500]);
    let tens = [("misere_defender_tricks", "10")];
    let (points, tricks) = failed("quebec-4-nullo", &tens, &[0; 4], "nullo");
    assert_eq!(points[1], 500 + 10 * i32::from(tricks[1] + tricks[3]));
}

#[test]
fn whole_packs_are_worth_the_printed_totals() {
    // FH-SCO-10, FH-AMB-14
    for (packs, total) in [
        (&[Pack::P24][..], 200),
        (&[Pack::P32, Pack::P33], 260),
        (&[Pack::P43], 312),
        (&[Pack::P44, Pack::P45, Pack::P46], 320),
        (&[Pack::P53], 340),
        (&[Pack::P63], 440),
    ] {
        for pack in packs {
            assert_eq!(pack.cards().into_iter().map(card_points).sum::<i32>(), total, "{pack}");
        }
    }
}

#[test]
fn partners_carry_the_same_score() {
    // NOT-SEAT-3, FH-AMB-32
    let rules = rules("australian-4", &[]);
    assert!(table::Game::start(&rules, &[100, -40, 100, -40]).is_ok());
    let error = table::Game::start(&rules, &[100, -40, 90, -40]).unwrap_err();
    assert_eq!(error.to_string(), "seat 0 and its partners have different scores");
    let alone = crate::common::rules("australian-3", &[]);
    assert!(table::Game::start(&alone, &[1, 2, 3]).is_ok());
}
