//! See `kookaburra_fuzz::typed`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| kookaburra_fuzz::typed(text));
