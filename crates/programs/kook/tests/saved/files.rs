//! House rules, and series of the arena.

use std::fs;

use super::expecting::{copied, expect_json, expect_text, folder, json_said, read, said, saved, stem};

#[test]
fn saved_house_rules_are_the_same_rules() {
    let data = tempfile::tempdir().unwrap();
    for rules in [saved("rules", "json", 3), saved("rules", "toml", 3)].concat() {
        let code = said(data.path(), &["rules", &rules, "--code"], "");
        expect_text(&format!("{rules}.code.expected.txt"), &code);
    }
}

#[test]
fn a_saved_series_says_what_it_said_and_is_not_played_again() {
    for series in saved("arena", "jsonl", 10) {
        // One was cut short; another has a program of its own, which would be started.
        if series.contains("interrupted") || series.contains("program") {
            continue;
        }
        let data = tempfile::tempdir().unwrap();
        let copy = copied(&series, data.path(), "series.jsonl");
        let resume = ["arena", "--resume", copy.to_str().unwrap(), "--json", "--threads", "1"];
        expect_json(&format!("{}.expected.json", stem(&series)), &json_said(data.path(), &resume));
        assert_eq!(fs::read(copy).unwrap(), fs::read(folder().join(&series)).unwrap(), "{series}");
    }
    let data = tempfile::tempdir().unwrap();
    let merged = json_said(data.path(), &["arena", "merge", "arena/program.jsonl", "--json"]);
    expect_json("arena/program.expected.json", &merged);
}

/// Today’s bots may play otherwise: only the deals that are there are held.
#[test]
fn a_series_that_was_cut_short_is_gone_on_with_after_its_last_whole_deal() {
    let data = tempfile::tempdir().unwrap();
    let copy = copied("arena/interrupted.jsonl", data.path(), "series.jsonl");
    let resume = ["arena", "--resume", copy.to_str().unwrap(), "--json", "--threads", "1"];
    assert_eq!(json_said(data.path(), &resume)["deals_played"], 4);
    let (then, now) = (read("arena/interrupted.jsonl"), fs::read_to_string(copy).unwrap());
    let (whole, _) = then.rsplit_once('\n').unwrap();
    assert!(now.starts_with(whole), "{now}");
    assert_eq!((whole.lines().count(), now.lines().count()), (3, 5));
}

#[test]
fn the_parts_of_a_series_make_the_same_whole() {
    let data = tempfile::tempdir().unwrap();
    let whole = data.path().join("whole.jsonl");
    let parts = ["arena/shard-1-of-2.jsonl", "arena/shard-2-of-2.jsonl"];
    let merged = said(
        data.path(),
        &["arena", "merge", parts[0], parts[1], "--json", "--out", whole.to_str().unwrap()],
        "",
    );
    assert_eq!(fs::read_to_string(&whole).unwrap(), read("arena/merged.jsonl"), "{merged}");
    expect_json("arena/merged.expected.json", &serde_json::from_str(&merged).unwrap());
}
