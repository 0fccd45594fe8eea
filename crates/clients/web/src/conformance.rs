//! The conformance cases in WebAssembly: the browser tests load this module and give it the cases of each file.

use kookaburra::conformance::Case;
use wasm_bindgen::prelude::wasm_bindgen;

/// Checks a file of cases. Answers how many there are, then a paragraph for each that fails.
#[wasm_bindgen]
pub fn check(cases: &str) -> Vec<String> {
    let cases: Vec<Case> = match serde_json::from_str(cases) {
        Ok(cases) => cases,
        Err(error) => return vec!["0".to_owned(), error.to_string()],
    };
    let failed = cases.iter().filter_map(|case| Some(format!("{}:\n{}", case.name, case.check().err()?)));
    std::iter::once(cases.len().to_string()).chain(failed).collect()
}

fn main() {}
