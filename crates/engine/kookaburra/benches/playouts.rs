//! The work of `kook bench playouts`: its signatures are asserted, then its speed is printed. Name presets to choose.

use std::{env, process::ExitCode, time::Duration};

use kookaburra::playouts;

fn main() -> ExitCode {
    let named: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    for preset in
        playouts::presets().filter(|preset| named.is_empty() || named.iter().any(|name| name == preset))
    {
        match playouts::measure(preset, Duration::from_secs(1)) {
            Some(Ok(speed)) => {
                println!("{preset:26} {:.2} million actions/s", speed.actions_per_second / 1e6);
            }
            Some(Err(wrong)) => {
                eprintln!("{wrong}");
                return ExitCode::FAILURE;
            }
            None => {}
        }
    }
    ExitCode::SUCCESS
}
