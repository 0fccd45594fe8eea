//! What lies in this folder, what the program says of it, and how that is held to what it said then.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::Stdio,
};

use serde_json::Value;

use super::serving::kook;

/// This folder.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved")
}

/// The saved files of a folder in here whose names end so, as paths from here. They are counted: a test of nothing
/// shows nothing.
pub(crate) fn saved(in_folder: &str, extension: &str, count: usize) -> Vec<String> {
    let all = fs::read_dir(folder().join(in_folder)).unwrap();
    let names = all.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut found: Vec<String> = names
        .filter(|name| name.ends_with(&format!(".{extension}")) && !name.contains(".expected."))
        .map(|name| format!("{in_folder}/{name}"))
        .collect();
    found.sort();
    assert_eq!(found.len(), count, "{in_folder}: {found:?}");
    found
}

/// A path without the end of its name.
pub(crate) fn stem(path: &str) -> &str {
    path.rsplit_once('.').unwrap().0
}

pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(folder().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Copies a saved file into a folder under a name that the program looks for.
pub(crate) fn copied(path: &str, to: &Path, name: &str) -> PathBuf {
    let copy = to.join(name);
    fs::create_dir_all(copy.parent().unwrap()).unwrap();
    fs::copy(folder().join(path), &copy).unwrap();
    copy
}

/// What the program says to these lines: standard output, then standard error, then how it ended if it isn't well. What
/// a person keeps lies in `data`.
pub(crate) fn said(data: &Path, arguments: &[&str], lines: &str) -> String {
    let mut child = kook()
        .args(["--lang", "en"])
        .args(arguments)
        .current_dir(folder())
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .env("KOOK_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads no further closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    match output.status.code() {
        Some(0) => said,
        status => format!("{said}[exit {}]\n", status.unwrap()),
    }
}

/// The JSON that it says.
pub(crate) fn json_said(data: &Path, arguments: &[&str]) -> Value {
    let said = said(data, arguments, "");
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {said}"))
}

/// Whether expectations are to be written anew.
fn renews() -> bool {
    env::var_os("UPDATE_DATA").is_some()
}

const RENEW: &str = "UPDATE_DATA=1 writes it anew; read in the README when that is right";

/// Holds a text to what stands in a file.
pub(crate) fn expect_text(path: &str, said: &str) {
    if renews() {
        return fs::write(folder().join(path), said).unwrap();
    }
    let expected = read(path);
    let (mut then, mut now) = (expected.lines(), said.lines());
    for number in 1.. {
        let (then, now) = (then.next(), now.next());
        assert_eq!(then, now, "{path}, line {number} ({RENEW})");
        if then.is_none() {
            break;
        }
    }
}

/// Holds JSON to what stands in a file.
pub(crate) fn expect_json(path: &str, found: &Value) {
    if renews() {
        return fs::write(folder().join(path), format!("{found}\n")).unwrap();
    }
    let expected: Value = serde_json::from_str(&read(path)).unwrap();
    if let Some(difference) = difference("", &expected, found) {
        panic!("{path}: {difference} ({RENEW})");
    }
}

/// Where JSON first is other than it was.
fn difference(at: &str, then: &Value, now: &Value) -> Option<String> {
    match (then, now) {
        (Value::Object(one), Value::Object(other)) => {
            let missing = one.keys().find(|key| !other.contains_key(*key));
            let new = other.keys().find(|key| !one.contains_key(*key));
            let lacks = missing.map(|key| format!("{at}/{key} is missing"));
            let lacks = lacks.or_else(|| new.map(|key| format!("{at}/{key} is new")));
            lacks.or_else(|| {
                one.iter().find_map(|(key, then)| difference(&format!("{at}/{key}"), then, &other[key]))
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(number, (then, now))| difference(&format!("{at}/{number}"), then, now))
        }
        _ => (then != now).then(|| format!("{at} was {then}, and is {now}")),
    }
}
