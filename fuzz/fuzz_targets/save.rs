//! See `kookaburra_fuzz::save`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::save(text));
