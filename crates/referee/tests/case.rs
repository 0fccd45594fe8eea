//! Cases in addresses: every row of every table is reached by them, in words of both languages, and each address leads back
//! to its case.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use five_hundred::{Bid, Rules};
use kookaburra::{AnyRules, build_code};
use laws::questions::{Answer, Topic};
use referee::{Branch, Case, Step, TIMES};
use table::{Seat, SeatSet};
use texts::{Lang, Texts};

fn rules(code: &str) -> Box<Rules> {
    match build_code(code).unwrap() {
        AnyRules::FiveHundred(rules) => rules,
        AnyRules::Rummy500(_) => panic!("{code} has no laws"),
    }
}

fn bid(text: &str) -> Option<Bid> {
    Some(text.parse().unwrap())
}

/// The hands where the walk begins.
fn hands() -> Vec<(Box<Rules>, Case)> {
    let case = Case::default();
    let of = |code: &str, case: Case| (rules(code), case);
    let chosen = Some(SeatSet::of(Seat(2)));
    vec![
        of("quebec-4", case.with_contract(bid("7H"))),
        of("quebec-4", case.with_contract(None)),
        of("quebec-4-nullo", case.with_contract(bid("nullo"))),
        of("american-3", case.with_contract(bid("7H"))),
        of("american-3", case.with_contract(None)),
        of("australian-4", case.with_contract(bid("7H")).with_dealer(Seat(2))),
        of("australian-4+all_pass=no_trump_tricks", case.with_contract(None)),
        of("american-6+allied_defenders=as_partners", case.with_contract(bid("7H"))),
        of("australian-5", case.with_contract(bid("7H")).with_partners(chosen)),
    ]
}

/// Walks every way of answers from a case on, and gives each step of it.
fn walk(rules: &Rules, case: &Case, see: &mut impl FnMut(&Case, &Step)) {
    let step = case.step(rules).unwrap();
    see(case, &step);
    match step {
        Step::Question(question, _) => {
            for &answer in &question.answers {
                walk(rules, &case.with_answer(&question, answer), see);
            }
        }
        Step::Dealer => walk(rules, &case.with_dealer(Seat(0)), see),
        _ => {}
    }
}

/// No word is missing, and nothing is left to be filled in.
fn check_words(texts: &[String]) {
    for text in texts {
        assert!(!text.is_empty() && !text.contains(['⟨', '{', '}']), "{text:?}");
    }
}

#[test]
fn every_row_is_reached_in_addresses_and_said_in_both_languages() {
    // LAW-REF-7, LAW-REF-8
    let mut reached = BTreeSet::new();
    let mut firsts = Vec::new();
    for (rules, hand) in hands() {
        for topic in Topic::ALL {
            let mut number = 0_usize;
            walk(&rules, &hand.and(topic), &mut |case, step| {
                assert_eq!(Case::read(&case.to_string()), *case, "{case}");
                let Step::Rulings(branches) = step else { return };
                let [Branch { answer: None, judgement }] = &branches[..] else { panic!("{case}") };
                let Some(judgement) = judgement else { return };
                reached.extend(judgement.rulings.iter().map(|ruling| ruling.law));
                number += 1;
                let is_revoke = topic == Topic::Revoke && rules.seats() == 4;
                if number % if is_revoke { 3 } else { 16 } == 1 {
                    firsts.push((rules.clone(), case.clone()));
                }
                for lang in Lang::ALL.into_iter().filter(|_| number < 40) {
                    let texts = Texts::for_rules(lang, &*rules);
                    let chairs = case.chairs(&rules, texts);
                    assert_eq!(chairs.len(), rules.seats());
                    check_words(&chairs);
                    check_words(&[referee::page(judgement, &rules, &chairs, texts)]);
                }
            });
        }
    }
    // Something else has happened too.
    for (rules, first) in &firsts {
        let topics: &[Topic] = match first.topic() {
            Some(Topic::Kitty) => &[Topic::Kitty],
            Some(Topic::Revoke) => &[Topic::Revoke],
            _ => &[],
        };
        for &topic in topics {
            walk(rules, &first.and(topic), &mut |_, step| {
                let Step::Rulings(branches) = step else { return };
                let judged = branches.iter().filter_map(|branch| branch.judgement.as_ref());
                reached.extend(judged.flat_map(|judged| judged.rulings.iter().map(|ruling| ruling.law)));
            });
        }
    }
    // Of a hand that everyone passed an address can't tell yet.
    let untold = ["LAW-DEAL-21", "LAW-WID-6"];
    let missed: Vec<_> = laws::laws().into_iter().filter(|law| !reached.contains(law)).collect();
    assert_eq!(missed, untold);
}

#[test]
fn who_disagrees_sees_both_rulings() {
    let rules = rules("australian-4");
    let case = Case::default().with_contract(bid("7H")).and(Topic::Lead);
    let Step::Question(down, true) = case.step(&rules).unwrap() else { panic!("{case}") };
    let mut case = case.with_both(&down, Answer::Word("yes"), Answer::Word("no"));
    assert_eq!(Case::read(&case.to_string()), case);
    // Only one of them needs to know more; nobody disagrees twice.
    for _ in 0..2 {
        let Step::Question(question, false) = case.step(&rules).unwrap() else { panic!("{case}") };
        case = case.with_answer(&question, question.answers[1]);
    }
    let Step::Rulings(branches) = case.step(&rules).unwrap() else { panic!("{case}") };
    let told: Vec<_> = (branches.iter())
        .map(|branch| (branch.answer.unwrap(), branch.judgement.as_ref().unwrap().rulings[0].law))
        .collect();
    assert_eq!(told, [(Answer::Word("yes"), "LAW-TURN-1"), (Answer::Word("no"), "LAW-TURN-2")]);
    let facts = case.facts(&rules).unwrap();
    assert_eq!(facts[0].answers, [Answer::Word("yes"), Answer::Word("no")]);
    assert_eq!(facts[0].before.to_string(), "7H/lead");
}

#[test]
fn what_is_said_later_may_come_too_late() {
    let rules = rules("australian-4");
    let case = Case::read("7H/lead:trick-down=no.who-led=1.whose-lead=0");
    let times = case.other_times(&rules).unwrap();
    assert_eq!(times.len(), 1, "{times:?}");
    assert_eq!((times[0].question.key, &times[0].answers[..]), ("trick-down", &[Answer::Word("yes")][..]));
    assert_eq!(times[0].judgement.rulings[0].law, "LAW-TURN-1");
}

#[test]
fn every_question_about_time_is_one_that_is_asked() {
    let mut asked = BTreeSet::new();
    for (rules, hand) in hands() {
        for topic in Topic::ALL {
            walk(&rules, &hand.and(topic), &mut |_, step| {
                if let Step::Question(question, _) = step {
                    asked.insert(question.key);
                }
            });
        }
    }
    let never: Vec<_> = TIMES.into_iter().filter(|key| !asked.contains(key)).collect();
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn an_address_that_can_t_be_read_asks_again() {
    let rules = rules("australian-4");
    for (path, step) in [
        ("", Step::Topic),
        ("-/poker", Step::Topic),
        ("99Z/lead", Step::Contract),
        ("é/revoke:how-far=é.x", Step::Contract),
    ] {
        assert_eq!(Case::read(path).step(&rules).unwrap(), step, "{path}");
    }
    let asked = |path: &str| match Case::read(path).step(&rules) {
        Ok(Step::Question(question, _)) => question.key,
        other => panic!("{path}: {other:?}"),
    };
    assert_eq!(asked("7H/lead:trick-down=perhaps"), "trick-down");
    assert_eq!(asked("7H/lead:trick-down=no.who-led=9"), "who-led");
    assert!(Case::read("open-misere/score").step(&rules).is_ok());
    // A contract that these rules don't have is named.
    let none = Case::read("partie_H/lead").step(&rules).unwrap_err();
    assert!(none.to_string().contains("contract"), "{none}");
}
