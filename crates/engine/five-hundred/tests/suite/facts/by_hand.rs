//! Hands as a score sheet tells them, scored as the rulebook says.

use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandEnd, HandFacts, HandResult, Rules};
use table::{BySeat, Seat, SeatSet};

use crate::common::rules;

/// The seats of a list.
fn seats(list: &[u8]) -> SeatSet {
    list.iter().copied().map(Seat).collect()
}

/// A hand with a contract, played to the last trick.
fn played(bid: &str, seat: u8, partners: &[u8], tricks: impl Into<BySeat<u8>>) -> HandFacts {
    let bid: Bid = bid.parse().unwrap();
    let contract = FinalContract { partners: seats(partners), ..FinalContract::new(bid, Seat(seat)) };
    HandFacts::played_out(Some(contract), tricks)
}

/// The points of a hand, at totals of nothing.
fn points(rules: &Rules, hand: &HandFacts) -> Vec<i32> {
    rules.score_hand(hand, &BySeat::default()).unwrap().points.first(rules.seats()).to_vec()
}

#[test]
fn contracts_made_and_failed() {
    // FH-SCO-1 to FH-SCO-7, FH-SCO-9, FH-SCO-11, FH-BID-5
    for (preset, hand, expected) in [
        ("quebec-4", played("7H", 0, &[], [5, 1, 3, 1]), &[200, 0, 200, 0][..]),
        // Without a slam ten tricks are nothing special, and a failure pays the others.
        ("quebec-4", played("6S", 0, &[], [10, 0, 0, 0]), &[40, 0, 40, 0]),
        ("quebec-4", played("7H", 0, &[], [3, 2, 3, 2]), &[0, 200, 0, 200]),
        ("american-3", played("8S", 1, &[], [2, 5, 3]), &[20, -240, 30]),
        ("australian-4", played("6S", 0, &[], [10, 0, 0, 0]), &[250, 0, 250, 0]),
        ("australian-4", played("8S", 1, &[], [1, 4, 1, 4]), &[20, 240, 20, 240]),
        // The tricks of a side may all stand at one of its seats, and its partners may be named.
        ("australian-4", played("8S", 1, &[3], [2, 8, 0, 0]), &[20, 240, 20, 240]),
        ("australian-4", played("misere", 2, &[], [0, 4, 0, 6]), &[250, 0, 250, 0]),
        ("australian-4", played("open-misere", 2, &[], [0, 4, 1, 5]), &[-500, 0, -500, 0]),
        // American opponents score the tricks of a nullo, those of Québec don't.
        ("american-nullo", played("nullo", 0, &[], [2, 5, 0, 3]), &[-250, 80, -250, 80]),
        ("american-nullo", played("nullo", 0, &[], [0, 6, 0, 4]), &[250, 100, 250, 100]),
        ("quebec-4-nullo", played("nullo", 3, &[], [6, 0, 3, 1]), &[500, 0, 500, 0]),
        ("quebec-4-nullo", played("nullo", 3, &[], [6, 0, 4, 0]), &[0, 500, 0, 500]),
        ("quebec-4-club", played("partie H", 0, &[], [7, 0, 3, 0]), &[1000, 0, 1000, 0]),
        ("quebec-4-club", played("partie H", 0, &[], [7, 1, 2, 0]), &[0, 500, 0, 500]),
        // Five: each partner wins and loses half in Australia, the whole in America.
        ("australian-5", played("8S", 0, &[3], [3, 2, 1, 4, 0]), &[-120, 20, 10, -120, 0]),
        ("australian-5", played("8S", 0, &[3], [4, 2, 0, 4, 0]), &[120, 20, 0, 120, 0]),
        ("australian-5", played("6S", 0, &[3], [6, 0, 0, 4, 0]), &[125, 0, 0, 125, 0]),
        ("australian-5", played("8S", 0, &[], [8, 1, 1, 0, 0]), &[240, 10, 10, 0, 0]),
        ("american-5", played("8S", 0, &[1, 4], [3, 3, 1, 1, 2]), &[240, 240, 10, 10, 240]),
        ("american-6", played("7D", 1, &[], [1, 4, 1, 1, 3, 0]), &[20, 180, 10, 20, 180, 10]),
    ] {
        assert_eq!(points(&rules(preset, &[]), &hand), expected, "{preset}: {hand:?}");
    }
}

#[test]
fn a_contract_that_failed_scores_no_cards() {
    // FH-SCO-10, FH-SCO-8
    let rules = rules("american-1000", &[("defender_limit", "freeze_480")]);
    let hand =
        |tricks: [u8; 3]| HandFacts { card_points: [150, 60, 40].into(), ..played("7S", 0, &[], tricks) };
    assert_eq!(points(&rules, &hand([7, 2, 1])), [140 + 150, 20 + 60, 10 + 40]);
    assert_eq!(points(&rules, &hand([6, 3, 1])), [-140, 30 + 60, 10 + 40]);
    let frozen = rules.score_hand(&hand([6, 3, 1]), &[0, 480, 479].into()).unwrap();
    assert_eq!(frozen.points, [-140, 0, 50].into());
}

#[test]
fn hands_without_a_bid_and_stopped_hands() {
    // FH-AUC-6, FH-END-5, FH-AMB-16
    let thrown_in =
        rules("australian-4", &[]).score_hand(&HandFacts::PASSED_OUT, &BySeat::default()).unwrap();
    assert_eq!((thrown_in.result, thrown_in.points), (HandResult::PassedOut, BySeat::default()));
    let tricks = rules("american-3", &[("all_pass", "no_trump_tricks")]);
    assert_eq!(points(&tricks, &HandFacts::played_out(None, [2, 5, 3])), [20, 50, 30]);
    let stopped = HandFacts { end: HandEnd::Stopped, ..played("8S", 0, &[], [1, 3, 0]) };
    assert_eq!(points(&rules("american-3", &[]), &stopped), [0, 30, 0]);
}

/// A game that is scored after one more hand.
fn game(rules: &Rules, hand: HandFacts, before: impl Into<BySeat<i32>>, barred: &[u8]) -> GameFacts {
    let before = before.into();
    let points = rules.score_hand(&hand, &before).unwrap().points;
    let after = BySeat::from_fn(|seat| before[seat] + points[seat]);
    GameFacts { hand, before, after, barred: seats(barred), hands: 1 }
}

/// Winners, losers and games of a game that is over.
fn over(rules: &Rules, game: &GameFacts) -> (SeatSet, SeatSet, u8) {
    match rules.game_end(game).unwrap() {
        GameEnd::Over(result) => (result.winners, result.losers, result.games),
        other => panic!("{other:?}"),
    }
}

#[test]
fn only_a_contract_of_ones_own_wins_where_the_rules_say_so() {
    // FH-END-2, FH-END-3
    let rules = rules("australian-4", &[]);
    let made = game(&rules, played("7S", 1, &[], [1, 7, 2, 0]), [480, 360, 480, 360], &[]);
    assert_eq!(over(&rules, &made), (seats(&[1, 3]), seats(&[]), 1));
    let failed = game(&rules, played("7S", 1, &[], [4, 6, 0, 0]), [480, 360, 480, 360], &[]);
    assert_eq!(rules.game_end(&failed), Ok(GameEnd::NotYet { losers: seats(&[]) }));
    let lost = game(&rules, played("7S", 1, &[], [4, 6, 0, 0]), [0, -360, 0, -360], &[]);
    assert_eq!(over(&rules, &lost), (seats(&[0, 2]), seats(&[1, 3]), 1));
}

#[test]
fn who_is_barred_plays_on_and_wins_nothing() {
    // FH-END-3, FH-AMB-32
    let rules = rules("american-3", &[]);
    let bars = game(&rules, played("8S", 1, &[], [2, 5, 3]), [0, -300, 0], &[]);
    assert_eq!(rules.game_end(&bars), Ok(GameEnd::NotYet { losers: seats(&[1]) }));
    let reaches = game(&rules, played("8S", 1, &[], [2, 8, 0]), [0, 300, 0], &[1]);
    assert_eq!(over(&rules, &reaches), (seats(&[]), seats(&[1]), 1));
}

#[test]
fn a_side_that_leaves_all_others_at_nothing_wins_two_games() {
    // FH-END-6
    let rules = rules("quebec-4-club", &[]);
    let two = game(&rules, played("7H", 0, &[], [5, 1, 3, 1]), [800, 0, 800, 0], &[]);
    assert_eq!(over(&rules, &two), (seats(&[0, 2]), seats(&[]), 2));
    let one = game(&rules, played("7H", 0, &[], [5, 1, 3, 1]), [800, 100, 800, 100], &[]);
    assert_eq!(over(&rules, &one), (seats(&[0, 2]), seats(&[]), 1));
}

#[test]
fn the_order_is_asked_for_only_where_it_decides() {
    // FH-END-4, FH-AMB-31
    let rules = rules("american-3", &[]);
    let failed = || played("8S", 1, &[], [2, 5, 3]);
    let end =
        |before: [i32; 3], barred: &[u8]| rules.game_end(&game(&rules, failed(), before, barred)).unwrap();
    let GameEnd::Race(race) = end([480, 0, 480], &[]) else { panic!("a race") };
    assert_eq!(race.among, seats(&[0, 2]));
    assert_eq!(race.won_by(&rules, seats(&[2])).unwrap().winners, seats(&[2]));
    // One alone, or one who was there before the first trick, needs no witness; nor do two barred players.
    for (before, barred, winners) in [
        ([480, 0, 400], &[][..], &[0][..]),
        ([490, 0, 500], &[], &[2]),
        ([500, 0, 500], &[], &[0, 2]),
        ([480, 0, 480], &[0, 2], &[]),
    ] {
        let GameEnd::Over(result) = end(before, barred) else { panic!("{before:?}") };
        assert_eq!(result.winners, seats(winners), "{before:?}");
    }
    // A barred player may still have been first.
    let GameEnd::Race(race) = end([480, 0, 480], &[0]) else { panic!("a race") };
    assert_eq!(race.won_by(&rules, seats(&[0])).unwrap().winners, seats(&[]));
    // The contractor is counted before everybody else.
    let made = game(&rules, played("8S", 1, &[], [1, 8, 1]), [490, 260, 490], &[]);
    assert_eq!(over(&rules, &made).0, seats(&[1]));
}

#[test]
fn the_value_of_a_failure_comes_after_all_tricks() {
    // FH-AMB-31, FH-AMB-51
    let rules = rules("american-3", &[("failure", "opponents_score")]);
    let end = |before: [i32; 3]| over(&rules, &game(&rules, played("8S", 1, &[], [2, 5, 3]), before, &[])).0;
    assert_eq!(end([470, 0, 460]), seats(&[0, 2]));
    assert_eq!(end([480, 0, 460]), seats(&[0]));
}
