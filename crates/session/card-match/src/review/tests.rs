use cards::CardSet;
use five_hundred::{Choices, Rules};
use table::Viewer;

use super::*;
use crate::{
    Device, Turn,
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

/// A hand in which the human does what hints say.
fn hinted<G: MatchGame>(mut device: Device<G>) -> Device<G> {
    while device.game.finished_hands().is_empty() {
        match device.my().turn() {
            Turn::Deal => drop(device.deal(None).unwrap()),
            Turn::Other(_) => drop(device.bot_acts()),
            Turn::Mine => drop(device.act(device.my().hint().unwrap().action).unwrap()),
            Turn::Over => unreachable!(),
        }
    }
    device
}

/// What the human decided, how often a hint would have said the same, and how often longer thought found a loss.
fn of_one_mind<G: Reviewed>(device: &Device<G>) -> [usize; 3] {
    let findings: Vec<Finding<G>> = device.my().review(false, Level::Expert).unwrap().collect();
    let mine = || findings.iter().filter(|finding| device.my().is_me(finding.judged.seat));
    let lost = mine().filter(|finding| finding.loss(LEAST_LOSS).is_some());
    let advised = mine().filter(|finding| finding.judged.is_advised());
    [mine().count(), advised.count(), lost.count()]
}

#[test]
fn a_review_begins_with_what_the_hint_said_and_seldom_finds_more() {
    let (mut all, mut lost) = (0, 0);
    for seed in 1..=6 {
        let [mine, advised, faults] = of_one_mind(&hinted(testing::device("australian-4", seed)));
        assert_eq!(advised, mine, "seed {seed}");
        (all, lost) = (all + mine, lost + faults);
    }
    // Four times the work finds something in fewer than one of twenty-five.
    assert!(all > 60 && lost * 25 < all, "{lost} of {all}");
}

#[test]
fn a_review_of_rummy_begins_with_the_hint_too() {
    let [mine, advised, _] = of_one_mind(&hinted(rummy::new_device("rummy-500+players=2", 3)));
    assert!(mine > 10 && advised == mine, "{advised} of {mine}");
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
