//! House rules: what tables refuse, and what the newer axes change.

use cards::CardSet;
use rummy_500::{Action, GameEnd, GameFacts, HandFacts, Rules, RulesSpec};
use table::{Game, Later, Seat, Seed, Table, Viewer};

use crate::common::{Hand, deal, rules};

fn problems(changes: &[(&str, &str)]) -> String {
    let mut spec = RulesSpec::preset("rummy-500").unwrap();
    for (axis, value) in changes {
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).map_or_else(|problems| problems.to_string(), |_| String::new())
}

#[test]
fn a_pack_too_small_is_refused_by_its_rule() {
    // RM-AXIS-39, RM-DEAL-7, RM-PACK-5
    for (changes, fits) in [
        (&[("players", "7"), ("packs", "one"), ("jokers", "off")][..], true),
        (&[("players", "8"), ("packs", "one")], false),
        (&[("hand_size", "13")], true),
        (&[("hand_size", "13"), ("jokers", "off")], false),
        (&[("hand_size", "13"), ("jokers", "one")], false),
        (&[("jokers", "four")], true),
        (&[("jokers", "four"), ("packs", "two")], false),
    ] {
        let problems = problems(changes);
        assert_eq!(problems.is_empty(), fits, "{changes:?}: {problems}");
        assert_eq!(problems.contains("RM-AXIS-39"), !fits, "{problems}");
    }
}

#[test]
fn four_of_a_kind_melded_at_once_count_double() {
    // RM-AXIS-28, RM-VAL-8, RM-AMB-20
    for (value, at_once) in [("single", 40), ("double", 80)] {
        let table = rules("rummy-500", &[("players", "3"), ("four_at_once", value)]);
        let mut hand = Hand::with(table.clone(), "1: KS KC KD KH 2C 3D 5H");
        hand.play("1 stock; 1 meld KS KC KD KH");
        assert_eq!(hand.spectator().seats[1].laid, at_once);
        // A fourth card laid off later counts once.
        let mut hand = Hand::with(table, "1: KS KC KD KH 2C 3D 5H");
        hand.play("1 stock; 1 meld KS KC KD; 1 lay KH 1");
        assert_eq!(hand.spectator().seats[1].laid, 40);
    }
}

#[test]
fn the_ace_stands_where_the_table_says() {
    // RM-AXIS-21, RM-MELD-15, RM-LAY-6
    let melds = |ace: &str, line: &str| {
        let table = rules("rummy-500", &[("players", "3"), ("ace", ace)]);
        let mut hand = Hand::with(table, "1: AS 2S 3S QS KS 9C 7D");
        hand.play("1 stock").allows(line)
    };
    assert!(melds("both", "1 meld AS 2S 3S") && melds("both", "1 meld QS KS AS"));
    assert!(!melds("high", "1 meld AS 2S 3S") && melds("high", "1 meld QS KS AS"));
    assert!(melds("low", "1 meld AS 2S 3S") && !melds("low", "1 meld QS KS AS"));
    // On a run from the two to the king the ace goes where it may.
    for (ace, shown) in [
        ("both", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"),
        ("low", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"),
    ] {
        let table = rules("rummy-500", &[("players", "2"), ("ace", ace)]);
        let mut hand = Hand::with(table, "1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS");
        hand.play("1 stock; 1 meld 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS; 1 lay AS 1");
        assert_eq!(hand.meld(1), shown);
    }
}

#[test]
fn a_first_meld_must_be_worth_enough() {
    // RM-EX-30, RM-MELD-18, RM-LAY-8
    let table = rules("rummy-500", &[("players", "3"), ("first_meld", "30")]);
    let mut hand = Hand::with(table, "1: 9S 9C 9D JS QS KS 10S");
    hand.play("1 stock");
    assert_eq!(hand.refused("1 meld 9S 9C 9D"), "RM-MELD-18");
    hand.play("1 meld JS QS KS");
    assert!(hand.allows("1 meld 9S 9C 9D") && hand.allows("1 lay 10S 1"));
    let table = rules("rummy-500", &[("players", "3"), ("lay_off", "after_meld")]);
    let mut hand = Hand::with(table, "1: JS QS KS 2C 4D 6H 8C | 2: 10S 2D 4C 6D 8D 3H 5C");
    hand.play("1 stock; 1 meld JS QS KS; 1 discard 2C; 2 stock");
    assert_eq!(hand.refused("2 lay 10S 1"), "RM-LAY-8");
}

#[test]
fn the_deepest_card_goes_down_before_anything_else() {
    // RM-DRAW-10, RM-AXIS-33, RM-EX-33
    let table = rules("rummy-500-always-meld", &[("players", "3"), ("deepest_when", "next_action")]);
    let mut hand = Hand::with(table, "1: 9S 9C 10H JH QH 2C 4D | top: 9D");
    hand.play("1 take 1");
    assert_eq!(hand.refused("1 meld 10H JH QH"), "RM-DRAW-10");
    assert_eq!(hand.legal(), ["1 meld 9S 9C 9D"]);
    hand.play("1 meld 9S 9C 9D; 1 meld 10H JH QH");
}

#[test]
fn short_runs_are_refused_by_their_rule() {
    // RM-MELD-16, RM-AXIS-24
    let table = rules("rummy-500", &[("players", "3"), ("run_length", "4")]);
    let mut hand = Hand::with(table, "1: 4H 5H 6H 7H 9S 9C 9D");
    hand.play("1 stock");
    assert_eq!(hand.refused("1 meld 4H 5H 6H"), "RM-MELD-16");
    assert!(hand.allows("1 meld 4H 5H 6H 7H") && hand.allows("1 meld 9S 9C 9D"));
}

#[test]
fn hands_may_be_spared_and_going_out_may_pay() {
    // RM-SCORE-5, RM-SCORE-6, RM-EX-36
    let facts = HandFacts { laid: [0, 40, 0].into(), held: [37, 0, 66].into(), out: None };
    let of = |changes: &[(&str, &str)], out| {
        let table = rules("rummy-500", &[&[("players", "3")], changes].concat());
        table.score_hand(&HandFacts { out, ..facts }).unwrap().first(3).to_vec()
    };
    assert_eq!(of(&[("stock_end_hands", "spare")], None), [0, 40, 0]);
    assert_eq!(of(&[("stock_end_hands", "spare")], Some(Seat(1))), [-37, 40, -66]);
    assert_eq!(of(&[("out_bonus", "25")], Some(Seat(1))), [-37, 65, -66]);
    assert_eq!(of(&[("out_bonus", "25")], None), [-37, 40, -66]);
}

#[test]
fn a_text_is_no_number_and_a_number_no_text() {
    // RM-AXIS-12, NOT-REC-1
    let read = |rules: serde_json::Value| Rules::read_rules(rules.as_object().unwrap()).is_ok();
    assert!(read(serde_json::json!({ "preset": "rummy-500", "hand_size": "10", "first_meld": 30 })));
    assert!(!read(serde_json::json!({ "preset": "rummy-500", "hand_size": 10 })));
    assert!(!read(serde_json::json!({ "preset": "rummy-500", "first_meld": "30" })));
}

#[test]
fn partners_score_and_win_together() {
    // RM-SIDE-1, RM-SIDE-2, RM-SIDE-3, RM-EX-24
    let pairs = rules("rummy-500", &[("sides", "partners")]);
    let facts = HandFacts { laid: [40, 0, 0, 12].into(), held: [0, 66, 37, 0].into(), out: Some(Seat(0)) };
    assert_eq!(pairs.score_hand(&facts).unwrap().first(4), [3, -54, 3, -54]);
    assert_eq!(pairs.sides(), [pairs.side(Seat(2)), pairs.side(Seat(3))]);
    assert_eq!(pairs.start(&[10, 20, 30, 20]), Err(table::ScoresError::Uneven { seat: Seat(0) }));
    let end = |changes: &[(&str, &str)], totals: [i32; 4], out| {
        let table = rules("rummy-500", &[&[("sides", "partners")], changes].concat());
        let facts = GameFacts { totals: totals.into(), reached: false, out, hands: 1 };
        match table.game_end(&facts) {
            Ok(GameEnd::Over { winners }) => Ok(winners.iter().map(|seat| seat.0).collect()),
            Ok(GameEnd::NotYet { .. }) => Ok(Vec::new()),
            Err(error) => Err(error.rule()),
        }
    };
    let nobody: Result<Vec<u8>, &str> = Ok(vec![]);
    assert_eq!(end(&[], [510, 400, 510, 400], None), Ok(vec![0, 2]));
    assert_eq!(end(&[], [510, 510, 510, 510], None), nobody);
    assert_eq!(end(&[("tie", "share")], [510, 510, 510, 510], None), Ok(vec![0, 1, 2, 3]));
    assert_eq!(end(&[("tie", "out_wins")], [510, 510, 510, 510], Some(Seat(3))), Ok(vec![1, 3]));
    assert_eq!(end(&[("win", "must_go_out")], [510, 520, 510, 520], Some(Seat(2))), Ok(vec![0, 2]));
    assert_eq!(end(&[], [510, 400, 500, 400], None), Err("RM-SIDE-2"));
    assert!(problems(&[("sides", "partners"), ("players", "6")]).contains("RM-AXIS-39"));
}

#[test]
fn runs_may_go_round_the_corner() {
    // RM-MELD-15, RM-VAL-6, RM-EX-25
    let corner = || rules("rummy-500", &[("players", "3"), ("ace", "corner")]);
    let mut hand = Hand::with(corner(), "1: KS AS 2S 3S QS 9D 4D");
    hand.play("1 stock; 1 meld KS AS 2S");
    assert_eq!(hand.view(1).seats[1].laid, 27);
    assert!(hand.allows("1 lay QS 1") && hand.allows("1 lay 3S 1"));
    hand.play("1 lay QS 1; 1 lay 3S 1");
    assert_eq!(hand.meld(1), "QS KS AS 2S 3S");
    // The ace of seat 1 is a high one once seat 2 has laid the king under it.
    let mut hand = Hand::with(corner(), "1: AS 2S 3S 9D 4D 5D 7C | 2: KS 8C 9C JC QD 2H 4H");
    hand.play("1 stock; 1 meld AS 2S 3S");
    assert_eq!(hand.view(1).seats[1].laid, 6);
    hand.play("1 discard 9D; 2 stock; 2 lay KS 1");
    let view = hand.view(1);
    assert_eq!((view.seats[1].laid, view.seats[2].laid), (20, 10));
    assert_eq!(view.melds[0].by, [Seat(2), Seat(1), Seat(1), Seat(1)]);
    // A run of all ranks keeps its start; the one that lacks a card gets it at its upper end.
    let all = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS";
    let mut hand =
        Hand::with(rules("rummy-500", &[("players", "2"), ("ace", "corner")]), &format!("1: {all}"));
    hand.play("1 stock");
    assert_eq!(hand.legal_of("1 meld").iter().filter(|meld| meld.split(' ').count() == 13).count(), 13);
    assert!(hand.allows("1 meld 5S 6S 7S 8S 9S 10S JS QS KS AS 2S 3S 4S"));
    hand.play("1 meld 5S 6S 7S 8S 9S 10S JS QS KS AS 2S 3S; 1 lay 4S 1");
    assert_eq!(hand.meld(1), "5S 6S 7S 8S 9S 10S JS QS KS AS 2S 3S 4S");
    // Elsewhere there is no such run.
    let mut plain = Hand::new("rummy-500", "3", "1: KS AS 2S 3S QS 9D 4D");
    plain.play("1 stock");
    assert_eq!(plain.refused("1 meld KS AS 2S"), "RM-MELD-5");
    let arc: Action = "meld KS AS 2S".parse().unwrap();
    assert!(plain.rules.check(&plain.state, Seat(1), arc).is_err());
}

#[test]
fn the_pile_can_become_the_stock_once() {
    // RM-STOCK-2, RM-STOCK-3, RM-EX-35
    let table = |value| {
        let changes = [("players", "5"), ("packs", "one"), ("hand_size", "10"), ("empty_stock", value)];
        rules("rummy-500-no-calls", &[&changes[..], &[("jokers", "on")]].concat())
    };
    let cards = "top: KC | stock: 8S 4D JC";
    let discards = |hand: &mut Hand| {
        hand.discards("8S 4D JC");
        assert_eq!((hand.pile(), hand.spectator().stock), ("KC 8S 4D JC".to_owned(), 0));
    };
    let mut hand = Hand::with(table("turn_over"), cards);
    discards(&mut hand);
    assert!(hand.allows("4 stock") && !hand.allows("4 end") && hand.allows("4 take 1"));
    assert_eq!(hand.refused("4 end"), "RM-STOCK-2");
    hand.play("4 stock");
    let shown = |hand: &Hand| hand.spectator().stock_cards.map(|cards| CardSet::from_iter(cards).to_string());
    assert!(hand.held(4).contains("KC") && hand.pile() == "JC" && hand.spectator().renewed);
    assert_eq!(shown(&hand).as_deref(), Some("8S 4D"));
    hand.play("4 discard KC; 0 stock; 0 discard 8S; 1 stock; 1 discard 4D");
    // Only once.
    assert!(hand.allows("2 end") && !hand.allows("2 stock"));
    // Shuffled, nobody sees the order.
    let mut hand = Hand::with(table("reshuffle"), cards);
    discards(&mut hand);
    hand.state = {
        let deal = deal(&hand.rules, cards);
        let cards = ["4D", "KC", "8S"].map(|card| card.parse().unwrap()).to_vec();
        let deal = hand.rules.with_chance(deal, Later::Cards(cards)).unwrap();
        let mut state = hand.rules.start(&[0; 5]).unwrap();
        hand.rules.deal(&mut state, Seat(0), &deal);
        state
    };
    discards(&mut hand);
    hand.play("4 stock");
    assert!(hand.held(4).contains("4D") && shown(&hand).is_none() && hand.view(4).stock_cards.is_none());
    // A seed goes on where it had shuffled the pack, and makes the same stock again and again.
    let drawn = |seed: u8| {
        let mut table = Table::open(table("reshuffle"));
        table.deal(Seat(0), Seed([seed; 32]).into()).unwrap();
        let mut held = Vec::new();
        for _ in 0..4 {
            let seat = table.turn().unwrap();
            table.act(seat, Action::Stock).unwrap();
            held.push(table.events(Viewer::Referee));
            let (game, state) = (table.game(), table.state());
            let thrown = game
                .legal(state, seat)
                .actions
                .into_iter()
                .find(|action| matches!(action, Action::Discard(_)));
            table.act(seat, thrown.unwrap()).unwrap();
        }
        held
    };
    assert!(drawn(3) == drawn(3) && drawn(3) != drawn(4));
    assert!(matches!(
        drawn(3)[3][0],
        table::Event::In(rummy_500::Event::Renewed { shuffled: true, cards: 3, .. })
    ));
}

#[test]
fn the_eldest_may_begin_with_a_card_more() {
    // RM-DEAL-8, RM-EX-34
    let table =
        rules("rummy-500", &[("players", "3"), ("hand_size", "10"), ("first_turn", "eldest_discards")]);
    let deal = table.deal_pack(&table.pack_in_order(), Seat(2));
    assert_eq!([0, 1, 2].map(|seat| deal.hands[Seat(seat)].len()), [11, 10, 10]);
    let mut state = table.start(&[0; 3]).unwrap();
    table.deal(&mut state, Seat(2), &deal);
    assert_eq!(table.phase(&state), Some(rummy_500::Phase::Meld));
    let read =
        |dealer| table::read_deal(&table, Seat(dealer), &table::DealSource::Explicit(table.deal_json(&deal)));
    assert_eq!(read(2).unwrap(), deal);
    assert!(read(1).is_err() && deal.discard.is_none());
    assert!(table.check(&state, Seat(0), Action::Stock).is_err());
}

#[test]
fn jokers_may_go_in_sets_of_jokers_only() {
    // RM-MELD-14, RM-VAL-8, RM-EX-29
    let changes = [("players", "3"), ("jokers", "four"), ("joker_use", "sets_only"), ("joker_value", "20")];
    let table = || rules("rummy-500", &[&changes[..], &[("four_at_once", "double")]].concat());
    let mut hand = Hand::with(table(), "1: X X X X KS KC 6S | stock: KD");
    hand.play("1 stock");
    for meld in ["KS KC X", "X X KS"] {
        assert_eq!(hand.refused(&format!("1 meld {meld}")), "RM-MELD-14");
    }
    assert_eq!(hand.legal_of("1 meld"), ["KS KC KD", "X X X", "X X X X"]);
    let laid = |hand: &Hand| hand.view(1).seats[1].laid;
    assert_eq!(laid(hand.clone().play("1 meld X X X X")), 160);
    assert_eq!(laid(hand.clone().play("1 meld X X X; 1 lay X 1")), 80);
    hand.play("1 meld KS KC KD");
    assert_eq!(hand.refused("1 lay X 1"), "RM-LAY-2");
    let mut plain = Hand::new("rummy-500", "5", "1: X X X");
    plain.play("1 stock");
    assert_eq!(plain.refused("1 meld X X X"), "RM-MELD-10");
    assert!(plain.rules.check(&plain.state, Seat(1), "meld X X X".parse().unwrap()).is_err());
}

#[test]
fn nobody_is_waited_for_who_has_nothing_to_call() {
    // RM-LAY-8, RM-CALL-12
    let table = rules(
        "rummy-500",
        &[("players", "3"), ("rummy_call", "last_discard_only"), ("lay_off", "after_meld")],
    );
    let mut hand = Hand::with(table, "1: 7S 8S 9S 2C 4D 6H QC | 2: 10S JC 3H");
    hand.play("1 stock; 1 meld 7S 8S 9S; 1 discard 2C; 2 stock; 2 discard 10S");
    assert_eq!(hand.to_act(), [0, 1]);
    let claimants: Vec<u8> = hand.rules.claimants(&hand.state).map(|seat| seat.0).collect();
    assert_eq!(claimants, [1]);
}
