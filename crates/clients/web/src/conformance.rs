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

/// How many series of hands bots have to play as they do elsewhere.
#[wasm_bindgen]
pub fn series() -> usize {
    players::alike::series()
}

/// What bots decide otherwise in a series of hands, in a sentence.
#[wasm_bindgen]
pub fn difference(series: usize) -> Option<String> {
    players::five_hundred::provide_searching();
    players::alike::difference(series)
}

fn main() {}
