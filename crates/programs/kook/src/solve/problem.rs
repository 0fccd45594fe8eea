//! From a record to a question for the solver, and from its answer to JSON.

use std::time::Instant;

use five_hundred::{Position, Refusal, Rules};
use kookaburra::{GameKind, Malformed, Record, ReplayError, ReplayResult, Table};
use serde_json::{Map, Value, json};
use solver::{DealTable, Solution, Solver};
use table::SeatSet;

/// The result asked of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Value,
    EveryCard,
    Table,
}

/// What came of a record.
pub(super) struct Answer {
    pub(super) hand: usize,
    pub(super) nodes: u64,
    /// The time of the solver alone.
    pub(super) ms: f64,
    pub(super) what: What,
}

pub(super) enum What {
    /// The record can't be solved: the object that says why.
    Error { json: Value, why: Box<Why> },
    /// A position.
    Play { to_act: SeatSet, misere: bool, solution: Solution, every_card: bool },
    /// A deal.
    Table(DealTable),
}

impl Answer {
    pub(super) const fn is_error(&self) -> bool {
        matches!(self.what, What::Error { .. })
    }

    /// One object.
    pub(super) fn to_json(&self) -> Value {
        let ms = (self.ms * 1e4).round() / 1e4;
        match &self.what {
            What::Error { json, .. } => json.clone(),
            What::Table(table) => {
                let rows: Map<String, Value> = table
                    .rows
                    .iter()
                    .map(|row| (row.strain.text().to_owned(), row.tricks.clone().into()))
                    .collect();
                json!({ "hand": self.hand, "table": rows, "nodes": self.nodes, "ms": ms })
            }
            What::Play { to_act, solution, every_card: false, .. } => json!({
                "hand": self.hand,
                "to_act": to_act,
                "value": solution.value.low,
                "nodes": self.nodes,
                "ms": ms,
            }),
            What::Play { to_act, solution, .. } => {
                let values: BTreeValues =
                    solution.cards.iter().map(|card| (card.action.to_string(), card.value.low)).collect();
                json!({
                    "hand": self.hand,
                    "to_act": to_act,
                    "values": values,
                    "nodes": self.nodes,
                    "ms": ms,
                })
            }
        }
    }
}

/// Why a record can't be solved, for people.
pub(super) enum Why {
    /// It is no record.
    NoRecord(Malformed),
    /// It can't be replayed.
    Wrong(Record, ReplayError<Refusal>),
    /// The game of this name has no tricks.
    NoTricks(String),
    /// At an open table cards may be played against the rules.
    Open,
    /// Nothing has been dealt.
    NoDeal,
    /// The last hand is not being played.
    NotInPlay,
}

type BTreeValues = std::collections::BTreeMap<String, u8>;

/// Solves what a line asks.
pub(super) fn answer(solver: &mut Solver, line: &str, wanted: Wanted) -> Answer {
    let error =
        |json, why| Answer { hand: 0, nodes: 0, ms: 0.0, what: What::Error { json, why: Box::new(why) } };
    let result = Record::read(line).and_then(|record| GameKind::of(&record).map(|kind| (kind, record)));
    let (kind, record) = match result {
        Ok(pair) => pair,
        Err(malformed) => return error(json(&(&malformed).into()), Why::NoRecord(malformed)),
    };
    if kind != GameKind::FiveHundred {
        return refused(
            record.hands.len(),
            &format!("{} has no tricks to solve", record.game),
            Why::NoTricks(record.game),
        );
    }
    if laws::open_table::is_open(&record) {
        return refused(
            record.hands.len(),
            "at an open table cards may be played against the rules",
            Why::Open,
        );
    }
    match Table::<Rules>::from_record(&record) {
        Ok(table) => of_table(solver, &table, wanted),
        Err(problem) => error(json(&(&problem).into()), Why::Wrong(record, problem)),
    }
}

fn json(result: &ReplayResult) -> Value {
    serde_json::to_value(result).unwrap_or_default()
}

/// The record is in order, but there is nothing to solve.
fn refused(hands: usize, message: &str, why: Why) -> Answer {
    let hand = hands.saturating_sub(1);
    let json = json!({ "status": "error", "kind": "unsolvable", "hand": hand, "message": message });
    Answer { hand, nodes: 0, ms: 0.0, what: What::Error { json, why: Box::new(why) } }
}

fn of_table(solver: &mut Solver, table: &Table<Rules>, wanted: Wanted) -> Answer {
    let hands = table.hands().len();
    let hand = hands.saturating_sub(1);
    if wanted == Wanted::Table {
        let deal = table.deal_json().and_then(|deal| table.game().read_deal(&deal).ok());
        let dealt = deal.zip(table.hands().last().map(|hand| hand.dealer));
        let Some((deal, dealer)) = dealt else {
            return refused(hands, "no hand has been dealt", Why::NoDeal);
        };
        let start = Instant::now();
        let result = solver.table(table.game(), &deal, dealer);
        let ms = start.elapsed().as_secs_f64() * 1e3;
        return Answer { hand, nodes: result.nodes, ms, what: What::Table(result) };
    }
    let Some(position) = Position::of_table(table) else {
        return refused(
            hands,
            "the last hand isn’t being played: no contract yet, or it’s over",
            Why::NotInPlay,
        );
    };
    let every_card = wanted == Wanted::EveryCard;
    let start = Instant::now();
    let solution = solver.solve(&position, every_card);
    let ms = start.elapsed().as_secs_f64() * 1e3;
    let what = What::Play { to_act: table.to_act(), misere: position.misere, solution, every_card };
    let nodes = match &what {
        What::Play { solution, .. } => solution.nodes,
        _ => 0,
    };
    Answer { hand, nodes, ms, what }
}
