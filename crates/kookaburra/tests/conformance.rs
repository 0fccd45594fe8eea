//! Every case of `conformance/` is a test of its own: its record is replayed, and the answer compared.
//!
//! Run some of them by a part of their name: `cargo test --test conformance -- "left bower"`.

use std::{fs, path::Path, process::ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = trials();
    if !arguments.list {
        println!("{} conformance cases", trials.len());
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trials() -> Vec<Trial> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the conformance folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files
        .iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .flat_map(|path| cases(path))
        .collect()
}

fn cases(path: &Path) -> Vec<Trial> {
    let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a readable case file");
    let cases: Vec<Value> = serde_json::from_str(&text).expect("a list of cases");
    assert!(!cases.is_empty(), "{file} has no cases");
    cases
        .into_iter()
        .map(|case| {
            let name = format!("{file}: {}", case["name"].as_str().expect("a name"));
            Trial::test(name, move || run(&case))
        })
        .collect()
}

fn run(case: &Value) -> Result<(), Failed> {
    let result = kookaburra::replay(&case["record"].to_string());
    let result = serde_json::to_value(&result)?;
    let mut differences = Vec::new();
    compare("", &case["expect"], &result, &mut differences);
    if differences.is_empty() {
        return Ok(());
    }
    if let Some(message) = result.get("message") {
        differences.push(format!("  message: {message}"));
    }
    differences.push(format!("  rules: {}", case["rules"]));
    differences.push(format!("  of the record: {}", case["record"]["rules"]));
    Err(differences.join("\n").into())
}

/// Objects are compared by the keys that are expected, everything else whole.
fn compare(place: &str, expected: &Value, found: &Value, differences: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, expected) in expected {
                let place = format!("{place}/{key}");
                match found.get(key) {
                    Some(found) => compare(&place, expected, found, differences),
                    None => differences.push(format!("  {place} is missing, expected {expected}")),
                }
            }
        }
        _ if expected == found => {}
        _ => differences.push(format!("  {place}\n    expected {expected}\n    found    {found}")),
    }
}
