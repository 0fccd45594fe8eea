//! What must always hold of records: they say everything, they say it to the letter, and nothing that stands in one
//! brings the program down.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fs, path::Path};

use five_hundred::{Choices, PRESETS, Rules, RulesSpec};
use kookaburra::{Record, ReplayError, ReplayResult, Table, replay};
use proptest::prelude::*;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Value, json};
use table::{DealSource, Recall, Seat, Seed, Viewer, shuffle};

/// A game follows from one number.
#[derive(Clone)]
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, n: u32) -> u32 {
        self.0.next_u32() % n
    }

    fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| self.below(256) as u8))
    }
}

fn choices(table: &Table<Rules>, seat: Seat) -> Choices {
    table.view(Viewer::Seat(seat), Recall::Table).choices
}

/// Plays a game at random for this number of actions, dealing as needed.
fn play(table: &mut Table<Rules>, dice: &mut Dice, actions: usize) {
    for _ in 0..actions {
        if table.phase() == Some(five_hundred::Phase::Deal) {
            let dealer = table.next_dealer().unwrap_or(Seat(dice.below(table.game().seats() as u32) as u8));
            table.deal(dealer, dice.seed().into()).unwrap();
        }
        let Some(seat) = table.to_act().first() else { return };
        let action = choices(table, seat).pick(|n| dice.below(n));
        table.act(seat, action).unwrap();
    }
}

fn table_of(preset: usize) -> Table<Rules> {
    let rules = Rules::new(RulesSpec::from(&PRESETS[preset % PRESETS.len()])).unwrap();
    Table::open(rules)
}

/// Everything that can be seen of a table, by everybody.
fn seen(table: &Table<Rules>) -> Vec<Value> {
    if table.hands().is_empty() {
        return Vec::new();
    }
    let viewers =
        Seat::all(table.game().seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
    viewers
        .flat_map(|viewer| [Recall::Table, Recall::Perfect].map(|recall| table.view(viewer, recall)))
        .map(|view| serde_json::to_value(view).unwrap())
        .chain([serde_json::to_value(table.result()).unwrap()])
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_record_brings_the_game_back(preset in 0..PRESETS.len(), seed in 1..u64::MAX, actions in 0..220_usize) {
        // NOT-REC-3, NOT-REC-6, NOT-REC-9, NOT-RES-1
        let mut table = table_of(preset);
        play(&mut table, &mut Dice::new(seed), actions);
        let again = Table::<Rules>::from_record(&Record::read(&table.to_record(None).to_json()).unwrap()).unwrap();
        prop_assert_eq!(again.to_record(None), table.to_record(None));
        prop_assert_eq!(seen(&again), seen(&table));
        prop_assert_eq!(again.finished_hands(), table.finished_hands());
        let ReplayResult::Game(result) = replay(&table.to_record(None).to_json()) else { panic!("an error") };
        prop_assert_eq!(result, table.result());
    }

    #[test]
    fn an_action_taken_back_never_was(preset in 0..PRESETS.len(), seed in 1..u64::MAX, actions in 1..120_usize) {
        let mut table = table_of(preset);
        let mut dice = Dice::new(seed);
        play(&mut table, &mut dice, actions);
        let (&(seat, action), before) = table.actions().split_last().unwrap();
        let mut back = table.clone();
        back.rewind(before.len());
        prop_assert_eq!(back.actions(), before);
        let shorter = Table::<Rules>::from_record(&back.to_record(None)).unwrap();
        prop_assert_eq!(seen(&shorter), seen(&back));
        back.act(seat, action).unwrap();
        prop_assert_eq!(seen(&back), seen(&table));
        table.rewind(usize::MAX);
        prop_assert_eq!(seen(&back), seen(&table));
        table.rewind(0);
        prop_assert!(table.actions().is_empty());
        prop_assert_eq!(table.finished_hands().len(), table.hands().len() - 1);
        prop_assert_eq!(table.phase(), Some(five_hundred::Phase::Auction));
    }

    #[test]
    fn a_game_stood_after_a_hand_as_its_record_says(preset in 0..PRESETS.len(), seed in 1..u64::MAX) {
        let mut table = table_of(preset);
        play(&mut table, &mut Dice::new(seed), 150);
        for number in 0..table.hands().len() {
            let mut record = table.to_record(None);
            record.hands.truncate(number + 1);
            let then = table.after_hand(number).unwrap();
            prop_assert_eq!(then.to_record(None).hands, record.hands.clone());
            let again = Table::<Rules>::from_record(&record).unwrap();
            prop_assert_eq!(seen(&then), seen(&again));
            prop_assert_eq!(then.events(Viewer::Referee), again.events(Viewer::Referee));
        }
        prop_assert!(table.after_hand(table.hands().len()).is_none());
    }

    #[test]
    fn a_seed_a_pack_and_the_cards_deal_the_same(preset in 0..PRESETS.len(), seed in 1..u64::MAX, cut in 4..20_usize) {
        // NOT-REC-3, NOT-REC-4, FH-DEAL-1
        use table::Game;
        let mut dice = Dice::new(seed);
        let dealer = Seat(0);
        let seed = dice.seed();
        let mut by_seed = table_of(preset);
        by_seed.deal(dealer, seed.into()).unwrap();
        let mut pack = by_seed.game().pack_in_order();
        shuffle(seed, &mut pack);
        let mut before_cut = pack.clone();
        before_cut.rotate_right(cut);
        let explicit = by_seed.deal_json().unwrap();
        for source in [
            DealSource::Pack { pack, cut: None, reshuffle: None },
            DealSource::Pack { pack: before_cut, cut: Some(cut), reshuffle: None },
            DealSource::Explicit(explicit),
        ] {
            let mut other = table_of(preset);
            other.deal(dealer, source).unwrap();
            prop_assert_eq!(seen(&other), seen(&by_seed));
            let again = Table::<Rules>::from_record(&Record::read(&other.to_record(None).to_json()).unwrap()).unwrap();
            prop_assert_eq!(seen(&again), seen(&by_seed));
        }
    }

    #[test]
    fn a_refused_action_changes_nothing(preset in 0..PRESETS.len(), seed in 1..u64::MAX, actions in 0..100_usize) {
        // NOT-RES-7
        let mut table = table_of(preset);
        let mut dice = Dice::new(seed);
        play(&mut table, &mut dice, actions);
        let (before, record) = (seen(&table), table.to_record(None));
        let seats = table.game().seats();
        let texts = ["pass", "look", "6S", "10NT", "nullo", "AS", "X", "X:H", "discard AS KS QS", "alone", "call AH", "partner 1"];
        for text in texts {
            for seat in Seat::all(seats) {
                let action = table.read_action(text).unwrap();
                let allowed = table.check(seat, action).is_ok();
                prop_assert_eq!(allowed, table.legal_lines().contains(&format!("{seat} {action}")));
                if !allowed {
                    prop_assert!(table.act(seat, action).is_err());
                    prop_assert_eq!(&table.to_record(None), &record);
                    prop_assert_eq!(&seen(&table), &before);
                }
            }
        }
    }
}

#[test]
fn a_hand_begins_only_when_it_may() {
    // NOT-REC-6, NOT-REC-7, NOT-REC-8, FH-DRAW-3
    let mut table = table_of(0);
    let mut dice = Dice::new(9);
    let seed = |dice: &mut Dice| dice.seed().into();
    assert_eq!(table.deal(Seat(4), seed(&mut dice)).unwrap_err().to_string(), "there is no seat 4 to deal");
    table.deal(Seat(3), seed(&mut dice)).unwrap();
    assert_eq!(
        table.deal(Seat(3), seed(&mut dice)).unwrap_err().to_string(),
        "the hand before is not finished"
    );
    for seat in 0..4 {
        let pass = table.read_action("pass").unwrap();
        table.act(Seat(seat), pass).unwrap();
    }
    assert_eq!(table.next_dealer(), Some(Seat(0)));
    assert_eq!(table.deal(Seat(1), seed(&mut dice)).unwrap_err().to_string(), "seat 0 deals, not seat 1");
    table.deal(Seat(0), seed(&mut dice)).unwrap();
    while table.phase().is_some() {
        play(&mut table, &mut dice, 50);
    }
    let dealer = table.next_dealer().unwrap_or(Seat(0));
    assert_eq!(table.deal(dealer, seed(&mut dice)).unwrap_err().to_string(), "the game is over");
}

#[test]
fn names_and_scores_fit_the_table() {
    // NOT-REC-2, NOT-SEAT-3, FH-AMB-32
    let rules = || Rules::preset("australian-4").unwrap();
    let new = |scores: Vec<i32>| Table::new(rules(), Some(scores));
    assert!(new(vec![120, -40, 120, -40]).is_ok());
    assert!(new(vec![0; 5]).unwrap_err().to_string().contains("5 scores"));
    assert!(new(vec![0, 0, 10, 0]).is_err());
    for score in [i32::MAX, i32::MIN, 1_000_001] {
        assert!(new(vec![score; 4]).is_err());
    }
    let names = |count: usize| Table::open(rules()).to_record(Some(vec!["Ann".to_owned(); count]));
    assert!(Table::<Rules>::from_record(&names(4)).is_ok());
    let error = Table::<Rules>::from_record(&names(3)).unwrap_err().to_string();
    assert!(error.contains("3 names"), "{error}");
}

#[test]
fn everything_is_read_before_anything_is_played() {
    // NOT-REC-10, NOT-REC-11, NOT-RES-7, NOT-RES-8
    let record = |actions: &[&str], second: Value| {
        let seed = "00".repeat(32);
        let first = json!({ "dealer": 3, "deal": { "seed": seed }, "actions": actions });
        json!({ "format": "kookaburra-record/1", "game": "five-hundred", "rules": { "preset": "australian-4" },
                "hands": [first, second] })
    };
    let deal = json!({ "seed": "00".repeat(32) });
    let second = |actions: &[&str]| json!({ "dealer": 0, "deal": deal, "actions": actions });
    let judge =
        |record: &Value| match Table::<Rules>::from_record(&Record::read(&record.to_string()).unwrap()) {
            Ok(_) => "fine".to_owned(),
            Err(error) => error.to_string(),
        };
    let passes = ["0 pass", "1 pass", "2 pass", "3 pass"];
    assert_eq!(judge(&record(&passes, second(&[]))), "fine");
    assert!(judge(&record(&["1 pass"], second(&["2 hearts"]))).starts_with("hand 1, action 0: \"2 hearts\""));
    assert!(judge(&record(&["1 pass"], second(&[]))).starts_with("hand 0, action 0: "));
    assert_eq!(judge(&record(&passes[..3], second(&[]))), "hand 1: the hand before is not finished");
    let bad_pack = json!({ "dealer": 0, "deal": { "pack": ["AS"] }, "actions": [] });
    assert!(judge(&record(&["1 pass"], bad_pack)).starts_with("hand 1: 5S is missing"));
    let after = [&passes[..], &["0 pass"]].concat();
    let result = replay(&record(&after, second(&[])).to_string());
    let ReplayResult::Error(error) = &result else { panic!("no error") };
    assert_eq!((error.hand, error.action, result.exit_status()), (Some(0), Some(4), 1));
}

#[test]
fn what_came_before_an_illegal_action_is_shown() {
    // NOT-RES-7
    let record = json!({
        "format": "kookaburra-record/1", "game": "five-hundred", "rules": { "preset": "australian-4" },
        "hands": [{ "dealer": 3, "deal": { "seed": "00".repeat(32) }, "actions": ["0 6S", "1 6S", "2 pass"] }]
    });
    let mut shown = Vec::new();
    let error = Table::<Rules>::replay(&Record::read(&record.to_string()).unwrap(), |table| {
        shown.push(table.to_record(None).hands[0].actions.clone());
    });
    assert_eq!(shown, [["0 6S"]]);
    assert!(matches!(error, Err(ReplayError::Illegal { hand: 0, action: 1, rule: "FH-AUC-2", .. })));
}

/// The records of the conformance cases, as texts.
fn records() -> Vec<String> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../conformance"));
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let cases = paths
        .iter()
        .filter(|path| !path.ends_with("laws-referee.json"))
        .flat_map(|path| serde_json::from_str::<Vec<Value>>(&fs::read_to_string(path).unwrap()).unwrap());
    cases.map(|case| case["record"].to_string()).collect()
}

/// A replay answers; that it answers something sensible is for other tests.
fn answers(text: &str) {
    let result = replay(text);
    let json = serde_json::to_value(&result).unwrap();
    assert_eq!(json["format"], "kookaburra-result/1");
    assert_eq!(json["status"] == "error", result.exit_status() != 0);
}

#[test]
fn no_bytes_bring_the_reader_down() {
    // NOT-RES-8
    let records = records();
    let mut dice = Dice::new(0x5eed);
    for _ in 0..3_000 {
        let mut bytes = records[dice.below(records.len() as u32) as usize].clone().into_bytes();
        for _ in 0..=dice.below(4) {
            if bytes.is_empty() {
                break;
            }
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(5) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b"{}[]\",:0-9eX \\"[dice.below(14) as usize]),
                3 => bytes.truncate(at),
                _ => {
                    let from = dice.below(bytes.len() as u32) as usize;
                    let piece = bytes[from..bytes.len().min(from + dice.below(40) as usize)].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        answers(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn no_json_brings_the_replay_down() {
    // NOT-RES-8, NOT-REC-5
    let records: Vec<Value> = records().iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let mut dice = Dice::new(0xcafe);
    for _ in 0..6_000 {
        let mut record = records[dice.below(records.len() as u32) as usize].clone();
        let donor = &records[dice.below(records.len() as u32) as usize];
        for _ in 0..=dice.below(3) {
            mutate(&mut record, donor, &mut dice);
        }
        answers(&record.to_string());
    }
}

/// Changes one value somewhere inside, often into something that belongs elsewhere.
fn mutate(value: &mut Value, donor: &Value, dice: &mut Dice) {
    if dice.below(6) > 0 {
        match value {
            Value::Array(values) if !values.is_empty() => {
                let at = dice.below(values.len() as u32) as usize;
                return mutate(&mut values[at], donor, dice);
            }
            Value::Object(map) if !map.is_empty() => {
                let at = dice.below(map.len() as u32) as usize;
                if let Some(inner) = map.values_mut().nth(at) {
                    return mutate(inner, donor, dice);
                }
            }
            _ => {}
        }
    }
    match (dice.below(5), &mut *value) {
        (0, Value::Array(values)) if !values.is_empty() => {
            let at = dice.below(values.len() as u32) as usize;
            values.remove(at);
        }
        (1, Value::Array(values)) if !values.is_empty() => {
            let at = dice.below(values.len() as u32) as usize;
            let again = values[at].clone();
            values.insert(dice.below(values.len() as u32 + 1) as usize, again);
        }
        (2, Value::Array(values)) if values.len() > 1 => {
            let (one, other) = (dice.below(values.len() as u32), dice.below(values.len() as u32));
            values.swap(one as usize, other as usize);
        }
        (3, Value::Object(map)) if !map.is_empty() => {
            let at = dice.below(map.len() as u32) as usize;
            let key = map.keys().nth(at).cloned().unwrap_or_default();
            map.remove(&key);
        }
        (0..3, value) => *value = somewhere(donor, dice),
        (_, value) => {
            let odd = [
                json!(null),
                json!(-1),
                json!(1e300),
                json!(u64::MAX),
                json!(""),
                json!("5 pass"),
                json!([]),
                json!({}),
                json!(255),
                json!("0 discard"),
            ];
            *value = odd[dice.below(odd.len() as u32) as usize].clone();
        }
    }
}

fn somewhere(value: &Value, dice: &mut Dice) -> Value {
    let inner = match value {
        Value::Array(values) if !values.is_empty() => values.get(dice.below(values.len() as u32) as usize),
        Value::Object(map) if !map.is_empty() => map.values().nth(dice.below(map.len() as u32) as usize),
        _ => None,
    };
    match inner {
        Some(inner) if dice.below(5) > 0 => somewhere(inner, dice),
        _ => value.clone(),
    }
}
