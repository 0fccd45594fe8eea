//! Actions as a record writes them \[NOT-ACT\] \[NOT-REC\] \[NOT-RES\].

use five_hundred::{Action, PRESETS, Rules, RulesSpec};
use serde_json::json;
use table::{Game, Seat};

use crate::common::{Hand, Random, Recorded, random_rules};

/// Every legal action at every step of a hand reads back as itself, alone and as a line.
fn read_back(rules: &Rules, random: &mut Random) -> usize {
    let hand = Recorded::random(rules, vec![0; rules.seats()], random);
    let mut checked = 0;
    for state in &hand.states {
        for seat in rules.to_act(state).iter() {
            let list = rules.legal(state, seat).actions;
            for action in list.iter().copied().chain([rules.choices(state, seat).pick(|n| random.below(n))]) {
                let text = action.to_string();
                assert_eq!(rules.read_action(state, &text).unwrap().to_string(), text);
                assert!(same(rules.read_action(state, &text).unwrap(), action), "{text}");
                let (who, _) = rules.read_line(&format!("{seat} {text}")).unwrap();
                assert_eq!(who, seat);
                assert_eq!(rules.check(state, seat, rules.read_action(state, &text).unwrap()), Ok(()));
                assert!(text.split(' ').all(|word| !word.is_empty()));
                checked += 1;
            }
        }
    }
    checked
}

/// The same action; of equal cards it doesn't matter which is meant \[NOT-CARD-4\].
fn same(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Discard(one), Action::Discard(other)) => one.normalised() == other.normalised(),
        _ => one == other,
    }
}

#[test]
fn every_legal_action_reads_back_as_itself() {
    // NOT-ACT, NOT-REC-11, NOT-RES-3
    let mut random = Random::new(11);
    let mut checked = 0;
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        checked += read_back(&rules, &mut random) + read_back(&rules, &mut random);
    }
    for _ in 0..60 {
        checked += read_back(&random_rules(&mut random), &mut random);
    }
    assert!(checked > 20_000, "{checked}");
}

#[test]
fn a_contract_is_given_with_bid_seat_partners_and_nomination() {
    // NOT-RES-10, NOT-RES-5
    let contract = |preset: &str, changes: &[(&str, &str)], script: &str| {
        let seats = crate::common::rules(preset, changes).seats() as u8;
        let mut hand = Hand::new(preset, changes, seats - 1, "0: X | kitty: 5S 5C 4D");
        hand.play(script);
        hand.result("contract")
    };
    let passes = "; 1 pass; 2 pass; 3 pass";
    assert_eq!(contract("australian-4", &[], "0 6S; 1 pass"), json!(null));
    assert_eq!(
        contract("australian-4", &[], &format!("0 7D{passes}")),
        json!({"bid": "7D", "seat": 0, "partners": [2], "nominated": null})
    );
    let nominated = |suit: &str| {
        let script = format!("0 6NT{passes}; 0 discard 5S 5C 4D; 0 nominate {suit}");
        contract("australian-4", &[], &script)["nominated"].clone()
    };
    assert_eq!((nominated("H"), nominated("none")), (json!("H"), json!("none")));
    let sans = [("sans_kitty", "same")];
    assert_eq!(contract("australian-4", &sans, &format!("0 8H sans-kitty{passes}"))["bid"], "8H sans-kitty");
    let partie = [("partie", "on"), ("auction", "until_passed")];
    assert_eq!(contract("australian-4", &partie, &format!("0 partie H{passes}"))["bid"], "partie H");
    let misere = contract("australian-4", &[], &format!("0 open-misere{passes}"));
    assert_eq!((misere["bid"].clone(), misere["partners"].clone()), (json!("open-misere"), json!([])));
}

#[test]
fn an_action_out_of_its_phase_is_refused_with_a_rule() {
    // NOT-ACT, NOT-RES-7
    let mut hand = Hand::new("australian-4", &[], 3, "0: X | kitty: 5S 5C 4D");
    for line in ["0 discard 5S 5C 4D", "0 nominate H", "0 alone", "0 give X", "0 call AH", "0 X"] {
        assert_eq!(hand.refused(line), "NOT-ACT", "{line}");
    }
    hand.play("0 6NT; 1 pass; 2 pass; 3 pass");
    for (line, rule) in [
        ("0 pass", "NOT-ACT"),
        ("0 X", "NOT-ACT"),
        ("1 discard 5S 5C 4D", "FH-KIT-1"),
        ("0 discard 5S", "FH-KIT-1"),
    ] {
        assert_eq!(hand.refused(line), rule, "{line}");
    }
    hand.play("0 discard 5S 5C 4D");
    assert_eq!((hand.refused("0 X:S"), hand.refused("2 nominate S")), ("NOT-ACT", "FH-NOM-1"));
    hand.play("0 nominate S");
    assert_eq!(hand.refused("0 pass"), "NOT-ACT");
    hand.finish(|_| true);
    assert_eq!(hand.refused("0 pass"), "NOT-ACT");
    assert!(Seat::all(4).all(|seat| hand.rules.choices(&hand.state, seat).is_empty()));
}

#[test]
fn what_is_no_action_of_this_table_is_malformed() {
    // FH-AMB-44
    let hand = Hand::new("australian-5", &[], 4, "0: X | kitty: 5S 5C 4D");
    for words in ["partner 5", "partners 1 5", "partners 6 7", "discard"] {
        assert!(hand.rules.read_action(&hand.state, words).is_err(), "{words}");
        assert!(hand.rules.read_line(&format!("0 {words}")).is_err(), "{words}");
    }
    assert!(hand.rules.read_line("5 pass").is_err());
    for words in ["partner 4", "partners 1 4", "discard 5S"] {
        assert!(hand.rules.read_line(&format!("0 {words}")).is_ok(), "{words}");
    }
    let six = Hand::new("australian-6", &[], 5, "0: X");
    assert!(six.rules.read_line("0 partner 5").is_ok());
}
