use cards::CardSet;
use five_hundred::{Choices, Rules};
use table::Viewer;

use super::*;
use crate::{
    Device,
    testing::{self, Script, play_until, rummy},
};

/// A hand in which everybody plays the first card that is legal.
fn played() -> Device<Rules> {
    Script::new("australian-4", 0, "7H").deal().out().device(0)
}

#[test]
fn only_a_hand_that_is_over_can_be_looked_at() {
    // FH-VIEW-1
    let device = Script::new("australian-4", 0, "7H").deal().device(0);
    assert!(device.my().replay().is_none() && device.my().review(true, Level::Club).is_none());
    assert!(testing::device("australian-4", 1).my().replay().is_none(), "nothing is dealt");
    let mut device = played();
    let over = device.my().replay().unwrap().steps.len();
    device.deal(None).unwrap();
    let lines = device.game.record().hands[0].actions.len();
    assert_eq!(
        (device.my().replay().unwrap().steps.len(), over),
        (lines, lines),
        "not the hand that is played now"
    );
}

#[test]
fn a_hand_is_stepped_through_with_all_cards_open() {
    let device = played();
    let replay = device.my().replay().unwrap();
    let lines = &device.game.record().hands[0].actions;
    let steps: Vec<String> =
        replay.steps.iter().map(|step| format!("{} {}", step.seat, step.action)).collect();
    assert_eq!(&steps, lines);
    for step in &replay.steps {
        assert_eq!(step.before.viewer, Viewer::Referee);
        assert!(step.before.seats.iter().all(|seat| seat.hand.is_some()));
        assert!(step.before.to_act.contains(step.seat));
        assert!(!step.events.is_empty(), "{}", step.action);
    }
    let held = |view: &five_hundred::View| -> u32 {
        view.seats.iter().map(|seat| seat.hand.map_or(0, CardSet::len)).sum()
    };
    assert_eq!((held(replay.table_at(0)), held(replay.table_at(usize::MAX))), (40, 0));
}

#[test]
fn every_card_gets_the_verdict_of_who_sees_all() {
    let device = played();
    let mut review = device.my().review(false, Level::Club).unwrap();
    let all = device.game.record().hands[0].actions.len();
    assert_eq!(review.progress(), (0, all));
    let findings: Vec<Finding<Rules>> = review.by_ref().collect();
    assert_eq!(review.progress(), (all, all));
    assert!(findings.iter().enumerate().all(|(number, finding)| finding.number == number));
    let plays = findings.iter().filter(|one| matches!(one.judged.view.choices, Choices::Play { .. }));
    let seen: Vec<Seen> = plays.map(|finding| finding.seen.unwrap()).collect();
    assert_eq!(seen.len(), 40);
    assert!(seen.iter().any(|seen| seen.cost() > 0), "nobody thought");
    // With all cards seen, what one card gives away the next player has.
    for pair in seen.windows(2) {
        assert_eq!(pair[0].done, pair[1].best);
    }
    let judged = |finding: &&Finding<Rules>| finding.judged.advice.is_some();
    assert!(findings.iter().filter(judged).all(|finding| device.my().is_me(finding.judged.seat)));
}

#[test]
fn a_hand_of_rummy_is_judged_without_a_solver() {
    let mut device = rummy::new_device("rummy-500+players=2", 3);
    play_until(&mut device, |device| !device.game.finished_hands().is_empty());
    let replay = device.my().replay().unwrap();
    let findings: Vec<Finding<rummy_500::Rules>> =
        device.my().review(false, Level::Strong).unwrap().collect();
    assert_eq!(findings.len(), replay.steps.len());
    assert!(findings.iter().all(|finding| finding.seen.is_none()));
    assert!(findings.iter().any(|finding| !finding.judged.weighed.is_empty()));
}
