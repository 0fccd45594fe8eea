//! The judge finds what is known of positions of the course.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use five_hundred::Action;
use learning::{
    Situation,
    judge::{Deals, Judge, Mark, Verdict, marks},
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Positions {
    position: Vec<Position>,
}

#[derive(Deserialize)]
struct Position {
    name: String,
    rules: String,
    hands: Vec<String>,
    #[serde(default)]
    after: String,
    right: Vec<String>,
    /// How many of 100 come to what is wanted.
    chance: Option<f64>,
    #[serde(default)]
    wrong: Vec<Wrong>,
}

#[derive(Deserialize)]
struct Wrong {
    cards: Vec<String>,
    chance: f64,
}

/// Deals that each position is judged in.
const DEALS: usize = 800;
/// How far the chances of 100 that are found may be from those that were noted, as the root of the mean square. They
/// were noted with an earlier guess of what contractors discard.
const OFF: f64 = 5.0;
/// How far the right answers are ahead of all others, where there is a question to ask.
const AHEAD: f64 = 15.0;

/// Looks at positions with noted chances.
fn each(mut look: impl FnMut(&Position, &Situation, &Verdict)) {
    let positions: Positions = toml::from_str(include_str!("positions.toml")).unwrap();
    let mut judge = Judge::new();
    let mut judged = 0;
    for position in positions.position.iter().filter(|position| position.chance.is_some()) {
        let situation = Situation::read(&position.rules, &position.hands, &position.after).unwrap();
        let view = situation.view().unwrap();
        let deals = Deals::of(DEALS, 1);
        let verdict = judge.judge(&situation.rules, &view, &view.choices.list(), &deals);
        look(position, &situation, &verdict.unwrap_or_else(|why| panic!("{}: {why}", position.name)));
        judged += 1;
    }
    assert!(judged >= 24, "{judged}");
}

#[test]
fn right_answers_are_ahead_by_the_chances_that_were_noted() {
    let (mut wrong, mut squares) = (Vec::new(), Vec::new());
    each(|position, situation, verdict| {
        let found = |action: &str| 100.0 * verdict.mean(situation.read_action(action).unwrap()).unwrap();
        let right = position.right.iter().map(|card| (card, position.chance.unwrap()));
        let others =
            position.wrong.iter().flat_map(|wrong| wrong.cards.iter().map(|card| (card, wrong.chance)));
        squares.extend(right.chain(others).map(|(card, noted)| (found(card) - noted).powi(2)));
        // Where all are near each other there is nothing to ask.
        let best_noted = position.wrong.iter().map(|wrong| wrong.chance).fold(f64::MIN, f64::max);
        if position.chance.unwrap() < best_noted + AHEAD {
            return;
        }
        let of_all = |right: bool| {
            let is_right = |action: Action| position.right.contains(&action.to_string());
            let ones = verdict.worths.iter().filter(move |worth| is_right(worth.action) == right);
            ones.map(|worth| 100.0 * worth.mean()).collect::<Vec<f64>>()
        };
        let worst = of_all(true).into_iter().fold(f64::MAX, f64::min);
        let best = of_all(false).into_iter().fold(f64::MIN, f64::max);
        if worst < best + AHEAD {
            wrong.push(format!("{}: {worst:.1}, others {best:.1}", position.name));
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let off = (squares.iter().sum::<f64>() / squares.len() as f64).sqrt();
    assert!(off <= OFF, "{off:.1} of 100");
}

/// The first hand's discards: named ones come to the contract nearly always, one that keeps a loser less often.
#[test]
fn discards_are_judged_by_the_play_after_them() {
    let positions: Positions = toml::from_str(include_str!("positions.toml")).unwrap();
    let position = positions.position.iter().find(|position| position.name.ends_with("the discard")).unwrap();
    let situation = Situation::read(&position.rules, &position.hands, &position.after).unwrap();
    let view = situation.view().unwrap();
    let read = |text: &str| situation.read_action(text).unwrap();
    let mut discards: Vec<Action> = position.right.iter().map(|text| read(text)).collect();
    let (usual, trumps) = (discards[0], read("discard JH JD QH"));
    discards.push(trumps);
    let verdict = Judge::new().judge(&situation.rules, &view, &discards, &Deals::of(60, 1)).unwrap();
    assert_eq!(verdict.worths.len(), 5);
    assert!(verdict.mean(usual).unwrap() >= 0.95 && verdict.mean(trumps).unwrap() < 0.5);
}

#[test]
fn a_bid_gets_a_mark() {
    let positions: Positions = toml::from_str(include_str!("positions.toml")).unwrap();
    let position = &positions.position[0];
    let situation = Situation::read(&position.rules, &position.hands, &position.after).unwrap();
    let view = situation.view().unwrap();
    let marked = marks(&situation.rules, &view, &[Action::Pass], 1, 1);
    let mark = |text: &str| {
        let action = situation.read_action(text).unwrap();
        marked.iter().find(|marked| marked.action == action).unwrap().mark
    };
    assert!(mark("7H") == Mark::Full && mark("6H") > mark("9H"), "{marked:?}");
    assert!(!mark("pass").solves() && !mark("9H").solves(), "{marked:?}");
}
