//! Random endings of every preset: the solver says of every card what plain minimax over the rules says.

use five_hundred::{Position, Rules, State, axis::JokerLead, cards::Card};
use kookaburra_solver::Solver;

use crate::{
    brute::{self, Stakes},
    deals::{self, Random},
};

fn same(name: &str, rules: &Rules, state: &State, solver: &mut Solver) {
    let stakes = Stakes::of(rules, state);
    let position = Position::new(rules, state).unwrap();
    let solution = solver.solve(&position, true);
    let score = |tricks: u8| if stakes.misere { u8::from(tricks == 0) } else { tricks };
    if solution.cards.is_empty() {
        // FH-JOK-10, FH-JOK-11: what two holders of jokers have shown is not searched.
        let (value, bounds) = (score(brute::value(rules, state, stakes)), solution.value);
        assert!(rules.axes().joker_lead == JokerLead::NotVoid && rules.pack().contains(Card::Y), "{name}");
        assert!(bounds.low <= value && value <= bounds.high, "{name}: {value} outside {bounds:?}");
        return;
    }
    let mut expected: Vec<_> = brute::values(rules, state, stakes)
        .into_iter()
        .map(|(action, value)| (action.to_string(), score(value)))
        .collect();
    let mut found: Vec<_> =
        solution.cards.iter().map(|card| (card.action.to_string(), card.value.exact().unwrap())).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{name}: {position:#?}");
    let value = score(brute::value(rules, state, stakes));
    assert_eq!(solution.value.exact(), Some(value), "{name}: {position:#?}");
}

fn endings(seed: u64, tricks: u8, each: u32) -> u32 {
    let mut random = Random::new(seed);
    let mut solver = Solver::default();
    let mut tried = 0;
    for (name, rules) in deals::every_rules() {
        let zones_too_many = if rules.seats() > 4 { 1 } else { 0 };
        for _ in 0..each {
            let mut state = deals::deal(&rules, &mut random);
            deals::to_play(&rules, &mut state, &mut random);
            if !brute::is_in_play(&rules, &state) {
                continue;
            }
            deals::to_ending(&rules, &mut state, tricks - zones_too_many.min(tricks - 2), &mut random);
            if brute::is_in_play(&rules, &state) {
                same(&name, &rules, &state, &mut solver);
                tried += 1;
            }
        }
    }
    tried
}

#[test]
fn endings_of_two_tricks() {
    let tried = endings(1, 2, 36);
    assert!(tried > 4000, "{tried}");
}

#[test]
fn endings_of_three_tricks() {
    let tried = endings(2, 3, 36);
    assert!(tried > 4000, "{tried}");
}

#[test]
fn endings_of_four_tricks() {
    let tried = endings(3, 4, 2);
    assert!(tried > 140, "{tried}");
}
