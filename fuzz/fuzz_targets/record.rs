//! No text brings the reader of records down, and what it accepts is replayed to an answer \[NOT-RES-8\].
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = kookaburra::replay(text);
});
