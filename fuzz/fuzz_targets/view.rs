//! See `kookaburra_fuzz::view`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::view(text));
