//! The play: rows, open hands, jokers \[FH-PLAY\] \[FH-JOK\].

use table::Game;

use crate::common::Hand;

#[test]
fn a_suit_demanded_by_a_joker_binds_the_other_joker() {
    // FH-JOK-7, FH-JOK-3, FH-JOK-4, FH-JOK-2
    let deal = "0: X AC KC QC | 1: Y 4H AS | 2: 5H | 3: 6H | kitty: 4C 5C 6C 7C 8C 9C";
    let changes = [("joker_lead", "any")];
    let mut hand = Hand::new("quebec-4", &changes, 3, deal);
    hand.play("0 6NT; 1 pass; 2 pass; 3 pass; 0 discard 4C 5C 6C 7C 8C 9C; 0 X:H");
    assert_eq!(hand.refused("1 Y"), "FH-JOK-3");
    assert_eq!(hand.refused("1 AS"), "FH-PLAY-3");
    let void = "0: X AC KC QC | 1: Y 4S 5S 6S 7S 8S 9S 10S JS QS | 2: 5H | 3: 6H | kitty: 4C 5C 6C 7C 8C 9C";
    let mut hand = Hand::new("quebec-4", &changes, 3, void);
    hand.play("0 6NT; 1 pass; 2 pass; 3 pass; 0 discard 4C 5C 6C 7C 8C 9C; 0 X:H");
    assert!(hand.allows("1 Y") && hand.allows("1 QS"));
    hand.play("1 Y; 2 5H; 3 6H");
    assert_eq!(hand.tricks(), [1, 0, 0, 0]);
    let misere = [("joker_lead", "any"), ("misere", "any_time"), ("joker_in_misere", "must")];
    let mut hand = Hand::new("quebec-4", &misere, 3, void);
    hand.play("0 misere; 1 pass; 2 pass; 3 pass; 0 discard 4C 5C 6C 7C 8C 9C; 0 X:H");
    assert_eq!(hand.legal(), "Y");
    assert_eq!(hand.refused("1 QS"), "FH-JOK-4");
}

#[test]
fn without_the_duty_a_joker_may_be_kept_in_a_misere() {
    // FH-JOK-4
    let deal = "0: 4C 5C | 1: X 5S 6S 7S 8S 9S 10S JS QS KS | kitty: AC KC QC";
    for (axis, legal) in [("must", "X"), ("may", "10S | 5S | 6S | 7S | 8S | 9S | JS | KS | QS | X")] {
        let mut hand = Hand::new(
            "american-4",
            &[("misere", "any_time"), ("joker_in_misere", axis), ("pack", "45")],
            3,
            &format!("{deal} 4S 4D"),
        );
        hand.play("0 misere; 1 pass; 2 pass; 3 pass; 0 discard AC KC QC 4S 4D; 0 4C");
        assert_eq!(hand.legal(), legal, "{axis}");
    }
}

#[test]
fn a_joker_led_in_a_suit_contract_demands_trumps() {
    // FH-JOK-1, FH-AMB-37
    let mut hand = Hand::new("american-4", &[], 3, "0: X | 1: 5S AH | kitty: 4H 4D 5C");
    hand.play("0 6S; 1 pass; 2 pass; 3 pass; 0 discard 4H 4D 5C");
    assert_eq!(hand.refused("0 X:H"), "FH-JOK-1");
    hand.play("0 X");
    assert_eq!(hand.refused("1 AH"), "FH-PLAY-3");
}

#[test]
fn an_opponent_leads_his_joker_to_suits_that_the_contractor_has_led() {
    // FH-JOK-5, FH-AMB-40
    let deal = "0: 4D | 1: X AD AS AC AH | kitty: 4C 5C 6C 7C 8C 9C";
    let mut hand = Hand::new("quebec-4", &[], 3, deal);
    hand.play("0 6NT; 1 pass; 2 pass; 3 pass; 0 discard 4C 5C 6C 7C 8C 9C; 0 4D; 1 AD");
    hand.finish_trick();
    assert_eq!(hand.to_act(), Some(1));
    assert!(hand.allows("1 X:D"));
    for suit in ["S", "C", "H"] {
        assert_eq!(hand.refused(&format!("1 X:{suit}")), "FH-JOK-5");
    }
    hand.play("1 AS").finish_trick();
    // Spades were led, but not by the contractor.
    assert_eq!(hand.refused("1 X:S"), "FH-JOK-5");
    assert_eq!(hand.refused("1 X"), "FH-JOK-5");
}

#[test]
fn without_a_bid_the_eldest_hand_opens_suits_to_jokers() {
    // FH-AMB-5, FH-AMB-40, FH-JOK-6
    let changes = [("all_pass", "no_trump_tricks")];
    let mut hand = Hand::new("quebec-4", &changes, 0, "1: X 4D | 2: AD Y AS");
    hand.play("1 pass; 2 pass; 3 pass; 0 pass");
    assert_eq!(hand.refused("1 X:D"), "FH-JOK-6");
    assert_eq!(hand.refused("1 X"), "FH-JOK-6");
    hand.play("1 4D; 2 AD").finish_trick();
    assert!(hand.allows("2 Y:D") && !hand.allows("2 Y:S"));
}

#[test]
fn once_all_suits_were_led_the_joker_can_only_be_played() {
    // FH-AMB-41, FH-JOK-5, FH-JOK-6
    let deal = "0: AS AC AD AH X KS QS | 1: 5S 5C 4D 4H 6S | kitty: 6C 6D 6H";
    let mut hand = Hand::new("australian-4", &[], 3, deal);
    hand.play("0 6NT; 1 pass; 2 pass; 3 pass; 0 discard 6C 6D 6H; 0 nominate none");
    for (lead, open) in [("AS", "X:C | X:D | X:H"), ("AC", "X:D | X:H"), ("AD", "X:H"), ("AH", "")] {
        hand.play(&format!("0 {lead}")).finish_trick();
        let legal = hand.legal();
        let demands: Vec<&str> = legal.split(" | ").filter(|action| action.starts_with('X')).collect();
        assert_eq!(demands.join(" | "), open);
    }
    assert_eq!(hand.refused("0 X:H"), "FH-JOK-6");
    assert_eq!(hand.refused("0 X"), "FH-JOK-6");
}

#[test]
fn of_equal_cards_in_a_row_the_lowest_pile_is_played() {
    // FH-AMB-25
    let deal = "0: AS KS | up 0: AC 2S KC 2S QC | down 0: 5D 6D 7D 8D 9D | 1: 3S | up 1: JS 10S 9S 8S 7S";
    let mut hand = Hand::new("australian-2", &[("pack", "63-doubled"), ("sans_kitty", "same")], 1, deal);
    hand.play("0 6NT sans-kitty; 1 pass; 0 AS; 1 3S; 0 2S");
    let up = |hand: &Hand| -> Vec<String> {
        let row = hand.spectator().seats[0].row.clone().unwrap();
        row.up.iter().map(|card| card.map_or_else(|| "-".to_owned(), |card| card.to_string())).collect()
    };
    assert_eq!(up(&hand), ["AC", "-", "KC", "2S", "QC"]);
    hand.play("1 7S");
    assert_eq!(up(&hand), ["AC", "6D", "KC", "2S", "QC"]);
    assert_eq!(hand.spectator().seats[0].row.clone().unwrap().down, [true, false, true, true, true]);
}

#[test]
fn a_row_card_turns_up_at_once_or_when_the_trick_is_over() {
    // FH-PLAY-8
    let deal = "0: AS KS | up 0: AC KC QC JC 10C | down 0: 9C 8C 7C 6C 5C | kitty: 5D 6D 7D 8D 9D 10D";
    for (flip, card) in [("at_once", Some("9C".to_owned())), ("end_of_trick", None)] {
        let mut hand = Hand::new("quebec-2", &[("row_flip", flip)], 1, deal);
        hand.play("0 6NT; 1 pass; 0 discard 5D 6D 7D 8D 9D 10D; 0 AS");
        let reply = hand.legal().split(" | ").next().unwrap().to_owned();
        hand.play(&format!("1 {reply}; 0 AC"));
        let top =
            |hand: &Hand| hand.view(1).seats[0].row.as_ref().unwrap().up[0].map(|card| card.to_string());
        assert_eq!(top(&hand), card);
        hand.finish_trick();
        assert_eq!(top(&hand), Some("9C".to_owned()));
    }
}

#[test]
fn a_trick_won_by_the_row_of_a_misere_player_is_his() {
    // FH-PLAY-7, FH-BID-5
    let deal = "0: 5S 4D 5C | up 0: AS KC | 1: 6S | up 1: 7S | kitty: AH KH QH";
    let mut hand = Hand::new("australian-2", &[], 1, deal);
    hand.play("0 misere; 1 pass; 0 discard AH KH QH");
    hand.play("0 5S; 1 6S; 0 AS; 1 7S");
    assert_eq!(hand.tricks(), [1, 0]);
    hand.finish(|_| true);
    assert_eq!((hand.result("result"), hand.points()), ("failed".into(), vec![-250, 0]));
}

#[test]
fn an_open_misere_is_laid_down_after_the_first_trick() {
    // FH-PLAY-6
    for (preset, dealer, others) in [
        ("australian-4", 3, "1 pass; 2 pass; 3 pass"),
        ("australian-3", 2, "1 pass; 2 pass"),
        ("australian-5", 4, "1 pass; 2 pass; 3 pass; 4 pass"),
        ("australian-6", 5, "1 pass; 2 pass; 3 pass; 4 pass; 5 pass"),
    ] {
        let mut hand = Hand::new(preset, &[("sans_kitty", "same"), ("joker_nomination", "off")], dealer, "");
        hand.play("0 open-misere sans-kitty").play(others);
        let sees = |hand: &Hand| hand.view(1).seats[0].hand;
        assert_eq!(sees(&hand), None, "{preset}");
        let lead = hand.legal().split(" | ").next().unwrap().to_owned();
        hand.play(&format!("0 {lead}"));
        assert_eq!(sees(&hand), None);
        hand.finish_trick();
        assert_eq!(sees(&hand).unwrap().len(), 9, "{preset}");
        assert_eq!(hand.spectator().seats[0].hand, sees(&hand));
        assert_eq!(hand.spectator().seats[1].hand, None);
    }
}

#[test]
fn a_super_open_misere_is_played_by_the_left_hand_opponent() {
    // FH-PLAY-6, FH-AMB-11
    for (preset, dealer, others) in [
        ("australian-4", 3, "1 pass; 2 pass; 3 pass"),
        ("australian-5-open", 4, "1 pass; 2 pass; 3 pass; 4 pass"),
        ("australian-6", 5, "1 pass; 2 pass; 3 pass; 4 pass; 5 pass"),
        ("american-6", 5, "1 pass; 2 pass; 3 pass; 4 pass; 5 pass"),
        ("australian-2", 1, "1 pass"),
        ("quebec-2", 1, "1 pass"),
    ] {
        let changes = [("super_open_misere", "on"), ("sans_kitty", "same"), ("joker_nomination", "off")];
        let mut hand = Hand::new(preset, &changes, dealer, "");
        hand.play("0 super-open-misere sans-kitty").play(others);
        assert_eq!((hand.phase(), hand.to_act()), ("play", Some(1)), "{preset}");
        assert_eq!(hand.view(1).seats[0].hand.unwrap().len(), 10);
        let cards_to_lead = hand.legal();
        let lead = cards_to_lead.split(" | ").next().unwrap();
        assert_eq!(hand.refused(&format!("0 {lead}")), "FH-PLAY-1");
        hand.play(&format!("1 {lead}"));
        let trick = hand.spectator().trick.unwrap();
        assert_eq!(trick.plays[0].seat.0, 0, "{preset}: the card is the contractor's");
        // The contractor then plays a card of their own.
        assert_eq!(hand.to_act(), Some(1));
        hand.finish(|_| true);
        let tricks = hand.referee().tricks;
        assert!(tricks.iter().any(|trick| trick.plays.iter().any(|play| play.seat.0 == 0)));
    }
}

#[test]
fn in_rows_a_super_open_misere_gives_hand_and_row_away() {
    // FH-PLAY-6, FH-PLAY-7, FH-AMB-11
    let deal = "0: 5S 5C 4D 4H | up 0: 6S 6C | 1: 7S | up 1: 8S";
    let mut hand = Hand::new("australian-2", &[("super_open_misere", "on"), ("sans_kitty", "same")], 1, deal);
    hand.play("0 super-open-misere sans-kitty; 1 pass; 1 5S; 1 7S");
    assert_eq!((hand.to_act(), hand.legal().as_str()), (Some(1), "6S"));
    hand.play("1 6S; 1 8S");
    assert_eq!((hand.tricks(), hand.to_act()), (vec![0, 1], Some(1)));
}

#[test]
fn rows_are_dealt_pile_by_pile() {
    // FH-DEAL-3, FH-DEAL-4, FH-AMB-42
    let rules = crate::common::rules("australian-2", &[]);
    let pack = table::Game::pack_in_order(&rules);
    let deal = rules.deal_pack(&pack, table::Seat(0));
    let at = |places: &[usize]| -> cards::CardSet { places.iter().map(|&place| pack[place]).collect() };
    // Three face down to each, three to each hand, one to the kitty.
    assert_eq!(deal.rows[1].down[..3], [Some(pack[0]), Some(pack[1]), Some(pack[2])]);
    assert_eq!(deal.rows[0].down[..3], [Some(pack[3]), Some(pack[4]), Some(pack[5])]);
    // Four to each row: piles 4 and 5 face down, piles 1 and 2 face up.
    assert_eq!(deal.rows[1].down[3..], [Some(pack[13]), Some(pack[14])]);
    assert_eq!(deal.rows[1].up[..2], [Some(pack[15]), Some(pack[16])]);
    assert_eq!(deal.rows[0].up[..2], [Some(pack[19]), Some(pack[20])]);
    assert_eq!(deal.kitties[0], at(&[12, 29, 42]));
    assert_eq!(deal.rows[1].up[2..], [Some(pack[30]), Some(pack[31]), Some(pack[32])]);
    assert_eq!(deal.hands[1], at(&[6, 7, 8, 21, 22, 23, 24, 36, 37, 38]));
}

#[test]
fn who_holds_only_jokers_leads_either_bare_and_everybody_is_free() {
    // FH-AMB-24, FH-JOK-6
    let changes = [("misere", "any_time"), ("joker_in_misere", "must"), ("joker_lead", "last_trick_only")];
    let deal = "0: 4S 4H 5H 4C 4D | 1: AS KS QS JS 10S 9S 8S 7S X Y | kitty: 10H JH QH KH AH 9H";
    let mut hand = Hand::new("quebec-4", &changes, 3, deal);
    hand.play("0 misere; 1 pass; 2 pass; 3 pass; 0 discard 10H JH QH KH AH 9H; 0 4S");
    for lead in ["AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S"] {
        hand.play(&format!("1 {lead}")).finish_trick();
        if lead == "AS" {
            assert_eq!(hand.refused("1 X"), "FH-JOK-6");
        }
        if lead != "7S" {
            continue;
        }
        assert_eq!(hand.legal(), "X | Y");
        assert_eq!(hand.refused("1 X:H"), "FH-JOK-6");
    }
    hand.play("1 Y");
    for _ in 0..2 {
        let seat = hand.to_act().unwrap();
        let held = hand.view(seat).seats[usize::from(seat)].hand.unwrap();
        assert_eq!(hand.legal().split(" | ").count(), held.len() as usize);
        let card = hand.legal().split(" | ").next().unwrap().to_owned();
        hand.play(&format!("{seat} {card}"));
    }
    assert_eq!(hand.spectator().tricks[0].led, None);
    assert_eq!(hand.to_act(), Some(1), "a joker without a suit wins");
}

#[test]
fn a_joker_led_bare_from_a_row_forces_nobody_to_play_his_own() {
    // FH-AMB-24, FH-JOK-4, FH-JOK-6, FH-JOK-8
    let deal = "0: 4S 8S 5C 8C 5D 8D 5H 8H QC QD | up 0: AS AC AD AH X | down 0: KS KC KD KH JC \
                | 1: 5S 9S 6C 9C 6D 9D 6H 9H QH Y | up 1: 6S 4C 4D 4H QS | down 1: 7C 7D 7H 10S JS \
                | kitty: 7S 10C 10D JD 10H JH";
    for lead in ["unled", "last_trick_only"] {
        let changes = [("misere", "any_time"), ("joker_in_misere", "must"), ("joker_lead", lead)];
        let mut hand = Hand::new("quebec-2", &changes, 1, deal);
        hand.play("0 misere; 1 pass; 0 discard 7S 10C 10D JD 10H JH; 0 4S; 1 5S; 0 AS; 1 6S");
        hand.play("0 AC; 1 4C; 0 5C; 1 6C; 0 AD; 1 4D; 0 5D; 1 6D; 0 AH; 1 4H; 0 5H; 1 6H");
        hand.play(
            "0 KS; 1 QS; 0 8S; 1 9S; 0 KC; 1 7C; 0 8C; 1 9C; 0 KD; 1 7D; 0 8D; 1 9D; 0 KH; 1 7H; 0 8H; 1 9H",
        );
        assert_eq!(hand.legal(), "X", "{lead}");
        assert_eq!(hand.refused("0 X:S"), "FH-JOK-6");
        hand.play("0 X; 1 10S; 0 QC");
        assert_eq!(hand.legal(), "QH | Y", "{lead}");
    }
}

/// Without trumps and with low jokers, four players: seat 1 plays a misère.
fn low_jokers(pack: &str, lead: &str, deal: &str) -> Hand {
    let changes = [
        ("misere", "any_time"),
        ("misere_joker", "low"),
        ("joker_nomination", "off"),
        ("joker_lead", lead),
        ("pack", pack),
    ];
    let mut hand = Hand::new("australian-4", &changes, 0, deal);
    hand.play("1 misere; 2 pass; 3 pass; 0 pass").keep_the_dealt_hand();
    hand
}

#[test]
fn a_low_joker_led_loses_to_the_suit_it_demands() {
    // FH-JOK-9, FH-JOK-3, FH-JOK-4, FH-JOK-5
    let deal = "1: X 4H 5H | 2: 5S 7C 9H | 0: AC 9C Y";
    let mut hand = low_jokers("46", "any", deal);
    hand.play("1 X:S");
    assert_eq!(hand.refused("2 7C"), "FH-PLAY-3");
    hand.play("2 5S").finish_trick();
    assert_eq!(hand.view(0).seats[1].tricks, 0);
    // Nobody need play a low joker, and one that is thrown off wins nothing.
    let mut hand = low_jokers("46", "any", "1: 4H X | 2: 9H | 0: Y AC AS AD KC KS KD QC QS QD");
    hand.play("1 4H; 2 9H");
    assert!(hand.allows("0 Y") && hand.allows("0 AC"));
    hand.play("0 Y");
    assert_eq!(hand.tricks(), [0, 0, 1, 0]);
    // Where nothing follows, the higher of two jokers wins, whoever led.
    let mut hand = low_jokers(
        "46",
        "any",
        "1: Y 4H | 2: X 5C 6C 7C 8C 9C 10C JC QC KC | 0: AC 5D 6D 7D 8D 9D 10D JD QD KD",
    );
    hand.play("1 Y:S; 2 X; 0 5D");
    assert_eq!(hand.tricks(), [0, 0, 1, 0]);
}

#[test]
fn the_card_after_a_bare_low_joker_gives_the_suit() {
    // FH-JOK-9, FH-JOK-6, FH-JOK-10
    let all = "1: X 4H 5H 6H 7H 4D 5D 6D 7D 5C | 2: AH KH QH JH 10H 9H 8H 8D 9D 5S | 0: 8C KD QD JD 10D AD 6C 7C KC 6S";
    let mut hand = low_jokers("43", "last_trick_only", all);
    hand.play("1 4H").finish_trick();
    assert!(!hand.allows("2 X"));
    // An opponent takes every trick, and the last card left to lead is the joker.
    let all = "2: X AH AD AC AS KH KD KC KS QH | 1: 4H 4D 5C 5S 5H 5D 6C 6S 6H 6D | 0: 7H 7D 7C 7S 8H 8D 8C 8S 9H 9S";
    let mut hand = low_jokers("43", "last_trick_only", all);
    for trick in ["1 4H; 2 AH; 0 7H", "2 AD; 0 7D; 1 4D", "2 AC; 0 7C; 1 5C", "2 AS; 0 7S; 1 5S"] {
        hand.play(trick);
    }
    for trick in ["2 KH; 0 8H; 1 5H", "2 KD; 0 8D; 1 5D", "2 KC; 0 8C; 1 6C", "2 KS; 0 8S; 1 6S"] {
        hand.play(trick);
    }
    hand.play("2 QH; 0 9H; 1 6H");
    assert_eq!(hand.legal(), "X");
    hand.play("2 X; 0 9S");
    let trick = hand.spectator().trick.unwrap();
    assert_eq!((trick.led, trick.bare, trick.bound().len()), (Some(cards::Suit::Spades), true, 0));
    assert_eq!(trick.winner().map(|play| play.seat.0), Some(0));
    let view = hand.view(1);
    assert_eq!(hand.rules.read_view(&serde_json::to_value(&view).unwrap()).unwrap(), view);
    hand.play("1 6D");
    assert_eq!((hand.tricks(), hand.result("result")), (vec![1, 0, 9, 0], "made".into()));
}
