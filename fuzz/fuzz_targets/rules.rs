//! See `kookaburra_fuzz::rules`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::rules(text));
