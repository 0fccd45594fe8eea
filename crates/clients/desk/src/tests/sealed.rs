//! What a player may not know is not in their scenes: when hidden cards are exchanged, every byte stays the same.

use crate::wire::{Hint, Retell, Score, Share, Typed};
use card_match::MatchGame;
use serde_json::{Map, Value};
use table::{DealSource, Table};

use super::*;

/// A place of a card in an explicit deal.
type CardAt = (String, usize);

/// All places of an explicit deal, as JSON pointers, with their cards.
fn places(deal: &Map<String, Value>) -> Vec<CardAt> {
    fn walk(at: &str, value: &Value, found: &mut Vec<CardAt>) {
        match value {
            Value::Array(list) => {
                for (n, inner) in list.iter().enumerate() {
                    if inner.is_string() {
                        found.push((at.to_owned(), n));
                    } else {
                        walk(&format!("{at}/{n}"), inner, found);
                    }
                }
            }
            Value::Object(map) => {
                map.iter().for_each(|(key, inner)| walk(&format!("{at}/{key}"), inner, found));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk("", &Value::Object(deal.clone()), &mut found);
    found
}

fn card<'a>(deal: &'a Value, (list, n): &CardAt) -> &'a str {
    deal.pointer(list).unwrap()[*n].as_str().unwrap()
}

fn exchanged(deal: &Value, one: &CardAt, other: &CardAt) -> Value {
    let mut new = deal.clone();
    let (first, second) = (card(deal, one).to_owned(), card(deal, other).to_owned());
    new.pointer_mut(&one.0).unwrap()[one.1] = second.into();
    new.pointer_mut(&other.0).unwrap()[other.1] = first.into();
    new
}

/// Exchanges hidden cards at the table as it stands; gives how many exchanges there were.
fn exchange<G: OnDesk>(local: &LocalTable<G>, dice: &mut Dice, times: usize) -> usize {
    let saved = local.device().game.to_text();
    let saved: Vec<Value> = saved.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let last_deal = saved.iter().rposition(|line| line.get("deal").is_some()).unwrap();
    let view = serde_json::to_string(&local.device().my().view()).unwrap();
    let table: Table<G> = Table::from_record(&local.device().game.record()).unwrap();
    let deal = Value::Object(table.deal_json().unwrap());
    let hidden: Vec<CardAt> = places(deal.as_object().unwrap())
        .into_iter()
        .filter(|place| !view.contains(&format!("\"{}\"", card(&deal, place))))
        .collect();
    // Whatever can be asked is answered alike, too.
    let typed = |text: &str| DeskRequest::from(Typed(text.to_owned()));
    let asked = if dice.below(4) == 0 {
        [Hint.into(), Retell.into(), typed("table"), typed("discard 2S 3S 4S 5S 6S 7S")]
    } else {
        [Retell.into(), Score.into(), typed("last"), Share { hand: 0, step: 0 }.into()]
    };
    let dealt = |deal: &Value| {
        let mut saved = saved.clone();
        let source = DealSource::Explicit(deal.as_object().unwrap().clone());
        saved[last_deal]["deal"]["from"] = serde_json::to_value(source).unwrap();
        let text: String = saved.iter().map(|line| format!("{line}\n")).collect();
        Match::<G>::read(&text).ok().map(|game| {
            let mut local = sit(Device::new(game));
            let answers = asked.clone().map(|request| answered(&mut local, request));
            serde_json::to_string(&(answers, local.scene())).unwrap()
        })
    };
    let before = dealt(&deal).unwrap();
    assert!(!before.contains("seed"));
    let mut done = 0;
    for _ in 0..times {
        let (Some(one), Some(other)) = (dice.one_of(&hidden), dice.one_of(&hidden)) else { break };
        if card(&deal, &one) == card(&deal, &other) {
            continue;
        }
        // The actions played may not have been legal with other cards.
        let Some(after) = dealt(&exchanged(&deal, &one, &other)) else { continue };
        assert_eq!(before, after, "{one:?} and {other:?}");
        done += 1;
    }
    done
}

fn watch<G: OnDesk + MatchGame>(mut local: LocalTable<G>, dice: &mut Dice, steps: usize) -> usize {
    let mut done = 0;
    let mut scene = table(&mut local, TableRequest::Look).scene;
    for _ in 0..steps {
        if local.device().my().turn() != card_match::Turn::Deal && local.device().game.has_begun() {
            done += exchange(&local, dice, 2);
        }
        if scene.moment == Moment::Over {
            break;
        }
        let request = click(&mut local, &scene, dice);
        scene = table(&mut local, request).scene;
    }
    done
}

#[test]
fn hidden_cards_leave_no_trace_in_a_scene() {
    // FH-VIEW-1, FH-VIEW-2
    for (number, preset) in presets().enumerate() {
        let local = five_hundred(preset, &setup(60 + number as u8, Lang::En));
        let done = watch(local, &mut Dice::new(number as u64), 60);
        assert!(done > 15, "{preset}: {done}");
    }
}

#[test]
fn hidden_cards_leave_no_trace_in_a_scene_of_rummy() {
    // RM-INFO-1
    for (number, preset) in rummy_presets().enumerate() {
        let local = rummy(preset, &setup(60 + number as u8, Lang::En));
        let done = watch(local, &mut Dice::new(number as u64), 60);
        assert!(done > 15, "{preset}: {done}");
    }
}

#[test]
fn who_sits_out_sees_no_hand() {
    // FH-END-8
    let mut local = sit(card_match::testing::watching().0);
    let mut scene = table(&mut local, TableRequest::Next).scene;
    for _ in 0..60 {
        assert!(scene.hand_view.is_none() && scene.waiting.is_some());
        if matches!(local.device().my().turn(), card_match::Turn::Deal | card_match::Turn::Over) {
            break;
        }
        assert!(scene.players.iter().all(|player| player.open.is_empty()), "{scene:?}");
        assert!(exchange(&local, &mut Dice::new(3), 2) <= 2);
        scene = table(&mut local, TableRequest::Next).scene;
    }
}
