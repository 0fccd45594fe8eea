//! See `kookaburra_fuzz::record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::record(text));
