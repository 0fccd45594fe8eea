//! See `kookaburra_fuzz::code`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::code(text));
