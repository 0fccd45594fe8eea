//! Every case of `conformance/` with a record is a test of its own: it is replayed, and the answer compared. The
//! incidents of `laws-referee.json` are judged in the tests of the laws.
//!
//! Run some of them by a part of their name: `cargo test --test conformance -- "left bower"`.

use std::{fs, path::Path, process::ExitCode};

use kookaburra::conformance::Case;
use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = trials();
    if !arguments.list {
        println!("{} conformance cases", trials.len());
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trials() -> Vec<Trial> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../conformance");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the conformance folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files
        .iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .filter(|path| !path.ends_with("laws-referee.json"))
        .flat_map(|path| cases(path))
        .collect()
}

fn cases(path: &Path) -> Vec<Trial> {
    let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a readable case file");
    let cases: Vec<Case> = serde_json::from_str(&text).expect("a list of cases");
    assert!(!cases.is_empty(), "{file} has no cases");
    cases
        .into_iter()
        .map(|case| Trial::test(format!("{file}: {}", case.name), move || Ok(case.check()?)))
        .collect()
}
