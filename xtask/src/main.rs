//! `cargo xtask` and `cargo play`: see the library.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::run()
}
