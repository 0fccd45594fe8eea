//! Cases in addresses: every row of every table is reached by them, in words of both languages, and each address leads
//! back to its case.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use five_hundred::{Bid, Rules};
use kookaburra::{AnyRules, build_code};
use laws::{
    Tally,
    questions::{Answer, Topic},
};
use rayon::prelude::*;
use table::{Seat, SeatSet};
use texts::referee::{Branch, Case, Step, TIMES};
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

/// Walks a topic from a hand on: the laws that it reaches, and some of its cases.
fn reached_first(rules: &Rules, hand: &Case, topic: Topic) -> (BTreeSet<&'static str>, Vec<(Rules, Case)>) {
    let mut reached = BTreeSet::new();
    let mut firsts = Vec::new();
    let mut number = 0_usize;
    walk(rules, &hand.and(topic), &mut |case, step| {
        assert_eq!(Case::read(&case.to_string()), *case, "{case}");
        let Step::Rulings(branches) = step else { return };
        let [Branch { answer: None, judgement, tally }] = &branches[..] else { panic!("{case}") };
        let Some(judgement) = judgement else { return };
        check_tally(rules, case, tally);
        reached.extend(judgement.rulings.iter().map(|ruling| ruling.law));
        number += 1;
        let is_revoke = topic == Topic::Revoke && rules.seats() == 4;
        if number % if is_revoke { 24 } else { 16 } == 1 {
            firsts.push((rules.clone(), case.clone()));
        }
        for lang in Lang::ALL.into_iter().filter(|_| number < 40) {
            let texts = Texts::for_rules(lang, rules);
            let chairs = case.chairs(rules, texts);
            assert_eq!(chairs.len(), rules.seats());
            check_words(&chairs);
            check_words(&[texts::referee::page(judgement, rules, &chairs, texts)]);
        }
    });
    (reached, firsts)
}

/// The laws that are reached where something else has happened, too.
fn reached_later(rules: &Rules, first: &Case) -> BTreeSet<&'static str> {
    let topics: &[Topic] = match first.topic() {
        Some(Topic::Kitty) => &[Topic::Kitty],
        Some(Topic::Revoke) => &[Topic::Revoke],
        _ => &[],
    };
    let mut reached = BTreeSet::new();
    for &topic in topics {
        walk(rules, &first.and(topic), &mut |_, step| {
            let Step::Rulings(branches) = step else { return };
            let judged = branches.iter().filter_map(|branch| branch.judgement.as_ref());
            reached.extend(judged.flat_map(|judged| judged.rulings.iter().map(|ruling| ruling.law)));
        });
    }
    reached
}

#[test]
fn every_row_is_reached_in_addresses_and_said_in_both_languages() {
    // LAW-REF-7, LAW-REF-8
    let case = Case::default();
    let passed = (rules("quebec-4"), case.with_all_passed(), &[Topic::Count, Topic::Kitty][..]);
    let no_trumps = (rules("australian-4"), case.with_contract(bid("8NT")), &[Topic::Revoke][..]);
    let all = hands().into_iter().map(|(rules, hand)| (rules, hand, &Topic::ALL[..]));
    let walks: Vec<_> = all
        .chain([passed, no_trumps])
        .flat_map(|(rules, hand, topics)| {
            topics.iter().map(move |&topic| (rules.clone(), hand.clone(), topic))
        })
        .collect();
    let (reached, firsts): (Vec<_>, Vec<_>) =
        walks.par_iter().map(|(rules, hand, topic)| reached_first(rules, hand, *topic)).unzip();
    let later = firsts.concat().into_par_iter().map(|(rules, first)| reached_later(&rules, &first));
    let reached: BTreeSet<_> = reached.into_iter().chain(later.collect::<Vec<_>>()).flatten().collect();
    let missed: Vec<_> = laws::laws().into_iter().filter(|law| !reached.contains(law)).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

/// What is asked for the points leads to points, said in both languages, and the address keeps it.
fn check_tally(rules: &Rules, case: &Case, tally: &Tally) {
    let Tally::Tricks(groups) = tally else { return };
    let mut tricks = vec![0; groups.len()];
    tricks[0] = five_hundred::TRICKS;
    let told = case.with_tricks(Some(tricks));
    assert_eq!(Case::read(&told.to_string()), told, "{told}");
    let Step::Rulings(branches) = told.step(rules).unwrap() else { panic!("{told}") };
    let Tally::Points(points) = &branches[0].tally else { panic!("{told}") };
    for lang in Lang::ALL {
        let texts = Texts::for_rules(lang, rules);
        let chairs = case.chairs(rules, texts);
        check_words(&texts::referee::points(points, rules, &chairs, texts));
        check_words(&[texts::referee::tricks_of(groups[0], &chairs, texts)]);
    }
}

/// What is said of the points of a hand at the end of an address.
fn points(code: &str, path: &str) -> Vec<String> {
    let (rules, case) = (rules(code), Case::read(path));
    let texts = Texts::for_rules(Lang::En, &*rules);
    let chairs = case.chairs(&rules, texts);
    let Step::Rulings(branches) = case.step(&rules).unwrap() else { panic!("{path}") };
    match &branches[0].tally {
        Tally::Points(points) => texts::referee::points(points, &rules, &chairs, texts),
        Tally::Tricks(groups) => {
            groups.iter().map(|&party| texts::referee::tricks_of(party, &chairs, texts)).collect()
        }
        Tally::NotYet => Vec::new(),
    }
}

#[test]
fn a_hand_that_is_over_has_points_and_tricks_are_asked_only_where_they_decide() {
    // LAW-REF-2, LAW-REV-6, LAW-REV-7
    let revoke = |hand: &str, who: u8, proved: &str| {
        format!("{hand}/revoke:how-far=hand-over.who-revoked={who}.which-cards=D+9C+KD.proved={proved}")
    };
    // In Québec a contract that is lost or awarded counts whatever the tricks.
    let lost = points("quebec-4", &revoke("7H", 0, "yes"));
    assert_eq!(lost, ["Points: Contractor and Partner 0, Left and Right 200."]);
    let awarded = points("quebec-4", &revoke("7H", 1, "yes"));
    assert_eq!(awarded, ["Points: Contractor and Partner 200, Left and Right 0."]);
    // Elsewhere the opponents have their tricks, and a revoke that isn't proved leaves it to them.
    let asked = ["Bidder", "Left", "Right"].map(|name| format!("How many tricks did {name} win?"));
    assert_eq!(points("american-3", &revoke("7H", 0, "yes")), asked);
    assert_eq!(
        points("american-3", &revoke("7H.t6-2-2", 0, "yes")),
        ["Points: Bidder −200, Left 20, Right 20."]
    );
    assert_eq!(
        points("american-3", &revoke("7H.t6-2-2", 1, "yes")),
        ["Points: Bidder 200, Left 0, Right 20."]
    );
    assert_eq!(points("quebec-4", &revoke("7H", 1, "no")).len(), 2, "the tricks decide");
    assert_eq!(
        points("quebec-4", &revoke("7H.t7-3", 1, "no")),
        ["Points: Contractor and Partner 200, Left and Right 0."]
    );
    // Tricks that no hand has are asked for again, as are those of another number of players.
    for tricks in ["9-9-9", "6-4", "x"] {
        assert_eq!(points("american-3", &revoke(&format!("7H.t{tricks}"), 0, "yes")), asked, "{tricks}");
    }
    // While it is played, and after the next cut, nothing is asked.
    assert_eq!(points("american-3", "7H/lead:trick-down=yes"), [""; 0]);
    let late = revoke("7H", 0, "yes").replace("hand-over", "pack-cut");
    assert_eq!(points("american-3", &late), [""; 0]);
    // Nobody scores what all passed.
    assert_eq!(
        points("quebec-4", "passed/kitty:said-in-time=yes.when-seen=before-bid"),
        ["Points: nobody scores in this hand."]
    );
}

#[test]
fn the_suit_of_a_joker_decides_what_follows() {
    // FH-NOM-1, FH-JOK-3, FH-JOK-5, LAW-REV-1
    let law = |path: &str| {
        let rules = rules("australian-4");
        match Case::read(path).step(&rules).unwrap() {
            Step::Rulings(branches) => branches[0].judgement.as_ref().unwrap().rulings[0].law,
            Step::Question(question, _) => question.key,
            other => panic!("{path}: {other:?}"),
        }
    };
    let told = |hand: &str, who: u8, cards: &str, suit: &str| {
        law(&format!(
            "{hand}/revoke:how-far=hand-over.who-revoked={who}.which-cards={cards}{suit}.proved=yes"
        ))
    };
    // The contractor played the joker, and could follow to a diamond: no revoke if it was itself of diamonds.
    assert_eq!(told("8NT", 0, "D+X+4D", ""), "joker-suit");
    assert_eq!(told("8NT", 0, "D+X+4D", ".joker-suit=no-suit"), "LAW-REV-6");
    assert_eq!(told("8NT", 0, "D+X+4D", ".joker-suit=hearts"), "LAW-REV-6");
    assert_eq!(told("8NT", 0, "D+X+4D", ".joker-suit=diamonds"), "LAW-REV-2");
    // A joker of hearts that was kept back when a heart was led.
    assert_eq!(told("8NT", 0, "H+9C+X", ".joker-suit=hearts"), "LAW-REV-6");
    assert_eq!(told("8NT", 0, "H+9C+X", ".joker-suit=no-suit"), "LAW-REV-2");
    // Of another player's joker, of a suit contract and of cards without it nobody asks.
    assert_eq!(told("8NT", 1, "D+X+4D", ""), "LAW-REV-7");
    assert_eq!(told("8H", 0, "D+X+4D", ""), "LAW-REV-6");
    assert_eq!(told("8NT", 0, "D+9C+4D", ""), "LAW-REV-6");
    // A joker was led and clubs were named: who holds a club follows.
    assert_eq!(told("8NT", 1, "C+9H+5C", ""), "LAW-REV-7");
    assert_eq!(told("8NT", 1, "D+9H+5C", ""), "LAW-REV-2");
}

#[test]
fn trumps_decide_which_jack_follows() {
    // Check 17: FH-RANK-2, LAW-REV-1, LAW-REV-2
    let rules = rules("quebec-4");
    let law = |led: &str| {
        let path = format!("7H/revoke:how-far=hand-over.who-revoked=1.which-cards={led}+9C+JD.proved=yes");
        let Step::Rulings(branches) = Case::read(&path).step(&rules).unwrap() else { panic!("{path}") };
        branches[0].judgement.as_ref().unwrap().rulings[0].law
    };
    assert_eq!((law("H"), law("D")), ("LAW-REV-7", "LAW-REV-2"));
}

#[test]
fn of_a_lead_to_a_full_trick_one_question_is_asked() {
    // Check 16: LAW-TURN-1
    let rules = rules("quebec-4");
    let case = Case::default().with_contract(bid("7H")).and(Topic::Lead);
    let Step::Question(question, _) = case.step(&rules).unwrap() else { panic!("{case}") };
    let case = case.with_answer(&question, Answer::Word("yes"));
    let Step::Rulings(branches) = case.step(&rules).unwrap() else { panic!("{case}") };
    assert_eq!(branches[0].judgement.as_ref().unwrap().rulings[0].law, "LAW-TURN-1");
}

#[test]
fn a_kitty_that_was_seen_waits_for_a_contractor() {
    // Check 18: LAW-WID-7
    let rules = rules("quebec-4");
    let path = "none/kitty:said-in-time=yes.when-seen=in-bidding.who-saw=1";
    let Step::Rulings(branches) = Case::read(path).step(&rules).unwrap() else { panic!("{path}") };
    let judgement = branches[0].judgement.as_ref().unwrap();
    assert_eq!(judgement.rulings[0].law, "LAW-WID-7");
    let texts = Texts::for_rules(Lang::En, &*rules);
    let page = texts::referee::page(judgement, &rules, &[], texts);
    assert!(page.contains("Finish the bidding; then come back to this."), "{page}");
}

#[test]
fn who_disagrees_sees_both_rulings() {
    // Check 19
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
