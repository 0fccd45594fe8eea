//! See `kookaburra_fuzz::backup`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kookaburra_fuzz::backup(bytes));
