//! What a seat sees is what it may know, and nothing else \[RM-INFO\].

use std::collections::HashSet;

use cards::Card;
use rummy_500::{Action, Deal, PRESETS, Rules, State};
use serde_json::json;
use table::{Game, Recall, Seat, SeatSet, Viewer};

use crate::common::{Hand, Random, random_rules, random_rules_for, rules, shuffled_deal};

#[test]
fn a_seat_sees_the_table_and_its_own_cards() {
    // RM-INFO-1 RM-INFO-2 RM-LAY-7 RM-DISC-5
    let mut hand = Hand::new("rummy-500", "3", "1: 5H 6H X JC 2S 4S 6S | 2: 9H | top: KD | stock: KC 10H");
    hand.play("1 stock; 1 meld 5H 6H X=7H; 1 discard JC; 2 stock");
    let view = hand.view(2);
    assert_eq!(view.seats.iter().map(|seat| seat.cards).collect::<Vec<_>>(), [7, 4, 8]);
    assert_eq!(view.seats.iter().map(|seat| seat.hand.is_some()).collect::<Vec<_>>(), [false, false, true]);
    assert_eq!((view.stock, view.stock_cards), (30, None));
    let json = serde_json::to_value(hand.spectator()).unwrap();
    assert_eq!(json["melds"][0], serde_json::json!({ "cards": ["5H", "6H", "X=7H"], "by": [1, 1, 1] }));
    assert_eq!(json["pile"], serde_json::json!(["KD", "JC"]));
    assert_eq!(json["scores"], serde_json::json!([0, 0, 0]));
    let history: Vec<String> = json["history"]
        .as_array()
        .unwrap()
        .iter()
        .map(|done| format!("{} {}", done["seat"], done["action"].as_str().unwrap()))
        .collect();
    assert_eq!(history, ["1 stock", "1 meld 5H 6H X=7H", "1 discard JC", "2 stock"]);
    assert!(json["seats"][1]["hand"].is_null() && json["choices"] == serde_json::json!([]));
    assert_eq!(hand.referee().stock_cards.unwrap().len(), 30);
}

#[test]
fn at_the_end_all_hands_are_shown_but_not_the_stock() {
    // RM-INFO-2
    let mut hand = Hand::new("rummy-500", "3", "1: 9S 9C 9D 9H 10S JS QS | stock: KS");
    hand.play("1 stock; 1 meld 9S 9C 9D 9H; 1 meld 10S JS QS KS");
    let view = hand.view(0);
    assert!(view.seats.iter().all(|seat| seat.hand.is_some()) && view.stock_cards.is_none());
    assert_eq!(view.outcome.map(|outcome| outcome.out), Some(Some(Seat(1))));
}

#[test]
fn what_was_taken_from_the_pile_is_known() {
    // RM-INFO-3 RM-INFO-4
    let mut hand = Hand::new(
        "rummy-500",
        "5",
        "1: 8C 8S 8S QC 2C | 2: 8D | 3: KD | 4: 2S | 0: 2S | top: 8H | stock: 3C 3D 4C",
    );
    hand.play("1 stock; 1 discard 8S; 2 stock; 2 discard 8D; 3 stock; 3 discard KD");
    hand.play("4 stock; 4 discard 2S; 0 stock; 0 discard 2S; 1 take 6");
    assert_eq!(hand.view(3).seats[1].known.to_string(), "2S 2S 8S 8D KD 8H");
    // Which of their two eights of spades the player melds nobody can tell: one is known less.
    hand.play("1 meld 8C 8S 8H; 1 discard 2S");
    assert_eq!(hand.view(3).seats[1].known.to_string(), "2S 8D KD");
    assert_eq!(hand.held(1).matches("8S").count(), 1);
}

#[test]
fn that_a_call_is_possible_is_public() {
    // RM-INFO-5
    let mut hand = Hand::new("rummy-500", "3", "1: 5H 6H 7H JC | 2: 8H | top: KD");
    hand.play("1 stock; 1 meld 5H 6H 7H; 1 discard JC; 2 stock; 2 discard 8H");
    assert_eq!(hand.spectator().phase.map(rummy_500::Phase::text), Some("claim"));
    assert_eq!(serde_json::to_value(hand.view(1).choices).unwrap(), serde_json::json!(["rummy 1"]));
}

#[test]
fn that_a_card_may_be_thrown_back_is_not_told() {
    // RM-DISC-2 RM-INFO-2: it would tell that the player holds an equal one.
    for own in ["8S", "9S"] {
        let mut hand = Hand::new("rummy-500", "5", &format!("1: {own} 2C 3C 4C 5C 6C 7C | top: 8S"));
        hand.play("1 take 1");
        assert_eq!((hand.view(0).barred, hand.spectator().barred), (None, None));
        assert_eq!(hand.view(1).barred.is_some(), own == "9S");
    }
}

#[test]
fn players_may_arrange_their_cards() {
    // RM-DEAL-5: a hand is a set; its order is the player's own business.
    let one = Hand::new("rummy-500", "3", "1: 5H 6H 7H JC 2S 3S 4S | top: KD");
    let other = Hand::new("rummy-500", "3", "1: 4S JC 2S 7H 3S 6H 5H | top: KD");
    assert_eq!(one.view(1), other.view(1));
}

/// A hand of random actions.
struct Played {
    rules: Rules,
    deal: Deal,
    actions: Vec<(Seat, Action)>,
}

impl Played {
    fn random(rules: Rules, random: &mut Random) -> Self {
        let deal = shuffled_deal(&rules, Seat(0), random);
        let mut played = Self { rules, deal, actions: Vec::new() };
        let mut state = played.replay(&played.deal, 0);
        let length = 1 + random.below(80);
        for _ in 0..length {
            let acting: Vec<Seat> = played.rules.to_act(&state).iter().collect();
            if acting.is_empty() {
                break;
            }
            let acts = |seat: &Seat| !played.rules.choices(&state, *seat).is_empty();
            let acting: Vec<Seat> = acting.into_iter().filter(acts).collect();
            let seat = random.pick(&acting);
            let action = played.rules.choices(&state, seat).pick(|n| random.below(n));
            played.rules.play_unchecked(&mut state, seat, action);
            played.actions.push((seat, action));
        }
        // A finished hand hides nothing but the stock.
        if played.rules.to_act(&state).is_empty() {
            played.actions.pop();
        }
        played
    }

    fn replay(&self, deal: &Deal, actions: usize) -> State {
        let mut state = self.rules.start(&vec![0; self.rules.seats()]).unwrap();
        self.rules.deal(&mut state, Seat(0), deal);
        // With other cards in hands that aren't seen, what was done need not have been lawful.
        for &(seat, action) in &self.actions[..actions] {
            let act = self.rules.act(&state, seat, action);
            self.rules.perform(&mut state, act).unwrap();
        }
        state
    }

    /// The natural cards that a viewer can't see: in other hands and not known, or in the stock.
    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Card> {
        let all = self.rules.view(state, Viewer::Referee, Recall::Perfect);
        let seen = self.rules.view(state, viewer, Recall::Perfect);
        let mut hidden: Vec<Card> = all.stock_cards.unwrap();
        for (full, seen) in all.seats.iter().zip(&seen.seats) {
            if seen.hand.is_none() {
                hidden.extend(full.hand.unwrap() - full.known);
            }
        }
        hidden.retain(|card| !card.is_joker());
        if all.renewed {
            // What lay in the pile has been seen.
            let thrown = |done: &rummy_500::DoneView| match done.action {
                Action::Discard(card) => Some(card),
                _ => None,
            };
            let seen: cards::CardSet =
                all.history.iter().filter_map(thrown).chain(self.deal.discard).collect();
            hidden.retain(|card| !seen.faces().contains(card.face()));
        }
        hidden
    }
}

/// The deal with two cards in each other's place.
fn exchanged(deal: &Deal, one: Card, other: Card) -> Deal {
    let swap = |card: Card| match card {
        _ if card == one => other,
        _ if card == other => one,
        _ => card,
    };
    Deal {
        hands: table::BySeat(deal.hands.0.map(|hand| hand.into_iter().map(swap).collect())),
        stock: deal.stock.iter().copied().map(swap).collect(),
        discard: deal.discard.map(swap),
        later: deal.later.clone(),
    }
}

#[test]
fn exchanging_cards_that_a_viewer_cannot_see_changes_nothing_for_him() {
    // RM-INFO-2 RM-INFO-5, the claim window included
    let mut random = Random::new(1_896);
    let (mut exchanges, mut claims) = (0, 0);
    while exchanges < 3_000 || claims < 300 {
        // Of two packs it could not be told which of equal cards were exchanged.
        let rules = random_rules_for(&mut random, &["2", "3", "4"]);
        if rules.pack().len() > 60 {
            continue;
        }
        let played = Played::random(rules, &mut random);
        let rules = &played.rules;
        let state = played.replay(&played.deal, played.actions.len());
        let seats = Seat::all(rules.seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let hidden = played.hidden(&state, viewer);
            if hidden.len() < 2 {
                continue;
            }
            let (one, other) = (random.pick(&hidden), random.pick(&hidden));
            let alternative = played.replay(&exchanged(&played.deal, one, other), played.actions.len());
            let seen =
                |state: &State| serde_json::to_string(&rules.view(state, viewer, Recall::Perfect)).unwrap();
            assert_eq!(seen(&state), seen(&alternative), "{viewer:?}: {one} and {other}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(rules.legal(&state, seat), rules.legal(&alternative, seat));
                for text in [
                    "stock",
                    "end",
                    "take 1",
                    "take 2",
                    "take 3",
                    "rummy 1",
                    "rummy 2",
                    "discard 7H",
                    "lay 9S 1",
                    "meld 9S 10S JS",
                ] {
                    let action = rules.read_action(&state, text).unwrap();
                    let asked =
                        |state: &State| rules.check(state, seat, action).map_err(|error| error.to_string());
                    assert_eq!(asked(&state), asked(&alternative), "{seat} {text}");
                }
            }
            exchanges += 1;
            claims += u32::from(rules.phase(&state) == Some(rummy_500::Phase::Claim));
        }
    }
}

#[test]
fn there_are_two_phases_at_which_views_differ() {
    // RM-ACT-4: a seat is shown its own actions only.
    let hand = Hand::with(rules("rummy-500", &[("players", "2")]), "");
    assert!(hand.view(0).choices.is_empty() && !hand.view(1).choices.is_empty());
}

/// Everybody's view is read back as it was written.
fn comes_back(rules: &Rules, state: &State, phases: &mut HashSet<String>) {
    let viewers = Seat::all(rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
    for view in viewers.map(|viewer| rules.view(state, viewer, Recall::Perfect)) {
        let written = serde_json::to_value(&view).unwrap();
        let read = rules.read_view(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(read, view);
        phases.insert(written["phase"].to_string());
    }
}

#[test]
fn every_view_of_every_phase_is_read_back() {
    // RM-INFO
    let mut phases = HashSet::new();
    let mut random = Random::new(47);
    let presets = PRESETS.iter().flat_map(|preset| vec![rules(preset.name, &[]); 3]);
    let others: Vec<Rules> = (0..40).map(|_| random_rules(&mut random)).collect();
    for rules in presets.chain(others) {
        let mut state = rules.start(&vec![rules.target() - 30; rules.seats()]).unwrap();
        comes_back(&rules, &state, &mut phases);
        for _ in 0..2 {
            let dealer = rules.next_dealer(&state).unwrap_or(Seat(0));
            let deal = shuffled_deal(&rules, dealer, &mut random);
            if rules.phase(&state).is_none() {
                break;
            }
            rules.deal(&mut state, dealer, &deal);
            comes_back(&rules, &state, &mut phases);
            while let Some(seat) = random_seat(rules.to_act(&state), &mut random) {
                let choices = rules.choices(&state, seat);
                if choices.is_empty() {
                    continue;
                }
                let action = choices.pick(|n| random.below(n));
                rules.play_unchecked(&mut state, seat, action);
                if random.below(8) == 0 || rules.to_act(&state).is_empty() {
                    comes_back(&rules, &state, &mut phases);
                }
            }
        }
    }
    assert_eq!(phases.len(), 5, "{phases:?}");
}

/// One of those who may act.
fn random_seat(seats: SeatSet, random: &mut Random) -> Option<Seat> {
    let seats: Vec<Seat> = seats.iter().collect();
    (!seats.is_empty()).then(|| random.pick(&seats))
}

#[test]
fn what_no_table_shows_is_refused_with_its_place() {
    let mut hand = Hand::new(
        "rummy-500",
        "3",
        "1: 5H 6H X JC 2S 4S 6S | 2: 9H 9S 9C | 0: 2H | top: KD | stock: KC 10H 3H",
    );
    hand.play("1 stock; 1 meld 5H 6H X=7H; 1 discard JC; 2 take 1; 2 meld 9H 9S 9C");
    let rules = &hand.rules;
    let view = serde_json::to_value(hand.view(2)).unwrap();
    assert!(rules.read_view(&view).is_ok());
    for (pointer, other, place) in [
        ("/viewer", json!({ "seat": 3 }), "viewer"),
        ("/dealer", json!(9), "dealer"),
        ("/turn", json!(3), "turn"),
        ("/turn", json!(1), "barred"),
        ("/to_act", json!([0]), "to_act"),
        ("/phase", json!("draw"), "barred"),
        ("/phase", json!("lunch"), "phase"),
        ("/last", json!(1), "last"),
        ("/out_pending", json!(true), "phase"),
        ("/scores", json!([0, 0]), "scores"),
        ("/scores/0", json!(i32::MAX), "scores"),
        ("/hand_number", json!(u32::MAX), "hand_number"),
        ("/seats/0/cards", json!(6), "stock"),
        ("/seats/0/cards", json!(255), "seats[0].cards"),
        ("/seats/2/cards", json!(4), "seats[2].cards"),
        ("/seats/2/hand/0", json!("13S"), "seats[2]"),
        ("/seats/2/hand/0", json!("9H"), "melds"),
        ("/seats/2/known", json!(["KD"]), "seats[2].known"),
        ("/seats/1/laid", json!(5), "seats[1].laid"),
        ("/seats/1/floats", json!(true), "seats[1].floats"),
        ("/melds/0/cards", json!(["5H", "6H"]), "melds[0].cards"),
        ("/melds/0/cards", json!(["5H", "6H", "8H"]), "melds[0].cards"),
        ("/melds/0/by", json!([1, 1]), "melds[0].by"),
        ("/melds/0/by/0", json!(5), "melds[0].by"),
        ("/melds/0/by/0", json!(2), "seats[1].laid"),
        ("/pile", json!([]), "stock"),
        ("/pile/0", json!("9H"), "melds"),
        ("/stock", json!(200), "stock"),
        ("/owed", json!({ "card": "2S", "new_meld": false }), "owed"),
        ("/barred", json!("2S"), "barred"),
        ("/called", json!("2S"), "called"),
        ("/history/0/seat", json!(200), "history[0].seat"),
        ("/history/0/action", json!("sing"), "history[0].action"),
        ("/winners", json!([1]), "winners"),
        ("/choices", json!(["stock"]), "choices"),
    ] {
        let mut spoiled = view.clone();
        *spoiled.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = other;
        let error =
            rules.read_view(&spoiled).map(|view| panic!("{pointer}: {view:?}")).unwrap_err().to_string();
        assert!(error.starts_with(place), "{pointer}: {error}");
    }
}
