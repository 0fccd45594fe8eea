//! Every ruling has its words in both languages, and every question and answer too.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fs, path::Path};

use laws::{
    Incident,
    questions::{Answer, Inquiry, Players, Question, Topic},
};
use serde_json::{Value, json};
use table::{Seat, SeatSet};
use texts::{Lang, Texts};

fn cases() -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../conformance/laws-referee.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn page(incident: &str, lang: Lang) -> Option<String> {
    let incident = Incident::read(incident).ok()?;
    let (judgement, rules) = (laws::rule(&incident).ok()?, incident.rules().unwrap());
    let names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"].map(str::to_owned);
    Some(texts::referee::page(&judgement, &rules, &names[..rules.seats()], Texts::for_rules(lang, &rules)))
}

#[test]
fn every_ruling_is_said_in_both_languages_with_the_same_law() {
    // LAW-REF-8
    let mut said = 0;
    for case in cases() {
        let pages = Lang::ALL.map(|lang| page(&case["incident"].to_string(), lang));
        let [Some(english), Some(french)] = pages else { continue };
        assert!(!english.contains('⟨') && !french.contains('⟨'), "{english}\n{french}");
        for ruling in case["expect"]["rulings"].as_array().unwrap() {
            let law = ruling["law"].as_str().unwrap();
            assert!(english.contains(law) && french.contains(law), "{english}\n{french}");
        }
        assert_ne!(english, french);
        said += 1;
    }
    assert!(said > 200, "{said}");
}

#[test]
fn every_row_has_its_sentence() {
    // LAW-REF-8
    for lang in Lang::ALL {
        for law in laws::laws() {
            assert!(Texts::new(lang).has(&law.to_lowercase()), "{lang}: {law}");
        }
    }
}

#[test]
fn a_ruling_reads_as_one_would_say_it() {
    let incident = json!({
        "format": "kookaburra-incident/1", "rules": {"preset": "quebec-4"}, "dealer": 0, "stage": "play",
        "contract": {"bid": "7H", "seat": 1, "partners": [3]},
        "incidents": [{"kind": "lead", "seat": 1, "turn": 3, "card": "AD", "trick_complete": false}],
    });
    assert_eq!(
        page(&incident.to_string(), Lang::En).unwrap(),
        "The card goes back.\n\
         Do now:\n  \
         1. Bo takes the card back, and so does everyone who played after it.\n  \
         2. Bo lays the card face up, and plays it as soon as the rules allow.\n  \
         3. Ask for the demand; then Di leads.\n\
         Who chooses, at once: Ann may name the suit of this lead, any but the exposed card’s; or forbid the \
         exposed card’s suit; or ask for nothing.\n\
         Otherwise: A lead before one’s turn goes back, and the card is exposed. (LAW-TURN-2)\n\
         Why: law LAW-TURN-3 (premature leads and plays): A lead in a partner’s place goes back, and an \
         opponent may say what is led."
    );
    let french = page(&incident.to_string(), Lang::Fr).unwrap();
    assert!(
        french.starts_with("La carte retourne dans la main.\n")
            && french.contains(")\u{a0}: Une entame à la place du partenaire"),
        "{french}"
    );
    assert!(french.contains("Au choix d’Ann"), "{french}");
}

/// Asks all questions of a topic with the first answer, then the second, and so on.
fn questions(topic: Topic, known: &Incident) -> Vec<Question> {
    let mut found = Vec::new();
    let mut ways = vec![Vec::new()];
    while let Some(way) = ways.pop() {
        let mut inquiry = Inquiry::new(topic, known).unwrap();
        way.iter().for_each(|&answer| assert!(inquiry.answer(answer)));
        let Some(question) = inquiry.question() else { continue };
        let answers = question.answers.iter().take(12);
        ways.extend(answers.map(|&answer| [way.clone(), vec![answer]].concat()));
        if !found.contains(&question) {
            found.push(question);
        }
    }
    found
}

#[test]
fn every_question_and_answer_is_said() {
    let mut keys = Vec::new();
    for (rules, contract) in [
        ("quebec-4", json!({"bid": "7H", "seat": 1, "partners": [3]})),
        ("quebec-4", Value::Null),
        ("australian-6", Value::Null),
        ("australian-2", json!({"bid": "7H", "seat": 1, "partners": []})),
        ("american-2-dead", json!({"bid": "7H", "seat": 1, "partners": []})),
    ] {
        let known = json!({
            "format": "kookaburra-incident/1", "rules": {"preset": rules}, "dealer": 0, "contract": contract,
            "incidents": [],
        });
        let known = Incident::read(&known.to_string()).unwrap();
        for topic in Topic::ALL {
            for question in questions(topic, &known) {
                for lang in Lang::ALL {
                    let texts = Texts::for_rules(lang, &known.rules().unwrap());
                    assert!(texts.has(&format!("topic-{}", topic.key())), "{topic:?}");
                    assert!(texts.has(&format!("ask-law-{}", question.key)), "{}", question.key);
                    let choices = texts::referee::choices(&question, &[], texts);
                    assert!(choices.iter().all(|choice| !choice.contains('⟨')), "{choices:?}");
                    assert_eq!(choices.is_empty(), question.is_open, "{question:?}");
                }
                keys.push(question.key);
            }
        }
    }
    keys.sort_unstable();
    keys.dedup();
    assert!(keys.len() > 35, "{keys:?}");
}

#[test]
fn answers_are_read_as_they_are_typed() {
    let asked = |answer: Answer| Question { key: "", answers: vec![answer, answer], is_open: true };
    let read = |answer: Answer, typed: &str| {
        texts::referee::read(&asked(answer), &["Ann", "Bo", "Mary Ann", "Di"].map(str::to_owned), typed)
    };
    let yes = Answer::Word("yes");
    assert_eq!(
        (read(yes, " 2 "), read(yes, "3"), read(yes, "0"), read(yes, "x")),
        (Some(yes), None, None, None)
    );
    let players = |seats: &[u8]| Players(seats.iter().map(|&seat| Seat(seat)).collect());
    let nobody = Answer::Seats(Players(SeatSet::EMPTY));
    // Names and numbers from 1, in any mixture; nobody has a zero.
    for typed in ["1 3", "ann mary ann", "Ann, 3", "1 mary", "3 1"] {
        assert_eq!(read(nobody, typed), Some(Answer::Seats(players(&[0, 2]))), "{typed}");
    }
    assert_eq!((read(nobody, ""), read(nobody, "5"), read(nobody, "0")), (Some(nobody), None, None));
    let wrong = Answer::Wrong(players(&[]), false);
    assert_eq!(read(wrong, "2 K"), Some(Answer::Wrong(players(&[1]), true)));
    let points = Answer::Points(0);
    assert_eq!((read(points, "– 180"), read(points, "many")), (Some(Answer::Points(-180)), None));
    let cards = |led: Option<&str>, card: &str, held: &str| {
        Answer::Cards(led.map(|suit| suit.parse().unwrap()), card.parse().unwrap(), held.parse().unwrap())
    };
    let any = cards(None, "9C", "9C");
    assert_eq!(read(any, "d 9C jd"), Some(cards(Some("D"), "9C", "JD")));
    assert_eq!((read(any, "- 9C"), read(any, "D 9C"), read(any, "D 9C 4D 5D")), (Some(any), None, None));
}
