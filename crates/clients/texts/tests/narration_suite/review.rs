//! Finished hands looked at again, in words.

use card_match::review::{Finding, LEAST_LOSS};
use card_match::{
    Device, Level,
    review::Reviewed,
    testing::{Script, rummy},
};
use five_hundred::Rules;
use texts::narration::{InWords, Narrator};
use texts::{Lang, Texts};

/// A hand in which everybody plays the first card that is legal.
fn played() -> Device<Rules> {
    Script::new("australian-4", 0, "7H").deal().out().device(0)
}

#[test]
fn a_loss_is_told_in_both_languages() {
    let device = played();
    let findings: Vec<Finding<Rules>> = device.my().review(false, Level::Strong).unwrap().collect();
    let lossy = findings.iter().find_map(|finding| Some((finding, finding.loss(LEAST_LOSS)?)));
    let (finding, loss) = lossy.unwrap();
    for (lang, begin, better) in [(Lang::En, "Trick ", "play "), (Lang::Fr, "Levée ", "jouez ")] {
        let narrator =
            Narrator::new(Texts::for_rules(lang, device.game.rules()), device.my().people(), false);
        let told = narrator.finding(finding, &loss);
        assert!(told.starts_with(begin) && told.contains(better) && !told.contains('⟨'), "{told}");
    }
    assert!(finding.loss(f64::INFINITY).is_none());
}

#[test]
fn where_a_hint_said_something_else_the_review_says_what() {
    let device = played();
    let findings: Vec<Finding<Rules>> = device.my().review(false, Level::Strong).unwrap().collect();
    let of_three = |finding: &&Finding<Rules>| {
        finding.judged.weighed.len() > 2
            && finding.loss(LEAST_LOSS).is_some_and(|loss| loss.better.action != loss.done.action)
    };
    let mut finding = findings.iter().find(of_three).unwrap().clone();
    let loss = finding.loss(LEAST_LOSS).unwrap();
    let other = |action| action != loss.better.action && action != loss.done.action;
    let third = finding.judged.weighed.iter().position(|weighed| other(weighed.action)).unwrap();
    let narrator =
        Narrator::new(Texts::for_rules(Lang::En, device.game.rules()), device.my().people(), false);
    let mut told = |points| {
        let weighed = &mut finding.judged.weighed[third];
        weighed.behind = players::Behind { points, error: 1.0 };
        let action = weighed.action;
        finding.judged.advice.as_mut().unwrap().action = action;
        narrator.finding(&finding, &loss)
    };
    assert!(
        told(50.0).contains("A hint would have said: play") && told(50.0).contains("Only longer thought")
    );
    assert!(told(0.5).contains("A hint would have said: play") && told(0.5).contains("about as good"));
}

#[test]
fn a_table_with_open_cards_is_told_in_short() {
    let device = played();
    let replay = device.my().replay().unwrap();
    for lang in Lang::ALL {
        let narrator =
            Narrator::new(Texts::for_rules(lang, device.game.rules()), device.my().people(), false);
        for step in 0..=replay.steps.len() {
            let lines = device.game.rules().open_table(&narrator, replay.table_at(step));
            assert!(lines.len() >= 4 && lines.iter().all(|line| !line.contains('⟨')), "{lines:?}");
        }
        let middle = device.game.rules().open_table(&narrator, replay.table_at(20));
        assert!(middle[1].starts_with("Mae"), "{middle:?}");
    }
    let device = rummy::scripted("rummy-500", 8, |_| false);
    let replay = device.my().replay().unwrap();
    let narrator = Narrator::new(Texts::new(Lang::Fr), device.my().people(), false);
    let lines = device.game.rules().open_table(&narrator, replay.table_at(usize::MAX));
    assert!(lines.iter().all(|line| !line.contains('⟨')) && lines.len() == 6, "{lines:?}");
}

fn whole_hand<G: Reviewed + InWords>(device: &Device<G>, narrator: &Narrator) -> Vec<String> {
    let replay = device.my().replay().unwrap();
    narrator.whole_hand(device.game.rules(), replay.table_at(0), &replay.steps)
}

#[test]
fn a_whole_hand_is_told_in_lines() {
    let device = played();
    let narrator =
        Narrator::new(Texts::for_rules(Lang::En, device.game.rules()), device.my().people(), false);
    let lines = whole_hand(&device, &narrator);
    assert!(
        lines.iter().any(|line| line == "The bidding: You 7♥; Mae pass; Ned pass; Ivy pass"),
        "{lines:?}"
    );
    assert!(lines.last().unwrap().starts_with("Trick 10: ") && lines.len() == 4 + 1 + 2 + 10, "{lines:?}");
    let device = rummy::scripted("rummy-500", 8, |_| false);
    let narrator = Narrator::new(Texts::new(Lang::En), device.my().people(), false);
    let lines = whole_hand(&device, &narrator);
    let first = lines.iter().find(|line| line.starts_with("Turn 1: ")).unwrap();
    assert!(first.starts_with("Turn 1: You: 10♣ from the stock; You meld "), "all cards are open: {first}");
    assert!(lines.iter().all(|line| !line.contains('⟨')));
}

#[test]
fn who_is_called_you_in_a_record_reads_it() {
    let device = played();
    let replay = device.my().replay().unwrap();
    for (lang, said) in [
        (Lang::En, ["You pass.", "You bid", "You play"]),
        (Lang::Fr, ["Vous passez.", "Vous annoncez", "Vous jouez"]),
    ] {
        for own in ["You", "Vous"] {
            let texts = Texts::for_rules(lang, device.game.rules());
            let told = |seat: usize| {
                let mut names = device.game.names();
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

#[test]
fn moments_of_rummy_are_turns() {
    let device = rummy::scripted("rummy-500", 8, |_| false);
    let narrator = Narrator::new(Texts::new(Lang::En), device.my().people(), false);
    let replay = device.my().replay().unwrap();
    let moments: Vec<String> =
        replay.steps.iter().map(|step| rummy_500::Rules::moment(&narrator, &step.before)).collect();
    assert_eq!(moments[0], "turn 1");
    assert!(moments.last().unwrap().as_str() > "turn 1");
}
