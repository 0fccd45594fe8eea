//! House rules for a contract that a table's rules lack, when people play it all the same.

use five_hundred::{Bid, BidKind, Family, MisereKind, Rules, RulesSpec};
use kookaburra::rules_to_json;
use serde_json::{Map, Value};

/// The axes to change so that the rules have this bid, as few as do; nothing if they have it, or never can.
#[must_use]
pub fn allowing(rules: &Rules, bid: Bid) -> Map<String, Value> {
    let nullo = if rules.family() == Family::Quebec { "quebec" } else { "american" };
    let kind = match bid.kind() {
        BidKind::Misere(MisereKind::Closed) => Some(("misere", "any_time")),
        BidKind::Misere(MisereKind::Open) => Some(("open_misere", "500")),
        BidKind::Misere(MisereKind::SuperOpen) => Some(("super_open_misere", "on")),
        BidKind::Misere(MisereKind::Blind) => Some(("blind_misere", "on")),
        BidKind::Misere(MisereKind::Nullo) => Some(("nullo", nullo)),
        BidKind::Misere(MisereKind::DoubleNullo) => Some(("double_nullo", "any_time")),
        BidKind::Partie(_) => Some(("partie", "on")),
        BidKind::Tricks(6, _) => Some(("six_bids", "bids")),
        BidKind::Tricks(..) => None,
    };
    let kitty = bid.is_sans_kitty().then_some(("sans_kitty", "same"));
    let both: Vec<(&str, &str)> = kind.into_iter().chain(kitty).collect();
    let choices = [kind.into_iter().collect(), kitty.into_iter().collect(), both];
    let allows = |changes: &Vec<(&str, &str)>| {
        let mut map = rules_to_json(rules.spec());
        map.extend(changes.iter().map(|&(axis, value)| (axis.to_owned(), value.into())));
        let changed = RulesSpec::from_json(&map).and_then(Rules::new);
        !rules.bids.binds(bid) && changed.is_ok_and(|rules| rules.bids.binds(bid))
    };
    let changes = choices.into_iter().find(allows).unwrap_or_default();
    changes.into_iter().map(|(axis, value)| (axis.to_owned(), value.into())).collect()
}
