//! See `kookaburra_fuzz::ptn`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::ptn(text));
