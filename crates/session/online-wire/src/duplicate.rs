//! What many tables play alike: deals that come from outside, and what came of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// How far a table is with deals that others play too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Duplicate {
    /// The number of the first of its deals, from 0.
    pub first: u32,
    /// How many deals it plays.
    pub deals: u32,
    /// How many of them it has done with.
    pub done: u32,
    /// Of how many everybody may see all cards: every table has done with them.
    pub open: u32,
}

/// Why a deal counts as average at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Average {
    /// The director said so.
    Director,
    /// The time of the round was over.
    Time,
}

/// What came of a deal at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It was played.
    Played {
        /// The hand, as one of a result’s `hands` \[NOT-RES-5\].
        hand: Map<String, Value>,
        /// The points of each seat.
        points: Vec<i32>,
    },
    /// It counts as average: it was not played to its end.
    Average,
}
