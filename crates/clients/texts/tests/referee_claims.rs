//! Claims at an open table are found by people's own words, and said in both languages.

use laws::open_table::{Claim, Reason};
use laws::questions::Topic;
use table::Seat;
use texts::referee::{CLAIMS, Charge, Lacks, REASONS, claimed, find};
use texts::{Lang, Texts};

#[test]
fn people_find_what_happened_by_their_own_words() {
    let (english, french) = (Texts::new(Lang::En), Texts::new(Lang::Fr));
    for (texts, query, topic) in [
        (english, "led out of turn", Topic::Lead),
        (english, "RENEGE", Topic::Revoke),
        (english, "left bower", Topic::Revoke),
        (english, "widow", Topic::Kitty),
        (french, "renonce", Topic::Revoke),
        (french, "a montré une carte", Topic::Exposed),
        (french, "a montre une carte", Topic::Exposed),
        (french, "minou", Topic::Kitty),
        (english, "renonce", Topic::Revoke),
    ] {
        assert_eq!(find(texts, query).first(), Some(&topic), "{query}");
    }
    assert_eq!(find(english, " ").len(), Topic::ALL.len());
    assert!(find(english, "snooker").is_empty());
}

#[test]
fn a_claim_asks_for_what_it_lacks() {
    // LAW-ACT-10 to LAW-ACT-16
    let texts = Texts::new(Lang::En);
    for topic in CLAIMS {
        let mut charge = Charge::of(topic);
        for _ in 0..3 {
            match charge.claim() {
                Ok(_) => break,
                Err(None) => panic!("{topic:?}"),
                Err(Some(lacks)) => {
                    assert!(charge.question(lacks, texts).ends_with(['?', '.']), "{topic:?} {lacks:?}");
                    match lacks {
                        Lacks::Seat => charge.seat = Some(Seat(1)),
                        Lacks::Trick | Lacks::Points => charge.number = Some(3),
                        Lacks::Reason => charge.reason = Some(Reason::Faced),
                    }
                }
            }
        }
        assert!(charge.claim().is_ok(), "{topic:?}");
    }
    let revoke = Charge { seat: Some(Seat(2)), number: Some(3), ..Charge::of(Topic::Revoke) };
    assert_eq!(revoke.claim(), Ok(Claim::Revoke(Seat(2), 3)));
    assert_eq!(Charge { number: Some(-3), ..revoke }.claim(), Err(Some(Lacks::Trick)));
    assert_eq!(Charge::of(Topic::Open).claim(), Err(None));
}

#[test]
fn every_claim_is_said_in_both_languages() {
    let names = ["Ann", "Bo"].map(str::to_owned);
    let bo = Seat(1);
    let misdeals = REASONS.map(|(reason, _)| Claim::Misdeal(reason));
    let others = [
        Claim::Retract,
        Claim::Hand,
        Claim::Exposed(bo),
        Claim::Look(bo),
        Claim::Revoke(bo, 3),
        Claim::Score(bo, -40),
    ];
    for lang in Lang::ALL {
        let said = |claim: Claim| claimed(claim, &names, Texts::new(lang));
        let mut all: Vec<String> = misdeals.into_iter().chain(others).map(said).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), misdeals.len() + others.len(), "{all:#?}");
        assert!(said(Claim::Score(bo, -40)).contains("−40"));
    }
}
