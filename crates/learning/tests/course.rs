//! The lessons hold: positions, refusals and right answers by the rules, and words for everything that can be answered.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use learning::course::{
    AnyPlay, Heard, Lesson, LessonPlay, Outcome, Step, TRIES, Task, Taught, chapters, lesson,
};
use players::{Level, Playable};
use table::Game;
use texts::{Lang, Spoken, Texts};

/// Bots of a club, each decision by its own.
fn bots<G: Playable>() -> impl FnMut(&G, &G::View) -> G::Action {
    |rules, view| Level::Club.player::<G>(7).decide(rules, view).action
}

/// Does something with each lesson, whichever game it is.
trait Check {
    fn check<G: Taught + Playable + Spoken>(play: LessonPlay<G>);

    fn all() {
        for lesson in chapters().iter().flat_map(|chapter| &chapter.lessons) {
            match lesson.start().unwrap() {
                AnyPlay::FiveHundred(play) => Self::check(*play),
                AnyPlay::Rummy500(play) => Self::check(*play),
            }
        }
    }
}

/// Goes through a lesson by right answers, and looks at each step before it is done.
fn walk<G: Taught + Playable>(play: &mut LessonPlay<G>, mut look: impl FnMut(&LessonPlay<G>, &Step)) {
    let mut bots = bots::<G>();
    for _ in 0..200 {
        let Some(step) = play.step() else { return };
        look(play, step);
        let name = format!("{} {}", play.lesson.name, step.name);
        match step.task() {
            Task::Told => drop(play.go_on()),
            Task::Tried => {
                let action = step.refused.keys().next().unwrap();
                let outcome = play.answer(action);
                assert!(matches!(outcome, Outcome::Refused { done: true, .. }), "{name}: {outcome:?}");
            }
            Task::Asked => {
                let mut any = || bots(&play.rules, &play.remembered()).to_string();
                let action = if step.takes_any() { any() } else { step.right[0].clone() };
                let outcome = play.answer(&action);
                assert!(matches!(outcome, Outcome::Right { .. }), "{name}: {outcome:?}");
            }
            Task::Free => {
                let view = play.remembered();
                let action = bots(&play.rules, &view);
                assert!(matches!(play.answer(&action.to_string()), Outcome::Right { .. }), "{name}");
            }
        }
    }
    panic!("{} has no end", play.lesson.name);
}

struct Legal;

impl Check for Legal {
    fn check<G: Taught + Playable + Spoken>(mut play: LessonPlay<G>) {
        let name = &play.lesson.name;
        walk(&mut play, |play, step| {
            let name = format!("{name} {}", step.name);
            let right = play.right();
            let first = step.right.first().filter(|_| !step.takes_any());
            assert!(first.is_none_or(|text| right.contains(&play.read(text).unwrap())), "{name}: {first:?}");
            // After a step with several answers not each of them is still there.
            let before = play.lesson.steps.iter().take_while(|other| other.name != step.name);
            let after_several = step.takes_any() || before.into_iter().any(|step| step.right.len() > 1);
            assert!(after_several || right.len() == step.right.len(), "{name}: {right:?}");
            for text in step.wrong.iter().flat_map(|wrong| &wrong.actions).filter(|text| *text != "*") {
                let action = play.read(text).unwrap();
                assert_eq!(action.to_string(), *text, "{name}: not as it is written");
                assert_eq!(play.check(action), Ok(()), "{name}: {text}");
                assert!(!step.right.contains(text), "{name}: {text} is right and wrong");
            }
            for (text, rule) in &step.refused {
                let action = play.read(text).unwrap();
                let refusal = play.check(action).expect_err(&format!("{name}: {text} is legal"));
                assert_eq!(G::rule(&refusal), rule, "{name}: {text}");
            }
        });
        assert!(play.step().is_none() && !play.missed(), "{}", play.lesson.name);
    }
}

#[test]
fn positions_are_legal_and_refusals_name_their_rule() {
    Legal::all();
}
