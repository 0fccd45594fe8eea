//! The rules one by one, where the worked examples don't show them.

use rummy_500::{HandResult, Meld, NotAMeld, Owed};
use serde_json::json;
use table::{Game, Seat};

use crate::common::{Hand, cards, deal, rules};

fn read(text: &str) -> Result<String, NotAMeld> {
    let cards: Vec<_> = text.split(' ').map(|card| card.parse().unwrap()).collect();
    Meld::read(&cards).map(|meld| meld.to_string())
}

#[test]
fn what_is_a_meld() {
    // RM-MELD-1 RM-MELD-2 RM-MELD-3 RM-MELD-4 RM-MELD-5 RM-MELD-8 RM-MELD-9 RM-MELD-10 RM-MELD-11 RM-MELD-13 RM-AMB-1
    for (written, shown) in [
        ("7H 7S 7C", "7S 7C 7H"),
        ("X 7H X", "7H X X"),
        ("9D X X", "9D X X"),
        ("9D X=10D X=JD", "9D X=10D X=JD"),
        ("X=QS KS AS", "X=QS KS AS"),
        ("3S X=AS 2S", "X=AS 2S 3S"),
        ("10H QH JH 9H", "9H 10H JH QH"),
        ("X=5C 5D X=6D", ""),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"),
    ] {
        assert_eq!(read(written).unwrap_or_default(), shown, "{written}");
    }
    for (written, why) in [
        ("7S 7C", NotAMeld::TooFew),
        ("X X X", NotAMeld::JokersAlone),
        ("X=7S X=8S X=9S", NotAMeld::JokersAlone),
        ("7S X X=7D", NotAMeld::MixedJokers),
        ("7S 8S X", NotAMeld::PlainJokerInRun),
        ("7S 7C X=7D", NotAMeld::NamedJokerInGroup),
        ("7S 7S 7H", NotAMeld::SuitTwice),
        ("KS KC KD KH X", NotAMeld::TooManyOfARank),
        ("7S 8S 9C", NotAMeld::NeitherRankNorSuit),
        ("7S 8S 8S 9S", NotAMeld::CardTwice),
        ("7S 8S 10S", NotAMeld::Gap),
        ("QS KS AS X=2S", NotAMeld::Gap),
        ("11S 7C 7H", NotAMeld::Foreign { card: "11S".parse().unwrap() }),
    ] {
        assert_eq!(read(written), Err(why), "{written}");
        assert!(why.rule().starts_with("RM-") && !why.to_string().is_empty());
    }
}

#[test]
fn the_ace_of_a_whole_suit_stands_where_it_is_written() {
    // RM-MELD-12 RM-AMB-2
    let ranks = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS";
    assert_eq!(read(&format!("AS {ranks}")).unwrap(), format!("AS {ranks}"));
    assert_eq!(read(&format!("{ranks} AS")).unwrap(), format!("{ranks} AS"));
    assert_eq!(read(&format!("{ranks} X=AS")).unwrap(), format!("{ranks} X=AS"));
    assert_eq!(read("2S AS 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"), Err(NotAMeld::AceInside));
}

#[test]
fn an_ace_goes_above_the_king() {
    // RM-LAY-6 RM-LAY-3 RM-MELD-6
    let run = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS";
    let mut hand = Hand::new("rummy-500", "2", &format!("1: {run} 5H | stock: AS | 0: X"));
    hand.play(&format!("1 stock; 1 meld {run}"));
    assert_eq!(hand.legal_of("1 lay"), ["AS 1"]);
    assert_eq!(hand.play("1 lay AS 1").meld(1), format!("{run} AS"));
    let mut hand = Hand::new("rummy-500", "2", &format!("1: {run} 5H | 0: X AS | stock: 9H"));
    hand.play(&format!("1 stock; 1 meld {run}; 1 discard 9H; 0 stock"));
    // A joker may be the ace though the ace is in play; a second ace has no place then.
    assert_eq!(hand.legal_of("0 lay"), ["AS 1", "X=AS 1"]);
    assert_eq!(hand.play("0 lay X=AS 1").refused("0 lay AS 1"), "RM-LAY-3");
}

#[test]
fn who_laid_a_card_scores_for_it() {
    // RM-LAY-7 RM-SCORE-1 RM-VAL-2
    let deal = "0: 3S 9C JC KC 2H 4H 6H | 1: 4S 5S 6S KD QD 2C 4C | 2: AS 2S 3D 5D 7D 9D JD | stock: 8H";
    let mut hand = Hand::new("rummy-500", "3", deal);
    hand.play("1 stock; 1 meld 4S 5S 6S; 1 discard 8H; 2 stock");
    assert!(!hand.allows("2 lay 2S 1"));
    hand.play("2 discard JD; 0 stock; 0 lay 3S 1; 0 discard KC; 1 stock; 1 discard KD; 2 stock; 2 lay 2S 1; 2 lay AS 1");
    let view = hand.spectator();
    let by: Vec<u8> = view.melds[0].by.iter().map(|seat| seat.0).collect();
    assert_eq!((hand.meld(1), by), ("AS 2S 3S 4S 5S 6S".to_owned(), vec![2, 2, 0, 1, 1, 1]));
    assert_eq!(view.seats.iter().map(|seat| seat.laid).collect::<Vec<_>>(), [3, 15, 3]);
}

#[test]
fn a_joker_is_worth_fifteen_wherever_it_is() {
    // RM-VAL-4 RM-AMB-10
    for values in ["standard", "five_ten_fifteen"] {
        let rules = rules("rummy-500", &[("players", "3"), ("card_values", values)]);
        let mut hand = Hand::with(rules, "1: X 2S 3S KD QD 2C 4C");
        hand.play("1 stock; 1 meld X=AS 2S 3S");
        let numbers = if values == "standard" { 5 } else { 10 };
        assert_eq!(hand.spectator().seats[1].laid, 15 + numbers);
        assert_eq!(hand.rules.value_of(cards("AS X X 9H")), if numbers == 5 { 54 } else { 50 });
    }
}

#[test]
fn the_pack_is_dealt_one_card_at_a_time() {
    // RM-DEAL-2 RM-DEAL-3 RM-DEAL-4 RM-DEAL-6 RM-AMB-11
    for (players, size) in [("2", 13), ("3", 7), ("8", 7)] {
        let rules = rules("rummy-500", &[("players", players)]);
        let pack = rules.pack_in_order();
        let deal = rules.deal_pack(&pack, Seat(1));
        let seats = rules.seats();
        assert!(deal.hands.first(seats).iter().all(|hand| hand.len() == size));
        assert!(deal.hands[Seat(1).after(1, seats)].contains(pack[0]));
        assert!(deal.hands[Seat(1)].contains(pack[seats - 1]));
        assert_eq!(deal.discard, Some(pack[seats * size as usize]));
        assert_eq!(deal.stock, pack[seats * size as usize + 1..]);
        let json = rules.deal_json(&deal);
        assert_eq!(rules.deal_json(&rules.read_deal(&json).unwrap()), json);
    }
}

#[test]
fn a_deal_is_exactly_the_pack() {
    // RM-DEAL-6 NOT-REC-5
    let rules = rules("rummy-500", &[("players", "3")]);
    let good = rules.deal_json(&deal(&rules, "0: X X | top: 8S"));
    assert!(rules.read_deal(&good).is_ok());
    for (key, value, error) in [
        ("kitty", json!([]), "no \"kitty\""),
        ("discard", json!("9S"), "9S is dealt more often"),
        ("discard", json!("11S"), "11S is not in the pack"),
        ("discard", json!("Y"), "Y is not in the pack"),
        ("discard", json!(null), "a card is a text"),
        ("stock", json!([]), "2S is missing"),
        ("hands", json!([[], []]), "2 entries"),
        ("hands", json!("7"), "no list \"hands\""),
    ] {
        let mut bad = good.clone();
        bad.insert(key.to_owned(), value);
        let found = rules.read_deal(&bad).unwrap_err().to_string();
        assert!(found.contains(error) || key == "stock" && found.contains("missing"), "{found}");
    }
    let mut short = good.clone();
    let last = short["stock"].as_array_mut().unwrap().pop().unwrap();
    short["hands"][0].as_array_mut().unwrap().push(last);
    assert!(
        rules.read_deal(&short).unwrap_err().to_string().contains("hands[0] has 8 cards, it must have 7")
    );
}

#[test]
fn turns_go_clockwise_from_the_dealers_left() {
    // RM-TURN-1 RM-TURN-2 RM-TURN-5 RM-DEAL-1 RM-DRAW-1
    let mut hand = Hand::new("rummy-500-no-calls", "3", "1: 5H 6H 7H 2S");
    assert_eq!((hand.phase(), hand.to_act()), ("draw", vec![1]));
    assert_eq!(hand.refused("1 meld 5H 6H 7H"), "RM-TURN-2");
    assert_eq!(hand.refused("2 stock"), "RM-TURN-1");
    hand.play("1 stock");
    assert_eq!((hand.phase(), hand.refused("1 stock")), ("meld", "RM-TURN-2"));
    hand.play("1 meld 5H 6H 7H; 1 discard 2S");
    assert_eq!(hand.to_act(), [2]);
    assert_eq!(hand.rules.next_dealer(&hand.state), Some(Seat(1)));
}

#[test]
fn a_joker_may_be_discarded() {
    // RM-DISC-1 RM-AMB-9 RM-DISC-5
    let mut hand = Hand::new("rummy-500-no-calls", "3", "1: X | top: 8S");
    hand.play("1 stock; 1 discard X");
    assert_eq!(hand.pile(), "8S X");
}

#[test]
fn who_held_an_equal_card_may_discard_it() {
    // RM-DISC-2 RM-AMB-5 RM-PACK-4
    let mut hand = Hand::new("rummy-500", "5", "1: 8S | top: 8S");
    assert!(hand.play("1 take 1").allows("1 discard 8S"));
    let mut hand = Hand::new("rummy-500", "5", "1: 9S | 2: 8S | top: 8S");
    assert_eq!(hand.play("1 take 1").refused("1 discard 8S"), "RM-DISC-2");
    // Of an equal pair the one that is owed and the one that was held are the same card.
    let rules = rules("rummy-500-always-meld", &[("players", "5")]);
    let mut hand = Hand::with(rules, "1: 8S 8C 8H | top: 8S");
    hand.play("1 take 1; 1 meld 8S 8C 8H; 1 discard 8S");
}

#[test]
fn after_a_deep_take_any_card_may_be_discarded() {
    // RM-DISC-3 RM-DRAW-5
    let mut hand =
        Hand::new("rummy-500-no-calls", "3", "1: 8S 8C JD | 2: 8D QD 2S | 0: 2C | top: 8H | stock: KS KC");
    hand.discards("JD QD").play("0 stock; 0 discard 2C; 1 take 4");
    assert_eq!(
        hand.spectator().owed,
        Some(Owed { card: "8H".parse().unwrap(), new_meld: false, at_once: false })
    );
    hand.play("1 meld 8S 8C 8H");
    assert!(["2C", "QD", "JD"].iter().all(|card| hand.allows(&format!("1 discard {card}"))));
}

/// A hand of two with an empty stock, seat 0 to draw; nobody has melded.
fn empty_stock(preset: &str) -> Hand {
    let mut hand = Hand::new(preset, "2", "0: 2S | 1: 3S");
    while hand.spectator().stock > 0 {
        let turn = hand.spectator().turn;
        hand.play(&format!("{turn} stock"));
        let card = hand.legal_of(&format!("{turn} discard")).pop().unwrap();
        hand.play(&format!("{turn} discard {card}"));
    }
    hand
}

#[test]
fn an_empty_stock_ends_the_hand_when_a_player_says_so() {
    // RM-DRAW-8 RM-END-1 RM-END-2 RM-CALL-11 RM-CALL-13 RM-AMB-15 RM-WIN-4
    let hand = Hand::new("rummy-500", "3", "");
    assert_eq!(hand.refused("1 end"), "RM-DRAW-8");
    let mut hand = empty_stock("rummy-500");
    let turn = hand.spectator().turn;
    assert_eq!(hand.refused(&format!("{turn} stock")), "RM-DRAW-1");
    assert!(hand.allows(&format!("{turn} take 1")) && hand.phase() == "claim");
    assert!(!hand.legal_of(&format!("{turn} rummy")).is_empty(), "calls are possible until the end");
    hand.play(&format!("{turn} end"));
    assert_eq!(hand.state.hand().result(), Some(HandResult::StockEnded));
    assert_eq!(hand.refused("0 take 1"), "RM-END-1");
    assert_eq!(hand.refused("0 rummy 1"), "RM-END-1");
    // A hand that ended with the stock makes no winner where going out is needed.
    let mut hand = empty_stock("rummy-500-must-go-out");
    hand.play(&format!("{turn} end"));
    assert_eq!(hand.winners(), Vec::<u8>::new());
}

#[test]
fn there_is_no_call_before_the_first_draw_and_one_in_a_window() {
    // RM-CALL-1 RM-CALL-4 RM-AMB-16
    let mut hand =
        Hand::new("rummy-500", "3", "1: 5H 6H 7H 8H 8S 8C JC | 2: 9H 2S | 0: 3S | top: KD | stock: KC");
    assert_eq!(hand.refused("2 rummy 1"), "RM-CALL-1");
    hand.play("1 stock; 1 meld 5H 6H 7H 8H; 1 discard JC; 2 stock; 2 discard 9H");
    // The next player calls instead of drawing, and has no draw besides.
    hand.play("0 rummy 1");
    assert_eq!((hand.phase(), hand.refused("1 rummy 1")), ("meld", "RM-CALL-1"));
    assert_eq!(hand.refused("0 stock"), "RM-TURN-2");
    hand.play("0 lay 9H 1; 0 discard 3S");
    assert_eq!(hand.refused("1 rummy 9"), "RM-CALL-1");
}

#[test]
fn a_deepest_card_binds_a_caller_however_he_places_it() {
    // RM-CALL-6 RM-AMB-8 RM-DRAW-7
    let mut hand = Hand::new(
        "rummy-500-new-meld",
        "3",
        "1: 5H 6H 7H JC JD 2S 4S | 2: 8H 2C | 0: 9H 10H 3S | top: KD | stock: KC",
    );
    hand.play("1 stock; 1 meld 5H 6H 7H; 1 discard JC; 2 stock; 2 discard 8H; 0 rummy 1");
    assert!(hand.allows("0 lay 8H 1") && hand.allows("0 meld 8H 9H 10H"));
    assert_eq!(hand.refused("0 discard 3S"), "RM-DISC-4");
}

#[test]
fn no_calls() {
    // RM-CALL-10
    let mut hand = Hand::new("rummy-500-no-calls", "3", "1: 5H 6H 7H JC | 2: 8H");
    hand.play("1 stock; 1 meld 5H 6H 7H; 1 discard JC; 2 stock; 2 discard 8H");
    assert_eq!((hand.phase(), hand.refused("1 rummy 1")), ("draw", "RM-CALL-10"));
}

#[test]
fn going_out_by_melding_everything() {
    // RM-OUT-1 RM-OUT-2 RM-CALL-11
    let deal = "1: 9S 9C 9D 9H 10S JS QS | stock: KS";
    let mut hand = Hand::new("rummy-500", "3", deal);
    hand.play("1 stock; 1 meld 9S 9C 9D 9H; 1 meld 10S JS QS KS");
    assert_eq!((hand.result("result"), hand.result("hands_left")), (json!("out"), json!([7, 0, 7])));
    let mut hand = Hand::new("rummy-500-strict-out", "3", deal);
    hand.play("1 stock; 1 meld 9S 9C 9D 9H");
    assert_eq!(hand.refused("1 meld 10S JS QS KS"), "RM-OUT-3");
    hand.play("1 meld 10S JS QS");
    assert_eq!(hand.refused("1 lay KS 2"), "RM-OUT-3");
    hand.play("1 discard KS");
    assert_eq!(hand.result("result"), json!("out"));
}

#[test]
fn a_floater_has_no_cards_against_him_and_may_call() {
    // RM-FLOAT-4 RM-OUT-5 RM-AMB-17 RM-UNPL-6
    let mut hand = Hand::new(
        "rummy-500-unplayable",
        "3",
        "1: 9S 9C 9D 9H 10S JS QS | 2: AS 2C 4C 6C 8C 2D 4D | 0: 2S 4S 6S 8S 2H 4H 6H | top: 3H | stock: KS QC",
    );
    hand.play(
        "1 stock; 1 meld 9S 9C 9D 9H; 1 meld 10S JS QS KS; 2 stock; 2 discard AS; 1 rummy 1; 1 lay AS 2",
    );
    assert!(hand.spectator().seats[1].floats && hand.spectator().turn.0 == 2);
    assert_eq!(hand.pile(), "3H");
    hand.play("2 take 1; 2 discard QC; 0 stock; 0 discard 2S; 1 stock");
    // Whatever the player drew is unplayable: the group is full, and so is the run above; below it lacks a nine that is
    // out.
    let last = hand.held(1);
    hand.play(&format!("1 discard {last}"));
    assert_eq!((hand.result("result"), hand.result("hands_left")), (json!("out"), json!([7, 0, 7])));
}

#[test]
fn a_floater_before_an_empty_stock_may_take_or_end() {
    // RM-FLOAT-5 RM-FLOAT-6 RM-DRAW-8
    let mut hand = Hand::new(
        "rummy-500-floating",
        "4",
        "0: X X 2S 4S 6S 2H 4H | 1: 9S 9C 9D 9H 10S JS QS | 2: 2C 4C 6C 8C 3D 5D 7D | bottom: KS",
    );
    while hand.spectator().stock > 1 {
        let (turn, card) = (hand.spectator().turn, hand.referee().stock_cards.unwrap()[0]);
        hand.play(&format!("{turn} stock; {turn} discard {card}"));
    }
    hand.play("1 stock; 1 meld 9S 9C 9D 9H; 1 meld 10S JS QS KS");
    hand.play("2 take 1; 2 discard 2C; 3 take 1");
    let card = hand.legal_of("3 discard").pop().unwrap();
    hand.play(&format!("3 discard {card}; 0 take 1; 0 discard 2S"));
    let draws: Vec<String> = hand.legal().into_iter().filter(|line| !line.contains("rummy")).collect();
    assert!(draws.contains(&"1 end".to_owned()) && !draws.contains(&"1 stock".to_owned()), "{draws:?}");
    assert_eq!((hand.refused("1 stock"), hand.refused("1 take 1")), ("RM-DRAW-1", "RM-FLOAT-3"));
    hand.play("1 end");
    assert_eq!((hand.result("result"), hand.result("points")[1].clone()), (json!("stock_ended"), json!(76)));
}

#[test]
fn used_in_a_new_meld_is_in_the_meld_action_itself() {
    // RM-DRAW-7 RM-AMB-7
    let mut hand = Hand::new("rummy-500-new-meld", "3", "1: 9S 9H 9C 2C 4C 6C 8C | top: 9D");
    hand.play("1 take 1");
    assert_eq!(hand.refused("1 meld 9S 9H 9C"), "RM-TURN-3");
    assert!(hand.allows("1 meld 9S 9H 9D") && hand.allows("1 meld 9S 9C 9D 9H"));
}

#[test]
fn a_record_is_read_before_it_is_played() {
    // RM-ACT-5 NOT-REC-10
    let rules = rules("rummy-500", &[("players", "3")]);
    let replay = |actions: &[&str]| {
        let record = json!({
            "format": "kookaburra-record/1",
            "game": "rummy-500",
            "rules": rules.rules_json(),
            "hands": [{ "dealer": 0, "deal": rules.deal_json(&deal(&rules, "")), "actions": actions }],
        });
        table::Table::<rummy_500::Rules>::from_record(&table::Record::read(&record.to_string()).unwrap())
    };
    assert!(replay(&["1 stock"]).is_ok());
    assert!(matches!(replay(&["1 end", "1 draw"]), Err(table::ReplayError::Malformed(_))));
    assert!(matches!(replay(&["1 stock", "1 end"]), Err(table::ReplayError::Illegal { action: 1, .. })));
}

#[test]
fn a_called_pile_may_become_empty() {
    // RM-AMB-18 RM-DRAW-2
    let mut hand = Hand::new("rummy-500", "2", "1: 8H 9H 2S | top: 7H");
    hand.play("1 take 1");
    assert_eq!((hand.pile(), hand.phase()), (String::new(), "meld"));
    hand.play("1 meld 7H 8H 9H; 1 discard 2S");
    assert_eq!((hand.refused("0 take 2"), hand.pile().as_str()), ("RM-ACT-2", "2S"));
}

#[test]
fn once_reached_the_target_stays_reached() {
    // RM-WIN-1 RM-WIN-2 RM-WIN-3 RM-WIN-6 RM-AMB-12 RM-AMB-13
    let deal = "0: 2D 3D 4H 5C 6H 8C 9D | 1: AS 2S 3S 4S KC KD KH | 2: AH X 2C 10D QD 9C 5H | stock: 9S";
    let play = |scores: [i32; 3]| {
        let mut hand = Hand::with_scores(rules("rummy-500", &[("players", "3")]), &scores, deal);
        assert_eq!(hand.phase(), "draw", "totals at the start are not tested");
        hand.play("1 stock; 1 meld AS 2S 3S 4S; 1 meld KC KD KH; 1 discard 9S");
        hand
    };
    // Points: -37, 40, -66. Seat 2 was over the target; all are under it now, and seat 1 leads alone.
    let hand = play([0, 420, 520]);
    assert_eq!((hand.scores(), hand.winners()), (vec![-37, 460, 454], vec![1]));
    assert_eq!(play([0, 420, 500]).winners(), Vec::<u8>::new());
    assert_eq!(play([0, 461, 0]).winners(), [1]);
    assert_eq!(play([0, 460, 0]).winners(), Vec::<u8>::new());
    assert_eq!(rules("rummy-500", &[("win", "must_go_out")]).axes().reached.text(), "exceeds");
}

#[test]
fn a_list_too_long_is_one_line() {
    // RM-ACT-3 NOT-RES-3
    let mut hand = Hand::new(
        "rummy-500",
        "8",
        "1: X X X X 8C 8D KH | 2: 9S 4S | 3: 10S 6S | 4: JS JC | 5: QS QC | 6: KS KC | 7: AS AC | 0: 5S 9C | \
         top: 8H | stock: 7S",
    );
    hand.discards("KH 9S 10S JS QS KS AS 5S 7S 4S 6S JC QC KC AC 9C").play("1 take 17; 1 meld 8C 8D 8H");
    let legal = hand.legal();
    assert!(legal.contains(&"1 meld …".to_owned()), "{legal:?}");
    assert!(legal.contains(&"1 discard X".to_owned()));
    assert!(legal.iter().all(|line| !line.starts_with("1 meld ") || line == "1 meld …"));
    hand.play("1 meld 9S X=10S X=JS");
}

#[test]
fn actions_are_read_to_the_letter() {
    // RM-ACT-1 RM-ACT-2 NOT-REC-11
    let rules = rules("rummy-500", &[("players", "3")]);
    for line in [
        "0 stock",
        "1 take 1",
        "2 take 99",
        "0 meld 7S",
        "0 meld 7S 7S 7S 7S 7S 7S",
        "0 lay x=jh 2",
        "0 lay T♥ 12",
        "1 discard X",
        "1 discard Y",
        "1 discard 11S",
        "1 rummy 4",
        "1 end",
        "0 lay X=11S 1",
        "0 meld X X X",
        "0 take 99999999999999999999",
    ] {
        assert!(rules.read_line(line).is_ok(), "{line}");
    }
    for line in [
        "",
        "stock",
        "3 stock",
        "00 stock",
        "0  stock",
        "0 stock ",
        "0 Stock",
        "0 stock 1",
        "0 take",
        "0 take 0",
        "0 take 01",
        "0 take +1",
        "0 take -1",
        "0 take 1 2",
        "0 meld",
        "0 meld ",
        "0 meld 7S  8S",
        "0 meld 7S 1S",
        "0 lay 7S",
        "0 lay 7S 0",
        "0 lay 7S 1 2",
        "0 discard",
        "0 discard X=7S",
        "0 discard 7S 8S",
        "0 lay X=X 1",
        "0 lay Y=7S 1",
        "0 lay 8S=7S 1",
        "0 end 1",
        "0 rummy",
        "0 pass",
        "0 rummy ١",
    ] {
        let error = rules.read_line(line).unwrap_err().to_string();
        assert!(error.contains(&format!("\"{line}\"")), "{line}: {error}");
    }
}

#[test]
fn actions_out_of_place_are_illegal() {
    // RM-ACT-2
    let mut hand = Hand::new("rummy-500", "3", "1: 5H 6H 7H JC | 2: 8H");
    assert_eq!(hand.refused("1 take 2"), "RM-ACT-2");
    hand.play("1 stock; 1 meld 5H 6H 7H");
    assert_eq!(hand.refused("1 lay 8H 1"), "RM-ACT-2");
    assert_eq!(hand.refused("1 lay JC 2"), "RM-ACT-2");
    assert_eq!(hand.refused("1 lay JC 1"), "RM-LAY-3");
    assert_eq!(hand.refused("1 discard 8H"), "RM-ACT-2");
    assert_eq!(hand.refused("1 meld 7S 8S 9S"), "RM-ACT-2");
    assert_eq!(hand.refused("1 meld 7S 8S"), "RM-MELD-1");
    assert_eq!(hand.refused("1 rummy 1"), "RM-CALL-1");
    assert_eq!(hand.refused("1 end"), "RM-TURN-2");
}
