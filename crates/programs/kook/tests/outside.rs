//! What comes from outside, in files and arguments, as the program shows it: never obeyed by a terminal, never longer
//! than a reader wants, and never answered with the words of a parser or a system.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    ffi::OsStr,
    fs::{self, File},
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

/// Everything it says, and the exit status; games are saved in `folder`.
fn kook<S: AsRef<OsStr>>(folder: &Path, arguments: &[S], input: &str) -> (String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("KOOK_DATA", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads no input closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code().unwrap())
}

/// What a terminal obeys, turns or hides; and as it stands in JSON.
const BAD: &str = "\u{1b}[2J\u{9b}31m\u{7}\u{202e}\u{200b}";

fn assert_harmless(said: &str, what: &str) {
    for bad in BAD.chars().filter(|c| !c.is_ascii_graphic()) {
        assert!(!said.contains(bad), "{what}: {bad:?} in {said:?}");
    }
    assert!(said.chars().count() < 20_000, "{what}: {} characters", said.chars().count());
}

/// The same value with one of its texts, or the key of one of its entries, replaced: each in turn.
fn spoilt(value: &Value, bad: &str) -> Vec<Value> {
    match value {
        Value::String(text) => vec![json!(bad), json!(format!("{text}{bad}"))],
        Value::Array(values) => {
            let at = |i: usize, other: Value| {
                let mut values = values.clone();
                values[i] = other;
                Value::Array(values)
            };
            let all = values.iter().enumerate();
            all.flat_map(|(i, value)| spoilt(value, bad).into_iter().map(move |other| at(i, other))).collect()
        }
        Value::Object(map) => {
            let mut all = Vec::new();
            for (key, value) in map {
                for other in spoilt(value, bad) {
                    let mut map = map.clone();
                    map[key] = other;
                    all.push(Value::Object(map));
                }
                let renamed = |one: &String| if one == key { format!("{key}{bad}") } else { one.clone() };
                all.push(map.iter().map(|(key, value)| (renamed(key), value.clone())).collect());
            }
            all
        }
        _ => Vec::new(),
    }
}

/// A hand of which little has been played, short enough for each of its texts to be spoilt in turn.
fn record() -> Value {
    json!({
        "format": "kookaburra-record/1",
        "game": "rummy-500",
        "rules": { "preset": "rummy-500", "players": 2, "jokers": "off" },
        "players": ["Ann", "Bo"],
        "hands": [{
            "dealer": 0,
            "deal": { "seed": "00000000000000000000000000000000000000000000000000000000000000a7" },
            "actions": ["1 stock", "1 discard 2S"],
        }],
    })
}

#[test]
fn nothing_in_a_record_reaches_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let records = spoilt(&record(), BAD);
    assert!(records.len() >= 30, "{}", records.len());
    for record in records {
        let text = record.to_string();
        let (said, _) = kook(folder.path(), &["replay", "-"], &text);
        assert_harmless(&said, &text);
    }
    // A name is shown all the same, and a review shows it too.
    let mut named = record();
    named["players"][0] = json!(format!("B{BAD}o"));
    named["hands"][0]["actions"] = json!(["1 stock"]);
    for command in ["replay", "review"] {
        let (said, _) = kook(folder.path(), &[command, "-"], &named.to_string());
        assert_harmless(&said, command);
        assert!(said.contains("B\u{fffd}[2J"), "{said}");
    }
}

#[test]
fn nothing_in_a_save_reaches_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let (_, status) = kook(folder.path(), &["play", "rummy-500", "--set", "players=2", "--plain"], "quit\n");
    assert_eq!(status, 0);
    let file = folder.path().join("game.jsonl");
    let saved = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = saved.lines().collect();
    // The header, the beginning of the game and its first deal; then entries that are alike.
    for (at, line) in lines.iter().enumerate().take(4) {
        for other in spoilt(&serde_json::from_str(line).unwrap(), BAD) {
            let other = other.to_string();
            let mut lines = lines.clone();
            lines[at] = &other;
            fs::write(&file, lines.join("\n") + "\n").unwrap();
            let (said, _) = kook(folder.path(), &["play", "--resume", "--plain"], "hand\nquit\n");
            assert_harmless(&said, &other);
        }
    }
}

#[test]
fn nothing_in_a_save_of_an_earlier_version_reaches_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    for other in spoilt(&serde_json::from_str(&saved_before()).unwrap(), BAD) {
        let text = other.to_string();
        let _ = fs::remove_file(folder.path().join("game.jsonl"));
        fs::write(folder.path().join("game.json"), &text).unwrap();
        let (said, _) = kook(folder.path(), &["play", "--resume", "--plain"], "hand\nquit\n");
        assert_harmless(&said, &text);
    }
}

/// A game as versions before the log kept it.
fn saved_before() -> String {
    let saved =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/texts/tests/kept/australian-4.save.json");
    fs::read_to_string(saved).unwrap()
}

#[test]
fn a_megabyte_is_not_quoted_back() {
    let folder = tempfile::tempdir().unwrap();
    let long = "é".repeat(1 << 20);
    for pointer in ["/format", "/game", "/rules/preset", "/rules/jokers", "/players/1", "/hands/0/actions/1"]
    {
        let mut record = record();
        *record.pointer_mut(pointer).unwrap() = json!(long);
        let (said, _) = kook(folder.path(), &["replay", "-"], &record.to_string());
        assert_harmless(&said, pointer);
    }
    let mut record = record();
    record[&long] = json!(1);
    assert_harmless(&kook(folder.path(), &["replay", "-"], &record.to_string()).0, "key");
    let (said, _) = kook(folder.path(), &["play", "--plain"], &format!("{long}\nquit\n"));
    assert!(said.contains("I don’t know “éé"), "{said}");
    assert_harmless(&said, "typed");
}

#[test]
fn nothing_in_an_argument_reaches_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let with = |text: &str| format!("{text}{BAD}");
    for arguments in [
        vec!["replay".to_owned(), with("no")],
        vec!["review".to_owned(), with("no")],
        vec!["solve".to_owned(), with("no")],
        vec!["rules".to_owned(), with("quebec")],
        vec!["rules".to_owned(), with("quebec-4+misere=")],
        vec!["rules".to_owned(), with("./no.toml")],
        vec!["play".to_owned(), "--set".to_owned(), with("foo=")],
        vec!["play".to_owned(), "--names".to_owned(), with("Bo")],
        vec!["play".to_owned(), "--speed".to_owned(), with("fast")],
        vec![with("play")],
        vec!["man".to_owned(), "--dir".to_owned(), with("no")],
        vec!["serve".to_owned(), "--folder".to_owned(), with("no")],
    ] {
        let (said, status) = kook(folder.path(), &arguments, "quit\n");
        assert_eq!(status, 2, "{arguments:?}: {said}");
        assert_harmless(&said, &format!("{arguments:?}"));
    }
}

#[test]
fn who_gives_another_file_learns_what_a_record_is() {
    let folder = tempfile::tempdir().unwrap();
    let readme = folder.path().join("README.md");
    fs::write(&readme, "# Kookaburra\n").unwrap();
    for command in ["replay", "review"] {
        for (lang, words) in [("en", "isn’t a game file"), ("fr", "ne contient pas de partie")] {
            let arguments = [OsStr::new(command), readme.as_os_str(), OsStr::new("--lang"), OsStr::new(lang)];
            let (said, status) = kook(folder.path(), &arguments, "");
            assert_eq!(status, 2, "{said}");
            assert!(said.contains(words) && said.contains("kook play"), "{said}");
            assert!(!said.contains("line 1") && !said.contains('⟨'), "{said}");
        }
    }
    // Somebody who has written one learns where it is wrong.
    let (said, _) =
        kook(folder.path(), &["replay", "-"], &record().to_string().replace("\"dealer\":0", "\"dealer\":9"));
    assert!(said.contains("hand 1: There is no seat 10 to deal"), "{said}");
    let newer = "{\"format\": \"kookaburra-save/9\"}";
    assert!(kook(folder.path(), &["replay", "-"], newer).0.contains("newer Kookaburra"));
}

#[test]
fn what_the_system_refuses_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("none.json");
    for command in ["replay", "review", "solve", "rules", "play"] {
        for (lang, none, is_folder) in [
            ("en", "there is no such file", "it is a folder, not a file"),
            ("fr", "il n’y a ni fichier ni dossier", "c’est un dossier"),
        ] {
            for (path, words) in [(missing.as_path(), none), (folder.path(), is_folder)] {
                let path = if path == folder.path() { path.join(".") } else { path.to_owned() };
                let arguments =
                    [OsStr::new(command), path.as_os_str(), OsStr::new("--lang"), OsStr::new(lang)];
                let (said, status) = kook(folder.path(), &arguments, "");
                assert_eq!(status, 2, "{command}: {said}");
                assert!(said.contains(words) && !said.contains("os error"), "{command}: {said}");
            }
        }
    }
}

#[test]
fn a_record_of_very_many_hands_is_read_when_it_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = record();
    let hand = record["hands"][0].clone();
    record["hands"] = json!(vec![hand; 10_001]);
    let text = record.to_string();
    for command in ["replay", "review"] {
        let (said, status) = kook(folder.path(), &[command, "-"], &text);
        assert_eq!(status, 2, "{said}");
        assert!(said.contains("more than 10") && said.contains("--max-hands"), "{said}");
    }
    record["hands"][0]["actions"] = json!(["1 stock"]);
    let (said, _) = kook(folder.path(), &["replay", "-", "--max-hands", "20000"], &record.to_string());
    assert!(said.contains("hand 2: The hand before isn’t finished"), "{said}");
}

#[test]
fn an_unknown_rule_brings_all_there_are_and_an_unknown_game_those_like_it() {
    let folder = tempfile::tempdir().unwrap();
    let (said, status) = kook(folder.path(), &["play", "--set", "foo=1"], "");
    assert_eq!(status, 2);
    assert!(said.contains("foo") && said.contains("sans_kitty") && said.contains("misere_rank"), "{said}");
    let (said, _) = kook(folder.path(), &["rules", "australian-4", "--set", "the_nullo=off"], "");
    let (first, later) = (said.find("nullo,").unwrap(), said.find("sans_kitty").unwrap());
    assert!(first < later, "the likest first: {said}");
    for (typed, games) in [
        ("quebec", &["quebec-2", "quebec-4", "quebec-4-club"][..]),
        ("Québec club", &["quebec-4-club"]),
        ("rummy", &["rummy-500", "rummy-500-floating"]),
        ("three", &["australian-3"]),
    ] {
        for command in ["rules", "play"] {
            let (said, status) = kook(folder.path(), &[command, typed], "");
            assert_eq!(status, 2, "{said}");
            assert!(
                games.iter().all(|game| said.lines().any(|line| line.trim().starts_with(game))),
                "{said}"
            );
        }
    }
    let (said, _) = kook(folder.path(), &["rules", "australian4"], "");
    assert!(said.contains("australian-4"), "{said}");
    let (said, _) = kook(folder.path(), &["rules", "whist"], "");
    assert!(said.contains("Run kook rules"), "{said}");
}

/// The files of a folder, and their contents.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let mut files: Vec<_> =
        files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect();
    files.sort();
    files
}

#[test]
fn a_folder_is_played_in_by_one_program_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let (_, status) = kook(folder.path(), &["play", "--plain"], "quit\n");
    assert_eq!(status, 0);
    let before = contents(folder.path());
    let other = File::options().write(true).open(folder.path().join("lock")).unwrap();
    other.lock().unwrap();
    for arguments in [&["play", "--plain"][..], &["play", "--plain", "--resume"]] {
        let (said, status) = kook(folder.path(), arguments, "quit\n");
        assert_eq!(status, 2, "{said}");
        assert!(said.contains("KOOK_DATA="), "{said}");
        assert_eq!(contents(folder.path()), before);
    }
    drop(other);
    assert_eq!(kook(folder.path(), &["play", "--plain", "--resume"], "quit\n").1, 0);
}

#[test]
fn no_new_game_begins_when_a_saved_one_is_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    kook(folder.path(), &["play", "--plain"], "quit\n");
    let log = fs::read_to_string(folder.path().join("game.jsonl")).unwrap();
    let old = saved_before();
    for (file, other, words, name) in [
        ("game.jsonl", log.replace("log/1", "log/2"), "a newer Kookaburra", "newer-1.json"),
        ("game.jsonl", log.replacen('{', "{\"v\":2,\"weather\":1,", 1), "a newer Kookaburra", "newer-2.json"),
        // What needs no newer version has nothing that is not known here.
        ("game.jsonl", log.replacen('{', "{\"weather\":1,", 1), "damaged", "damaged-1.json"),
        ("game.jsonl", "{}\n".to_owned(), "damaged", "damaged-2.json"),
        ("game.json", old.replace("save/2", "save/3"), "a newer Kookaburra", "newer-3.json"),
        ("game.json", old.replacen('{', "{\"weather\":1,", 1), "damaged", "damaged-3.json"),
        ("game.json", old.replace("save/2", "save/1"), "an older Kookaburra", "older-1.json"),
        ("game.json", "{}".to_owned(), "damaged", "damaged-4.json"),
    ] {
        assert!(other != log && other != old, "{name}");
        let _ = fs::remove_file(folder.path().join("game.jsonl"));
        fs::write(folder.path().join(file), &other).unwrap();
        let before = contents(folder.path());
        let (said, status) = kook(folder.path(), &["play", "--plain", "--resume"], "quit\n");
        assert_eq!(status, 2, "{said}");
        assert!(said.contains(words) && !said.contains("Goodbye"), "{said}");
        assert_eq!(contents(folder.path()), before);
        // A new game that is asked for keeps it under a name that says what it is.
        let (said, status) = kook(folder.path(), &["play", "--plain"], "quit\n");
        assert!(status == 0 && said.contains(words), "{said}");
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), other);
    }
}
