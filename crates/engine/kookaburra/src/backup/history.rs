//! How two items of the same name become one. Things that grow, such as matches, are compared as histories.

use serde_json::{Value, json};

use super::item::{Item, Kind, sorted};

/// How two items of the same name become one. Each way is a join: the order and the number of times don’t matter.
pub(super) enum Joined {
    /// The later one is kept.
    Later,
    /// The longer one, if it goes on where the other ends; both, if they differ before that.
    Longer,
    /// What either says holds.
    Both,
}

/// How a sheet begins: this tells it from all others. None if it has no game.
pub(super) fn beginning(sheet: &Value) -> Option<Value> {
    let first = sheet.get("games")?.as_array()?.first()?.as_object()?;
    Some(
        json!({ "date": sheet.get("date"), "rules": sheet.get("rules"), "game": opened(&Value::Object(first.clone())) }),
    )
}

/// A game of a sheet as it was opened.
fn opened(game: &Value) -> Value {
    json!({ "rules": game.get("rules"), "players": game.get("players"), "dealer": game.get("dealer"), "start": game.get("start") })
}

/// What an item has come through, step by step; what stands beside these steps is no part of it.
fn history(item: &Item) -> Vec<String> {
    if item.kind == Kind::Match {
        return item.lines().into_iter().map(str::to_owned).collect();
    }
    let games = item.body["games"].as_array().into_iter().flatten();
    let steps = games.flat_map(|game| {
        let hands = game["hands"].as_array().into_iter().flatten();
        std::iter::once(opened(game)).chain(hands.cloned())
    });
    steps.map(|step| sorted(step).to_string()).collect()
}

/// How far an item has come; 0 for what doesn’t grow.
pub(super) fn length(item: &Item) -> usize {
    match item.kind.joined() {
        Joined::Longer => history(item).len(),
        Joined::Later | Joined::Both => 0,
    }
}

/// Whether one item has more to say than another of the same kind and name.
pub(super) fn is_later(one: &Item, other: &Item) -> bool {
    let order = |item: &Item| {
        let body = item.body.to_string();
        (item.at, body.len(), body)
    };
    order(one) > order(other)
}

/// Joins an item to others of the same kind and name.
pub(super) fn join(versions: &mut Vec<Item>, item: Item) {
    match item.kind.joined() {
        Joined::Later => match versions.first_mut() {
            Some(there) if is_later(&item, there) => *there = item,
            Some(_) => {}
            None => versions.push(item),
        },
        Joined::Longer => {
            let new = history(&item);
            let is_more = |one: &Item, own: &[String], other: &Item, others: &[String]| {
                if own.len() == others.len() {
                    own == others && is_later(one, other)
                } else {
                    own.starts_with(others)
                }
            };
            if versions.iter().any(|there| *there == item || is_more(there, &history(there), &item, &new)) {
                return;
            }
            versions.retain(|there| !is_more(&item, &new, there, &history(there)));
            versions.push(item);
            versions.sort_by_cached_key(|version| (version.at, version.body.to_string()));
        }
        Joined::Both => match versions.first_mut() {
            Some(there) => {
                let most =
                    [&*there, &item].map(|deletion| deletion.body["length"].as_u64().unwrap_or_default());
                there.at = there.at.max(item.at);
                there.body = json!({ "length": most[0].max(most[1]) });
            }
            None => versions.push(item),
        },
    }
}

/// Whether a deletion is of this item, and not of one that came later. Of what grows, that which has grown on since is
/// later.
pub(super) fn covers(deletion: &Item, item: &Item) -> bool {
    match item.kind.joined() {
        Joined::Longer => length(item) as u64 <= deletion.body["length"].as_u64().unwrap_or_default(),
        Joined::Later => item.at <= deletion.at,
        Joined::Both => false,
    }
}
