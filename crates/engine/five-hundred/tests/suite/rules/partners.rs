//! Five players: the partners of each, and who knows them \[FH-PART\].

use serde_json::json;
use table::{Seat, SeatSet};

use crate::common::{Hand, rules};

const PASSES: &str = "1 pass; 2 pass; 3 pass; 4 pass";

/// What a seat knows: the partners, or `?`.
fn known(hand: &Hand, seat: u8) -> String {
    let contract = hand.view(seat).contract.unwrap();
    if contract.partners_known {
        contract.partners.iter().map(|seat| seat.to_string()).collect()
    } else {
        assert_eq!(contract.partners, SeatSet::EMPTY);
        "?".to_owned()
    }
}

#[test]
fn a_called_partner_is_known_to_himself_until_the_card_falls() {
    // FH-PART-1, FH-PART-4, FH-PART-5
    let deal = "0: AS KS QS | 2: AH | kitty: 2C 2D 2H";
    let mut hand = Hand::new("australian-5", &[], 4, deal);
    hand.play("0 6S").play(PASSES).play("0 discard 2C 2D 2H; 0 call AH");
    assert_eq!(hand.result("contract")["partners"], json!([2]));
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&hand, seat)), ["?", "?", "2", "?", "?"]);
    assert!(!hand.spectator().contract.unwrap().partners_known);
    let holder_has_played = |hand: &Hand| {
        hand.referee()
            .tricks
            .iter()
            .flat_map(|trick| trick.plays.clone())
            .any(|play| play.card.to_string() == "AH")
    };
    hand.play("0 AS").finish_trick();
    while !holder_has_played(&hand) {
        assert_eq!(known(&hand, 0), "?");
        let seat = hand.to_act().unwrap();
        let legal = hand.legal();
        let card = if hand.allows(&format!("{seat} AH")) { "AH" } else { legal.split(" | ").next().unwrap() };
        hand.play(&format!("{seat} {card}"));
        hand.finish_trick();
    }
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&hand, seat)), ["2"; 5].map(str::to_owned));
}

#[test]
fn a_partner_may_have_to_say_so_at_once() {
    // FH-PART-4
    let deal = "0: AS KS QS | 2: AH | kitty: 2C 2D 2H";
    let mut hand = Hand::new("australian-5", &[("partner_reveal", "at_once")], 4, deal);
    hand.play("0 6S").play(PASSES).play("0 discard 2C 2D 2H; 0 call AH");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&hand, seat)), ["2"; 5].map(str::to_owned));
}

#[test]
fn alone_in_secret_is_a_secret_until_his_own_card_falls() {
    // FH-PART-3, FH-PART-6, FH-AMB-12
    let deal = format!("0: {} | kitty: 2C 2D 2H", super::ALL_TRUMPS);
    let changes = [("secret_alone", "on"), ("callable", "any")];
    let mut open = Hand::new("australian-5", &changes, 4, &deal);
    open.play("0 7S").play(PASSES).play("0 discard 2C 2D 2H");
    let mut discarded = open.clone();
    open.play("0 call AS");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&open, seat)), ["", "?", "?", "?", "?"]);
    assert_eq!(open.result("contract")["partners"], json!([]));
    open.play("0 AS");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&open, seat)), [""; 5].map(str::to_owned));
    discarded.play("0 call 2H; 0 AS").finish_trick();
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&discarded, seat)), ["", "?", "?", "?", "?"]);
    discarded.finish(|_| true);
    assert_eq!(discarded.points(), [250, 0, 0, 0, 0]);
    assert!(discarded.view(3).contract.unwrap().partners_known);
}

#[test]
fn his_own_cards_and_discards_may_not_be_called() {
    // FH-PART-3
    let deal = "0: AS KS QS | kitty: 2C 2D 2H";
    let mut hand = Hand::new("australian-5", &[("callable", "not_joker")], 4, deal);
    hand.play("0 6S").play(PASSES).play("0 discard 2C 2D 2H");
    assert_eq!(hand.refused("0 call AS"), "FH-PART-3");
    assert_eq!(hand.refused("0 call 2H"), "FH-PART-3");
    assert_eq!(hand.refused("0 call X"), "FH-PART-2");
    assert!(hand.allows("0 call JS"));
}

#[test]
fn what_may_be_called_follows_the_axis() {
    // FH-PART-2
    let refused = |callable: &str, bid: &str, calls: &[&str]| -> String {
        let deal = "0: 2S 3S 4S 2C 3C 4C 2D 3D 4D 2H | kitty: 5S 5C 5D";
        let mut hand =
            Hand::new("australian-5", &[("callable", callable), ("joker_nomination", "off")], 4, deal);
        hand.play(&format!("0 {bid}")).play(PASSES).play("0 discard 5S 5C 5D");
        calls
            .iter()
            .filter(|card| !hand.allows(&format!("0 call {card}")))
            .copied()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let all = ["X", "JS", "JC", "AS", "JD", "AH"];
    assert_eq!(refused("not_joker_or_bower", "6S", &all), "X JS JC");
    assert_eq!(refused("not_joker_or_bower", "6NT", &all), "X");
    assert_eq!(refused("no_trumps", "6S", &all), "X JS JC AS");
    assert_eq!(refused("no_trumps", "6NT", &all), "X");
    assert_eq!(refused("not_joker", "6S", &all), "X");
    assert_eq!(refused("any", "6S", &all), "");
}

#[test]
fn who_may_be_asked_follows_axis_and_level() {
    // FH-PART-1, FH-AMB-34
    let legal = |choice: &str, bid: &str| {
        let mut hand = Hand::new("australian-5", &[("partner_choice", choice)], 4, "kitty: 2C 2D 2H");
        hand.play(&format!("0 {bid}")).play(PASSES).play("0 discard 2C 2D 2H");
        hand.legal()
    };
    let one = "alone | partner 1 | partner 2 | partner 3 | partner 4";
    let two = "partners 1 2 | partners 1 3 | partners 1 4 | partners 2 3 | partners 2 4 | partners 3 4";
    assert_eq!(legal("name_player", "8S"), one);
    assert_eq!(legal("by_level", "7H"), one);
    assert_eq!(legal("by_level", "8S"), format!("{one} | {two}"));
    assert!(
        legal("call_card", "8S").split(" | ").all(|action| action == "alone" || action.starts_with("call "))
    );
    let both = legal("by_level_or_call", "8S");
    assert!(both.contains("call AH") && both.ends_with(two), "{both}");
}

#[test]
fn partners_who_were_asked_are_known_to_all() {
    // FH-PART-1
    let mut hand = Hand::new("american-5", &[], 4, "kitty: 2C 2D 2H");
    hand.play("0 8S").play(PASSES).play("0 discard 2C 2D 2H; 0 partners 2 4");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| known(&hand, seat)), ["24"; 5].map(str::to_owned));
}

#[test]
fn half_and_full_shares() {
    // FH-PART-6, FH-SCO-11, FH-AMB-12
    let made = format!("0: {} | 2: AH | kitty: 2C 2D 2H", super::ALL_TRUMPS);
    for (share, points) in [("half", [125, 0, 125, 0, 0]), ("full", [250, 0, 250, 0, 0])] {
        let mut hand = Hand::new("australian-5", &[("partner_share", share)], 4, &made);
        hand.play("0 7S").play(PASSES).play("0 discard 2C 2D 2H; 0 call AH").finish(|_| true);
        assert_eq!(hand.points(), points, "{share}");
    }
    let lost = "0: 2S 3S 4S 5S 2C 3C 4C 2D 3D 4D | 1: AS KS QS JS JC X | 2: AH | kitty: 2H 3H 4H";
    for (share, loss) in [("half", -70), ("full", -140)] {
        let mut hand = Hand::new("australian-5", &[("partner_share", share)], 4, lost);
        hand.play("0 7S").play(PASSES).play("0 discard 2H 3H 4H; 0 call AH");
        hand.finish(|hand| hand.result("result") == "failed");
        let points = hand.points();
        assert_eq!((points[0], points[2]), (loss, loss), "{share}");
        let tricks = hand.tricks();
        for seat in [1, 3, 4] {
            // FH-SCO-6, FH-AMB-13
            assert_eq!(points[seat], 10 * i32::from(tricks[seat]));
        }
    }
}

#[test]
fn card_points_are_never_halved_and_each_keeps_his_own() {
    // FH-SCO-11, FH-AMB-29, FH-SCO-10
    let deal = format!("0: {} | 2: AH | kitty: 2C 2D 2H", super::ALL_TRUMPS);
    let mut hand = Hand::new("australian-5", &[("card_points", "on")], 4, &deal);
    hand.play("0 7S").play(PASSES).play("0 discard 2C 2D 2H; 0 call AH").finish(|_| true);
    let taken: i32 = hand
        .referee()
        .tricks
        .iter()
        .flat_map(|trick| &trick.plays)
        .map(|play| five_hundred::card_points(play.card))
        .sum();
    assert_eq!(hand.points(), [125 + taken, 0, 125, 0, 0]);
}

#[test]
fn misere_is_played_against_four() {
    // FH-PART-1, FH-BID-5
    for choice in ["call_card", "name_player", "by_level", "by_level_or_call"] {
        let changes = [("partner_choice", choice), ("misere", "any_time"), ("joker_nomination", "off")];
        let rules = rules("australian-5", &changes);
        let mut hand = Hand::with_scores(rules, &[0; 5], 4, "kitty: 2C 2D 2H");
        hand.play("0 misere").play(PASSES).play("0 discard 2C 2D 2H");
        assert_eq!((hand.phase(), known(&hand, 3)), ("play", String::new()));
        assert!(Seat::all(5).all(|seat| hand.spectator().seats[seat.index()].plays));
    }
}
