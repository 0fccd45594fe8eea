//! `kook review` and `kook figures` as their users meet them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

/// Standard output, standard error, exit status.
fn review(arguments: &[&str], record: &Value) -> (String, String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(["--lang", "en", "review", "-", "--level", "strong"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record.to_string().as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

/// Seat 0 plays seven hearts with the six highest trumps, and begins by giving the lead away.
fn record() -> Value {
    json!({
        "format": "kookaburra-record/1",
        "game": "five-hundred",
        "rules": { "preset": "australian-4" },
        "players": ["Ann", "Bo", "Cy", "Di"],
        "hands": [{
            "dealer": 3,
            "deal": {
                "hands": [
                    ["X", "JH", "JD", "AH", "KH", "9H", "AS", "KS", "7C", "8D"],
                    ["4H", "5H", "6S", "7S", "8S", "9S", "10S", "5C", "8C", "QC"],
                    ["7H", "6H", "KC", "AC", "5D", "6D", "7D", "9D", "10D", "JS"],
                    ["8H", "10H", "QH", "JC", "QS", "9C", "10C", "QD", "KD", "AD"],
                ],
                "kitty": ["5S", "6C", "4D"],
            },
            "actions": [
                "0 7H", "1 pass", "2 pass", "3 pass", "0 discard 5S 6C 4D",
                "0 7C", "1 8C", "2 6D",
            ],
        }],
    })
}

#[test]
fn what_was_given_away_is_told() {
    let mut record = record();
    // Cy could have won the trick with their ace.
    record["hands"][0]["actions"][7] = "2 KC".into();
    let (page, errors, status) = review(&["--seat", "1"], &record);
    assert_eq!((errors.as_str(), status), ("", 0));
    assert!(page.starts_with("Hand 1, dealt by Di.\n"), "{page}");
    assert!(page.contains("Trick 1: Ann plays the seven of clubs. Better: play the "), "{page}");
    assert!(page.contains("With these cards, it "), "{page}");
}

#[test]
fn programs_get_every_decision() {
    let mut record = record();
    record["hands"][0]["actions"][7] = "2 KC".into();
    let (shown, errors, status) = review(&["--json"], &record);
    assert_eq!((errors.as_str(), status), ("", 0));
    let lines: Vec<Value> = shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 8);
    let lead = lines.iter().find(|line| line["action"] == "7C").unwrap();
    assert_eq!((&lead["hand"], &lead["seat"]), (&json!(0), &json!(0)));
    let (best, done) = (lead["seen"]["best"].as_u64().unwrap(), lead["seen"]["done"].as_u64().unwrap());
    assert!(done <= best && best <= 10, "{lead}");
    assert_eq!(lead["weighed"].as_array().unwrap().len(), 10);
    assert!(lead["lost"].as_f64().unwrap() >= 0.0);
    // On more cores a judge looks at more deals.
    let (on_two, _, _) = review(&["--json", "--cores", "2"], &record);
    assert_ne!(on_two, shown);
    assert_eq!(on_two, review(&["--json", "--cores", "2"], &record).0);
}

#[test]
fn what_can_not_be_reviewed_is_said() {
    let (_, error, status) = review(&[], &record());
    assert_eq!(status, 2);
    assert!(error.contains("hand 1, action 8"), "{error}");
    let (_, error, _) = review(&["--hand", "2"], &record());
    assert_eq!(error, "kook: There is no hand 2: this game has one.\n");
}

#[test]
fn a_hand_of_rummy_is_reviewed_without_hidden_cards() {
    let record = json!({
        "format": "kookaburra-record/1",
        "game": "rummy-500",
        "rules": { "preset": "rummy-500", "players": 2 },
        "players": ["Ann", "Bo"],
        "hands": [{
            "dealer": 0,
            "deal": { "seed": "00000000000000000000000000000000000000000000000000000000000000a7" },
            "actions": ["1 stock"],
        }],
    });
    let (page, errors, status) = review(&[], &record);
    assert_eq!((errors.as_str(), status), ("", 0));
    assert!(page.starts_with("Hand 1, dealt by Ann.\n"), "{page}");
    let (lines, _, _) = review(&["--json"], &record);
    let line: Value = serde_json::from_str(lines.trim()).unwrap();
    assert_eq!((&line["action"], &line["seen"]), (&json!("stock"), &Value::Null));
}

#[test]
fn games_of_a_file_are_reviewed_one_after_the_other() {
    // NOT-GAMES-4
    let mut record = record();
    record["hands"][0]["actions"][7] = "2 KC".into();
    let mut other = record.clone();
    other["players"] = json!(["Eve", "Fay", "Gil", "Hal"]);
    let file = json!({
        "format": "kookaburra-games/1",
        "games": [{ "seat": 0, "record": record }, { "record": other }],
    });
    let (page, errors, status) = review(&["--seat", "1"], &file);
    assert_eq!((errors.as_str(), status), ("", 0));
    let (first, second) = page.split_once("Game 2 of 2").unwrap();
    assert!(first.contains("Game 1 of 2") && first.contains("Ann") && second.contains("Eve"), "{page}");
    let (page, ..) = review(&["--seat", "1", "--game", "2"], &file);
    assert!(page.contains("Eve") && !page.contains("Ann"), "{page}");
    let (lines, ..) = review(&["--seat", "1", "--json"], &file);
    let games: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["game"].clone()).collect();
    assert!(games.contains(&json!(0)) && games.contains(&json!(1)), "{lines}");
}

/// What the program says to somebody whose folder this is, and the exit status.
fn figures(folder: &Path, arguments: &[&str]) -> (String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(["--lang", "en", "figures"])
        .args(arguments)
        .env("KOOK_DATA", folder)
        .output()
        .unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (said.split_whitespace().collect::<Vec<_>>().join(" "), output.status.code().unwrap())
}

#[test]
fn figures_are_computed_once_and_can_be_taken_along_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let (said, status) = figures(folder.path(), &[]);
    assert!(status == 0 && said.starts_with("There’s no finished game"), "{said}");

    // Everybody passes; the player is Bo.
    let mut record = record();
    record["hands"][0]["actions"] = json!(["0 pass", "1 pass", "2 pass", "3 pass"]);
    let game = json!({ "ended": 1_795_411_200_000_u64, "seat": 1, "record": record });
    let file = json!({ "format": "kookaburra-games/1", "games": [game] });
    std::fs::create_dir(folder.path().join("games")).unwrap();
    std::fs::write(folder.path().join("games/one.json"), file.to_string()).unwrap();
    let kept = folder.path().join("figures.jsonl");
    std::fs::write(&kept, "{\"v\":1,\"ga\n").unwrap();

    let (said, _) = figures(folder.path(), &["--now"]);
    assert!(said.contains("One game is still to be reviewed.") && said.contains("can’t be read"), "{said}");
    let (said, status) = figures(folder.path(), &["--plain"]);
    assert!(said.contains("To be reviewed: one game, one hand, about a minute."), "{said}");
    assert!(
        status == 0 && said.contains("One hand of one game.") && said.contains("Getting better?"),
        "{said}"
    );
    let lines = std::fs::read_to_string(&kept).unwrap();
    assert_eq!(lines.lines().count(), 2, "nothing is lost: {lines}");
    let line: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(
        (&line["seat"], &line["partners"], &line["hands"][0]["points"]),
        (&json!(1), &json!(["Di"]), &json!(0))
    );
    let (said, _) = figures(folder.path(), &["--evening"]);
    assert!(!said.contains("To be reviewed") && said.contains("Nothing stands out."), "{said}");

    let out = folder.path().join("out.jsonl");
    let export = ["--export", out.to_str().unwrap()];
    assert!(figures(folder.path(), &export).0.contains("One game is in"), "it is told");
    assert_eq!(std::fs::read_to_string(&out).unwrap(), lines.lines().last().unwrap().to_owned() + "\n");
    assert_eq!(figures(folder.path(), &export).1, 2, "nothing is written over");
    assert!(figures(folder.path(), &["--delete"]).0.contains("What was computed is deleted."));
    assert!(!kept.exists() && folder.path().join("games/one.json").exists());
}
