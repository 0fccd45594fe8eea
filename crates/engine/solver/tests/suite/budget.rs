//! A budget leaves bounds, never a wrong answer; memory bounds leave the answers as they are.

use five_hundred::{Position, Rules};
use kookaburra_solver::{Budget, Solver};

use crate::deals::{self, Random};

/// First leads of one preset.
fn positions(preset: &str, count: usize, tricks: u8) -> Vec<Position> {
    let rules = Rules::preset(preset).unwrap();
    let mut random = Random::new(11);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut state = deals::deal(&rules, &mut random);
        deals::to_play(&rules, &mut state, &mut random);
        deals::to_ending(&rules, &mut state, tricks, &mut random);
        positions.extend(Position::new(&rules, &state));
    }
    positions
}

#[test]
fn bounds_hold_the_value_and_narrow_with_the_budget() {
    let mut solver = Solver::default();
    let mut open = 0;
    for position in positions("australian-4", 30, 8) {
        let value = solver.value(&position);
        let mut last = (0, u8::MAX);
        for nodes in [0, 1_000, 3_000, 10_000, u64::MAX] {
            let mut budget = Budget { nodes, go_on: &mut |_| true };
            let bounds = solver.solve_within(&position, true, &mut budget);
            assert!(bounds.value.low <= value && value <= bounds.value.high);
            assert!(bounds.value.low >= last.0 && bounds.value.high <= last.1);
            for card in &bounds.cards {
                assert!(card.value.low <= card.value.high);
            }
            last = (bounds.value.low, bounds.value.high);
            open += usize::from(bounds.value.exact().is_none());
        }
        assert_eq!(last, (value, value));
    }
    assert!(open > 0, "no budget was too small");
}

#[test]
fn whoever_is_asked_can_stop_the_search() {
    let mut solver = Solver::default();
    let [position] = positions("australian-4", 1, 10)[..] else { panic!() };
    let mut asked = 0;
    let mut go_on = |_| {
        asked += 1;
        false
    };
    let stopped = solver.solve_within(&position, true, &mut Budget { nodes: u64::MAX, go_on: &mut go_on });
    assert!(asked == 1 && stopped.nodes < 2_000);
    assert_eq!(stopped.value.exact(), None);
}

#[test]
fn a_small_table_forgets_but_does_not_err() {
    let mut large = Solver::default();
    let mut small = Solver::new(1);
    for preset in ["american-4", "australian-3", "quebec-2"] {
        for position in positions(preset, 5, 6) {
            assert_eq!(small.solve(&position, true).value, large.solve(&position, true).value);
        }
    }
}
