//! `kook puzzle`: asking puzzles, looking through hands of bots for more, and repeating their tests.

mod fault;

use std::{
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kookaburra::{AnyRules, build_rules};
use learning::puzzle::{Acceptance, Composer, Kind, Puzzle, Puzzling, check, make, thinned, varied};
use terminal::{PlayError, PuzzleOptions};
use texts::Texts;

use crate::{Failure, cli::whole, complain, print, replay};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: Option<What>,

    #[arg(long, value_name = "RULES")]
    rules: Option<String>,

    #[arg(long, value_name = "THEME")]
    theme: Option<String>,

    #[arg(long)]
    open: bool,

    #[arg(long, conflicts_with = "open")]
    row: bool,

    #[arg(long)]
    plain: bool,

    #[arg(long)]
    ascii: bool,
}

#[derive(Debug, Subcommand)]
enum What {
    Themes,
    Make(Make),
    Check(Check),
}

#[derive(Debug, Args)]
struct Make {
    #[arg(value_name = "RULES")]
    game: String,

    #[arg(long = "set", value_name = "RULE=VALUE")]
    changes: Vec<String>,

    #[arg(long, value_name = "HANDS", value_parser = whole::<u32>(0, 1_000_000))]
    hands: u32,

    #[arg(long, value_name = "N", value_parser = whole::<u64>(0, u64::MAX))]
    seed: u64,

    #[arg(long)]
    open: bool,

    #[arg(long, value_name = "FILE")]
    with: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct Check {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn puzzle(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    match &options.what {
        None => asked(options, texts),
        Some(What::Themes) => told(terminal::list_themes(texts.lang()), texts),
        Some(What::Make(options)) => made(options, texts),
        Some(What::Check(options)) => checked(&options.file, texts),
    }
}

/// Asks puzzles.
fn asked(options: &Options, texts: Texts) -> Result<ExitCode, Failure> {
    let Options { rules, theme, open, row, plain, ascii, .. } = options;
    let (rules, theme, lang) = (rules.clone(), theme.clone(), texts.lang());
    let (open, row) = (*open, *row);
    let wanted = PuzzleOptions { rules, theme, open, row, lang, plain: *plain, ascii: *ascii };
    told(terminal::solve(&wanted), texts)
}

fn told(done: Result<(), PlayError>, texts: Texts) -> Result<ExitCode, Failure> {
    done.map_err(|error| Failure::Sentence(error.sentence(&texts)))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a set of puzzles.
fn made(options: &Make, texts: Texts) -> Result<ExitCode, Failure> {
    let rules = build_rules(&options.game, &options.changes)?;
    let code = rules.code();
    match rules {
        AnyRules::FiveHundred(rules) => made_of(&*rules, &code, options, texts),
        AnyRules::Rummy500(rules) => made_of(&rules, &code, options, texts),
    }
}

fn made_of<G: Puzzling>(rules: &G, code: &str, options: &Make, texts: Texts) -> Result<ExitCode, Failure> {
    let kind = if options.open { Kind::Open } else { Kind::Seat };
    if !rules.has_puzzles(kind) {
        return Err(Failure::Sentence(texts.format("puzzle-no-game", &[("game", code.into())])));
    }
    let mut puzzles = Vec::new();
    for file in &options.with {
        puzzles.extend(read(file, texts)?);
    }
    let strange = |puzzle: &Puzzle| (puzzle.rules.as_str(), puzzle.kind) != (code, kind);
    if puzzles.iter().any(strange) {
        return Err(Failure::Sentence(texts.get("puzzle-mixed")));
    }
    let bar = bar(u64::from(options.hands), "{bar:40} {pos}/{len} {msg} {eta}");
    puzzles.extend(make((rules, code), kind, options.hands, options.seed, |progress| {
        bar.set_position(u64::from(progress.hands));
        bar.set_message(texts.format("puzzle-found", &[("count", progress.puzzles.into())]));
        true
    }));
    bar.finish_and_clear();
    let found = puzzles.len();
    let set = thinned(puzzles);
    let args = [("found", found.into()), ("kept", set.len().into()), ("hands", options.hands.into())];
    complain(&texts.format("puzzle-made", &args));
    for puzzle in &set {
        print(&puzzle.to_line()?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Repeats the tests of every puzzle of a file, and of the file as a set.
fn checked(file: &Path, texts: Texts) -> Result<ExitCode, Failure> {
    let puzzles = read(file, texts)?;
    let name = replay::name(file);
    let bar = bar(puzzles.len() as u64, "{bar:40} {pos}/{len} {eta}");
    let mut composer = Composer::new();
    let mut failed = Vec::new();
    for (at, puzzle) in puzzles.iter().enumerate() {
        failed.extend(check(&mut composer, puzzle).err().map(|test| (at, test)));
        bar.inc(1);
    }
    bar.finish_and_clear();
    failed.extend(varied(&puzzles).into_iter().map(|at| (at, Acceptance::Varied)));
    failed.sort_by_key(|&(at, _)| at);
    for (at, test) in &failed {
        let why = texts.get(&format!("puzzle-fails-{}", test.to_string().replace(' ', "-")));
        let args = [("file", name.clone().into()), ("number", (at + 1).into()), ("test", why.into())];
        print(&texts.format("puzzle-fails", &args))?;
    }
    complain(
        &texts.format("puzzle-checked", &[("count", puzzles.len().into()), ("failed", failed.len().into())]),
    );
    Ok(if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The puzzles of a file.
fn read(file: &Path, texts: Texts) -> Result<Vec<Puzzle>, Failure> {
    let name = replay::name(file);
    let bytes = replay::read(file, texts)?;
    let text = replay::text(&bytes).map_err(|malformed| {
        Failure::Sentence(format!("{name}: {}", crate::malformed::sentence(&malformed, None, texts)))
    })?;
    Puzzle::read_all(text).map_err(|error| Failure::Sentence(fault::sentence(&name, &error, texts)))
}

/// A bar on standard error, if there is somebody to see it.
fn bar(length: u64, look: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
    if io::stderr().is_terminal() {
        if let Ok(style) = ProgressStyle::with_template(look) {
            bar.set_style(style);
        }
        bar.set_draw_target(ProgressDrawTarget::stderr());
    }
    bar
}
