//! Games at the terminal, and records of games.

use std::fs;

use serde_json::Value;

use super::expecting::{copied, expect_json, expect_text, folder, json_said, said, saved, stem};

/// Every saved game.
fn games() -> Vec<String> {
    saved("terminal", "jsonl", 16)
}

const RESUME: [&str; 5] = ["play", "--resume", "--plain", "--speed", "instant"];

#[test]
fn a_saved_game_is_replayed_as_it_was_played() {
    let data = tempfile::tempdir().unwrap();
    for game in games() {
        let found = json_said(data.path(), &["replay", "--json", &game]);
        expect_json(&format!("{}.replay.expected.json", stem(&game)), &found);
    }
}

#[test]
fn a_saved_game_is_shown_where_it_was_left_and_whoever_only_looks_changes_nothing_of_it() {
    for game in games() {
        let data = tempfile::tempdir().unwrap();
        let copy = copied(&game, data.path(), "game.jsonl");
        let shown = said(data.path(), &RESUME, "hand\nscore\nquit\n");
        expect_text(&format!("{}.resume.expected.txt", stem(&game)), &shown);
        assert_eq!(fs::read(copy).unwrap(), fs::read(folder().join(&game)).unwrap(), "{game}");
    }
}

/// Bots may answer otherwise than they did then: only what was there before is held.
#[test]
fn a_saved_game_is_gone_on_with_and_what_was_saved_of_it_stays() {
    for (game, lines) in [
        ("terminal/australian-4.jsonl", "7S\nquit\n"),
        ("terminal/quebec-2.jsonl", "JD\nquit\n"),
        ("terminal/rummy-500.jsonl", "discard 6H\nquit\n"),
        ("terminal/quebec-4-rules.jsonl", "yes\nquit\n"),
    ] {
        let data = tempfile::tempdir().unwrap();
        let copy = copied(game, data.path(), "game.jsonl");
        let told = said(data.path(), &RESUME, lines);
        let (before, after) = (fs::read(folder().join(game)).unwrap(), fs::read(&copy).unwrap());
        assert!(after.starts_with(&before) && after.len() > before.len(), "{game}: {told}");
        json_said(data.path(), &["replay", "--json", copy.to_str().unwrap()]);
    }
}

/// What was done in a saved game, entry by entry.
fn acts(text: &[u8]) -> Vec<String> {
    let lines = std::str::from_utf8(text).unwrap().lines().skip(1);
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter_map(|line| line["act"].as_str().map(str::to_owned)).collect()
}

#[test]
fn a_game_at_an_open_table_that_an_earlier_version_saved_becomes_a_log_when_it_is_gone_on_with() {
    let game = "terminal/archive-open.previous.jsonl";
    let data = tempfile::tempdir().unwrap();
    let copy = copied(game, data.path(), "game.jsonl");
    let told = said(data.path(), &RESUME, "7C\ngo\nquit\n");
    let (before, after) = (fs::read(folder().join(game)).unwrap(), fs::read(&copy).unwrap());
    assert!(after.starts_with(br#"{"format":"kookaburra-log/1""#), "{told}");
    let (before, after) = (acts(&before), acts(&after));
    assert!(after.starts_with(&before) && after.len() > before.len(), "{told}");
    json_said(data.path(), &["replay", "--json", copy.to_str().unwrap()]);
}

#[test]
fn a_record_says_what_it_said_and_its_deals_are_proved_as_they_were() {
    let data = tempfile::tempdir().unwrap();
    for record in saved("records", "json", 8) {
        let (stem, replay) = (stem(&record), ["replay", "--json", &record]);
        if stem == "records/games" {
            // Several games, one a line, and a complaint of one that this version could not have written.
            expect_text("records/games.replay.expected.txt", &said(data.path(), &replay, ""));
        } else {
            expect_json(&format!("{stem}.replay.expected.json"), &json_said(data.path(), &replay));
        }
        expect_text(&format!("{stem}.verify.expected.txt"), &said(data.path(), &["verify", &record], ""));
    }
}
