use players::rummy::imagine;
use table::{Game, Recall, Viewer};

use super::*;
use crate::{
    Situation,
    course::{AnyPlay, lesson},
    judge::rummy::{Deals, judge, points},
    puzzle::{Acceptance, AnySituation, Ask, Composer, Puzzle, check, shipped},
};

/// The shipped puzzle of a kind that is soonest judged: late in a hand, with little to choose from.
fn quickest(ask: Ask) -> &'static Puzzle {
    let of_kind = shipped().iter().map(|(_, puzzle)| puzzle).filter(|puzzle| puzzle.ask == ask);
    of_kind.min_by_key(|puzzle| puzzle.others.len() * 1_000 / (1 + puzzle.after.len())).unwrap()
}

fn situation(puzzle: &Puzzle) -> Situation<rummy_500::Rules> {
    let Ok(AnySituation::Rummy500(situation)) = puzzle.open() else { panic!("{puzzle:?}") };
    *situation
}

#[test]
fn the_judge_finds_what_lessons_teach() {
    for name in ["rummy-aces", "rummy-lay-down", "rummy-whole", "rummy-out"] {
        let Ok(AnyPlay::Rummy500(play)) = lesson(name).unwrap().start() else { panic!("{name}") };
        let (right, all) = (play.right(), play.legal().actions);
        let deals = Deals { count: 60, seed: 1, infers: true };
        let verdict = judge(&play.rules, &play.remembered(), &all, &deals).unwrap();
        let best = verdict.classes().remove(0);
        assert!(best.actions.iter().any(|action| right.contains(action)), "{name}: {best:?}");
        let other = all.iter().find(|action| !best.actions.contains(action)).unwrap();
        assert!(verdict.gap(best.actions[0], *other).is_some_and(|gap| gap.by > 0.0), "{name}");
    }
}

#[test]
fn hidden_cards_make_no_difference_and_what_is_written_is_found_again() {
    let puzzle = quickest(Ask::Draw);
    let Situation { rules, state } = situation(puzzle);
    let me = Viewer::Seat(rules.turn(&state).unwrap());
    let view = rules.view(&state, me, Recall::Perfect);
    let exchanged = imagine(&rules, &view, false, 1, 5).remove(0);
    assert!(exchanged != state);
    let seen = rules.view(&exchanged, me, Recall::Perfect);
    let made = compose(&rules, &puzzle.rules, &seen).unwrap();
    assert_eq!(made.to_line().unwrap(), puzzle.to_line().unwrap());
    // Nothing is claimed that isn't found.
    let harder = Puzzle { difficulty: puzzle.difficulty + 10, ..puzzle.clone() };
    assert_eq!(check(&mut Composer::new(), &harder), Err(Acceptance::AsWritten));
}

#[test]
fn the_hand_that_is_shown_is_one_in_which_the_tempting_answer_costs_points() {
    let (mut costs, mut all) = (0, 0);
    for puzzle in shipped().iter().map(|(_, puzzle)| puzzle).filter(|puzzle| puzzle.is_of_rummy()) {
        let Situation { rules, state } = situation(puzzle);
        let me = rules.turn(&state).unwrap();
        let brings = |text: &str| {
            let action = text.parse().unwrap();
            let trial = players::rummy::Trial::new(&rules, &state, me, action);
            // The chances of the play may be others than those that were met: ten of them.
            (0..10).map(|luck| points(&rules, &trial.end(&state, luck), me)).sum::<f64>()
        };
        costs += usize::from(brings(&puzzle.right[0]) > brings(&puzzle.tempting));
        all += 1;
    }
    assert!(all > 0 && 10 * costs > 8 * all, "{costs} of {all}");
}

#[test]
fn an_appeal_is_judged_by_other_deals() {
    let puzzle = quickest(Ask::Turn);
    let found = puzzle.appeal(puzzle.doubted(Some(&puzzle.tempting)), 200).unwrap();
    assert!(found.stands && found.right.ahead > Some(0), "{found:?}");
    assert_eq!(found.other.ahead, found.right.ahead.map(|ahead| -ahead));
    let (right, tempting) = (vec![puzzle.tempting.clone()], puzzle.right[0].clone());
    let wrong = Puzzle { right, tempting, ..puzzle.clone() };
    assert!(!wrong.appeal(&wrong.tempting, 200).unwrap().stands);
    assert_eq!(puzzle.appeal("meld", 200), None);
}

#[test]
fn what_is_written_wrongly_is_named() {
    let puzzle = quickest(Ask::Draw);
    let wrong = |change: &dyn Fn(&mut Puzzle)| {
        let mut changed = puzzle.clone();
        change(&mut changed);
        Puzzle::read_all(&changed.to_line().unwrap()).unwrap_err().to_string()
    };
    for (sentence, part) in [
        (wrong(&|puzzle| drop(puzzle.hands.pop())), "line 1: hands: "),
        (wrong(&|puzzle| puzzle.hands[0].push_str(" AS")), "line 1: hands: "),
        (wrong(&|puzzle| puzzle.after.push_str(", 0 hop")), "line 1: after, step "),
        (wrong(&|puzzle| puzzle.after.push_str(", 0 discard X")), "line 1: after, step "),
        (
            wrong(&|puzzle| puzzle.tempting = "take 99".into()),
            "line 1: tempting: \"take 99\" can't be done here",
        ),
    ] {
        assert!(sentence.starts_with(part), "{sentence}");
    }
}
