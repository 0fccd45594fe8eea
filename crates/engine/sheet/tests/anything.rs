//! Whatever a file says, it is read or refused, and rows add up to totals.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{fs, path::Path};

use proptest::prelude::*;
use serde_json::{Value, json};
use sheet::{Answer, answer};

fn number() -> impl Strategy<Value = Value> {
    prop_oneof![(0_i64..12).prop_map(Value::from), any::<i64>().prop_map(Value::from), Just(Value::Null)]
}

fn numbers() -> impl Strategy<Value = Value> {
    prop_oneof![
        prop::collection::vec((0_u8..7).prop_map(Value::from), 2..5).prop_map(Value::from),
        prop::collection::vec(number(), 0..9).prop_map(Value::from),
    ]
}

fn entry() -> impl Strategy<Value = Value> {
    let kind =
        prop::sample::select(vec!["hand", "hand", "hand", "passed", "void", "melds", "points", "correct"]);
    let bid =
        prop::sample::select(vec!["6S", "7H", "10NT", "misere", "nullo", "8C sans-kitty", "partie H", "11S"]);
    let facts = (number(), numbers(), any::<Option<bool>>(), any::<bool>(), numbers(), any::<u16>());
    (kind, bid, 0_u8..5, facts).prop_map(
        |(kind, bid, seat, (number, tricks, made, stopped, points, keep))| {
            let mut entry = match kind {
                "hand" => json!({ "kind": kind, "bid": bid, "seat": seat }),
                "correct" => {
                    json!({ "kind": kind, "entry": number, "to": { "kind": "void" }, "agreed": stopped })
                }
                "points" => json!({ "kind": kind, "points": points.clone() }),
                _ => json!({ "kind": kind }),
            };
            for (bit, (name, value)) in [
                ("tricks", tricks),
                ("made", json!(made)),
                ("stopped", json!(stopped)),
                ("first", points.clone()),
                ("points", points.clone()),
                ("out", number.clone()),
                ("dealer", number),
                ("card_points", points),
            ]
            .into_iter()
            .enumerate()
            {
                if keep >> bit & 1 == 1 && (kind == "hand" || keep >> 8 & 7 == 0) {
                    entry[name] = value;
                }
            }
            entry
        },
    )
}

const TABLES: [(&str, usize); 7] = [
    ("quebec-4", 4),
    ("american-3", 3),
    ("australian-5", 5),
    ("american-6", 6),
    ("australian-4", 4),
    ("rummy-500", 3),
    ("american-1000", 3),
];

fn sheets() -> impl Strategy<Value = Value> {
    let start = prop_oneof![Just(json!([])), numbers()];
    (prop::sample::select(&TABLES[..]), prop::collection::vec(entry(), 0..5), start).prop_map(
        |((preset, seats), hands, start)| {
            let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
            json!({ "format": "kookaburra-sheet/1", "rules": { "preset": preset }, "people": names,
            "games": [{ "players": names, "dealer": 0, "start": start, "hands": hands }] })
        },
    )
}

fn rows_add_up(text: &str) {
    let Answer::Scores(scores) = answer(text) else { return };
    let sheet = sheet::Sheet::read(text).unwrap();
    for (game, score) in sheet.games.iter().zip(&scores.games) {
        for (column, total) in score.totals.iter().enumerate() {
            let rows = score.rows.iter().filter(|row| !row.struck).map(|row| row.points[column]);
            assert_eq!(*total, game.start.get(column).unwrap_or(&0) + rows.sum::<i32>());
        }
    }
    let again = sheet::Sheet::read(&sheet.to_json().unwrap()).unwrap();
    assert_eq!(again, sheet);
}

proptest! {
    #[test]
    fn no_sheet_brings_it_down(sheet in sheets()) {
        rows_add_up(&sheet.to_string());
    }

    #[test]
    fn no_text_brings_it_down(text in "[\\[\\]{}:,\"a-z0-9 -]{0,80}", at in 0_usize..400) {
        rows_add_up(&text);
        let whole = json!({ "format": "kookaburra-sheet/1", "rules": { "preset": "quebec-4" }, "people": ["A", "B", "C", "D"],
            "games": [{ "players": ["A", "B", "C", "D"], "dealer": 0, "hands": [{ "kind": "hand", "bid": "7H", "seat": 0, "made": true }] }] }).to_string();
        let mut broken: Vec<char> = whole.chars().collect();
        let at = at % broken.len();
        broken.splice(at..=at, text.chars());
        rows_add_up(&broken.into_iter().collect::<String>());
    }
}

#[test]
fn the_committed_schemas_are_current() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../.."));
    for (name, schema) in [("sheet", sheet::sheet_schema()), ("scores", sheet::scores_schema())] {
        let path = root.join(format!("docs/schema/{name}.schema.json"));
        let committed: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(committed == schema, "{} is old: write it again with `kook schema {name}`", path.display());
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
    }
}

#[test]
fn the_schemas_take_a_sheet_and_its_scores() {
    let text = r#"{"format": "kookaburra-sheet/1", "rules": {"preset": "american-3"}, "people": ["A", "B", "C"],
        "games": [{"players": ["A", "B", "C"], "dealer": 0, "hands": [{"kind": "hand", "bid": "8S", "seat": 1, "tricks": [2, 5, null]},
        {"kind": "correct", "entry": 0, "to": null}]}]}"#;
    let value: Value = serde_json::from_str(text).unwrap();
    let schema = jsonschema::validator_for(&sheet::sheet_schema()).unwrap();
    assert!(schema.is_valid(&value), "{:?}", schema.validate(&value));
    let scores = jsonschema::validator_for(&sheet::scores_schema()).unwrap();
    assert!(scores.is_valid(&serde_json::to_value(answer(text)).unwrap()));
    assert!(scores.is_valid(&serde_json::to_value(answer("{}")).unwrap()));
    let mut wrong = value;
    wrong["games"][0]["hands"][0]["bids"] = json!(1);
    assert!(!schema.is_valid(&wrong));
}
