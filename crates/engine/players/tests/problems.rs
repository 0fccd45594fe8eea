//! Problems with a known answer, kept as data: every player finds most of them, the better one more.

#![allow(clippy::unwrap_used, reason = "a test may")]

use five_hundred::{Action, Rules, State};
use kookaburra_players::{Level, Player, five_hundred::Bot};
use serde::Deserialize;
use table::{Game, Recall, Viewer};

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "suite/seat.rs"]
mod seat;

use seat::Table;

#[derive(Deserialize)]
struct Problems {
    problem: Vec<Problem>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Problem {
    name: String,
    rules: String,
    #[serde(default)]
    changes: std::collections::BTreeMap<String, String>,
    #[serde(default)]
    scores: Vec<i32>,
    #[serde(default)]
    hands: Vec<String>,
    /// Of both players with rows, the cards that lie face up.
    rows: Option<[String; 2]>,
    #[serde(default)]
    after: String,
    right: Vec<String>,
    /// Why it is right, for readers of the file.
    #[allow(dead_code, reason = "for readers")]
    why: String,
}

impl Problem {
    fn table(&self) -> Table {
        let changes: Vec<(&str, &str)> =
            self.changes.iter().map(|(axis, value)| (axis.as_str(), value.as_str())).collect();
        let rules = seat::rules(&self.rules, &changes);
        let hands: Vec<&str> = self.hands.iter().map(String::as_str).collect();
        let table = match &self.rows {
            Some([one, other]) => Table::with_rows(&self.rules, [hands[0], hands[1]], [one, other], hands[2]),
            None => Table::of(rules, &self.scores, &hands),
        };
        if self.after.is_empty() { table } else { table.after(&self.after) }
    }

    /// What a player does.
    fn answer(&self, rules: &Rules, state: &State, player: &mut dyn Player<Rules>) -> Action {
        let seat = rules.turn(state).unwrap();
        let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
        let action = player.decide(rules, &view).action;
        assert_eq!(rules.check(state, seat, action), Ok(()), "{}: {action}", self.name);
        action
    }

    /// The right answers.
    fn right(&self, table: &Table) -> Vec<Action> {
        let read = |text: &String| table.rules.read_action(&table.state, text).unwrap();
        self.right.iter().map(read).collect()
    }
}

fn problems() -> Vec<Problem> {
    toml::from_str::<Problems>(include_str!("problems.toml")).unwrap().problem
}

/// The problems that a player does not solve, with what they do instead.
fn missed(player: impl Fn() -> Box<dyn Player<Rules>>) -> Vec<String> {
    let mut missed = Vec::new();
    for problem in problems() {
        let table = problem.table();
        let answer = problem.answer(&table.rules, &table.state, &mut *player());
        if !problem.right(&table).contains(&answer) {
            missed.push(format!("{}: {answer}, not {}", problem.name, problem.right.join(" or ")));
        }
    }
    missed
}

#[test]
fn the_right_answers_are_legal() {
    let problems = problems();
    assert!(problems.len() >= 60, "{}", problems.len());
    for problem in problems {
        let table = problem.table();
        let (rules, state) = (&table.rules, &table.state);
        let seat = rules.turn(state).unwrap();
        for right in problem.right(&table) {
            assert_eq!(rules.check(state, seat, right), Ok(()), "{}: {right}", problem.name);
        }
    }
}

#[test]
fn the_bot_finds_most_of_them() {
    let missed = missed(|| Box::new(Bot::new(1)));
    let all = problems().len();
    assert!(missed.len() * 4 <= all, "{} of {all} missed:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn the_expert_finds_nine_of_ten() {
    let missed = missed(|| Level::Expert.player(1));
    let all = problems().len();
    assert!(missed.len() * 10 <= all, "{} of {all} missed:\n{}", missed.len(), missed.join("\n"));
}
