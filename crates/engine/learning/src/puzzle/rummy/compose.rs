//! A puzzle of Rummy 500 from a view: every test that a decision has to pass, cheap ones first.

use players::{Level, rummy::imagine};
use rummy_500::{Action, Phase, Rules, State, View};
use table::Viewer;

use super::{facts::Facts, told::Told};
use crate::{
    Situation,
    judge::{
        Class,
        rummy::{Deals, Points, judge, judge_in, points},
    },
    puzzle::{
        Acceptance, Appeal, Ask, Kind, Other, Puzzle, Theme,
        accept::{self, Agreed, Answer, ERRORS},
        appeal::{self, Finding},
        rating,
    },
};

/// The most actions that there may be to choose from.
const MOST_ACTIONS: usize = 24;
/// The deals of the first glance, and those of each set: in the one the others hold what fits what they have done, in
/// the other they may hold anything.
const GLANCE: Deals = Deals { count: 40, seed: 0, infers: true };
const SETS: [Deals; 2] =
    [Deals { count: 200, seed: 1, infers: true }, Deals { count: 200, seed: 2, infers: false }];

/// Deals that are played out by a strong player at every seat, what they and their players follow from, and the points
/// by which the right answer has to stay ahead.
const PLAYED_DEALS: usize = 30;
const PLAYED_SEED: u64 = 3;
const PLAYED_AHEAD: f64 = 5.0;
/// In so many of 100 deals the right answer brings its player more than the others have.
const SANE: usize = 25;

/// The puzzle of what a player sees: what they have to decide now. `code` is the short code of the rules.
pub(crate) fn compose(rules: &Rules, code: &str, view: &View) -> Result<Puzzle, Acceptance> {
    let Viewer::Seat(me) = view.viewer else { return Err(Acceptance::Asked) };
    let (list, too_many) = view.choices.list();
    if view.turn != me || too_many.is_some() || !(2..=MOST_ACTIONS).contains(&list.len()) {
        return Err(Acceptance::Asked);
    }
    let quick = Level::ALL.into_iter().filter(|&level| level != Level::Expert);
    let quick: Vec<Action> = quick.map(|level| rating::answer(level, rules, view)).collect();
    if quick.iter().all(|action| *action == quick[0]) {
        return Err(Acceptance::Tempting);
    }
    if !accept::promises(&judged(rules, view, &quick, &GLANCE)?) {
        return Err(Acceptance::Clear);
    }
    let glance = judged(rules, view, &list, &GLANCE)?;
    if !accept::promises(&glance) || !accept::one_answer(&Answer::of(&glance)) {
        return Err(Acceptance::Clear);
    }
    let mut states: Vec<State> = Vec::new();
    let mut set = |deals: &Deals| {
        let more = deals.fitting(rules, view);
        let set = judge_in(rules, view, &list, (&more, deals)).map_err(|_| Acceptance::Asked)?;
        states.extend(more);
        if leaves_a_gap(&set) { Ok(set) } else { Err(Acceptance::Clear) }
    };
    let sets = [set(&SETS[0])?, set(&SETS[1])?];
    let Agreed { joined, answer, right, next, tempting } = accept::agreed(rules, view, &sets)?;
    let brings =
        joined.worth(right).map(|worth| worth.results.iter().filter(|&&points| points > 0.0).count());
    if 100 * brings.unwrap_or_default() < SANE * joined.deals {
        return Err(Acceptance::Sane);
    }
    let (deals, fails) = accept::showing(&joined, right, tempting).ok_or(Acceptance::EndsWell)?;
    let told = deals.iter().find_map(|&deal| Told::new(rules, &states[deal]));
    let told = told.ok_or(Acceptance::EndsWell)?;
    if !played_out(rules, view, right, next) {
        return Err(Acceptance::PlayedOut);
    }
    let behind = |class: &Class<Action, f64>| joined.mean(right).map_or(0.0, |best| best - class.mean);
    let facts = Facts::new(rules, view, me, &states[0]);
    Ok(Puzzle {
        rules: code.to_owned(),
        kind: Kind::Seat,
        ask: if view.phase == Some(Phase::Meld) { Ask::Turn } else { Ask::Draw },
        hands: told.hands,
        after: told.after,
        right: answer.right.iter().flat_map(|class| &class.actions).map(ToString::to_string).collect(),
        chance: answer.wrong.first().map(|class| whole(behind(class))),
        others: answer.wrong.iter().map(|class| other(class, behind(class))).collect(),
        tempting: tempting.to_string(),
        fails,
        sure: false,
        theme: Theme::of_rummy(&facts, right, tempting),
        difficulty: rating::difficulty(rules, view, |action| answer.is_right(action)),
    })
}

fn judged(rules: &Rules, view: &View, actions: &[Action], deals: &Deals) -> Result<Points, Acceptance> {
    judge(rules, view, actions, deals).map_err(|_| Acceptance::Asked)
}

/// Whether a set of deals can be one in which every right answer is clearly ahead of every wrong one: somewhere between
/// the best and the middle of the classes is a gap that is wide enough.
fn leaves_a_gap(set: &Points) -> bool {
    let classes = set.classes();
    let ahead = set.goal.margins().ahead;
    let pairs = classes.iter().zip(classes.iter().skip(1)).take(classes.len() / 2);
    pairs.into_iter().any(|(one, next)| one.mean - next.mean >= ahead)
}

/// *Played out*: with a strong player at every seat it stays ahead.
fn played_out(rules: &Rules, view: &View, right: Action, wrong: Action) -> bool {
    let Viewer::Seat(me) = view.viewer else { return false };
    let states = imagine(rules, view, true, PLAYED_DEALS, PLAYED_SEED);
    let mut players = accept::lineup(rules, Level::Strong);
    let mut ahead = 0.0;
    for state in &states {
        let mut brings =
            |action| points(rules, &accept::ended(rules, state.clone(), me, action, &mut players), me);
        ahead += brings(right) - brings(wrong);
    }
    !states.is_empty() && ahead >= PLAYED_AHEAD * states.len() as f64
}

fn other(class: &Class<Action, f64>, behind: f64) -> Other {
    let answers = class.actions.iter().map(ToString::to_string).collect();
    Other { answers, chance: Some(whole(behind)), mark: None }
}

fn whole(points: f64) -> u8 {
    points.round().clamp(0.0, f64::from(u8::MAX)) as u8
}

/// The judgement of one answer against another, in other deals than made the puzzle.
pub(crate) fn appeal(
    Situation { rules, state }: &Situation<Rules>,
    answers: [Action; 2],
    deals: usize,
) -> Option<Appeal> {
    let [right, other] = answers;
    let view = Situation { rules: rules.clone(), state: state.clone() }.view()?;
    let judged = |place: usize| {
        let deals = Deals { count: deals / 2, seed: appeal::SEEDS[place], infers: place == 0 };
        judge(rules, &view, &answers, &deals).ok()
    };
    let verdict = judged(0)?.with(&judged(1)?);
    let gap = verdict.gap(right, other)?;
    let finding = |action: Action, points: f64| Finding {
        answer: action.to_string(),
        chance: None,
        mark: None,
        ahead: Some(points.round() as i64),
    };
    Some(Appeal {
        right: finding(right, gap.by),
        other: finding(other, -gap.by),
        stands: gap.is_clear(appeal::AHEAD / 0.15 * verdict.goal.margins().ahead, ERRORS),
    })
}
