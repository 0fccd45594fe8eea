//! The questions reach every row of every table, and nobody is asked more than five.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use laws::{
    Incident,
    questions::{Answer, Inquiry, MOST_QUESTIONS, Topic},
};
use serde_json::{Value, json};

fn known(rules: &Value, contract: &Value, stage: Option<&str>) -> Incident {
    let mut told = json!({
        "format": laws::INCIDENT_FORMAT, "rules": rules, "dealer": 0, "contract": contract, "incidents": [],
    });
    if let Some(stage) = stage {
        told["stage"] = stage.into();
    }
    Incident::read(&told.to_string()).unwrap()
}

/// Walks every way through the questions, and gives what was told at the end of each.
fn walk(topic: Topic, known: &Incident, end: &mut impl FnMut(&Inquiry)) {
    fn on(topic: Topic, known: &Incident, way: &mut Vec<Answer>, end: &mut impl FnMut(&Inquiry)) {
        let mut inquiry = Inquiry::new(topic, known).unwrap();
        for &answer in way.iter() {
            inquiry.answer(answer);
        }
        let Some(question) = inquiry.question() else {
            assert!(way.len() <= MOST_QUESTIONS, "{topic:?} {way:?}");
            return end(&inquiry);
        };
        assert!(question.answers.len() > 1, "{topic:?} {question:?}");
        for answer in question.answers {
            way.push(answer);
            on(topic, known, way, end);
            way.pop();
        }
    }
    on(topic, known, &mut Vec::new(), end);
}

/// The tables where the walk begins: rules, contract, and the stage if the hand is over.
fn tables() -> Vec<Incident> {
    let of = |rules: Value, contract: Value| known(&rules, &contract, None);
    let contract = |bid: &str, partners: Value| json!({"bid": bid, "seat": 1, "partners": partners});
    vec![
        of(json!({"preset": "quebec-4"}), contract("7H", json!([3]))),
        of(json!({"preset": "quebec-4"}), Value::Null),
        known(&json!({"preset": "quebec-4"}), &Value::Null, Some("over")),
        of(json!({"preset": "quebec-4-nullo"}), contract("nullo", json!([]))),
        of(json!({"preset": "american-3"}), contract("7H", json!([]))),
        of(json!({"preset": "american-3"}), Value::Null),
        of(json!({"preset": "australian-4"}), contract("7H", json!([3]))),
        of(json!({"preset": "australian-4"}), Value::Null),
        known(&json!({"preset": "australian-4", "all_pass": "no_trump_tricks"}), &Value::Null, Some("play")),
        of(json!({"preset": "american-6", "allied_defenders": "as_partners"}), contract("7H", json!([4]))),
    ]
}

#[test]
fn every_row_is_reached_by_questions() {
    let mut reached = BTreeSet::new();
    let mut firsts = Vec::new();
    for table in tables() {
        for topic in Topic::ALL {
            walk(topic, &table, &mut |inquiry| {
                let judged = inquiry
                    .judgement()
                    .unwrap_or_else(|error| panic!("{topic:?} {:?}: {error}", inquiry.incident()));
                reached
                    .extend(judged.iter().flat_map(|judged| judged.rulings.iter().map(|ruling| ruling.law)));
                // Something else happened too: two looks, two revokes.
                if matches!(topic, Topic::Kitty | Topic::Revoke)
                    && judged.is_some_and(|judged| !judged.stands())
                {
                    firsts.push((topic, inquiry.incident().clone()));
                }
            });
        }
    }
    let is_first = |(topic, incident): &(Topic, Incident)| {
        *topic == Topic::Revoke || incident.rules["preset"] == "quebec-4"
    };
    for (topic, known) in firsts.into_iter().filter(is_first).step_by(3) {
        walk(topic, &known, &mut |inquiry| {
            let judged = inquiry.judgement().unwrap().unwrap();
            reached.extend(judged.rulings.iter().map(|ruling| ruling.law));
        });
    }
    let missed: Vec<_> = laws::laws().into_iter().filter(|law| !reached.contains(law)).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn the_suit_of_a_joker_is_asked_where_it_decides() {
    // FH-NOM-1, LAW-REV-1: of the contractor's own joker, where it may have a suit.
    let told = |bid: &str, seat: u8, card: &str, held: &str| {
        let contract = json!({"bid": bid, "seat": 1, "partners": [3]});
        let table = known(&json!({"preset": "australian-4"}), &contract, None);
        let mut inquiry = Inquiry::new(Topic::Revoke, &table).unwrap();
        inquiry.answer(Answer::Word("hand-over"));
        inquiry.answer(Answer::Seat(table::Seat(seat)));
        let [card, held] = [card, held].map(|card| card.parse().unwrap());
        inquiry.answer(Answer::Cards(Some("D".parse().unwrap()), card, held));
        inquiry
    };
    let law = |card: &str, held: &str, suit: &'static str| {
        let mut inquiry = told("8NT", 1, card, held);
        assert_eq!(inquiry.question().unwrap().key, "joker-suit");
        inquiry.answer(Answer::Word(suit));
        inquiry.answer(Answer::Word("yes"));
        inquiry.judgement().unwrap().unwrap().rulings[0].law
    };
    assert_eq!((law("X", "4D", "no-suit"), law("X", "4D", "diamonds")), ("LAW-REV-6", "LAW-REV-2"));
    assert_eq!((law("9C", "X", "no-suit"), law("9C", "X", "diamonds")), ("LAW-REV-2", "LAW-REV-6"));
    for (bid, seat, card) in [("8NT", 2, "X"), ("8H", 1, "X"), ("8NT", 1, "9C")] {
        assert_ne!(told(bid, seat, card, "4D").question().unwrap().key, "joker-suit", "{bid} {seat} {card}");
    }
}

#[test]
fn a_trick_that_is_down_ends_the_questions() {
    let mut inquiry = Inquiry::new(Topic::Lead, &tables()[0]).unwrap();
    assert_eq!(inquiry.question().unwrap().key, "trick-down");
    inquiry.answer(Answer::Word("yes"));
    assert_eq!(inquiry.question(), None);
    assert_eq!(inquiry.judgement().unwrap().unwrap().rulings[0].law, "LAW-TURN-1");
}

#[test]
fn while_the_hand_is_played_nobody_asks_for_proof() {
    // LAW-REV-13
    let asked = |how_far: &'static str| {
        let mut inquiry = Inquiry::new(Topic::Revoke, &tables()[0]).unwrap();
        let mut last = "";
        while let Some(question) = inquiry.question() {
            last = question.key;
            inquiry.answer(match last {
                "how-far" => Answer::Word(how_far),
                "corrected" | "proved" => Answer::Word("no"),
                _ => question.answers[0],
            });
        }
        (last, inquiry.judgement().unwrap().unwrap().rulings[0].law)
    };
    assert_eq!(asked("next-open"), ("corrected", "LAW-REV-4"));
    assert_eq!(asked("next-played"), ("which-cards", "LAW-REV-4"));
    assert_eq!(asked("hand-over"), ("proved", "LAW-REV-4"));
}

#[test]
fn what_makes_no_difference_is_not_asked() {
    // Alone, whose lead it was doesn't matter; with a partner it does.
    let asked = |table: &Incident| {
        let mut inquiry = Inquiry::new(Topic::Lead, table).unwrap();
        inquiry.answer(Answer::Word("no"));
        inquiry.answer(Answer::Seat(table::Seat(0)));
        inquiry.question().map(|question| question.key)
    };
    assert_eq!(asked(&tables()[4]), None);
    assert_eq!(asked(&tables()[0]), Some("whose-lead"));
}

#[test]
fn what_the_laws_say_nothing_of_has_no_question() {
    // LAW-AMB-43, LAW-EXP-14
    for topic in [Topic::Open, Topic::Other] {
        let inquiry = Inquiry::new(topic, &tables()[0]).unwrap();
        assert_eq!((inquiry.question(), inquiry.judgement().unwrap()), (None, None));
    }
}
