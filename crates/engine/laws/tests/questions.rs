//! The questions reach every row of every table, and nobody is asked more than five.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use laws::{
    Incident,
    questions::{Answer, Inquiry, MOST_QUESTIONS, Players, Topic},
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

/// What can't be true of an incident, whatever the laws say to it.
fn contradictions(told: &Incident) -> Vec<&'static str> {
    let told = serde_json::to_value(told).unwrap();
    let contract = &told["contract"];
    let (fact, common) = (&told["incidents"][0], &told["stage"]);
    let stage = if fact["stage"].is_null() { common } else { &fact["stage"] };
    let is = |word: &str| stage == word;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let is_before_play = ["draw", "shuffle", "cut", "dealing", "dealt", "calling", "bidding", "contract"]
        .iter()
        .any(|word| is(word));
    let mut found = Vec::new();
    let mut never = |what: &'static str, is_so: bool| found.extend(is_so.then_some(what));
    match fact["kind"].as_str().unwrap() {
        "lead" => never("led in their own place", !fact["turn"].is_null() && fact["turn"] == fact["seat"]),
        "count" => {
            let (wrong, played) = (list(&fact["wrong"]), list(&fact["played"]));
            never("nothing is wrong", wrong.is_empty() && fact["kitty_wrong"] == false);
            never("played before the lead", is_before_play && !played.is_empty());
            never("nobody played to a trick that has begun", is("first_trick") && played.is_empty());
            never("not all played to a trick that is over", is("play") && played.len() < 3);
            let others = wrong.iter().any(|seat| *seat != contract["seat"]);
            never("discarded by another", fact["cause"] == "discard" && (others || contract.is_null()));
        }
        "cut" => {
            let in_the_cut = fact["fault"] != "shuffled_after_dealer" && fact["fault"] != "no_cut";
            never("wrong in a cut that hasn't been", in_the_cut && is("shuffle"));
        }
        "deal" => never("turned up their own", fact["fault"] == "turned" && fact["seat"] == told["dealer"]),
        "kitty_seen" => {
            let early = ["dealt", "calling", "bidding"].iter().any(|word| fact["seen_at"] == *word);
            never(
                "discards before there is a contractor",
                fact["what"] == "discards" && (early || contract.is_null()),
            );
            let is_led = fact["seen_at"] == "first_trick";
            let takes = contract["bid"].as_str().is_some_and(|bid| !bid.contains("sans") && bid != "nullo");
            never("a kitty that was taken up", fact["what"] == "kitty" && is_led && takes);
        }
        "look" => {
            never("a trick before the lead", fact["what"] == "trick" && is_before_play);
            never("discards of nobody", fact["what"] == "discards" && contract.is_null());
        }
        "revoke" => {
            let held = list(&fact["held"]);
            never("the same card", !fact["led"].is_null() && held.contains(&fact["card"]));
        }
        _ => {}
    }
    found
}

#[test]
fn no_answers_that_contradict_each_other_lead_to_a_ruling() {
    let mut seen = 0;
    for table in tables() {
        for topic in Topic::ALL {
            walk(topic, &table, &mut |inquiry| {
                if !inquiry.incident().incidents.is_empty() {
                    seen += 1;
                    assert_eq!(contradictions(inquiry.incident()), [""; 0], "{:?}", inquiry.incident());
                }
            });
        }
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn an_answer_that_cannot_be_is_refused_and_tells_nothing() {
    let all = |seats: &[u8]| Players(seats.iter().map(|&seat| table::Seat(seat)).collect());
    let cards = |played: &str, held: &str| {
        Answer::Cards(Some("D".parse().unwrap()), played.parse().unwrap(), held.parse().unwrap())
    };
    let word = Answer::Word;
    let seat = |seat: u8| Answer::Seat(table::Seat(seat));
    let over = [word("hand-over"), seat(1)];
    let begun = [word("first-trick"), Answer::Wrong(all(&[0]), false)];
    for (topic, before, impossible) in [
        (Topic::Lead, &[word("no"), seat(1)][..], vec![seat(1), word("no"), seat(9)]),
        (Topic::Revoke, &over, vec![cards("5S", "5S"), cards("2S", "9D"), Answer::Points(1)]),
        (
            Topic::Count,
            &[word("first-trick")],
            vec![Answer::Wrong(all(&[]), false), Answer::Seats(all(&[1]))],
        ),
        (Topic::Count, &begun, vec![Answer::Seats(all(&[])), Answer::Seats(all(&[0, 1, 2, 3]))]),
        (Topic::Score, &[word("no"), seat(0)], vec![word("yes"), seat(1)]),
    ] {
        let mut inquiry = Inquiry::new(topic, &tables()[0]).unwrap();
        for &answer in before {
            assert!(inquiry.answer(answer), "{topic:?} {answer:?}");
        }
        let (question, told) = (inquiry.question(), inquiry.incident().clone());
        assert!(question.is_some());
        for answer in impossible {
            assert!(!inquiry.allows(answer) && !inquiry.answer(answer), "{topic:?} {answer:?}");
            assert_eq!((inquiry.question(), inquiry.incident()), (question.clone(), &told));
        }
    }
}
