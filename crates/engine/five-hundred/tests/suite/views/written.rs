//! Views that are written are read back as they were, and nothing else is read.

use std::collections::HashSet;

use five_hundred::{PRESETS, Phase, Rules, State, View};
use serde_json::{Value, json};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Hand, Random, Recorded, random_rules, rules, telling_scores};

/// Everybody's view of a state, with either memory.
fn views(rules: &Rules, state: &State) -> impl Iterator<Item = View> {
    let viewers = Seat::all(rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
    viewers
        .flat_map(|viewer| [Recall::Table, Recall::Perfect].map(|recall| rules.view(state, viewer, recall)))
}

fn comes_back(rules: &Rules, state: &State, phases: &mut HashSet<String>) {
    for view in views(rules, state) {
        let written = serde_json::to_value(&view).unwrap();
        let read = rules.read_view(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(read, view);
        phases.insert(written["phase"].to_string());
    }
}

#[test]
fn every_view_of_every_phase_is_read_back() {
    // FH-VIEW
    let mut phases = HashSet::new();
    let mut random = Random::new(41);
    let presets = PRESETS.iter().flat_map(|preset| vec![rules(preset.name, &[]); 3]);
    let others: Vec<Rules> = (0..60).map(|_| random_rules(&mut random)).collect();
    // Few hands have a card given, or a suit named for a joker.
    let giving = vec![rules("quebec-4-nullo", &[]); 40];
    let naming = vec![rules("australian-3", &[("misere", "any_time")]); 30];
    for rules in presets.chain(others).chain(giving).chain(naming) {
        let scores = telling_scores(&rules, &mut random);
        comes_back(&rules, &rules.start(&scores).unwrap(), &mut phases);
        let hand = Recorded::random(&rules, scores, &mut random);
        let last = hand.states.len() - 1;
        for (at, state) in hand.states.iter().enumerate() {
            let is_rare = matches!(rules.phase(state), Some(Phase::Give | Phase::Nominate));
            if at == last || is_rare || random.below(4) == 0 {
                comes_back(&rules, state, &mut phases);
            }
        }
    }
    assert_eq!(phases.len(), 8, "{phases:?}");
}

/// A view with one thing in it changed for something else.
fn refused(rules: &Rules, view: &Value, pointer: &str, other: Value) -> String {
    let mut spoiled = view.clone();
    *spoiled.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = other;
    rules.read_view(&spoiled).map(|view| panic!("{pointer}: {view:?}")).unwrap_err().to_string()
}

#[test]
fn what_no_table_shows_is_refused_with_its_place() {
    let mut hand = Hand::new("australian-4", &[], 3, "0: X JS JC AS KS QS AC | kitty: 4H 4D 5C");
    hand.play("0 6S; 1 pass; 2 pass; 3 pass; 0 discard 4H 4D 5C; 0 X");
    hand.finish_trick();
    hand.play("0 JS");
    let view = serde_json::to_value(hand.memory(0)).unwrap();
    let rules = &hand.rules;
    assert!(rules.read_view(&view).is_ok());
    for (pointer, other, place) in [
        ("/viewer", json!("owner"), "viewer"),
        ("/viewer/seat", json!(4), "viewer"),
        ("/to_act", json!([255]), "to_act"),
        ("/to_act", json!([0]), "to_act"),
        ("/dealer", json!(-1), "dealer"),
        ("/dealer", json!(2), "calls[0]"),
        ("/phase", json!("lunch"), "phase"),
        ("/phase", json!("nominate"), "phase"),
        ("/phase", Value::Null, "phase"),
        ("/scores", json!([0, 0, 0]), "scores"),
        ("/scores/1", json!(20), "scores"),
        ("/scores/1", json!(i32::MIN), "scores"),
        ("/contract", Value::Null, "contract"),
        ("/contract/value", json!(60), "contract.value"),
        ("/contract/trump", json!("H"), "contract.trump"),
        ("/contract/partners", json!([9]), "contract.partners"),
        ("/contract/partners", json!([1]), "contract.partners[0]"),
        ("/contract/nominated", json!("H"), "contract.nominated"),
        ("/hand_number", json!(u32::MAX), "hand_number"),
        ("/seats", json!([]), "seats"),
        ("/seats/1/cards", json!(256), "seats[1].cards"),
        ("/seats/1/cards", json!(8), "seats[1].cards"),
        ("/seats/1/hand", json!(["4H"]), "seats[1].hand"),
        ("/seats/0/hand", json!(["AS"]), "seats[0].hand"),
        ("/seats/0/hand/0", json!("2S"), "seats[0].hand"),
        ("/seats/0/hand/0", json!("X"), "seats[0].hand"),
        ("/seats/0/tricks", json!(2), "seats[0].tricks"),
        ("/seats/2/plays", json!(false), "seats[2].plays"),
        ("/calls/0/call", json!("double"), "calls[0].call"),
        ("/calls/1/call", json!("6S"), "calls[1]"),
        ("/calls/0/seat", json!(1), "calls[0]"),
        ("/kitty", json!(["4H", "4D", "6H"]), "kitty"),
        ("/discards", json!(["4H", "4D"]), "discards"),
        ("/given", json!("4H"), "given"),
        ("/tricks", json!([]), "tricks_played"),
        ("/tricks_played", json!(u8::MAX), "tricks_played"),
        ("/tricks/0/plays/0/seat", json!(7), "tricks[0].plays[0].seat"),
        ("/tricks/0/plays/0/seat", json!(2), "tricks[0].plays[0].seat"),
        ("/tricks/0/plays/0/from_row", json!(true), "tricks[0].plays[0].from_row"),
        ("/tricks/0/plays/1/card", json!("X"), "tricks[0].plays[1]"),
        ("/tricks/0/plays", json!([]), "tricks[0]"),
        ("/tricks/0/led", json!("H"), "tricks[0].led"),
        ("/tricks/0/best", json!(3), "tricks[0].best"),
        ("/trick", Value::Null, "seats[0].hand"),
        ("/winners", json!([0]), "winners"),
        ("/games", json!([1, 0, 1, 0]), "games"),
        ("/choices", json!(["AS"]), "choices"),
    ] {
        let error = refused(rules, &view, pointer, other);
        assert!(error.starts_with(place), "{pointer}: {error}");
    }
    let mut more = view;
    more["weather"] = json!("fine");
    assert!(rules.read_view(&more).unwrap_err().to_string().contains("weather"));
}

#[test]
fn sets_may_stand_in_any_order_and_choices_too() {
    let hand = Hand::new("australian-4", &[], 3, "0: X JS JC AS KS QS AC");
    let view = hand.memory(0);
    let mut written = serde_json::to_value(&view).unwrap();
    for pointer in ["/seats/0/hand", "/choices"] {
        written.pointer_mut(pointer).unwrap().as_array_mut().unwrap().reverse();
    }
    assert_eq!(hand.rules.read_view(&written), Ok(view));
}

#[test]
fn what_was_named_for_a_joker_of_a_row_is_found_out() {
    // FH-NOM-2: whether it lay face up before the first lead is not written.
    let mut random = Random::new(43);
    let mut phases = HashSet::new();
    let rules = rules("australian-2", &[("joker_nomination", "on"), ("pack", "46")]);
    for _ in 0..30 {
        let hand = Recorded::random(&rules, vec![0, 0], &mut random);
        hand.states.iter().step_by(3).for_each(|state| comes_back(&rules, state, &mut phases));
    }
}
