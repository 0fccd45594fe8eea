//! `cargo xtask` and `cargo play`: see the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::run()
}
