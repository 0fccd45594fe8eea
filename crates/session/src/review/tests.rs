use cards::CardSet;
use five_hundred::{Choices, Rules};
use narration::{InWords, Narrator, review::LEAST_LOSS};
use table::Viewer;
use texts::{Lang, Texts};

use super::*;
use crate::testing::{self, Script, play_until, rummy};

/// A hand in which everybody plays the first card that is legal.
fn played() -> Session<Rules> {
    Script::new("australian-4", 0, "7H").deal().out().session(0)
}

#[test]
fn only_a_hand_that_is_over_can_be_looked_at() {
    // FH-VIEW-1
    let session = Script::new("australian-4", 0, "7H").deal().session(0);
    assert!(session.replay().is_none() && session.review(true, Level::Club).is_none());
    assert!(testing::session("australian-4", 1).replay().is_none(), "nothing is dealt");
    let mut session = played();
    let over = session.replay().unwrap().steps.len();
    session.deal(None).unwrap();
    let lines = session.record().hands[0].actions.len();
    assert_eq!(
        (session.replay().unwrap().steps.len(), over),
        (lines, lines),
        "not the hand that is played now"
    );
}

#[test]
fn a_hand_is_stepped_through_with_all_cards_open() {
    let session = played();
    let replay = session.replay().unwrap();
    let lines = &session.record().hands[0].actions;
    let steps: Vec<String> =
        replay.steps.iter().map(|step| format!("{} {}", step.seat, step.action)).collect();
    assert_eq!(&steps, lines);
    for step in &replay.steps {
        assert_eq!(step.before.viewer, Viewer::Referee);
        assert!(step.before.seats.iter().all(|seat| seat.hand.is_some()));
        assert!(step.before.to_act.contains(step.seat));
    }
    let held = |view: &five_hundred::View| -> u32 {
        view.seats.iter().map(|seat| seat.hand.map_or(0, CardSet::len)).sum()
    };
    assert_eq!((held(replay.table_at(0)), held(replay.table_at(usize::MAX))), (40, 0));
}

#[test]
fn every_card_gets_the_verdict_of_who_sees_all() {
    let session = played();
    let mut review = session.review(false, Level::Club).unwrap();
    let all = session.record().hands[0].actions.len();
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
    assert!(findings.iter().filter(judged).all(|finding| session.is_me(finding.judged.seat)));
}

#[test]
fn a_loss_is_told_in_both_languages() {
    let session = played();
    let findings: Vec<Finding<Rules>> = session.review(false, Level::Strong).unwrap().collect();
    let lossy = findings.iter().find_map(|finding| Some((finding, finding.loss(LEAST_LOSS)?)));
    let (finding, loss) = lossy.unwrap();
    for (lang, begin, better) in [(Lang::En, "Trick ", "play "), (Lang::Fr, "Levée ", "jouez ")] {
        let narrator = Narrator::new(Texts::for_rules(lang, session.rules()), session.people(), false);
        let told = narrator.finding(finding, &loss);
        assert!(told.starts_with(begin) && told.contains(better) && !told.contains('⟨'), "{told}");
    }
    assert!(finding.loss(f64::INFINITY).is_none());
}

#[test]
fn a_hand_of_rummy_is_judged_without_a_solver() {
    let mut session = rummy::new_session("rummy-500+players=2", 3);
    play_until(&mut session, |session| !session.finished_hands().is_empty());
    let replay = session.replay().unwrap();
    let findings: Vec<Finding<rummy_500::Rules>> = session.review(false, Level::Strong).unwrap().collect();
    assert_eq!(findings.len(), replay.steps.len());
    assert!(findings.iter().all(|finding| finding.seen.is_none()));
    assert!(findings.iter().any(|finding| !finding.judged.weighed.is_empty()));
    let narrator = Narrator::new(Texts::new(Lang::En), session.people(), false);
    let moments: Vec<String> =
        findings.iter().map(|one| rummy_500::Rules::moment(&narrator, &one.judged.view)).collect();
    assert_eq!(moments[0], "turn 1");
    assert!(moments.last().unwrap().as_str() > "turn 1");
}

#[test]
fn a_table_with_open_cards_is_told_in_short() {
    let session = played();
    let replay = session.replay().unwrap();
    for lang in Lang::ALL {
        let narrator = Narrator::new(Texts::for_rules(lang, session.rules()), session.people(), false);
        for step in 0..=replay.steps.len() {
            let lines = session.rules().open_table(&narrator, replay.table_at(step));
            assert!(lines.len() >= 4 && lines.iter().all(|line| !line.contains('⟨')), "{lines:?}");
        }
        let middle = session.rules().open_table(&narrator, replay.table_at(20));
        assert!(middle[1].starts_with("Mae"), "{middle:?}");
    }
    let session = rummy::scripted("rummy-500", 8, |_| false);
    let replay = session.replay().unwrap();
    let narrator = Narrator::new(Texts::new(Lang::Fr), session.people(), false);
    let lines = session.rules().open_table(&narrator, replay.table_at(usize::MAX));
    assert!(lines.iter().all(|line| !line.contains('⟨')) && lines.len() == 6, "{lines:?}");
}

fn whole_hand<G: Reviewed + InWords>(session: &Session<G>, narrator: &Narrator) -> Vec<String> {
    let replay = session.replay().unwrap();
    narrator.whole_hand(session.rules(), replay.table_at(0), &replay.steps)
}

#[test]
fn a_whole_hand_is_told_in_lines() {
    let session = played();
    let narrator = Narrator::new(Texts::for_rules(Lang::En, session.rules()), session.people(), false);
    let lines = whole_hand(&session, &narrator);
    assert!(
        lines.iter().any(|line| line == "The bidding: You 7♥; Mae pass; Ned pass; Ivy pass"),
        "{lines:?}"
    );
    assert!(lines.last().unwrap().starts_with("Trick 10: ") && lines.len() == 4 + 1 + 2 + 10, "{lines:?}");
    let session = rummy::scripted("rummy-500", 8, |_| false);
    let narrator = Narrator::new(Texts::new(Lang::En), session.people(), false);
    let lines = whole_hand(&session, &narrator);
    let first = lines.iter().find(|line| line.starts_with("Turn 1: ")).unwrap();
    assert!(first.starts_with("Turn 1: You: stock; You meld "), "{first}");
    assert!(lines.iter().all(|line| !line.contains('⟨')));
}

#[test]
fn who_is_called_you_in_a_record_reads_it() {
    let session = played();
    let replay = session.replay().unwrap();
    for (lang, said) in [
        (Lang::En, ["You pass.", "You bid", "You play"]),
        (Lang::Fr, ["Vous passez.", "Vous annoncez", "Vous jouez"]),
    ] {
        for own in ["You", "Vous"] {
            let texts = Texts::for_rules(lang, session.rules());
            let told = |seat: usize| {
                let mut names = session.names().to_vec();
                own.clone_into(&mut names[seat]);
                let narrator = Narrator::of(texts, names, None, false);
                let steps = replay.steps.iter().filter(|step| step.seat.index() == seat);
                steps.map(|step| narrator.did(step.seat, step.action)).collect::<Vec<_>>()
            };
            let (bidder, other) = (told(0), told(1));
            assert!(other[0] == said[0], "{other:?}");
            assert!(bidder[0].starts_with(said[1]), "{bidder:?}");
            assert!(bidder.iter().chain(&other).all(|sentence| sentence.starts_with(&said[0][..3])));
            assert!(other[1..].iter().all(|sentence| sentence.starts_with(said[2])), "{other:?}");
        }
    }
}
