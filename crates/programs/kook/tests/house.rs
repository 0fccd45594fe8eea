//! The house as `docs/design.md` draws it is the house as it stands, and what was torn down stays down.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").canonicalize().unwrap()
}

/// What Cargo knows of the crates of this workspace.
fn packages() -> Vec<Value> {
    let cargo = env::var("CARGO").unwrap();
    let found = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    let found: Value = serde_json::from_slice(&found.stdout).unwrap();
    found["packages"].as_array().unwrap().clone()
}

/// The folder of a crate.
fn folder_of(package: &Value) -> &Path {
    Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap()
}

/// The crates of this workspace that each of them stands on. A crate is named by its folder.
fn asked_for() -> BTreeMap<String, BTreeSet<String>> {
    let packages = packages();
    let root = root();
    let folder =
        |package: &Value| folder_of(package).strip_prefix(&root).unwrap().to_str().unwrap().to_owned();
    let name = |folder: &str| folder.rsplit('/').next().unwrap().to_owned();
    let folders: BTreeMap<&str, String> =
        packages.iter().map(|package| (package["name"].as_str().unwrap(), folder(package))).collect();
    let needs = |package: &Value| {
        let all = package["dependencies"].as_array().unwrap().iter();
        let usual = all.filter(|dependency| dependency["kind"].is_null());
        usual
            .filter_map(|dependency| Some(name(folders.get(dependency["name"].as_str().unwrap())?)))
            .collect()
    };
    packages.iter().map(|package| (folder(package), needs(package))).collect()
}

/// The same as the tables of crates say it, each under the name of its folder.
fn drawn() -> BTreeMap<String, BTreeSet<String>> {
    let design = fs::read_to_string(root().join("docs/design.md")).unwrap();
    let name = |cell: &str| cell.trim().trim_matches('`').to_owned();
    let (mut found, mut folder, mut is_of_crates) = (BTreeMap::new(), "", false);
    for line in design.lines() {
        if let Some(heading) = line.strip_prefix("### `") {
            folder = heading.trim_end_matches('`');
        }
        is_of_crates = line.starts_with('|') && (is_of_crates || line.starts_with("| crate"));
        if !is_of_crates || !line.starts_with("| `") {
            continue;
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        let krate = name(cells[0]);
        let path = if folder == krate { krate } else { format!("{folder}/{krate}") };
        found.insert(path, cells[2].split(',').map(name).filter(|name| !name.is_empty()).collect());
    }
    found
}

#[test]
fn the_arrows_of_the_design_are_those_of_the_crates() {
    assert_eq!(drawn(), asked_for());
}

/// Every Rust source of the workspace but this one.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with(file!()) {
            found.push(path);
        }
    }
}

/// Names that a redesign took away: the one human of a session, events guessed from two views, the record as live
/// state, three words for those who score together, and private words where the field has its own.
const GONE: [&str; 53] = [
    "AnySession",
    "Band",
    "Chair",
    "Clerk",
    "Deed",
    "Eyes",
    "Fan",
    "Felt",
    "Film",
    "Happened",
    "Happening",
    "Kitchen",
    "Knock",
    "LAWS_OPEN",
    "Letters",
    "Lying",
    "Mind",
    "Occupant",
    "OnlinePlain",
    "OpenError",
    "OpenFollowing",
    "OpenMatch",
    "OpenPhase",
    "OpenScreen",
    "OpenSitting",
    "Pen",
    "Plate",
    "Pledge",
    "Pod",
    "RemoteDesk",
    "Seer",
    "Session",
    "Shelf",
    "Slate",
    "Standpoint",
    "TableGame",
    "Telling",
    "Unanswered",
    "Viewpoint",
    "Widow",
    "Wishes",
    "apply_kept",
    "happened",
    "hunts",
    "in_context",
    "lying",
    "parties",
    "read_five_hundred",
    "read_rummy",
    "read_save",
    "relief",
    "smallest_packet",
    "with_manners",
];

#[test]
fn names_that_are_gone_stay_away() {
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        sources(&root().join(folder), &mut files);
    }
    assert!(files.len() > 300, "{}", files.len());
    let mut left = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let code = |gone: &&&str| words.contains(**gone) && !in_comments_only(&text, gone);
        left.extend(GONE.iter().filter(code).map(|gone| format!("{gone} in {}", file.display())));
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// Whether a word stands in comments and texts alone: there it may be a plain one.
fn in_comments_only(text: &str, word: &str) -> bool {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let is_word = |line: &str| {
        let unquoted: Vec<&str> = line.split('"').step_by(2).collect();
        unquoted
            .iter()
            .any(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_').any(|other| other == word))
    };
    !code.into_iter().any(is_word)
}

/// Whether a line begins a type that others can use.
fn is_type(line: &str) -> bool {
    let Some(item) = line.strip_prefix("pub ") else { return false };
    let item = item.strip_prefix("unsafe ").unwrap_or(item);
    ["struct ", "enum ", "trait ", "union "].iter().any(|kind| item.starts_with(kind))
}

/// The types in a text that have no example in their documentation, and how many types there are. Where a macro makes a
/// type, whoever calls it documents it.
fn without_example(text: &str) -> (Vec<&str>, usize) {
    let (mut bare, mut types, mut is_shown) = (Vec::new(), 0, false);
    for line in text.lines().map(str::trim) {
        if line.starts_with("///") || line.starts_with("$(#[") {
            is_shown |= line.contains("```") || line.starts_with('$');
            continue;
        }
        if is_type(line) {
            types += 1;
            bare.extend(Some(line).filter(|_| !is_shown));
        }
        // Attributes may stand between.
        is_shown &= !line.is_empty() && !line.ends_with([';', '{', '}']);
    }
    (bare, types)
}

#[test]
fn every_type_that_others_can_use_has_an_example() {
    let (mut files, mut bare, mut types) = (Vec::new(), Vec::new(), 0);
    for package in packages().iter().filter(|package| package["publish"].is_null()) {
        sources(&folder_of(package).join("src"), &mut files);
    }
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let (found, count) = without_example(&text);
        bare.extend(found.into_iter().map(|line| format!("{line} in {}", file.display())));
        types += count;
    }
    assert!(bare.is_empty(), "{bare:#?}");
    assert!(types > 200, "{types}");
}
