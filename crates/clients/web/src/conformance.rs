//! The conformance cases in WebAssembly: the browser tests load this module and give it the cases of each file. It
//! looks as well whether bots decide here as they do elsewhere.

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

/// What bots decide otherwise than on other platforms: a sentence for each game and level, before them how many were
/// looked at.
#[wasm_bindgen]
pub fn bots() -> Vec<String> {
    players::five_hundred::provide_searching();
    std::iter::once(players::alike::series().to_string()).chain(players::alike::differences()).collect()
}

fn main() {}
