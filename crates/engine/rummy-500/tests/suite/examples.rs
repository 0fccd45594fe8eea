//! The worked examples of the specification \[RM-EX\].

use serde_json::json;

use crate::common::{Hand, rules};

/// Every way of writing three cards.
fn orders(cards: [&str; 3]) -> [String; 6] {
    let [a, b, c] = cards;
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map(|order| order.join(" "))
}

#[test]
fn groups() {
    // RM-EX-1 RM-MELD-2 RM-MELD-3 RM-MELD-12 RM-MELD-13
    for order in orders(["7S", "7C", "7H"]) {
        let mut hand = Hand::new("rummy-500", "3", "1: 7S 7C 7H KD KS 2C 3C");
        hand.play("1 stock").play(&format!("1 meld {order}"));
        assert_eq!(hand.meld(1), "7S 7C 7H");
    }
    let mut hand = Hand::new("rummy-500", "5", "1: 7S 7S 7H X KS 2C 3C");
    hand.play("1 stock");
    assert_eq!(hand.refused("1 meld 7S 7S 7H"), "RM-MELD-3");
    assert!(hand.allows("1 meld 7S 7H X"));
}

#[test]
fn runs() {
    // RM-EX-2 RM-MELD-4
    let mut hand = Hand::new("rummy-500", "3", "1: 6H 4H 5H 7S 7H 2C 3C");
    hand.play("1 stock");
    for cards in ["4H 5H 7S", "4H 5H 7H"] {
        assert!(["RM-MELD-4", "RM-MELD-5"].contains(&hand.refused(&format!("1 meld {cards}"))));
    }
    hand.play("1 meld 6H 4H 5H");
    assert_eq!(hand.meld(1), "4H 5H 6H");
}

#[test]
fn aces() {
    // RM-EX-3 RM-MELD-5
    let mut hand = Hand::new("rummy-500", "2", "1: AS 2S 3S QS KS X 5C 7C 9C JC 5D 7D 9D");
    hand.play("1 stock");
    assert!(hand.allows("1 meld AS 2S 3S") && hand.allows("1 meld QS KS AS"));
    assert_eq!(hand.refused("1 meld KS AS 2S"), "RM-MELD-5");
    assert_eq!(hand.refused("1 meld QS KS AS X=2S"), "RM-MELD-5");
}

#[test]
fn both_ends() {
    // RM-EX-4 RM-LAY-1 RM-LAY-3 RM-LAY-4
    let mut hand = Hand::new("rummy-500", "3", "1: 5H 6H 7H KD KS 2C 3C | 2: 4H 8H 9H 2S 4S 6S 8S");
    hand.play("1 stock; 1 meld 5H 6H 7H; 1 discard KD; 2 stock");
    assert!(hand.allows("2 lay 4H 1") && hand.allows("2 lay 8H 1") && !hand.allows("2 lay 9H 1"));
    hand.play("2 lay 4H 1; 2 lay 8H 1; 2 lay 9H 1");
    assert_eq!(hand.meld(1), "4H 5H 6H 7H 8H 9H");
}

#[test]
fn a_choice() {
    // RM-EX-5 RM-LAY-5
    let table = || {
        let mut hand = Hand::new("rummy-500", "3", "1: 5H 6H 7H 9S 9C 9D KD | 2: 8H 9H 10H 2S 4S 6S 8S");
        hand.play("1 stock; 1 meld 5H 6H 7H; 1 meld 9S 9C 9D; 1 discard KD; 2 stock; 2 lay 8H 1");
        hand
    };
    let mut hand = table();
    assert!(hand.allows("2 lay 9H 1") && hand.allows("2 lay 9H 2"));
    assert!(hand.play("2 lay 9H 1").allows("2 lay 10H 1"));
    let mut hand = table();
    assert!(!hand.play("2 lay 9H 2").allows("2 lay 10H 1"));
    assert_eq!((hand.meld(1), hand.meld(2)), ("5H 6H 7H 8H".into(), "9S 9C 9D 9H".into()));
}

#[test]
fn a_joker_in_a_run() {
    // RM-EX-6 RM-MELD-7 RM-AMB-4
    let mut hand = Hand::new("rummy-500", "3", "1: 5S 6S X KD KS 2C 3C | 2: 4S 7S 8S 2H 4D 6D 8D");
    hand.play("1 stock; 1 meld 5S 6S X=7S; 1 discard KD; 2 stock");
    assert!(hand.allows("2 lay 4S 1") && hand.allows("2 lay 8S 1"));
    assert_eq!(hand.refused("2 lay 7S 1"), "RM-LAY-3");
}

#[test]
fn one_card_and_two_jokers() {
    // RM-EX-7 RM-MELD-9 RM-MELD-8
    let mut hand = Hand::new("rummy-500", "3", "1: 9D X X 2S 4C 6H QS | stock: KH | 2: 9S 9C KC KD 2C 3C 4D");
    hand.play("1 stock");
    let melds: Vec<String> = hand.legal_of("1 meld").into_iter().filter(|meld| meld.contains("9D")).collect();
    assert_eq!(melds, ["9D X X", "9D X=10D X=JD", "X=7D X=8D 9D", "X=8D 9D X=10D"]);
    hand.play("1 meld 9D X X; 1 discard 2S; 2 stock");
    assert!(hand.allows("2 lay 9S 1") && hand.allows("2 lay 9C 1"));
    assert_eq!(hand.play("2 lay 9S 1").refused("2 lay 9C 1"), "RM-LAY-2");
}

#[test]
fn no_fifth_king() {
    // RM-EX-8 RM-MELD-8 RM-LAY-2
    let mut hand = Hand::new("rummy-500", "3", "1: KS KC KD KH X 2C 3C");
    hand.play("1 stock");
    assert_eq!(hand.refused("1 meld KS KC KD KH X"), "RM-MELD-8");
    assert_eq!(hand.play("1 meld KS KC KD KH").refused("1 lay X 1"), "RM-LAY-2");
}

/// The discard pile `KC 8S 4D 8D JC`, and Cy (seat 2) to draw with `8H 2C 6S QD 5C AC 10S`.
fn cys_turn() -> Hand {
    let mut hand = Hand::new(
        "rummy-500",
        "3",
        "0: 8D 2S 3S 3D 3H 9C QH | 1: 8S JC 2H 4H 6H 10H QS | 2: 8H 2C 6S QD 5C AC 4D | top: KC | stock: 9S 10S 7H 9H",
    );
    hand.discards("8S 4D 8D JC");
    assert_eq!(hand.pile(), "KC 8S 4D 8D JC");
    hand
}

#[test]
fn drawing_deep() {
    // RM-EX-9 RM-DRAW-2 RM-DRAW-3 RM-DRAW-5 RM-DISC-2 RM-DISC-3 RM-DISC-4
    let mut hand = cys_turn();
    assert_eq!(hand.legal(), ["2 stock", "2 take 1", "2 take 4"]);
    assert_eq!(hand.refused("2 take 3"), "RM-DRAW-6");
    assert_eq!(hand.refused("2 take 5"), "RM-DRAW-6");
    hand.play("2 take 4");
    assert_eq!(hand.pile(), "KC");
    assert_eq!(hand.refused("2 discard JC"), "RM-DISC-4");
    assert!(hand.play("2 meld 8S 8D 8H").allows("2 discard JC"));
    let mut hand = cys_turn();
    hand.play("2 take 1");
    assert_eq!(hand.refused("2 discard JC"), "RM-DISC-2");
    assert!(hand.allows("2 discard 5C"));
}

/// Table `5H 6H 7H`, the 9H on top of the pile, and Di (seat 0) to draw with the 8H.
fn dis_turn(preset: &str) -> Hand {
    let mut hand = Hand::new(
        preset,
        "3",
        "0: 8H 2S 4S 6S KC KD 2C | 1: 5H 6H 7H 3S 9C JC QD | 2: 9H 2D 4D 8D 10C JD QS",
    );
    hand.play("1 stock; 1 meld 5H 6H 7H; 1 discard 3S; 2 stock; 2 discard 9H");
    hand
}

#[test]
fn a_chain() {
    // RM-EX-10 RM-DRAW-4 RM-DRAW-6 RM-DRAW-7 RM-AMB-3
    let mut hand = dis_turn("rummy-500-always-meld");
    assert!(hand.allows("0 take 1") && !hand.allows("1 rummy 1"));
    hand.play("0 take 1; 0 lay 8H 1");
    assert_eq!(hand.refused("0 discard 9H"), "RM-DISC-4");
    hand.play("0 lay 9H 1; 0 discard 2S");
    assert_eq!(dis_turn("rummy-500-new-meld").refused("0 take 1"), "RM-DRAW-7");
    assert_eq!(dis_turn("rummy-500").refused("1 rummy 1"), "RM-CALL-1");
}

#[test]
fn no_dead_end_cards_needed() {
    // RM-EX-11 RM-TURN-3 RM-AMB-6
    let mut hand = Hand::new("rummy-500-always-meld", "3", "1: 9S 9C 10S JS QS 2C 4D | top: 9D");
    hand.play("1 take 1");
    assert_eq!(hand.refused("1 meld 9S 10S JS QS"), "RM-TURN-3");
    hand.play("1 meld 10S JS QS; 1 meld 9S 9C 9D");
}

#[test]
fn no_dead_end_the_card_just_taken() {
    // RM-EX-12 RM-TURN-4
    let mut hand = Hand::new("rummy-500", "3", "1: 9S 9C 9H 10S JS QS KS | top: 4C");
    hand.play("1 take 1; 1 meld 9S 9C 9H");
    assert_eq!(hand.refused("1 meld 10S JS QS KS"), "RM-TURN-3");
    hand.play("1 meld 10S JS QS; 1 discard KS");
}

#[test]
fn scoring() {
    // RM-EX-13 RM-VAL-1 RM-VAL-2 RM-VAL-3 RM-VAL-4 RM-SCORE-1 RM-SCORE-2 RM-SCORE-3 RM-SCORE-4
    for (preset, points) in [("rummy-500", [-37, 40, -66]), ("rummy-500-five-ten-fifteen", [-35, 50, -65])] {
        let deal = "0: 2D 3D 4H 5C 6H 8C 9D | 1: AS 2S 3S 4S KC KD KH | 2: AH X 2C 10D QD 9C 5H | stock: 9S";
        let rules = rules(preset, &[("players", "3")]);
        let mut hand = Hand::with_scores(rules, &[100, 0, -10], deal);
        hand.play("1 stock; 1 meld AS 2S 3S 4S; 1 meld KC KD KH; 1 discard 9S");
        assert_eq!((hand.result("result"), hand.result("points")), (json!("out"), json!(points)));
        assert_eq!(hand.scores(), [100 + points[0], points[1], -10 + points[2]]);
    }
}

/// Three players, table `6D 7D 8D`, seat 2 has discarded the 9D.
fn nine_of_diamonds(preset: &str) -> Hand {
    let mut hand = Hand::new(
        preset,
        "3",
        "0: 2S 4S 6S KS 3C 5C 7C | 1: 6D 7D 8D JC KC 2H 4H | 2: 9D QS QC AS JH 3H 5H | top: 10C | stock: KH 10S",
    );
    hand.play("1 stock; 1 meld 6D 7D 8D; 1 discard KH; 2 stock; 2 discard 9D");
    hand
}

#[test]
fn rummy() {
    // RM-EX-14 RM-CALL-2 RM-CALL-5 RM-CALL-7 RM-CALL-12 RM-ACT-4
    let mut hand = nine_of_diamonds("rummy-500");
    assert_eq!((hand.phase(), hand.to_act()), ("claim", vec![0, 1]));
    assert_eq!(hand.legal(), ["0 rummy 1", "0 stock", "0 take 1", "1 rummy 1"]);
    let mut called = hand.clone();
    called.play("1 rummy 1; 1 lay 9D 1; 1 discard JC");
    assert_eq!(called.spectator().turn.0, 2, "seat 0 has lost a turn");
    hand.play("0 stock");
    assert_eq!(hand.refused("1 rummy 1"), "RM-CALL-1");
    hand.play("0 discard 3C");
    assert!(hand.allows("1 rummy 2") && hand.allows("2 rummy 2") && !hand.allows("1 rummy 1"));
}

#[test]
fn the_last_discard_only() {
    // RM-EX-15 RM-CALL-8 RM-CALL-9
    let mut hand = nine_of_diamonds("rummy-500-last-discard");
    let before = hand.held(1);
    hand.play("1 rummy 1");
    assert_eq!((hand.legal(), hand.phase()), (vec!["1 lay 9D 1".to_owned()], "meld"));
    assert_eq!(hand.refused("1 discard JC"), "RM-CALL-9");
    hand.play("1 lay 9D 1");
    assert_eq!((hand.to_act(), hand.phase(), hand.held(1)), (vec![0], "draw", before));
    hand.play("0 stock");
}

/// The discard pile `QH 3S KD 5S 9C 2H`, no spades on the table, and seat 0 to draw.
fn spades_in_the_pile(hand_of_seat_0: &str) -> Hand {
    let mut hand = Hand::new(
        "rummy-500",
        "3",
        &format!(
            "0: {hand_of_seat_0} | 1: 3S 9C 2C 4C JC 7H 9H | 2: KD 2H 4D 6D 8D QD JH | top: QH | stock: AC 10C 10D JD 7C 7S"
        ),
    );
    hand.discards("3S KD 5S 9C 2H");
    assert_eq!(hand.pile(), "QH 3S KD 5S 9C 2H");
    hand
}

#[test]
fn a_set_in_the_pile() {
    // RM-EX-16 RM-CALL-3 RM-CALL-6
    let mut hand = spades_in_the_pile("4S 5S 8C KC KH 2D 6H");
    hand.play("0 stock; 0 discard 4S");
    assert!(hand.allows("1 rummy 6") && hand.allows("2 rummy 6"));
    assert_eq!(hand.refused("1 rummy 4"), "RM-CALL-3");
    hand.play("2 rummy 6");
    assert_eq!(hand.view(1).seats[2].known.to_string(), "3S 4S 5S 9C KD 2H");
    assert_eq!(hand.refused("2 discard KD"), "RM-DISC-4");
    hand.play("2 meld 3S 4S 5S; 2 discard KD");
}

#[test]
fn ones_own_meld_opens_the_pile() {
    // RM-EX-17 RM-CALL-2
    let mut hand = spades_in_the_pile("6S 8S 5S 10H 4S KC KH");
    hand.play("0 stock; 0 meld 6S 7S 8S; 0 discard 10H");
    assert!(hand.allows("1 rummy 4") && hand.allows("2 rummy 4") && !hand.allows("1 rummy 6"));
    assert_eq!(hand.refused("0 rummy 4"), "RM-CALL-2");
    hand.play("1 stock; 1 discard JC");
    assert!(hand.allows("0 rummy 5"));
    hand.play("0 rummy 5; 0 lay 5S 1; 0 lay 4S 1; 0 discard KC");
    assert!(!hand.allows("1 rummy 1"), "the 3S has gone deeper");
    assert!(hand.allows("1 rummy 3"), "{:?}: {}", hand.legal(), hand.pile());
}

#[test]
fn a_take_that_would_leave_nothing() {
    // RM-EX-18 RM-OUT-2 RM-OUT-3
    for going_out in ["must_discard", "free"] {
        let changes = [("players", "3"), ("going_out", going_out), ("discard_draw", "always_meld")];
        let mut hand = Hand::with(
            rules("rummy-500", &changes),
            "0: 9D 2S 4S 6S 8S 2H 4H | 1: 9S 9C 10H JH QH KH 7C | 2: 2C 4C 6C 2D 4D 6D KC | stock: AH QD JC",
        );
        hand.play("1 stock; 1 meld 10H JH QH KH AH; 1 discard 7C");
        hand.discards("KC 9D");
        assert_eq!(hand.held(1), "9S 9C");
        if going_out == "must_discard" {
            assert_eq!(hand.refused("1 take 1"), "RM-OUT-3");
        } else {
            hand.play("1 take 1; 1 meld 9S 9C 9D");
            assert_eq!(hand.result("result"), json!("out"));
        }
    }
}

#[test]
fn the_unplayable_last_card() {
    // RM-EX-20 RM-UNPL-1 RM-UNPL-2 RM-UNPL-3 RM-FLOAT-1
    let deal = |last: &str, floated: &str| {
        format!(
            "0: 2S 4S 6S 8S 2H 4H 6H | 1: 9S 9C 9H 10S JS QS KS | 2: 2C 4C 6C 8C 2D 4D 6D | top: 3H | \
             stock: {last} 3C 3D {floated}"
        )
    };
    let start = |last: &str, floated: &str| {
        let mut hand = Hand::new("rummy-500-unplayable", "3", &deal(last, floated));
        hand.play("1 stock; 1 meld 9S 9C 9H; 1 meld 10S JS QS; 1 lay KS 2");
        hand
    };
    let mut hand = start("5D", "7D");
    hand.play("1 discard 5D");
    assert_eq!((hand.phase(), hand.result("result")), ("deal", json!("out")));
    let mut hand = start("AS", "9D");
    assert_eq!(hand.refused("1 discard AS"), "RM-UNPL-3");
    hand.play("1 lay AS 2");
    assert!(hand.spectator().seats[1].floats && hand.phase() != "deal");
    hand.discards("2C 2H");
    hand.play("1 stock");
    assert_eq!(hand.refused("1 discard 9D"), "RM-UNPL-3");
    assert_eq!(hand.legal(), ["1 lay 9D 1"]);
    // With two cards in hand a playable one may be discarded.
    let mut hand = Hand::new("rummy-500-unplayable", "3", &deal("AS", "9D"));
    hand.play("1 stock; 1 meld 9S 9C 9H; 1 meld 10S JS QS");
    assert!(hand.allows("1 discard AS") && hand.allows("1 discard KS"));
}

#[test]
fn the_same_by_calling() {
    // RM-EX-21 RM-UNPL-4 RM-UNPL-5 RM-AMB-14
    for (call, after) in [("full_pile", "1"), ("off", "2"), ("last_discard_only", "2")] {
        let rules = rules("rummy-500-unplayable-call", &[("players", "3"), ("rummy_call", call)]);
        let mut hand = Hand::with(
            rules,
            "0: 2S 4S 6S 8S 2H 4H 3C | 1: 9S 9C 9H 10S JS QS KS | 2: 2C 4C 6C 8C 2D 4D 6D | top: 3H | stock: AS",
        );
        hand.play("1 stock; 1 meld 9S 9C 9H; 1 meld 10S JS QS; 1 lay KS 2; 1 discard AS");
        assert_eq!(hand.legal(), ["0 rummy 1", "2 end", "2 rummy 1"], "{call}");
        assert_eq!((hand.refused("0 end"), hand.refused("2 stock")), ("RM-UNPL-4", "RM-UNPL-4"));
        let mut stands = hand.clone();
        stands.play("2 end");
        assert_eq!((stands.phase(), stands.result("result")), ("deal", json!("out")));
        hand.play("0 rummy 1; 0 lay AS 2");
        if call == "full_pile" {
            hand.play("0 discard 3C");
        }
        assert_eq!(hand.spectator().turn.to_string(), after, "{call}");
        assert!(hand.spectator().seats[1].floats);
    }
}

/// Ann (seat 1) floats; table `9S 9C 9D 9H` and `10S JS QS KS`. The pile is as given, bottom first, and it is Ann's
/// turn to draw.
fn ann_floats(pile: [&str; 3], stock: &str) -> Hand {
    let [top, two, zero] = pile;
    let mut hand = Hand::new(
        "rummy-500-floating",
        "3",
        &format!(
            "0: {zero} 2S 4H 4C 6C 8C 5H | 1: 9S 9C 9D 9H 10S JS QS | 2: {two} 2D 4D 6D 8D 2H 6H | top: {top} | \
             stock: KS 3C 3D {stock}"
        ),
    );
    hand.play("1 stock; 1 meld 9S 9C 9D 9H; 1 meld 10S JS QS KS").discards(two).discards(zero);
    assert_eq!((hand.pile(), hand.spectator().seats[1].floats), (pile.join(" "), true));
    hand
}

#[test]
fn a_floaters_four_ways() {
    // RM-EX-19 RM-FLOAT-1 RM-FLOAT-2 RM-FLOAT-3 RM-OUT-4
    let out = json!("out");
    let mut hand = ann_floats(["4S", "QC", "JC"], "7D");
    hand.play("1 stock; 1 discard 7D");
    assert_eq!(hand.result("result"), out);
    let mut hand = ann_floats(["4S", "AS", "QD"], "7D");
    assert_eq!(hand.refused("1 take 1"), "RM-FLOAT-3");
    hand.play("1 take 2; 1 lay AS 2; 1 discard QD");
    assert_eq!(hand.result("result"), out);
    let mut hand = ann_floats(["4S", "QC", "JC"], "AS");
    hand.play("1 stock; 1 lay AS 2");
    assert!(hand.spectator().seats[1].floats && hand.spectator().turn.0 == 2);
    let mut hand = ann_floats(["AS", "2C", "QD"], "7D");
    hand.play("1 take 3; 1 lay AS 2; 1 discard QD");
    assert_eq!((hand.held(1), hand.spectator().turn.0), ("2C".to_owned(), 2));
    assert!(!hand.spectator().seats[1].floats);
}

#[test]
fn totals_of_505_and_520() {
    // RM-EX-22 RM-WIN-2 RM-WIN-4 RM-WIN-5
    for (preset, seat_1, winners) in [
        ("rummy-500", 505, vec![0]),
        ("rummy-500-must-go-out", 505, vec![1]),
        ("rummy-500-must-go-out", 499, vec![]),
    ] {
        let hand = ended(preset, [520, seat_1, -66]);
        assert_eq!(hand.scores(), [520, seat_1, -66]);
        assert_eq!(hand.winners(), winners, "{preset} {seat_1}");
        assert_eq!(hand.phase(), if winners.is_empty() { "deal" } else { "over" });
    }
}

#[test]
fn a_tie() {
    // RM-EX-23 RM-WIN-3
    assert_eq!(ended("rummy-500", [540, 540, -66]).phase(), "deal");
    assert_eq!(ended("rummy-500", [0, 500, -66]).phase(), "deal");
    let at_least = rules("rummy-500", &[("players", "3"), ("reached", "at_least")]);
    assert_eq!(ended_under(at_least, [0, 500, -66]).winners(), [1]);
}

fn ended(preset: &str, totals: [i32; 3]) -> Hand {
    ended_under(rules(preset, &[("players", "3")]), totals)
}

/// A hand that seat 1 ended by going out, after which the totals are these.
fn ended_under(rules: rummy_500::Rules, totals: [i32; 3]) -> Hand {
    let deal = "0: 2D 3D 4H 5C 6H 8C 9D | 1: AS 2S 3S 4S KC KD KH | 2: AH X 2C 10D QD 9C 5H | stock: 9S";
    let points = [-37, 40, -66];
    let before: Vec<i32> = totals.iter().zip(points).map(|(total, points)| total - points).collect();
    let mut hand = Hand::with_scores(rules, &before, deal);
    hand.play("1 stock; 1 meld AS 2S 3S 4S; 1 meld KC KD KH; 1 discard 9S");
    hand
}
