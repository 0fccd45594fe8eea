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
        let family = preset.split('-').next().unwrap_or_default();
        let usual = if family == "rummy" { "rummy" } else { "australian" };
        let near =
            [preset, family, usual].into_iter().flat_map(|name| TABLE.range(name.to_owned()..).take(1));
        let alike = near.filter(|(name, _)| name.starts_with(family) || name.starts_with(usual));
        alike.filter_map(|(_, levels)| levels.get(&level)).next()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_level_of_both_games() {
        for rules in
            ["australian-4", "australian-3", "quebec-4", "quebec-4+x=y", "american-4", "rummy-500+players=2"]
        {
            let lost = |level| {
                let usual = Usual::of(rules, level).unwrap_or_else(|| panic!("{rules} {level}"));
                assert!(usual.hands >= 20, "{rules} {level}");
                let kinds = usual.by.iter().filter(|(what, _)| !what.starts_with("theme-"));
                kinds.map(|(_, sums)| sums.points).sum::<f64>() / usual.hands as f64
            };
            let [worst, .., best] = Level::ALL.map(lost);
            assert!(best > 0.0 && best < worst, "{rules}: {best} {worst}");
        }
        assert!(std::ptr::eq(
            Usual::of("australian-4", Level::Club).unwrap(),
            Usual::of("australian-3", Level::Club).unwrap()
        ));
    }
}
