//! What the tests share: a generator with a known sequence, rules, hands made by hand, and a script to play them.

pub(crate) mod data;
mod hand;
mod random;
mod record;

pub(crate) use hand::Hand;
pub(crate) use random::{Random, random_rules, shuffled_deal, telling_scores};
pub(crate) use record::{Recorded, likely};

use cards::{Card, CardSet};
use five_hundred::{Rules, RulesSpec};

/// The rules of a preset with some axes changed.
pub(crate) fn rules(preset: &str, changes: &[(&str, &str)]) -> Rules {
    let mut spec = RulesSpec::preset(preset).unwrap();
    for (axis, value) in changes {
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).unwrap()
}

/// The cards of a text such as `AS 10H X`.
pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}
