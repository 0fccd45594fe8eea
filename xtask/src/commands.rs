//! The commands: `web` builds the page that is given out, `play` builds one quickly and opens the table.

use std::{
    env,
    ffi::OsString,
    io::{IsTerminal, stdin},
    process::{Command, ExitCode},
};

use anyhow::{Context, Result};
use clap::{Args, Parser, Subcommand};

use crate::{
    Finish, Places, build_page, say,
    show::{Address, show},
    wasm::cargo,
};

/// What a developer runs.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the page as it is given out, into target/web: static files for any host
    Web {
        /// Compile it quickly instead, into target/web-quick: for looking at a change
        #[arg(long)]
        quick: bool,
    },
    Play(Play),
}

/// Build the page quickly, serve it on this machine and open it in the browser
#[derive(Debug, Args)]
#[command(bin_name = "cargo play")]
struct Play {
    /// Play in the terminal; all that follows is for `kook play`
    #[arg(long, num_args = 0.., value_name = "OPTIONS", allow_hyphen_values = true, conflicts_with_all = ["no_open", "port", "address"])]
    terminal: Option<Vec<OsString>>,

    /// Print the address and open no browser
    #[arg(long)]
    no_open: bool,

    #[command(flatten)]
    at: Address,
}

/// Does what the command line says.
#[must_use]
pub fn run() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Web { quick } => web(if quick { Finish::Quick } else { Finish::Full }),
        Task::Play(play) => start(&play),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn web(finish: Finish) -> Result<ExitCode> {
    let page = build_page(&Places::here(), finish)?;
    for file in &page.first {
        println!("{:>9}  {}", file.bytes, file.name);
    }
    println!("{:>9}  bytes before the first table", page.weight());
    say(&format!("the page lies in {}", page.folder.display()));
    Ok(ExitCode::SUCCESS)
}

fn start(play: &Play) -> Result<ExitCode> {
    let places = Places::here();
    if let Some(options) = &play.terminal {
        return kook(&places, options);
    }
    let page = build_page(&places, Finish::Quick)?;
    let tables = places.root.join("target/tables");
    show(&page.folder, &tables, play.at, !play.no_open && stdin().is_terminal() && has_screen())?;
    Ok(ExitCode::SUCCESS)
}

/// Plays in the terminal, by the program built for speed.
fn kook(places: &Places, options: &[OsString]) -> Result<ExitCode> {
    let mut cargo = Command::new(cargo());
    cargo.args(["run", "--quiet", "--release", "--locked", "--package", "kook", "--manifest-path"]);
    let status = cargo.arg(places.root.join("Cargo.toml")).args(["--", "play"]).args(options).status();
    let code = status.context("cargo could not be started")?.code();
    Ok(code.and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Whether a browser would have a screen to open on.
fn has_screen() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
