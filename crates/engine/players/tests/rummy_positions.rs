//! Hand-made positions of Rummy 500: what an attentive player would do, done by the bot.

#![allow(clippy::unwrap_used, reason = "a test may")]

use cards::{Card, CardSet};
use kookaburra_players::rummy::{Bot, Decision};
use rummy_500::{Action, Deal, HandResult, Rules, State, View};
use table::{BySeat, Game, Recall, Seat, Viewer};

fn cards(text: &str) -> Vec<Card> {
    let mut all = CardSet::EMPTY;
    let mut list = Vec::new();
    for card in text.split_whitespace().map(|card| card.parse::<Card>().unwrap()) {
        let piece = (0..4).filter_map(|n| card.copy(n)).find(|&copy| !all.contains(copy)).unwrap();
        all.insert(piece);
        list.push(piece);
    }
    list
}

/// A game in which seat 0 holds the first hand and the bot; seat 1 begins.
struct Position {
    rules: Rules,
    state: State,
}

const STOCK: &str = "3C 6S JC 2H 9C QS 5D 10C 2S 8D JH 4S AC 6C QH";

impl Position {
    fn new(preset: &str, hands: &[&str], stock: &str, discard: &str) -> Self {
        let mut spec = *Rules::preset(preset).unwrap().spec();
        spec.axes.players = rummy_500::axis::Players::nearest(hands.len() as u32);
        let rules = Rules::new(spec).unwrap();
        let mut state = rules.start(&vec![0; hands.len()]).unwrap();
        let mut held = BySeat::<CardSet>::default();
        for (seat, hand) in Seat::all(hands.len()).zip(hands) {
            held[seat] = cards(hand).into_iter().collect();
        }
        let deal = Deal { hands: held, stock: cards(stock), discard: cards(discard).pop(), later: None };
        rules.deal(&mut state, Seat(0), &deal);
        Self { rules, state }
    }

    /// What happens before the bot is asked.
    fn after(mut self, lines: &[&str]) -> Self {
        for line in lines {
            let (seat, action) = self.rules.read_line(line).unwrap();
            self.rules.check(&self.state, seat, action).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
            self.rules.play_unchecked(&mut self.state, seat, action);
        }
        self
    }

    fn view(&self) -> View {
        self.rules.view(&self.state, Viewer::Seat(Seat(0)), Recall::Perfect)
    }

    fn decides(&self) -> String {
        Bot::new(1).decide(&self.rules, &self.view()).action.to_string()
    }

    fn calls(&self) -> Option<Decision> {
        Bot::new(1).call(&self.rules, &self.view())
    }

    /// The bot plays its turn to the end.
    fn turn(mut self) -> (Self, Vec<String>) {
        let mut done = Vec::new();
        while self.rules.to_act(&self.state).contains(Seat(0)) && self.view().turn == Seat(0) {
            let action = Bot::new(1).decide(&self.rules, &self.view()).action;
            self.rules.check(&self.state, Seat(0), action).unwrap();
            self.rules.play_unchecked(&mut self.state, Seat(0), action);
            done.push(action.to_string());
        }
        (self, done)
    }
}

/// The other hand of two, without interest.
const OTHER: &str = "2C 5H 9D JS QC 4H 8C 10D 3H 6D AD 7D";

#[test]
fn the_top_card_is_taken_for_a_meld() {
    let position = Position::new("rummy-500", &["7S 7C 2D 9H 4C KD", OTHER], STOCK, "KC");
    let position = position.after(&["1 stock", "1 discard 7D"]);
    assert_eq!(position.decides(), "take 1");
}

#[test]
fn a_useless_top_card_is_left() {
    let position = Position::new("rummy-500", &["KS KC QD JD 4C 9H", OTHER], STOCK, "8S");
    assert_eq!(position.after(&["1 stock", "1 discard 2C"]).decides(), "stock");
}

#[test]
fn a_deep_take_pays_when_it_brings_more_than_it_costs() {
    let position = Position::new("rummy-500", &["KC KD 5S 9H 3D 4C", OTHER], STOCK, "KS");
    assert_eq!(position.after(&["1 stock", "1 discard 2C"]).decides(), "take 2");
}

#[test]
fn what_a_take_owes_is_paid() {
    // RM-DRAW-5
    let position = Position::new("rummy-500", &["KC KD 5S 9H 3D 4C", OTHER], STOCK, "KS");
    let (_, done) = position.after(&["1 stock", "1 discard 2C"]).turn();
    assert!(done.contains(&"meld KS KC KD".to_owned()), "{done:?}");
}

#[test]
fn a_deep_take_that_sticks_is_left_while_somebody_is_about_to_go_out() {
    let stock = "3C 6S JC 9C QS 5D 10C";
    let position = Position::new("rummy-500", &["2S 2C 9H", "AH KD QC"], stock, "2D").after(&[
        "1 stock",
        "1 discard AH",
        "0 stock",
        "0 discard 9H",
        "1 stock",
        "1 discard KD",
        "0 stock",
        "0 discard 6S",
        "1 stock",
        "1 discard QC",
    ]);
    assert!(position.view().choices.contains(Action::Take(6)));
    assert_ne!(position.decides(), "take 6");
}

#[test]
fn a_meld_is_laid_when_somebody_has_few_cards() {
    let position = Position::new("rummy-500", &["9S 9D 9H KD 4C 2D", "8C AH"], STOCK, "2C");
    let (_, done) = position.after(&["1 stock", "1 discard AH"]).turn();
    assert!(done.iter().any(|action| action.starts_with("meld") && action.contains("9H")), "{done:?}");
}

#[test]
fn a_card_that_fits_is_laid_off() {
    // RM-LAY-1, RM-LAY-7
    let position = Position::new("rummy-500", &["8H KD 4C 2D QS", "5H 6H 7H 10C AH"], STOCK, "2C");
    let (_, done) = position.after(&["1 stock", "1 meld 5H 6H 7H", "1 discard AH"]).turn();
    assert!(done.contains(&"lay 8H 1".to_owned()), "{done:?}");
}

#[test]
fn pairs_are_kept_and_lone_cards_thrown() {
    let position = Position::new("rummy-500", &["KS KC 10H JH 7D 7S 2D", OTHER], STOCK, "8S");
    let (_, done) = position.after(&["1 stock", "1 discard 2C", "0 stock"]).turn();
    let thrown = done.last().unwrap();
    assert!(["discard 2D", "discard 6S"].contains(&thrown.as_str()), "{done:?}");
}

#[test]
fn the_last_cards_are_used_to_go_out() {
    // RM-OUT-2
    let position = Position::new("rummy-500", &["7S 7C 7H", OTHER], STOCK, "8S");
    let (position, done) = position.after(&["1 stock", "1 discard 2C"]).turn();
    assert_eq!(position.view().outcome.unwrap().result, HandResult::Out, "{done:?}");
}

#[test]
fn an_expensive_card_goes_when_somebody_is_about_to_go_out() {
    let position = Position::new("rummy-500", &["KD 4C 9H 2D", "8C 5C"], STOCK, "AH");
    let (_, done) = position.after(&["1 stock", "1 discard 5C", "0 stock"]).turn();
    assert_eq!(done, ["discard KD"]);
}

#[test]
fn a_joker_completes_a_meld_when_time_is_short() {
    let position = Position::new("rummy-500", &["KS KC X 4D 8H", "8C AH"], STOCK, "2C");
    let (_, done) = position.after(&["1 stock", "1 discard AH"]).turn();
    assert!(done.iter().any(|action| action.contains("KS KC X")), "{done:?}");
}

#[test]
fn a_joker_is_not_thrown() {
    let position = Position::new("rummy-500", &["X 4D 8H QC", OTHER], STOCK, "8S");
    let (_, done) = position.after(&["1 stock", "1 discard 2C"]).turn();
    assert!(!done.contains(&"discard X".to_owned()), "{done:?}");
}

#[test]
fn a_call_that_costs_nothing_is_made() {
    // RM-CALL-9
    let hands = ["KS 4D 8H QC", "6D 7D 8D 9D 2H", "AS 5C 9C"];
    let position = Position::new("rummy-500-last-discard", &hands, STOCK, "8S");
    let lines = ["1 stock", "1 meld 6D 7D 8D", "1 discard 9D"];
    assert_eq!(position.after(&lines).calls().map(|call| call.action), Some(Action::Rummy(1)));
}

#[test]
fn a_last_discard_is_called_by_who_would_be_caught() {
    // RM-UNPL-4, RM-EX-21
    let hands = ["KS KD AH QC 9S", "6D 7D 8D", "AS 5C 9C"];
    let position = Position::new("rummy-500-unplayable-call", &hands, "9D 6S JC 2H QS", "8S");
    let called = position.after(&["1 stock", "1 meld 6D 7D 8D", "1 discard 9D"]).calls();
    assert_eq!(called.map(|call| call.action), Some(Action::Rummy(1)));
}

#[test]
fn a_hand_that_can_only_get_worse_is_ended() {
    // RM-DRAW-8
    let position = Position::new("rummy-500", &["2S 5D", "8C AH KD QC JD"], "9H 10C", "KC");
    let lines = ["1 stock", "1 discard 9H", "0 stock", "0 discard 10C", "1 take 1", "1 discard 8C"];
    assert_eq!(position.after(&lines).decides(), "end");
}

#[test]
fn a_floater_goes_out_with_what_the_stock_brings() {
    // RM-FLOAT-2
    let position = Position::new("rummy-500-floating", &["7S 7C 7H", OTHER], "2H KH 3S QH 5C", "8S");
    let lines = ["1 stock", "1 discard 7D", "0 take 1", "0 meld 7S 7C 7D 7H", "1 stock", "1 discard 2C"];
    let (position, done) = position.after(&lines).turn();
    assert_eq!(done, ["stock", "discard 3S"]);
    assert_eq!(position.view().outcome.unwrap().result, HandResult::Out);
}

#[test]
fn a_card_is_kept_back_where_a_discard_must_end_the_hand() {
    // RM-OUT-3
    let position = Position::new("rummy-500-strict-out", &["7S 7C 7H", OTHER], "2H 7D 3S QH 5C", "8S");
    let (position, done) = position.after(&["1 stock", "1 discard 2C"]).turn();
    assert!(done.last().unwrap().starts_with("discard 7"), "{done:?}");
    assert_eq!(position.view().outcome.unwrap().result, HandResult::Out);
}
