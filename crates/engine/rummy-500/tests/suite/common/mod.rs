//! What the tests share: a generator with a known sequence, rules, and hands played by a script.

mod hand;
mod random;
mod recount;

pub(crate) use hand::{Hand, deal};
pub(crate) use random::{Random, random_rules, random_rules_for, shuffled_deal};
pub(crate) use recount::recount;

use cards::CardSet;
use rummy_500::{Rules, RulesSpec};

/// The rules of a preset with some axes changed.
pub(crate) fn rules(preset: &str, changes: &[(&str, &str)]) -> Rules {
    let mut spec = RulesSpec::preset(preset).unwrap();
    for (axis, value) in changes {
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).unwrap()
}

/// The cards of a text such as `AS 10H X X`.
pub(crate) fn cards(text: &str) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for card in text.split_whitespace() {
        let card: cards::Card = card.parse().unwrap();
        cards.insert((0..4).filter_map(|n| card.copy(n)).find(|&copy| !cards.contains(copy)).unwrap());
    }
    cards
}
