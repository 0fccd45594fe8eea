//! What a device keeps now, made from what lies in its stores and from what it kept at its last backup.

use std::collections::BTreeMap;

use super::{
    contents::Contents,
    history::{covers, length},
    item::{Item, Kind},
};

/// What a device keeps now. `found` is what lies in its stores, `last` what it kept when it made or took in a backup
/// last, and `places` are the kinds that it has stores for: what it kept then and has no more was deleted. What it has
/// no place for it keeps as it was. What nobody knows the time of became what it is just now, unless it is as it was.
#[must_use]
pub fn noticed(
    found: impl IntoIterator<Item = Item>,
    last: &Contents,
    places: &[Kind],
    now: u64,
) -> Contents {
    let mut here = Contents::default();
    let mut there: BTreeMap<(Kind, String), usize> = BTreeMap::new();
    let found: Vec<Item> = found.into_iter().map(|item| dated(item, last, now)).collect();
    for item in &found {
        there.entry((item.kind.clone(), item.id.clone())).or_default();
    }
    // That something was deleted which is there again is no longer true; of what grows, it holds for what is shorter.
    for deletion in last.items().filter(|item| item.kind == Kind::Deletion) {
        let of = deletion.id.split_once('/').map(|(kind, id)| (Kind::from(kind.to_owned()), id));
        let holds = |item: &Item| length(item) > 0 && !covers(deletion, item);
        let mut again = found.iter().filter(|item| Some((item.kind.clone(), item.id.as_str())) == of);
        if again.all(holds) {
            here.insert(deletion.clone());
        }
    }
    here.extend(found);
    for (key @ (kind, id), versions) in &last.items {
        if *kind == Kind::Deletion {
            continue;
        }
        if !places.contains(kind) {
            here.extend(versions.iter().cloned());
        } else if !there.contains_key(key) {
            let longest = versions.iter().map(length).max().unwrap_or_default();
            here.insert(Item::deletion(kind, id, now, longest));
        }
    }
    here
}

/// An item of a store with the time at which it became what it is.
fn dated(item: Item, last: &Contents, now: u64) -> Item {
    let known = last.get(&item.kind, &item.id).iter().find(|known| known.body == item.body);
    let deleted = !last.get(&Kind::Deletion, &format!("{}/{}", item.kind.name(), item.id)).is_empty();
    let at = match known {
        Some(known) => known.at,
        None if item.at == 0 && item.kind.has_no_time() || deleted => now,
        None => item.at,
    };
    Item { at, ..item }
}

/// What a device keeps once a restore is undone, by which `before` became `after`: what is since then as it was left is
/// what it was before; what has changed since stays.
#[must_use]
pub fn undone(now: &Contents, before: &Contents, after: &Contents) -> Contents {
    let mut items = now.items.clone();
    let bodies = |contents: &Contents, key: &(Kind, String)| {
        let versions = contents.items.get(key).map_or(&[][..], Vec::as_slice);
        versions.iter().map(|version| version.body.clone()).collect::<Vec<_>>()
    };
    for key in before.items.keys().chain(after.items.keys()) {
        if bodies(now, key) == bodies(after, key) {
            match before.items.get(key) {
                Some(versions) => items.insert(key.clone(), versions.clone()),
                None => items.remove(key),
            };
        }
    }
    Contents { items }
}
