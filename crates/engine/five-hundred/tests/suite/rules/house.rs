//! House rules of single tables: bidding again, inkles, misères elsewhere in the order, other ends of a game.

use cards::Suit;
use five_hundred::{FinalContract, HandFacts, Rules, ScoreError, Strain};
use table::{BySeat, Game, Seat, Viewer};

use crate::common::{Hand, cards, rules};

#[test]
fn who_leaves_a_suit_lets_the_others_in_again() {
    // FH-AUC-7, FH-AMB-53
    let table =
        |value| Hand::new("australian-4", &[("bid_after_pass", value), ("misere", "any_time")], 3, "");
    let auction = "0 6S; 1 pass; 2 6H; 3 pass; 0 7S";
    assert_eq!(table("never").play(auction).to_act(), Some(2));
    assert_eq!(table("suit_change").play(auction).to_act(), Some(2), "the same suit again");
    let mut always = table("always");
    assert_eq!(always.play(auction).to_act(), Some(1));
    assert!(!always.view(1).seats[1].passed);
    // A misère is another strain than no trumps, and one like any other misère.
    let mut hand = table("suit_change");
    assert_eq!(hand.play("0 6NT; 1 pass; 2 7C; 3 pass; 0 misere").to_act(), Some(1));
    hand.play("1 pass; 2 9C; 3 pass; 0 open-misere");
    assert_eq!(hand.to_act(), Some(2), "who passed a misère stays out of an open one");
}

#[test]
fn a_raise_in_another_suit_goes_on_with_the_auction() {
    // FH-AUC-8, FH-AMB-60
    let changes = [("own_raise", "reopen")];
    let mut hand = Hand::new("australian-4", &changes, 0, "");
    hand.play("1 7S; 2 pass; 3 pass; 0 pass; 1 7H");
    assert_eq!((hand.phase(), hand.to_act()), ("auction", Some(2)));
    // All pass once more, and it comes to another raise.
    hand.play("2 pass; 3 pass; 0 pass");
    assert_eq!((hand.phase(), hand.to_act()), ("auction", Some(1)));
    assert_eq!(hand.play("1 8H").phase(), "discard");
    // With re-entry after every bid a raise lets them in as any bid does.
    let both = [("own_raise", "yes"), ("bid_after_pass", "always")];
    let mut hand = Hand::new("australian-4", &both, 0, "");
    hand.play("1 7S; 2 pass; 3 pass; 0 pass; 1 8S");
    assert_eq!((hand.phase(), hand.to_act()), ("auction", Some(2)));
}

#[test]
fn who_is_barred_stays_so_whatever_is_bid() {
    // FH-AUC-7, LAW-BID-4
    let rules = rules("australian-4", &[("bid_after_pass", "always")]);
    let mut hand = Hand::with_scores(rules.clone(), &[0; 4], 0, "");
    rules.bar(&mut hand.state, table::SeatSet::of(Seat(2)));
    hand.play("1 6S");
    assert_eq!(hand.to_act(), Some(3));
    hand.play("3 6C; 0 pass; 1 6D");
    assert_eq!(hand.to_act(), Some(3));
}

#[test]
fn an_inkle_binds_nobody() {
    // FH-AUC-9, FH-AMB-54, FH-AUC-6
    let table = |value| Hand::new("american-4", &[("six_bids", value)], 0, "");
    let mut hand = table("inkle");
    assert_eq!(hand.play("1 6H").refused("2 6S"), "FH-AUC-2");
    hand.play("2 pass; 3 6NT; 0 pass");
    assert_eq!((hand.result("result"), hand.points()), ("passed_out".into(), vec![0; 4]));
    let mut early = table("inkle_early");
    assert_eq!(early.play("1 6H; 2 pass").refused("3 6NT"), "FH-AUC-9");
    assert_eq!(early.play("3 7H; 0 pass").result("contract")["bid"], "7H");
    let off = table("off");
    assert_eq!(off.refused("1 6NT"), "FH-BID-1");
    assert!(off.allows("1 7S"));
    let sans = [("six_bids", "inkle"), ("sans_kitty", "same")];
    let hand = Hand::new("american-4", &sans, 0, "");
    assert!(hand.allows("1 6H") && hand.allows("1 7S sans-kitty"));
    assert_eq!(hand.refused("1 6H sans-kitty"), "FH-BID-1");
    // All that is said is known, and no contract comes of it where such a hand is played.
    let played = [("six_bids", "inkle"), ("all_pass", "no_trump_tricks")];
    let mut hand = Hand::new("american-4", &played, 0, "");
    hand.play("1 pass; 2 6H; 3 pass; 0 pass");
    assert_eq!((hand.phase(), hand.to_act()), ("play", Some(1)));
    assert_eq!(hand.view(1).contract, None);
    // Nor can anybody write down that one was played.
    let rules = rules("american-4", &played);
    let contract = FinalContract::new("6H".parse().unwrap(), Seat(2));
    let facts = HandFacts::played_out(Some(contract), [0, 4, 6, 0]);
    let refused = rules.score_hand(&facts, &BySeat::default());
    assert_eq!(refused, Err(ScoreError::NoSuchBid { bid: contract.bid }));
}

#[test]
fn the_same_dealer_deals_a_hand_again_that_was_thrown_in() {
    // FH-AUC-10
    let mut hand = Hand::new("australian-4", &[("redeal_by", "same")], 2, "");
    hand.play("3 pass; 0 pass; 1 pass; 2 pass").deal_next("");
    assert_eq!(hand.view(0).dealer.0, 2);
    hand.play("3 7S; 0 pass; 1 pass; 2 pass").keep_the_dealt_hand().finish(|_| true).deal_next("");
    assert_eq!(hand.view(0).dealer.0, 3);
}

fn open_misere(changes: &[(&str, &str)]) -> Hand {
    Hand::new("australian-4", changes, 0, "")
}

#[test]
fn open_misere_has_its_place_and_its_time() {
    // FH-BID-8, FH-BID-9
    for (rank, after, before) in [
        ("by_value", "10D", "10H"),
        ("above_eights", "8NT", "9S"),
        ("below_tens", "9NT", "10S"),
        ("above_ten_hearts", "10H", "10NT"),
    ] {
        let mut hand = open_misere(&[("open_misere_rank", rank)]);
        hand.play(&format!("1 {after}; 2 open-misere"));
        assert!(hand.allows(&format!("3 {before}")), "{rank}: {}", hand.legal());
        assert_eq!(hand.play(&format!("3 {before}")).refused("0 open-misere"), "FH-AUC-2");
    }
    let mut top = open_misere(&[("open_misere_rank", "top"), ("open_misere_call", "after_eight")]);
    assert_eq!(top.play("1 7NT").refused("2 open-misere"), "FH-BID-9");
    assert_eq!(top.play("2 10NT; 3 open-misere").legal(), "pass");
    assert_eq!(top.view(0).calls.len(), 3);
}

#[test]
fn misere_values_and_bids_without_the_kitty() {
    // FH-BID-11, FH-BID-12, FH-BID-13
    let doubled = rules("australian-4-blind", &[("misere_values", "doubled"), ("misere_rank", "by_value")]);
    let value = |rules: &Rules, bid: &str| rules.bids.value(bid.parse().unwrap());
    assert_eq!(value(&doubled, "misere"), 500);
    assert_eq!((value(&doubled, "open-misere"), value(&doubled, "blind-misere")), (1000, 1000));
    assert!(doubled.bids.outranks("blind-misere".parse().unwrap(), "open-misere".parse().unwrap()));
    assert!(doubled.bids.outranks("misere".parse().unwrap(), "10D".parse().unwrap()));
    let dear = rules("australian-4", &[("blind_misere", "1000"), ("open_misere_rank", "top")]);
    assert_eq!(value(&dear, "blind-misere"), 1000);
    assert!(dear.bids.outranks("blind-misere".parse().unwrap(), "open-misere".parse().unwrap()));
    let mut hand = Hand::new("american-nullo", &[("sans_kitty", "nullo_500")], 0, "");
    assert_eq!(hand.refused("1 8H sans-kitty"), "FH-BID-1");
    hand.play("1 10D; 2 nullo sans-kitty; 3 pass; 0 pass");
    assert_eq!((hand.phase(), hand.view(2).contract.unwrap().value), ("play", 500));
}

#[test]
fn the_four_of_the_trump_colour_is_the_lowest_trump() {
    // FH-RANK-7, FH-PACK-3
    let mixed = rules("australian-4", &[("pack", "43-mixed-fours")]);
    let trumps = mixed.cards_of(Strain::Spades, Suit::Spades);
    assert_eq!(trumps, cards("X JS JC AS KS QS 10S 9S 8S 7S 6S 5S 4C"));
    assert!(
        Strain::ALL[..4].iter().all(|&strain| mixed.cards_of(strain, strain.trump().unwrap()).len() == 13)
    );
    let four = "4C".parse().unwrap();
    assert!(
        trumps
            .into_iter()
            .filter(|&card| card != four)
            .all(|card| { mixed.power(Strain::Spades, card) > mixed.power(Strain::Spades, four) })
    );
    assert_eq!(mixed.suit_of(Strain::Hearts, four), Some(Suit::Clubs));
    assert_eq!(mixed.suit_of(Strain::NoTrumps, four), Some(Suit::Clubs));
    let two = rules("australian-4", &[("pack", "44-jokers")]);
    assert_eq!((two.kitty_size(), two.cards_of(Strain::Hearts, Suit::Hearts).len()), (4, 14));
}

#[test]
fn minnesota_deals_the_kitty_in_two_parts() {
    // FH-DEAL-6
    let rules = rules("american-4", &[("pack", "45"), ("deal_pattern", "minnesota")]);
    let pack = rules.pack_in_order();
    let deal = rules.deal_pack(&pack, Seat(0));
    let kitty: cards::CardSet = pack[12..15].iter().chain(&pack[31..33]).copied().collect();
    assert_eq!((deal.kitties[0], rules.min_cut()), (kitty, 4));
}

#[test]
fn the_eldest_hand_leads_where_the_table_says_so() {
    // FH-PLAY-9, FH-VIEW-2
    let changes = [("first_lead", "eldest"), ("misere", "any_time")];
    let mut hand = Hand::new("australian-4", &changes, 0, "");
    hand.play("1 pass; 2 pass; 3 7D; 0 pass").keep_the_dealt_hand();
    if hand.phase() == "nominate" {
        hand.play("3 nominate none");
    }
    assert_eq!(hand.to_act(), Some(1));
    assert!(hand.view(3).kitty.is_some());
    let card = hand.legal().split(" | ").next().unwrap().to_owned();
    assert_eq!(hand.play(&format!("1 {card}")).view(3).kitty, None, "somebody has led");
    // In a misère of seat 3 seat 1 sits out.
    let mut hand = Hand::new("australian-4", &changes, 0, "0: X");
    hand.play("1 pass; 2 pass; 3 misere; 0 pass").keep_the_dealt_hand();
    assert_eq!(hand.to_act(), Some(2));
}

#[test]
fn an_open_misere_may_lie_open_before_the_first_lead() {
    // FH-PLAY-10
    for (value, open) in [("after_first_trick", false), ("before_lead", true)] {
        let mut hand = Hand::new("australian-4", &[("open_misere_shown", value)], 0, "0: X");
        hand.play("1 open-misere; 2 pass; 3 pass; 0 pass");
        assert_eq!(hand.spectator().seats[1].hand, None, "before the discard");
        hand.keep_the_dealt_hand();
        assert_eq!(hand.spectator().seats[1].hand.is_some(), open, "{value}");
    }
}

#[test]
fn a_joker_demands_no_suit_that_its_leader_failed_to_follow() {
    // FH-JOK-10
    let changes = [("joker_lead", "not_void"), ("joker_nomination", "off")];
    let deal = "0: X AS 5C 6C | 1: AD KD QD 7H | 2: 5D 6D | 3: 7D 8D";
    let mut hand = Hand::new("australian-4", &changes, 0, deal);
    hand.play("1 7NT; 2 pass; 3 pass; 0 pass").keep_the_dealt_hand();
    hand.play("1 AD; 2 5D; 3 7D");
    let without_diamonds = !hand.legal().contains('D');
    assert!(without_diamonds, "{}", hand.legal());
    hand.play("0 5C; 1 KD; 2 6D; 3 8D; 0 X");
    assert_eq!((hand.to_act(), hand.view(0).seats[0].tricks), (Some(0), 1));
    let mut hand = Hand::new("australian-4", &changes, 0, deal);
    hand.play("1 7NT; 2 pass; 3 pass; 0 pass").keep_the_dealt_hand();
    hand.play("1 AD; 2 5D; 3 7D; 0 5C; 1 7H").finish_trick();
    while hand.to_act() != Some(0) || hand.spectator().trick.is_some() {
        let seat = hand.to_act().unwrap();
        let legal = hand.legal();
        let card = legal.split(" | ").find(|card| !card.starts_with('X')).unwrap_or(&legal).to_owned();
        hand.play(&format!("{seat} {card}"));
        if hand.phase() != "play" {
            return;
        }
    }
    if hand.legal().contains("X:") {
        assert_eq!(hand.refused("0 X:D"), "FH-JOK-10");
    }
}

/// A contract of seat 1 that ended with these tricks, by side, in a game that stood at these scores.
fn ended(changes: &[(&str, &str)], scores: [i32; 2], bid: &str, tricks: [u8; 4]) -> (Vec<i32>, Vec<u8>) {
    let rules = rules("australian-4", changes);
    let scores = [scores[0], scores[1], scores[0], scores[1]];
    let mut hand = Hand::with_scores(rules.clone(), &scores, 0, "");
    hand.play(&format!("1 {bid}; 2 pass; 3 pass; 0 pass")).keep_the_dealt_hand();
    let after = rules.ended_with(&hand.state, &tricks);
    let standing = rules.standing(&after);
    (standing.scores[..2].to_vec(), standing.winners.iter().map(|seat| seat.0).collect())
}

#[test]
fn tricks_pay_only_when_the_contract_fails_and_as_far_as_the_cap() {
    // FH-SCO-13, FH-SCO-14
    let if_set = [("defender_tricks", "if_set")];
    assert_eq!(ended(&if_set, [0, 0], "8H", [3, 7, 0, 0]).0, [30, -300]);
    assert_eq!(ended(&if_set, [0, 0], "8H", [2, 8, 0, 0]).0, [0, 300]);
    for (limit, score) in [("cap_490", 490), ("freeze_490", 500), ("cap_460", 470), ("freeze_400", 470)] {
        assert_eq!(ended(&[("defender_limit", limit)], [470, 0], "7S", [3, 7, 0, 0]).0[0], score, "{limit}");
    }
}

#[test]
fn the_highest_score_wins() {
    // FH-END-9, FH-AMB-60
    let scores = [490, 370];
    for (win, winners) in [("by_contract", [1, 3]), ("by_score", [1, 3]), ("by_highest", [0, 2])] {
        assert_eq!(ended(&[("win", win)], scores, "7S", [3, 7, 0, 0]), (vec![520, 510], winners.to_vec()));
    }
    let even = ended(&[("win", "by_highest")], [480, 370], "7S", [3, 7, 0, 0]);
    assert_eq!(even, (vec![510, 510], vec![0, 1, 2, 3]));
}

#[test]
fn a_game_of_so_many_hands_counts_those_that_are_played() {
    // FH-END-10, FH-AMB-59
    let rules = rules("australian-4", &[("hand_limit", "2")]);
    let mut hand = Hand::with_scores(rules, &[620, -700, 620, -700], 0, "");
    assert_eq!((hand.standing(), hand.view(0).hands_left), ("[] [] []".to_owned(), Some(2)));
    hand.play("1 pass; 2 pass; 3 pass; 0 pass");
    assert_eq!(hand.view(0).hands_left, Some(2), "thrown in");
    for left in [1, 0] {
        hand.deal_next("");
        let first = hand.to_act().unwrap();
        hand.play(&format!("{first} 7S"));
        (1..4).for_each(|step| {
            hand.play(&format!("{} pass", (first + step) % 4));
        });
        hand.keep_the_dealt_hand().finish(|_| true);
        assert_eq!(hand.view(0).hands_left, Some(left));
        // What a viewer sees can be read back, whoever they are.
        let view = hand.rules.view(&hand.state, Viewer::Spectator, table::Recall::Table);
        let written = serde_json::to_value(&view).unwrap();
        assert_eq!(hand.rules.read_view(&written).unwrap(), view);
    }
    assert_eq!(hand.standing(), "[0, 2] [] [1, 0, 1, 0]");
}

#[test]
fn both_partners_of_a_double_nullo_win_no_trick() {
    // FH-BID-10, FH-KIT-7, FH-KIT-8, FH-AMB-56
    let changes = [("nullo", "american"), ("double_nullo", "after_partner")];
    let mut hand = Hand::new("american-4", &changes, 0, "");
    assert_eq!(hand.refused("1 double-nullo"), "FH-BID-10");
    hand.play("1 nullo; 2 8C");
    assert_eq!(hand.refused("3 double-nullo sans-kitty"), "FH-BID-1");
    hand.play("3 double-nullo; 0 pass");
    assert_eq!((hand.phase(), hand.view(3).choices.len()), ("give", 286));
    let held = hand.view(3).seats[3].hand.unwrap().to_canonical();
    let gift = held[..3].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(hand.refused(&format!("3 give {}", held[0])), "FH-KIT-7");
    hand.play(&format!("3 give {gift}"));
    // Giver and partner know the gift, nobody else.
    let told = |hand: &Hand| [0, 1, 2, 3].map(|seat| hand.view(seat).given.is_some());
    assert_eq!(told(&hand), [false, true, false, true]);
    assert_eq!((hand.phase(), hand.view(1).choices.len()), ("discard", 286));
    hand.play(&format!("1 discard {gift}"));
    let discards = [0, 1, 2, 3].map(|seat| hand.view(seat).discards.is_some());
    assert_eq!(discards, [false, true, false, false]);
    let view = hand.view(0);
    assert!(view.seats.iter().all(|seat| seat.plays && seat.cards == 10));
    assert_eq!(view.contract.unwrap().side(), [1, 3].map(table::Seat).into_iter().collect());

    for (preset, changes, rule) in [
        ("american-3", &[("double_nullo", "any_time")][..], "FH-BID-10"),
        ("american-4", &[("double_nullo", "after_partner")], "FH-BID-10"),
    ] {
        let mut spec = five_hundred::RulesSpec::preset(preset).unwrap();
        changes.iter().for_each(|(axis, value)| spec.set(axis, value).unwrap());
        let problems = Rules::new(spec).unwrap_err();
        assert!(problems.to_string().contains(rule), "{problems}");
    }
}

/// A hand of seat 1, who bids and then loses enough tricks to fail, and the next deal.
fn after_failing(changes: &[(&str, &str)], bid: &str, tricks: [u8; 4]) -> Hand {
    let rules = rules("australian-4", changes);
    let mut hand = Hand::with_scores(rules.clone(), &[0; 4], 0, "");
    if changes.iter().any(|(axis, _)| *axis == "blind_misere") {
        hand.play("1 look");
    }
    hand.play(&format!("1 {bid}"));
    for seat in [2, 3, 0] {
        if hand.allows(&format!("{seat} look")) {
            hand.play(&format!("{seat} look"));
        }
        hand.play(&format!("{seat} pass"));
    }
    hand.keep_the_dealt_hand();
    hand.state = rules.ended_with(&hand.state, &tricks);
    hand.deal_next("");
    hand
}

#[test]
fn who_failed_makes_no_call_in_the_next_hand() {
    // FH-AUC-11, FH-AMB-55
    for (value, tricks, first) in [
        ("none", [6, 4, 0, 0], 2),
        ("silent", [5, 5, 0, 0], 2),
        ("silent_by_four", [5, 5, 0, 0], 2),
        ("silent_by_four", [6, 4, 0, 0], 2),
    ] {
        let mut hand = after_failing(&[("set_penalty", value)], "8S", tricks);
        // The deal has passed to seat 1, whose left is seat 2.
        assert_eq!(hand.to_act(), Some(first), "{value}");
        let silent = value == "silent" || value == "silent_by_four" && tricks[1] == 4;
        hand.play("2 pass; 3 pass; 0 6S");
        assert_eq!(hand.phase() == "discard", silent, "{value} {tricks:?}");
        if silent {
            assert_eq!(hand.view(3).silent(), table::SeatSet::of(Seat(1)));
            assert!(hand.view(1).seats[1].passed);
        } else {
            assert_eq!(hand.to_act(), Some(1));
        }
    }
    // Nothing lets them in again, and a thrown-in hand serves the penalty.
    let changes = [("set_penalty", "silent"), ("bid_after_pass", "always")];
    let mut hand = after_failing(&changes, "8S", [6, 4, 0, 0]);
    assert_eq!(hand.refused("1 7S"), "FH-AUC-11");
    hand.play("2 pass; 3 6S; 0 pass; 2 6C; 3 pass; 0 pass");
    assert_eq!(hand.result("contract")["bid"], "6C");
    let mut hand = after_failing(&[("set_penalty", "silent")], "8S", [6, 4, 0, 0]);
    hand.play("2 pass; 3 pass; 0 pass");
    assert_eq!(hand.result("result"), "passed_out");
    hand.deal_next("");
    hand.play("3 pass; 0 pass; 1 7S");
}

#[test]
fn a_silent_player_sees_their_cards_at_once() {
    // FH-AUC-11, FH-BID-4
    let changes = [("set_penalty", "silent_by_four"), ("blind_misere", "on"), ("misere", "any_time")];
    let hand = after_failing(&changes, "misere", [6, 4, 0, 0]);
    assert!(hand.view(1).seats[1].hand.is_some() && hand.view(2).seats[2].hand.is_none());
    for seat in 0..4 {
        let view = hand.view(seat);
        assert_eq!(hand.rules.read_view(&serde_json::to_value(&view).unwrap()).unwrap(), view);
    }
    let lucky = after_failing(&changes, "misere", [7, 3, 0, 0]);
    assert!(lucky.view(1).silent().is_empty() && lucky.view(1).seats[1].hand.is_none());
}

#[test]
fn a_hand_made_void_serves_no_silence() {
    // FH-AUC-11, LAW-EFF-9
    let changes = [("set_penalty", "silent")];
    let mut hand = after_failing(&changes, "8S", [6, 4, 0, 0]);
    let rules = hand.rules.clone();
    let before = rules.resume_before(&hand.view(2)).unwrap();
    rules.throw_in(&before, &mut hand.state);
    let pack = rules.pack_in_order();
    rules.deal(&mut hand.state, Seat(1), &rules.deal_pack(&pack, Seat(1)));
    assert_eq!(hand.view(2).silent(), table::SeatSet::of(Seat(1)));
}

#[test]
fn a_joker_may_be_played_to_the_first_trick_of_a_suit() {
    // FH-JOK-11, FH-JOK-3, FH-JOK-2, FH-JOK-10
    let changes = [("joker_follow", "first_round"), ("joker_lead", "not_void")];
    let deal = "0: AC QC 5S | 1: X KC 5C AS KS 9S 10S 8S JD QD | 2: 6C 7C 7S | 3: 8C 9C 6S";
    let begin = |bid: &str| {
        let mut hand = Hand::new("american-4", &changes, 3, deal);
        hand.play(&format!("0 {bid}; 1 pass; 2 pass; 3 pass")).keep_the_dealt_hand();
        hand
    };
    let mut hand = begin("7NT");
    hand.play("0 AC");
    assert_eq!(hand.legal(), "5C | KC | X");
    let mut later = begin("7NT");
    later.play("0 AC; 1 5C; 2 6C; 3 8C; 0 QC");
    assert_eq!(later.refused("1 X"), "FH-JOK-3");
    hand.play("1 X; 2 6C; 3 8C");
    assert_eq!(hand.tricks(), [0, 1, 0, 0]);
    // In a suit contract it is a trump, in which nothing is new.
    assert_eq!(begin("7H").play("0 AC").refused("1 X"), "FH-PLAY-3");
    // A hand without a bid is played like no trumps.
    let mut idle = Hand::new("american-4", &[("all_pass", "no_trump_tricks"), changes[0]], 3, deal);
    idle.play("0 pass; 1 pass; 2 pass; 3 pass; 0 AC");
    assert!(idle.allows("1 X"));
    // It shows nothing: who then leads another joker may ask for that suit all the same.
    let deal = "0: AC QC | 1: X Y KC 5C | 2: 6C 7C | 3: 8C 9C";
    let mut hand = Hand::new("quebec-4", &changes, 3, deal);
    hand.play("0 7NT; 1 pass; 2 pass; 3 pass").keep_the_dealt_hand();
    hand.play("0 AC; 1 X; 2 6C; 3 8C");
    assert!(hand.allows("1 Y:C") && hand.allows("1 Y:S"));
    for seat in 0..4 {
        let view = hand.view(seat);
        assert_eq!(hand.rules.read_view(&serde_json::to_value(&view).unwrap()).unwrap(), view);
    }
}

#[test]
fn a_kitty_that_all_may_see_lies_face_up_until_it_is_taken_up() {
    // FH-VIEW-6, FH-VIEW-2
    let deal = "0: X JS JC AS KS QS AC | kitty: 4H 4D 5C";
    let mut hand = Hand::new("australian-4", &[("kitty_view", "shown")], 3, deal);
    let all = |hand: &Hand| [hand.view(0), hand.view(1), hand.view(2), hand.view(3), hand.spectator()];
    hand.play("0 6S; 1 pass; 2 pass");
    assert!(all(&hand).iter().all(|view| view.kitty.is_none()), "before the end of the auction");
    hand.play("3 pass");
    let kitty = Some(cards("4H 4D 5C"));
    assert!(all(&hand).iter().all(|view| view.kitty == kitty));
    hand.play("0 discard AC 4D 5C");
    let reads_back = |hand: &Hand| {
        for view in all(hand) {
            assert_eq!(view.kitty, kitty);
            assert_eq!(hand.rules.read_view(&serde_json::to_value(&view).unwrap()).unwrap(), view);
        }
    };
    reads_back(&hand);
    assert_eq!(all(&hand).map(|view| view.discards.is_some()), [true, false, false, false, false]);
    hand.play("0 AS").finish_trick();
    reads_back(&hand);
    assert_eq!(hand.view(0).discards, None, "as ever");
    // Nobody else can have a card of it.
    let mut wrong = serde_json::to_value(hand.view(1)).unwrap();
    let own = hand.view(1).seats[1].hand.unwrap().first().unwrap();
    wrong["kitty"][0] = serde_json::json!(own);
    assert!(hand.rules.read_view(&wrong).is_err());
    // A kitty that stays where it is stays hidden.
    let untouched = [("kitty_view", "shown"), ("sans_kitty", "same")];
    let mut hand = Hand::new("australian-4", &untouched, 3, deal);
    hand.play("0 6S sans-kitty; 1 pass; 2 pass; 3 pass");
    assert!(all(&hand).iter().all(|view| view.kitty.is_none()));
}
