//! See `kookaburra_fuzz::online`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::online(text));
