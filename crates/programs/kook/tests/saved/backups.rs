//! Everything that a player keeps as one file, and back.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use super::expecting::{copied, folder, read};

/// What the program says, on one line.
fn said(data: &Path, arguments: &[&str], lines: &str) -> String {
    let said = super::expecting::said(data, arguments, lines);
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything in a folder but its own backups and the lock, by path.
fn all_in(data: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![data.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = path.strip_prefix(data).unwrap().to_owned();
            if path.is_dir() && name != Path::new("backup") {
                folders.push(path);
            } else if path.is_file() && name != Path::new("lock") {
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

fn played(data: &Path) {
    copied("terminal/australian-4.jsonl", data, "game.jsonl");
    copied("terminal/quebec-4-rules.jsonl", data, "previous.jsonl");
    copied("sheets/evening.json", data, "sheets/2026-11-28.json");
    fs::create_dir(data.join("tables")).unwrap();
    fs::write(data.join("tables/abc"), "key\nAnn\n").unwrap();
    fs::write(data.join("learnt.json"), r#"{"lessons":{"win":{"done":20000}}}"#).unwrap();
    fs::write(data.join("answers.jsonl"), "{\"at\":5,\"puzzle\":\"a\"}\n").unwrap();
    fs::write(data.join("figures.jsonl"), "{\"ended\":5,\"game\":\"a\",\"hands\":[],\"v\":1}\n").unwrap();
}

/// Backs up what lies in a folder.
fn backup(data: &Path, file: &str, more: &[&str]) -> (String, String) {
    let file = data.with_file_name(file).to_str().unwrap().to_owned();
    let told = said(data, &[&["backup", &file], more].concat(), "");
    (file, told)
}

#[test]
fn a_backup_gives_everything_back_in_another_folder_and_is_undone() {
    let whole = tempfile::tempdir().unwrap();
    let [one, two] = ["one", "two"].map(|name| whole.path().join(name));
    fs::create_dir(&one).unwrap();
    played(&one);
    let (file, told) = backup(&one, "one.gz", &[]);
    let holds = "one game, 2 games to continue, one score sheet, one lesson, one answer to a puzzle and the figures of one game.";
    assert!(told.contains(&format!("In this backup: {holds}")), "{told}");
    assert!(backup(&one, "one.gz", &[]).1.ends_with("[exit 2]"), "nothing is written over");

    // What would be done is told, and nothing is done unless somebody says so.
    let shown = said(&two, &["restore", &file, "--dry-run"], "");
    assert!(shown.contains(&format!("New here: {holds}")), "{shown}");
    for (answer, done) in [("", false), ("2\n", false), ("1\n", true)] {
        let told = said(&two, &["restore", &file], answer);
        assert_eq!(told.contains("Restored."), done, "{told}");
        assert_eq!(told.ends_with("[exit 1]"), !done, "{told}");
        assert_eq!(!all_in(&two).is_empty(), done);
    }
    let there = all_in(&two);
    for name in ["game.jsonl", "sheets/2026-11-28.json", "learnt.json", "answers.jsonl", "figures.jsonl"] {
        let same = |text: &String| text.replace([' ', '\n'], "");
        let before = all_in(&one)[Path::new(name)].clone();
        assert_eq!(there.get(Path::new(name)).map(same), Some(same(&before)), "{name}");
    }
    assert!(there.keys().all(|path| !path.starts_with("tables")), "a seat is not given away unasked");
    let game = there.keys().find(|path| path.starts_with("games")).unwrap();
    assert!(said(&two, &["replay", two.join(game).to_str().unwrap()], "").contains("500"));

    // Once more changes nothing, there or here.
    assert!(said(&two, &["restore", &file], "").contains("is here already"));
    assert!(said(&one, &["restore", &backup(&two, "two.gz", &[]).0], "").contains("is here already"));
    // What was played since stays, the rest goes.
    fs::write(two.join("answers.jsonl"), "{\"at\":6,\"puzzle\":\"b\"}\n").unwrap();
    assert!(said(&two, &["restore", "--undo"], "").contains("undone"));
    let left: Vec<_> = all_in(&two).into_iter().collect();
    assert_eq!(left[0], (PathBuf::from("answers.jsonl"), "{\"at\":6,\"puzzle\":\"b\"}\n".to_owned()));
    assert!(left[1..].iter().all(|(_, text)| text.contains("\"lessons\":{}")), "{left:?}");
    assert!(said(&two, &["restore", "--undo"], "").ends_with("[exit 2]"));
}

#[test]
fn what_went_on_is_longer_what_was_deleted_stays_so_and_seats_are_asked_for() {
    let whole = tempfile::tempdir().unwrap();
    let [one, two] = ["one", "two"].map(|name| whole.path().join(name));
    fs::create_dir(&one).unwrap();
    played(&one);
    let (file, told) = backup(&one, "one.gz", &["--seats"]);
    assert!(told.contains("Whoever has this file can sit"), "{told}");
    said(&two, &["restore", &file, "--yes"], "");
    assert_eq!(fs::read_to_string(two.join("tables/abc")).unwrap(), "key\nAnn\n");
    // The game goes on there, and a sheet is deleted.
    said(&two, &["play", "--resume", "--plain", "--speed", "instant"], "7S\nquit\n");
    let longer = fs::read_to_string(two.join("game.jsonl")).unwrap();
    assert!(longer.len() > read("terminal/australian-4.jsonl").len());
    fs::remove_file(two.join("sheets/2026-11-28.json")).unwrap();
    let (back, _) = backup(&two, "two.gz", &[]);
    let told = said(&one, &["restore", &back, "--yes"], "");
    assert!(told.contains("Newer in the file: one game to continue."), "{told}");
    assert!(told.contains("deleted here too: one score sheet."), "{told}");
    assert_eq!(fs::read_to_string(one.join("game.jsonl")).unwrap(), longer);
    assert!(!one.join("sheets/2026-11-28.json").exists());
    // Whoever wants it back gets it back.
    let told = said(&one, &["restore", &file, "--dry-run"], "");
    assert!(told.contains("left out: one score sheet.") && told.contains("--deleted"), "{told}");
    said(&one, &["restore", &file, "--deleted", "--yes"], "");
    assert!(one.join("sheets/2026-11-28.json").exists());
}

#[test]
fn what_is_no_backup_changes_nothing() {
    let data = tempfile::tempdir().unwrap();
    let torn = data.path().join("torn.gz");
    let (file, _) = {
        let one = data.path().join("one");
        fs::create_dir(&one).unwrap();
        played(&one);
        backup(&one, "one.gz", &[])
    };
    let bytes = fs::read(file).unwrap();
    fs::write(&torn, &bytes[..bytes.len() / 2]).unwrap();
    let here = data.path().join("here");
    for (path, why) in [
        (torn.to_str().unwrap(), "damaged or incomplete from line"),
        (folder().join("README.md").to_str().unwrap(), "isn’t a Kookaburra backup"),
        ("no-such-file.gz", "no-such-file.gz: "),
    ] {
        let told = said(&here, &["restore", path, "--yes"], "");
        assert!(told.contains(why) && told.ends_with("[exit 2]"), "{told}");
        assert!(!here.exists());
    }
}
