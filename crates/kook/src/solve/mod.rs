//! `kook solve`: what every card of a recorded hand is worth when all cards are seen, for people or for programs.
//!
//! Records come one a line, and answers leave in the same order, however many threads there are.

mod problem;
mod sheet;

use std::{
    collections::BTreeMap,
    fs,
    io::{self, BufRead, BufReader, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use solver::Solver;
use texts::Texts;

use crate::{Failure, replay::unreadable};
use problem::{Answer, Wanted};
use sheet::Stats;

/// Solve recorded hands with all cards seen: what every card is worth if both sides play perfectly.
///
/// Each line of FILE is a record whose last hand is in the play. The value of a card is the number of tricks that the
/// contractor's side ends with if it is played; in a misère 1 if the contract then succeeds, else 0. Hands are played to
/// the last trick, even where the rules would stop them. Exit status: 0 if every line could be solved, else 1.
#[derive(Debug, Args)]
pub(crate) struct Solve {
    /// The records, one JSON object a line; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The tricks of each strain and contractor with the cards dealt, the kitty untouched
    #[arg(long)]
    table: bool,

    /// Only the value of the position, not of every card
    #[arg(long, conflicts_with = "table")]
    value_only: bool,

    /// How many threads solve side by side
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,

    /// Memory for the table of positions of each thread, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..))]
    memory: u16,

    /// Say on standard error how long it took
    #[arg(long)]
    stats: bool,

    /// Answer one JSON object for each line, also on a terminal
    #[arg(long)]
    json: bool,
}

/// From how many records on progress is shown.
const MANY: usize = 20;

pub(crate) fn solve(options: &Solve, texts: Texts) -> Result<ExitCode, Failure> {
    let lines = lines(options, texts)?;
    let for_people = !options.json && io::stdout().is_terminal();
    let wanted = match (options.table, options.value_only) {
        (true, _) => Wanted::Table,
        (false, true) => Wanted::Value,
        (false, false) => Wanted::EveryCard,
    };
    let progress = progress(lines.len());
    let mut stats = Stats::default();
    let mut unsolved = false;
    let mut output = io::stdout().lock();
    in_order(options, &lines, wanted, |answer| {
        unsolved |= answer.is_error();
        stats.add(&answer);
        progress.inc(1);
        let text = if for_people { sheet::sheet(&answer, texts) } else { answer.to_json().to_string() };
        progress.suspend(|| writeln!(output, "{text}"))
    })?;
    output.flush()?;
    progress.finish_and_clear();
    if options.stats {
        crate::complain(&stats.sentence(texts));
    }
    Ok(if unsolved { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// The lines with something on them; a single record may be spread over several.
fn lines(options: &Solve, texts: Texts) -> Result<Vec<String>, Failure> {
    let failed = |error| unreadable(&options.file, &error, texts);
    let reader: Box<dyn io::Read> = if options.file.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(fs::File::open(&options.file).map_err(failed)?)
    };
    let lines = BufReader::new(reader).lines().collect::<Result<Vec<_>, _>>().map_err(failed)?;
    let first = lines.iter().find(|line| !line.trim().is_empty());
    let spread = first.is_some_and(|line| {
        serde_json::from_str::<serde_json::Value>(line).is_err_and(|error| error.is_eof())
    });
    if spread {
        return Ok(vec![lines.join("\n")]);
    }
    Ok(lines.into_iter().filter(|line| !line.trim().is_empty()).collect())
}

/// A bar on standard error, if there is much to do and somebody to see it.
fn progress(count: usize) -> ProgressBar {
    if count < MANY || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count as u64);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Solves the lines and hands the answers on in their order.
fn in_order(
    options: &Solve,
    lines: &[String],
    wanted: Wanted,
    mut each: impl FnMut(Answer) -> io::Result<()>,
) -> io::Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, answers) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..options.threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut solver = Solver::new(usize::from(options.memory) << 20);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(line) = lines.get(number) else { return };
                    let answer = problem::answer(&mut solver, line, wanted);
                    if sender.send((number, answer)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (number, answer) in answers {
            waiting.insert(number, answer);
            while let Some(answer) = waiting.remove(&due) {
                due += 1;
                each(answer)?;
            }
        }
        Ok(())
    })
}
