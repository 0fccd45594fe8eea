//! The way to WebAssembly: which compiler can build for it on this machine, and the build itself.
//!
//! With rustup it is a target like any other. Where rustup can't reach its server but Debian's archive can be reached,
//! Debian's current compiler builds the standard library along.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    Finish, Places, say,
    system::{install, runs},
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Views of all kinds share their code: the page is lighter by far, and hardly slower.
const FLAGS: &str = "--cfg erase_components";

/// How long rustup may take for the target: without a network it would wait for ever.
const RUSTUP_LIMIT: Duration = Duration::from_secs(120);

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LINKER: &str = "wasm-ld-19";
const DEBIAN_LIBRARY: &str = "/usr/lib/rustlib/src/rust/library";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// Which compiler builds for WebAssembly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The one that builds everything else; it has the target.
    Target,
    /// Debian's, together with the standard library.
    Debian,
}

impl Way {
    /// Finds a way, and installs what it needs.
    ///
    /// # Errors
    /// Says what to install if there is no way.
    pub fn find() -> Result<Self> {
        if has_target() {
            return Ok(Self::Target);
        }
        if runs(Command::new("rustup").arg("--version")) && add_target() && has_target() {
            return Ok(Self::Target);
        }
        if has_debian() || (install(&DEBIAN_PACKAGES) && has_debian()) {
            return Ok(Self::Debian);
        }
        bail!(
            "no compiler for WebAssembly. Install Rust by https://rustup.rs and run\n  rustup target add {TARGET}\n\
             or, as root on Debian 12,\n  apt-get install {}",
            DEBIAN_PACKAGES.join(" ")
        )
    }

    /// A cargo that builds for WebAssembly this way.
    fn cargo(self) -> Command {
        let mut cargo = match self {
            Self::Target => {
                let mut cargo = Command::new(cargo());
                cargo.env("RUSTFLAGS", FLAGS);
                cargo
            }
            Self::Debian => {
                let mut cargo = Command::new(DEBIAN_CARGO);
                cargo
                    .env("RUSTC", DEBIAN_RUSTC)
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("RUSTFLAGS", format!("{FLAGS} -Clinker={DEBIAN_LINKER} -Clinker-flavor=wasm-ld"))
                    .env_remove("RUSTUP_TOOLCHAIN");
                cargo
            }
        };
        // What the cargo that runs this has set is meant for this program.
        cargo.env_remove("CARGO_TARGET_DIR").env_remove("CARGO_ENCODED_RUSTFLAGS");
        cargo
    }

    fn folder(self) -> &'static str {
        match self {
            Self::Target => "target",
            Self::Debian => "debian",
        }
    }
}

/// Builds a program of the crate `web` for browsers and gives the path of the raw module.
///
/// `name` is that of the program: `web`, or `conformance`.
///
/// # Errors
/// If it can't be built; the compiler has said why.
pub fn build_wasm(places: &Places, way: Way, finish: Finish, name: &str) -> Result<PathBuf> {
    let target = places.wasm().join(way.folder());
    let mut cargo = way.cargo();
    cargo
        .current_dir(&places.root)
        .args(["build", "--locked", "--package", "web", "--features", "page", "--bin", name])
        .args(["--profile", finish.profile(), "--target", TARGET, "--target-dir"])
        .arg(&target);
    if way == Way::Debian {
        cargo.arg("-Zbuild-std=std,panic_abort");
    }
    let status = cargo.status().context("cargo could not be started")?;
    ensure!(status.success(), "the page could not be compiled");
    Ok(target.join(TARGET).join(finish.profile()).join(name).with_extension("wasm"))
}

/// The cargo that runs this program, or the one on the path.
pub(crate) fn cargo() -> PathBuf {
    env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from)
}

fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from);
    let answer = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    answer.is_ok_and(|answer| {
        let folder = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
        answer.status.success() && fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    })
}

fn add_target() -> bool {
    say("fetching the WebAssembly target with rustup");
    let started = Command::new("rustup").args(["target", "add", TARGET]).stdin(Stdio::null()).spawn();
    let Ok(mut rustup) = started else { return false };
    let begun = Instant::now();
    loop {
        match rustup.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if begun.elapsed() < RUSTUP_LIMIT => thread::sleep(Duration::from_millis(100)),
            _ => {
                say("rustup does not reach its server");
                let _ = rustup.kill();
                let _ = rustup.wait();
                return false;
            }
        }
    }
}

fn has_debian() -> bool {
    runs(Command::new(DEBIAN_CARGO).arg("--version"))
        && runs(Command::new(DEBIAN_RUSTC).arg("--version"))
        && runs(Command::new(DEBIAN_LINKER).arg("--version"))
        && Path::new(DEBIAN_LIBRARY).is_dir()
}
