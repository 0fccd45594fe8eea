//! Winning, losing, stopping \[FH-END\].

use crate::common::{Hand, rules};

/// Seat 0 bids, the others pass; discards keep the dealt hand.
fn contract(preset: &str, changes: &[(&str, &str)], start: &[i32], cards: &str, bid: &str) -> Hand {
    let rules = rules(preset, changes);
    let seats = rules.seats();
    let mut hand = Hand::with_scores(rules, start, (seats - 1) as u8, cards);
    hand.play(&format!("0 {bid}"));
    for seat in 1..seats {
        hand.play(&format!("{seat} pass"));
    }
    hand.keep_the_dealt_hand();
    hand
}

const SURE: &str = "0: X JS JC AS KS QS 10S 9S 8S 7S";

#[test]
fn a_score_at_the_target_from_the_start_was_there_first() {
    // FH-AMB-31, FH-END-4, FH-END-5
    let cards = "0: 7H 8H 7D 8D 7C 8C 9C | 2: X JS JC AS KS QS";
    let changes = [("stop_when_decided", "off")];
    let mut hand = contract("american-3", &changes, &[0, 500, 490], cards, "6S");
    hand.finish(|hand| hand.tricks()[2] > 0 && hand.result("result") == "failed");
    assert!(hand.scores()[2] >= 500);
    assert_eq!(hand.standing(), "[1] [] [0, 1, 0]");
}

#[test]
fn play_stops_after_the_first_trick_when_an_opponent_was_there_already() {
    // FH-END-5, FH-AMB-16, FH-AMB-31
    let mut hand = contract("american-3", &[], &[0, 500, 0], SURE, "6S");
    hand.play("0 AS").finish_trick();
    assert_eq!((hand.result("result"), hand.tricks()[0]), ("stopped".into(), 1));
    assert_eq!((hand.points(), hand.standing()), (vec![0; 3], "[1] [] [0, 1, 0]".to_owned()));
    // FH-VIEW-4: the cards still held are shown.
    assert!(hand.spectator().seats.iter().all(|seat| seat.hand.is_some()));
}

#[test]
fn a_slam_that_would_be_enough_keeps_the_play_going() {
    // FH-AMB-30, FH-END-5
    let mut hand = contract("american-3", &[], &[250, 500, 0], SURE, "6S");
    hand.finish(|hand| hand.result("result") == "made");
    assert_eq!((hand.tricks()[0], hand.standing().as_str()), (10, "[0] [] [1, 0, 0]"));
    // One trick lost, and the six spades alone don't bring 500.
    let cards = "0: JS JC AS KS QS 10S 9S 8S 7S AH | 1: X KH";
    let mut hand = contract("american-3", &[], &[250, 500, 0], cards, "6S");
    hand.play("0 JS; 1 X").finish_trick();
    assert_eq!(hand.result("result"), "stopped");
}

#[test]
fn play_is_never_stopped_where_contracts_win_or_nothing_was_bid() {
    // FH-AMB-30, FH-END-5
    let mut hand = contract("american-3", &[("win", "by_contract")], &[0, 500, 0], SURE, "6S");
    hand.finish(|hand| hand.result("result") == "made");
    assert_eq!(hand.standing(), "[] [] []");
    let rules = rules("american-3", &[("all_pass", "no_trump_tricks")]);
    let mut hand = Hand::with_scores(rules, &[0, 500, 0], 2, "");
    hand.play("0 pass; 1 pass; 2 pass").finish(|_| true);
    assert_eq!(hand.result("result"), "played_without_bid");
    assert_eq!(hand.standing(), "[1] [] [0, 1, 0]");
}

#[test]
fn those_who_get_there_by_the_value_of_a_failure_share() {
    // FH-AMB-31, FH-END-4
    let changes = [("failure", "opponents_score"), ("defender_tricks", "0"), ("stop_when_decided", "off")];
    let cards = "0: 7H 8H 7D 8D 7C 8C 9C | 2: X JS JC AS KS QS";
    let mut hand = contract("american-3", &changes, &[0, 460, 480], cards, "6S");
    hand.finish(|hand| hand.result("result") == "failed");
    assert_eq!((hand.scores(), hand.standing()), (vec![0, 500, 520], "[1, 2] [] [0, 1, 1]".to_owned()));
    // A player who gets there by tricks comes before.
    let changes =
        [("failure", "opponents_score"), ("stop_when_decided", "off"), ("defender_limit", "freeze_480")];
    let mut hand = contract("american-3", &changes, &[0, 470, 480], cards, "6S");
    hand.finish(|hand| hand.result("result") == "failed" && hand.tricks()[1] >= 3);
    assert_eq!(hand.standing(), "[1] [] [0, 1, 0]");
}

#[test]
fn the_partner_of_a_barred_contractor_wins() {
    // FH-AMB-31, FH-END-3
    let changes = [("sans_kitty", "double")];
    let cards = format!("0: {}", super::ALL_SPADES);
    let mut hand = contract("american-5", &changes, &[-500, 0, 0, 0, 0], &cards, "10NT sans-kitty");
    // FH-AMB-32: barred from the start.
    assert_eq!(hand.standing(), "[] [0] []");
    hand.play("0 partner 3").finish(|_| true);
    assert_eq!(hand.scores(), [540, 0, 0, 1040, 0]);
    assert_eq!(hand.standing(), "[3] [0] [0, 0, 0, 1, 0]");
    let mut alone = contract("american-5", &changes, &[-500, 0, 0, 0, 0], &cards, "10NT sans-kitty");
    alone.play("0 alone").finish(|_| true);
    assert_eq!(alone.standing(), "[] [0] [0, 0, 0, 0, 0]");
    assert_eq!(alone.phase(), "over");
}

#[test]
fn low_scores_bar_where_there_are_more_than_two_sides() {
    // FH-AMB-38, FH-END-3
    let cards = "1: X JS JC AS KS QS 10S";
    for (preset, start, over) in [
        ("american-6", &[-480, 0, 0, -480, 0, 0][..], false),
        ("american-3", &[-480, 0, 0], false),
        ("bijou-6", &[-480, 0, -480, 0, -480, 0], true),
        ("american-4", &[-480, 0, -480, 0], true),
        ("american-2-dead", &[-480, 0], true),
    ] {
        let cards = if preset == "bijou-6" { "1: JS JC AS KS QS 12S 11S" } else { cards };
        let mut hand = contract(preset, &[], start, cards, "7S");
        hand.finish(|hand| hand.result("result") == "failed");
        let losers = hand.rules.side(table::Seat(0)).iter().map(|seat| seat.0).collect::<Vec<_>>();
        let standing = hand.standing();
        assert_eq!(hand.phase() == "over", over, "{preset}");
        assert!(standing.contains(&format!("] {losers:?} [")), "{preset}: {standing}");
        assert_eq!(standing.starts_with("[] "), !over, "{preset}: {standing}");
    }
}

#[test]
fn a_game_without_loss_goes_on_below_minus_the_target() {
    // FH-END-3
    let mut hand =
        contract("australian-4", &[("lose", "never")], &[-480, 0, -480, 0], "1: X JS JC AS KS QS 10S", "7S");
    hand.finish(|hand| hand.result("result") == "failed");
    assert_eq!((hand.phase(), hand.standing().as_str()), ("deal", "[] [] []"));
}

#[test]
fn reaching_the_target_comes_before_losing_in_the_same_hand() {
    // FH-AMB-31, FH-END-3
    let changes = [("lose", "at_minus_target"), ("stop_when_decided", "off")];
    let cards = "0: 7H 8H 7D 8D 7C 8C 9C | 2: X JS JC AS KS QS";
    let mut hand = contract("american-3", &changes, &[-480, 300, 490], cards, "6S");
    hand.finish(|hand| hand.tricks()[2] > 0 && hand.result("result") == "failed");
    assert_eq!(hand.standing(), "[2] [0] [0, 0, 1]");
}

#[test]
fn chicago_needs_every_other_side_at_zero() {
    // FH-END-6
    let chicago = [("chicago", "on"), ("lose", "never")];
    let three = |start: &[i32]| {
        let mut hand = contract("american-3", &chicago, start, SURE, "6S");
        hand.finish(|_| true).standing()
    };
    assert_eq!(three(&[260, 0, 0]), "[0] [] [2, 0, 0]");
    assert_eq!(three(&[260, 0, 10]), "[0] [] [1, 0, 0]");
    assert_eq!(three(&[260, -10, 10]), "[0] [] [1, 0, 0]");
    let pairs = |start: &[i32]| {
        let mut hand = contract("american-6", &chicago, start, SURE, "6S");
        hand.finish(|hand| hand.tricks()[0] + hand.tricks()[3] == 10).standing()
    };
    assert_eq!(pairs(&[260, 0, 0, 260, 0, 0]), "[0, 3] [] [2, 0, 0, 2, 0, 0]");
    assert_eq!(pairs(&[260, 0, -40, 260, 0, -40]), "[0, 3] [] [1, 0, 0, 1, 0, 0]");
}

#[test]
fn among_five_a_partner_who_scored_is_another_side() {
    // FH-END-6, FH-END-3: every player of `chosen` is a side of their own.
    let changes = [("chicago", "on"), ("lose", "never")];
    let mut alone = contract("american-5", &changes, &[260, 0, 0, 0, 0], SURE, "6S");
    alone.play("0 alone").finish(|_| true);
    assert_eq!(alone.standing(), "[0] [] [2, 0, 0, 0, 0]");
    let mut two = contract("american-5", &changes, &[260, 260, 0, 0, 0], SURE, "6S");
    two.play("0 partner 1").finish(|_| true);
    assert_eq!(two.standing(), "[0, 1] [] [1, 1, 0, 0, 0]");
}

#[test]
fn by_contract_only_the_contractor_and_his_partners_win() {
    // FH-END-2
    let mut hand = contract("australian-4", &[], &[480, 490, 480, 490], SURE, "6S");
    hand.finish(|_| true);
    assert_eq!(hand.standing(), "[0, 2] [] [1, 0, 1, 0]");
    let cards = "0: 4H 5H 4D 5D 5C 6C 7C | 1: X JS JC AS KS QS 10S";
    let mut hand = contract("australian-4", &[], &[0, 490, 0, 490], cards, "6S");
    hand.finish(|hand| hand.result("result") == "failed");
    assert!(hand.scores()[1] >= 500);
    assert_eq!((hand.phase(), hand.standing().as_str()), ("deal", "[] [] []"));
}

#[test]
fn the_targets_are_what_they_say() {
    // FH-END-1
    for (target, over) in [("500", true), ("1000", false), ("1500", false)] {
        let mut hand = contract("australian-4", &[("target", target)], &[480, 0, 480, 0], SURE, "6S");
        hand.finish(|_| true);
        assert_eq!(hand.phase() == "over", over, "{target}");
    }
}
