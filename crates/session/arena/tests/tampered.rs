//! Views that somebody tampered with are refused or played from as well as they can be; nobody falls over them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::panic::{AssertUnwindSafe, catch_unwind};

use arena::Contest;
use players::{Lineup, self_play};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::Value;

fn below(chance: &mut ChaCha8Rng, most: usize) -> usize {
    ((u64::from(chance.next_u32()) * most as u64) >> 32) as usize
}

/// Every place of a value, itself among them.
fn pointers(value: &Value, path: &str, all: &mut Vec<String>) {
    all.push(path.to_owned());
    match value {
        Value::Array(list) => {
            for (at, item) in list.iter().enumerate() {
                pointers(item, &format!("{path}/{at}"), all);
            }
        }
        Value::Object(map) => {
            for (key, item) in map {
                pointers(item, &format!("{path}/{key}"), all);
            }
        }
        _ => {}
    }
}

/// Exchanges two cards wherever they are named.
fn exchange(value: &mut Value, cards: &[String; 2]) {
    match value {
        Value::String(text) => {
            let other = |word: &str| match cards.iter().position(|card| card == word) {
                Some(at) => cards[1 - at].clone(),
                None => word.to_owned(),
            };
            *text = text.split(' ').map(other).collect::<Vec<_>>().join(" ");
        }
        Value::Array(list) => list.iter_mut().for_each(|item| exchange(item, cards)),
        Value::Object(map) => map.values_mut().for_each(|item| exchange(item, cards)),
        _ => {}
    }
}

/// Puts something else of the view, or a number at an edge, in a place of it, or takes away or repeats what stands
/// there.
fn tamper(view: &mut Value, chance: &mut ChaCha8Rng) {
    let mut all = Vec::new();
    pointers(view, "", &mut all);
    let at = &all[1 + below(chance, all.len() - 1)];
    let other = view.pointer(&all[below(chance, all.len())]).cloned().unwrap_or_default();
    let numbers = [0, 1, 3, 9, 10, 255, i64::from(i32::MAX), i64::from(i32::MIN), i64::from(u32::MAX)];
    let place = view.pointer_mut(at).unwrap();
    *place = match (below(chance, 6), place.take()) {
        (0, _) => Value::Null,
        (1, Value::Array(mut list)) if !list.is_empty() => {
            list.remove(below(chance, list.len()));
            list.into()
        }
        (2, Value::Array(mut list)) if !list.is_empty() => {
            list.push(list[below(chance, list.len())].clone());
            list.into()
        }
        (3, Value::Number(_)) => numbers[below(chance, numbers.len())].into(),
        (4, Value::Bool(truth)) => (!truth).into(),
        _ => other,
    };
}

/// Walks tampered views of some games, and gives how many were read after all.
fn walk<G: Contest>(rules: &G, who: &[&str], rounds: u64, each: &mut impl FnMut(&G, &G::View)) -> usize {
    let mut views = Vec::new();
    let mut players: Lineup<G> = Vec::new();
    for seed in 0..rules.seats() as u64 {
        players.push(G::contestant("bot", seed).unwrap().player);
    }
    self_play(rules, &mut players, 3, 2, |view, _| views.push(serde_json::to_value(view).unwrap()));
    let pack = rules.pack_in_order();
    let mut chance = ChaCha8Rng::seed_from_u64(rounds);
    let (mut read, mut fallen) = (0, Vec::new());
    for round in 0..rounds {
        let mut view = views[below(&mut chance, views.len())].clone();
        // At random hardly anything fits the rest of a view: cards that change their places may.
        for _ in 0..=below(&mut chance, 3) {
            if below(&mut chance, 5) == 0 {
                tamper(&mut view, &mut chance);
            } else {
                let cards = [(); 2].map(|()| pack[below(&mut chance, pack.len())].to_string());
                exchange(&mut view, &cards);
            }
        }
        let survived = catch_unwind(AssertUnwindSafe(|| {
            let Ok(view) = rules.read_view(&view) else { return 0 };
            for name in who {
                let mut player = G::contestant(name, round).unwrap().player;
                let decision = player.decide(rules, &view);
                let _ = (
                    decision.action.to_string(),
                    player.call(rules, &view),
                    G::allows(&view, decision.action),
                );
            }
            each(rules, &view);
            1
        }));
        match survived {
            Ok(count) => read += count,
            Err(_) => fallen.push(view),
        }
    }
    // Where they fell stands above, in the words of each panic.
    assert!(fallen.is_empty(), "{} fell, the first over {}", fallen.len(), fallen[0]);
    read
}

#[test]
fn nobody_falls_over_a_tampered_view_of_five_hundred() {
    let mut imagined = 0;
    let mut read = 0;
    for preset in five_hundred::PRESETS {
        let rules = five_hundred::Rules::preset(preset.name).unwrap();
        read += walk(&rules, &["bot", "random"], 400, &mut |rules, view| {
            assert!(view.choices.list().into_iter().all(|action| view.choices.contains(action)));
            imagined += players::five_hundred::imagine(rules, view, Default::default(), 3, 1).len();
        });
    }
    assert!(read > 1_000 && imagined > 1_000, "{read} views were read, {imagined} worlds made from them");
}

#[test]
fn nobody_falls_over_a_tampered_view_of_rummy() {
    let (mut read, mut imagined) = (0, 0);
    for preset in rummy_500::PRESETS {
        let rules = rummy_500::Rules::preset(preset.name).unwrap();
        read += walk(&rules, &["bot", "random", "greedy"], 300, &mut |rules, view| {
            assert!(view.choices.list().0.into_iter().all(|action| view.choices.contains(action)));
            let hidden: Vec<_> = rules.unseen(view).unwrap_or_default().into_iter().collect();
            imagined += usize::from(rules.imagine(view, &hidden).is_some());
        });
    }
    assert!(read > 100 && imagined > 100, "{read} views were read, {imagined} games made from them");
}

#[test]
fn nor_do_those_who_search() {
    for preset in ["australian-4", "quebec-4", "american-5-call", "australian-2", "bijou-6"] {
        let rules = five_hundred::Rules::preset(preset).unwrap();
        assert!(walk(&rules, &["beginner", "club"], 100, &mut |_, _| {}) > 0, "{preset}");
    }
    let rules = rummy_500::Rules::preset("rummy-500").unwrap();
    assert!(walk(&rules, &["beginner", "club"], 100, &mut |_, _| {}) > 0);
}
