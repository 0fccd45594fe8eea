//! The lessons hold: positions, refusals and right answers by the rules, words for everything that can be answered, and
//! right answers ahead of all others in deals made up from the view.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use learning::{
    course::{AnyPlay, Goal, LessonPlay, Outcome, Step, TRIES, Task, Taught, chapters},
    judge::{Deals, Judge, marks},
};
use players::{Level, Playable};
use texts::{Lang, Spoken, Texts};

/// Goes through a lesson by right answers, and looks at each step before it is done.
fn walk<G: Taught>(mut play: LessonPlay<G>, mut look: impl FnMut(&LessonPlay<G>, &Step)) -> LessonPlay<G> {
    let club = |play: &LessonPlay<G>| {
        let decision = Level::Club.player::<G>(7).decide(&play.rules, &play.remembered());
        decision.action.to_string()
    };
    for _ in 0..200 {
        let Some(step) = play.step() else { return play };
        look(&play, step);
        let name = format!("{} {}", play.lesson.name, step.name);
        let (answer, refused) = match step.task() {
            Task::Told => {
                play.go_on();
                continue;
            }
            Task::Tried => (step.refused.keys().next().unwrap().clone(), true),
            Task::Asked if !step.takes_any() => (step.right[0].clone(), false),
            Task::Asked | Task::Free => (club(&play), false),
        };
        match play.answer(&answer).unwrap() {
            Outcome::Right { .. } if !refused => {}
            Outcome::Refused { done: true, .. } if refused => {}
            outcome => panic!("{name}: {outcome:?}"),
        }
    }
    panic!("{} has no end", play.lesson.name);
}

/// A check of a lesson of any game.
trait Check {
    fn check<G: Taught + Spoken>(play: LessonPlay<G>);

    fn all() {
        for lesson in chapters().iter().flat_map(|chapter| &chapter.lessons) {
            match lesson.start().unwrap() {
                AnyPlay::FiveHundred(play) => Self::check(*play),
                AnyPlay::Rummy500(play) => Self::check(*play),
            }
        }
    }
}

struct Legal;

impl Check for Legal {
    fn check<G: Taught + Spoken>(play: LessonPlay<G>) {
        let play = walk(play, |play, step| {
            let name = format!("{} {}", play.lesson.name, step.name);
            let right = play.right();
            let first = step.right.first().filter(|_| !step.takes_any());
            assert!(first.is_none_or(|text| right.contains(&play.read(text).unwrap())), "{name}: {first:?}");
            // After a step with several answers not each of them is still there.
            let mut before = play.lesson.steps.iter().take_while(|other| other.name != step.name);
            let after_several = step.takes_any() || before.any(|step| step.right.len() > 1);
            assert!(after_several || right.len() == step.right.len(), "{name}: {right:?}");
            for text in step.wrong.iter().flat_map(|wrong| &wrong.actions).filter(|text| *text != "*") {
                let action = play.read(text).unwrap();
                assert_eq!(action.to_string(), *text, "{name}: not as it is written");
                assert_eq!(play.check(action), Ok(()), "{name}: {text}");
                assert!(!right.contains(&action), "{name}: {text} is right and wrong");
            }
            for (text, rule) in &step.refused {
                let refusal = play.check(play.read(text).unwrap()).unwrap_err();
                assert_eq!(G::rule(&refusal), rule, "{name}: {text}");
            }
        });
        assert!(!play.missed(), "{}", play.lesson.name);
    }
}

#[test]
fn positions_are_legal_and_refusals_name_their_rule() {
    Legal::all();
}

struct InWords;

impl Check for InWords {
    fn check<G: Taught + Spoken>(play: LessonPlay<G>) {
        let has =
            |key: &str| Lang::ALL.into_iter().for_each(|lang| assert!(Texts::new(lang).has(key), "{key}"));
        has(&play.lesson.title());
        walk(play, |play, step| {
            let key = |what: &str| play.lesson.key(step, what);
            has(&key(""));
            if matches!(step.task(), Task::Asked | Task::Tried) {
                has(&key("right"));
            }
            for wrong in &step.wrong {
                match &wrong.text {
                    Some(text) => has(&key(text)),
                    // Their chance is told beside that of the right answer.
                    None => assert!(step.chance.is_some(), "{}: {:?}", key(""), wrong.actions),
                }
            }
        });
    }
}

#[test]
fn every_step_has_words_in_both_languages() {
    InWords::all();
}

struct Answers;

impl Check for Answers {
    fn check<G: Taught + Spoken>(play: LessonPlay<G>) {
        walk(play, |play, step| {
            if !matches!(step.task(), Task::Asked | Task::Tried) {
                return;
            }
            let right = play.right();
            for action in play.legal().actions {
                let name = format!("{} {}: {action}", play.lesson.name, step.name);
                if right.contains(&action) || step.takes_any() {
                    continue;
                }
                assert!(step.wrong(&action.to_string()).is_some(), "{name} is not answered");
                let mut sitting = play.clone();
                for tried in 1..=TRIES {
                    let Outcome::Wrong(miss) = sitting.act(action) else { panic!("{name} is not wrong") };
                    assert!(miss.text.is_some() || !miss.heard.is_empty(), "{name} is not answered");
                    assert_eq!(miss.shown, (tried == TRIES).then(|| right.clone()), "{name}");
                    assert_eq!(sitting.view(), play.view(), "{name}: the position is another");
                }
                assert!(sitting.missed());
            }
        });
    }
}

#[test]
fn every_wrong_answer_is_answered_and_then_it_is_as_before() {
    Answers::all();
}

#[test]
fn a_wrong_card_is_played_on_to_where_it_costs() {
    let miss = |lesson: &str, card: &str| {
        let AnyPlay::FiveHundred(mut play) = learning::course::lesson(lesson).unwrap().start().unwrap()
        else {
            panic!("{lesson}");
        };
        match play.answer(card) {
            Ok(Outcome::Wrong(miss)) => *miss,
            outcome => panic!("{outcome:?}"),
        }
    };
    // The contractor of a misère takes a trick, and nothing more has to be seen.
    let costs = miss("under-eight", "9D");
    assert!(costs.lost && costs.goal == Goal::Make && costs.heard.len() == 1, "{costs:?}");
    // In this deal the king loses a contract that could be beaten; the joker doesn't, though it mostly would.
    let costs = miss("bowers", "KH");
    assert!(costs.lost && costs.goal == Goal::Beat && costs.chance < costs.right_chance, "{costs:?}");
    let lucky = miss("cheaply", "X");
    assert!(!lucky.lost && lucky.heard.last().unwrap().over, "{lucky:?}");
}

/// How far right answers are ahead of all others, of 100 deals.
const AHEAD: f64 = 15.0;
/// The deals of each of two sets, unless the variable `DEALS` says otherwise: with `DEALS=800` what is found is near
/// enough to be noted in a lesson, and is printed.
const DEALS: usize = 300;

#[test]
fn right_answers_are_ahead_on_fresh_deals() {
    let (mut wrong, mut judge, mut judged) = (Vec::new(), Judge::new(), 0);
    for lesson in chapters().iter().flat_map(|chapter| &chapter.lessons) {
        let is_judged = |step: &Step| step.task() == Task::Asked && step.chance.is_some();
        match lesson.start().unwrap() {
            AnyPlay::FiveHundred(play) => drop(walk(*play, |play, step| {
                if is_judged(step) {
                    judged += 1;
                    wrong.extend(lags(play, step, &mut judge));
                }
            })),
            AnyPlay::Rummy500(play) => drop(walk(*play, |play, step| {
                if is_judged(step) {
                    judged += 1;
                    wrong.extend(trails(play, step));
                }
            })),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(judged > 35, "{judged}");
}

/// Where the right answers of a step are not as far ahead as they should be.
fn lags(play: &LessonPlay<five_hundred::Rules>, step: &Step, judge: &mut Judge) -> Option<String> {
    let (view, name) = (play.remembered(), format!("{} {}", play.lesson.name, step.name));
    let right = play.right();
    if view.phase == Some(five_hundred::Phase::Auction) {
        let marked = marks(&play.rules, &view, &right, 1, 1);
        let solves = |action| marked.iter().any(|one| one.action == action && one.mark.solves());
        return right
            .into_iter()
            .find(|&action| !solves(action))
            .map(|bid| format!("{name}: {bid} {marked:?}"));
    }
    // A discard, or a lead in a hand that is as good as won, is told more than asked.
    let listed = || step.wrong.iter().filter_map(|wrong| wrong.chance);
    let clear = f64::from(step.chance? - listed().max().unwrap_or_default().min(step.chance?)) >= AHEAD;
    if !clear || view.phase != Some(five_hundred::Phase::Play) {
        return None;
    }
    let asked = std::env::var("DEALS").ok();
    let deals = asked.as_ref().map_or(DEALS, |deals| deals.parse().unwrap());
    let mut judged = |seed| {
        let verdict = judge.judge(&play.rules, &view, &view.choices.list(), &Deals::of(deals, seed));
        verdict.unwrap_or_else(|why| panic!("{name}: {why}"))
    };
    let verdict = judged(1).with(&judged(2));
    if asked.is_some() {
        let means =
            verdict.worths.iter().map(|worth| format!("{} {:.0}", worth.action, 100.0 * worth.mean()));
        println!("{name}: {}", means.collect::<Vec<_>>().join(", "));
    }
    let of = |is_right: bool| {
        let worths = verdict.worths.iter().filter(|worth| right.contains(&worth.action) == is_right);
        worths.map(|worth| 100.0 * worth.mean()).collect::<Vec<f64>>()
    };
    let worst = of(true).into_iter().fold(f64::MAX, f64::min);
    let best = of(false).into_iter().fold(f64::MIN, f64::max);
    (worst < best + AHEAD).then(|| format!("{name}: {worst:.1}, others {best:.1}"))
}

/// The same in Rummy 500, where the expert plays the answers out.
fn trails(play: &LessonPlay<rummy_500::Rules>, step: &Step) -> Option<String> {
    let mut expert = rummy_500::Rules::judge(2, 1, 1);
    expert.decide(&play.rules, &play.remembered());
    let right = play.right();
    let behind = |is_right: bool| {
        let weighed = expert.weighed().iter().filter(|one| right.contains(&one.action) == is_right);
        weighed.map(|one| one.behind.points).fold(f64::MAX, f64::min)
    };
    let ahead = behind(false) - behind(true);
    let name = format!("{} {}", play.lesson.name, step.name);
    (ahead < f64::from(step.chance?) / 2.0).then(|| format!("{name}: ahead by {ahead:.1}"))
}
