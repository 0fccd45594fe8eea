//! See `kookaburra_fuzz::puzzle`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::puzzle(text));
