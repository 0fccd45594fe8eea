//! Answers as people read them, and how long they took.

use std::{collections::BTreeMap, fmt::Write};

use solver::{DealTable, Solution};
use table::quoted;
use texts::Texts;

use super::problem::{Answer, What, Why};
use crate::malformed;

/// The answer as a small table.
pub(super) fn sheet(name: &str, answer: &Answer, texts: Texts) -> String {
    let mut text = match &answer.what {
        What::Error { why, .. } => return complaint(name, why, texts),
        What::Table(table) => deal(table, answer.hand, texts),
        What::Play { to_act, misere, solution, every_card } => {
            let seat = to_act.first().map_or(1, |seat| seat.0 + 1);
            let key = if *misere { "solve-misere" } else { "solve-tricks" };
            let mut text = texts.format(key, &[("number", (answer.hand + 1).into()), ("seat", seat.into())]);
            text.push('\n');
            if *every_card {
                text.push_str(&cards(solution, *misere, texts));
            } else {
                let _ = writeln!(text, "  {}", worth(solution.value.low, *misere, texts));
            }
            text
        }
    };
    let time = format!("{:.3}", answer.ms);
    text.push_str(
        &texts.format("solve-cost", &[("nodes", answer.nodes.to_string().into()), ("ms", time.into())]),
    );
    text.push('\n');
    text
}

/// Why there is nothing to solve.
fn complaint(name: &str, why: &Why, texts: Texts) -> String {
    let why = match why {
        Why::NoRecord(error) => malformed::sentence(error, None, texts),
        Why::Wrong(record, error) => {
            return malformed::replay_error::<five_hundred::Rules>(name, error, record, texts);
        }
        Why::NoTricks(game) => texts.format("solve-no-tricks", &[("game", quoted(game).into())]),
        Why::Open => texts.get("solve-open"),
        Why::NoDeal => texts.get("solve-no-deal"),
        Why::NotInPlay => texts.get("solve-not-in-play"),
    };
    format!("{name}: {why}")
}

fn worth(value: u8, misere: bool, texts: Texts) -> String {
    match (misere, value) {
        (false, _) => value.to_string(),
        (true, 0) => texts.get("solve-fails"),
        (true, _) => texts.get("solve-succeeds"),
    }
}

/// Cards of the same worth in one line, the contractor's best first.
fn cards(solution: &Solution, misere: bool, texts: Texts) -> String {
    let mut lines: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for card in &solution.cards {
        lines.entry(card.value.low).or_default().push(card.action.to_string());
    }
    let mut text = String::new();
    for (value, mut cards) in lines.into_iter().rev() {
        cards.sort_unstable();
        let _ = writeln!(text, "  {:>8}  {}", worth(value, misere, texts), cards.join(" "));
    }
    text
}

fn deal(table: &DealTable, hand: usize, texts: Texts) -> String {
    let mut text = texts.format("solve-deal", &[("number", (hand + 1).into())]);
    text.push('\n');
    let seats = table.rows.first().map_or(0, |row| row.tricks.len());
    let _ = write!(text, "    ");
    for seat in 0..seats {
        let _ = write!(text, "{seat:>4}");
    }
    text.push('\n');
    for row in &table.rows {
        let _ = write!(text, "  {:2}", row.strain.text());
        for tricks in &row.tricks {
            let _ = write!(text, "{tricks:>4}");
        }
        text.push('\n');
    }
    text
}

/// How long the answers took.
#[derive(Default)]
pub(super) struct Stats {
    times: Vec<f64>,
    nodes: u64,
}

impl Stats {
    pub(super) fn add(&mut self, answer: &Answer) {
        if !answer.is_error() {
            self.times.push(answer.ms);
            self.nodes += answer.nodes;
        }
    }

    /// Mean, median, the 99th of a hundred, the worst, and nodes a second of one thread.
    pub(super) fn sentence(mut self, texts: Texts) -> String {
        self.times.sort_unstable_by(f64::total_cmp);
        let count = self.times.len();
        let total: f64 = self.times.iter().sum();
        let at = |part: usize| self.times.get((count * part / 100).min(count.saturating_sub(1))).copied();
        let ms = |time: Option<f64>| format!("{:.3}", time.unwrap_or(0.0));
        let rate = if total > 0.0 { self.nodes as f64 / total * 1e3 } else { 0.0 };
        texts.format(
            "solve-stats",
            &[
                ("count", count.into()),
                ("mean", ms(Some(total / count.max(1) as f64)).into()),
                ("median", ms(at(50)).into()),
                ("late", ms(at(99)).into()),
                ("worst", ms(self.times.last().copied()).into()),
                ("rate", format!("{rate:.0}").into()),
            ],
        )
    }
}
