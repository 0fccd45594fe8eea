//! What this machine has, and what it lets us install.

use std::process::{Command, Stdio};

use crate::say;

/// Installs packages of Debian, where there is an `apt-get` that lets us.
#[must_use]
pub fn install(packages: &[&str]) -> bool {
    if !runs(Command::new("apt-get").arg("--version")) || !is_root() {
        return false;
    }
    say(&format!("installing {}", packages.join(", ")));
    // Whether the list of packages can be renewed does not matter if they are known already.
    let _ = runs(Command::new("apt-get").args(["-qq", "update"]));
    let mut install = Command::new("apt-get");
    install.args(["-qq", "--yes", "--no-install-recommends", "install"]).args(packages);
    runs(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_root() -> bool {
    let answer = Command::new("id").arg("-u").output();
    answer.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

/// Whether a command can be started and succeeds; nobody reads what it says.
#[must_use]
pub fn runs(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
