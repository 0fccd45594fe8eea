//! What bots of each level lose by the same review: what a habit is compared with. The table is made by
//! `cargo run --release -p learning --example usual`.

use std::{collections::BTreeMap, sync::LazyLock};

use players::Level;
use serde::{Deserialize, Serialize};

use super::{category::What, hand::HandFigures, statistics::Mean};

/// What was lost over some hands.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Usual {
    /// How many hands.
    pub hands: usize,
    /// By what: the sum of the points lost, and of their squares hand by hand.
    pub by: BTreeMap<String, Sums>,
}

/// Sums over hands.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sums {
    /// Of points.
    pub points: f64,
    /// Of squares of points.
    pub squares: f64,
}

/// The table: rules, then level.
static TABLE: LazyLock<BTreeMap<String, BTreeMap<Level, Usual>>> =
    LazyLock::new(|| serde_json::from_str(include_str!("usual.json")).unwrap_or_default());

impl Usual {
    /// What bots of a level lose by rules of a short code: by the nearest rules of the same game that are in the table.
    /// `None` where nobody has measured it.
    #[must_use]
    pub fn of(rules: &str, level: Level) -> Option<&'static Self> {
        let preset = rules.split('+').next().unwrap_or_default();
        let near = ["quebec", "american", "rummy"].into_iter().find(|name| preset.starts_with(name));
        let named =
            |name: &str| TABLE.iter().find(|(rules, _)| rules.starts_with(name)).map(|(_, levels)| levels);
        let levels = TABLE.get(preset).or_else(|| match near {
            Some(near @ "rummy") => named(near),
            Some(near) => named(near).or_else(|| named("australian")),
            None => named("australian"),
        })?;
        levels.get(&level)
    }

    /// Adds a hand.
    pub fn add(&mut self, hand: &HandFigures) {
        self.hands += 1;
        for (what, points) in hand.lost_by() {
            let sums = self.by.entry(what.to_string()).or_default();
            sums.points += points;
            sums.squares += points * points;
        }
    }

    /// What was lost a hand by one thing.
    #[must_use]
    pub fn mean(&self, what: What) -> Mean {
        let Sums { points, squares } = self.by.get(&what.to_string()).copied().unwrap_or_default();
        Mean::of_sums(self.hands, points, squares)
    }
}
