//! Rummy 500 has no laws for irregularities: whoever asks is told so, with the rule that was broken.

use crate::{Spoken, Texts, letters};
use table::Game;

/// Something done against the rules of Rummy 500.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Its name, to which its words belong, and which stands in an address.
    pub key: &'static str,
    /// The rule that it breaks.
    pub rule: &'static str,
    /// The axis by which a table chooses between such rules.
    axis: Option<&'static str>,
}

const fn breach(key: &'static str, rule: &'static str, axis: Option<&'static str>) -> Breach {
    Breach { key, rule, axis }
}

/// What people say happened, the most frequent first.
pub const BREACHES: [Breach; 11] = [
    breach("turn", "RM-TURN-1", None),
    breach("order", "RM-TURN-2", None),
    breach("take", "RM-DRAW-5", Some("discard_draw")),
    breach("meld", "RM-MELD-1", None),
    breach("lay", "RM-LAY-1", None),
    breach("joker", "RM-MELD-7", None),
    breach("discard", "RM-DISC-1", None),
    breach("call", "RM-CALL-2", Some("rummy_call")),
    breach("out", "RM-OUT-1", Some("going_out")),
    breach("deal", "RM-DEAL-2", None),
    breach("count", "RM-SCORE-1", Some("card_values")),
];

impl Breach {
    /// The one of this name.
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        BREACHES.into_iter().find(|breach| breach.key == key)
    }

    /// What happened, in the words of people.
    #[must_use]
    pub fn words(self, texts: Texts) -> String {
        texts.get(&format!("breach-{}", self.key))
    }

    /// That there are no laws, and the rule that was broken, with its number and the house rule it follows.
    #[must_use]
    pub fn answer<G: Spoken + Game>(self, rules: &G, texts: Texts) -> Vec<String> {
        let rule = texts.get(&format!("breach-rule-{}", self.key));
        let rule = texts.format("ruling-rummy-rule", &[("text", rule.into()), ("rule", self.rule.into())]);
        let house =
            self.axis.and_then(|axis| texts.explain(rules, axis)).map(|house| Texts::capitalised(&house));
        [texts.get("ruling-rummy"), rule].into_iter().chain(house).collect()
    }
}

/// What has every word of a query in its words, or in other words for it.
#[must_use]
pub fn find_breach(texts: Texts, query: &str) -> Vec<Breach> {
    let plain = |text: &str| -> String { text.chars().map(letters::plain).collect() };
    let wanted: Vec<String> = query.split_whitespace().map(plain).collect();
    let has_all = |breach: &Breach| {
        let words =
            plain(&format!("{} {}", breach.words(texts), texts.get(&format!("breach-words-{}", breach.key))));
        wanted.iter().all(|word| words.contains(word.as_str()))
    };
    BREACHES.into_iter().filter(has_all).collect()
}
